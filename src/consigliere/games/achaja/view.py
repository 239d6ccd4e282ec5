"""What each seat may know. Nobody else decides about secrets; worlds.py makes whole states from it again."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import NOBODY, Frame, asked
from consigliere.core.game import View
from consigliere.core.save import frames_to_plain, result_to_plain
from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS
from consigliere.games.achaja.effects import picks
from consigliere.games.achaja.knowledge import facts_of, partners
from consigliere.games.achaja.operations.base import UNSET
from consigliere.games.achaja.operations.choices import ChooseCards
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.queries import available, cost, reserve, sole_leader
from consigliere.games.achaja.state import NO_EVENT, State
from consigliere.games.achaja.steps.declare import opened

UNSEEN = -2  # in place of a card or event that is there and that a seat has not seen


def view(s: State, seat: int | None) -> View:
    """Built up from nothing: the table as everybody sees it, then what only this seat knows."""
    rules, box = s.rules, s.rules.box
    seats = range(rules.players)
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
        "locations": _locations(s),
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
        "bookkeeping": _bookkeeping(s, seat),
    }
    if seat is None:
        return public
    public["hand"] = [box.cards[card] for card in s.hands[seat]]
    public["gold"] = s.gold[seat]
    public["event"] = None if s.events[seat] == NO_EVENT else box.event_ids[s.events[seat]]
    known = sorted(facts_of(s, seat)) if s.known else ()
    public["known"] = [[[i for i in seats if mask >> i & 1], box.cards[card], n] for mask, card, n in known]
    return public


def _locations(s: State) -> dict[str, Any]:
    """Every location by its name, with the dice that lie there, the highest first."""
    box, colours, in_play = s.rules.box, s.rules.box.colours, s.houses.in_play
    dice: list[list[list[Any]]] = [[] for _ in range(LOCATIONS + 1)]
    sums = [0] * ((LOCATIONS + 1) * COLOURS)
    for die in s.houses.every:
        at, colour, value = s.place[die], die // DICE, s.value[die]
        dice[at].append([colours[colour], value])
        sums[at * COLOURS + colour] += value
    found = {}
    for at in range(1, LOCATIONS + 1):
        here = at * COLOURS
        tokens = s.tokens[here : here + COLOURS]
        first, ahead = sole_leader(sums[here : here + COLOURS]), sole_leader(tokens)
        if len(dice[at]) > 1:
            dice[at].sort(key=_highest_first)
        found[box.place_ids[at]] = {
            "open": bool(s.open >> at & 1),
            "limit": s.rules.limit[at] + s.extra[at],
            "increase": s.extra[at],
            "dice": dice[at],
            "tokens": {colours[c]: tokens[c] for c in in_play if tokens[c]} if any(tokens) else {},
            "dominates": None if first == NOBODY else colours[first],  # A-81, as the dice lie now
            "leads": None if ahead == NOBODY else colours[ahead],  # A-87, as the tokens lie now
        }
    return found


def _highest_first(die: list[Any]) -> tuple[int, str]:
    return -die[1], die[0]


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


# ---- what only a world needs -----------------------------------------------------------------------------------------


def _bookkeeping(s: State, seat: int | None) -> dict[str, Any]:
    """What this seat knows besides and no reader of a board would look for; pieces by their numbers in the box."""
    return {
        "stack": frames_to_plain([frame_seen(s, frame, seat) for frame in s.stack]),
        "gold": s.gold[:],  # D-42 What comes and goes is told with its amount, so that everybody can keep count
        "values": s.value[:],
        "places": s.place[:],
        "uses": s.uses[:],
        "gone": s.gone[:],
        "buried": _buried(s, seat),
        "visits": s.visits,
        "known": _knowledge(s, seat),
        "muddled": _muddled(s, seat),
        "unseen": list(s.unseen) if any(s.unseen) else [],
        "recovered": list(s.recovered) if any(s.recovered) else [],
        "gifts": list(s.gifts) if any(s.gifts) else [],
        "pacts": list(s.pacts) if any(s.pacts) else [],
    }


def _buried(s: State, seat: int | None) -> list[int]:
    """D-18 By turn and seat: the own events that were discarded unseen, and that others discarded one."""
    n = s.rules.players
    return [NO_EVENT if event == NO_EVENT else event if at % n == seat else UNSEEN for at, event in enumerate(s.buried)]


def frame_seen(s: State, frame: Frame, seat: int | None) -> Frame:
    """An open question as a seat may know it: without what others have begun to declare or given sealed."""
    step, about = frame.step, frame.about
    if step == "declare" and frame.seat != seat:
        return Frame(about[3], frame.seat, about[4])
    if step == "propose" and frame.seat != seat:
        return frame._replace(about=())
    if step in ("choose", "execute"):
        program = s.rules.programs.all[about[0]]
        if program.hand_choices:
            return frame._replace(about=(about[0], about[1], slots_seen(program, about[1], about[2], seat)))
    if frame.sealed:  # who has answered is seen by who is asked no more
        return frame._replace(sealed=tuple(answer for answer in frame.sealed if answer[0] == seat))
    return frame


def slots_seen(program: Program, pc: int, slots: tuple[Any, ...], seat: int | None) -> tuple[Any, ...]:
    """What was chosen, without the cards of other hands that were not shown yet."""
    found = list(slots)
    for at, op, shown_at in program.hand_choices:
        if slots[op.slot] != UNSET and slots[op.by] != seat and not shown_at < pc:
            found[op.slot] = UNSET if at == pc else UNSEEN
    return tuple(found)


# ---- D-30 what is known of hands -------------------------------------------------------------------------------------


def sure_viewers(s: State, seat: int | None) -> set[int]:
    """Those of whom a seat knows what they know: they exchanged unseen cards with nobody but itself."""
    own = 0 if seat is None else 1 << seat
    sure = {other for other in range(s.rules.players) if not partners(s, other) & ~own}
    return sure | {NOBODY} if seat is None else sure | {NOBODY, seat}


def _knowledge(s: State, seat: int | None) -> list[list[int]]:
    """What others surely know, as far as that is sure, and what of the own hand; as viewer, seats, card, number."""
    if not s.known:
        return []
    sure, own = sure_viewers(s, seat), UNSEEN if seat is None else 1 << seat
    return sorted([*fact, n] for fact, n in s.known.items() if fact[0] in sure or fact[1] == own)


def _muddled(s: State, seat: int | None) -> list[list[int]]:
    sure = sure_viewers(s, seat) if s.muddled else ()
    return sorted([viewer, card] for viewer, card in s.muddled if viewer in sure)
