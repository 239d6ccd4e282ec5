"""From nothing to weights: count, record, imitate, then play in the league and learn of it, until the time is up."""

from __future__ import annotations

import json
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from consigliere.bots.network.weights import Weights
from consigliere.training.actors import Answer, Crew, Job
from consigliere.training.counting import Census, Tally, vocabularies
from consigliere.training.devices import device
from consigliere.training.learner import Aim, Learner, Shape, fresh
from consigliere.training.samples import Samples, batch, join
from consigliere.training.tables import Choice

KEPT = 12  # files of numbers that jobs under way may still name
Tell = Callable[[Mapping[str, Any]], object]


class Plan(NamedTuple):
    """How to train. Times are minutes of the clock, shares are of the whole plan."""

    choice: Choice
    minutes: float
    actors: int = 0
    device: str = "auto"
    seed: int = 0
    whole: float = 0.0  # the minutes of all runs together, over which rates fall; 0: those before and this one
    rounds: int = 0  # end after so many rounds of play; with no actors a run is then the same every time
    count_games: int = 120
    record_games: int = 1000
    passes: int = 5  # over the record
    chunk: int = 16384  # decisions of a round
    batch: int = 2048
    epochs: int = 3
    rate: tuple[float, float] = (1.2e-3, 1e-4)
    entropy: tuple[float, float] = (0.015, 0.003)
    most: tuple[int, int] = (2600, 1600)  # parts of views and of moves
    keep_every: float = 40.0  # seconds between past selves
    save_every: float = 60.0
    test_every: float = 100.0
    tests: int = 32  # games of each kind
    past: int = 14
    shape: tuple[int, int, int, int] = (256, 128, 64, 2)  # wide, move, narrow, layers


class Trainer:
    """One run of training. `file` is the checkpoint, beside it goes a log of JSON lines."""

    def __init__(self, plan: Plan, file: Path, resume: Path | None = None, tell: Tell | None = None) -> None:
        self.plan, self.file, self.tell = plan, file, tell
        self.begun = time.monotonic()
        self.dice = random.Random(plan.seed)
        self.draw = np.random.default_rng(plan.seed)
        self.device = device(plan.device)
        self.parts: tuple[list[str], list[str]] = ([], [])
        self.learner: Learner | None = None
        self.before = 0.0  # minutes trained in earlier runs
        self.totals = {"rounds": 0, "games": 0, "decisions": 0}
        self.scores: dict[str, list[float]] = {}
        self.desk = Path(tempfile.mkdtemp(prefix="training-"))
        self.versions = 0
        self.past: list[str] = []
        self.last = {"keep": self.begun, "save": self.begun, "test": 0.0, "tested": -1.0}
        file.parent.mkdir(parents=True, exist_ok=True)
        if resume is not None:
            self._resume(resume)
        elif self.log.exists():
            self.log.unlink()
        self.crew = Crew(plan.choice, plan.actors)

    @property
    def log(self) -> Path:
        return self.file.with_suffix(".jsonl")

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    @property
    def over(self) -> bool:
        if self.plan.rounds:
            return self.totals["rounds"] >= self.plan.rounds
        return self.minutes >= self.plan.minutes

    @property
    def progress(self) -> float:
        """How much of the plan is behind us, from 0 to 1."""
        if self.plan.rounds:
            return min(1.0, self.totals["rounds"] / self.plan.rounds)
        return min(1.0, (self.before + self.minutes) / (self.plan.whole or self.before + self.plan.minutes))

    def run(self) -> None:
        """All of it; ends in time and leaves a checkpoint."""
        try:
            if self.learner is None:
                self._count()
                self._imitate(self._record())
                self.save()
            self._play()
            self.save()
        finally:
            self.crew.close()
            shutil.rmtree(self.desk, ignore_errors=True)

    # -- before play --------------------------------------------------------------------------------------------------

    def _jobs(self, kind: str, games: int, share: float, **more: Any) -> list[Answer]:
        """So many games shared out in small jobs; what is not back when the share of the time is gone is left out."""
        size = max(1, min(4, games // (4 * self.crew.size)))
        answers: list[Answer] = []
        end = self.begun + share * self.plan.minutes * 60 if not self.plan.rounds else float("inf")
        left = -(-games // size)
        while left or self.crew.under_way:
            while left and self.crew.under_way < 2 * self.crew.size:
                self.crew.send(Job(kind, self.dice.randrange(2**60), size, **more))
                left -= 1
            answer = self.crew.next(1.0)
            if answer and answer.job.kind == kind:
                answers.append(answer)
            if time.monotonic() > end:
                left = 0
                if answers:  # whoever is late is not waited for
                    break
        return answers

    def _count(self) -> None:
        census = Census(Tally(), Tally())
        answers = self._jobs("count", self.plan.count_games, 0.06)
        for answer in answers:
            assert answer.census is not None
            census.add(answer.census)
        most = {"state": self.plan.most[0], "moves": self.plan.most[1]}
        self.parts = vocabularies(census, most)
        shape = Shape(len(self.parts[0]), len(self.parts[1]), *self.plan.shape)
        self.learner = Learner(fresh(shape, self.plan.seed), self.device)
        self._words()
        self.note("count", games=sum(a.games for a in answers), seen=len(census.state.parts),
                  said=len(census.moves.parts), state=len(self.parts[0]), moves=len(self.parts[1]))  # fmt: skip

    def _record(self) -> Samples:
        answers = self._jobs("record", self.plan.record_games, 0.16, words=self.words)
        samples = join([answer.samples for answer in answers if answer.samples is not None])
        self.note("record", games=sum(a.games for a in answers), decisions=samples.number, bytes=samples.size)
        return samples

    def _imitate(self, samples: Samples) -> None:
        """Learn to choose as greedy does, and how its games end."""
        assert self.learner is not None
        plan, size = self.plan, min(self.plan.batch, 512, samples.number)
        end = self.begun + 0.26 * plan.minutes * 60 if not plan.rounds else float("inf")
        told: list[dict[str, float]] = []
        steps = max(1, plan.passes * (samples.number // size))
        done = 0
        while done < steps and time.monotonic() < end:
            order = self.draw.permutation(samples.number)
            for at in range(0, samples.number - size + 1, size):
                if done >= steps or time.monotonic() >= end:
                    break
                rate = 4e-3 * (1 - 0.9 * done / steps)
                told.append(self.learner.learn(self._batch(samples, order[at : at + size]),
                                               Aim(rate, imitate=True, most=1.0)))  # fmt: skip
                done += 1
                if done % 50 == 0:
                    self.note("imitate", steps=done, **means(told[-50:]))
        self.note("imitate", steps=done, **means(told[-50:]))

    # -- play ---------------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        plan = self.plan
        current = self._publish()
        self.past.append(current)
        lot = max(256, min(1024, plan.chunk // (2 * self.crew.size)))
        gathered: list[Samples] = []
        while not self.over:
            now = time.monotonic()
            rounds = self.totals["rounds"]
            if self.plan.actors and now - self.last["test"] > plan.test_every and rounds != self.last["tested"]:
                self.last["test"], self.last["tested"] = now, rounds
                self._test(current)
            while self.crew.under_way < 2 * self.crew.size and not self.over:
                past = tuple(self.dice.sample(self.past, min(3, len(self.past))))
                self.crew.send(Job("play", self.dice.randrange(2**60), lot, current, past, self.words))
                if self.crew.own:
                    break
            answer = self.crew.next(2.0)
            if answer is None:
                continue
            self._score(answer)
            if answer.samples is None or answer.job.kind != "play":
                continue
            gathered.append(answer.samples)
            if sum(one.number for one in gathered) < plan.chunk:
                continue
            self._round(join(gathered))
            gathered = []
            current = self._publish()
            self._keep(current)

    def _round(self, samples: Samples) -> None:
        """Learn of what was played, and tell how it went."""
        assert self.learner is not None
        plan, at = self.plan, self.progress
        gain = (samples.gain - samples.gain.mean()) / (samples.gain.std() + 1e-6)
        samples = samples._replace(gain=np.clip(gain, -4, 4))
        aim = Aim(between(plan.rate, at), entropy=between(plan.entropy, at))
        begun, told = time.monotonic(), []
        for _ in range(plan.epochs):
            order = self.draw.permutation(samples.number)
            for first in range(0, samples.number - plan.batch // 2, plan.batch):
                told.append(self.learner.learn(self._batch(samples, order[first : first + plan.batch]), aim))
        self.totals["rounds"] += 1
        self.totals["decisions"] += samples.number
        self.note("play", learning=round(time.monotonic() - begun, 2), rate=aim.rate, **self.totals, **means(told),
                  **{f"share_{name}": round(row[0] / max(row[1], 1e-9), 3) for name, row in self.scores.items()
                     if not name.startswith("test")})  # fmt: skip
        self.scores = {name: row for name, row in self.scores.items() if name.startswith("test")}

    def _batch(self, samples: Samples, which: Any) -> Any:
        return batch(samples, which, len(self.parts[0]), len(self.parts[1]))

    def _keep(self, current: str) -> None:
        """Now and then a past self goes into the league, and a checkpoint to disk."""
        now = time.monotonic()
        due = self.totals["rounds"] % 8 == 0 if self.plan.rounds else now - self.last["keep"] > self.plan.keep_every
        if due:
            self.last["keep"] = now
            self.past.append(current)
            if len(self.past) > self.plan.past:
                self.past.pop(self.dice.randrange(1, len(self.past) - 3))  # its file stays: jobs may still name it
        if now - self.last["save"] > self.plan.save_every:
            self.last["save"] = now
            self.save()

    def _test(self, current: str) -> None:
        for mode in ("one", "greedy", "mixed"):
            for first in range(0, self.plan.tests, 8):
                self.crew.send(Job("test", first, 8, current, (), self.words, mode))

    def _score(self, answer: Answer) -> None:
        if answer.job.kind == "play":
            self.totals["games"] += answer.games
        for name, share, fair, games in answer.scores:
            key = f"test {answer.job.weights} {name}" if answer.job.kind == "test" else name
            row = self.scores.setdefault(key, [0.0, 0.0, 0])
            row[0] += share
            row[1] += fair
            row[2] += games
            if answer.job.kind == "test" and row[2] >= self.plan.tests:
                self.note("test", mode=name, share=round(row[0] / row[2], 4), fair=round(row[1] / row[2], 4),
                          games=int(row[2]), rounds=self.totals["rounds"])  # fmt: skip
                del self.scores[key]

    # -- what is kept -------------------------------------------------------------------------------------------------

    def _words(self) -> None:
        self.words = str(self.desk / "words.json")
        text = json.dumps({"state": self.parts[0], "moves": self.parts[1]})
        Path(self.words).write_text(text, encoding="utf-8")

    def _publish(self) -> str:
        """The numbers as they are now, in a file for the actors."""
        assert self.learner is not None
        self.versions += 1
        file = self.desk / f"numbers-{self.versions}.npz"
        np.savez(file, **self.learner.plain())
        old = str(self.desk / f"numbers-{self.versions - KEPT}.npz")
        if old not in self.past:
            Path(old).unlink(missing_ok=True)
        return str(file)

    def note(self, phase: str, **facts: Any) -> None:
        """A line in the log."""
        line = {"minutes": round(self.before + self.minutes, 3), "phase": phase, **facts}
        line = {key: round(value, 5) if isinstance(value, float) else value for key, value in line.items()}
        with self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        if self.tell:
            self.tell(line)

    def save(self) -> None:
        """The checkpoint: all that is needed to go on, and to make weights of."""
        assert self.learner is not None
        meta = {"game": self.plan.choice.game, "state": self.parts[0], "moves": self.parts[1],
                "trained": self.plan.choice.trained(), "minutes": round(self.before + self.minutes, 2),
                "totals": self.totals, "device": self.device.name, "seed": self.plan.seed,
                "actors": self.plan.actors}  # fmt: skip
        part = self.file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, meta=np.frombuffer(json.dumps(meta).encode(), np.uint8), **self.learner.memory())
        os.replace(part, self.file)

    def _resume(self, file: Path) -> None:
        meta, kept = open_checkpoint(file)
        self.parts = meta["state"], meta["moves"]
        numbers = {name.partition(".")[2]: value for name, value in kept.items() if name.startswith("number.")}
        self.learner = Learner(numbers, self.device)
        self.learner.remember(kept)
        self.before, self.totals = meta["minutes"], {**meta["totals"], "rounds": 0}
        old = file.with_suffix(".jsonl")
        if old != self.log and old.exists():
            shutil.copyfile(old, self.log)
        self._words()


def open_checkpoint(file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a checkpoint is of, and its numbers."""
    with np.load(file) as kept:
        values = {name: kept[name] for name in kept.files}
    return json.loads(values.pop("meta").tobytes().decode()), values


def weights_of(file: Path, card: Mapping[str, Any] | None = None) -> Weights:
    """The weights that a checkpoint holds."""
    meta, kept = open_checkpoint(file)
    numbers = {name.partition(".")[2]: value for name, value in kept.items() if name.startswith("number.")}
    return Weights(meta["game"], tuple(meta["state"]), tuple(meta["moves"]), numbers, meta["trained"], card or {})


def between(ends: tuple[float, float], at: float) -> float:
    """From the first to the last, each step by the same proportion."""
    return float(ends[0] * (ends[1] / ends[0]) ** at)


def means(told: list[dict[str, float]]) -> dict[str, float]:
    """The mean of each figure."""
    return {name: round(float(np.mean([one[name] for one in told])), 5) for name in told[0]} if told else {}
