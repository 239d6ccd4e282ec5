"""Consigliere: play four games of intrigue and area control, with every rule enforced and explained."""

from typing import TYPE_CHECKING

import consigliere.games  # noqa: F401  # the package itself is `games`, and can be called
from consigliere.bots import Bot, Place, bot, bots
from consigliere.core.chance import Chance
from consigliere.core.data import BadData
from consigliere.core.event import Event
from consigliere.core.flow import Result
from consigliere.core.game import Game
from consigliere.core.match import Match, new, world
from consigliere.core.move import BadMove, Move
from consigliere.core.options import BadOption, Option
from consigliere.core.position import Position
from consigliere.core.record import BadRecord, Record
from consigliere.core.refusal import IllegalMove, Refusal
from consigliere.core.registry import game

if TYPE_CHECKING:  # type checkers do not know that a package can be called
    from consigliere.core.registry import games

__version__ = "0.2.0"

__all__ = [
    "BadData",
    "BadMove",
    "BadOption",
    "BadRecord",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Place",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "bot",
    "bots",
    "game",
    "games",
    "new",
    "world",
]
