"""States as earlier versions saved them. Under the options below the same moves were legal and did the same."""

from __future__ import annotations

from typing import Any

from consigliere.core.game import Older, Saved

NEW_KEYS = ("open_cards", "shown_cards", "shown_bounds", "mercenaries")


def upgrade_1(saved: Saved) -> Saved:
    """Version 1 did not keep apart what everybody saw and what one seat showed another.

    All of it is taken as shown in secret, and the others can tell nothing about how much: so nobody is told more than
    before. It lasts until the next deal.
    """
    old = dict(saved)
    known, hints = old.pop("known"), dict(old.pop("hints"))
    seats = range(len(old["hands"]))
    held = [len(old["hands"][seat]) + (old["face_down"][seat] is not None) for seat in seats]
    pairs = [(viewer, owner) for viewer in seats for owner in seats if viewer != owner and held[owner]]
    return old | {
        "open_cards": [],
        "shown_cards": known,
        "shown_bounds": [[viewer, owner, 0, held[owner]] for viewer, owner in pairs] if known else [],
        "mercenaries": [hints.get(seat) for seat in seats],
        "discarding": [],
    }


def downgrade_1(saved: Saved) -> Saved:
    """Version 1 wrote down for each viewer all that it knew, however it had learnt of it."""
    known: dict[tuple[Any, ...], int] = {}
    for owner, card, n in saved["open_cards"]:
        for viewer in range(len(saved["hands"])):
            if viewer != owner:
                known[viewer, owner, card] = n
    for viewer, owner, card, n in saved["shown_cards"]:
        known[viewer, owner, card] = known.get((viewer, owner, card), 0) + n
    return {key: value for key, value in downgrade_2(saved).items() if key not in NEW_KEYS} | {
        "known": sorted([*key, n] for key, n in known.items()),
        "hints": [[seat, holds] for seat, holds in enumerate(saved["mercenaries"]) if holds is not None],
    }


def upgrade_2(saved: Saved) -> Saved:
    """Version 2 asked about hands in turn, so that nobody could have decided about one beforehand."""
    return dict(saved) | {"discarding": []}


def downgrade_2(saved: Saved) -> Saved:
    return {key: value for key, value in saved.items() if key != "discarding"}


AS_IT_WAS_PLAYED = {"hand_discards": "in_turn", "reconquest_tie_token": "courtesans"}

OLDER = {
    1: Older(
        "f53c28738853fd486c3f2d1241ada293cab6dda27a418aa594ab54216dc359c1", upgrade_1, downgrade_1, AS_IT_WAS_PLAYED
    ),
    2: Older(
        "f53c28738853fd486c3f2d1241ada293cab6dda27a418aa594ab54216dc359c1", upgrade_2, downgrade_2, AS_IT_WAS_PLAYED
    ),
}
