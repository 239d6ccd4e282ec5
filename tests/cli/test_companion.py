"""`consigliere companion` in a pseudo-terminal, killed between any two answers."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import sit_down
from consigliere.games.godfather.companion_words import Wording
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
        "companion", "godfather", "--file", path, "--lang", "en", lines=["nonsense", "?", "Cinema", "UNDO", "Quit"]
    )

    assert done.status == 0
    assert "is not an answer here" in done.text
    assert "Union Hall" in done.text
    assert "union_hall" not in done.text
    assert json.loads(path.read_text("utf-8"))["answers"] == []


def named_session(dons: tuple[str, ...], lang: str) -> tuple[list[str], list[str]]:
    """A whole session: what is typed, by printed names only, and the answers that is."""
    rng = random.Random(f"{dons}{lang}")
    table = sit_down(1, {"dons": list(dons)}, bytes(32), None, [])
    words, now, lines = Wording(table, lang), table.play(), list[str]()
    while now.ask is not None:
        at = rng.randrange(min(len(now.ask.choices), 40))
        lines.append(rng.choice([str, str.upper, str.lower])(words.typed(now.ask)[at]))
        now = table.answer(now.ask.choices[at])
    return lines, table.answers


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("dons", [("luciano",), ("luciano", "siegel", "capone")])
def test_a_whole_solo_session_is_run_by_printed_names_only(
    call: Callable[..., Any], tmp_path: Path, dons: tuple[str, ...], lang: str
) -> None:
    path = tmp_path / "s.json"
    lines, answers = named_session(dons, lang)
    assert not any("_" in line for line in lines)

    done = call("companion", "godfather", "--dons", ",".join(dons), "--file", path, "--seed", "0" * 64, "--lang", lang,
                lines=lines)  # fmt: skip

    assert done.status == 0
    assert json.loads(path.read_text("utf-8"))["answers"] == answers
    for key in ("companion.wrong", "companion.near"):
        assert GAME.words.template(lang, key).split("{text}")[1][:12] not in done.text
    assert GAME.words.template(lang, "companion.finished").split(".")[0] in done.text


def test_the_last_answer_of_a_finished_game_can_be_undone(call: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    lines, answers = named_session(("siegel",), "en")
    options = ("companion", "godfather", "--dons", "siegel", "--file", path, "--seed", "0" * 64, "--lang", "en")

    done = call(*options, lines=[*lines, "cinema", "undo", "quit"])

    assert "The game is over." in done.text
    assert json.loads(path.read_text("utf-8"))["answers"] == answers[:-1]


def test_table_suitcases_and_bank_are_shown(call: Callable[..., Any], tmp_path: Path) -> None:
    answers = ["Gun Shop", "Bookmaker", "Nightclub", "Hit on the Family gun gun blood", "TABLE", "suitcase", "bank"]

    done = call("companion", "godfather", "--file", tmp_path / "s.json", "--lang", "en", lines=answers)

    assert "hand limit 5" in done.text
    assert "F1 (1 2 3) B the Don" in done.text
    assert "Luciano: $1, $5, Hit on the Family (J05); in dollars 6." in done.text
    assert "bank 5 0" in done.text


def test_commands_are_understood_in_the_language_of_the_table(call: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "s.json"

    done = call("companion", "godfather", "--file", path, "--lang", "ru",
                lines=["кинотеатр", "отмена", "оружейная лавка", "Чемодан", "выход"])  # fmt: skip

    assert done.status == 0
    assert json.loads(path.read_text("utf-8"))["answers"] == ["gun_shop"]
    assert "Лучано" in done.text


@pytest.mark.parametrize(
    "flags", [("--dons", "siegel"), ("--players", "2"), ("--seed", "7"), ("--option", "don_scan=advance")]
)
def test_a_kept_session_never_overrides_what_was_asked_for(
    call: Callable[..., Any], refused: Callable[..., str], tmp_path: Path, flags: tuple[str, str]
) -> None:
    path = tmp_path / "s.json"
    call("companion", "godfather", "--file", path, "--seed", "1", lines=["Cinema"])
    before = path.read_text("utf-8")

    told = refused("companion", "godfather", "--file", path, *flags)

    assert f"leave {flags[0]} out" in told
    assert "dons luciano" in told
    assert path.read_text("utf-8") == before


def test_a_kept_session_is_gone_on_with_when_it_is_the_one_asked_for(call: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    flags = ("--dons", "siegel", "--players", "1", "--seed", "1", "--option", "don_scan=advance")
    call("companion", "godfather", "--file", path, *flags, lines=["Cinema"])

    done = call("companion", "godfather", "--file", path, "--lang", "en", *flags, lines=["Mayor"])

    assert "1 at the table against Siegel" in done.text
    assert json.loads(path.read_text("utf-8"))["answers"] == ["cinema", "a02"]


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
