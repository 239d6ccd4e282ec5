"""Achaja: other hands, events and secret answers are drawn anew."""

from __future__ import annotations

from consigliere.core.chance import Chance
from consigliere.core.flow import Frame, advance
from consigliere.core.move import Move
from consigliere.games.achaja.box import TURNS
from consigliere.games.achaja.operations.base import UNSET
from consigliere.games.achaja.state import NO_EVENT, State
from consigliere.games.achaja.steps.declare import opened


def redraw(s: State, seat: int, chance: Chance) -> State:
    """A full state that agrees with all `seat` knows: other hands, events and secret answers are drawn anew."""
    for _ in range(100):
        world = s.clone()
        if _redeal_hands(world, seat, chance):
            break
    else:
        world = s.clone()  # the knowledge is too tangled to draw from; the real hands agree with it
    world.offered = None
    _redeal_events(world, seat, chance)
    _forget_declaration(world, seat)
    _reseal(world, seat, chance)
    return world


def _redeal_hands(s: State, seat: int, chance: Chance) -> bool:
    """Deal what `seat` cannot see at random; False if the draw ran into a corner."""
    others = [other for other in range(s.rules.players) if other != seat]
    unseen = s.deck
    for other in others:
        unseen += s.hands[other]
    unseen.sort()
    room = {other: len(s.hands[other]) for other in others}
    dealt: dict[int, list[int]] = {other: [] for other in others}
    facts = [(mask.bit_count(), mask, card, n) for (viewer, mask, card), n in s.known.items() if viewer == seat]
    for _, mask, card, n in sorted(facts):
        for _ in range(n):
            holders = [other for other in others if mask >> other & 1 and len(dealt[other]) < room[other]]
            if not holders or card not in unseen:
                return False
            dealt[chance.pick(holders)].append(card)
            unseen.remove(card)
    for other in others:
        while len(dealt[other]) < room[other]:
            dealt[other].append(chance.draw(unseen))
        s.hands[other] = sorted(dealt[other])
    return True


def _redeal_events(s: State, seat: int, chance: Chance) -> None:
    """Events of others, in hand or discarded unseen, and those still in the deck of the same turn."""
    n = s.rules.players
    for turn in range(TURNS):
        pool = s.event_decks[turn]
        hidden = [turn * n + other for other in range(n) if other != seat and s.buried[turn * n + other] != NO_EVENT]
        held = [other for other in range(n) if other != seat and s.events[other] != NO_EVENT and turn + 1 == s.turn]
        pool += [s.buried[at] for at in hidden] + [s.events[other] for other in held]
        pool.sort()
        for at in hidden:
            s.buried[at] = chance.draw(pool)
        for other in held:
            s.events[other] = chance.draw(pool)


def _forget_declaration(s: State, seat: int) -> None:
    """What another seat has begun to put together is not known: it is asked from the beginning."""
    if not s.stack or s.stack[-1].seat == seat:
        return
    frame = s.stack[-1]
    if frame.step == "declare":
        s.stack[-1] = Frame(frame.about[3], frame.seat, frame.about[4])
        advance(s)
    elif frame.step == "choose":
        program, pc, op, slots = opened(s, frame)
        if op.secret:
            slots[op.slot] = UNSET
            s.stack[-1] = frame._replace(about=(program.number, pc, tuple(slots)))
    elif frame.step == "propose":
        s.stack[-1] = frame._replace(about=())


def _reseal(s: State, seat: int, chance: Chance) -> None:
    """Answers of others that nobody has seen yet are drawn anew, as many as there are."""
    if not s.stack or not s.stack[-1].sealed:
        return
    frame = s.stack[-1]
    step = s.rules.steps[frame.step]
    sealed: list[tuple[int, Move]] = []
    for who, move in sorted(frame.sealed, key=lambda answer: answer[0]):  # the order within a seat stays
        if who != seat:
            asking = frame._replace(seat=who, sealed=tuple(sealed))
            move = chance.pick(step.legal(s, asking))
        sealed.append((who, move))
    s.stack[-1] = frame._replace(sealed=tuple(sealed))
