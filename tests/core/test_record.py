"""Records: whole or refused, with the line and the reason."""

from __future__ import annotations

import os
import pickle
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import consigliere as cg


def finished(seed: int = 3) -> cg.Match:
    m, rng = cg.new("condottiere", 3, seed=seed, names=["Ada", "Bo", "Cy"]), random.Random(seed)
    while not m.over:
        [seat] = m.asked
        m.play(seat, rng.choice(m.legal(seat)))
    return m


RECORD = str(finished().record())
LINES = RECORD.splitlines()
FIRST_MOVE = LINES.index("moves") + 1


def altered(line: int, text: str) -> str:
    """The record with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def refused(text: str) -> cg.BadRecord:
    with pytest.raises(cg.BadRecord) as caught:
        cg.Record.parse(text).replay()
    assert "\n" not in str(caught.value)
    return caught.value


def line_of(header: str) -> int:
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(header))


def test_a_record_is_text_that_a_person_can_read() -> None:
    assert LINES[0] == "consigliere record 1"
    assert "game condottiere" in LINES
    assert 'names ["Ada", "Bo", "Cy"]' in LINES
    assert re.fullmatch(r"[012] choose [a-z]+", LINES[FIRST_MOVE])
    assert LINES[-1] == f"end {len(LINES) - FIRST_MOVE - 1} {finished().digest()}"


def test_a_record_saved_and_loaded_replays(tmp_path: Path) -> None:
    m = finished()

    m.record().save(tmp_path / "game.txt")

    again = cg.Record.load(tmp_path / "game.txt").replay()
    assert again.digest() == m.digest()
    assert again.header == m.header
    assert os.listdir(tmp_path) == ["game.txt"]


def test_an_unfinished_game_is_recorded_too() -> None:
    m = cg.new("condottiere", 2, seed=1)
    m.play(m.asked[0], m.legal(m.asked[0])[0])

    assert cg.Record.parse(str(m.record())).replay().asked == m.asked


def test_an_existing_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("mine")

    with pytest.raises(FileExistsError, match=r"precious\.txt exists"):
        finished().record().save(path)

    assert path.read_text() == "mine"
    finished().record().save(path, overwrite=True)
    assert path.read_text() == RECORD


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.txt"
    path.write_text("old")

    def disk_full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(OSError, match="No space left"):
        finished().record().save(path, overwrite=True)

    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["old.txt"]


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "consigliere record 2", "begins with the line"),
        (line_of("game"), "game chess", "no game 'chess'"),
        (line_of("rules"), "rules 99", "version 99 of the rules"),
        (line_of("rules"), "rules one", "must be a whole number"),
        (line_of("players"), "players 9", "2 to 6 players, not 9"),
        (line_of("options"), "options [1]", "must be a JSON object"),
        (line_of("options"), 'options {"flying": true}', "no option 'flying'"),
        (line_of("seed"), "seed " + "0" * 64, "commitment is not the SHA-256"),
        (line_of("seed"), "seed 12", "64 hexadecimal digits"),
        (line_of("commitment"), "commitment " + "0" * 64, "commitment is not the SHA-256"),
        (line_of("names"), "weather fine", "unknown header 'weather'"),
        (line_of("names"), LINES[1], "a second time"),
        (len(LINES), "end 12 abc", "claims 12 moves but holds"),
        (len(LINES), re.sub(".$", "x", LINES[-1]), "another state than the digest says"),
    ],
)
def test_an_altered_header_or_end_is_refused(line: int, text: str, reason: str) -> None:
    assert reason in refused(altered(line, text)).reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("0 fly milano", "'fly milano' by seat 0 is not legal here: C-3.1"),
        ("9 pass", "'pass' by seat 9 is not legal here"),
        ("0 choose Atlantis!", "is not a word"),
        ("choose milano", "a seat and a move"),
        ("", "a seat and a move"),
    ],
)
def test_a_bad_move_is_refused_at_its_line(move: str, reason: str) -> None:
    error = refused(altered(FIRST_MOVE + 1, move))

    assert error.line == FIRST_MOVE + 1
    assert reason in error.reason


def test_an_illegal_move_in_the_middle_names_its_line_and_rule() -> None:
    line = next(i for i, text in enumerate(LINES, 1) if i > FIRST_MOVE + 1 and " choose " in text)

    error = refused(altered(line, LINES[FIRST_MOVE].replace(LINES[FIRST_MOVE][0], LINES[line - 1][0], 1)))

    assert error.line >= line


def test_every_truncation_is_refused() -> None:
    for end in range(len(LINES)):
        error = refused("\n".join(LINES[:end]))
        assert error.line <= end + 1


def test_something_after_the_end_is_refused() -> None:
    assert refused(RECORD + "0 pass\n").reason == "nothing may follow the line 'end'"


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_refused_with_a_line(text: str) -> None:
    assert refused(text).line >= 1


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(RECORD) - 1), st.characters(codec="ascii", exclude_characters="\n"))
def test_changing_one_character_never_crashes_and_never_passes_as_another_game(at: int, to: str) -> None:
    text = RECORD[:at] + to + RECORD[at + 1 :]

    try:
        m = cg.Record.parse(text).replay()
    except cg.BadRecord:
        return

    assert m.digest() == finished().digest()


def test_a_missing_or_binary_file_is_a_bad_record(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")

    for name, reason in (("missing", "cannot be read"), ("binary", "not text"), (".", "cannot be read")):
        with pytest.raises(cg.BadRecord, match=reason):
            cg.Record.load(tmp_path / name)


def test_errors_survive_pickling_between_processes() -> None:
    error = pickle.loads(pickle.dumps(cg.BadRecord(3, "why")))

    assert (error.line, error.reason) == (3, "why")
