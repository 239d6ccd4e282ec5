"""C-11 Final battle."""

from games.condottiere.table import (
    asked,
    companies,
    conclude,
    discard,
    hand_sizes,
    legal,
    play,
    pope,
    refused,
    table,
    token,
    told,
)

FULL = {0: "firenze urbino venezia torino", 1: "parma ferrara roma lucca", 2: "milano genova napoli siena",
        3: "modena spoleto bologna", 4: "mantova"}  # fmt: skip


def test_x_46_c_11_4_those_who_tie_for_the_highest_strength_share_the_victory() -> None:
    t = table(3, finalists=(0, 1, 2), companies=["10 2", "6 6", "3"])

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0, 1), "final_battle")


def test_x_46_c_11_4_three_zeros_share_the_victory() -> None:
    t = table(3, finalists=(0, 1, 2), hands=["1", "1", "1"])

    play(t, "P0:pass P1:pass P2:pass")

    assert t.result is not None
    assert t.result.winners == (0, 1, 2)


def test_c_11_4_the_highest_strength_alone_wins_the_game() -> None:
    t = table(3, finalists=(1, 2), token=1, control={0: "roma"}, companies=["", "5", "6"])

    conclude(t)

    assert t.result == ((1, 0, 0), (2,), "final_battle")
    assert asked(t) == "over"


def test_c_11_4_zeros_are_shared_by_the_fighters_alone() -> None:
    t = table(3, finalists=(1, 2), token=1)

    conclude(t)

    assert t.result is not None
    assert t.result.winners == (1, 2)


def test_c_11_1_only_the_tied_fight_with_fresh_hands_of_ten_and_one_per_region() -> None:
    t = table(5, control=FULL, region="ancona", companies=["", "", "", "", "6"],
              hands=["Su Su", "Su", "1", "1", "1 1"], discard="W W W")  # fmt: skip

    conclude(t)

    assert hand_sizes(t) == [14, 14, 14, 0, 0]
    assert discard(t) == ""
    assert companies(t) == [""] * 5
    assert t.view(None)["pile"] == 110 - 3 * 14
    assert sum(t.game.components(t.state).values()) == 110


def test_c_11_2_the_token_owner_begins_if_he_fights() -> None:
    t = table(5, control=FULL, region="ancona", companies=["", "C", "", "", "6"])

    conclude(t)

    assert token(t) == 1
    assert asked(t) == "turn P1"


def test_c_11_2_otherwise_the_first_fighter_to_his_left_begins() -> None:
    t = table(5, control=FULL, region="ancona", companies=["", "", "", "C", "6"])

    conclude(t)

    assert token(t) == 3
    assert asked(t) == "turn P0"


def test_c_11_2_turns_go_clockwise_among_the_fighters() -> None:
    t = table(5, finalists=(0, 2, 3), token=2, hands=["1 1", "", "1 1", "1 1", ""])
    turns = [asked(t)]

    for seat in (2, 3, 0):
        play(t, f"P{seat}:1")
        turns.append(asked(t))

    assert turns == ["turn P2", "turn P3", "turn P0", "turn P2"]
    assert t.legal(1) == []


def test_c_11_3_no_region_is_at_stake_and_nobody_gets_the_token() -> None:
    t = table(3, finalists=(0, 1), control={0: "roma", 1: "lucca"}, companies=["5", "6 C"])

    conclude(t)

    assert t.view(None)["region"] is None
    assert t.view(None)["regions"] == [1, 1, 0]
    assert token(t) == 0
    assert told(t, "conquered") == []


def test_c_11_3_a_bishop_discards_mercenaries_and_leaves_the_pope_token_alone() -> None:
    t = table(3, finalists=(0, 1), pope="lucca", companies=["", "10 6"], hands=["Bi 1", "1"])

    play(t, "P0:Bi")

    assert companies(t) == ["", "6", ""]
    assert discard(t) == "10 Bi"
    assert pope(t) == "lucca"
    assert asked(t) == "turn P1"


def test_c_11_3_the_usual_rules_of_battle_hold() -> None:
    t = table(3, finalists=(0, 1), companies=["6", "5"], hands=["Sc 1", "Su 1"])

    play(t, "P0:Sc(6)")

    assert "play surrender" in legal(t, 1)
    assert refused(t, 1, "play winter") == "C-4.2"
    play(t, "P1:Su")
    assert t.result is not None
    assert t.result.winners == (1,)
