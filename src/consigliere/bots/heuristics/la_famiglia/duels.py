"""How the greedy player of La Famiglia plays conflict cards: what each would bring against somebody nobody can read."""

from __future__ import annotations

import math
from collections.abc import Sequence

from consigliere.bots.heuristics.la_famiglia.sight import Sight
from consigliere.core.chance import Chance
from consigliere.core.move import Move
from consigliere.games.la_famiglia.box import NEUTRAL, Card

TAKES = 0.46  # how often others are thought to take a card
FLED = 0.8  # of what a soldato is worth who flees into the HQ
DARING = 0.05  # how much worse a card may be and still be played now and then


def usual(card: Card) -> float:
    """How often others are thought to play a card."""
    return 0.5 if card.treachery else 0.2 if card.number == 1 else 0.3


class Duel:
    """A duel as one of its sides sees it: every pair of cards, taken or left, and what comes of it."""

    def __init__(self, sight: Sight) -> None:
        fight = sight.view["fight"]
        self.box = sight.box
        self.attacks = fight["boss"] == sight.seat
        self.sides = fight["attackers"], fight["defenders"]
        self.once = sight.view["options"]["identical_cards_once"]
        self.man = sight.man
        area, neutral = sight.box.area[fight["area"]], fight["attacker"] == "neutral"
        gain = sight.worth(area) if self.attacks else sight.loss(area) if sight.holder[area] == sight.seat else 2.0
        self.area = max(2.0, gain)
        self.own_men = not (neutral if self.attacks else sight.holder[area] == NEUTRAL)

    def worth(self, attacking: Card, defending: Card, attacker_takes: bool, defender_takes: bool) -> float:
        """What one way for the duel to go is worth to this side."""
        attacker = [defending] * attacker_takes + [attacking] * (not defender_takes)
        defender = [attacking] * defender_takes + [defending] * (not attacker_takes)
        if self.once:
            attacker, defender = list(dict.fromkeys(attacker)), list(dict.fromkeys(defender))
        left, fled = self.after(attacker, defender)
        won = left[0] > left[1]
        side = 0 if self.attacks else 1
        men = max(0, left[side] - left[1 - side]) + FLED * fled[side] if self.own_men else 0.0
        return (self.area if won == self.attacks else 0.0) + self.man * men

    def after(self, attacker: Sequence[Card], defender: Sequence[Card]) -> tuple[list[int], list[int]]:
        """LF-16.5 Who is left before the losses, and who has fled: first Treachery, then Cowardice."""
        left = list(self.sides)
        hands = ([card.number for card in hand if card.treachery] for hand in (attacker, defender))
        for a, d in zip(*(numbers + [0] * (2 - len(numbers)) for numbers in hands), strict=True):
            gone, turned = min(a, left[1]), min(d, left[0])
            left = [left[0] + gone - turned, left[1] + turned - gone]
        fled = [0, 0]
        for side, hand in enumerate((attacker, defender)):
            fled[side] = min(left[side], sum(card.number for card in hand if not card.treachery))
            left[side] -= fled[side]
        return left, fled

    def expected(self, own: Card, takes: bool, other_takes: bool | None) -> float:
        """The same on average over the card of the other side, and over whether it takes if that is not known."""
        total = 0.0
        for card in self.box.cards:
            for they, likely in ((True, TAKES), (False, 1 - TAKES)):
                if other_takes is not None:
                    likely = float(they == other_takes)
                if likely:
                    value = self.worth(own, card, takes, they) if self.attacks else self.worth(card, own, they, takes)
                    total += usual(card) * likely * value
        return total

    def promise(self, own: Card) -> float:
        """What a card promises before anything is known: the defender will see whether the attacker takes."""
        if self.attacks:
            return max(self.expected(own, takes, None) for takes in (True, False))
        return sum(
            likely * max(self.expected(own, takes, they) for takes in (True, False))
            for they, likely in ((True, TAKES), (False, 1 - TAKES))
        )


def pick_card(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """A mixed choice: mostly what promises most, now and then another, so that nobody can tell which it is."""
    duel = Duel(sight)
    promises = [duel.promise(sight.box.cards[sight.box.card[move[1]]]) / duel.area for move in moves]
    best = max(promises)
    weights = [1 + int(1000 * math.exp((promise - best) / DARING)) for promise in promises]
    at = chance.below(sum(weights))
    for move, weight in zip(moves, weights):
        at -= weight
        if at < 0:
            return move
    return moves[-1]


def pick_take(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Take the other's card or leave it, whichever promises more beside the own one."""
    duel, fight = Duel(sight), sight.view["fight"]
    own = sight.box.cards[sight.box.card[fight["cards"][0 if duel.attacks else 1]]]
    known = None if duel.attacks else fight["takes"][0]
    takes, leaves = (duel.expected(own, take, known) for take in (True, False))
    wanted = takes > leaves or (takes == leaves and chance.below(2) == 0)
    return next(move for move in moves if (move.verb == "take") == wanted)
