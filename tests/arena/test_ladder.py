"""The ladder: duels, mirrors, ratings, and what is printed of them."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

import consigliere as cg
from consigliere.arena.ladder import DEFAULT, MIXED, Ladder, Ratings, climb, seated, settings
from consigliere.arena.ladder_report import page, tables
from consigliere.arena.tournament import run

PAIR = ("random", "greedy")


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    return climb("condottiere", PAIR, games=8, players=(2, 3), variants=(DEFAULT, MIXED), seed=5)


def test_every_bot_meets_every_other_in_every_setting(ladder: Ladder) -> None:
    met = {(duel.bot, duel.against, duel.players, duel.variant) for duel in ladder.duels}

    assert met == {
        (a, b, players, variant) for a, b in (PAIR, PAIR[::-1]) for players in (2, 3) for variant in (DEFAULT, MIXED)
    }
    assert all(duel.standing.games >= 8 for duel in ladder.duels)
    assert {(mirror.bot, mirror.players) for mirror in ladder.mirrors} == {(bot, n) for bot in PAIR for n in (2, 3)}


def test_the_better_bot_stands_above_the_worse(ladder: Ladder) -> None:
    best, worst = ladder.ratings

    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating - 2 * best.deviation > worst.rating + 2 * worst.deviation


def test_the_seed_alone_decides_the_ladder() -> None:
    ladders = [climb("condottiere", PAIR, games=4, players=(2,), seed=5, jobs=jobs) for jobs in (1, 2)]

    assert ladders[0] == ladders[1]
    assert climb("condottiere", PAIR, games=4, players=(2,), seed=6) != ladders[0]


def test_a_team_is_seated_together() -> None:
    assert seated("la_famiglia", 4, "greedy", "random", {}) == ["greedy", "random", "greedy", "random"]


def test_mixed_settings_share_the_games_of_a_duel_and_can_be_played() -> None:
    mixed = list(settings("condottiere", 4, MIXED, 21, seed=1))

    assert sum(games for _, games in mixed) == 21
    assert len({json.dumps(options, sort_keys=True) for options, _ in mixed}) > 3
    for options, _ in mixed:
        cg.new("condottiere", 4, 0, options)


def test_ratings_learn_nothing_from_a_table_of_equals() -> None:
    ratings = Ratings(["random"])
    before = ratings.best_first()

    ratings.learn(run("condottiere", ["random"] * 2, games=2))

    assert ratings.best_first() == before


def test_the_page_and_the_tables_say_what_was_measured(ladder: Ladder) -> None:
    console = Console(width=160, file=io.StringIO(), record=True)
    console.print(tables(ladder))
    text, html = console.export_text(), page(ladder)

    for duel in ladder.duels:
        assert f"{duel.standing.share:.1%}" in text
        assert f"{duel.standing.share:.1%}" in html
    assert html.count("<circle") == len(PAIR)
    assert "http" not in html


@pytest.mark.parametrize(
    ("bots", "variants", "problem"),
    [(("greedy",), (DEFAULT,), "two different"), (PAIR, ("odd",), "default, mixed, not 'odd'")],
)
def test_wrong_questions_are_refused(bots: tuple[str, ...], variants: tuple[str, ...], problem: str) -> None:
    with pytest.raises(cg.BadOption, match=problem):
        climb("condottiere", bots, variants=variants)
