"""One match between bots. They see a seat's view, the moves on offer and a chance of their own, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from consigliere.bots import Bot, bot
from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.game import Game
from consigliere.core.match import Match, new
from consigliere.core.move import Move
from consigliere.core.registry import game as find_game

BATTLE_CAP = 300  # no sensible game of Condottiere comes near it
DECISION_CAP = 100_000
LENGTHS = ("battle", "round", "turn")  # what a spectator's view may count


class BadBot(ValueError):
    """A bot answered with a move it was not offered."""


class Outcome(NamedTuple):
    """How a match went."""

    winners: tuple[int, ...]  # nobody if it was cut off
    shares: tuple[float, ...]  # by seat: its part of the victory; allies win together, not by halves
    scores: tuple[int, ...]
    reason: str
    decisions: int
    lengths: Mapping[str, int]  # battles, rounds or turns, as far as the game counts them
    tags: tuple[Mapping[str, str], ...]  # by seat
    uses: Mapping[str, Mapping[str, list[int]]]  # kind -> name -> how often chosen, and at how many questions offered


class Tally:
    """How often bots choose what a game counts. Whatever a question offers, in whichever way, had one chance there."""

    def __init__(self, counted: Mapping[str, str]) -> None:
        self.counted = counted
        self.uses: dict[str, dict[str, list[int]]] = {kind: {} for kind in counted.values()}

    def note(self, moves: Sequence[Move], chosen: Move) -> None:
        counted = self.counted
        used = (counted.get(chosen[0]), *chosen[1:2])
        for kind, name in {(counted[move[0]], move[1]) for move in moves if move[0] in counted}:
            row = self.uses[kind].setdefault(name, [0, 0])
            row[0] += (kind, name) == used
            row[1] += 1


def play_match(
    game: str,
    bots: Sequence[Bot | str],
    seed: int | bytes,
    options: Mapping[str, Any] | None = None,
    decision_cap: int = DECISION_CAP,
) -> Outcome:
    """Play one match to its end, or until the cap on decisions cuts it off."""
    players = [bot(one) if isinstance(one, str) else one for one in bots]
    match = new(game, len(players), seed, with_cap(find_game(game), options))
    chances = [own_chance(match.header.seed, seat) for seat in range(len(players))]
    tally = Tally(match.game.counted)
    decisions = 0
    while not match.over and decisions < decision_cap:
        for seat in match.asked:
            if seat in match.asked:  # the answer of another seat may have closed the question
                choose(match, seat, players[seat], chances[seat], tally)
                decisions += 1
    return outcome(match, decisions, tally)


def choose(match: Match[Any], seat: int, player: Bot, chance: Chance, tally: Tally) -> None:
    """Ask one bot and carry its answer out, without the log that a table would keep."""
    moves = match.legal(seat)
    move = player.choose(match.view(seat), moves, chance)
    if move not in moves:
        raise BadBot(f"bot {player.name!r} answered {str(move)!r}, which it was not offered")
    if tally.counted:
        tally.note(moves, move)
    flow.apply(match.state, seat, move)


def outcome(match: Match[Any], decisions: int, tally: Tally) -> Outcome:
    seats = range(match.players)
    result, view = match.result, match.view(None)
    lengths = {key: view[key] for key in LENGTHS if isinstance(view.get(key), int)}
    tags = tuple(dict(match.game.tags(match.state, seat)) for seat in seats)
    uses = {kind: dict(sorted(names.items())) for kind, names in tally.uses.items()}
    if result is None:
        return Outcome((), (0.0,) * match.players, (), "cut off", decisions, lengths, tags, uses)
    sides = {tuple(sorted(match.game.allies(match.rules, seat))) for seat in result.winners}
    shares = tuple(1 / len(sides) if seat in result.winners else 0.0 for seat in seats)
    return Outcome(result.winners, shares, result.scores, result.reason, decisions, lengths, tags, uses)


def fair_share(match: Match[Any]) -> float:
    """The part of the victories that a seat would have if all sides were equally good."""
    return 1 / len({tuple(sorted(match.game.allies(match.rules, seat))) for seat in range(match.players)})


def with_cap(game: Game[Any], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options, with a cap on battles where the game has one and nobody chose it."""
    capped = {"battle_cap": BATTLE_CAP} if any(option.name == "battle_cap" for option in game.options) else {}
    return capped | dict(options or {})


def own_chance(seed: bytes, seat: int) -> Chance:
    """A stream for the bot on one seat; it says nothing about the cards."""
    return Chance(blake2b(bytes([seat]), key=seed, person=b"arena bot", digest_size=32).digest())
