"""Questions one would ask at the table, answered without changing anything."""

from __future__ import annotations

from consigliere.core.flow import NOBODY
from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS, look_of
from consigliere.games.achaja.state import ABSENT, State


def clockwise(s: State, first: int) -> tuple[int, ...]:
    """A-14 All seats, beginning with `first`."""
    return s.rules.after[first - 1]


def has_room(s: State, location: int) -> bool:
    """A-22 Open, and fewer dice than the limit with its increase tokens."""
    return bool(s.open >> location & 1) and s.at[location] < s.rules.limit[location] + s.extra[location]


def look(s: State, die: int) -> int:
    """Colour, place and value of a die in one number: dice that look alike are interchangeable."""
    return look_of(die // DICE, s.place[die], s.value[die])


def cost(s: State, character: int) -> int:
    """A-61 Base cost and one more for every use token. A-62 Each figure has use tokens of its own."""
    return s.rules.base_cost[character] + s.uses[character] * s.rules.use_cost


def available(s: State) -> list[int]:
    """A-60 The characters of the turn, and always those of the House of Orion."""
    return [*s.shown, *s.rules.box.figures]


def sole_leader(amounts: list[int]) -> int:
    """The place of the one highest amount; NOBODY if it is shared or nothing."""
    best = max(amounts)
    return amounts.index(best) if best and amounts.count(best) == 1 else NOBODY


def reserve(s: State, colour: int) -> list[int]:
    """A-13 The dice of a colour that lie before their owner."""
    return [die for die in range(colour * DICE, (colour + 1) * DICE) if s.place[die] == 0]


def dice_at(s: State, location: int) -> list[int]:
    return [die for die, place in enumerate(s.place) if place == location] if s.at[location] else []


def wealth(s: State, seat: int) -> int:
    """A-88 Gold, and 2 for each unused cousin."""
    return s.gold[seat] + s.rules.number["cousin_value"] * (s.street[seat] + s.palace[seat])


def leads(s: State) -> list[int]:
    """A-87 By location: the colour with strictly most power tokens there, or NOBODY. A-97 Each colour for itself."""
    tokens = s.tokens
    return [sole_leader(tokens[at * COLOURS : (at + 1) * COLOURS]) for at in range(LOCATIONS + 1)]


def sums_for_the_first_player(s: State, lowest: int = 0) -> list[int]:
    """A-12, A-93 By seat: the sum of all dice. A-103 Only of so many of the lowest."""
    sums = []
    for seat in range(s.rules.players):
        values = sorted(s.value[die] for die in s.houses.dice[seat] if s.place[die] != ABSENT)
        sums.append(sum(values[:lowest] if lowest else values))
    return sums
