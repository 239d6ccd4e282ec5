"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from consigliere.bots import Bot, bot, bots
from consigliere.bots.random import Random
from consigliere.cli.wording import YOU, AnyMatch
from consigliere.core.chance import Chance
from consigliere.core.game import Game
from consigliere.core.move import Move
from consigliere.core.options import BadOption


def read_seats(text: str) -> list[str]:
    """Seats as `--seats` lists them."""
    seats = [who.strip() for who in text.split(",")]
    for who in seats:
        if who != YOU and who not in bots():
            raise BadOption(f"nobody called {who!r} can sit down; write {YOU!r} or a bot: {', '.join(bots())}")
    return seats


def usual_seats(game: Game[Any]) -> list[str]:
    """You and three sensible bots, or as near to that as the game allows."""
    players = min(max(4, game.seats[0]), game.seats[-1])
    return [YOU, *["greedy"] * (players - 1)]


class Bots:
    """The bots of a table. One that fails is helped with a random move: nobody's game ends because of it."""

    def __init__(self, seats: list[str]) -> None:
        self.by_seat: dict[int, Bot] = {seat: bot(who) for seat, who in enumerate(seats) if who != YOU}
        self.failed: dict[int, str] = {}

    def choose(self, m: AnyMatch, seat: int) -> Move:
        moves = m.legal(seat)
        try:
            move = self.by_seat[seat].choose(m.view(seat), moves, own_chance(m, seat))
            if move in moves:
                return move
            problem = f"it answered {str(move)[:40]!r}, which it was not offered"
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        self.failed.setdefault(seat, problem)
        return Random().choose(m.view(seat), moves, own_chance(m, seat))


def own_chance(m: AnyMatch, seat: int) -> Chance:
    """A stream of the bot's own, new for every move: after undo or loading a bot decides as it would have."""
    message = f"{seat} {len(m.moves)}".encode()
    return Chance(blake2b(message, key=m.header.seed, person=b"table bot", digest_size=32).digest())
