"""At which tables one trains: half of them the usual one, the others with other numbers of players and options."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.game import Rules
from consigliere.core.options import BadOption, settle
from consigliere.core.registry import game as find_game
from consigliere.core.save import canonical

#: whole numbers worth trying besides the default
NUMBERS: Mapping[str, tuple[int, ...]] = {"points_target": (8,)}
BATTLE_CAP = 300


class Table(NamedTuple):
    """Who plays what: a game, so many players and these options."""

    game: str
    players: int
    options: Mapping[str, Any]


class Choice(NamedTuple):
    """Which tables may come up."""

    game: str
    players: tuple[int, ...] = ()  # () means all the game is for
    options: Mapping[str, Any] = {}  # these always
    mixed: bool = True  # other options at random in half of the games

    def counts(self) -> tuple[int, ...]:
        return self.players or tuple(find_game(self.game).seats)

    def draw(self, dice: random.Random) -> Table:
        counts = self.counts()
        usual = 4 if 4 in counts else counts[-1]
        players = usual if dice.random() < 0.5 else dice.choice(counts)
        mixed = self.mixed and dice.random() < 0.5
        return Table(self.game, players, self._options(players, dice if mixed else None))

    def _options(self, players: int, dice: random.Random | None) -> dict[str, Any]:
        """Some options of this number of players; the usual ones without dice."""
        game = find_game(self.game)
        options: dict[str, Any] = {}
        for option in game.options if dice else ():
            assert dice is not None
            if option.type is Path or option.name == "battle_cap" or dice.random() < 0.5:
                continue
            if option.type is bool:
                options[option.name] = not option.default
            elif option.type is list:
                options[option.name] = dice.sample(option.choices, dice.randint(0, option.high))
            elif option.type is int:
                options[option.name] = dice.choice((option.default, *NUMBERS.get(option.name, ())))
            elif option.choices:
                options[option.name] = dice.choice(option.choices)
        needed = dict(game.needed(players))
        if dice is None or not fits(game.name, players, options | dict(self.options)):
            options = needed
        return self._capped(options | dict(self.options))

    def _capped(self, options: dict[str, Any]) -> dict[str, Any]:
        if any(option.name == "battle_cap" for option in find_game(self.game).options):
            options.setdefault("battle_cap", BATTLE_CAP)
        return options

    def usual(self, players: int) -> Table:
        """The table with the usual options."""
        return Table(self.game, players, self._options(players, None))

    def trained(self) -> dict[str, Any]:
        """At which tables a network that trained here may play; an option with null may have any value."""
        game = find_game(self.game)
        options: dict[str, Any] = {}
        for option in game.options:
            if option.type is Path or option.name == "battle_cap":
                continue
            fixed = self.options.get(option.name, option.default)
            if self.mixed and (option.type in (bool, list) or option.choices):
                options[option.name] = None
            elif self.mixed:
                options[option.name] = [option.default, *NUMBERS.get(option.name, ())]
            else:
                options[option.name] = list(fixed) if isinstance(fixed, (list, tuple)) else [fixed]
        return {"players": list(self.counts()), "options": options, "components": game.shipped_data.digest}


def fits(game: str, players: int, options: Mapping[str, Any]) -> bool:
    """Can it be played with these options together?"""
    try:
        rules(game, players, canonical(options))
    except BadOption:
        return False
    return True


@lru_cache(maxsize=256)
def rules(game: str, players: int, options: str) -> Rules:
    """The rules of a table; they are shared by all its games."""
    found = find_game(game)
    return found.rules_for(players, settle(game, found.options, players, json.loads(options)), found.shipped_data)


def lay(table: Table, seed: bytes) -> Any:
    """A state at its first question. Nobody listens to what is told."""
    game = find_game(table.game)
    s: Any = game.setup(rules(table.game, table.players, canonical(table.options)), Chance(seed))
    s.told = None
    flow.advance(s)
    return s


def sides(table: Table) -> Sequence[tuple[int, ...]]:
    """The seats by who wins together."""
    game, known = find_game(table.game), rules(table.game, table.players, canonical(table.options))
    return sorted({tuple(sorted(game.allies(known, seat))) for seat in range(table.players)})
