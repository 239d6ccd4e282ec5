"""What each seat may know, and worlds that agree with it. Nobody else decides about secrets."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame, advance, asked
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.save import result_to_plain
from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS, TURNS
from consigliere.games.achaja.effects import picks
from consigliere.games.achaja.operations.base import UNSET
from consigliere.games.achaja.operations.choices import ChooseCards
from consigliere.games.achaja.queries import available, cost, dice_at, leads, reserve, sole_leader
from consigliere.games.achaja.state import NO_EVENT, State
from consigliere.games.achaja.steps.declare import opened


def view(s: State, seat: int | None) -> View:
    """Built up from nothing: the table as everybody sees it, then what only this seat knows."""
    rules, box = s.rules, s.rules.box
    seats = range(rules.players)
    ahead = leads(s)
    public: View = {
        "game": "achaja",
        "players": rules.players,
        "options": rules.options,
        "components": rules.data.digest,
        "seat": seat,
        "asked": list(asked(s)),
        "question": question_seen(s, seat),
        "turn": s.turn,
        "marker": None if s.marker < 0 else s.marker,
        "passed": [bool(s.passed >> i & 1) for i in seats],
        "order": [box.place_ids[at] for at in s.order],
        "locations": {box.place_ids[at]: _location(s, at, ahead[at]) for at in range(1, LOCATIONS + 1)},
        "colours": [[box.colours[colour] for colour in own] for own in s.houses.colours],
        "reserve": {box.colours[c]: sorted(s.value[die] for die in reserve(s, c)) for c in s.houses.in_play},
        "supply": {box.colours[c]: s.supply[c] for c in s.houses.in_play},
        "power": s.power[:],
        "street": s.street[:],
        "palace": s.palace[:],
        "piles": {"street": s.street_pile, "palace": s.palace_pile, "increase": s.increase_left},
        "hand_sizes": [len(hand) for hand in s.hands],
        "deck": len(s.deck),
        "discard": {box.cards[card]: n for card, n in enumerate(s.discard) if n},
        "playing": [box.cards[card] for card in s.playing],
        "characters": {box.characters[c]: {"uses": s.uses[c], "cost": cost(s, c)} for c in available(s)},
        "has_event": [event != NO_EVENT for event in s.events],
        "revealed": [box.event_ids[event] for event in s.revealed],
        "pending": _pending(s),
        "about": _about(s, seat),
        "result": result_to_plain(s.result),
    }
    if seat is None:
        return public
    public["hand"] = [box.cards[card] for card in s.hands[seat]]
    public["gold"] = s.gold[seat]
    public["event"] = None if s.events[seat] == NO_EVENT else box.event_ids[s.events[seat]]
    public["known"] = [
        [[i for i in seats if mask >> i & 1], box.cards[card], n]
        for (viewer, mask, card), n in sorted(s.known.items())
        if viewer == seat
    ]
    return public


def _location(s: State, at: int, ahead: int) -> dict[str, Any]:
    box, houses = s.rules.box, s.houses
    sums = [0] * COLOURS
    dice = []
    for die in dice_at(s, at):
        sums[die // DICE] += s.value[die]
        dice.append([box.colours[die // DICE], s.value[die]])
    first = sole_leader(sums)
    return {
        "open": bool(s.open >> at & 1),
        "limit": s.rules.limit[at] + s.extra[at],
        "increase": s.extra[at],
        "dice": sorted(dice, key=lambda die: (-die[1], die[0])),
        "tokens": {box.colours[c]: s.tokens[at * COLOURS + c] for c in houses.in_play if s.tokens[at * COLOURS + c]},
        "dominates": None if first == NOBODY else box.colours[first],  # A-81, as the dice lie now
        "leads": None if ahead == NOBODY else box.colours[ahead],  # A-87, as the tokens lie now
    }


def question_seen(s: State, seat: int | None) -> str | None:
    """A declaration being put together looks to all others like the question it answers."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    if frame.step == "declare" and seat != frame.seat:
        origin: str = frame.about[3]
        return origin if s.rules.steps[origin].asks else "declare"
    return frame.step


def _pending(s: State) -> dict[str, Any] | None:
    """The card that waits for responses: who played it, against whom, and what was declared. All of it is public."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    origin = frame.about[3] if frame.step == "declare" else frame.step
    if origin != "respond":
        return None
    number, attacker, targets, _ = frame.about[4] if frame.step == "declare" else frame.about
    program = s.rules.programs.all[number]
    facts = picks(s, program, list(s.stack[-2].about[2]))
    against = [seat for seat in range(s.rules.players) if targets >> seat & 1]
    return {"card": s.rules.box.cards[program.index], "by": attacker, "against": against, **facts}


def _about(s: State, seat: int | None) -> dict[str, Any]:
    """What the open question is about; the parts of a declaration only for the seat that makes it."""
    if not s.stack:
        return {}
    frame, box = s.stack[-1], s.rules.box
    step = question_seen(s, seat)
    if frame.step == "declare" and step != "declare":
        frame = Frame(frame.about[3], frame.seat, frame.about[4])
    if step in ("declare", "choose"):
        program, _, op, slots = opened(s, frame)
        about: dict[str, Any] = {"text": program.text}
        if seat == frame.seat or step == "choose":
            about["kind"] = op.kind
            if isinstance(op, ChooseCards):
                about["from"] = "hand" if op.hand else "discard"
        if seat == frame.seat:
            about["chosen"] = picks(s, program, slots)
            if op.many and slots[op.slot] != UNSET:
                about["taken"] = len(slots[op.slot])
        return about
    if step in ("action", "order", "who_moves", "move_out"):
        return {"location": box.place_ids[frame.about[0]]}
    if step == "theft":
        return {"victim": frame.about[0], "n": frame.about[1]}
    if step == "play_more":
        return {"least": frame.about[0], "most": frame.about[1]}
    if step in ("propose", "agree"):
        order = frame.about[1:] if step == "agree" else frame.about
        hidden = step == "propose" and seat != frame.seat
        return {} if hidden else {"locations": [box.place_ids[at] for at in order]}
    if step == "fate" and seat is not None:
        return {"values": [int(move[1]) for who, move in frame.sealed if who == seat]}
    return {}


# ---- imagining -----------------------------------------------------------------------------------------------------


def imagine(s: State, seat: int, chance: Chance) -> State:
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
