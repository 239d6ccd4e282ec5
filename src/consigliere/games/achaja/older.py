"""States saved by earlier versions of the rules, under which the same moves were legal."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import NOBODY
from consigliere.core.game import Older, Saved

NEW_IN_4 = ("recovered", "gifts", "pacts")


def upgrade_2(saved: Saved) -> dict[str, Any]:
    """Version 2 kept what each seat knows, but neither what everybody knows nor who passed cards unseen.

    Everybody knows what all seats know, except those whose hands it is about; and everybody may have passed cards.
    """
    players = len(saved["gold"])
    seats = range(players)
    by_fact: dict[tuple[tuple[int, ...], str], dict[int, int]] = {}
    for viewer, holders, card, n in saved["known"]:
        by_fact.setdefault((tuple(holders), card), {})[viewer] = n
    shared = [
        [NOBODY, list(holders), card, min(found.values())]
        for (holders, card), found in by_fact.items()
        if set(seats) - set(holders) == set(found)
    ]
    unseen = [[giver, taker, 1] for giver in seats for taker in seats if giver != taker]
    return upgrade_3({**saved, "known": sorted([*shared, *saved["known"]]), "unseen": unseen, "muddled": []})


def downgrade_2(saved: Saved) -> dict[str, Any]:
    """The way back: who passed no card unseen knows what everybody knows of the other hands."""
    apart = {seat for giver, taker, _ in saved["unseen"] for seat in (giver, taker)}
    known = []
    for viewer, holders, card, n in saved["known"]:
        seats = [viewer]
        if viewer == NOBODY:
            seats = [seat for seat in range(len(saved["gold"])) if seat not in apart and seat not in holders]
        known += [[seat, holders, card, n] for seat in seats]
    kept = {key: value for key, value in saved.items() if key not in ("unseen", "muddled", *NEW_IN_4)}
    return kept | {"known": sorted(known)}


def upgrade_3(saved: Saved) -> dict[str, Any]:
    """Version 3 counted neither what was taken back from the discard pile nor gifts and pacts; nothing limited them."""
    players = len(saved["gold"])
    return {**saved, "recovered": [[] for _ in range(players)], "gifts": [0] * players, "pacts": [0] * players}


def downgrade_3(saved: Saved) -> dict[str, Any]:
    return {key: value for key, value in saved.items() if key not in NEW_IN_4}


OLDER = {
    2: Older("6e01bd7112d1918d0a59f68e8a6c9cbc5e21a50dfc0e4df743352a393e936f01", upgrade_2, downgrade_2),
    3: Older("95a80457551f3cc650d59d3d6656c187430512a902b226804add7d03874e13a5", upgrade_3, downgrade_3),
}
