"""What a tournament means."""

import pytest

from consigliere.arena.match import Outcome
from consigliere.arena.rating import quantiles, rate, wilson
from consigliere.arena.tournament import Played, Tournament


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Wilson 1927, as Newcombe 1998 and the usual programs have it
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_s_interval_has_the_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_quantiles() -> None:
    assert quantiles([4, 1, 3, 2]) == (1, 1.75, 2.5, 3.25, 4)
    assert quantiles([7]) == (7, 7, 7, 7, 7)


def outcome(*shares: float, scores: tuple[int, ...] = (3, 1), reason: str = "total", decisions: int = 10) -> Outcome:
    winners = tuple(seat for seat, share in enumerate(shares) if share)
    return Outcome(winners, shares, scores, reason, decisions, {"battle": decisions // 2}, ({}, {}), {})


RESULT = Tournament("condottiere", ("a", "b"), {}, 0, 0.5, (
    Played(0, 0, outcome(1, 0)),
    Played(0, 1, outcome(1, 0, decisions=20)),
    Played(1, 0, outcome(0.5, 0.5)),
    Played(1, 1, outcome(0, 0, scores=(), reason="cut off")),
))  # fmt: skip


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    rating = rate(RESULT)

    assert [(one.name, one.wins, one.games) for one in rating.bots] == [("a", 1.5, 4), ("b", 1.5, 4)]
    assert [(one.name, one.wins, one.games) for one in rating.seats] == [("0", 2.5, 4), ("1", 0.5, 4)]
    assert rating.bots[0].share == 0.375
    assert rating.bots[0].low < 0.375 < rating.bots[0].high


def test_scores_are_averaged_where_there_are_any() -> None:
    rating = rate(RESULT)

    assert [one.score for one in rating.seats] == [3, 1]
    assert rating.bots[0].score == pytest.approx((3 + 1 + 3) / 3)


def test_the_spread_of_all_scores_is_told() -> None:
    rating = rate(RESULT)

    assert rating.scores is not None
    assert (rating.scores.mean, rating.scores.deviation) == (2, 1)
    assert rating.scores.quantiles == (1, 1, 2, 3, 3)


def test_uses_are_added_up_over_all_games() -> None:
    used = {"card": {"winter": [1, 4], "spring": [0, 2]}}, {"card": {"winter": [1, 1]}}
    played = tuple(Played(i, 0, outcome(1, 0)._replace(uses=uses)) for i, uses in enumerate(used))

    winter, spring = rate(Tournament("condottiere", ("a", "b"), {}, 0, 0.5, played)).uses["card"]

    assert (winter.name, winter.used, winter.chances, winter.share) == ("winter", 2, 5, 0.4)
    assert (winter.low, winter.high) == wilson(2, 5)
    assert (spring.name, spring.share) == ("spring", 0.0)


def test_lengths_and_ends_are_told() -> None:
    rating = rate(RESULT)

    assert rating.lengths["decisions"].most == 20
    assert rating.lengths["battle"].middle == 5
    assert rating.reasons == {"total": 3, "cut off": 1}
