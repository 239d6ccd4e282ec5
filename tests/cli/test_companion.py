"""`consigliere companion` in a pseudo-terminal, killed between any two answers."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import consigliere as cg
from needs import need

try:
    import pty
except ImportError:
    pty = None
need(pty, "pseudo-terminals are a thing of POSIX")

SRC = Path(cg.__file__).parents[1]
PROMPT = b"> "

#: an act after the examples T-3 and T-16: what is answered, and what the program must say then
ACT = [
    ("gun_shop", "Which ally lies in place 1"),
    ("a05", "what did you do?"),
    ("thug nightclub", "Luciano places the Don on F1"),
    ("j05", "Luciano stashes Hit on the Family (J05) and its money: $5 (G-111)"),
    ("family f4", "Luciano places a thug on Federal Reserve"),
    ("thug freight_yard", "Luciano places a thug on Gun Shop"),
    ("j40", "stashes the card without effect (G-112)"),
    ("thug social_club", "Luciano places a thug on Olive Oil Importer"),
    ("j33", "how many cards do you bid?"),
    ("1", "what are they worth together?"),
    ("1", "blindly bids"),
]


class Terminal:
    """The companion at a terminal of its own."""

    def __init__(self, path: Path) -> None:
        self.master, slave = pty.openpty()
        env = os.environ | {
            "PYTHONPATH": str(SRC),
            "LANG": "C.UTF-8",
            "COLUMNS": "200",
            "TERM": "dumb",
            "NO_COLOR": "1",
        }
        command = [sys.executable, "-m", "consigliere", "companion", "godfather", "--file", str(path), "--seed", "1"]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)

    def read(self) -> str:
        """All that is said up to the next prompt."""
        found, end = b"", time.monotonic() + 30
        while time.monotonic() < end:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                try:
                    found += os.read(self.master, 65536)
                except OSError:
                    break
            elif found.rstrip(b" ").endswith(b">") or self.process.poll() is not None:
                break
        return " ".join(found.decode(errors="replace").split())

    def write(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.master)


def test_an_act_survives_a_kill_between_any_two_answers(tmp_path: Path) -> None:
    path = tmp_path / "session.json"
    for number, (answer, expected) in enumerate(ACT):
        terminal = Terminal(path)
        terminal.read()
        terminal.write(answer)
        said = terminal.read()
        terminal.kill()
        assert expected in said, said
        assert json.loads(path.read_text("utf-8"))["answers"] == [a for a, _ in ACT[: number + 1]]


def test_the_same_act_without_a_crash(call: Callable[..., Any], tmp_path: Path) -> None:
    done = call("companion", "godfather", "--file", tmp_path / "s.json", "--seed", "1", "--lang", "en",
                lines=[answer for answer, _ in ACT])  # fmt: skip

    assert done.status == 0
    for _, expected in ACT:
        assert expected in done.text


def test_wrong_answers_undo_and_help(call: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    done = call(
        "companion", "godfather", "--file", path, "--lang", "en", lines=["nonsense", "?", "cinema", "undo", "quit"]
    )

    assert done.status == 0
    assert "is not an answer here" in done.text
    assert "union_hall" in done.text
    assert json.loads(path.read_text("utf-8"))["answers"] == []


def test_users_mistakes_are_told_in_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}", "utf-8")
    assert "not a session" in refused("companion", "godfather", "--file", broken)
    assert "luciano" in refused("companion", "godfather", "--dons", "vito", "--file", tmp_path / "a.json")
    assert "dons" in refused("companion", "godfather", "--dons", "", "--players", "2", "--file", tmp_path / "b.json")
    bad = tmp_path / "bad.toml"
    bad.write_text("game = 'chess'", "utf-8")
    assert "component file of godfather" in refused(
        "companion", "godfather", "--data", bad, "--file", tmp_path / "c.json"
    )


def test_a_corrected_component_file_travels_with_the_session(call: Callable[..., Any], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = cg.game("godfather").shipped_data.text
    mine.write_text(text.replace("back = { suitcase = 1 }", "back = { suitcase = 3 }", 1), "utf-8")
    path = tmp_path / "s.json"
    call("companion", "godfather", "--data", mine, "--file", path, "--lang", "en", lines=["cinema"])
    mine.unlink()

    done = call("companion", "godfather", "--file", path, "--lang", "en", lines=["a05", "thug nightclub"])

    assert "Luciano stashes $1, $1, $1 for the suitcase icons" in done.text
