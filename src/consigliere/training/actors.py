"""Who plays the games of training: in this process, or in several others that are sent jobs and answer when done."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import queue
import random
import traceback
from collections import deque
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from consigliere.bots.network.net import Net
from consigliere.bots.network.reader import Reader
from consigliere.bots.network.vocabulary import Vocabulary
from consigliere.bots.network.weights import Weights
from consigliere.training.counting import Census, Tally
from consigliere.training.playing import Anybody, GreedyPlayer, NetPlayer, Player, Scribe, play
from consigliere.training.samples import Samples
from consigliere.training.tables import Choice, Table, sides

STRAY = 0.1  # how often recorded games leave greedy's path
LOOKED_AT = 3  # of so many decisions one is counted
KEPT = 8  # networks in memory at a time

#: how the seats of a game that are not the learner's are taken: each line-up with its weight
LEAGUE: Mapping[str, float] = {"itself": 0.35, "greedy": 0.25, "past": 0.22, "mixed": 0.18}


class Job(NamedTuple):
    """What an actor is asked to do: count, record, play or test."""

    kind: str
    seed: int
    size: int  # games; when playing, decisions
    weights: str = ""  # a file of numbers
    past: tuple[str, ...] = ()
    words: str = ""  # the file of the vocabulary
    mode: str = ""


class Answer(NamedTuple):
    """What came of a job."""

    job: Job
    samples: Samples | None = None
    census: Census | None = None
    scores: tuple[tuple[str, float, float, int], ...] = ()  # line-up, parts of victories, the fair ones, games
    games: int = 0
    decisions: int = 0
    fault: str = ""


class Actor:
    """Plays. The same job gives the same answer, whatever it did before."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.reader: Reader | None = None
        self.words = ""
        self.nets: dict[str, Net] = {}
        self.parts: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def do(self, job: Job) -> Answer:
        if job.words and job.words != self.words:
            kept = json.loads(Path(job.words).read_text(encoding="utf-8"))
            self.parts = tuple(kept["state"]), tuple(kept["moves"])
            self.reader = Reader(self.choice.game, Vocabulary(self.parts[0]), Vocabulary(self.parts[1]))
            self.words, self.nets = job.words, {}
        return {"count": self.count, "record": self.record, "play": self.play, "test": self.test}[job.kind](job)

    def net(self, file: str) -> Net:
        found = self.nets.pop(file, None)
        if found is None:
            with np.load(file) as numbers:
                weights = Weights(self.choice.game, *self.parts, dict(numbers), {})
            found = Net(weights, self.reader)
            while len(self.nets) >= KEPT:
                self.nets.pop(next(iter(self.nets)))
        self.nets[file] = found
        return found

    def count(self, job: Job) -> Answer:
        """Which parts come up in games of greedy and of anybody."""
        dice = random.Random(job.seed)
        reader = Reader(self.choice.game, Vocabulary(known=False), Vocabulary(known=False))
        census = Census(Tally(), Tally())
        decisions = 0
        for number in range(job.size):
            table = self.choice.draw(dice)
            players: list[Player] = [GreedyPlayer(table.game, dice, reader, STRAY) for _ in range(table.players)]
            if number % 4 == 3:
                players[dice.randrange(table.players)] = Anybody(dice)
            played = play(table, players, dice.randbytes(32), range(table.players))
            decisions += played.decisions
            for memory in played.memories.values():
                for decision in memory[::LOOKED_AT]:
                    census.note(decision.read, dice)
        census.state.spell(reader.state)
        census.moves.spell(reader.moves)
        return Answer(job, census=census, games=job.size, decisions=decisions)

    def record(self, job: Job) -> Answer:
        """Games of greedy against itself, every decision written down."""
        assert self.reader is not None
        dice, scribe, decisions = random.Random(job.seed), Scribe(self.reader), 0
        for _ in range(job.size):
            table = self.choice.draw(dice)
            players = [GreedyPlayer(table.game, dice, self.reader, STRAY) for _ in range(table.players)]
            played = play(table, players, dice.randbytes(32), range(table.players))
            decisions += played.decisions
            scribe.write(played)
        return Answer(job, scribe.take(), games=job.size, decisions=decisions)

    def play(self, job: Job) -> Answer:
        """Games of the learner in the league, until it has made so many decisions."""
        assert self.reader is not None
        dice, scribe = random.Random(job.seed), Scribe(self.reader)
        learner = NetPlayer(self.net(job.weights), dice)
        scores: dict[str, list[float]] = {}
        games = decisions = 0
        while len(scribe) < job.size:
            table = self.choice.draw(dice)
            line_up = dice.choices(list(LEAGUE), list(LEAGUE.values()))[0]
            players, own = self.seat(table, line_up, learner, job.past, dice)
            played = play(table, players, dice.randbytes(32), own)
            scribe.write(played)
            games += 1
            decisions += played.decisions
            row = scores.setdefault(line_up, [0.0, 0.0, 0])
            fair = fair_share(table)
            for seat in own:
                row[0] += played.shares[seat]
                row[1] += fair
                row[2] += 1
        told = tuple((name, row[0], row[1], int(row[2])) for name, row in sorted(scores.items()))
        return Answer(job, scribe.take(), scores=told, games=games, decisions=decisions)

    def seat(
        self, table: Table, line_up: str, learner: NetPlayer, past: Sequence[str], dice: random.Random
    ) -> tuple[list[Player], list[int]]:
        """Who sits where, and which seats are the learner's. Allies are of one kind."""
        groups = list(sides(table))
        dice.shuffle(groups)
        players: list[Player] = [learner] * table.players
        if line_up == "itself" or (line_up == "past" and not past) or len(groups) == 1:
            return players, list(range(table.players))
        own = dice.randint(1, len(groups) - 1)
        shared = dice.random() < 0.5  # all others of one kind
        one = self._rival(table, line_up, past, dice)
        for group in groups[own:]:
            rival = one if shared else self._rival(table, line_up, past, dice)
            for seat in group:
                players[seat] = rival
        return players, sorted(seat for group in groups[:own] for seat in group)

    def _rival(self, table: Table, line_up: str, past: Sequence[str], dice: random.Random) -> Player:
        kind = line_up
        if kind == "mixed":
            kind = dice.choices(("greedy", "past", "random"), (0.5, 0.4, 0.1))[0]
        if kind == "past" and past:
            return NetPlayer(self.net(dice.choice(past)), dice, best=dice.random() < 0.3)
        return Anybody(dice) if kind == "random" else GreedyPlayer(table.game, dice)

    def test(self, job: Job) -> Answer:
        """Fixed deals: one side of the network against greedy, or one of greedy against networks."""
        counts = self.choice.counts()
        shares = fair = 0.0
        net = self.net(job.weights)
        decisions = 0
        for number in range(job.seed, job.seed + job.size):
            dice = random.Random(number)
            usual = 4 if 4 in counts else counts[-1]
            table = self.choice.draw(dice) if job.mode == "mixed" else self.choice.usual(usual)
            groups = sides(table)
            turn = groups[number % len(groups)]
            ours = NetPlayer(net, dice, best=True)
            theirs = GreedyPlayer(table.game, dice)
            alone, rest = (theirs, ours) if job.mode == "greedy" else (ours, theirs)
            players = [alone if seat in turn else rest for seat in range(table.players)]
            played = play(table, players, deal(number // len(groups)))
            decisions += played.decisions
            shares += played.shares[turn[0]]
            fair += 1 / len(groups) if len(groups) > 1 else 0.5
        return Answer(job, scores=((job.mode, shares, fair, job.size),), games=job.size, decisions=decisions)


def fair_share(table: Table) -> float:
    groups = sides(table)
    return 1 / len(groups) if len(groups) > 1 else 0.5


def deal(number: int) -> bytes:
    """The seed of a fixed deal for tests."""
    return blake2b(number.to_bytes(8, "big"), person=b"training deal", digest_size=32).digest()


class Crew:
    """Actors in processes of their own; with none, the work is done here and always in the same order."""

    def __init__(self, choice: Choice, actors: int) -> None:
        self.size = max(1, actors)
        self.waiting: deque[Job] = deque()
        self.under_way = 0
        self.own = Actor(choice) if actors == 0 else None
        self.processes: list[Any] = []
        if actors:
            for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
                os.environ[name] = "1"
            context = multiprocessing.get_context("spawn")
            self.jobs: Any = context.Queue()
            self.answers: Any = context.Queue()
            for _ in range(actors):
                process = context.Process(
                    target=serve, args=(choice, self.jobs, self.answers, os.getpid()), daemon=True
                )
                process.start()
                self.processes.append(process)

    def send(self, job: Job) -> None:
        self.under_way += 1
        if self.own:
            self.waiting.append(job)
        else:
            self.jobs.put(job)

    def next(self, patience: float = 60.0) -> Answer | None:
        """The next answer; None if none came in time."""
        if not self.under_way:
            return None
        if self.own:
            answer = self.own.do(self.waiting.popleft())
        else:
            try:
                answer = self.answers.get(timeout=patience)
            except queue.Empty:
                return None
        self.under_way -= 1
        if answer.fault:
            raise RuntimeError(f"an actor failed at {answer.job}:\n{answer.fault}")
        return answer

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(5)


def serve(choice: Choice, jobs: Any, answers: Any, parent: int) -> None:
    """What an actor's process does until it is ended or its parent is gone."""
    actor = Actor(choice)
    while os.getppid() == parent:
        with contextlib.suppress(queue.Empty):
            job = jobs.get(timeout=5)
            try:
                answers.put(actor.do(job))
            except Exception:
                answers.put(Answer(job, fault=traceback.format_exc()))
