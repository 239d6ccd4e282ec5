"""Many matches: fair by rotation, the same for the same seed."""

import pytest

import consigliere as cg
from arena.shells import on_the_shelf
from consigliere.arena.rating import rate
from consigliere.arena.tournament import Tournament, deal_seed, rotations, run

TWO = ["greedy", "random"]


@pytest.fixture(scope="module")
def result() -> Tournament:
    return run("condottiere", TWO, games=12, seed=4)


def test_the_number_of_jobs_changes_nothing(result: Tournament) -> None:
    twice = run("condottiere", TWO, games=12, seed=4, jobs=2)

    assert twice == result
    assert twice.to_json() == result.to_json()


def test_another_seed_deals_other_cards(result: Tournament) -> None:
    assert run("condottiere", TWO, games=12, seed=5).played != result.played
    assert len({deal_seed(bytes(32), number) for number in range(100)}) == 100


def test_every_deal_is_played_once_in_each_rotation(result: Tournament) -> None:
    assert [(p.deal, p.rotation) for p in result.played] == [(deal, r) for deal in range(6) for r in range(2)]
    assert [result.bot_at(0, rotation) for rotation in range(2)] == TWO
    assert [result.bot_at(1, rotation) for rotation in range(2)] == TWO[::-1]


def test_equal_bots_play_each_deal_once() -> None:
    """The same four bots would play a deal the same way in every rotation: that would only copy a game."""
    result = run("condottiere", ["random"], games=8, seed=1)

    assert result.players == 4
    assert [(p.deal, p.rotation) for p in result.played] == [(deal, 0) for deal in range(8)]
    assert len({p.outcome.decisions for p in result.played}) > 1
    assert [one.share for one in rate(result).bots] == [0.25]


@pytest.mark.parametrize(
    ("bots", "different"), [(["a"] * 4, 1), (["a", "b"] * 2, 2), (["a", "b", "b", "b"], 4), (["a", "b", "c"], 3)]
)
def test_rotations_stop_where_the_line_up_comes_again(bots: list[str], different: int) -> None:
    assert rotations(bots) == different


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert run("condottiere", ["greedy", "random", "random"], games=4).games == 6


def test_the_last_bot_takes_the_seats_left() -> None:
    assert run("condottiere", TWO, games=1, players=4).bots == ("greedy", "random", "random", "random")


def test_progress_is_told(result: Tournament) -> None:
    told: list[tuple[int, int]] = []
    run("condottiere", TWO, games=6, on_progress=lambda done, total: told.append((done, total)))

    assert told == [(2, 6), (4, 6), (6, 6)]


def test_json_comes_back_whole(result: Tournament) -> None:
    again = Tournament.from_json(result.to_json())

    assert again == result
    assert again.to_json() == result.to_json()


def test_a_custom_seed_and_options_are_kept(result: Tournament) -> None:
    other = run("condottiere", TWO, games=2, seed=2**200, options={"reconquest": True})

    assert other.seed == 2**200
    assert other.options["reconquest"] is True
    assert Tournament.from_json(other.to_json()) == other


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["clairvoyant"]}, "no bot 'clairvoyant'"),
        ({"bots": ["random"] * 3, "players": 2}, "3 bots do not fit on 2 seats"),
        ({"bots": ["random"], "players": 9}, "2 to 6 players, not 9"),
        ({"games": 0}, "games is a whole number from 1 up, not 0"),
        ({"jobs": -1}, "jobs is a whole number from 0 up, not -1"),
        ({"options": {"reconquest": "maybe"}}, "'reconquest' is true or false"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"seed": -1}, "a seed is"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_starts(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(cg.BadOption, match=sentence):
        run(**{"game": "condottiere", "bots": TWO, "games": 2} | arguments)


def test_teams_share_fairly() -> None:
    with on_the_shelf():
        result = run("shells", ["random"], games=40)

    rating = rate(result)
    assert result.fair == 0.5
    assert rating.bots[0].share == pytest.approx(0.5)
    assert [one.name for one in rating.tags["team"]] == ["even", "odd"]
    assert sum(one.share for one in rating.tags["team"]) == pytest.approx(1)
