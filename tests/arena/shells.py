"""A game of four in two teams, for the arena's tests: everybody hides 0 or 1 shell, all at once, three times over.

The team whose hidden shells are more wins; equal numbers share the victory. It may also go on for ever.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from consigliere.bots import Bot
from consigliere.core import registry
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Frame, FreeActions, Result, State
from consigliere.core.game import Game, Nouns, Rules, View
from consigliere.core.move import Move
from consigliere.core.options import Option
from consigliere.core.steps import Do, Repeat, Sequence, Together
from consigliere.core.words import Names


@dataclass
class Shells:
    rules: Rules
    chance: Chance
    hidden: list[int]
    rounds: int = 0
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = None
    result: Result | None = None

    def clone(self) -> Shells:
        return Shells(self.rules, self.chance.clone(), self.hidden[:], self.rounds, self.stack[:], None, self.result)


class Hide(Together[Any]):
    answer_verbs = ("hide",)

    def members(self, s: Shells, frame: Frame) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def legal(self, s: Shells, frame: Frame) -> list[Move]:
        return [Move("hide", "0"), Move("hide", "1")]

    def reveal(self, s: Shells, frame: Frame, answers: dict[int, Move]) -> None:
        s.rounds += 1
        for seat, move in answers.items():
            s.hidden[seat] += int(move[1])


def count(s: Shells) -> None:
    teams = [s.hidden[0] + s.hidden[2], s.hidden[1] + s.hidden[3]]
    winners = tuple(seat for seat in range(4) if teams[seat % 2] == max(teams))
    s.result = Result(tuple(s.hidden), winners, "counted")


class ShellGame(Game[State]):
    name = "shells"
    seats = range(4, 5)
    rules_version = 1
    options = (
        Option("endless", bool, False, "S-1", "never count"),
        Option("data", Path, None, "S-1", "a component file"),
    )
    end_rule = "S-1"
    shipped_data = DataFile("", "shells.toml")

    def rules_for(self, players: int, options: Mapping[str, Any], data: DataFile) -> Rules:
        rules = Rules(players, options, data)
        rules.free = FreeActions()
        rules.steps = {
            "game": Sequence("rounds", "count"),
            "rounds": Repeat("hide", until=lambda s: s.rounds == 3 and not options["endless"]),
            "hide": Hide(),
            "count": Do(count),
        }
        return rules

    def empty_table(self, rules: Rules, chance: Chance) -> Shells:
        return Shells(rules, chance, [0] * 4)

    def allies(self, rules: Rules, seat: int) -> tuple[int, ...]:
        return (seat, (seat + 2) % 4)

    def tags(self, s: Shells, seat: int) -> Mapping[str, str]:
        return {"team": "even" if seat % 2 == 0 else "odd"}

    def view(self, s: Shells, seat: int | None) -> View:
        return {"game": "shells", "round": s.rounds, "seat": seat}

    def worlds(self, rules: Any, view: View) -> Any:
        raise NotImplementedError

    def save(self, s: Shells) -> dict[str, Any]:
        return {"hidden": s.hidden, "rounds": s.rounds}

    def load(self, rules: Any, data: Mapping[str, Any]) -> Shells:
        raise NotImplementedError

    def components(self, s: Shells) -> Mapping[str, int]:
        return {}

    def question(self, view: View, lang: str, nouns: Nouns, names: Names) -> str:
        return ""


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The game is registered beside the others."""
    module = ModuleType("consigliere.games.shells")
    module.GAME = ShellGame()
    known = registry.games()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, module.__name__, module)
        patch.setattr(registry, "games", lambda: (*known, "shells"))
        yield
    registry.game.cache_clear()


class Keeps(Bot):
    """Hides a shell every time, and counts how often it was asked."""

    name = "keeps"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, moves: list[Move], chance: Chance) -> Move:
        self.asked += 1
        return moves[-1]
