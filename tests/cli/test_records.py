"""Replaying and verifying records."""

import hashlib
import re
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.cli.verify import stream_below
from consigliere.core.witness import NotingChance


def altered(tmp_path: Path, record: Path, pattern: str, new: str) -> Path:
    """A copy of a record in which the first match of a pattern is another text."""
    text, count = re.subn(pattern, new, record.read_text(), count=1, flags=re.M)
    assert count == 1
    file = tmp_path / "altered.txt"
    file.write_text(text)
    return file


def test_verify_accepts_a_real_record(call, finished) -> None:
    done = call("verify", finished)

    assert done.status == 0
    seed = cg.Record.load(finished).header.seed
    assert hashlib.sha256(seed).hexdigest() in done.out
    assert "A gets 10 cards. B gets 10 cards. C gets 10 cards." in done.text
    assert done.out.endswith("Verified: the whole game follows from its seed and its moves.\n")


def test_verify_counts_every_word_of_chance(call, finished) -> None:
    used = cg.Record.load(finished).replay().state.chance.used

    assert re.search(rf"\d+ draws, {used} words", call("verify", finished).out)


def test_verify_says_that_an_unfinished_record_is_proved_only_so_far(call, tmp_path) -> None:
    match = cg.new("condottiere", 2, seed=5)
    match.play(match.asked[0], "choose roma")
    match.record().save(tmp_path / "begun.txt")

    done = call("verify", tmp_path / "begun.txt")

    assert done.status == 0
    assert "Verified so far. The game is not finished" in done.text


@pytest.mark.parametrize(
    ("pattern", "new"),
    [
        (r"^seed ..", "seed 99"),
        (r"^commitment ..", "commitment zz"),
        (r"^(\d) choose \w+$", r"\1 choose atlantis"),
        (r"^(\d) pass$", r"\1 surrender"),
        (r"^(\d) pass$\n", ""),
        (r"^(end \d+) ..", r"\1 zz"),
        (r"^end .*\n", ""),
        (r"^game condottiere", "game chess"),
        (r"^rules \d+", "rules 999"),
        (r"^players 3", "players 4"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_altered_record_is_refused(refused, tmp_path, finished, command, pattern, new) -> None:
    assert "altered.txt, line " in refused(command, altered(tmp_path, finished, pattern, new))


def test_another_seed_with_its_own_commitment_is_refused(refused, tmp_path, finished) -> None:
    seed = bytes(31) + b"\x0c"
    text = re.sub(r"^seed .*", f"seed {seed.hex()}", finished.read_text(), flags=re.M)
    text = re.sub(r"^commitment .*", f"commitment {hashlib.sha256(seed).hexdigest()}", text, flags=re.M)
    (tmp_path / "forged.txt").write_text(text)

    assert "forged.txt, line " in refused("verify", tmp_path / "forged.txt")


def test_a_game_that_draws_otherwise_than_its_seed_says_is_found_out(refused, finished, monkeypatch) -> None:
    honest = cg.Chance.below

    monkeypatch.setattr(cg.Chance, "below", lambda self, n: n - 1 - honest(self, n))
    match = cg.new("condottiere", 2, seed=5)
    file = finished.parent / "rigged.txt"
    match.record().save(file, overwrite=True)

    assert "the seed gives" in refused("verify", file)


def test_the_second_implementation_agrees_with_the_first() -> None:
    witness = NotingChance(hashlib.sha256(b"seed").digest())
    for n in [1, 2, 3, 6, 110, 2**32 - 1, *[2**31 + 1] * 20, *range(1, 60)]:
        witness.below(n)

    assert any(drawn.after - drawn.at > 1 for drawn in witness.drawn), "some word must have been skipped"
    for drawn in witness.drawn:
        assert stream_below(witness.key, drawn.at, drawn.n) == (drawn.got, drawn.after)


def test_a_replay_is_printed_whole_when_nobody_steps(call, finished) -> None:
    record = cg.Record.load(finished)

    done = call("replay", finished)

    assert done.status == 0
    last = len(record.moves)
    seat, move = record.moves[-1]
    assert re.search(rf"^ *{last} {'ABC'[seat]} {move}$", done.out, re.M)
    assert "The game is over." in done.out


@pytest.mark.parametrize("seat", ["1", "b"])
def test_a_seat_sees_only_its_own_cards_in_a_replay(call, finished, seat) -> None:
    out = call("replay", finished, "--seat", seat).out

    assert "Nina (B) gets:" in out
    assert "Pippo (A) gets:" not in out
    assert "Pippo (A) gets" in out


def test_an_open_replay_shows_all_cards(call, finished) -> None:
    out = call("replay", finished).out

    assert all(f"{name} gets:" in out for name in ("Pippo (A)", "Nina (B)", "Beppe (C)"))


def test_the_notation_of_a_face_down_card_stays_a_secret(call, tmp_path) -> None:
    match = cg.new("condottiere", 2, 7, {"hidden_cards": True, "first_player": 0})
    match.play(0, "choose roma")
    match.play(0, "play mercenary_10")
    match.record().save(tmp_path / "hidden.txt")

    assert "mercenary_10" in call("replay", tmp_path / "hidden.txt", "--seat", "A").out
    assert "mercenary_10" not in call("replay", tmp_path / "hidden.txt", "--seat", "B").out


def test_stepping_through_a_pipe(call, finished) -> None:
    done = call("replay", finished, "--step", lines=["", "b", "40", "9999", ""])

    assert done.status == 0
    places = re.findall(r"move (\d+) of (\d+)", done.out)
    last = places[0][1]
    assert [at for at, _ in places] == ["0", "1", "0", "40", last]
    assert "hand" in done.out


@pytest.mark.parametrize(
    ("lang", "over"), [("en", "The game is over."), ("pl", "Koniec gry."), ("ru", "Игра окончена.")]
)
def test_a_replay_in_each_language(call, finished, lang, over) -> None:
    assert over in call("replay", finished, "--lang", lang).out
