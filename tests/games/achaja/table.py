"""Situations set up directly: dice as in the scenarios ("R6@8" is a red 6 on location 8, @0 the reserve)."""

from __future__ import annotations

import re
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.flow import NOBODY, Frame, advance
from consigliere.core.match import Match
from consigliere.core.move import Move
from consigliere.core.options import settle
from consigliere.core.position import Position
from consigliere.core.record import Header
from consigliere.games.achaja import GAME
from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS
from consigliere.games.achaja.changes import measure
from consigliere.games.achaja.state import ABSENT, RESERVE, Houses, State, empty_table, take_colours

LETTERS = "RYBGP"  # the colours in the order of the box; seat 0 is red, seat 1 yellow, ... with 3 to 5 players
A, B, C, D, E = range(5)

#: The worked scenarios speak of these values. They are ours (R), and the shipped file may balance them otherwise.
BOOK = {
    r'(?s)(id = "orion"\n.*?base_cost = )\d': r"\g<1>1",
    r'(?s)(id = "patronage"\n.*?){ op = "pay", amount = \d },\n': r"\g<1>",
}


def book_data() -> DataFile:
    """The component file with the values of the scenarios."""
    text = GAME.shipped_data.text
    for shipped, book in BOOK.items():
        text = re.sub(shipped, book, text, count=1)
    return DataFile(text, "book.toml")


class FixedChance(Chance):
    """Chance whose next rolls are given; after them it goes on as usual."""

    __slots__ = ("rolls",)

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(bytes(32))
        self.rolls = rolls

    def roll(self, sides: int = 6) -> int:
        return self.rolls.pop(0) if self.rolls else super().roll(sides)

    def clone(self) -> Chance:
        twin = FixedChance(self.rolls[:])
        twin.used, twin._block = self.used, self._block
        return twin


class Table:
    """A match with short ways to say what happens at it."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.events: list[Any] = []

    @property
    def s(self) -> State:
        return self.match.state

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.asked

    @property
    def question(self) -> str | None:
        return self.s.stack[-1].step if self.s.stack else None

    def legal(self, seat: int) -> list[str]:
        """The answers a seat owes, without the free trade of power."""
        return [str(move) for move in self.match.legal(seat) if move.verb not in ("trade", "give")]

    def play(self, seat: int, *moves: str) -> list[Any]:
        before = len(self.match.events)
        for move in moves:
            self.match.play(seat, move)
        self.events = self.match.events[before:]
        return self.events

    def decline(self) -> None:
        """Nobody responds."""
        while self.question == "respond":
            self.play(self.asked[0], "decline")

    def rule(self, seat: int, move: str) -> str:
        refusal = self.match.why_not(seat, Move.parse(move))
        assert refusal is not None, f"{move} is legal"
        assert refusal.rule in GAME.rulebook
        return refusal.rule

    def dice(self, letter: str) -> list[str]:
        """The dice of a colour that lie in Troy or were named, as "R6@8"."""
        colour = LETTERS.index(letter)
        return sorted(
            f"{letter}{self.s.value[d]}@{self.s.place[d]}" for d in range(colour * DICE, colour * DICE + DICE)
        )

    def at(self, location: int) -> list[str]:
        return sorted(
            f"{LETTERS[d // DICE]}{self.s.value[d]}" for d, place in enumerate(self.s.place) if place == location
        )

    def tokens(self, location: int) -> dict[str, int]:
        found = {LETTERS[c]: self.s.tokens[location * COLOURS + c] for c in range(COLOURS)}
        return {letter: n for letter, n in found.items() if n}

    def discard(self) -> list[str]:
        return [self.s.rules.box.cards[card] for card, n in enumerate(self.s.discard) for _ in range(n)]

    def hand(self, seat: int) -> list[str]:
        return [self.s.rules.box.cards[card] for card in self.s.hands[seat]]

    def uses(self, character: str) -> int:
        return self.s.uses[self.s.rules.box.character[character]]


def table(
    players: int = 4,
    *,
    turn: int = 1,
    dice: str = "",
    rest: int = 3,
    gold: list[int] | int = 7,
    power: list[int] | int = 5,
    street: list[int] | int = 0,
    palace: list[int] | int = 0,
    hands: list[str] | None = None,
    discard: str = "",
    tokens: str = "",
    extra: dict[int, int] | None = None,
    marker: int = 0,
    shown: str = "",
    uses: dict[str, int] | None = None,
    events: list[str] | None = None,
    passed: tuple[int, ...] = (),
    order: str = "",
    rolls: list[int] | None = None,
    houses: tuple[tuple[int, ...], ...] | None = None,
    data: Any = None,
    **options: Any,
) -> Table:
    """A table in the middle of a turn, with nothing asked yet; dice that are not named lie in the reserve."""
    settled = settle("achaja", GAME.options, players, options)
    rules = GAME.rules_for(players, settled, data or GAME.shipped_data)
    s = empty_table(rules, FixedChance(rolls or []))
    box = rules.box
    if houses is not None:
        take_colours(s, Houses(houses))
    s.turn, s.marker, s.open = turn, marker, box.opened[turn]
    s.value = [rest if place != ABSENT else 0 for place in s.place]
    used = [0] * COLOURS
    for word in dice.split():
        colour, (value, place) = LETTERS.index(word[0]), word[1:].split("@")
        die = colour * DICE + used[colour]
        used[colour] += 1
        s.value[die], s.place[die] = int(value), int(place)
        s.at[int(place)] += int(place) != RESERVE
    for location, n in (extra or {}).items():
        s.extra[location] = n
        s.increase_left -= n
    for at in range(1, LOCATIONS + 1):
        measure(s, at)
    for word in tokens.split():
        letter, place = word.split("@")
        colour = LETTERS.index(letter)
        s.tokens[int(place) * COLOURS + colour] += 1
        s.supply[colour] -= 1
    s.gold = [gold] * players if isinstance(gold, int) else list(gold)
    s.power = [power] * players if isinstance(power, int) else list(power)
    s.street = [street] * players if isinstance(street, int) else list(street)
    s.palace = [palace] * players if isinstance(palace, int) else list(palace)
    s.street_pile -= sum(s.street)
    s.palace_pile -= sum(s.palace)
    for seat, hand in enumerate(hands or []):
        for card in hand.split():
            s.deck.remove(box.card[card])
            s.hands[seat].append(box.card[card])
        s.hands[seat].sort()
    for card in discard.split():
        s.deck.remove(box.card[card])
        s.discard[box.card[card]] += 1
        s.discarded += 1
    for name in shown.split():
        who = box.character[name]
        next(deck for deck in s.character_decks if who in deck).remove(who)
        s.shown.append(who)
    for name, n in (uses or {}).items():
        s.uses[box.character[name]] = n
    for seat, name in enumerate(events or []):
        if name:
            s.events[seat] = box.event[name]
            next(deck for deck in s.event_decks if s.events[seat] in deck).remove(s.events[seat])
    s.passed, s.passes = sum(1 << seat for seat in passed), len(passed)
    if order:
        s.order = tuple(int(at) for at in order.split())
    header = Header("achaja", GAME.rules_version, players, settled, bytes(32), (), None)
    return Table(Match(header, Position(GAME, rules, s)))


def phase(t: Table, *frames: Frame) -> Table:
    """Put steps on the stack above those of the turn, and go on until somebody is asked."""
    turn = t.s.turn
    t.s.stack = [Frame("game", NOBODY, turn + 1), *frames]
    told: list[Any] = []
    t.s.told = told
    advance(t.s)
    t.s.told = None
    t.match.events += told
    return t


def intrigue(seat: int = A, **situation: Any) -> Table:
    """The intrigue phase; `seat` is to act."""
    t = table(**situation)
    step = ("first_turn", 1) if t.s.turn == 1 else ("later_turn", 2)
    return phase(t, Frame(step[0], NOBODY, step[1]), Frame("round", NOBODY, (seat,)))


def dominance(first: int = 1, **situation: Any) -> Table:
    """The dominance phase from location `first` on."""
    t = table(**situation)
    return phase(t, Frame("dominance", NOBODY, 1), Frame("tile", NOBODY, (t.s.order.index(first),)))


def shrinking(**situation: Any) -> Table:
    """Step V of the dominance phase."""
    return phase(table(**situation), Frame("shrink"))


def reckoning(**situation: Any) -> Table:
    """The end of the game."""
    t = table(**{"turn": 3, **situation})
    t.s.stack = [Frame("reckoning")]
    told: list[Any] = []
    t.s.told = told
    advance(t.s)
    t.s.told = None
    t.match.events += told
    return t


def preparing(**situation: Any) -> Table:
    """The preparation phase of the turn after the one that is set up."""
    t = table(**situation)
    t.s.stack = [Frame("game", NOBODY, t.s.turn + 2), Frame("later_turn")]
    advance(t.s)
    return t
