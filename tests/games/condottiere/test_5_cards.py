"""C-5 The cards."""

import pytest

from games.condottiere.table import (
    BOX,
    asked,
    companies,
    conclude,
    discard,
    final_strengths,
    hand,
    hand_sizes,
    legal,
    owner,
    play,
    pope,
    refused,
    strengths,
    table,
    token,
)

ALL_BUT_SIENA = {0: "torino roma lucca ferrara", 1: "milano firenze ancona genova", 2: "venezia parma urbino napoli",
                 3: "mantova modena bologna spoleto"}  # fmt: skip


# -- C-5.1 mercenaries ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("printed", [1, 2, 3, 4, 5, 6, 10])
def test_c_5_1_a_mercenary_is_worth_the_number_printed_on_it(printed: int) -> None:
    t = table(2, hands=[f"{printed} 1", "1"])

    play(t, f"P0:{printed}")

    assert strengths(t) == [printed, 0]


def test_c_5_1_no_other_card_is_a_mercenary() -> None:
    mercenaries = {card for card, is_one in zip(BOX.cards, BOX.mercenary, strict=True) if is_one}

    assert mercenaries == {f"mercenary_{n}" for n in (1, 2, 3, 4, 5, 6, 10)}


# -- C-5.2 to C-5.4 Winter and Spring ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_w_2_c_5_2_winter_in_any_company_makes_every_mercenary_worth_one(seat: int) -> None:
    """[S 001 Zima]"""
    t = table(2, companies=["10 10 5 4"], hands=["W 1", "W 1"], turn=seat)
    before = strengths(t)

    play(t, f"P{seat}:W")

    assert before == [29, 0]
    assert strengths(t) == [4, 0]


def test_w_3_c_5_3_spring_gives_three_to_the_highest_mercenaries() -> None:
    """[S 001 Wiosna]"""
    t = table(2, companies=["2 5 5", "1 4 H"], hands=["1", "S 1"], turn=1)

    play(t, "P1:S")

    assert strengths(t) == [18, 15]


def test_x_1_c_5_3_spring_discards_a_winter_played_earlier() -> None:
    t = table(3, companies=["10 W", "6"], hands=["1", "S 1", "1"], turn=1)

    play(t, "P1:S")

    assert companies(t) == ["10", "6 S", ""]
    assert discard(t) == "W"
    assert strengths(t) == [13, 6, 0]


def test_x_2_c_5_2_winter_discards_a_spring_played_earlier() -> None:
    t = table(3, companies=["10", "6 S", ""], hands=["1", "1", "W 1"], turn=2)

    play(t, "P2:W")

    assert companies(t) == ["10", "6", "W"]
    assert discard(t) == "S"
    assert strengths(t) == [1, 1, 0]


def test_x_3_spring_discards_every_winter() -> None:
    t = table(3, companies=["5 W", "W", "4"], hands=["1", "S 1", "1"], turn=1)
    before = strengths(t)

    play(t, "P1:S")

    assert before == [1, 0, 1]
    assert companies(t) == ["5", "S", "4"]
    assert strengths(t) == [8, 0, 4]


def test_c_5_2_winter_discards_every_spring() -> None:
    t = table(3, companies=["5 S", "S", "4"], hands=["W 1", "1", "1"])

    play(t, "P0:W")

    assert companies(t) == ["5 W", "", "4"]


def test_c_5_2_a_second_winter_changes_nothing_further() -> None:
    t = table(2, companies=["10 5", "6 W"], hands=["W 1", "1"])

    play(t, "P0:W")

    assert companies(t) == ["10 5 W", "6 W"]
    assert strengths(t) == [2, 1]


def test_c_5_3_a_second_spring_changes_nothing_further() -> None:
    t = table(2, companies=["10 5", "6 S"], hands=["S 1", "1"])

    play(t, "P0:S")

    assert companies(t) == ["10 5 S", "6 S"]
    assert strengths(t) == [18, 6]


def test_c_5_3_spring_looks_at_the_companies_of_those_who_passed() -> None:
    t = table(3, companies=["10", "6", "6"], hands=["1", "S 1", "1"], passed=[0], turn=1)

    play(t, "P1:S")

    assert strengths(t) == [13, 6, 6]


def test_c_5_3_all_who_share_the_highest_number_get_the_bonus() -> None:
    t = table(3, companies=["6 2", "6", "5"], hands=["S 1", "1", "1"])

    play(t, "P0:S")

    assert strengths(t) == [11, 9, 5]


def test_c_5_4_winter_and_spring_drive_each_other_out_as_often_as_they_are_played() -> None:
    t = table(2, companies=["10", "6"], hands=["W W 1", "S S 1"])
    seen = []

    for play_one in ("P0:W", "P1:S", "P0:W", "P1:S"):
        play(t, play_one)
        seen.append((companies(t), strengths(t)))

    assert seen == [
        (["10 W", "6"], [1, 1]),
        (["10", "6 S"], [13, 6]),
        (["10 W", "6"], [1, 1]),
        (["10", "6 S"], [13, 6]),
    ]
    assert discard(t) == "W W S"


# -- C-5.5 Bishop -----------------------------------------------------------------------------------------------------


def test_w_4_c_5_5_the_bishop_discards_the_highest_mercenaries_of_all_companies() -> None:
    """[S 001 Biskup]"""
    t = table(2, companies=["6 1 1", "6 3 1 1"], hands=["Bi 1", "1"])

    play(t, "P0:Bi")

    assert companies(t) == ["1 1", "3 1 1"]
    assert strengths(t) == [2, 5]
    assert asked(t) == "place_pope P0"
    assert discard(t) == "6 6 Bi"


def test_x_9_the_bonus_of_spring_moves_on_when_the_bishop_takes_the_highest() -> None:
    t = table(2, companies=["10 2", "6 S"], hands=["1", "Bi 1"], turn=1)
    before = strengths(t)

    play(t, "P1:Bi>off")

    assert before == [15, 6]
    assert strengths(t) == [2, 9]


def test_x_10_under_winter_the_bishop_goes_by_the_printed_number() -> None:
    t = table(2, companies=["1 H 3", "C 4 W"], hands=["1", "Bi 1"], turn=1)
    before = strengths(t)

    play(t, "P1:Bi>off")

    assert before == [12, 2]
    assert companies(t) == ["1 H 3", "C W"]
    assert strengths(t) == [12, 1]


def test_x_12_the_bishop_reaches_who_has_passed() -> None:
    t = table(2, companies=["10 10", "6"], hands=["1", "Bi 1"], passed=[0], turn=1)

    play(t, "P1:Bi>off")

    assert companies(t) == ["", "6"]
    assert strengths(t) == [0, 6]


def test_x_13_the_bishop_leaves_a_heroine_alone() -> None:
    t = table(2, companies=["H 1", ""], hands=["1", "Bi 1"], turn=1)

    play(t, "P1:Bi>off")

    assert companies(t) == ["H", ""]
    assert strengths(t) == [10, 0]


def test_x_14_c_5_5a_a_bishop_without_any_mercenary_in_play_still_decides_about_the_pope_token() -> None:
    t = table(2, hands=["Bi 1", "1"])

    play(t, "P0:Bi")

    assert discard(t) == "Bi"
    assert asked(t) == "place_pope P0"


def test_c_5_5a_without_mercenaries_the_bishop_discards_nothing() -> None:
    t = table(2, companies=["C H D", "W"], hands=["Bi 1", "1"])

    play(t, "P0:Bi>roma")

    assert companies(t) == ["C H D", "W"]
    assert pope(t) == "roma"


def test_x_15_the_bishop_discards_the_own_highest_mercenary() -> None:
    t = table(2, companies=["10"], hands=["Bi 1", "1"])

    play(t, "P0:Bi>off")

    assert companies(t) == ["", ""]
    assert strengths(t) == [0, 0]


def test_x_19_c_5_5_the_pope_token_goes_to_a_region_without_marker_or_off_the_board() -> None:
    t = table(4, region="roma", control={1: "napoli"}, pope="lucca", hands=["Bi 1", "1", "1", "1"])

    play(t, "P0:Bi")

    allowed = [f"place {region}" for region in BOX.regions if region not in ("napoli", "roma")]
    assert legal(t, 0) == [*allowed, "place nowhere"]
    assert "place lucca" in allowed
    assert refused(t, 0, "place napoli") == "C-5.5"
    assert refused(t, 0, "place roma") == "C-5.5c"


def test_x_20_when_only_the_contested_region_is_free_the_pope_token_stays_off_the_board() -> None:
    t = table(4, control=ALL_BUT_SIENA, region="siena", hands=["Bi 1", "1", "1", "1"])

    play(t, "P0:Bi")

    assert legal(t, 0) == ["place nowhere"]


def test_c_5_5_the_pope_token_is_decided_about_at_once() -> None:
    t = table(2, hands=["Bi 1", "1"])

    play(t, "P0:Bi")

    assert refused(t, 1, "play mercenary_1") == "C-5.5"
    assert refused(t, 0, "play mercenary_1") == "C-5.5"


def test_c_5_5_after_the_pope_token_the_turn_goes_on() -> None:
    t = table(2, hands=["Bi 1", "1"])

    play(t, "P0:Bi>lucca")

    assert pope(t) == "lucca"
    assert asked(t) == "turn P1"


def test_c_5_5b_the_region_the_pope_token_is_taken_from_is_no_longer_protected() -> None:
    t = table(2, pope="lucca", companies=["6"], hands=["Bi 1", "1"])

    play(t, "P0:Bi>off")
    conclude(t)

    assert pope(t) is None
    assert "choose lucca" in legal(t, token(t))


def test_c_5_5b_the_pope_token_may_be_put_back_where_it_was() -> None:
    t = table(2, pope="lucca", hands=["Bi 1", "1"])

    play(t, "P0:Bi>lucca")

    assert pope(t) == "lucca"


def test_c_5_5c_the_pope_token_may_not_go_into_the_contested_region() -> None:
    t = table(2, region="roma", hands=["Bi 1", "1"])

    play(t, "P0:Bi")

    assert refused(t, 0, "place roma") == "C-5.5c"


def test_c_5_5c_with_the_switch_the_pope_token_may_go_there_and_the_battle_goes_on() -> None:
    t = table(2, region="roma", companies=["6 H"], hands=["Bi 1", "1"], pope_on_contested="allow")

    play(t, "P0:Bi>roma")
    conclude(t)

    assert pope(t) == "roma"
    assert owner(t, "roma") == 0


def test_c_5_5c_with_the_switch_a_tied_region_is_protected() -> None:
    t = table(2, region="roma", hands=["Bi 1", "1"], pope_on_contested="allow")

    play(t, "P0:Bi>roma")
    conclude(t)

    assert owner(t, "roma") is None
    assert refused(t, 1, "choose roma") == "C-3.1"


def test_c_5_5d_the_pope_token_stays_over_battles_and_rounds() -> None:
    t = table(2, hands=["Bi", ""], companies=["6 H"])

    play(t, "P0:Bi>lucca")
    protected = refused(t, 0, "choose lucca")
    play(t, "P0:choose(roma)")

    assert protected == "C-3.1"
    assert t.view(None)["round"] == 2
    assert pope(t) == "lucca"


# -- C-5.6 Courtesan, C-5.8 Heroine -----------------------------------------------------------------------------------


@pytest.mark.parametrize("others", ["", "W", "S", "S 10"])
@pytest.mark.parametrize(("rule", "card", "worth"), [("C-5.6", "C", 1), ("C-5.8", "H", 10)])
def test_c_5_6_c_5_8_seasons_and_drummers_do_nothing_to_courtesan_and_heroine(
    rule: str, card: str, worth: int, others: str
) -> None:
    t = table(2, companies=[f"{card} D", others], hands=["1", "1"])

    assert strengths(t)[0] == worth, rule


@pytest.mark.parametrize(("rule", "card"), [("C-5.6", "C"), ("C-5.8", "H")])
def test_c_5_6_c_5_8_the_bishop_discards_neither_courtesan_nor_heroine(rule: str, card: str) -> None:
    t = table(2, companies=[f"1 {card}"], hands=["1", "Bi 1"], turn=1)

    play(t, "P1:Bi>off")

    assert companies(t) == [card, ""], rule


@pytest.mark.parametrize(("rule", "card"), [("C-5.6", "courtesan"), ("C-5.8", "heroine")])
def test_c_5_6_c_5_8_the_scarecrow_takes_neither_courtesan_nor_heroine(rule: str, card: str) -> None:
    t = table(2, companies=["1 C H"], hands=["Sc 1", "1"])

    play(t, "P0:Sc")

    assert f"take {card}" not in legal(t, 0), rule
    assert refused(t, 0, f"take {card}") == "C-5.9"


def test_c_5_6_the_courtesan_brings_the_token() -> None:
    t = table(2, companies=["10", "C"], hands=["1 1", "1 1"])

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (0, 1)


# -- C-5.7 Drummer ----------------------------------------------------------------------------------------------------


def test_w_5_c_5_7_the_drummer_doubles_mercenaries_and_winter_leaves_two_for_each() -> None:
    """[S 001 Dobosz]"""
    t = table(2, companies=["10 6 5"], hands=["D 1", "W 1"])
    seen = [strengths(t)]

    for play_one in ("P0:D", "P1:W"):
        play(t, play_one)
        seen.append(strengths(t))

    assert seen == [[21, 0], [42, 0], [6, 0]]


def test_w_6_c_5_7_under_spring_the_printed_number_is_doubled_first() -> None:
    """[S 001 Dobosz]"""
    t = table(2, companies=["2 4 D", ""], hands=["1", "S 1"], turn=1)

    play(t, "P1:S")

    assert strengths(t) == [15, 0]


def test_c_5_7_the_drummer_doubles_only_the_company_it_lies_in() -> None:
    t = table(2, companies=["5", "5"], hands=["D 1", "1"])

    play(t, "P0:D")

    assert strengths(t) == [10, 5]


# -- C-5.9 Scarecrow --------------------------------------------------------------------------------------------------


def test_x_16_c_5_9_a_scarecrow_with_nothing_to_take_is_legal() -> None:
    t = table(2, companies=["C H D"], hands=["Sc 1", "1"])

    play(t, "P0:Sc")
    choices = legal(t, 0)
    play(t, "P0:take(nothing)")

    assert choices == ["take nothing"]
    assert discard(t) == "Sc"
    assert asked(t) == "turn P1"


def test_x_17_c_5_9_the_mercenary_taken_back_keeps_its_owner_in_the_battle_and_the_round() -> None:
    t = table(2, companies=["6 6"], hands=["Sc", "1 1"])

    play(t, "P0:Sc(6)")

    assert hand(t, 0) == "6"
    assert companies(t) == ["6", ""]
    assert discard(t) == "Sc"
    assert t.view(None)["passed"] == [False, False]
    play(t, "P1:1")
    assert asked(t) == "turn P0"
    assert hand_sizes(t) == [1, 1]


def test_x_18_under_winter_the_scarecrow_takes_a_whole_mercenary_back() -> None:
    t = table(2, companies=["5", "W"], hands=["Sc 1", "1"])

    play(t, "P0:Sc(5)")

    assert hand(t, 0) == "1 5"


def test_c_5_9_the_scarecrow_offers_each_own_mercenary_once_or_nothing() -> None:
    t = table(2, companies=["6 6 10 C", "5"], hands=["Sc 1", "1"])

    play(t, "P0:Sc")

    assert legal(t, 0) == ["take mercenary_6", "take mercenary_10", "take nothing"]


def test_c_5_9_the_scarecrow_may_leave_all_where_they_are() -> None:
    t = table(2, companies=["6 6"], hands=["Sc 1", "1"])

    play(t, "P0:Sc()")

    assert companies(t) == ["6 6", ""]
    assert hand(t, 0) == "1"


@pytest.mark.parametrize(
    ("card", "lies"),
    [("drummer", "own company"), ("mercenary_5", "other company"), ("mercenary_4", "discard"), ("mercenary_3", "pile")],
)
def test_c_5_9_the_scarecrow_takes_no_special_card_and_none_from_elsewhere(card: str, lies: str) -> None:
    t = table(2, companies=["6 D", "5"], hands=["Sc 1", "1"], discard="4")

    play(t, "P0:Sc")

    assert refused(t, 0, f"take {card}") == "C-5.9", lies


def test_c_5_9_the_scarecrow_uses_up_the_turn() -> None:
    t = table(2, companies=["6"], hands=["Sc", "1"])

    play(t, "P0:Sc(6)")

    assert asked(t) == "turn P1"
    assert refused(t, 0, "play mercenary_6") == "C-4.2"


def test_c_5_9_everybody_knows_the_mercenary_that_was_taken_back() -> None:
    t = table(3, companies=["6"], hands=["Sc 1", "1", "1"])

    play(t, "P0:Sc(6)")

    assert [t.view(seat)["known"][0] for seat in (1, 2)] == [["mercenary_6"], ["mercenary_6"]]


# -- C-5.10 Surrender -------------------------------------------------------------------------------------------------


def test_c_5_10_the_surrender_ends_the_battle_and_nobody_gets_another_turn() -> None:
    t = table(3, companies=["5", "6"], hands=["10 10", "1 1", "Su 1"], turn=2)

    play(t, "P2:Su")

    assert final_strengths(t) == [5, 6, 0]
    assert owner(t, "siena") == 1
    assert asked(t) == "choose_region P1"
    assert "Su" in discard(t)


def test_c_5_10_the_surrender_counts_courtesans_as_always() -> None:
    t = table(3, companies=["5 C", "10"], hands=["10 10", "1 1", "Su 1"], turn=2)

    play(t, "P2:Su")

    assert (owner(t, "siena"), token(t)) == (1, 0)


def test_x_30_c_5_10_a_surrender_may_leave_a_tie() -> None:
    t = table(4, companies=["6 1", "5 2"], hands=["10 10", "10 10", "Su 1", "10 10"], turn=2)

    play(t, "P2:Su")

    assert final_strengths(t) == [7, 7, 0, 0]
    assert owner(t, "siena") is None
    assert asked(t) == "choose_region P1"


def test_x_31_a_surrender_as_the_first_card_is_a_tie_at_zero() -> None:
    t = table(4, hands=["Su 1", "10 1", "10 1", "10 1"])

    play(t, "P0:Su")

    assert final_strengths(t) == [0, 0, 0, 0]
    assert owner(t, "siena") is None
    assert token(t) == 1
