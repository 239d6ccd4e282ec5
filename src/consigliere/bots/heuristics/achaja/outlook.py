"""What a table promises a seat, in points of power. All weights of the bot stand here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from operator import mul, ne, sub
from typing import NamedTuple

from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS
from consigliere.games.achaja.operations.goods import SellCards
from consigliere.games.achaja.state import RESERVE, Rules, State

GOLD = 0.1  # ten gold are one point
STREET, PALACE = 0.2, 0.3  # a cousin
CARD = (0.45, 0.4, 0.1)  # an intrigue card, by turn; in the last one as long as it may still be played
ENOUGH, MANY = 3, 8  # cards beyond the first few are worth less and less: of many few can be played
ANSWER = 0.15  # a card that can answer, as long as rivals can still act
RIVALS = 0.9  # what the losses of all rivals together are worth; of a single one as much as own gains
LASTING = 1.5  # how much each rival who can still act endangers a lead; found by duels
FIRST_TOKEN, MARGIN, WIDEST = 1.0, 0.1, 3  # for dominating: the point, and a safe distance
PLACED, STRONG = 1.3, 4  # while dice are placed: how likely a lead of so many points lasts
LATER = 0.2  # what dice count on a location that is resolved already: they lie there next turn
SURE = (0.6, 0.8, 1.0)  # by turn: how likely most tokens of today are most tokens at the end
FORCED = 0.1  # an increase token: a die must leave the location after the dominance phase

# What lies on a location is packed into one number, so that what it promises can be remembered: for each colour so
# many bits for the sum of its dice and for its power tokens, then the number of own dice and which location it is.
SUM_BITS, TOKEN_BITS = 8, 5
SUM, TOKEN = (1 << SUM_BITS) - 1, (1 << TOKEN_BITS) - 1
TOKENS = SUM_BITS * COLOURS
OWN = TOKENS + TOKEN_BITS * COLOURS
PLACE = OWN + 5
OWN_DICE = 31
ALL_DICE = range(COLOURS * DICE)
SHIFT = tuple(SUM_BITS * (die // DICE) for die in ALL_DICE)  # where the value of a die is added
MOST_REMEMBERED = 20_000


class Hand(NamedTuple):
    """What cards in a hand are worth."""

    first: float  # the first few, each
    each: float = 0.0  # at the least, however many there are: they can be sold


class Outlook:
    """What a location promises a seat; the same for all tables at which as many others can still act in that turn."""

    def __init__(
        self, rules: Rules, actions: tuple[float, ...], owner: tuple[int, ...], seat: int, turn: int, active: int,
        done: int, cards: Hand, placing: bool,
    ) -> None:  # fmt: skip
        self.actions = actions  # by location: what a die may do there is worth
        over = 0.0 if turn == len(SURE) else LATER
        self.due = tuple(over if done >> at & 1 else 1.0 for at in range(LOCATIONS + 1))  # by location
        self.owner, self.seat = owner, seat
        self.harm = 1.0 if rules.players == 2 else RIVALS / (rules.players - 1)  # what the loss of one rival is worth
        self.hold = 1 / (1 + LASTING * active)  # how likely a lead lasts
        self.placing = placing
        self.sure = SURE[turn - 1]
        self.share = tuple(1.0 if other == seat else -self.harm for other in range(rules.players))
        self.last = turn == len(SURE)
        self.hand = [0.0]  # by number of cards
        for n in range(1, len(rules.box.deck) + 1):
            self.hand.append(self.hand[-1] + max(cards.each, cards.first * max(0.0, 1 - max(0, n - ENOUGH) / MANY)))
        self.remembered: dict[int, float] = {}

    def location(self, packed: int) -> float:
        """What a location promises on which this lies."""
        found = self.remembered.get(packed)
        if found is None:
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            found = self.remembered[packed] = self._promise(packed)
        return found

    def _promise(self, packed: int) -> float:
        """A-81, A-82, A-87: who dominates, what the token brings, and what the actions of own dice are worth."""
        best = second = 0
        leader = -1
        for colour in range(COLOURS):
            total = packed >> SUM_BITS * colour & SUM
            if total > best:
                best, second, leader = total, best, colour
            elif total > second:
                second = total
        due = self.due[packed >> PLACE]
        found = self.actions[packed >> PLACE] * (packed >> OWN & OWN_DICE) * due
        if best > second:
            first = not packed >> TOKENS + TOKEN_BITS * leader & TOKEN
            hold = PLACED * min(best, STRONG) / STRONG if self.placing else self.hold
            gain = (FIRST_TOKEN * first + MARGIN * min(best - second, WIDEST)) * hold * due
            found += gain if self.owner[leader] == self.seat else -self.harm * gain
        else:
            leader, hold = -1, 0.0
        if due < 1.0:
            leader = -1  # it gets no token any more this turn
        return found + self._majority(packed >> TOKENS, leader, hold)

    def _majority(self, tokens: int, leader: int, hold: float) -> float:
        """A-87 The point for most tokens at the end, if the leader of today adds one."""
        counts = [(tokens >> TOKEN_BITS * colour & TOKEN) + (colour == leader) for colour in range(COLOURS)]
        best = max(counts)
        if not best or counts.count(best) > 1:
            return 0.0
        first = counts.index(best)
        sure = self.sure * hold if first == leader else self.sure
        return sure if self.owner[first] == self.seat else -self.harm * sure


outlook = lru_cache(maxsize=256)(Outlook)


def resolved(s: State) -> int:
    """A-80 The locations (bits) of which the dominance phase needs nothing any more, the present one among them."""
    for frame in s.stack:
        if frame.step == "tile":
            return sum(1 << at for at in s.order[: frame.about[0]])
        if frame.step == "shrink":
            return (1 << LOCATIONS + 1) - 2
    return 0


def hand_worth(s: State, seat: int, active: int, done: int) -> Hand:
    """What a card in the hand is worth: less in the last turn, where it only can be played now, answer, or be sold."""
    if s.turn < len(SURE):
        return Hand(CARD[s.turn - 1])
    mine = s.houses.dice[seat]
    ahead = [price for at, price in sales(s.rules) if not done >> at & 1 and any(s.place[die] == at for die in mine)]
    each = GOLD * max(ahead, default=0)
    playable = not done and (active or not s.passed >> seat & 1)
    return Hand(CARD[-1] if playable and active else 0.0, each)


@lru_cache(maxsize=32)
def sales(rules: Rules) -> tuple[tuple[int, int], ...]:
    """Where cards can be sold, and for how much each."""
    programs = rules.programs.locations
    found = [(at, op) for at in range(1, LOCATIONS + 1) for op in programs[at].code if isinstance(op, SellCards)]
    return tuple((at, op.each) for at, op in found)


class Scales:
    """Weighs what could become of a table against the table as it lies."""

    def __init__(self, s: State, seat: int, actions: tuple[float, ...]) -> None:
        rules, owner = s.rules, s.houses.owner
        active = sum(not s.passed >> other & 1 for other in range(rules.players) if other != seat)
        self.s, self.seat = s, seat
        done = resolved(s)
        placing = bool(s.stack) and s.stack[-1].step == "place"
        hand = hand_worth(s, seat, active, done)
        self.outlook = outlook(rules, actions, owner, seat, s.turn, active, done, hand, placing)
        self.share, self.location = self.outlook.share, self.outlook.location
        self.owned = [(other == seat) << OWN for other in s.houses.of_die]
        self.packed = [at << PLACE for at in range(LOCATIONS + 1)]
        for die in s.houses.every:
            self.packed[s.place[die]] += (s.value[die] << SHIFT[die]) + self.owned[die]
        for token, n in enumerate(s.tokens):
            if n:
                self.packed[token // COLOURS] += n << TOKENS + TOKEN_BITS * (token % COLOURS)
        self.worth = [0.0, *map(self.location, self.packed[1:])]
        answering = not self.outlook.last or (active > 0 and not done)
        self.answers = [card for card in s.hands[seat] if rules.box.response[card]] if answering else []

    def gain(self, t: State) -> float:
        """How much better the table `t` is for the seat."""
        s = self.s
        total = 0.0
        if t.place != s.place or t.value != s.value or t.tokens != s.tokens:
            total = self._on_board(t)
        if t.gold != s.gold:
            total += GOLD * self._shares(t.gold, s.gold)
        if t.power != s.power:
            total += self._shares(t.power, s.power)
        if t.street != s.street:
            total += STREET * self._shares(t.street, s.street)
        if t.palace != s.palace:
            total += PALACE * self._shares(t.palace, s.palace)
        if t.hands != s.hands:
            total += self._in_hands(t)
        if t.extra != s.extra and not self.outlook.last:
            total -= FORCED * (sum(t.extra) - sum(s.extra))
        return total

    def _shares(self, after: list[int], before: list[int]) -> float:
        gains: Iterable[float] = map(mul, self.share, map(sub, after, before))
        return sum(gains)

    def _on_board(self, t: State) -> float:
        """Only the locations count where something has changed."""
        s, owned = self.s, self.owned
        packed: dict[int, int] = {}
        moved = {*compress(ALL_DICE, map(ne, t.place, s.place)), *compress(ALL_DICE, map(ne, t.value, s.value))}
        for die in moved:
            was, at, shift = s.place[die], t.place[die], SHIFT[die]
            packed[was] = packed.get(was, self.packed[was]) - (s.value[die] << shift) - owned[die]
            packed[at] = packed.get(at, self.packed[at]) + (t.value[die] << shift) + owned[die]
        if t.tokens != s.tokens:
            for token, (n, before) in enumerate(zip(t.tokens, s.tokens)):
                if n != before:
                    at = token // COLOURS
                    more = n - before << TOKENS + TOKEN_BITS * (token % COLOURS)
                    packed[at] = packed.get(at, self.packed[at]) + more
        packed.pop(RESERVE, None)
        return sum(map(self.location, packed.values())) - sum([self.worth[at] for at in packed])

    def _in_hands(self, t: State) -> float:
        """Cards count by their number: what is drawn in an imagined world promises nothing for the real one."""
        worth = self.outlook.hand
        total = 0.0
        for share, after, before in zip(self.share, t.hands, self.s.hands):
            if len(after) != len(before):
                total += share * (worth[len(after)] - worth[len(before)])
        if self.answers:
            left = t.hands[self.seat]
            total -= ANSWER * sum([left.count(card) < self.answers.count(card) for card in self.answers])
        return total
