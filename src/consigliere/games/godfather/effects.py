"""What the operations of jobs and allies do for a human (G-70 to G-88). One that needs a choice asks a question."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame
from consigliere.games.godfather.board import back_to_reserve
from consigliere.games.godfather.box import FIGURES, NEUTRAL
from consigliere.games.godfather.cards import case_notes, gain_good, gain_job, gain_note, tell_gain
from consigliere.games.godfather.queries import (
    controller,
    figure_kind,
    has_figure_in,
    in_turf,
    open_fronts,
    open_spaces,
    owner,
    rounds_in,
    squares_in,
)
from consigliere.games.godfather.reading import BOARD, FAMILY, RIVER, THUG, Effect
from consigliere.games.godfather.state import EMPTY, State

SQUARE, ROUND = 0, 1


def gain_money(s: State, seat: int, effect: Effect) -> None:
    """G-70 One money card of the value named."""
    tell_gain(s, seat, [gain_note(s, seat, effect.money)])


def gain_one_good(s: State, seat: int, effect: Effect) -> None:
    """G-71 One goods card of the kind named."""
    tell_gain(s, seat, [gain_good(s, seat, effect.good)])


def gain_choice_goods(s: State, seat: int, effect: Effect) -> None:
    """G-72 So many goods of one's choice, if there are any in stock."""
    if goods_in_stock(s):
        s.stack.append(Frame("choose_goods", seat, effect.n))


def draw_jobs(s: State, seat: int, effect: Effect) -> None:
    """G-73 So many jobs from the deck."""
    for _ in range(effect.n):
        gain_job(s, seat)


def suitcase(s: State, seat: int, effect: Effect) -> None:
    """G-74 The icons wait until the action ends."""
    s.icons[seat] += effect.n


def kill(s: State, seat: int, effect: Effect) -> None:
    """G-75 Up to so many figures of the kinds named, if any stands there."""
    fronts, spaces = kill_targets(s, seat, effect.kinds)
    if fronts or spaces:
        s.stack.append(Frame("kill", seat, (effect.kinds, effect.n)))


def drive_by(s: State, seat: int, effect: Effect) -> None:
    """G-76 A turf in which somebody else's figures fall."""
    if any(drive_by_targets(s, seat, turf) != ([], []) for turf in range(s.rules.box.turfs)):
        s.stack.append(Frame("drive_by", seat))


def car_bomb(s: State, seat: int, effect: Effect) -> None:
    """G-77 A turf in which every square-based figure falls."""
    if any(squares_in(s, turf) or rounds_in(s, turf) for turf in range(s.rules.box.turfs)):
        s.stack.append(Frame("car_bomb", seat))


def steal_hand(s: State, seat: int, effect: Effect) -> None:
    """G-78 Random cards out of somebody's hand. G-133 A don has none to rob."""
    if hands_to_rob(s, seat):
        s.stack.append(Frame("rob_hand", seat, effect.n))


def steal_suitcase(s: State, seat: int, effect: Effect) -> None:
    """G-79 Random money out of somebody's suitcase."""
    if cases_to_rob(s, seat):
        s.stack.append(Frame("rob_case", seat, effect.n))


def offer(s: State, seat: int, effect: Effect) -> None:
    """G-80 Dons have no hand and offer nothing (G-133). Also when a don asks (G-132)."""
    if hands_to_rob(s, seat):
        s.stack.append(Frame("offer", NOBODY, seat))
    elif s.told is not None:
        s.told.append(Event("no_offers", seat))


def front_again(s: State, seat: int, effect: Effect) -> None:
    """G-81 A front in a turf one controls, once more."""
    if own_fronts(s, seat):
        s.stack.append(Frame("front_again", seat))


def back_again(s: State, seat: int, effect: Effect) -> None:
    """G-82 A back in a turf where one of the own family members is, once more."""
    if own_backs(s, seat):
        s.stack.append(Frame("back_again", seat))


def move_thug(s: State, seat: int, effect: Effect) -> None:
    """G-83 One of the own thugs goes to another front."""
    if own_thugs(s, seat) and open_fronts(s):
        s.stack.append(Frame("move_thug", seat))


def recall(s: State, seat: int, effect: Effect) -> None:
    """G-84 Own figures come back from the places named."""
    if any(own_figures(s, seat, effect.places)):
        s.stack.append(Frame("recall", seat, (effect.places, effect.n)))


def place_control(s: State, seat: int, effect: Effect) -> None:
    """G-85 A marker on a turf where one has a figure."""
    if any(has_figure_in(s, seat, turf) for turf in range(s.rules.box.turfs)):
        s.stack.append(Frame("place_control", seat))


def remove_control(s: State, seat: int, effect: Effect) -> None:
    """G-86 The top marker of somebody else goes back to its owner."""
    if any(controller(s, turf) not in (NOBODY, seat) for turf in range(s.rules.box.turfs)):
        s.stack.append(Frame("remove_control", seat))


def place_figure(s: State, seat: int, effect: Effect) -> None:
    """G-87 The figure of an ally goes to a place of its shape."""
    places = open_spaces(s) if s.rules.box.round[effect.figure] else open_fronts(s)
    if places:
        s.stack.append(Frame("place_figure", seat, (effect.figure, effect.use)))


def arrest(s: State, seat: int, effect: Effect) -> None:
    """G-88 In the turf where the figure of the same card now stands."""
    if NEUTRAL + effect.figure not in s.fronts:
        return
    turf = s.where[s.fronts.index(NEUTRAL + effect.figure)]
    if hit_targets(s, seat, turf, SQUARE, THUG, False):
        s.stack.append(Frame("hit", seat, (turf, SQUARE, THUG, True, False)))


OPERATIONS: dict[str, Callable[[State, int, Effect], None]] = {
    "gain_money": gain_money,
    "gain_good": gain_one_good,
    "gain_choice_goods": gain_choice_goods,
    "draw_job": draw_jobs,
    "suitcase": suitcase,
    "kill": kill,
    "drive_by": drive_by,
    "car_bomb": car_bomb,
    "steal_hand": steal_hand,
    "steal_suitcase": steal_suitcase,
    "offer": offer,
    "front_again": front_again,
    "back_again": back_again,
    "move_thug": move_thug,
    "recall": recall,
    "place_control": place_control,
    "remove_control": remove_control,
    "place_figure": place_figure,
    "arrest": arrest,
}


# -- what an effect may be aimed at -------------------------------------------------------------------------------


def goods_in_stock(s: State) -> list[int]:
    """G-72 Any goods but the wild ones."""
    box = s.rules.box
    return [good for good in range(box.good_count) if good != box.wild and s.bank[box.notes + good]]


def kill_targets(s: State, seat: int, kinds: int) -> tuple[list[int], list[int]]:
    """The fronts and spaces on which a figure of these kinds stands that is not the seat's own."""
    fronts, spaces = s.fronts, s.spaces
    squares = [b for b in s.board if (f := fronts[b]) != EMPTY and f // FIGURES != seat and figure_kind(f) & kinds]
    rounds = [
        p for p in s.rules.spaces if (f := spaces[p]) != EMPTY and f // FIGURES != seat and figure_kind(f) & kinds
    ]
    return squares, rounds


def hit_targets(s: State, seat: int, turf: int, shape: int, kinds: int, own: bool) -> list[int]:
    """The fronts or spaces of one turf on which such a figure stands."""
    figures = s.fronts if shape == SQUARE else s.spaces
    places = squares_in(s, turf) if shape == SQUARE else rounds_in(s, turf)
    return [at for at in places if figure_kind(figures[at]) & kinds and (own or owner(figures[at]) != seat)]


def drive_by_targets(s: State, seat: int, turf: int) -> tuple[list[int], list[int]]:
    """G-76 Square-based and round-based figures of others in a turf."""
    squares = [b for b in squares_in(s, turf) if owner(s.fronts[b]) != seat]
    rounds = [p for p in rounds_in(s, turf) if owner(s.spaces[p]) != seat]
    return squares, rounds


def hands_to_rob(s: State, seat: int) -> list[int]:
    """Other humans with cards in hand."""
    return [other for other in range(s.rules.humans) if other != seat and s.size[other]]


def cases_to_rob(s: State, seat: int) -> list[int]:
    """Other families with money in the suitcase."""
    return [other for other in range(s.rules.n) if other != seat and case_notes(s, other)]


def own_fronts(s: State, seat: int) -> list[int]:
    """G-81 The businesses in turfs one controls."""
    return [b for b in s.board if controller(s, s.where[b]) == seat]


def own_backs(s: State, seat: int) -> list[int]:
    """G-82 The businesses in turfs where one of the own family members is."""
    turfs: set[int] = set()
    for space in s.rules.spaces:
        figure = s.spaces[space]
        if figure != EMPTY and figure // FIGURES == seat and figure_kind(figure) == FAMILY:
            turfs.update(s.rules.box.touched[space])
    return [b for turf in sorted(turfs) for b in in_turf(s, turf)]


def own_thugs(s: State, seat: int) -> list[int]:
    """G-83 The fronts on which the own thugs stand."""
    return [b for b in s.board if s.fronts[b] != EMPTY and s.fronts[b] // FIGURES == seat]


def own_figures(s: State, seat: int, places: int) -> tuple[list[int], list[int], list[int]]:
    """G-84 The own figures that may be recalled: on fronts, on spaces, in the river (as places or figures)."""
    fronts = own_thugs(s, seat) if places & BOARD else []
    on_board = [p for p in s.rules.spaces if s.spaces[p] != EMPTY and s.spaces[p] // FIGURES == seat]
    first = seat * FIGURES
    in_river = [f for f in range(first, first + FIGURES) if s.river >> f & 1] if places & RIVER else []
    return fronts, on_board if places & BOARD else [], in_river


def return_from_river(s: State, figure: int) -> None:
    s.river &= ~(1 << figure)
    back_to_reserve(s, figure)
