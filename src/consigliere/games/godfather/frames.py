"""What a saved stack may look like: for each step who answers and what it remembers. Anything else is refused.

So every position that loads can be played on: no step meets a number it cannot use, a card that is not there, or a
question to which there is no answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from consigliere.core.flow import NOBODY, Frame, answers, asked
from consigliere.core.move import Move
from consigliere.games.godfather.box import FIGURES, MEMBER_BITS, NEUTRAL, Box, ones
from consigliere.games.godfather.cards import case_money
from consigliere.games.godfather.effects import hands_to_rob
from consigliere.games.godfather.queries import affordable, figure_kind
from consigliere.games.godfather.reading import THUG
from consigliere.games.godfather.state import EMPTY, State
from consigliere.games.godfather.steps.action import goods_of, jobs_at_hand
from consigliere.games.godfather.steps.bribery import stages
from consigliere.games.godfather.steps.theft import OFFER_NOTHING

Fits = Callable[[State, Frame], bool]

PARTS_OF_AN_ACT = 6
MOST = 9  # of anything an effect counts
MANY = 1000  # suitcase icons


def check_frames(s: State) -> None:
    """ValueError unless the game can go on from this stack, or is over with a result."""
    if (s.result is None) != bool(s.stack):
        raise ValueError("a game that is over has a result and no open question, any other has no result")
    if not s.stack:
        return
    steps = [frame.step for frame in s.stack]
    if steps[:2] != ["acts", "an_act"] or {"game", "acts", "an_act"} & set(steps[2:]):
        raise ValueError("a stack begins with 'acts' and 'an_act'")
    for frame in s.stack:
        who, fits = SHAPES.get(frame.step, ("", nothing))
        if not who or not sits(s, frame.seat, who) or not fits(s, frame) or not seals_fit(s, frame):
            raise ValueError(f"a step {frame.step!r} cannot be asked like this: {frame}")
    seats = asked(s)
    if not seats or not all(answers(s, seat) for seat in seats):
        raise ValueError("there is no answer to the open question")


def sits(s: State, seat: int, who: str) -> bool:
    if who == "nobody":
        return seat == NOBODY
    return 0 <= seat < (s.rules.humans if who == "human" else s.rules.n)


def is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def row(about: Any, *kinds: Callable[[Any], bool]) -> bool:
    return isinstance(about, tuple) and len(about) == len(kinds) and all(fits(one) for fits, one in zip(kinds, about))


def whether(value: Any) -> bool:
    return isinstance(value, bool)


def up_to(high: int, low: int = 0) -> Callable[[Any], bool]:
    return lambda value: is_whole(value, low, high)


# -- what a step remembers ----------------------------------------------------------------------------------------


def nothing(s: State, frame: Frame) -> bool:
    return bool(frame.about == ())


def part(high: int) -> Fits:
    """Where a list of parts goes on."""
    return lambda s, frame: frame.about == () or is_whole(frame.about, 1, high)


def number(high: int) -> Fits:
    return lambda s, frame: is_whole(frame.about, 1, high)


def turf(s: State, frame: Frame) -> bool:
    return is_whole(frame.about, 0, s.rules.box.turfs - 1)


def on_board(s: State, frame: Frame) -> bool:
    return is_whole(frame.about, 0, len(s.where) - 1) and frame.about in s.board


def seats_left(s: State, frame: Frame) -> bool:
    return frame.about == () or row(frame.about, lambda left: isinstance(left, tuple) and all(
        is_whole(seat, 0, s.rules.humans - 1) for seat in left))  # fmt: skip


def job_to_pay(s: State, frame: Frame) -> bool:
    if not is_whole(frame.about, 0, len(s.rules.box.jobs) - 1):
        return False
    jobs = jobs_at_hand(s, frame.seat) & affordable(s.rules.box, goods_of(s, frame.seat))
    return bool(jobs >> frame.about & 1)


def effects_left(s: State, frame: Frame) -> bool:
    effects = s.rules.box.ally_effects
    return row(frame.about, up_to(len(effects) - 1), up_to(MANY)) and frame.about[1] < len(effects[frame.about[0]])


def side(s: State, frame: Frame) -> bool:
    return row(frame.about, up_to(len(s.where) - 1), whether) and frame.about[0] in s.board


def cost_left(s: State, frame: Frame) -> bool:
    if not row(frame.about, up_to(len(s.where) - 1), whether, up_to(MOST, 1), up_to(MOST, 1)):
        return False
    business, front, left, cost = frame.about
    box = s.rules.box
    asks = (box.front if front else box.back)[business].cost
    return business in s.board and left <= cost == asks and s.size[frame.seat] >= left


def kinds_and_number(s: State, frame: Frame) -> bool:
    return row(frame.about, up_to(7, 1), up_to(MOST, 1))


def places_and_number(s: State, frame: Frame) -> bool:
    return row(frame.about, up_to(3, 1), up_to(MOST, 1))


def blow(s: State, frame: Frame) -> bool:
    return row(frame.about, up_to(s.rules.box.turfs - 1), up_to(1), up_to(7, 1), whether, whether)


def own_thug(s: State, frame: Frame) -> bool:
    figure = s.fronts[frame.about] if on_board(s, frame) else EMPTY
    return figure != EMPTY and figure // FIGURES == frame.seat and figure_kind(figure) == THUG


def ally_figure(s: State, frame: Frame) -> bool:
    if not row(frame.about, up_to(len(s.rules.box.figures) - 1), whether):
        return False
    return NEUTRAL + frame.about[0] not in (*s.fronts, *s.spaces)


def who_asks(s: State, frame: Frame) -> bool:
    return is_whole(frame.about, 0, s.rules.n - 1)


def takers(s: State, frame: Frame) -> bool:
    """G-51 Each once, with a bid that the suitcase can pay."""
    box, found = s.rules.box, set[int]()
    for one in frame.about if isinstance(frame.about, tuple) else (None,):
        if not row(one, up_to(s.rules.n - 1), lambda bid: row(bid, *[up_to(MANY)] * box.notes)) or one[0] in found:
            return False
        found.add(one[0])
        if any(n > held for n, held in zip(one[1], case_money(s, one[0]))):
            return False
    return True


#: by step: who answers, and what it remembers
SHAPES: dict[str, tuple[str, Fits]] = {
    "acts": ("nobody", nothing),
    "an_act": ("nobody", part(PARTS_OF_AN_ACT - 1)),
    "turf_war": ("nobody", part(MANY)),
    "tributes": ("nobody", seats_left),
    "tribute": ("human", nothing),
    "next_turn": ("family", nothing),
    "after": ("family", nothing),
    "action": ("human", nothing),
    "pay": ("human", job_to_pay),
    "ally_effects": ("human", effects_left),
    "cost_or_not": ("human", side),
    "cost": ("human", cost_left),
    "launder": ("human", number(MANY)),
    "share": ("human", on_board),
    "choose_goods": ("human", number(MOST)),
    "kill": ("human", kinds_and_number),
    "drive_by": ("human", nothing),
    "car_bomb": ("human", nothing),
    "hit": ("human", blow),
    "rob_hand": ("human", number(MOST)),
    "rob_case": ("human", number(MOST)),
    "offer": ("nobody", who_asks),
    "front_again": ("human", nothing),
    "back_again": ("human", nothing),
    "move_thug": ("human", nothing),
    "move_to": ("human", own_thug),
    "recall": ("human", places_and_number),
    "place_control": ("human", nothing),
    "remove_control": ("human", nothing),
    "fetch": ("human", turf),
    "place_figure": ("human", ally_figure),
    "bids": ("nobody", nothing),
    "pick_allies": ("nobody", takers),
    "pick_ally": ("human", nothing),
}


# -- sealed answers -----------------------------------------------------------------------------------------------


def seals_fit(s: State, frame: Frame) -> bool:
    """Only an offer and bids are secret, and what is sealed could be answered now."""
    given = dict(frame.sealed)
    if len(given) != len(frame.sealed):
        return False
    if frame.step == "offer":
        members = hands_to_rob(s, frame.about)
        return set(given) < set(members) and all(move in offers(s, seat) for seat, move in given.items())
    if frame.step == "bids":
        return all(seat in range(s.rules.humans) and bid_fits(s, seat, move) for seat, move in given.items())
    return not given


def offers(s: State, seat: int) -> list[Move]:
    at = s.rules.hand_at[seat]
    return [move for value, move in enumerate(s.rules.box.offer) if s.hand[at + value]] or [OFFER_NOTHING]


def bid_fits(s: State, seat: int, move: Move) -> bool:
    values = stages(s)
    if move.verb != "put" or not 0 < len(move.args) <= len(values) or not all(n.isdecimal() for n in move.args):
        return False
    return all(int(n) <= s.case[s.rules.case_at[seat] + value] for value, n in zip(values, move.args))


# -- figures ------------------------------------------------------------------------------------------------------


def check_figures(s: State) -> None:
    """Each figure in play stands or lies in one place, of its shape."""
    rules, box = s.rules, s.rules.box
    placed = [figure for figure in (*s.fronts, *s.spaces) if figure != EMPTY] + ones(s.river)
    placed += [seat * FIGURES + figure for seat in range(rules.n) for figure in ones(s.reserve[seat])]
    if len(placed) != len(set(placed)):
        raise ValueError("a figure stands in two places")
    joined = rules.start_figures
    for act in box.acts[: s.act + 1]:
        joined |= act.joins
    for seat in range(rules.n):
        own = sum(1 << figure % FIGURES for figure in placed if figure < NEUTRAL and figure // FIGURES == seat)
        if own != joined:
            raise ValueError(f"these are not the figures that seat {seat} has in this act")
    for business, figure in enumerate(s.fronts):
        if figure != EMPTY and (business not in s.board or _is_round(box, figure)):
            raise ValueError(f"there is no room for figure {figure} on {box.businesses[business]}")
    for space, figure in enumerate(s.spaces):
        if figure != EMPTY and (space not in rules.spaces or not _is_round(box, figure)):
            raise ValueError(f"there is no room for figure {figure} on {box.spaces[space]}")


def _is_round(box: Box, figure: int) -> bool:
    if figure >= NEUTRAL:
        return bool(box.round[figure - NEUTRAL])
    return bool(1 << figure % FIGURES & MEMBER_BITS)


def check_seats(seats: Iterable[int], s: State) -> None:
    """G-102 A don has no hand."""
    for seat in seats:
        if s.size[seat] or s.icons[seat]:
            raise ValueError("a don has no hand (G-102)")
