"""Where a learner calculates: in NumPy, or in torch on whatever device it has. The few things that differ stand here.

The learner writes its own gradients, so that both do the same and neither is needed to check the other.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

Numbers = Any  # an array of NumPy or a tensor of torch


class Device(Protocol):
    """What the learner asks of either."""

    name: str

    def put(self, values: Any) -> Numbers: ...
    def get(self, values: Numbers) -> Any: ...
    def zeros_like(self, values: Numbers) -> Numbers: ...
    def counts(self, cells: Any, rows: int, columns: int) -> Numbers: ...
    def positive(self, values: Numbers) -> Numbers: ...
    def over(self, values: Numbers, least: float) -> Numbers: ...
    def sum_rows(self, values: Numbers, starts: Any, rows: Any, number: int) -> Numbers: ...
    def padded(self, values: Numbers, rows: Any, columns: Any, shape: tuple[int, int]) -> Numbers: ...
    def softmax(self, values: Numbers) -> Numbers: ...
    def log(self, values: Numbers) -> Numbers: ...
    def exp(self, values: Numbers) -> Numbers: ...
    def sqrt(self, values: Numbers) -> Numbers: ...
    def square_sum(self, values: Numbers) -> float: ...


class NumpyDevice:
    """One processor, and always the same answer."""

    name = "cpu"

    def put(self, values: Any) -> Numbers:
        found = np.asarray(values)
        return found if found.dtype != np.float64 else found.astype(np.float32)

    def get(self, values: Numbers) -> Any:
        return np.asarray(values)

    def zeros_like(self, values: Numbers) -> Numbers:
        return np.zeros_like(values)

    def counts(self, cells: Any, rows: int, columns: int) -> Numbers:
        return np.bincount(cells, minlength=rows * columns).astype(np.float32).reshape(rows, columns)

    def positive(self, values: Numbers) -> Numbers:
        return values > 0

    def over(self, values: Numbers, least: float) -> Numbers:
        return np.maximum(values, least)

    def sum_rows(self, values: Numbers, starts: Any, rows: Any, number: int) -> Numbers:
        return np.add.reduceat(values, starts, axis=0)

    def padded(self, values: Numbers, rows: Any, columns: Any, shape: tuple[int, int]) -> Numbers:
        found = np.full(shape, -1e9, dtype=values.dtype)
        found[rows, columns] = values
        return found

    def softmax(self, values: Numbers) -> Numbers:
        found = np.exp(values - values.max(axis=1, keepdims=True))
        return found / found.sum(axis=1, keepdims=True)

    def log(self, values: Numbers) -> Numbers:
        return np.log(np.maximum(values, 1e-12))

    def exp(self, values: Numbers) -> Numbers:
        return np.exp(values)

    def sqrt(self, values: Numbers) -> Numbers:
        return np.sqrt(values)

    def square_sum(self, values: Numbers) -> float:
        return float(np.dot(values.ravel(), values.ravel()))


class TorchDevice:
    """The same on a device of torch."""

    def __init__(self, name: str) -> None:
        import torch

        self.torch = torch
        self.name = name
        torch.set_grad_enabled(False)

    def put(self, values: Any) -> Numbers:
        found = np.ascontiguousarray(values)
        if found.dtype == np.float64:
            found = found.astype(np.float32)
        elif found.dtype.kind in "iu":
            found = found.astype(np.int64)
        return self.torch.from_numpy(found).to(self.name)

    def get(self, values: Numbers) -> Any:
        return values.cpu().numpy()

    def zeros_like(self, values: Numbers) -> Numbers:
        return self.torch.zeros_like(values)

    def counts(self, cells: Any, rows: int, columns: int) -> Numbers:
        where = self.put(cells)
        found = self.torch.zeros(rows * columns, dtype=self.torch.float32, device=self.name)
        found.index_add_(0, where, self.torch.ones(len(where), dtype=self.torch.float32, device=self.name))
        return found.reshape(rows, columns)

    def positive(self, values: Numbers) -> Numbers:
        return values > 0

    def over(self, values: Numbers, least: float) -> Numbers:
        return values.clamp_min(least)

    def sum_rows(self, values: Numbers, starts: Any, rows: Any, number: int) -> Numbers:
        found = self.torch.zeros((number, values.shape[1]), dtype=values.dtype, device=self.name)
        return found.index_add_(0, rows, values)

    def padded(self, values: Numbers, rows: Any, columns: Any, shape: tuple[int, int]) -> Numbers:
        found = self.torch.full(shape, -1e9, dtype=values.dtype, device=self.name)
        found[rows, columns] = values
        return found

    def softmax(self, values: Numbers) -> Numbers:
        return self.torch.softmax(values, dim=1)

    def log(self, values: Numbers) -> Numbers:
        return values.clamp_min(1e-12).log()

    def exp(self, values: Numbers) -> Numbers:
        return values.exp()

    def sqrt(self, values: Numbers) -> Numbers:
        return values.sqrt()

    def square_sum(self, values: Numbers) -> float:
        return float((values * values).sum())


def device(name: str = "auto") -> Device:
    """`cpu` is NumPy; `cuda`, `mps` and `torch-cpu` are torch's; `auto` takes a GPU where torch sees one."""
    if name == "cpu":
        return NumpyDevice()
    if name == "auto":
        try:
            import torch
        except ImportError:
            return NumpyDevice()
        return TorchDevice("cuda") if torch.cuda.is_available() else NumpyDevice()
    return TorchDevice(name.removeprefix("torch-"))
