"""Many matches: every deal is played once for each different way the bots can sit in rotation."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

from consigliere.arena.match import DECISION_CAP, Fault, Outcome, fair_share, play_match, with_cap
from consigliere.bots import Bot, bot
from consigliere.bots import bots as all_bots
from consigliere.core.match import new
from consigliere.core.options import BadOption
from consigliere.core.registry import game as find_game

Progress = Callable[[int, int], object]  # games played, games to play


class Played(NamedTuple):
    """One match of a tournament: which deal, and by how many seats the bots had moved on."""

    deal: int
    rotation: int
    outcome: Outcome


class Deal(NamedTuple):
    """What a worker needs to play one deal in every rotation."""

    number: int
    game: str
    bots: tuple[Bot | str, ...]
    seed: bytes
    options: Mapping[str, Any]
    decision_cap: int


@dataclass(frozen=True)
class Tournament:
    """All that happened, as plain data; `rating.rate` says what it means."""

    game: str
    bots: tuple[str, ...]  # as they sit in rotation 0
    options: Mapping[str, Any]
    seed: int
    fair: float  # win share of a seat among equals
    played: tuple[Played, ...]
    seconds: float = field(default=0.0, compare=False)  # how long it took; no part of the result

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def games(self) -> int:
        return len(self.played)

    def bot_at(self, seat: int, rotation: int) -> str:
        return self.bots[(seat - rotation) % len(self.bots)]

    def to_json(self) -> str:
        """Everything but the time it took: the same text for the same seed, however many workers there were."""
        rows = [
            {"deal": p.deal, "rotation": p.rotation, **p.outcome._asdict(),
             "faults": [fault._asdict() for fault in p.outcome.faults]}
            for p in self.played
        ]  # fmt: skip
        head = {"game": self.game, "bots": self.bots, "options": self.options, "seed": self.seed, "fair": self.fair}
        return json.dumps(head | {"played": rows}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Tournament:
        data = json.loads(text)
        played = []
        for row in data["played"]:
            deal, rotation = row.pop("deal"), row.pop("rotation")
            lists = {key: tuple(value) for key, value in row.items() if isinstance(value, list)}
            lists["faults"] = tuple(Fault(**fault) for fault in row["faults"])
            played.append(Played(deal, rotation, Outcome(**row | lists)))
        return cls(data["game"], tuple(data["bots"]), data["options"], data["seed"], data["fair"], tuple(played))


def run(
    game: str,
    bots: Sequence[Bot | str],
    games: int = 100,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    on_progress: Progress | None = None,
    decision_cap: int = DECISION_CAP,
) -> Tournament:
    """Play at least `games` matches, rounded up to whole deals. The result depends on the seed, never on `jobs`.

    If there are fewer bots than players the last one takes every seat left. `jobs` 0 means one per core.
    """
    begun = time.perf_counter()
    seated = line_up(game, bots, players)
    for name, number, least in (("games", games, 1), ("jobs", jobs, 0)):
        if number < least:
            raise BadOption(f"{name} is a whole number from {least} up, not {number!r}")
    settled = with_cap(find_game(game), options)
    trial = new(game, len(seated), seed, settled)  # complains about options and seed here, not in a worker
    turns, key = rotations(seated), trial.header.seed
    deals = [
        Deal(number, game, seated, deal_seed(key, number), settled, decision_cap)
        for number in range(-(-games // turns))
    ]
    played: list[Played] = []
    for in_rotation in play_deals(deals, jobs or os.cpu_count() or 1):
        played += in_rotation
        if on_progress:
            on_progress(len(played), len(deals) * turns)
    names = tuple(one if isinstance(one, str) else one.name for one in seated)
    took = time.perf_counter() - begun
    return Tournament(game, names, settled, seed, fair_share(trial), tuple(played), took)


def line_up(game: str, bots: Sequence[Bot | str], players: int | None) -> tuple[Bot | str, ...]:
    """Who sits where in rotation 0."""
    if not bots:
        raise BadOption("a tournament needs at least one bot")
    seats = find_game(game).seats
    if players is None:
        players = len(bots) if len(bots) > 1 else min(4, seats[-1])
    if len(bots) > players:
        raise BadOption(f"{len(bots)} bots do not fit on {players} seats")
    for one in bots:
        if isinstance(one, str):
            bot(one)  # raises BadOption if there is none
            if one not in all_bots(game):
                raise BadOption(f"{one} does not play {game}; the bots that do are {', '.join(all_bots(game))}")
    return (*bots, *[bots[-1]] * (players - len(bots)))


def rotations(bots: Sequence[Bot | str]) -> int:
    """After how many turns of the table the same line-up comes again; a repetition would only copy a game."""
    n = len(bots)
    return next(by for by in range(1, n + 1) if all(bots[i] == bots[(i + by) % n] for i in range(n)))


def deal_seed(key: bytes, number: int) -> bytes:
    return blake2b(number.to_bytes(8, "big"), key=key, person=b"arena deal", digest_size=32).digest()


def play_deals(deals: Sequence[Deal], jobs: int) -> Iterator[list[Played]]:
    """Each deal in all its rotations, in order. Workers are fresh processes, so nothing leaks into them."""
    if jobs == 1 or len(deals) == 1:
        yield from map(play_deal, deals)
        return
    chunk = max(1, min(16, len(deals) // (4 * jobs)))
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(deals))) as pool:
        yield from pool.imap(play_deal, deals, chunk)


def play_deal(deal: Deal) -> list[Played]:
    n = len(deal.bots)
    return [
        Played(
            deal.number,
            rotation,
            play_match(
                deal.game,
                [deal.bots[(seat - rotation) % n] for seat in range(n)],
                deal.seed,
                deal.options,
                deal.decision_cap,
            ),
        )
        for rotation in range(rotations(deal.bots))
    ]
