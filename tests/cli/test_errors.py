"""A person's mistake is answered with one line and exit status 2, and no file is spoilt by it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from consigliere.cli import doctor
from consigliere.cli.files import replace_whole

PLAY = ("play", "condottiere")


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["frobnicate"], "frobnicate"),
        (["--nonsense"], "--nonsense"),
        (["play"], "which game? The games are"),
        (["play", "chess"], "there is no game 'chess'; the games are"),
        ([*PLAY, "--seats", "you,grandma"], "'grandma'"),
        ([*PLAY, "--seats", "you,"], "nobody called ''"),
        ([*PLAY, "--seats", "you"], "2 to 6 players, not 1"),
        ([*PLAY, "--seats", "you,you,you,you,you,you,you"], "2 to 6 players, not 7"),
        ([*PLAY, "--option", "luck=3"], "no option 'luck'"),
        ([*PLAY, "--option", "reconquest"], "NAME=VALUE"),
        ([*PLAY, "--option", "reconquest=maybe"], "true or false"),
        ([*PLAY, "--option", "reconquest=yes", "--option", "reconquest=no"], "twice"),
        ([*PLAY, "--option", "points_target=many"], "a whole number"),
        ([*PLAY, "--option", "data=/nowhere.toml"], "nowhere.toml"),
        ([*PLAY, "--seed", "-1"], "a seed is"),
        ([*PLAY, "--seed", "abc"], "a seed is"),
        ([*PLAY, "--seed", str(2**256)], "a seed is"),
        ([*PLAY, "--lang", "it"], "'en', 'pl', 'ru'"),
        ([*PLAY, "--load", "nothing.txt"], "does not exist"),
        ([*PLAY, "--load", "."], "is a directory"),
        ([*PLAY, "--data", "nothing.toml"], "does not exist"),
        ([*PLAY, "--save-to", "."], "is a directory"),
        ([*PLAY, "--save-to", "no/such/place.txt"], "no directory"),
        (["simulate", "condottiere", "-n", "0"], "0 is not in the range"),
        (["simulate", "condottiere", "--bots", "greedy,nobody"], "'nobody'"),
        (["simulate", "condottiere", "--json", "no/such/place.json"], "no directory"),
        (["simulate", "condottiere", "--plot", "."], "is a directory"),
        (["simulate", "condottiere", "-n", "4", "--option", "luck=3"], "no option 'luck'"),
        (["replay"], "Missing argument"),
        (["replay", "nothing.txt"], "does not exist"),
        (["replay", "."], "is a directory"),
        (["rules"], "Missing argument"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "condottiere", "C-99"], "'C-99'"),
        (["rules", "condottiere", "zebra", "crossing"], "'zebra crossing'"),
        (["check-data", "condottiere", "nothing.toml"], "does not exist"),
        (["check-data", "condottiere", "--copy", "no/such/place.toml"], "no directory"),
        (["verify", "nothing.txt"], "does not exist"),
        (["bench", "--json", "no/such/place.json"], "no directory"),
    ],
)
def test_a_mistake_is_one_line(refused, tmp_path, monkeypatch, args, part) -> None:
    monkeypatch.chdir(tmp_path)

    assert part in refused(*args)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [[*PLAY, "--load"], ["replay"], ["verify"]])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"consigliere record 1\ngame condottiere\n"])
def test_a_file_that_is_no_record(refused, tmp_path, command, content) -> None:
    file = tmp_path / "odd.txt"
    file.write_bytes(content)

    assert "odd.txt, line " in refused(*command, file)


def test_an_existing_file_is_kept(refused, tmp_path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine")

    assert "not overwritten" in refused(*PLAY, "--save-to", file)
    assert "not overwritten" in refused("check-data", "condottiere", "--copy", file)
    assert file.read_text() == "mine"


def test_a_saved_game_is_loaded_as_what_it_is(refused, finished) -> None:
    assert "has 3 seats, but --seats names 2" in refused(*PLAY, "--load", finished, "--seats", "you,you")
    assert "leave --seed" in refused(*PLAY, "--load", finished, "--seed", 3)


def test_a_replay_from_the_eyes_of_nobody(refused, finished) -> None:
    assert "a seat from 0 to 2" in refused("replay", finished, "--seat", 3)


def test_writing_that_fails_leaves_the_old_file_and_no_draft(tmp_path) -> None:
    file = tmp_path / "result.json"
    file.write_text("old")

    def fail(draft: Path) -> None:
        draft.write_text("half")
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        replace_whole(file, fail)

    assert file.read_text() == "old"
    assert os.listdir(tmp_path) == ["result.json"]


def test_the_way_in_from_outside() -> None:
    def run(*args: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "consigliere", *args]
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8")

    version, alone, wrong = run("--version"), run(), run("play", "chess")

    assert (version.returncode, version.stdout) == (0, "consigliere 0.2.0\n")
    assert alone.returncode == 0
    assert "Usage:" in alone.stdout
    assert "serve" in alone.stdout
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1


def test_a_reader_who_leaves_early_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "consigliere", "rules", "condottiere"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as rules:
        rules.stdout.read(10)
        rules.stdout.close()
        err = rules.stderr.read()

    assert err == b""


def test_an_alphabet_without_our_letters_is_no_crash() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii", "COLUMNS": "120"}
    command = [sys.executable, "-m", "consigliere", "play", "condottiere", "--lang", "ru", "--seed", "7"]
    done = subprocess.run(command, input=b"map\n1\nhelp\n", capture_output=True, env=env)

    assert done.returncode == 0
    assert done.stderr == b""
    assert b"+---" in done.stdout


def test_doctor_names_the_parts_and_what_they_are_for(call) -> None:
    done = call("doctor")

    assert done.status == 0
    for word in ("Python", "SQLite", "matplotlib", "catanatron", "open_spiel", "condottiere", "components fit"):
        assert word in done.out


def test_doctor_says_how_to_get_what_is_missing(call, monkeypatch) -> None:
    monkeypatch.setattr(doctor, "OPTIONAL", (("no_such_module", "nothing", "wonders", "consigliere[wonders]"),))

    assert "missing wonders; pip install 'consigliere[wonders]'" in call("doctor").text


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "rules", "check-data", "verify", "bench", "doctor"])
def test_every_command_explains_itself(call, command) -> None:
    done = call(command, "-h")

    assert done.status == 0
    assert done.out.startswith(f"Usage: consigliere {command}")
