"""Whether a loaded state can lie on a table and be played on. What cannot is refused with a ValueError.

`check` looks at the pieces first, then at the stack from below: every frame stands on one of those that can push it,
remembers what its step needs, and belongs to the seat that the order or the turn belongs to. At last whoever is asked
must have an answer.
"""

from __future__ import annotations

from consigliere.core import flow
from consigliere.core.flow import NOBODY, Frame
from consigliere.core.save import check_components, check_stack
from consigliere.games.la_famiglia.box import BOMB, NEUTRAL, NONE, SHOTGUN
from consigliere.games.la_famiglia.memory import FITS, IN_FIGHT, ROUND, number
from consigliere.games.la_famiglia.queries import (
    TEAMS,
    ally_of,
    are_foes,
    order_being_resolved,
)
from consigliere.games.la_famiglia.state import ENCOUNTER, PLANNING, SETUP, State, empty_table

#: what the draft finds as it came out of the box
UNTOUCHED = ("holder", "soldati", "cars", "labs", "orders", "boats", "control", "discs", "character", "money",
             "hq_soldati", "hq_tokens", "locked", "sold", "removed", "supply_soldati", "supply_cars", "supply_boats",
             "supply_discs", "tiles", "supply_neutrals", "supply_neutral_discs", "supply_labs")  # fmt: skip


def check(s: State, pieces: dict[str, int], box: dict[str, int]) -> None:
    """Refuse what cannot lie on a table: missing or surplus pieces, or an order of play that nobody could follow."""
    check_components(pieces, box)
    check_stack(s, 4)
    if not 1 <= s.round <= s.rules.box.rounds:
        raise ValueError(f"there is no round {s.round}")
    _check_families(s)
    _check_map(s)
    _check_sheets(s)
    _check_order(s)
    _check_play(s)


# -- pieces -----------------------------------------------------------------------------------------------------------


def _check_families(s: State) -> None:
    """Family boards and the orders they have unlocked, control tiles, and what was found at the last clean-up."""
    box = s.rules.box
    drafting = bool(s.stack) and s.stack[-1].step == "draft"
    if len(s.colours) not in (0, 6) or len(set(s.colours)) != len(s.colours) or (drafting and not s.colours):
        raise ValueError("six different colours are drawn, or none")
    if any((family == NONE) != drafting for family in s.family):
        raise ValueError("families are chosen all together, by a draft")
    if drafting:
        before = empty_table(s.rules, s.chance)
        if any(getattr(s, name) != getattr(before, name) for name in UNTOUCHED):
            raise ValueError("before families are chosen nothing has been placed")
    else:
        if len(set(s.family)) != 4 or len(set(s.character)) != 4 or NONE in s.character:
            raise ValueError("every seat has a family and a character of its own")
        if NOBODY in (s.began, s.first, s.opener):
            raise ValueError("somebody is the first player")
    for seat, family in enumerate(s.family):
        if family != NONE:
            _check_board(s, seat)
        if s.tiles[seat] & ~s.tiles_in_play or s.tiles[seat] & s.tiles[ally_of(seat)]:
            raise ValueError("a control tile is marked that is not in play, or by both allies")
    if any(holder == NEUTRAL for holder in s.control) or len(s.control) != len(box.mandamenti):
        raise ValueError("neutral soldati control no mandamento")


def _check_board(s: State, seat: int) -> None:
    family, locked = s.rules.box.families[s.family[seat]], 0
    for row, length in enumerate(family.length):
        if s.removed[seat][row] > length:
            raise ValueError("more discs have left a row than it had")
        for token in family.unlocks[row][s.removed[seat][row] :]:
            locked |= 1 << token if token != NONE else 0
    if s.locked[seat] != locked:
        raise ValueError("the orders on a family board are those that its discs still lock")


def _check_map(s: State) -> None:
    box, fought = s.rules.box, NONE if s.fight is None else s.fight.area
    for area, name in enumerate(box.areas):
        holder = s.holder[area]
        if area != fought and (holder == NONE) != (not s.soldati[area]):
            raise ValueError(f"{name} is held by somebody without soldati, or the other way round")
        if s.cars[area] and not 0 <= holder < NEUTRAL:
            raise ValueError(f"the cars in {name} belong to nobody")
        if s.labs[area] > s.rules.labs_per_area:
            raise ValueError(f"there are too many labs in {name}")
    for slot, token in enumerate(s.orders):
        pool, name = s.pools[slot], box.areas[box.slot_area[slot]]
        if token == NONE and s.resolved >> slot & 1:
            raise ValueError(f"an order has been carried out in {name} that does not lie there")
        if token != NONE and s.phase != ENCOUNTER:
            holder = s.holder[box.slot_area[slot]]
            if pool is None or pool.seat != holder or not pool.tokens >> token & 1:
                raise ValueError(f"the order in {name} is none of those it was chosen from")


def _check_sheets(s: State) -> None:
    """Discs lie on the two sheets in use; the Ultima marker lies beside one."""
    box = s.rules.box
    used = {*box.sheet[s.round - 1], *(box.sheet[s.round] if s.phase != SETUP else ())}
    for space, owners in enumerate(s.discs):
        if owners and space not in used:
            raise ValueError(f"discs lie on {box.spaces[space]}, which is not in use")
    planned = any(frame.step == "round" and frame.about != 1 for frame in s.stack)
    if planned and any(s.discs[space] for space in box.sheet[s.round - 1]):
        raise ValueError("the upper sheet is empty when planning is over")
    if s.ultima != NOBODY and (s.phase != PLANNING or not s.discs[box.ultima_space[s.round]]):
        raise ValueError("the Ultima marker lies beside no disc")


# -- the order that is being carried out, and a fight ------------------------------------------------------------------


def _check_order(s: State) -> None:
    steps = [frame.step for frame in s.stack]
    now, fight = s.resolving, s.fight
    if (now is not None) != ("order_parts" in steps):
        raise ValueError("an order is being carried out that no step carries out, or the other way round")
    if now is not None:
        order = order_being_resolved(s)
        if now.parts & ~order.parts or now.next & ~(SHOTGUN | BOMB):
            raise ValueError(f"{order.id} does not show that")
        if not bool(now.parts & SHOTGUN) <= now.shots <= order.shots:
            raise ValueError(f"{order.id} has other shotguns")
        if not bool(now.parts & BOMB) <= now.bombs <= order.bombs:
            raise ValueError(f"{order.id} has other bombs")
        for slot in s.rules.box.slots[now.area]:
            if s.orders[slot] == now.token and s.holder[now.area] == now.seat and not s.resolved >> slot & 1:
                raise ValueError(f"{order.id} is being carried out and has not been begun")
    if fight is None:
        if "fight" in steps:
            raise ValueError("there is a fight in which nobody fights")
        return
    if "fight" not in steps and steps[-1:] != ["send"]:
        raise ValueError("there is a fight that no step fights")
    neutral, holder = fight.party == NEUTRAL, s.holder[fight.area]
    if now is None or fight.attacking_seat != now.seat or fight.party not in (now.seat, NEUTRAL):
        raise ValueError("the attackers do not belong to the order")
    if not are_foes(now.seat, holder) or (neutral and holder == NEUTRAL):
        raise ValueError("nobody attacks friends")
    if "fight" in steps and not (fight.force and s.soldati[fight.area]):
        raise ValueError("a fight has two sides")
    if (fight.owed and not neutral) or (fight.cars and neutral):
        raise ValueError("neutral attackers have no car, and only for them somebody is paid")


# -- the stack --------------------------------------------------------------------------------------------------------

#: the frames on which a frame may stand
PLANNED = ("parts", "column_again")
EQUIPPING = (*PLANNED, "uncover", "choose_row", "place_disc", "next_turn", "fleet", "influence", "protection",
             "order_parts")  # fmt: skip
TURNING = ("next_turn", "fleet", "influence", "protection")
TIDYING = ("round", "add_marks", "drop_marks")
BELOW: dict[str, tuple[str, ...]] = {
    "game": (), "war": (),
    "set_up": ("game",), "draft": ("set_up",),
    "ask_labs": ("set_up", "ask_labs"), "ask_units": ("ask_labs", "ask_units"),
    "place_lab": ("set_up", "ask_labs"), "place_unit": ("ask_labs", "ask_units"),
    "first_disc": ("game", "first_disc"),
    "round": ("war",),
    "next_turn": ("round",), "protection": TURNING, "influence": TURNING, "fleet": TURNING, "replace_disc": TURNING,
    "turn": ("next_turn",), "fetch": ("next_turn",), "ultima": ("round",),
    "column": ("next_turn",), "column_again": ("next_turn",), "land_disc": ("column",),
    "parts": ("next_turn", "round"), "choose_part": ("next_turn", "round"),
    "recruit": ("parts",), "deploy": ("parts",), "deploy_number": ("parts",), "order": ("parts",),
    "gather": ("parts",), "second_order": ("parts",), "token": ("second_order", *PLANNED),
    "choose_row": PLANNED, "place_disc": PLANNED, "uncover": (*PLANNED, "uncover", "choose_row", "place_disc"),
    "equip": EQUIPPING, "sail": EQUIPPING, "sink": (*EQUIPPING, "ask_labs", "ask_units", "place_unit"),
    "muster": ("parts", "order_parts"), "muster_on": ("parts", "order_parts"),
    "bring": ("muster_on",), "bring_cars": ("muster_on",),
    "add_marks": TIDYING, "drop_marks": TIDYING, "mark": TIDYING, "unmark": TIDYING,
    "next_order": ("round",), "which_order": ("next_order",), "order_parts": ("next_order",),
    **dict.fromkeys(("do_order", "move_from", "move_to", "send", "fight", "claim", "reinforce", "bomb_from", "bomb",
                     "strike", "incite", "drive", "drive_number", "network", "spread", "spread_on", "convert"),
                    ("order_parts",)),
    "bribe": ("send", "fight"), "swap": ("fight",), "buy_out": ("fight",),
    "losses": ("fight",), "conflict": ("losses",), "stand_in": ("losses",), "cards": ("losses",),
    "reveal": ("losses",), "take_card": ("reveal", "take_card"), "join_in": ("spread_on",),
}  # fmt: skip
#: parts of a round: what stands on it in which of them
IN_ROUND = {
    "next_turn": (1,), "ultima": (2,), "parts": (2,), "choose_part": (2,), "next_order": (4,),
    "add_marks": (3, 6), "drop_marks": (3, 6), "mark": (3, 6), "unmark": (3, 6),
}  # fmt: skip
#: frames that belong to the seat of the frame below
FOLLOW = ("parts", "column", "column_again", "second_order", "muster_on", "choose_row", "place_disc", "uncover")


def _check_play(s: State) -> None:
    """Every frame stands where it may, remembers what its step needs, and the question can be answered."""
    if (s.result is None) == (not s.stack):
        raise ValueError("a game is over when it has a result, and goes on while it has none")
    if s.result is not None:
        if len(s.result.scores) != 4 or not set(s.result.winners) <= {0, 1, 2, 3}:
            raise ValueError("that is no result")
        return
    below: Frame | None = None
    for frame in s.stack:
        stands_on = BELOW.get(frame.step)
        if stands_on is None or (below.step if below else None) not in (stands_on or (None,)):
            raise ValueError(f"{frame.step!r} cannot stand there in the order of play")
        _check_phase(s, frame, below)
        _check_seat(s, frame, below)
        if not (FITS[frame.step](s, frame) if frame.step in FITS else frame.about == ()):
            raise ValueError(f"{frame.step!r} cannot be about {frame.about!r}")
        below = frame
    _check_answers(s)


def _check_phase(s: State, frame: Frame, below: Frame | None) -> None:
    if frame.step == "game" and (s.phase != SETUP or s.round != 1):
        raise ValueError("the game is being set up in round 1")
    if frame.step == "war" and s.phase == SETUP:
        raise ValueError("the war comes after the set-up")
    if frame.step == "round" and ROUND.get(number(frame.about)) != s.phase:
        raise ValueError("this part of a round belongs to another phase")
    if below is not None and below.step == "round" and below.about not in IN_ROUND[frame.step]:
        raise ValueError(f"{frame.step!r} belongs to another part of a round")
    if below is not None and below.step == "fight" and below.about != IN_FIGHT[frame.step]:
        raise ValueError(f"{frame.step!r} belongs to another part of a fight")


#: frames that nobody answers
NOBODYS = ("game", "set_up", "war", "round", "next_turn", "next_order", "order_parts", "fight", "losses", "reveal",
           "draft", "cards")  # fmt: skip


def _check_seat(s: State, frame: Frame, below: Frame | None) -> None:
    if (frame.seat == NOBODY) != (frame.step in NOBODYS):
        raise ValueError(f"{frame.step!r} is for {'nobody' if frame.step in NOBODYS else 'a seat'}")
    if frame.seat == NOBODY:
        return
    wanted: tuple[int, ...] = (0, 1, 2, 3)
    fight = s.fight
    if frame.step == "join_in" and s.resolving is not None:
        wanted = (ally_of(s.resolving.seat),)
    elif frame.step == "claim" and s.resolving is not None:
        wanted = TEAMS[s.resolving.seat ^ 1]
    elif frame.step == "stand_in" and fight is not None:
        wanted = ((fight.attacking_seat + 1) % 4,)
    elif frame.step == "take_card" and fight is not None and below is not None:
        wanted = (fight.attacking_seat if below.step == "take_card" else fight.defending_seat,)
    elif s.resolving is not None:
        wanted = (s.resolving.seat,)
    elif below is not None and below.step in FOLLOW:
        wanted = (below.seat,)
    if frame.seat not in wanted:
        raise ValueError(f"{frame.step!r} is not for that seat")


def _check_answers(s: State) -> None:
    """Sealed answers are answers, and whoever is asked has one."""
    frame = s.stack[-1]
    for one in s.stack[:-1]:
        if one.sealed or (s.rules.steps[one.step].asks and one.step not in ASKED_LATER):
            raise ValueError(f"{one.step!r} is asked, but something lies above it")
    if frame.sealed and frame.step not in ("draft", "cards"):
        raise ValueError(f"{frame.step!r} has no sealed answers")
    step = s.rules.steps[frame.step]
    members = step.seats(s, frame._replace(sealed=())) if frame.sealed else ()
    for seat, move in frame.sealed:
        if seat not in members or move not in step.legal(s, frame._replace(seat=seat)):
            raise ValueError("a sealed answer is none")
    asked = flow.asked(s)
    if not asked or not all(flow.answers(s, seat) for seat in asked):
        raise ValueError("nobody could go on from there")


#: questions that wait beneath others
ASKED_LATER = ("place_unit", "first_disc", "column", "send", "choose_row", "place_disc", "take_card")
