"""`greedy` at The Godfather: what a sensible player does."""

from __future__ import annotations

from consigliere.bots.heuristics.godfather import choose
from consigliere.core.chance import Chance
from consigliere.games.godfather import GAME
from games.godfather.table import ANN, BEN, Table


def choice(t: Table, seat: int = ANN, seed: int = 0) -> str:
    view = GAME.view(t.s, seat)
    return str(choose(view, t.legal(seat), Chance(bytes([seed] * 32)), t.rules.data))


def bank_without(t: Table, values: str, seat: int = BEN) -> Table:
    """All notes of these values lie in a suitcase."""
    for value in values.split():
        t.case(seat, " ".join([value] * t.s.bank[t.box.kind[value]]))
    return t


def test_three_cards_are_paid_for_eight_dollars() -> None:
    """G-60 The Federal Reserve gives $3 and $5"""
    t = Table(2, dons=()).hand(ANN, "1 1 1").step("cost", ANN, (0, True, 3, 3))

    assert choice(t) == "discard 1"


def test_three_cards_are_not_paid_for_two_dollars_out_of_an_empty_bank() -> None:
    """G-22 G-60 Where $3 and $5 have run out the Federal Reserve gives less than it takes"""
    t = bank_without(Table(2, dons=()), "3 5").hand(ANN, "1 2 2")
    bank_left = t.s.bank[t.box.kind["2"]]
    t.case(BEN, " ".join(["2"] * (bank_left - 1)))
    t.step("cost", ANN, (0, True, 3, 3))

    assert choice(t) == "decline"


def test_no_thug_goes_where_an_empty_bank_pays_nothing() -> None:
    """G-22 The Cinema would pay $3 and $2, the Social Club's job is worth more than nothing"""
    t = bank_without(Table(2, dons=()), "1 2 3 5").tile(1, "cinema").hand(ANN, "gun").turn()

    for seed in range(5):
        assert choice(t, seed=seed) != "thug cinema"
