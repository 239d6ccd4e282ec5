"""C-3 Choosing a region."""

from games.condottiere.table import BOX, asked, conclude, legal, play, refused, table


def test_c_3_1_any_region_without_marker_and_pope_token_may_be_chosen() -> None:
    t = table(4, ask="choose_region", control={0: "parma", 1: "roma"}, pope="lucca")

    free = [f"choose {region}" for region in BOX.regions if region not in ("parma", "roma", "lucca")]

    assert legal(t, 0) == free


def test_c_3_1_a_region_with_a_marker_may_not_be_chosen_not_even_the_own() -> None:
    t = table(4, ask="choose_region", control={0: "parma", 1: "roma"})

    assert refused(t, 0, "choose parma") == "C-3.1"
    assert refused(t, 0, "choose roma") == "C-3.1"


def test_c_3_1_the_region_of_the_pope_token_may_not_be_chosen() -> None:
    t = table(4, ask="choose_region", pope="lucca")

    assert refused(t, 0, "choose lucca") == "C-3.1"


def test_c_3_1_only_the_token_owner_chooses_and_only_a_region_of_the_board() -> None:
    t = table(4, ask="choose_region", token=2)

    assert refused(t, 0, "choose roma") == "C-3.1"
    assert refused(t, 2, "choose corsica") == "C-3.1"


def test_c_3_1_a_region_whose_battle_was_a_tie_may_be_chosen_again() -> None:
    t = table(4, region="roma", hands=["1"] * 4, companies=["6", "6"])

    conclude(t)
    play(t, "P1:choose(roma)")

    assert t.view(None)["region"] == "roma"
    assert asked(t) == "turn P1"


def test_c_3_2_the_token_owner_must_choose_even_without_cards() -> None:
    t = table(4, ask="choose_region", hands=["", "1", "1", "1"], token=0)

    assert refused(t, 0, "pass") == "C-3.1"
    assert {move.split()[0] for move in legal(t, 0)} == {"choose"}


def test_c_3_3_when_no_region_is_left_the_game_is_over() -> None:
    """With a full board the game is over before anybody is asked to choose."""
    regions = [region for region in BOX.regions if region not in ("siena", "roma")]
    control = {seat: " ".join(regions[seat::5]) for seat in range(5)}
    t = table(5, control=control, pope="roma", region="siena", companies=["6"])

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "majority")


def test_c_3_3_a_token_owner_without_any_choice_ends_the_game() -> None:
    """It cannot arise in play, but the step does not rely on that: all regions belong to the token owner."""
    t = table(
        4,
        control={0: " ".join(BOX.regions)},
        hands=["1", "1"],
        reconquest=True,
        full_board_ends_reconquest=False,
    )

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "majority")
