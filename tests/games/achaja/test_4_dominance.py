"""A-80 to A-89: dominance, the twelve locations, forced moves, the final reckoning."""

from __future__ import annotations

from games.achaja.table import A, B, C, Table, dominance, reckoning, shrinking


def test_a_80_a_85_tiles_in_order_and_empty_ones_skipped() -> None:
    """A-80, A-85"""
    t = dominance(1, dice="R1@8 Y1@3 B1@12", gold=9)

    assert (t.asked, t.match.view(A)["about"]) == ((B,), {"location": "watchtower"})
    t.play(B, "skip")
    assert t.match.view(A)["about"] == {"location": "mint"}
    t.play(A, "act")
    assert t.match.view(A)["about"] == {"location": "citadel"}
    assert t.s.gold[A] == 13


def test_a_82_the_palace_token_scores_only_under_its_switch() -> None:
    t = dominance(1, turn=3, dice="R3@1 Y1@12", gold=4, palace_token_scores=True)

    t.play(A, "act", "at port")

    assert t.s.power[A] == 7


def test_a_82_power_tokens_can_be_made_endless() -> None:
    t = dominance(8, dice="R3@8", tokens="R@3 " * 10, power_tokens_binding=False)

    assert t.tokens(8) == {"R": 1}
    assert t.s.power[A] == 6


def test_a_83_only_tied_players_can_be_named() -> None:
    t = dominance(12, dice="R6@12 Y3@12 B3@12", marker=A)

    assert t.legal(A) == ["player 1", "player 2"]
    assert t.rule(A, "player 0") == "A-83"


def test_a_84_what_public_facts_make_impossible_is_not_asked() -> None:
    market = dominance(11, turn=3, dice="R3@11 Y1@12")
    assert market.match.view(A)["about"] == {"location": "citadel"}

    office = dominance(10, dice="R3@10 Y1@12", palace=[0, 8, 0, 0])
    assert office.match.view(A)["about"] == {"location": "citadel"}

    prison = dominance(5, dice="R3@5", street=[0, 11, 0, 0])
    prison.play(A, "act")
    assert prison.s.street[A] == 1  # two cannot be had, so the question is spared


def test_location_1_royal_palace_with_two_houses_asks_for_the_colour() -> None:
    """A-83.1, A-90, A-82"""
    t = dominance(1, players=2, turn=3, dice="R3@1 Y1@12", gold=4)

    t.play(A, "act", "at port", "colour green")

    assert t.tokens(6) == {"G": 1}


def test_location_2_royal_council_rolls_twice() -> None:
    """A-83.2"""
    t = dominance(2, turn=2, dice="R3@2 Y6@3", gold=4, rolls=[1, 5])

    t.play(A, "act", "die yellow 6 watchtower", "die red 3 royal_council")

    assert t.at(3) == ["Y1"]
    assert t.at(2) == ["R5"]
    assert t.s.gold[A] == 0


def test_location_3_watchtower_rolls_any_die_again() -> None:
    """A-83.3"""
    t = dominance(3, dice="R3@3 Y1@12", gold=2, rolls=[6])

    t.play(A, "act", "die yellow 1 citadel")

    assert t.at(12) == ["Y6"]
    assert t.s.gold[A] == 0


def test_location_4_temple_takes_a_discarded_card() -> None:
    """A-83.4"""
    t = dominance(4, dice="R3@4", discard="theft spy")

    t.play(A, "act", "card spy")

    assert t.hand(A) == ["spy"]
    assert t.discard() == ["theft"]


def test_location_5_prison_has_one_cousin_or_two() -> None:
    """A-83.5"""
    for part, price in (("option 1", 1), ("option 2", 2)):
        t = dominance(5, dice="R3@5", gold=7)

        t.play(A, "act", part)

        assert (t.s.street[A], t.s.gold[A]) == (price, 7 - price)


def test_location_6_7_port_and_trade_office() -> None:
    """A-83.6, A-83.7"""
    t = dominance(6, turn=2, dice="R3@6 R3@7 Y1@12", gold=0)

    t.play(A, "act", "act")

    assert t.s.gold[A] == 3
    assert len(t.hand(A)) == 3


def because(t: Table, seat: int, move: str) -> str:
    refusal = t.match.why_not(seat, move)
    assert refusal is not None
    return refusal.because


def test_location_8_10_mint_and_heraldic_office() -> None:
    """A-83.8, A-83.10"""
    t = dominance(8, dice="R3@8 R3@10", gold=0)

    t.play(A, "act", "act")

    assert (t.s.gold[A], t.s.palace[A]) == (4, 1)


def test_location_9_arsenal_changes_a_die_up_or_down() -> None:
    """A-83.9"""
    t = dominance(9, dice="R3@9 Y5@12", gold=2)

    t.play(A, "act", "die yellow 5 citadel", "lower 1")

    assert t.at(12) == ["Y4"]
    assert t.s.gold[A] == 0


def test_location_11_black_market_sells_any_number() -> None:
    """A-83.11"""
    t = dominance(11, turn=3, dice="R3@11 Y1@12", hands=["theft spy spy duel"], gold=0)

    t.play(A, "act", "card spy", "card duel")
    assert t.legal(A) == ["card theft", "card spy", "done"]
    assert t.rule(A, "card duel") == "A-43"
    t.play(A, "card theft", "done")

    assert t.s.gold[A] == 6
    assert t.hand(A) == ["spy"]


def test_location_11_black_market_takes_the_cards_in_any_order_and_says_what_is_wrong() -> None:
    """A-43, D-49"""
    t = dominance(11, turn=3, dice="R3@11 Y1@12", hands=["bribe slander silence", "theft"])
    t.play(A, "act")

    assert "at least 1" in because(t, A, "done")
    assert "Theft is not in your hand" in because(t, A, "card theft")
    t.play(A, "card silence", "card bribe")
    assert "Silence of the Order is chosen already" in because(t, A, "card silence")
    t.play(A, "done")

    assert t.hand(A) == ["slander"]


def test_location_12_citadel_and_its_switch() -> None:
    """A-83.12, A-21, D-34"""
    t = dominance(12, dice="R3@12 Y5@3", gold=2)
    t.play(A, "act", "option 1", "die yellow 5 watchtower")
    assert t.at(3) == ["Y6"]

    t = dominance(12, dice="R3@12 Y5@3", gold=2, citadel_either_sign=True)
    t.play(A, "act", "option 1", "die yellow 5 watchtower", "lower 2")
    assert t.at(3) == ["Y3"]

    t = dominance(12, dice="R3@12", gold=0)
    t.play(A, "act")
    assert t.s.gold[A] == 2


def test_a_86_forced_moves_after_the_last_turn_only_under_their_switch() -> None:
    usual = shrinking(turn=3, dice="R6@3", extra={3: 1})
    assert usual.match.over

    other = shrinking(turn=3, dice="R6@3", extra={3: 1}, forced_moves_after_last_turn=True)
    assert (other.question, other.asked) == ("move_out", (A,))


def test_a_86_with_two_houses_the_owner_names_the_die() -> None:
    t = shrinking(players=2, dice="R6@3 G6@3", extra={3: 1})

    assert {"place red 6 mint", "place green 6 mint"} <= set(t.legal(A))
    t.play(A, "place green 6 mint")

    assert t.at(3) == ["R6"]


def test_a_87_a_88_a_89_the_reckoning() -> None:
    """A-87, A-88, A-89"""
    t = reckoning(players=3, tokens="R@3 R@3 Y@3 B@5 Y@5 B@8", gold=[25, 9, 10], street=[0, 1, 0])

    assert t.match.result is not None
    assert t.match.result.scores == (5 + 1 + 2, 5 + 1, 5 + 1 + 1)
    assert t.match.result.winners == (A,)
    assert t.match.result.reason == "power"
    assert t.match.legal(B) == []
    assert C not in t.asked


def test_a_81_the_view_tells_who_would_dominate_and_who_leads() -> None:
    t = dominance(8, dice="R3@8 Y2@8 B4@3 Y4@3", tokens="Y@8 R@3")
    tiles = t.match.view(None)["locations"]

    assert (tiles["mint"]["dominates"], tiles["watchtower"]["dominates"]) == ("red", None)
    assert (tiles["watchtower"]["leads"], tiles["citadel"]["leads"]) == ("red", None)


def test_a_81_the_log_tells_the_dice_by_which_a_tile_was_dominated() -> None:
    t = dominance(1, dice="R3@8 R2@8 Y4@8 B1@3", gold=9)

    t.play(C, "skip")
    told = next(event for event in t.events if event.what == "dominates" and event.facts["location"] == "mint")

    assert (told.seat, told.facts["sums"]) == (A, {"red": 5, "yellow": 4})
    assert sorted(told.facts["dice"]) == [["red", 2], ["red", 3], ["yellow", 4]]
