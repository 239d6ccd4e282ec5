"""Games of earlier versions: the same moves were legal, their positions were saved otherwise."""

from __future__ import annotations

from typing import Any

from consigliere.core.game import Older, Saved

EVERYBODY = -1  # as a viewer, in a saved state
JOBS = -1  # as a kind


def from_version_2(saved: Saved) -> Saved:
    """Version 2 kept only what each viewer knows, and of jobs only which ones.

    We take it that everybody can tell how many jobs a hand holds and knows what the one who doubts most knows, that
    nobody worked anything out alone, and that whoever knows more may know all.
    """
    everybody: dict[tuple[int, int], int] = {}
    for _, owner, kind, n in saved["doubt"]:
        everybody[owner, kind] = max(n, everybody.get((owner, kind), 0))
    shared = [*saved["doubt"], *([EVERYBODY, owner, kind, n] for (owner, kind), n in everybody.items())]
    may_know = _may_know_all(saved) if saved["doubt"] or saved["seen"] else []
    return {**saved, "shared_doubt": sorted(shared), "learnt": may_know, "taken": may_know}


def _may_know_all(saved: Saved) -> list[list[int]]:
    """For each pair of humans, how many cards one may know of the other. Humans sit first; a don has no hand."""
    hands, suitcases = saved["hands"], saved["suitcases"]
    named: list[Any] = [seat for line in (*saved["doubt"], *saved["seen"]) for seat in line[:2]]
    humans = range(1 + max((*named, *(seat for seat, hand in enumerate(hands) if hand))))
    cards = [len(hands[seat]) + len(suitcases[seat]) for seat in humans]
    return [[viewer, owner, cards[owner]] for viewer in humans for owner in humans if viewer != owner and cards[owner]]


def to_version_2(saved: Saved) -> Saved:
    """The way back: `doubt` and `seen` are today what they were then, but for the number of jobs in doubt."""
    kept = {key: value for key, value in saved.items() if key not in ("shared_doubt", "learnt", "taken")}
    return {**kept, "doubt": [line for line in saved["doubt"] if line[2] != JOBS]}


#: options that came with version 4: until then everybody played by these values
LATER_OPTIONS = {
    "don_no_goods": "printed",
    "don_thug_attempt": "front",
    "don_two_fronts": "character",
    "don_control_gives": "shown",
    "don_always_stashes": False,
}
VALUES_UNTIL_3 = "b85632697a78966c1285e0e43a46575d0d1cfa501787959de841a71b6ff27a22"

OLDER = {
    2: Older(VALUES_UNTIL_3, from_version_2, to_version_2, LATER_OPTIONS),
    3: Older(VALUES_UNTIL_3, options=LATER_OPTIONS),
}
