"""The bot that thinks ahead: it plays the network's best moves on in worlds that could be the real one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from consigliere.bots.network.titles import title
from consigliere.bots.search.patience import Patience
from consigliere.bots.strong import Strong
from consigliere.core.chance import Chance, chance_from
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.position import worlds

if TYPE_CHECKING:
    from consigliere.bots.network.weights import Weights
    from consigliere.bots.search.thinking import Advice

SPARE = 0.04  # of its time is left over, for what it cannot interrupt


class Master(Strong):
    """A trained network that does not trust its first look; where it was not trained it plays as `greedy` does."""

    name = "master"

    def __init__(self, weights: Weights | None = None, playouts: int | None = None) -> None:
        super().__init__(weights)
        self.playouts = playouts  # instead of a time: the answer is then the same on a slow machine
        self.clock = time.monotonic
        self._patience: Patience | None = None

    @property
    def repeatable(self) -> bool:  # type: ignore[override]
        return self.playouts is not None

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        chance = chance_from(chance)
        if len(moves) == 1:
            return moves[0]
        chosen = None
        for advice in self.think(view, moves, chance, self.patience()):
            chosen = advice.choice
        return self._greedy.choose(view, moves, chance) if chosen is None else chosen

    def patience(self) -> Patience:
        """What one answer may take here."""
        seconds = self.time_s if self.place is None else self.place.time_s
        return Patience(None if self.playouts else seconds * (1 - SPARE), self.playouts, self.clock)

    def think(self, view: View, moves: Sequence[Move], chance: Chance, until: Patience) -> Iterator[Advice]:
        """Better and better advice; the last is the best. Nothing where no network was trained."""
        self._look_at(view["game"], view["players"], view["options"], view["components"])
        if self._net is None:
            return
        from consigliere.bots.search.thinking import think

        self._patience = until
        free = title(view["game"]).free
        answers = [move for move in moves if move[0] not in free] or list(moves)
        imagined = worlds(view) if self.place is None else self.place.worlds(view)
        yield from think(self._net, imagined, view, answers, chance, until)

    def stop(self) -> None:
        """Whoever waits for an answer gets the best one so far within a moment; may be called from another thread."""
        if self._patience is not None:
            self._patience.stop()
