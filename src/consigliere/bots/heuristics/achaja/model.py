"""The table as a bot models it: dice, tokens and what they promise, from one seat's view alone."""

from __future__ import annotations

from typing import Any

from consigliere.core.game import View
from consigliere.games.achaja import GAME

GOLD = 0.1  # in power: ten gold are one point
STREET, PALACE = 0.2, 0.3
RESERVE = "reserve"
HOLD = 3.0  # found by duels between greedies
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


OPS = _texts()

_SEEN: dict[str, int] = {}
#: texts that do the same have the same number
ALIKE = {text: _SEEN.setdefault(repr(ops), len(_SEEN)) for text, ops in OPS.items()}


class Model:
    """Dice as [colour, value, place]. Sums are kept by location, and only locations that changed are judged again."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.turn: int = view["turn"]
        self.owner: dict[str, int] = {c: seat for seat, own in enumerate(view["colours"]) for c in own}
        self.mine: list[str] = view["colours"][self.seat]
        self.dice: list[list[Any]] = [
            [colour, value, place] for place, at in view["locations"].items() for colour, value in at["dice"]
        ]
        self.dice += [[colour, value, RESERVE] for colour, values in view["reserve"].items() for value in values]
        self.limit = {place: at["limit"] if at["open"] else 0 for place, at in view["locations"].items()}
        self.count = {place: len(at["dice"]) for place, at in view["locations"].items()}
        self.tokens = {place: dict(at["tokens"]) for place, at in view["locations"].items()}
        self.harm: float = 1.0 if self.players == 2 else 0.9 / (self.players - 1)  # what the loss of one other is worth
        spare = max(0.0, 1 - max(0, len(view["hand"]) - 3) / 8)  # of many cards few can be played
        self.card: float = (0.45, 0.4, 0.2)[self.turn - 1] * spare
        active = sum(not passed for passed in view["passed"]) - (not view["passed"][self.seat])
        self.hold: float = 1 / (1 + HOLD * active)  # how likely a lead lasts while others can still act
        self.sure: float = 0.4 + 0.2 * self.turn  # how sure the majorities of today are at the end
        self.sums: dict[str, dict[str, int]] = {place: {} for place in self.tokens}
        self.own = dict.fromkeys(self.tokens, 0)
        for colour, value, place in self.dice:
            if place != RESERVE:
                self.sums[place][colour] = self.sums[place].get(colour, 0) + value
                self.own[place] += self.owner[colour] == self.seat
        self.worth = dict.fromkeys(self.tokens, 0.0)
        self.total = 0.0
        self.dirty = set(self.tokens)
        self.memo: dict[int, float] = {}  # what effects are worth on the table as it lies
        self.goods = 0.0  # gold, cards, cousins and power gained so far, in power

    def room(self, place: str) -> bool:
        return self.count[place] < self.limit[place]

    def value(self) -> float:
        """What all locations promise, and the goods."""
        if self.dirty:
            for place in self.dirty:
                found = self.location(place)
                self.total += found - self.worth[place]
                self.worth[place] = found
            self.dirty.clear()
        return self.total + self.goods

    def location(self, place: str) -> float:
        """A-81, A-82, A-87: who dominates, what the token brings, and what the actions of own dice are worth."""
        best = second = 0
        leader = ""
        for colour, value in self.sums[place].items():
            if value > best:
                best, second, leader = value, best, colour
            elif value > second:
                second = value
        tokens = self.tokens[place]
        total = self.own[place] * ACTIONS.get(place, 0.1)
        margin = best - second
        if margin:
            gain = (0.0 if leader in tokens else 1.0) + 0.1 * (margin if margin < 3 else 3)
            gain *= self.hold
            total += gain if self.owner[leader] == self.seat else -self.harm * gain
        else:
            leader = ""
        return total + self.majority(tokens, leader)

    def majority(self, tokens: dict[str, int], leader: str) -> float:
        """A-87 The point for most tokens at the end, surer the nearer the end is."""
        best, first, tied = 0, "", False
        if leader and leader not in tokens:
            best, first = 1, leader
        for colour, n in tokens.items():
            n += colour == leader
            if n > best:
                best, first, tied = n, colour, False
            elif n == best:
                tied = True
        if tied or not best:
            return 0.0
        sure = self.sure * self.hold if first == leader else self.sure
        return sure if self.owner[first] == self.seat else -self.harm * sure

    def change(self, die: list[Any], value: int) -> None:
        colour, before, place = die
        if place != RESERVE:
            self.sums[place][colour] += value - before
            self.dirty.add(place)
        die[1] = value

    def move(self, die: list[Any], place: str) -> None:
        colour, value, before = die
        for at, sign in ((before, -1), (place, 1)):
            if at != RESERVE:
                sums = self.sums[at]
                sums[colour] = sums.get(colour, 0) + sign * value
                if not sums[colour]:
                    del sums[colour]
                self.count[at] += sign
                self.own[at] += sign * (self.owner[colour] == self.seat)
                self.dirty.add(at)
        die[2] = place

    def put_token(self, colour: str, place: str, n: int = 1) -> None:
        self.dirty.add(place)
        self.tokens[place][colour] = self.tokens[place].get(colour, 0) + n
        if not self.tokens[place][colour]:
            del self.tokens[place][colour]


def amount(value: Any, model: Model) -> int:
    """A number of an effect, as well as one can tell beforehand."""
    if isinstance(value, int):
        return int(value)
    if "each" in value:
        on_board = sum(d[2] != RESERVE and model.owner[d[0]] == model.seat for d in model.dice)
        return int(value["each"]) * int(on_board)
    return 1 + int(value["plus"])


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


ACTIONS = {entry["id"]: plain_worth(entry["ops"]) for entry in GAME.shipped_data.tables["location"]}
