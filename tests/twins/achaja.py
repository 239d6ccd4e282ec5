"""Achaja: other hands, events, secret answers and what others know of each other are drawn anew."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame, advance
from consigliere.core.move import Move
from consigliere.games.achaja.box import TURNS
from consigliere.games.achaja.operations.base import UNSET
from consigliere.games.achaja.state import NO_EVENT, State
from consigliere.games.achaja.steps.declare import opened


def redraw(s: State, seat: int, chance: Chance) -> State:
    """A full state that agrees with all `seat` knows: other hands, events and secret answers are drawn anew."""
    for _ in range(1000):
        world = s.clone()
        if _redeal_hands(world, seat, chance):
            break
    else:
        raise AssertionError("no world agrees with what a seat knows; its knowledge must be wrong")
    world.offered = None
    for viewer in range(s.rules.players):
        if viewer != seat and _partners(s, viewer) - {seat}:
            _relearn(world, viewer, seat, chance)
    _redeal_events(world, seat, chance)
    _forget_declaration(world, seat)
    _reseal(world, seat, chance)
    return world


def _partners(s: State, seat: int) -> set[int]:
    """With whom it exchanged a card that only the two of them saw."""
    n = s.rules.players
    return {other for other in range(n) if s.unseen[seat * n + other] + s.unseen[other * n + seat]}


def _redeal_hands(s: State, seat: int, chance: Chance) -> bool:
    """Deal what `seat` cannot see at random; False if the draw ran into a corner."""
    others = [other for other in range(s.rules.players) if other != seat]
    unseen = s.deck
    for other in others:
        unseen += s.hands[other]
    unseen.sort()
    room = {other: len(s.hands[other]) for other in others}
    dealt: dict[int, list[int]] = {other: [] for other in others}
    viewer = seat if _partners(s, seat) else NOBODY
    facts = [
        (mask.bit_count(), mask, card, n)
        for (who, mask, card), n in s.known.items()
        if who == viewer and not mask >> seat & 1 and (viewer, card) not in s.muddled
    ]
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


def _relearn(s: State, viewer: int, seat: int, chance: Chance) -> None:
    """What others than `seat` showed this viewer is unknown: it knows some other cards of the hands it looked into."""
    for key in [key for key in s.known if key[0] == viewer and key[1] != 1 << seat]:
        del s.known[key]
    s.muddled = frozenset(pair for pair in s.muddled if pair[0] != viewer)
    for other in sorted(_partners(s, viewer) - {seat}):
        hand = s.hands[other][:]
        for _ in range(chance.below(len(hand) + 1)):
            card = chance.draw(hand)
            key = (viewer, 1 << other, card)
            s.known[key] = s.known.get(key, 0) + 1


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


# ---- what is secret --------------------------------------------------------------------------------------------------


def without_secrets(saved: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A saved state without what `seat` (None: a spectator) cannot know. D-42 Gold is known: all that moves is told."""
    players = len(saved["hands"])
    saved["chance"] = None
    for other in range(players):
        if other != seat:
            saved["hands"][other] = len(saved["hands"][other])
            saved["events"][other] = saved["events"][other] is not None
    saved["deck"] = len(saved["deck"])
    saved["buried"] = [event if at % players == seat else event is not None for at, event in enumerate(saved["buried"])]
    saved["event_decks"] = [len(deck) for deck in saved["event_decks"]]
    saved["stack"] = [_frame_without_secrets(frame, seat, players) for frame in saved["stack"]]
    passed_unseen = [{giver, taker} for giver, taker, _ in saved["unseen"]]
    secretive = {one for pair in passed_unseen if seat not in pair for one in pair}
    saved["known"] = [fact for fact in saved["known"] if fact[0] not in secretive or fact[1] == [seat]]
    saved["muddled"] = [pair for pair in saved["muddled"] if pair[0] not in secretive]
    return saved


def _frame_without_secrets(frame: list[Any], seat: int | None, players: int) -> list[Any]:
    """Declarations that another seat has begun, and answers that nobody has seen yet."""
    step, who, about, sealed = frame
    if step == "declare" and who != seat:
        step, about = about[3], about[4]
    elif step == "propose" and who != seat:
        about = None
    if step == "fate":  # several answers by each; who is done is seen
        wanted = 10 if players == 2 else 5
        given = [one for one, _ in sealed]
        sealed = [
            [one, [move for by, move in sealed if by == one] if one == seat else None]
            for one in range(players)
            if one == seat or given.count(one) == wanted
        ]
    else:
        sealed = [[one, move if one == seat else None] for one, move in sealed]
    return [step, who, about, sealed]
