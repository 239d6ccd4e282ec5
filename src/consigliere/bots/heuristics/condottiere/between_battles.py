"""Between battles: where to fight next, where to send the Pope, and which cards to keep."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.bots.heuristics.condottiere.battle import leader, lines
from consigliere.bots.heuristics.condottiere.table import NOBODY, UNSEEN, Table, is_useless, worths
from consigliere.core.move import Move

SHARP = 2.0  # how much more often a better hand wins
KEEN = 0.1  # how much harder a seat fights for each hundredth of a victory

DISCARD, DECLINE = Move("discard"), Move("decline")


def choose_region(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-3.1 A good hand wants a region that brings the goal nearer, a bad one a region that helps nobody."""
    sizes, regions, number = t.view["hand_sizes"], t.view["regions"], t.box.number
    points = [UNSEEN * size for size in sizes]
    points[t.me] = t.hand_worth
    if sum(size > 0 for size in sizes) <= 1 and not t.view["options"]["draw_after_battle"]:  # a new deal comes first
        points = [UNSEEN * (number["base_hand"] + number["cards_per_region"] * mine) for mine in regions]
    power = [one**SHARP for one in points]
    fighters = [seat for seat, one in enumerate(power) if one]
    now = t.hopes_if(NOBODY, 0)
    scores = []
    for move in moves:
        region = t.box.region[move[1]]
        score = total = 0.0
        for seat in fighters:
            hopes = t.hopes_if(seat, region)
            fight = power[seat] * max(0.2, 1 + KEEN * (hopes[seat] - now[seat]))
            total += fight
            score += fight * hopes[t.me]
        scores.append(score / total if total else now[t.me])
    return scores


def place_pope(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-5.5 Close the region that would help the others most, supposing the battle ends as it stands."""
    winner = leader(lines(t, t.companies).strengths)
    scores = []
    for move in moves:
        closed = 1 << t.box.region[move[1]] if move[1] in t.box.region else 0
        left = t.free & ~closed & ~(1 << t.region)
        if left or winner == NOBODY or t.view["options"]["reconquest"]:
            scores.append(t.hopes_if(winner, t.region, closed)[t.me])
        else:  # the board would be full: most regions win (C-10.3)
            counts = [n + (seat == winner) for seat, n in enumerate(t.view["regions"])]
            best = [seat for seat, n in enumerate(counts) if n == max(counts)]
            scores.append(100.0 / len(best) if t.me in best else 0.0)
    return scores


def about_the_hand(t: Table, moves: Sequence[Move]) -> Move | None:
    """C-7.6 While the region is chosen: say that the hand goes, or that it stays after all; None if that is settled."""
    if DISCARD in moves and is_useless(t):
        return DISCARD
    if DECLINE in moves and not is_useless(t):
        return DECLINE
    return None


def discard_hand(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-7.6 with `hand_discards = "in_turn"`: the same when one is asked."""
    useless = is_useless(t)
    return [float(useless) if move.verb == "discard" else 0.5 for move in moves]


def keep_cards(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-8.2 Keep what is better than a card from the pile."""
    worth = worths(t.box)
    return [worth[t.box.card[move[1]]] if move.verb == "keep" else UNSEEN for move in moves]


def draw(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-13.3 As many as one may."""
    return [float(move[1]) for move in moves]
