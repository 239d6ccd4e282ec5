"""The network as it is learned: forward, backward and Adam, on any device.

The gradients are written out by hand; a test compares them with finite differences.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from consigliere.bots.network.weights import OUTCOMES
from consigliere.training.devices import Device
from consigliere.training.samples import Batch

Numbers = Any
EPSILON = 1e-8  # keeps a number that hardly ever changes from leaping


class Shape(NamedTuple):
    """How large a network is."""

    state: int  # parts of what is seen
    moves: int  # parts of moves
    wide: int = 256
    move: int = 128
    narrow: int = 64
    layers: int = 2


class Aim(NamedTuple):
    """What one step of learning is after."""

    rate: float
    clip: float = 0.2  # how far the chance of a move may leave the old one, in proportion
    entropy: float = 0.01
    hope: float = 0.5  # weight of the error in what was hoped for
    wins: float = 0.25  # weight of the error in who wins
    imitate: bool = False
    most: float = 0.5  # the longest step of the gradient


def fresh(shape: Shape, seed: int) -> dict[str, Any]:
    """The numbers of a network that knows nothing yet."""
    draw = np.random.default_rng(seed)

    def around(rows: int, columns: int, spread: float) -> Any:
        return draw.normal(0, spread, (rows, columns)).astype(np.float32)

    wide, move, narrow = shape.wide, shape.move, shape.narrow
    numbers = {
        "seen": around(shape.state, wide, 0.05),
        "first_bias": np.zeros(wide, np.float32),
        "said": around(shape.moves, move, 0.1),
        "wins": around(wide, OUTCOMES, 0.01),
        "wins_bias": np.zeros(OUTCOMES, np.float32),
        "hope": around(wide, 1, 0.01),
        "hope_bias": np.zeros(1, np.float32),
        "state_to_move": around(wide, narrow, 1 / math.sqrt(wide)),
        "move_bias": np.zeros(narrow, np.float32),
        "match": around(wide, move, 0.3 / math.sqrt(wide)),
        "move_layer": around(move, narrow, 1 / math.sqrt(move)),
        "move_out": around(narrow, 1, 0.3 / math.sqrt(narrow)),
    }
    for layer in range(1, shape.layers + 1):
        numbers[f"layer{layer}"] = around(wide, wide, 0.5 / math.sqrt(wide))
        numbers[f"bias{layer}"] = np.zeros(wide, np.float32)
    return numbers


class Learner:
    """Numbers, their gradients and Adam's memory."""

    def __init__(self, numbers: Mapping[str, Any], device: Device) -> None:
        self.device = device
        self.numbers = {name: device.put(np.array(value, dtype=np.float32)) for name, value in numbers.items()}
        self.mean = {name: device.zeros_like(value) for name, value in self.numbers.items()}
        self.square = {name: device.zeros_like(value) for name, value in self.numbers.items()}
        self.steps = 0
        self.layers = sum(name.startswith("layer") for name in numbers)

    def learn(self, batch: Batch, aim: Aim) -> dict[str, float]:
        """One step; what it found."""
        gradients, told = self.gradients(batch, aim)
        length = math.sqrt(sum(self.device.square_sum(value) for value in gradients.values()))
        told["gradient"] = length
        if math.isfinite(length):
            self._step(gradients, aim.rate, min(1.0, aim.most / (length + 1e-8)))
        return told

    def _step(self, gradients: Mapping[str, Numbers], rate: float, shorter: float) -> None:
        self.steps += 1
        slow, fast = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, gradient in gradients.items():
            gradient = gradient * shorter
            mean, square = self.mean[name], self.square[name]
            mean *= 0.9
            mean += 0.1 * gradient
            square *= 0.999
            square += 0.001 * gradient * gradient
            self.numbers[name] -= (rate / slow) * mean / (self.device.sqrt(square / fast) + EPSILON)

    def gradients(self, batch: Batch, aim: Aim) -> tuple[dict[str, Numbers], dict[str, float]]:
        """The gradient of the loss by name, and the loss itself with its parts."""
        d, n, size = self.device, self.numbers, batch.size
        owner = d.put(batch.owner)
        seen = d.counts(batch.state_cells, size, n["seen"].shape[0])
        said = d.counts(batch.move_cells, batch.number_of_moves, n["said"].shape[0])

        # forward
        x = d.over(seen @ n["seen"] + n["first_bias"], 0)
        flow = [x]
        inner = []
        for layer in range(1, self.layers + 1):
            h = d.over(x @ n[f"layer{layer}"] + n[f"bias{layer}"], 0)
            inner.append(h)
            x = x + h
            flow.append(x)
        move = said @ n["said"]
        scale = 1 / math.sqrt(n["said"].shape[1])
        query = (x @ n["match"])[owner]
        deep = d.over(move @ n["move_layer"] + (x @ n["state_to_move"] + n["move_bias"])[owner], 0)
        logit = (deep @ n["move_out"])[:, 0] + (move * query).sum(1) * scale
        column = d.put(batch.column)
        p = d.softmax(d.padded(logit, owner, column, (size, batch.widest)))
        hope = (x @ n["hope"] + n["hope_bias"])[:, 0]
        empty = np.arange(OUTCOMES)[None, :] >= batch.seats[:, None]
        empty[:, -1] = False
        wins_logit = x @ n["wins"] + n["wins_bias"] - d.put(empty.astype(np.float32)) * 1e9
        wins = d.softmax(wins_logit)

        # the loss, and how it changes with each answer
        everyone = d.put(np.arange(size))
        chosen = d.put(batch.chosen)
        logs = d.log(p)
        log_chosen = logs[everyone, chosen]
        entropy = -(p * logs).sum(1)
        told: dict[str, float] = {"entropy": float(entropy.mean())}
        if aim.imitate:
            loss = -log_chosen
            push = -1.0 + 0.0 * log_chosen  # by the logarithm of the chosen move's chance
            told["agreement"] = float((d.get(p).argmax(1) == batch.chosen).mean())
            entropy_weight = 0.0
        else:
            gain, old = d.put(batch.gain.astype(np.float32)), d.put(batch.old.astype(np.float32))
            ratio = d.exp(log_chosen - old)
            near = -d.over(-d.over(ratio, 1 - aim.clip), -(1 + aim.clip))
            plain, held = ratio * gain, near * gain
            free = d.positive(held - plain + 1e-12)  # the plain one is the smaller: it counts
            loss = -(plain * free + held * (~free))
            push = -(gain * ratio * free)
            entropy_weight = aim.entropy
            told["moved"] = float(abs(log_chosen - old).mean())
            loss = loss - entropy_weight * entropy
        to_logit = p * (-push[:, None])
        to_logit[everyone, chosen] += push
        if entropy_weight:
            to_logit = to_logit + entropy_weight * p * (logs + entropy[:, None])
        back = d.put(batch.back.astype(np.float32))
        target = d.put(batch.wins.astype(np.float32))
        off = hope - back
        wins_loss = -(target * d.log(wins)).sum(1)
        told["policy"] = float(loss.mean())
        told["hope"] = float((off * off).mean())
        told["wins"] = float(wins_loss.mean())
        told["loss"] = told["policy"] + aim.hope * told["hope"] + aim.wins * told["wins"]

        # backward
        g: dict[str, Numbers] = {}
        g_logit = to_logit[owner, column][:, None] / size
        g_hope = (aim.hope * 2 / size) * off[:, None]
        g_wins = (aim.wins / size) * (wins * target.sum(1)[:, None] - target)
        g["hope"], g["hope_bias"] = flow[-1].T @ g_hope, g_hope.sum(0)
        g["wins"], g["wins_bias"] = flow[-1].T @ g_wins, g_wins.sum(0)
        g_x = g_hope @ n["hope"].T + g_wins @ n["wins"].T
        g["move_out"] = deep.T @ g_logit
        g_deep = (g_logit @ n["move_out"].T) * d.positive(deep)
        g["move_layer"] = move.T @ g_deep
        g_move = g_deep @ n["move_layer"].T + query * (g_logit * scale)
        g_state = d.sum_rows(g_deep, batch.starts, owner, size)
        g["state_to_move"], g["move_bias"] = flow[-1].T @ g_state, g_state.sum(0)
        g_query = d.sum_rows(move * (g_logit * scale), batch.starts, owner, size)
        g["match"] = flow[-1].T @ g_query
        g_x = g_x + g_state @ n["state_to_move"].T + g_query @ n["match"].T
        g["said"] = said.T @ g_move
        for layer in range(self.layers, 0, -1):
            g_h = g_x * d.positive(inner[layer - 1])
            g[f"layer{layer}"], g[f"bias{layer}"] = flow[layer - 1].T @ g_h, g_h.sum(0)
            g_x = g_x + g_h @ n[f"layer{layer}"].T
        g_x = g_x * d.positive(flow[0])
        g["seen"], g["first_bias"] = seen.T @ g_x, g_x.sum(0)
        return g, told

    # -- keeping ----------------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """The numbers as NumPy has them."""
        return {name: np.array(self.device.get(value)) for name, value in self.numbers.items()}

    def memory(self) -> dict[str, Any]:
        """All that is needed to go on as if nothing had happened."""
        kept = {f"number.{name}": value for name, value in self.plain().items()}
        for kind, values in (("mean", self.mean), ("square", self.square)):
            kept |= {f"{kind}.{name}": np.array(self.device.get(value)) for name, value in values.items()}
        return kept | {"steps": np.array(self.steps)}

    def remember(self, kept: Mapping[str, Any]) -> None:
        for kind, values in (("number", self.numbers), ("mean", self.mean), ("square", self.square)):
            for name in values:
                values[name] = self.device.put(np.array(kept[f"{kind}.{name}"], dtype=np.float32))
        self.steps = int(kept["steps"])
