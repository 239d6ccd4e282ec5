"""The bot that learned: one look with a network, and the move it likes best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from consigliere.bots.base import Bot, Place
from consigliere.bots.greedy import Greedy
from consigliere.bots.network.titles import title
from consigliere.bots.network.weights import has_numpy, shipped, trained_for
from consigliere.core.chance import Chance
from consigliere.core.game import View
from consigliere.core.move import Move

if TYPE_CHECKING:
    from consigliere.bots.network.net import Net
    from consigliere.bots.network.weights import Weights


class Strong(Bot):
    """A trained network; where it was not trained for a table it plays as `greedy` does, and says so in `notice`."""

    name = "strong"
    games = shipped()

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights  # instead of the shipped ones
        self.notice = ""  # why it does not play by its network here
        self._greedy = Greedy()
        self._net: Net | None = None
        self._asked: tuple[object, ...] = ()  # for which table the network was last tried

    def sit(self, place: Place) -> None:
        super().sit(place)
        self._greedy.sit(place)
        self._look_at(place.game, place.players, place.options, place.components.digest)

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        self._look_at(view["game"], view["players"], view["options"], view["components"])
        if self._net is None:
            return self._greedy.choose(view, moves, chance)
        free = title(view["game"]).free
        answers = [move for move in moves if move[0] not in free] or list(moves)
        return answers[self._net.best(self._net.reader.read(view, answers))]

    def _look_at(self, game: str, players: int, options: Mapping[str, Any], components: str) -> None:
        """Find the network for a table, or why there is none."""
        asked = (game, players, components, tuple((name, str(value)) for name, value in options.items()))
        if asked == self._asked:
            return
        self._asked, self._net = asked, None
        weights = self.weights if self.weights is not None else trained_for(game)
        if not has_numpy():
            self.notice = "greedy plays instead: a network needs NumPy"
        elif weights is None or weights.game != game:
            self.notice = "greedy plays instead: no network was trained for this game"
        elif unfit := weights.unfit(players, options, components):
            self.notice = f"greedy plays instead: {unfit}"
        else:
            self.notice, self._net = "", _net(weights)


_NETS: dict[int, tuple[Weights, Net]] = {}  # by identity: bots of one process share what they have read


def _net(weights: Weights) -> Net:
    from consigliere.bots.network.net import Net

    found = _NETS.get(id(weights))
    if found is None:
        found = _NETS[id(weights)] = (weights, Net(weights))
    return found[1]
