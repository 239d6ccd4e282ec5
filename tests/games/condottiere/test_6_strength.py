"""C-6 Strength."""

import pytest

from games.condottiere.table import companies, conclude, final_strengths, owner, play, strengths, table


@pytest.mark.parametrize(
    ("lie", "worth"),
    [
        pytest.param(["10 10 1 D H C", "W"], [17, 0], id="x_4"),
        pytest.param(["5 5 D D", ""], [20, 0], id="x_5"),
        pytest.param(["6 D", "10 S"], [12, 13], id="x_6"),
        pytest.param(["6 6 D S", "6 H"], [30, 19], id="x_7"),
        pytest.param(["H S", "C"], [10, 1], id="x_8"),
        pytest.param(["4 4", "4 D S"], [14, 11], id="x_11"),
    ],
)
def test_x_4_x_5_x_6_x_7_x_8_x_11_c_6_1_the_sum_of_a_company(lie: list[str], worth: list[int]) -> None:
    t = table(2, companies=lie)

    assert strengths(t) == worth


@pytest.mark.parametrize(("card", "worth"), [("C", 1), ("H", 10), ("W", 0), ("S", 0), ("D", 0)])
def test_c_6_1_what_a_special_card_is_worth(card: str, worth: int) -> None:
    t = table(2, companies=[card, ""])

    assert strengths(t) == [worth, 0]


@pytest.mark.parametrize(("season", "worth"), [("W", [2, 4, 0]), ("S", [15, 14, 0])])
@pytest.mark.parametrize("where", [0, 1, 2])
def test_c_6_1_winter_and_spring_count_whichever_company_they_lie_in(where: int, season: str, worth: list[int]) -> None:
    lie = ["10 2", "6 D 1", ""]
    lie[where] += f" {season}"

    t = table(3, companies=lie)

    assert strengths(t) == worth


@pytest.mark.parametrize("lie", ["D 10 6", "10 D 6", "10 6 D"])
def test_c_6_1_the_order_of_the_cards_in_a_company_does_not_matter(lie: str) -> None:
    plain = table(2, companies=[lie, ""])
    winter = table(2, companies=[lie, "W"])

    assert strengths(plain) == [32, 0]
    assert strengths(winter) == [4, 0]


def test_c_6_2_an_empty_company_is_worth_zero_and_is_compared() -> None:
    t = table(3, companies=["", "", "D W"], hands=["1", "1", "1"])

    conclude(t)

    assert final_strengths(t) == [0, 0, 0]
    assert owner(t, "siena") is None


def test_c_6_2_a_strength_of_one_beats_empty_companies() -> None:
    t = table(3, companies=["", "", "C"], hands=["1", "1", "1"])

    conclude(t)

    assert owner(t, "siena") == 2


def test_c_6_3_a_doubled_six_does_not_outrank_a_plain_ten_for_the_bishop() -> None:
    t = table(2, companies=["6 D", "10"], hands=["Bi 1", "1"])

    play(t, "P0:Bi>off")

    assert companies(t) == ["6 D", ""]


def test_c_6_3_a_doubled_six_does_not_outrank_a_plain_ten_for_spring() -> None:
    t = table(2, companies=["6 D", "10"], hands=["S 1", "1"])

    play(t, "P0:S")

    assert strengths(t) == [12, 13]


def test_c_6_3_winter_does_not_change_the_printed_number() -> None:
    t = table(2, companies=["3 W", "2"], hands=["Bi 1", "1"])

    play(t, "P0:Bi>off")

    assert companies(t) == ["W", "2"]
