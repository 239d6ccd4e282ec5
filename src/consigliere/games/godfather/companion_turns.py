"""What a human reports of a turn at a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from consigliere.core.flow import NOBODY
from consigliere.games.godfather.board import (
    back_to_reserve,
    kill_on_front,
    kill_on_space,
    next_member,
    next_thug,
    put_marker,
    take_top_marker,
)
from consigliere.games.godfather.box import FIGURES, MEMBER_BITS, NEUTRAL, THUG_BITS
from consigliere.games.godfather.cards import case_money
from consigliere.games.godfather.effects import own_figures, return_from_river
from consigliere.games.godfather.queries import controller, in_turf, open_fronts, open_spaces
from consigliere.games.godfather.reading import BOARD, FIGURE_WORDS, RIVER
from consigliere.games.godfather.state import EMPTY, NOWHERE
from consigliere.games.godfather.steps.using import share_is_due

if TYPE_CHECKING:
    from consigliere.games.godfather.companion import Companion


def human_turn(c: Companion, seat: int) -> bool:
    """G-36 A human with a figure in the reserve says what he did. False if that was nothing."""
    s, box = c.s, c.box
    reserve = s.reserve[seat]
    if not reserve:
        return False
    choices = []
    if reserve & THUG_BITS:
        choices += [f"thug {box.businesses[b]}" for b in open_fronts(s)]
    if reserve & MEMBER_BITS:
        choices += [f"family {box.spaces[p]}" for p in open_spaces(s)]
    choices += ["job", *(f"ally {box.allies[ally]}" for ally in s.allies[seat] if not s.played >> ally & 1), "pass"]
    what, _, which = c.ask("ask.turn", choices, who=seat).partition(" ")
    if what == "pass":
        return False
    if what == "thug":
        business = box.business[which]
        s.fronts[business] = next_thug(s, seat)
        share_is_due(s, seat, business)
    elif what == "family":
        space = box.space[which]
        s.spaces[space] = next_member(s, seat)
        dons_of_turfs(c, space)
    else:
        if what == "ally":
            s.played |= 1 << box.ally[which]
        while report_effect(c, seat):
            pass
    c.shares()
    return True


def dons_of_turfs(c: Companion, space: int) -> None:
    """G-118 Dons who control a turf that a human's family member touches."""
    s, box = c.s, c.box
    if not c.rules.control_on_member:
        return
    for don in c.rules.don_seats:
        mine = [turf for turf in box.touched[space] if controller(s, turf) == don]
        if mine:
            best = max(box.back[business].best for turf in mine for business in in_turf(s, turf))
            s.due = (*s.due, (don, NOWHERE, best))


def report_effect(c: Companion, seat: int) -> bool:
    """One change on the board by a job or an ally of a human; False when there was no more."""
    s, box = c.s, c.box
    effects = effect_choices(c, seat)
    words = c.ask("ask.effect", effects, who=seat).split()
    if words == ["done"]:
        return False
    what, place = words[0], words[1]
    if what == "kill":
        if place in box.business:
            kill_on_front(s, seat, box.business[place])
        else:
            kill_on_space(s, seat, box.space[place])
    elif what == "move":
        here, there = box.business[place], box.business[words[2]]
        s.fronts[there], s.fronts[here] = s.fronts[here], EMPTY
        share_is_due(s, seat, there)
    elif what == "recall":
        recall(c, seat, place)
    elif what == "mark":
        put_marker(s, seat, int(place) - 1)
    elif what == "unmark":
        take_top_marker(s, seat, int(place) - 1)
    elif what == "rob":
        s.case[c.rules.case_at[int(place)] + box.kind[words[2]]] -= 1
    else:
        place_figure(c, seat, place, words[2])
    return True


def effect_choices(c: Companion, seat: int) -> list[str]:
    """Everything that may have happened, as one would report it."""
    s, box, rules = c.s, c.box, c.rules
    fronts, spaces, in_river = own_figures(s, seat, RIVER | BOARD)
    choices = ["done"]
    choices += [f"kill {box.businesses[b]}" for b in s.board if s.fronts[b] != EMPTY]
    choices += [f"kill {box.spaces[p]}" for p in rules.spaces if s.spaces[p] != EMPTY]
    choices += [f"move {box.businesses[b]} {box.businesses[to]}" for b in fronts for to in open_fronts(s)]
    choices += [f"recall {box.businesses[b]}" for b in fronts] + [f"recall {box.spaces[p]}" for p in spaces]
    choices += sorted({f"recall {FIGURE_WORDS[figure % FIGURES]}" for figure in in_river})
    if s.markers[seat]:
        choices += [f"mark {turf + 1}" for turf in range(box.turfs)]
    choices += [f"unmark {turf + 1}" for turf in range(box.turfs) if controller(s, turf) not in (NOBODY, seat)]
    for don in rules.don_seats:
        choices += [f"rob {don} {box.kinds[value]}" for value, n in enumerate(case_money(s, don)) if n]
    for figure, name in enumerate(box.figures):
        if NEUTRAL + figure not in (*s.fronts, *s.spaces):
            places = open_spaces(s) if box.round[figure] else open_fronts(s)
            ids = box.spaces if box.round[figure] else box.businesses
            choices += [f"figure {name} {ids[place]}" for place in places]
    return choices


def recall(c: Companion, seat: int, place: str) -> None:
    s, box = c.s, c.box
    if place in box.business:
        business = box.business[place]
        back_to_reserve(s, s.fronts[business])
        s.fronts[business] = EMPTY
    elif place in box.space:
        space = box.space[place]
        back_to_reserve(s, s.spaces[space])
        s.spaces[space] = EMPTY
    else:
        in_river = own_figures(s, seat, RIVER)[2]
        return_from_river(s, next(figure for figure in in_river if FIGURE_WORDS[figure % FIGURES] == place))


def place_figure(c: Companion, seat: int, name: str, place: str) -> None:
    """G-87 The figure of an ally; those that use their place give the controller a share."""
    s, box = c.s, c.box
    figure = box.figures.index(name)
    uses = any(effect is not None and effect.figure == figure and effect.use for effect in box.ally_places)
    if box.round[figure]:
        s.spaces[box.space[place]] = NEUTRAL + figure
        if uses:
            dons_of_turfs(c, box.space[place])
    else:
        s.fronts[box.business[place]] = NEUTRAL + figure
        if uses:
            share_is_due(s, seat, box.business[place])
