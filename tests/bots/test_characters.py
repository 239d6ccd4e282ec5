"""Who the bots are at a table: names, ranks, manners, and what was measured."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from consigliere.bots import characters
from consigliere.bots.characters import character, measured, name_at, names_at
from consigliere.core.registry import games
from consigliere.core.words import LANGUAGES

RUNGS = ("random", "novice", "greedy", "strong", "master")  # weakest first


@pytest.mark.parametrize("bot", RUNGS)
def test_a_rung_has_a_rank_and_a_manner_in_every_language(bot: str) -> None:
    one = character(bot)

    assert set(one.rank) == set(one.plays) == set(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in one.plays.values())


def test_levels_climb_with_the_rungs() -> None:
    assert [character(bot).level for bot in RUNGS] == [1, 2, 3, 4, 5]


def test_no_name_and_no_rank_stands_in_two_rungs() -> None:
    names = [name for bot in RUNGS for name in character(bot).names]

    assert len(names) == len(set(names))
    for lang in LANGUAGES:
        assert len({character(bot).rank[lang] for bot in RUNGS}) == len(RUNGS)


@pytest.mark.parametrize("bot", [*RUNGS, "guesser"])
def test_bots_of_one_rung_have_different_names_at_a_table_of_any_size(bot: str) -> None:
    assert len(set(names_at([bot] * 9))) == 9


def test_a_bot_is_called_by_its_seat_unless_somebody_has_that_name() -> None:
    assert name_at("greedy", 1) == "Beatrice"
    assert name_at("greedy", 1, {"Beatrice"}) == "Cesare"
    assert names_at([None, "greedy", "random", "greedy"], {"Diana"}) == [None, "Beatrice", "Beppe", "Ercole"]


def test_a_bot_of_another_package_goes_by_its_own_name() -> None:
    assert names_at(["guesser", "guesser"]) == ["guesser", "guesser 2"]
    assert character("guesser").level == 0
    assert character("guesser").plays == {}


def test_what_was_never_measured_is_not_said() -> None:
    assert measured("condottiere", "guesser") == {}


def test_a_measured_share_is_told_with_whom_it_was_measured_against(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = {"game": "condottiere", "bot": "strong", "against": "greedy", "players": 4, "games": 1000, "wins": 764}
    read = characters._read
    monkeypatch.setattr(characters, "_read", lambda name: {"duel": [duel]} if name == "measured" else read(name))

    assert measured("condottiere", "strong") == {
        "en": "Wins 76% of its games against 3 × Soldier.",
        "pl": "Wygrywa 76% partii przeciw 3 × Żołnierz.",
        "ru": "Выигрывает 76\u00a0% партий против 3 × Солдат.",
    }
    assert measured("achaja", "strong") == {}


def test_measured_shares_are_shares_of_games_that_there_are() -> None:
    duels: list[dict[str, Any]] = characters._read("measured").get("duel", [])

    for one in duels:
        assert one["game"] in games()
        assert {one["bot"], one["against"]} <= set(RUNGS)
        assert 0 <= one["wins"] <= one["games"]
    keys = sorted((one["game"], one["bot"]) for one in duels)
    assert all(before != after for before, after in pairwise(keys))
