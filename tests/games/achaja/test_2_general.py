"""A-14 to A-25, A-30 to A-37: general rules and the preparation phase."""

from __future__ import annotations

import consigliere as cg
from games.achaja.table import A, B, C, D, dominance, intrigue, preparing, shrinking, table


def test_a_14_order_is_clockwise_from_the_marker() -> None:
    t = preparing(marker=2, shown="tax_collector heraldist scribe")

    asked = []
    while t.question == "prepare_choice":
        asked.append(t.asked[0])
        t.play(t.asked[0], "gold")

    assert asked == [C, D, A, B]


def test_a_15_everybody_may_trade_power_whoever_is_asked() -> None:
    t = intrigue(seat=A)

    t.play(D, "trade", "trade")

    assert (t.s.power[D], t.s.gold[D]) == (3, 17)
    assert t.asked == (A,)
    m = cg.new("achaja", 3, seed=1)
    assert cg.Move("trade") in m.legal(2)


def test_a_16_there_is_no_hand_limit() -> None:
    t = preparing(
        hands=["theft theft theft theft bribe bribe slander slander slander"], shown="scribe gambler heraldist"
    )

    t.play(A, "cards")

    assert len(t.hand(A)) == 11


def test_a_17_cards_go_before_rules() -> None:
    """Switched Places puts a die on a full location, which A-22 forbids otherwise."""
    t = intrigue(dice="R2@7 Y1@7 B6@8 G1@8", hands=["switched_places"])

    t.play(A, "play switched_places a", "die green 1 mint")
    t.decline()

    assert t.at(8) == ["B6", "R2"]


def test_a_18_location_actions_reach_the_reserve() -> None:
    t = dominance(3, dice="R3@3", rest=2, rolls=[6])

    t.play(A, "act")

    assert "die yellow 2 reserve" in t.legal(A)
    t.play(A, "die yellow 2 reserve")
    assert "Y6@0" in t.dice("Y")


def test_a_19_what_the_victim_gains_after_showing_changes_nothing() -> None:
    t = intrigue(gold=[0, 2, 7, 7], hands=["theft"])
    t.play(A, "play theft a", "player 1")
    t.decline()

    t.play(B, "trade")
    t.play(A, "take")

    assert t.s.gold[:2] == [2, 5]


def test_a_20_a_character_discarded_is_gone_for_the_turn() -> None:
    t = intrigue(hands=["scandal"], shown="tax_collector scribe gambler", gold=9)

    t.play(A, "play scandal a", "character scribe")
    t.decline()

    assert t.rule(B, "use scribe") == "A-60"


def test_a_21_changes_can_be_limited_instead_of_clamped() -> None:
    t = intrigue(dice="R5@3 R2@4", rest=6, hands=["support"], clamp_modified_dice=False)

    t.play(A, "play support a")

    # the 5 cannot rise by 2, so the 2 is the only choice
    assert t.at(4) == ["R4"]


def test_a_22_no_effect_fills_a_location_beyond_its_limit() -> None:
    t = intrigue(dice="R2@3 Y1@8 B1@8", hands=["banishment"])

    t.play(A, "play banishment b")

    assert "at mint" not in t.legal(A)
    assert t.rule(A, "at port") == "A-22"


def test_a_23_an_empty_deck_is_made_of_the_discard_pile_only_when_a_card_is_drawn() -> None:
    t = intrigue(hands=["bribe"], discard="theft")
    rest, t.s.deck = t.s.deck, []
    t.s.hands[B] = rest  # so that nothing is lost

    t.play(A, "play bribe a")
    t.decline()

    assert t.hand(A) == ["theft"]
    assert t.discard() == ["bribe"]  # it was still being played


def test_a_23_both_empty_nothing_is_drawn() -> None:
    t = intrigue(hands=["early_entrance"])
    t.s.hands[B], t.s.deck = t.s.deck, []

    t.play(A, "play early_entrance b")
    t.decline()

    assert t.hand(A) == []


def test_a_24_an_empty_pile_gives_nothing() -> None:
    t = intrigue(hands=["family_ties"], palace=[0, 8, 0, 0])

    t.play(A, "play family_ties a")
    t.decline()

    assert t.s.palace == [0, 8, 0, 0]
    more = intrigue(hands=["family_ties"], palace=[0, 8, 0, 0], cousins_binding=False)
    more.play(A, "play family_ties a")
    more.decline()
    assert more.s.palace[A] == 1


def test_a_25_several_increase_tokens_may_lie_on_one_location() -> None:
    t = intrigue(gold=9, extra={8: 1})

    t.play(A, "use orion", "at mint")

    assert t.s.extra[8] == 2
    assert t.s.increase_left == 3


def test_a_30_a_31_a_32_a_33_a_34_a_35_a_new_turn() -> None:
    """A-30, A-31, A-32, A-33, A-34, A-35"""
    t = preparing(shown="tax_collector scribe gambler", uses={"orion": 2, "scribe": 1}, passed=(A, B, C, D))

    assert t.s.turn == 2
    assert not any(t.s.uses)
    assert len(t.s.shown) == 3
    assert all(t.s.rules.box.character_entries[who]["turn"] == 2 for who in t.s.shown)
    assert all(t.s.rules.box.event_entries[event]["turn"] == 2 for event in t.s.events)
    assert t.s.passed == 0
    assert [at for at in range(1, 13) if not t.s.open >> at & 1] == [1, 11]


def test_a_36_cards_or_gold() -> None:
    t = preparing(shown="tax_collector scribe gambler", gold=0)

    assert t.legal(A) == ["cards", "gold"]
    t.play(A, "cards")
    t.play(B, "gold")

    assert len(t.hand(A)) == 2
    assert t.s.gold[B] == 3


def test_a_37_one_die_of_the_reserve_each() -> None:
    t = preparing(shown="tax_collector scribe gambler", rest=4)
    for seat in range(4):
        t.play(seat, "gold")

    placed = []
    while t.question == "place":
        placed.append(t.asked[0])
        t.play(t.asked[0], t.legal(t.asked[0])[0])

    assert placed == [A, B, C, D]
    assert sum(place > 0 for place in t.s.place) == 4


def test_d_22_without_room_a_die_goes_to_the_reserve_and_without_a_die_nothing_moves() -> None:
    """A-86"""
    full = "Y1@4 Y1@4 Y1@5 Y1@5 Y1@5 B1@7 B1@7 B1@8 B1@8 B1@9 G1@9 G1@10 G1@10 G1@12 G1@12 R1@12 R1@12 R6@3"
    t = shrinking(dice=full, extra={3: 1})
    assert t.legal(A) == ["place red 6 reserve"]
    t.play(A, "place red 6 reserve")
    assert "R6@0" in t.dice("R")

    t = shrinking(dice="", extra={3: 2})
    assert t.s.extra[3] == 0
    assert table(4).s.increase_left == 5
