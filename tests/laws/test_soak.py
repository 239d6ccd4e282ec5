"""Thousands of random games end, keep their components, and replay to the same digests elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import consigliere as cg
from laws import soak

FULL = os.environ.get("CONSIGLIERE_FULL") == "1"
GAMES = {"condottiere": 2000 if FULL else 400}  # random games per player count; others get 200
SRC = Path(cg.__file__).parents[1]
TABLES = [(game, players) for game in cg.games() for players in cg.game(game).seats]


def pythons() -> list[str]:
    """This Python, and 3.12 and 3.13 where they are installed."""
    found = [sys.executable]
    roots = [Path(root) for root in (os.environ.get("PYENV_ROOT"), Path.home() / ".pyenv") if root]
    for version in ("3.12", "3.13"):
        candidates = [shutil.which(f"python{version}")]
        candidates += [str(path) for root in roots for path in sorted(root.glob(f"versions/{version}.*/bin/python"))]
        for candidate in candidates:
            if candidate and subprocess.run([candidate, "-V"], capture_output=True, check=False).returncode == 0:
                found.append(candidate)
                break
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games_end_conserve_and_replay_in_other_processes_and_pythons(
    game: str, players: int, tmp_path: Path
) -> None:
    number = GAMES.get(game, 200)
    records = tmp_path / "records"

    soak.play(game, players, number, records)

    for python in pythons():
        done = subprocess.run(
            [python, str(Path(__file__).with_name("soak.py")), "replay", str(records)],
            env={"PYTHONPATH": str(SRC), "PYTHONHASHSEED": "random"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout == f"{number} replayed\n", f"{python}: {done.stderr[-2000:]}"
