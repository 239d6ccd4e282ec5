"""Bots that do all that a bot must not do."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from typing import Any

import consigliere as cg


class Broken(cg.Bot):
    """Raises."""

    name = "broken"

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        raise ValueError("boo")


class Cheat(cg.Bot):
    """Answers what it was not offered."""

    name = "cheat"

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        return cg.Move("win")


class Mumbler(cg.Bot):
    """Answers something that is no move at all."""

    name = "mumbler"

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> Any:
        return {"move": moves[0]}


class Sleepy(cg.Bot):
    """Falls asleep."""

    name = "sleepy"
    time_s = 0.01

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        time.sleep(60)
        return moves[0]


class Endless(cg.Bot):
    """Thinks for ever, and catches whatever it can."""

    name = "endless"
    time_s = 0.01

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Stander(cg.Bot):
    """Does not sit down."""

    name = "stander"

    def sit(self, place: cg.Place) -> None:
        raise RuntimeError("no chair")

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        return moves[0]


class Deaf(cg.Bot):
    """Thinks for ever, and will not be interrupted."""

    name = "deaf"
    time_s = 0.01

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        while True:
            try:
                sum(range(1000))
            except BaseException:
                continue


class Quitter(cg.Bot):
    """Takes its whole process with it."""

    name = "quitter"

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        os._exit(3)


class Frozen(cg.Bot):
    """Stops its process, which then neither answers nor ends."""

    name = "frozen"
    time_s = 0.01

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        os.kill(os.getpid(), signal.SIGSTOP)
        return moves[0]


class Loud(cg.Bot):
    """Prints where its answer should go, and plays well all the same."""

    name = "loud"

    def choose(self, view: dict[str, Any], moves: Sequence[cg.Move], chance: cg.Chance) -> cg.Move:
        print("look at my cards", flush=True)
        os.write(1, b"\0" * 100)
        return moves[0]
