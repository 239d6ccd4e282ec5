"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

from typing import Any

from consigliere.bots import bot, bots, place_at, usual_bot
from consigliere.bots.asking import Answer, SeatedBot, bot_chance
from consigliere.cli.wording import YOU, AnyMatch
from consigliere.core.game import Game
from consigliere.core.options import BadOption


def read_seats(text: str, game: Game[Any]) -> list[str]:
    """Seats as `--seats` lists them."""
    seats, able = [who.strip() for who in text.split(",")], bots(game.name)
    for who in seats:
        if who != YOU and who not in able:
            raise BadOption(f"nobody called {who!r} can sit down; write {YOU!r} or a bot: {', '.join(able)}")
    return seats


def usual_seats(game: Game[Any], players: int | None = None) -> list[str]:
    """You and sensible bots: three of them, or as near to that as the game allows, where nobody said how many."""
    if players is None:
        players = min(max(4, game.seats[0]), game.seats[-1])
    return [YOU, *[usual_bot(game.name)] * (players - 1)]


def seat_bots(m: AnyMatch, seats: list[str]) -> dict[int, SeatedBot]:
    """The bots of a table, each in its seat."""
    found = {seat: bot(who) for seat, who in enumerate(seats) if who != YOU}
    return {seat: SeatedBot(one, place_at(m.position, seat, one.time_s)) for seat, one in found.items()}


def ask_bot(m: AnyMatch, seat: int, player: SeatedBot) -> Answer:
    """What a bot answers; after undo or loading it decides as it would have."""
    return player.answer(m.view(seat), m.legal(seat), bot_chance(m.header.seed, seat, len(m.moves)))
