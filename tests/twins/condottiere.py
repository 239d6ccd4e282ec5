"""Condottiere: other hands, face-down cards and the pile are dealt anew."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance
from consigliere.games.condottiere.hands import empty, put
from consigliere.games.condottiere.knowledge import was_shown
from consigliere.games.condottiere.state import NO_CARD, State


def redraw(s: State, seat: int, chance: Chance) -> State:
    """A full state that agrees with all `seat` knows: other hands, face-down cards and the pile are dealt anew."""
    for _ in range(100):
        world = s.clone()
        if _redeal_unknown(world, seat, chance):
            return world
    raise AssertionError("no world agrees with what a seat knows; its knowledge must be wrong")


def _redeal_unknown(s: State, seat: int, chance: Chance) -> bool:
    """Deal what `seat` cannot see at random; False if the draw ran into a corner."""
    box = s.rules.box
    others = [other for other in range(s.rules.players) if other != seat]
    unseen = s.pile
    for other in others:
        unseen += _cards_of(s, other)
    unseen.sort()
    dealt: dict[int, list[int]] = {}
    for other in others:  # what is known lies where it is known to lie
        dealt[other] = [card for (v, o, card), n in s.known.items() if (v, o) == (seat, other) for _ in range(n)]
        for card in dealt[other]:
            unseen.remove(card)

    def draw(other: int, fits: Any) -> bool:
        chosen = [at for at, card in enumerate(unseen) if fits(card)]
        if chosen:
            dealt[other].append(unseen.pop(chance.pick(chosen)))
        return bool(chosen)

    def total(other: int) -> int:
        return s.held[other] + (s.face_down[other] != NO_CARD)

    # the most constrained come first: hands without a mercenary, face-down cards, hands with one, then all the rest
    for other in others:
        if s.hints.get(other) is False:
            while len(dealt[other]) < total(other):
                if not draw(other, lambda card: not box.mercenary[card]):
                    return False
    hidden: dict[int, int] = {}
    for other in others:
        if s.face_down[other] != NO_CARD:
            fitting = [card for card in dealt[other] if box.hideable[card]]
            if len(dealt[other]) < total(other) and (not fitting or chance.below(2)):
                if not draw(other, lambda card: box.hideable[card]):
                    return False
                hidden[other] = dealt[other].pop()
            elif fitting:
                hidden[other] = chance.pick(sorted(fitting))
                dealt[other].remove(hidden[other])
            else:
                return False
    for other in others:
        some = s.hints.get(other) and not any(box.mercenary[card] for card in [*dealt[other], hidden.get(other, -1)])
        if some and not draw(other, lambda card: box.mercenary[card]):
            return False
    for other in others:
        while len(dealt[other]) < s.held[other]:
            dealt[other].append(chance.draw(unseen))
        if len(dealt[other]) > s.held[other]:
            return False
        empty(s, other)
        put(s, other, dealt[other])
        s.face_down[other] = hidden.get(other, NO_CARD)
    _show_again(s, seat, chance)
    return True


def _cards_of(s: State, seat: int) -> list[int]:
    """A hand, and the card that its owner has face down."""
    cards = [card for card, n in enumerate(s.hands[seat]) for _ in range(n)]
    return cards if s.face_down[seat] == NO_CARD else [*cards, s.face_down[seat]]


def _show_again(s: State, seat: int, chance: Chance) -> None:
    """Which cards the others have shown to each other is unknown too: as many, of those that they hold now."""
    for viewer, owner in sorted({(viewer, owner) for viewer, owner, _ in s.known if seat not in (viewer, owner)}):
        held, secret = _cards_of(s, owner), 0
        for card in sorted(card for v, o, card in s.known if (v, o) == (viewer, owner)):
            n = s.known.pop((viewer, owner, card))
            seen = min(n, s.known.get((seat, owner, card), 0))  # by all: these stay
            secret += n - seen
            for _ in range(seen):
                held.remove(card)
                was_shown(s, viewer, owner, card)
        for _ in range(secret):
            was_shown(s, viewer, owner, chance.draw(held))
