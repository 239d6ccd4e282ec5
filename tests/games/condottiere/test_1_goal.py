"""C-1 Goal."""

import pytest

from games.condottiere.table import asked, conclude, owner, refused, table


@pytest.mark.parametrize(
    ("players", "total", "adjacent"),
    [(2, 6, 4), (3, 6, 4), (4, 5, 3), (5, 5, 3), (6, 5, 3)],
)
def test_w_9_c_1_1_regions_needed_by_number_of_players(players: int, total: int, adjacent: int) -> None:
    """[S 001 Cel gry]"""
    basic = table(players)
    bigger = table(players, bigger_kingdoms=True)

    assert basic.view(None)["goal"] == {"total": total, "adjacent": adjacent}
    assert bigger.view(None)["goal"] == {"total": total, "adjacent": adjacent + 1}


def test_x_38_c_1_2_a_chain_of_three_is_enough() -> None:
    """Lucca and Bologna do not touch, but both touch Modena."""
    t = table(4, control={0: "lucca modena"}, region="bologna", companies=["6"])

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "adjacent")


def test_x_39_c_1_2_genova_and_modena_do_not_touch() -> None:
    t = table(4, control={0: "torino genova"}, region="modena", companies=["6"])

    conclude(t)

    assert owner(t, "modena") == 0
    assert asked(t) == "choose_region P0"


@pytest.mark.parametrize(("held", "last"), [("siena roma", "napoli"), ("bologna urbino", "ancona")])
def test_x_40_three_along_the_coast_win(held: str, last: str) -> None:
    t = table(4, control={0: held}, region=last, companies=["6"])

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "adjacent")


def test_x_41_four_scattered_regions_do_not_win() -> None:
    t = table(4, control={0: "torino venezia roma"}, region="napoli", companies=["6"])

    conclude(t)

    assert asked(t) == "choose_region P0"


def test_x_41_the_fifth_scattered_region_wins() -> None:
    t = table(4, control={0: "torino venezia roma napoli"}, region="lucca", companies=["6"])

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "total")


def test_x_42_with_three_players_three_adjacent_regions_do_not_win() -> None:
    t = table(3, control={0: "milano modena"}, region="firenze", companies=["6"])

    conclude(t)

    assert asked(t) == "choose_region P0"


def test_x_42_with_three_players_the_fourth_adjacent_region_wins() -> None:
    t = table(3, control={0: "milano modena firenze"}, region="siena", companies=["6"])

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "adjacent")


def test_c_1_1_with_two_players_five_scattered_regions_are_not_enough_and_six_are() -> None:
    five = table(2, control={0: "torino venezia lucca siena"}, region="ancona", companies=["6"])
    six = table(2, control={0: "torino venezia lucca siena ancona"}, region="bologna", companies=["6"])

    conclude(five)
    conclude(six)

    assert asked(five) == "choose_region P0"
    assert six.result is not None
    assert six.result.reason == "total"


def test_c_1_2_regions_of_somebody_else_do_not_link_a_chain() -> None:
    t = table(4, control={0: "lucca", 1: "modena"}, region="bologna", companies=["6"])

    conclude(t)

    assert asked(t) == "choose_region P0"


def test_c_1_3_once_the_goal_is_reached_the_game_is_over_by_chapter_ten() -> None:
    t = table(4, control={0: "lucca modena"}, region="bologna", hands=["1", "1", "1", "1"], companies=["6"])

    conclude(t)

    assert t.over
    assert [t.legal(seat) for seat in range(4)] == [[], [], [], []]
    assert refused(t, 0, "choose roma") == "C-10.1"
