"""The map: how far everybody is from the goal, and what a region would change."""

from __future__ import annotations

from functools import cache, lru_cache

from consigliere.games.condottiere.box import Box

NEARER = 2.2  # so much better is a position one region nearer to the goal
SURE = 1000.0  # a position that has won

Goal = tuple[int, int]  # regions anywhere, adjacent regions


@cache
def kingdoms(box: Box, size: int) -> tuple[tuple[int, ...], ...]:
    """By region: all connected groups of `size` regions it belongs to, each as bits."""
    borders = [sum(1 << near for near in nears) for nears in box.neighbours]
    groups = {1 << region for region in range(len(borders))}
    for _ in range(size - 1):
        groups = {
            group | 1 << near
            for group in groups
            for region, near_bits in enumerate(borders)
            if group >> region & 1
            for near in range(len(borders))
            if near_bits & ~group & 1 << near
        }
    return tuple(tuple(sorted(one for one in groups if one >> region & 1)) for region in range(len(borders)))


@lru_cache(maxsize=50_000)
def way_to_the_goal(box: Box, goal: Goal, mine: int, barred: int) -> tuple[int, int]:
    """How many regions a seat still needs, and which regions would bring it nearer.

    `mine` are the regions it has, `barred` those it cannot get.
    """
    anywhere, adjacent = goal
    missing = min(anywhere - mine.bit_count(), adjacent)  # a new kingdom may begin anywhere
    ways = ~(mine | barred) & (1 << len(box.regions)) - 1
    for region, groups in enumerate(kingdoms(box, adjacent)):
        if mine >> region & 1:
            for kingdom in groups:
                if not kingdom & barred:
                    lacks = kingdom & ~mine
                    n = lacks.bit_count()
                    if n < missing:
                        missing, ways = n, lacks
                    elif n == missing:
                        ways |= lacks
    return missing, ways


def standing(box: Box, goal: Goal, mine: int, barred: int, closed: int) -> float:
    """How good a position is, as if nobody else played: the nearer the goal and the more ways to it, the better."""
    missing, ways = way_to_the_goal(box, goal, mine, barred)
    if missing <= 0:
        return SURE
    n = (ways & ~closed).bit_count()
    return float(NEARER**-missing * (0.2 + n / (n + 1)))


@lru_cache(maxsize=50_000)
def hopes(box: Box, goal: Goal, held: tuple[int, ...], closed: int, reconquest: bool) -> tuple[float, ...]:
    """The part of the victory each seat may hope for, in hundredths. `held` are the regions of each seat as bits."""
    taken = 0
    for mine in held:
        taken |= mine
    standings = [standing(box, goal, mine, 0 if reconquest else taken & ~mine, closed) for mine in held]
    total = sum(standings)
    if total >= SURE:
        return tuple([100.0 if one >= SURE else 0.0 for one in standings])
    return tuple([100 * one / total if total else 100 / len(held) for one in standings])
