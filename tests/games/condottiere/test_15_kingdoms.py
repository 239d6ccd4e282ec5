"""C-15 Option: bigger kingdoms."""

from games.condottiere.table import asked, conclude, table


def test_v_3_c_15_three_adjacent_regions_are_no_longer_enough() -> None:
    t = table(4, control={0: "lucca modena"}, region="bologna", companies=["6"], bigger_kingdoms=True)

    conclude(t)

    assert asked(t) == "choose_region P0"


def test_v_3_c_15_four_adjacent_regions_win() -> None:
    t = table(4, control={0: "lucca modena bologna"}, region="firenze", companies=["6"], bigger_kingdoms=True)

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "adjacent")


def test_c_15_with_two_or_three_players_five_adjacent_regions_are_needed() -> None:
    four = table(3, control={0: "milano modena firenze"}, region="siena", companies=["6"], bigger_kingdoms=True)
    five = table(3, control={0: "milano modena firenze siena"}, region="roma", companies=["6"], bigger_kingdoms=True)

    conclude(four)
    conclude(five)

    assert asked(four) == "choose_region P0"
    assert five.result is not None
    assert five.result.reason == "adjacent"


def test_c_15_the_number_of_regions_anywhere_stays() -> None:
    t = table(4, control={0: "torino venezia roma napoli"}, region="lucca", companies=["6"], bigger_kingdoms=True)

    conclude(t)

    assert t.result is not None
    assert t.result.reason == "total"
