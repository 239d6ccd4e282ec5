"""Condottiere: other hands, face-down cards and the pile are dealt anew."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance
from consigliere.games.condottiere.hands import empty, put
from consigliere.games.condottiere.state import NO_CARD, State


def without_secrets(saved: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A saved state without what this seat cannot know. This is the definition of what is secret in Condottiere.

    Of other hands and face-down cards only the number is known, of the pile likewise. Which cards others have shown to
    each other is their secret, and so are the cards that somebody has named so far to keep them, and whether he has
    decided to discard his hand after the battle. Nobody knows chance.
    """
    saved["chance"] = None
    saved["pile"] = len(saved["pile"])
    for other in range(len(saved["hands"])):
        if other != seat:
            saved["hands"][other] = len(saved["hands"][other])
            saved["face_down"][other] = saved["face_down"][other] is not None
    saved["discarding"] = [one for one in saved["discarding"] if one == seat]
    saved["shown_cards"] = [entry for entry in saved["shown_cards"] if seat in entry[:2]]
    for frame in saved["stack"]:
        if frame[0] == "keep_cards" and frame[1] != seat:
            frame[2] = None
    return saved


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
        dealt[other] = [card for (o, card), n in s.open_cards.items() if o == other for _ in range(n)]
        dealt[other] += [card for (v, o, card), n in s.shown_cards.items() if (v, o) == (seat, other) for _ in range(n)]
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
        if s.without_mercenary >> other & 1:
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
        cards = [*dealt[other], *([hidden[other]] if other in hidden else [])]
        some = s.with_mercenary >> other & 1 and not any(box.mercenary[card] for card in cards)
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
    _keep_again(s, seat, chance)
    for other in others:
        _decide_again(s, other, chance)
    return True


def _cards_of(s: State, seat: int) -> list[int]:
    """A hand, and the card that its owner has face down."""
    cards = [card for card, n in enumerate(s.hands[seat]) for _ in range(n)]
    return cards if s.face_down[seat] == NO_CARD else [*cards, s.face_down[seat]]


def _show_again(s: State, seat: int, chance: Chance) -> None:
    """Which cards the others have shown to each other is unknown too, and how many of them are left is not quite known.

    They are among those that they hold now and that not everybody knows of.
    """
    shown = {key: n for key, n in s.shown_cards.items() if seat in key[:2]}
    for (viewer, owner), (least, most) in sorted(s.shown_bounds.items()):
        if seat not in (viewer, owner):
            held = _cards_of(s, owner)
            for (holder, card), n in s.open_cards.items():
                for _ in range(n if holder == owner else 0):
                    held.remove(card)
            for _ in range(least + chance.below(most - least + 1)):
                key = viewer, owner, chance.draw(held)
                shown[key] = shown.get(key, 0) + 1
    s.shown_cards = shown


def _decide_again(s: State, other: int, chance: Chance) -> None:
    """Whoever has passed with cards but no mercenary may have decided to discard them (C-7.6); nobody else knows."""
    may = bool(s.stack) and not s.final and s.passed >> other & 1 and s.held[other] > 0
    mercenary = any(n and s.rules.box.mercenary[card] for card, n in enumerate(s.hands[other]))
    asked_openly = s.rules.options["hand_discards"] == "in_turn" or s.rules.options["draw_after_battle"]
    s.discarding &= ~(1 << other)
    if may and not mercenary and not asked_openly and chance.below(2):
        s.discarding |= 1 << other


def _keep_again(s: State, seat: int, chance: Chance) -> None:
    """Which cards somebody has named so far to keep them (C-8.2), and how many: any that he holds now."""
    if s.stack and s.stack[-1].step == "keep_cards" and s.stack[-1].seat != seat:
        held = _cards_of(s, s.stack[-1].seat)
        most = min(s.rules.number["keep_at_round_end"], len(held)) - 1  # at the last one the question ends
        kept = tuple(chance.draw(held) for _ in range(chance.below(most + 1)))
        s.stack[-1] = s.stack[-1]._replace(about=kept)
