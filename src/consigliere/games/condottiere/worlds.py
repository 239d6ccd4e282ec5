"""Worlds: whole states that agree with everything a view says, made from the view alone.

Other hands, face-down cards and the pile (C-2.3) are dealt anew, and so is what others have shown to each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY
from consigliere.core.game import View
from consigliere.core.save import frames_from_plain, result_from_plain
from consigliere.games.condottiere.box import Box
from consigliere.games.condottiere.hands import put
from consigliere.games.condottiere.queries import may_be_discarding
from consigliere.games.condottiere.save import bounds_from_plain, mercenaries_from_plain, open_cards_from_plain
from consigliere.games.condottiere.state import NO_CARD, NOWHERE, Copies, Rules, ShownCopies, State, empty_table

ATTEMPTS = 1000  # to deal all hands; nearly always the first one does
DRAWS = 50  # of one hand until it fits what is known of it


class HiddenHand(NamedTuple):
    """A hand, and perhaps a card face down before it, as somebody else sees them."""

    seat: int
    known: tuple[int, ...]  # cards that are surely there
    unknown: int  # how many others are there
    face_down: bool
    mercenaries: bool | None  # whether there are any; None if one cannot tell

    def may_be(self, cards: Iterable[int], box: Box) -> bool:
        """Could it be these cards, as far as something is known about all of them?"""
        if self.mercenaries and not any(box.mercenary[card] for card in cards):
            return False
        return not self.face_down or any(box.hideable[card] for card in cards)  # C-17.1


class ShownInSecret(NamedTuple):
    """One seat showed another some cards, and a third cannot tell which, nor quite how many are left."""

    viewer: int
    owner: int
    least: int
    most: int


def worlds(rules: Rules, view: View) -> Callable[[Chance], State]:
    """Read the view once; each call of the function deals what the view does not say."""
    table = _table(rules, view)
    hands = _hidden_hands(rules, view)
    shown = [
        ShownInSecret(viewer, owner, least, most)
        for (viewer, owner), (least, most) in sorted(table.shown_bounds.items())
        if view["seat"] not in (viewer, owner)
    ]
    table.pile = _unseen(table, hands)
    if len(table.pile) != view["pile"] + sum(hand.unknown for hand in hands):
        raise ValueError("the cards of this view are not those of the box")

    def draw(chance: Chance) -> State:
        for _ in range(ATTEMPTS):
            s = table.clone()
            if all(_deal(s, hand, chance) for hand in hands):
                _decide(s, view["seat"], chance)
                if shown:
                    s.shown_cards = {**s.shown_cards, **_show(s, shown, chance)}
                return s
        raise ValueError("no deal of the cards agrees with this view")

    return draw


# -- reading the view -------------------------------------------------------------------------------------------------


def _table(rules: Rules, view: View) -> State:
    """All that the view says; hands and face-down cards of others are left out."""
    box, seat, more = rules.box, view["seat"], view["bookkeeping"]
    s = empty_table(rules, Chance(bytes(32)))
    s.stack = frames_from_plain(more["stack"])
    s.result = result_from_plain(view["result"])
    s.companies = [[box.card[card] for card in company] for company in view["companies"]]
    for card, n in view["discard"].items():
        s.discard[box.card[card]] = n
    s.control = [NOBODY if view["control"][region] is None else view["control"][region] for region in box.regions]
    s.pope = NOWHERE if view["pope"] is None else box.region[view["pope"]]
    s.region = NOWHERE if view["region"] is None else box.region[view["region"]]
    s.token, s.opener, s.first = view["token"], more["opener"], more["first"]
    s.passed = sum(1 << one for one, passed in enumerate(view["passed"]) if passed)
    s.defender, s.defended = NOBODY if view["defender"] is None else view["defender"], more["defended"]
    s.final = view["final"]
    s.points = list(view["points"])
    s.game_number, s.battle_number, s.round_number = view["game_number"], view["battle"], view["round"]
    s.with_mercenary, s.without_mercenary = mercenaries_from_plain(view["mercenaries"])
    s.open_cards = open_cards_from_plain(rules, more["open_cards"])
    s.shown_bounds = bounds_from_plain(rules, more["shown_bounds"])
    if seat is not None:
        put(s, seat, [box.card[card] for card in view["hand"]])
        s.face_down[seat] = NO_CARD if view["own_face_down"] is None else box.card[view["own_face_down"]]
        s.shown_cards = _shown_to_or_by(box, view, s.open_cards)
        s.discarding = view["discarding"] << seat
    return s


def _shown_to_or_by(box: Box, view: View, open_cards: Copies) -> ShownCopies:
    """What this seat was shown and what it has shown itself: all that is known less what everybody knows."""
    seat = view["seat"]
    shown: Counter[tuple[int, int, int]] = Counter()
    for owner, cards in enumerate(view["known"]):
        shown.update((seat, owner, box.card[card]) for card in cards)
    for viewer, cards in enumerate(view["known_of_mine"]):
        shown.update((viewer, seat, box.card[card]) for card in cards)
    return {
        (viewer, owner, card): secret
        for (viewer, owner, card), n in shown.items()
        if (secret := n - open_cards.get((owner, card), 0))
    }


def _hidden_hands(rules: Rules, view: View) -> list[HiddenHand]:
    """Everybody else's hand, in the order in which they are best dealt: those that must fit something come first."""
    card = rules.box.card
    everybody_knows: list[list[str]] = [[] for _ in range(rules.players)]
    for owner, name, n in view["bookkeeping"]["open_cards"]:
        everybody_knows[owner] += [name] * n
    hands = []
    for seat, names in enumerate(view["known"] if view["seat"] is not None else everybody_knows):
        if seat != view["seat"]:
            hidden = view["face_down"][seat]
            unknown = view["hand_sizes"][seat] + hidden - len(names)
            hands.append(HiddenHand(seat, tuple(card[name] for name in names), unknown, hidden,
                                    view["mercenaries"][seat]))  # fmt: skip
    return sorted(hands, key=lambda hand: (hand.mercenaries is not False, not hand.face_down, hand.unknown))


def _unseen(s: State, hands: Iterable[HiddenHand]) -> list[int]:
    """The cards of which this seat does not know where they lie, sorted."""
    left = [n - sum(seen) for n, *seen in zip(s.rules.box.count, s.discard, *s.hands, strict=True)]
    for cards in (*s.companies, *[hand.known for hand in hands]):
        for card in cards:
            left[card] -= 1
    for card in s.face_down:
        if card != NO_CARD:
            left[card] -= 1
    return [card for card, n in enumerate(left) for _ in range(n)]


# -- dealing ----------------------------------------------------------------------------------------------------------


def _deal(s: State, hand: HiddenHand, chance: Chance) -> bool:
    """Deal one hidden hand from the pile, again and again until it fits what is known; False if it never did."""
    box, draw = s.rules.box, chance.draw
    allowed, barred = s.pile, []
    if hand.mercenaries is False:
        allowed = [card for card in s.pile if not box.mercenary[card]]
        barred = [card for card in s.pile if box.mercenary[card]]
    if hand.unknown > len(allowed):
        return False
    for _ in range(DRAWS):
        rest = allowed[:]
        cards = [*hand.known, *[draw(rest) for _ in range(hand.unknown)]]
        if hand.may_be(cards, box):
            break
    else:
        return False
    if hand.face_down:
        hidden = chance.pick([card for card in cards if box.hideable[card]])
        s.face_down[hand.seat] = hidden
        cards.remove(hidden)
    put(s, hand.seat, cards)
    s.pile = sorted(rest + barred) if barred else rest
    return True


def _decide(s: State, seat: int | None, chance: Chance) -> None:
    """C-7.6 Whether others have decided to discard their hands, where they can have."""
    for other in range(s.rules.players):
        if other != seat and may_be_discarding(s, other) and chance.below(2):
            s.discarding |= 1 << other


def _show(s: State, shown: Iterable[ShownInSecret], chance: Chance) -> ShownCopies:
    """Which cards others have shown to each other: some of those that they have now and that not everybody knows."""
    found: Counter[tuple[int, int, int]] = Counter()
    for viewer, owner, least, most in shown:
        secret = Counter({card: n for card, n in enumerate(s.hands[owner]) if n})
        if s.face_down[owner] != NO_CARD:
            secret[s.face_down[owner]] += 1
        secret.subtract({card: n for (holder, card), n in s.open_cards.items() if holder == owner})
        cards = sorted(secret.elements())
        for _ in range(least + chance.below(most - least + 1)):
            found[viewer, owner, chance.draw(cards)] += 1
    return found
