"""A bot that fails unless it was told where it sits, once, and with what the table plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import consigliere as cg


class Witness(cg.Bot):
    """Plays the first move."""

    name = "witness"

    def __init__(self) -> None:
        self.sat = 0

    def sit(self, place: cg.Place) -> None:
        super().sit(place)
        self.sat += 1

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        place = self.place
        assert self.sat == 1
        assert place is not None
        assert (place.game, place.seat, place.players) == (view["game"], view["seat"], view["players"])
        assert place.components.digest == view["components"]
        assert place.time_s == self.time_s
        return moves[0]
