"""The network at the table, in NumPy: one look at a position, a number for each move and a hope for each seat.

The vectors of a fact's parts are added up once, when the fact is first seen, and kept. What is seen is the sum of its
facts; two layers think about it. A move is the sum of its own facts, weighed against what was seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from consigliere.bots.network.reader import Read, Reader
from consigliere.bots.network.vocabulary import Tokens, Vocabulary
from consigliere.bots.network.weights import Weights

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.floating[Any]]

FINEST = 3  # decimals of an answer: machines add up in different orders


class Thought(NamedTuple):
    """What the network makes of a position."""

    moves: Array  # the higher the better
    hope: float  # what the trained seat expects to get
    wins: Array  # the chance of each seat after one's own to win; the last: nobody


class Table:
    """The vectors of tokens: each the sum of the vectors of its parts."""

    def __init__(self, parts: Array, tokens: Tokens) -> None:
        self.parts = np.ascontiguousarray(parts, dtype=np.float32)
        self.tokens = tokens
        self.rows = np.zeros((256, parts.shape[1]), dtype=np.float32)
        self.filled = 1  # token 0 says nothing

    def get(self) -> Array:
        """All vectors that may be asked for now."""
        known = self.tokens.parts
        if self.filled < len(known):
            if len(known) > len(self.rows):
                more = np.zeros((2 * len(known), self.rows.shape[1]), dtype=np.float32)
                more[: self.filled] = self.rows[: self.filled]
                self.rows = more
            for number in range(self.filled, len(known)):
                if made_of := known[number]:
                    self.rows[number] = self.parts.take(made_of, axis=0).sum(axis=0)
            self.filled = len(known)
        return self.rows


def reader_for(weights: Weights) -> Reader:
    return Reader(weights.game, Vocabulary(weights.state), Vocabulary(weights.moves))


class Net:
    """A network over what a reader reads. Several networks of one vocabulary may share a reader."""

    def __init__(self, weights: Weights, reader: Reader | None = None) -> None:
        self.reader = reader or reader_for(weights)
        numbers = {name: np.asarray(value, dtype=np.float32) for name, value in weights.numbers.items()}
        self.seen = Table(numbers["seen"], self.reader.state)
        self.said = Table(numbers["said"], self.reader.moves)
        self.first = numbers["first_bias"]
        layers = sorted(name for name in numbers if name.startswith("layer"))
        self.layers = [(numbers[name], numbers[f"bias{name[5:]}"]) for name in layers]
        # all that is asked of the last layer at once: who wins, the hope, and what moves are weighed with
        self.heads = np.hstack([numbers["wins"], numbers["hope"], numbers["state_to_move"], numbers["match"]])
        self.bias = np.concatenate([numbers["wins_bias"], numbers["hope_bias"], numbers["move_bias"],
                                    np.zeros(numbers["match"].shape[1], dtype=np.float32)])  # fmt: skip
        self.outcomes = numbers["wins"].shape[1]
        self.move_layer = numbers["move_layer"]
        self.move_out = numbers["move_out"][:, 0]
        self.narrow = self.move_layer.shape[1]
        self.scale = np.float32(1 / np.sqrt(self.move_layer.shape[0]))

    def think(self, read: Read) -> Thought:
        x = self.seen.get().take(read.state, axis=0).sum(axis=0) + self.first
        np.maximum(x, 0, out=x)
        for matrix, bias in self.layers:
            x = x + np.maximum(x @ matrix + bias, 0)
        heads = x @ self.heads + self.bias
        outcomes, narrow = self.outcomes, self.narrow
        wins = heads[:outcomes]
        wins = np.exp(wins - wins.max())
        wins[read.seats : outcomes - 1] = 0
        logits = np.zeros(0, dtype=np.float32)
        if read.moves:
            rows = self.said.get()
            at, starts, flat = 0, [], list[int]()
            for tokens in read.moves:
                starts.append(at)
                flat += tokens
                at += len(tokens)
            said = np.add.reduceat(rows.take(flat, axis=0), starts, axis=0)
            deep = np.maximum(said @ self.move_layer + heads[outcomes + 1 : outcomes + 1 + narrow], 0)
            logits = deep @ self.move_out + (said @ heads[outcomes + 1 + narrow :]) * self.scale
        return Thought(logits, float(heads[outcomes]), wins / wins.sum())

    def best(self, read: Read) -> int:
        """Which move; among equals the first, and what differs by less than machines do is equal."""
        return int(np.argmax(np.round(self.think(read).moves, FINEST)))
