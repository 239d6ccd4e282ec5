"""stub"""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.core.chance import Chance
from consigliere.core.game import View
from consigliere.core.move import Move


def choose(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    return chance.pick(moves)
