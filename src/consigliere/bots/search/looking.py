"""The network asked about many positions at once: one matrix product for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from consigliere.bots.network.net import FINEST, Net

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from consigliere.bots.network.reader import Read

    Array = NDArray[np.floating[Any]]


def look(net: Net, reads: Sequence[Read]) -> Iterator[tuple[Array, Array]]:
    """For each position a number for each move, the higher the better, and the chances to win, as `Net.think` says."""
    x = _sums(net.seen.get(), [read.state for read in reads]) + net.first
    np.maximum(x, 0, out=x)
    for matrix, bias in net.layers:
        x += np.maximum(x @ matrix + bias, 0)
    heads = x @ net.heads + net.bias
    outcomes, deep_from = net.outcomes, net.outcomes + 1
    match_from = deep_from + net.narrow
    wins = np.exp(heads[:, :outcomes] - heads[:, :outcomes].max(axis=1, keepdims=True))
    for row, read in zip(wins, reads):
        row[read.seats : outcomes - 1] = 0
    wins /= wins.sum(axis=1, keepdims=True)
    counts = [len(read.moves) for read in reads]
    said = _sums(net.said.get(), [tokens for read in reads for tokens in read.moves])
    of = heads.repeat(counts, axis=0)
    deep = np.maximum(said @ net.move_layer + of[:, deep_from:match_from], 0)
    logits = deep @ net.move_out + np.einsum("ij,ij->i", said, of[:, match_from:]) * net.scale
    logits = np.round(logits, FINEST)
    at = 0
    for row, count in zip(wins, counts):
        yield logits[at : at + count], row
        at += count


def _sums(rows: Array, lists: Sequence[Sequence[int]]) -> Array:
    """The sum of the vectors of each list of tokens; token 0, which says nothing, stands in for an empty one."""
    if not lists:
        return np.zeros((0, rows.shape[1]), dtype=rows.dtype)
    flat, starts = list[int](), []
    for tokens in lists:
        starts.append(len(flat))
        flat.append(0)
        flat += tokens
    return np.add.reduceat(rows.take(flat, axis=0), starts, axis=0)
