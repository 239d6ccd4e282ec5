"""Recorded games play as they were recorded, move by move and for every seat."""

from __future__ import annotations

import pytest

import consigliere as cg
from golden.coverage import shown, wanted
from golden.golden import Golden, count_lines, difference, golden_games, position_after, read_counts, transcript

ALL = [golden for game in cg.games() for golden in golden_games(game)]


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: f"{golden.game}-{golden.number}")
def test_a_golden_game_is_played_and_seen_as_it_was(golden: Golden) -> None:
    record = golden.record()
    title = cg.game(golden.game)

    assert record.header.rules_version == title.rules_version
    assert record.header.components == title.shipped_data.digest, "the components changed: raise rules_version"
    match = record.replay()
    assert match.over
    old, new = golden.seen(), list(transcript(record))
    for number, (before, after) in enumerate(zip(old, new, strict=True)):
        assert after == before, difference(number, before, after)


@pytest.mark.parametrize("game", cg.games())
def test_golden_games_show_everything_there_is_in_a_title(game: str) -> None:
    goldens = golden_games(game)

    seen = set().union(*(shown(golden.record()) for golden in goldens))

    assert len(goldens) >= 40
    assert sorted(wanted(game) - seen) == []


@pytest.mark.parametrize("game", cg.games())
def test_as_many_sequences_of_moves_lead_on_as_ever(game: str) -> None:
    counts = read_counts(game)

    assert len(counts) >= 10
    for number, after, expected in counts:
        position = position_after(Golden(game, number), after)
        found = tuple(count_lines(position, depth) for depth in range(1, len(expected) + 1))
        assert found == expected, f"{game} {number} after move {after}"


def test_golden_games_are_made_anew_only_with_a_new_version_and_a_sentence_about_it(monkeypatch, tmp_path) -> None:
    from golden import make

    monkeypatch.setattr(make, "CHANGES", tmp_path)
    game = cg.game("condottiere")
    version = game.rules_version
    assert f"of version {version} of the rules; raise rules_version first" in make.why_not("condottiere")

    monkeypatch.setattr(type(game), "rules_version", version + 1)
    assert f"changes/condottiere-rules-{version + 1}.changed.md" in make.why_not("condottiere")

    (tmp_path / f"condottiere-rules-{version + 1}.changed.md").write_text("Something was corrected.\n")
    assert make.why_not("condottiere") == ""
