"""Whatever numbers somebody writes into a component file: it is read, and played with, in a short time or refused."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.data import DataFile
from consigliere.core.match import begin
from consigliere.core.options import settle
from consigliere.core.record import Header
from consigliere.server.live import component_check
from consigliere.server.live.component_reader import inspect
from consigliere.server.live.watchdog import LIMIT
from server.house import count

NUMBER = re.compile(r'(?<![\w."-])\d+(?![\w."-])')
VALUES = ("0", "1", "2", "7", "20", "99", "1000", "100000", "100000000", "-1", "9" * 30)


def spoilt(text: str, rng: random.Random) -> str:
    """One to three numbers of the file are others."""
    lines = text.split("\n")
    places = [at for at, line in enumerate(lines) if "=" in line and NUMBER.search(line.partition("=")[2])]
    for at in rng.sample(places, rng.choice((1, 1, 2, 3))):
        key, _, value = lines[at].partition("=")
        found = rng.choice(list(NUMBER.finditer(value)) or [None])
        if found is not None and "source" not in key:
            lines[at] = f"{key}={value[: found.start()]}{rng.choice(VALUES)}{value[found.end() :]}"
    return "\n".join(lines)


def slowest(calls: list[float], work: Callable[[], Any]) -> Any:
    begun = time.thread_time()
    done = work()
    calls.append(time.thread_time() - begun)
    return done


@pytest.mark.parametrize("game", cg.games())
def test_no_file_takes_long_to_read_or_to_play_with(game: str) -> None:
    rules, fit, calls = cg.game(game), 0, [0.0]
    reads = [0.0]
    for number in range(count(6, 400)):
        rng = random.Random(number)
        text = spoilt(rules.shipped_data.text, rng)
        if not slowest(reads, lambda text=text: inspect(game, text)).fit:
            continue
        fit += 1
        players = rules.seats[-1]
        options = settle(game, rules.options, players, {"data": "components.toml"})
        digest = DataFile(text, "components.toml").digest
        header = Header(game, rules.rules_version, players, options, bytes(32), (), digest, text, None)
        match = slowest(calls, lambda header=header: begin(header))
        for _ in range(25):
            if match.over:
                break
            seat = rng.choice(match.asked)
            move = rng.choice(slowest(calls, lambda seat=seat, match=match: match.legal(seat)))
            slowest(calls, lambda seat=seat, move=move, match=match: match.play(seat, move))
            slowest(calls, lambda seat=seat, match=match: match.position.view(seat))

    assert fit, "some of them can be played with"
    assert max(reads) < component_check.PATIENCE
    assert max(calls) < LIMIT
