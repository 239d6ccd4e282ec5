"""Questions one would ask at the table, answered without changing anything."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.core.flow import NOBODY
from consigliere.games.godfather.box import FIGURES, NEUTRAL, Box
from consigliere.games.godfather.reading import ALLY, FAMILY, FIGURE_WORDS, MEMBERS, THUG
from consigliere.games.godfather.state import EMPTY, NOWHERE, State


def owner(figure: int) -> int:
    """The family of a figure, NOBODY for a neutral one."""
    return figure // FIGURES if figure < NEUTRAL else NOBODY


def figure_kind(figure: int) -> int:
    """THUG, FAMILY or ALLY."""
    if figure >= NEUTRAL:
        return ALLY
    return FAMILY if figure % FIGURES < len(MEMBERS) else THUG


def figure_word(box: Box, figure: int) -> str:
    """don, consigliere, heir, thug, or the id of a neutral figure."""
    return FIGURE_WORDS[figure % FIGURES] if figure < NEUTRAL else str(box.figures[figure - NEUTRAL])


def controller(s: State, turf: int) -> int:
    """G-17 Whose marker lies on top, NOBODY if there is none."""
    stack = s.stacks[turf]
    return stack[-1] if stack else NOBODY


def clockwise(s: State, first: int) -> Iterator[int]:
    """All families, beginning with `first`."""
    n = s.rules.n
    return ((first + i) % n for i in range(n))


def in_turf(s: State, turf: int) -> list[int]:
    """G-13 The businesses of a turf: the printed one, then the tile."""
    tile = s.tiles[turf]
    printed = s.rules.box.printed[turf]
    return [printed] if tile == NOWHERE else [printed, tile]


def open_fronts(s: State) -> list[int]:
    fronts = s.fronts
    return [business for business in s.board if fronts[business] == EMPTY]


def open_spaces(s: State) -> list[int]:
    spaces = s.spaces
    return [space for space in s.rules.spaces if spaces[space] == EMPTY]


def squares_in(s: State, turf: int) -> list[int]:
    """The businesses of a turf on whose front a figure stands."""
    return [business for business in in_turf(s, turf) if s.fronts[business] != EMPTY]


def rounds_in(s: State, turf: int) -> list[int]:
    """The spaces touching a turf on which a figure stands."""
    touched = s.rules.box.touched
    return [space for space in s.rules.spaces if s.spaces[space] != EMPTY and turf in touched[space]]


def has_figure_in(s: State, seat: int, turf: int) -> bool:
    return any(owner(s.fronts[b]) == seat for b in squares_in(s, turf)) or any(
        owner(s.spaces[p]) == seat for p in rounds_in(s, turf)
    )


def gangs(s: State) -> list[list[int]]:
    """G-15, G-45 By turf: how many figures each family has in it; the last entry is the neutral gang."""
    n, touched, where = s.rules.n, s.rules.box.touched, s.where
    found = [[0] * (n + 1) for _ in s.stacks]
    for business in s.board:
        figure = s.fronts[business]
        if figure != EMPTY:
            found[where[business]][figure // FIGURES if figure < NEUTRAL else n] += 1
    for space in s.rules.spaces:
        figure = s.spaces[space]
        if figure != EMPTY:
            gang = figure // FIGURES if figure < NEUTRAL else n
            for turf in touched[space]:
                found[turf][gang] += 1
    return found


def turf_winner(gangs: list[int]) -> int:
    """G-46 Who has strictly more figures than every other family and than the neutral gang; else NOBODY."""
    most = max(gangs)
    if not most or gangs.count(most) > 1 or gangs[-1] == most:
        return NOBODY
    return gangs.index(most)


def stack_leader(stack: tuple[int, ...]) -> int:
    """G-59 Who has most markers in a stack; tied: of those, whose marker lies highest."""
    leader, most = NOBODY, 0
    for seat in reversed(stack):
        markers = stack.count(seat)
        if markers > most:
            leader, most = seat, markers
    return leader


def affordable(box: Box, goods: tuple[int, ...]) -> int:
    """G-23, G-40 The set of jobs that these goods pay for, narcotics standing in for anything."""
    found = 0
    for job, cost in enumerate(box.cost):
        if payable(box, cost, goods):
            found |= 1 << job
    return found


def payable(box: Box, cost: tuple[int, ...], goods: tuple[int, ...]) -> bool:
    missing = 0
    wild = box.wild
    for good, n in enumerate(cost):
        if good != wild and n > goods[good]:
            missing += n - goods[good]
    return missing + cost[wild] <= goods[wild]


def payments(box: Box, cost: tuple[int, ...], goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to pay a cost, as counts of goods; those with fewest narcotics first."""
    wild = box.wild
    found: list[list[int]] = [[0] * len(cost)]
    for good, n in enumerate(cost):
        grown = []
        for paid in found:
            for real in range(n + 1) if good != wild else (0,):
                if real > goods[good]:
                    break
                more = paid[:]
                more[good] += real
                more[wild] += n - real
                grown.append(more)
        found = grown
    ways = {tuple(paid) for paid in found if paid[wild] <= goods[wild]}
    return sorted(ways, key=lambda paid: (paid[wild], paid))
