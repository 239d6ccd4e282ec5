"""The table as a bot models it: dice, tokens and what they promise, from one seat's view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.core.game import View
from consigliere.games.achaja import GAME

GOLD = 0.1  # in power: ten gold are one point
STREET, PALACE = 0.2, 0.3
RESERVE = "reserve"
PASS_GOLD = float(GAME.shipped_data.tables["number"]["pass_gold"]["value"])
HOLD = 3.0  # found by duels between greedies
COUSIN_STOPS = 0.6  # how likely somebody with a cousin uses it against a card
STOPPED = 0.4  # what part of an attack remains if it is stopped: the answer was a card or cousin too
Ops = list[dict[str, Any]]


def _texts() -> dict[str, Ops]:
    """What effects, abilities, events and locations do, by the id of their text."""
    tables = GAME.shipped_data.tables
    found: dict[str, Ops] = {}
    for kind in ("location", "character", "figure", "event"):
        found.update({entry["id"]: entry["ops"] for entry in tables[kind]})
    for card in tables["intrigue"]:
        found.update({f"{card['id']}.{effect['id']}": effect["ops"] for effect in card["effect"]})
        if "response" in card:
            found[f"{card['id']}.response"] = card["response"]["ops"]
    return found


def _answering() -> float:
    """How likely an unknown card answers an attack."""
    cards = GAME.shipped_data.tables["intrigue"]
    answers = sum(card["copies"] for card in cards if "response" in card)
    return 0.75 * float(answers) / float(sum(card["copies"] for card in cards))


OPS = _texts()
CARD_STOPS = _answering()

_SEEN: dict[str, int] = {}
#: texts that do the same, and can be answered or cannot, have the same number
ALIKE = {text: _SEEN.setdefault(f"{ops} {'.' in text}", len(_SEEN)) for text, ops in OPS.items()}


def plain_worth(ops: Ops) -> float:
    """What a list promises without looking at the table; for the actions of locations."""
    total = 0.0
    for op in ops:
        name = op["op"]
        if name in ("pay", "gain_gold"):
            total += GOLD * op["amount"] * (1 if name == "gain_gold" else -1)
        elif name == "draw_intrigue":
            total += 0.2 * op["count"]
        elif name == "gain_cousin":
            total += (STREET if op["kind"] == "street" else PALACE) * op["count"]
        elif name in ("recover_intrigue", "sell_cards"):
            total += 0.2
        elif name == "place_power_token":
            total += 0.8
        elif name in ("reroll_die", "modify_die"):
            total += 0.3
        elif name == "choose_one":
            total += max(plain_worth(option) for option in op["options"])
    return max(total, 0.05)


LOCATIONS = tuple(entry["id"] for entry in GAME.shipped_data.tables["location"])
ACTIONS = tuple(plain_worth(entry["ops"]) for entry in GAME.shipped_data.tables["location"])

# ---- a location as one number --------------------------------------------------------------------------------------
# What lies on a location is packed into one number, so that it can be changed by adding, undone by subtracting, and
# looked up: for each colour 7 bits for the sum of its dice, then 4 bits each for the number of dice, the number of own
# dice and which location it is, then for each colour 5 bits for its power tokens.

COLOURS = 5
SUM_BITS, TOKEN_BITS = 7, 5
SUM, TOKEN = (1 << SUM_BITS) - 1, (1 << TOKEN_BITS) - 1
DICE = SUM_BITS * COLOURS
OWN, PLACE, TOKENS = DICE + 4, DICE + 8, DICE + 12
MOST_REMEMBERED = 100_000


class Outlook:
    """What a location promises a seat; the same for all tables at which as many others can still act."""

    def __init__(self, owner: tuple[int, ...], seat: int, players: int, turn: int, active: int) -> None:
        self.owner, self.seat = owner, seat
        self.harm: float = 1.0 if players == 2 else 0.9 / (players - 1)  # what the loss of one other is worth
        self.hold: float = 1 / (1 + HOLD * active)  # how likely a lead lasts while others can still act
        self.sure: float = 0.4 + 0.2 * turn  # how sure the majorities of today are at the end
        self.remembered: dict[int, float] = {}

    def location(self, packed: int) -> float:
        """A-81, A-82, A-87: who dominates, what the token brings, and what the actions of own dice are worth."""
        best = second = 0
        leader = -1
        for colour in range(len(self.owner)):
            total = packed >> SUM_BITS * colour & SUM
            if total > best:
                best, second, leader = total, best, colour
            elif total > second:
                second = total
        found = (packed >> OWN & 15) * ACTIONS[packed >> PLACE & 15]
        margin = best - second
        if margin:
            first = not packed >> TOKENS + TOKEN_BITS * leader & TOKEN
            gain = (float(first) + 0.1 * (margin if margin < 3 else 3)) * self.hold
            found += gain if self.owner[leader] == self.seat else -self.harm * gain
        else:
            leader = -1
        found += self.majority(packed >> TOKENS, leader)
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[packed] = found
        return found

    def majority(self, tokens: int, leader: int) -> float:
        """A-87 The point for most tokens at the end, surer the nearer the end is."""
        best, first, tied = 0, -1, False
        for colour in range(len(self.owner)):
            n = (tokens >> TOKEN_BITS * colour & TOKEN) + (colour == leader)
            if n > best:
                best, first, tied = n, colour, False
            elif n == best:
                tied = True
        if tied or not best:
            return 0.0
        sure = self.sure * self.hold if first == leader else self.sure
        return sure if self.owner[first] == self.seat else -self.harm * sure


outlook = lru_cache(maxsize=128)(Outlook)


class Model:
    """Dice as [colour, value, place], by name. What they promise is kept up to date with every change."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.turn: int = view["turn"]
        self.owner: dict[str, int] = {c: seat for seat, own in enumerate(view["colours"]) for c in own}
        self.mine: list[str] = view["colours"][self.seat]
        self.number = {colour: i for i, colour in enumerate(self.owner)}
        active = sum(not passed for passed in view["passed"]) - (not view["passed"][self.seat])
        self.outlook = outlook(tuple(self.owner.values()), self.seat, self.players, self.turn, active)
        self.remembered = self.outlook.remembered
        self.harm = self.outlook.harm
        resting = sum(view["passed"])
        self.waiting: float = PASS_GOLD * GOLD * resting * self.harm  # what those who passed gain by each action
        spare = max(0.0, 1 - max(0, len(view["hand"]) - 3) / 8)  # of many cards few can be played
        self.card: float = (0.45, 0.4, 0.2)[self.turn - 1] * spare
        self.weight: dict[str, int] = {
            colour: (1 << DICE) + ((1 << OWN) if seat == self.seat else 0) for colour, seat in self.owner.items()
        }
        self.dice: list[list[Any]] = []
        self.limit: dict[str, int] = {}
        self.packed: dict[str, int] = {}
        for at, (place, lies) in enumerate(view["locations"].items()):
            self.limit[place] = lies["limit"] if lies["open"] else 0
            packed = at << PLACE
            for colour, value in lies["dice"]:
                self.dice.append([colour, value, place])
                packed += self.heavy(colour, value)
            for colour, n in lies["tokens"].items():
                packed += n << TOKENS + TOKEN_BITS * self.number[colour]
            self.packed[place] = packed
        self.dice += [[colour, value, RESERVE] for colour, values in view["reserve"].items() for value in values]
        self.worth = {place: self.promise(packed) for place, packed in self.packed.items()}
        self.total = sum(self.worth.values())
        self.memo: dict[int, float] = {}  # what effects are worth on the table as it lies
        self.before = self.total
        self.bound: dict[str, Any] | None = None  # what was declared so far, by the names of the effect
        self.passes = [self.unanswered(seat) for seat in range(self.players)]
        self.answerable = False  # whether an effect being tried is one of a card, which its target may answer
        self.goods = 0.0  # gold, cards, cousins and power gained so far, in power

    def heavy(self, colour: str, value: int) -> int:
        """What a die adds to the number of its location."""
        return self.weight[colour] + (value << SUM_BITS * self.number[colour])

    def promise(self, packed: int) -> float:
        found = self.remembered.get(packed)
        return self.outlook.location(packed) if found is None else found

    def room(self, place: str) -> bool:
        return (self.packed[place] >> DICE & 15) < self.limit[place]

    def despite_answers(self, value: float, target: int) -> float:
        """What an effect is worth if the player it is against may stop it."""
        if not self.answerable or target == self.seat:
            return value
        return self.before + (value - self.before) * self.passes[target]

    def unanswered(self, target: int) -> float:
        """What part of a card against this player is left to hope for."""
        cousin = self.view["street"][target] or self.view["palace"][target]
        free: float = (1 - CARD_STOPS) ** self.view["hand_sizes"][target]
        free *= (1 - COUSIN_STOPS) if cousin else 1.0
        return free + (1 - free) * STOPPED

    def tokens(self) -> list[tuple[str, str]]:
        """Colour and place of the power tokens in Troy, alike ones once."""
        found = []
        for place, packed in self.packed.items():
            if tokens := packed >> TOKENS:
                found += [(c, place) for c, i in self.number.items() if tokens >> TOKEN_BITS * i & TOKEN]
        return found

    def value(self) -> float:
        """What all locations promise, and the goods."""
        return self.total + self.goods

    def add(self, place: str, difference: int) -> None:
        packed = self.packed[place] = self.packed[place] + difference
        found = self.promise(packed)
        self.total += found - self.worth[place]
        self.worth[place] = found

    def change(self, die: list[Any], value: int) -> None:
        colour, before, place = die
        if place != RESERVE:
            self.add(place, (value - before) << SUM_BITS * self.number[colour])
        die[1] = value

    def after_change(self, die: list[Any], value: int) -> float:
        """The value of the table if a die showed this."""
        colour, before, place = die
        if place == RESERVE:
            return self.total + self.goods
        packed = self.packed[place] + ((value - before) << SUM_BITS * self.number[colour])
        return self.total + self.goods + self.promise(packed) - self.worth[place]

    def move(self, die: list[Any], place: str) -> None:
        colour, value, before = die
        heavy = self.heavy(colour, value)
        if before != RESERVE:
            self.add(before, -heavy)
        if place != RESERVE:
            self.add(place, heavy)
        die[2] = place

    def best_move(self, die: list[Any], places: list[str]) -> float:
        """The value of the table after the best of these moves of a die; each other place, as it lies."""
        colour, value, before = die
        heavy = self.heavy(colour, value)
        base = self.total + self.goods
        if before != RESERVE:
            base += self.promise(self.packed[before] - heavy) - self.worth[before]
        packed, worth, promise = self.packed, self.worth, self.promise
        return base + max(promise(packed[place] + heavy) - worth[place] for place in places)

    def token(self, colour: str) -> int:
        """What a power token adds to the number of its location."""
        return 1 << TOKENS + TOKEN_BITS * self.number[colour]

    def after(self, changes: list[tuple[str, int]]) -> float:
        """The value of the table after changes at different locations."""
        found = self.total + self.goods
        for place, difference in changes:
            found += self.promise(self.packed[place] + difference) - self.worth[place]
        return found

    def shift(self, changes: list[tuple[str, int]]) -> None:
        for place, difference in changes:
            self.add(place, difference)

    def widen(self, place: str, n: int) -> None:
        self.limit[place] += n

    def gain(self, goods: float) -> None:
        self.goods += goods


def amount(value: Any, model: Model) -> int:
    """A number of an effect, as well as one can tell beforehand."""
    if isinstance(value, int):
        return int(value)
    if "each" in value:
        on_board = sum(d[2] != RESERVE and model.owner[d[0]] == model.seat for d in model.dice)
        return int(value["each"]) * int(on_board)
    return 1 + int(value["plus"])
