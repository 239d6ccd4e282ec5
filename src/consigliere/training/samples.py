"""Decisions as they are learned from: of what each was made, what was chosen, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np


class Samples(NamedTuple):
    """Many decisions, one after the other. Parts of all views lie in one row, likewise those of all moves."""

    state: Any  # parts of views
    state_starts: Any  # where those of each decision begin, and the end
    moves: Any  # parts of moves
    move_starts: Any  # where those of each move begin, and the end
    first_moves: Any  # which move is a decision's first, and the end
    chosen: Any  # which of its moves, by decision
    seats: Any  # how many sat at the table
    old: Any  # the logarithm of the chance with which the move was chosen
    gain: Any  # how much better it went than was hoped
    back: Any  # what the seat got, with lambda
    wins: Any  # by decision: the part of the victory of each seat after one's own, and of nobody

    @property
    def number(self) -> int:
        return len(self.chosen)

    @property
    def size(self) -> int:
        return sum(one.nbytes for one in self)


def join(many: Sequence[Samples]) -> Samples:
    """Several lots as one."""
    joined: dict[str, Any] = {}
    for name in Samples._fields:
        parts = [getattr(one, name) for one in many]
        if name in ("state_starts", "move_starts", "first_moves"):
            shifted, base = [], 0
            for part in parts:
                shifted.append(part[:-1] + base)
                base += int(part[-1])
            joined[name] = np.concatenate([*shifted, np.array([base], dtype=np.int64)])
        else:
            joined[name] = np.concatenate(parts)
    return Samples(**joined)


def spans(starts: Any, which: Any) -> tuple[Any, Any, Any]:
    """Of some rows of unequal length: where their entries lie, to which row each belongs, and the lengths."""
    first = starts[which]
    lengths = starts[which + 1] - first
    begins = np.cumsum(lengths) - lengths
    rows = np.repeat(np.arange(len(which)), lengths)
    return np.arange(int(lengths.sum())) + np.repeat(first - begins, lengths), rows, lengths


class Batch(NamedTuple):
    """Some decisions as the learner takes them: counts of parts as cells of a matrix."""

    size: int
    state_cells: Any
    move_cells: Any
    number_of_moves: int
    owner: Any  # by move: whose it is
    column: Any  # by move: which of that decision's
    starts: Any  # by decision: its first move
    widest: int
    chosen: Any
    seats: Any
    old: Any
    gain: Any
    back: Any
    wins: Any


def batch(samples: Samples, which: Any, state_parts: int, move_parts: int) -> Batch:
    at, rows, _ = spans(samples.state_starts, which)
    state_cells = rows * state_parts + samples.state[at]
    moves, owner, many = spans(samples.first_moves, which)
    starts = np.cumsum(many) - many
    at, rows, _ = spans(samples.move_starts, moves)
    move_cells = rows * move_parts + samples.moves[at]
    return Batch(
        len(which), state_cells, move_cells, len(moves), owner, np.arange(len(moves)) - starts[owner], starts,
        int(many.max()), samples.chosen[which].astype(np.int64), samples.seats[which], samples.old[which],
        samples.gain[which], samples.back[which], samples.wins[which],
    )  # fmt: skip
