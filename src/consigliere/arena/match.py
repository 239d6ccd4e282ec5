"""One match between bots. They see a seat's view, the moves on offer and a chance of their own, nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from consigliere.bots import Bot, bot, place_at
from consigliere.bots.asking import SeatedBot, bot_chance
from consigliere.core.game import Game
from consigliere.core.match import Match, new
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.registry import game as find_game

BATTLE_CAP = 300  # no sensible game of Condottiere comes near it
DECISION_CAP = 100_000
LENGTHS = ("battle", "round", "turn")  # what a spectator's view may count


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
    faults: tuple[Fault, ...] = ()  # bots that had to be helped, each once


class Fault(NamedTuple):
    """A bot that gave no legal answer in time: on which seat, how often, and what was wrong the first time."""

    seat: int
    times: int
    problem: str


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
    position = match.position
    seated = [SeatedBot(one, place_at(position, seat, one.time_s)) for seat, one in enumerate(players)]
    tally, faults = Tally(match.game.counted), dict[int, Fault]()
    decisions = 0
    while not position.over and decisions < decision_cap:
        for seat in position.asked:
            if seat in position.asked:  # the answer of another seat may have closed the question
                moves, chance = position.legal(seat), bot_chance(match.header.seed, seat, decisions)
                move, fault = seated[seat].answer(position.view(seat), moves, chance)
                if fault:
                    first = faults.get(seat, Fault(seat, 0, fault))
                    faults[seat] = first._replace(times=first.times + 1)
                if tally.counted:
                    tally.note(moves, move)
                position, _ = position.after(seat, move)
                decisions += 1
    return outcome(position, decisions, tally, faults.values())


def outcome(position: Position[Any], decisions: int, tally: Tally, faults: Iterable[Fault]) -> Outcome:
    seats = range(position.players)
    result, view, game = position.result, position.view(None), position.game
    lengths = {key: view[key] for key in LENGTHS if isinstance(view.get(key), int)}
    tags = tuple(dict(game.tags(position.state, seat)) for seat in seats)
    uses = {kind: dict(sorted(names.items())) for kind, names in tally.uses.items()}
    rest = (decisions, lengths, tags, uses, tuple(faults))
    if result is None:
        return Outcome((), (0.0,) * position.players, (), "cut off", *rest)
    sides = {tuple(sorted(game.allies(position.rules, seat))) for seat in result.winners}
    shares = tuple(1 / len(sides) if seat in result.winners else 0.0 for seat in seats)
    return Outcome(result.winners, shares, result.scores, result.reason, *rest)


def fair_share(match: Match[Any]) -> float:
    """The part of the victories that a seat would have if all sides were equally good."""
    return 1 / len({tuple(sorted(match.game.allies(match.rules, seat))) for seat in range(match.players)})


def with_cap(game: Game[Any], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options, with a cap on battles where the game has one and nobody chose it."""
    capped = {"battle_cap": BATTLE_CAP} if any(option.name == "battle_cap" for option in game.options) else {}
    return capped | dict(options or {})
