"""Readings of the rulebooks that were weighed, each as it is played by default and as its option plays it."""

from __future__ import annotations

import pytest

from consigliere.games.la_famiglia.box import NONE
from consigliere.games.la_famiglia.game import GAME
from games.la_famiglia.table import BLUE, RED, YELLOW, Table, cards

LANGUAGES = ("en", "pl", "ru")


# -- LF-D60 the moment of Bribes --------------------------------------------------------------------------------------


def raid(**options: str) -> Table:
    """Red, who has Bribes and 2 £, moves against two soldati of Blue."""
    t = Table(**options).tile(RED, "bribes").hq(RED, money=2)
    t.put("enna", RED, 5, orders=["red-b3"]).put("nicosia", BLUE, 2).encounter()
    return t.say(RED, "do move", "land nicosia")


def test_lf_d60_bribes_are_offered_before_the_number_is_chosen() -> None:
    """LF-D60, LF-13.5"""
    t = raid()

    assert t.asks == ("bribe", (RED,))
    t.say(RED, "bribe")

    assert t.asks == ("send", (RED,))
    assert t.at("nicosia") == (BLUE, 1)
    assert t.s.money[RED] == 0
    assert t.m.view(RED)["odds"]["send 1"]["attackers"] == 2  # one of them was bribed
    t.say(RED, "send 1")
    assert t.at("nicosia") == (RED, 2)  # the skull removes the other defender
    assert t.at("enna") == (RED, 4)


def test_lf_d60_a_bribe_can_be_declined_and_the_number_still_chosen() -> None:
    """LF-D60"""
    t = raid().say(RED, "pass", "send 5", "brutality")

    assert t.at("nicosia") == (RED, 2)
    assert t.s.money[RED] == 2


def test_lf_d60_the_last_defender_bribed_leaves_the_area_to_whoever_comes() -> None:
    """LF-D60, LF-16.2"""
    t = Table().tile(RED, "bribes").hq(RED, money=2).put("enna", RED, 3, orders=["red-b3"])
    t.put("nicosia", BLUE, 1, cars=1, labs=2, orders=["blue-b2"])
    t.s.resolved = 1 << t.box.area["nicosia"]
    t.encounter()

    t.say(RED, "do move", "land nicosia", "bribe", "send 1")

    assert t.at("nicosia") == (RED, 2)
    assert (t.labs("nicosia"), t.cars("nicosia")) == (1, 0)
    assert "blue-b2" in t.tokens(BLUE)
    assert t.done


def test_lf_d60_with_an_empty_supply_the_bribed_one_leaves_and_nobody_comes() -> None:
    """LF-D60, LF-D23"""
    t = Table().tile(RED, "bribes").hq(RED, money=2).put("enna", RED, 3, orders=["red-b3"])
    t.put("nicosia", BLUE, 1).supply(RED, 0).encounter()

    t.say(RED, "do move", "land nicosia", "bribe", "send 3")

    assert t.at("nicosia") == (RED, 3)


def test_lf_d60_where_nobody_defends_nobody_is_bribed() -> None:
    """LF-D60, LF-D55"""
    for holder in (RED, NONE):
        t = Table().tile(RED, "bribes").hq(RED, money=2).put("enna", RED, 3, orders=["red-b3"])
        t.put("nicosia", holder, int(holder == RED)).encounter()

        t.say(RED, "do move", "land nicosia")

        assert t.asks == ("send", (RED,))


def test_lf_d60_the_option_lets_the_number_be_known_first() -> None:
    """LF-D60"""
    t = raid(bribes="number")

    assert t.asks == ("send", (RED,))
    t.say(RED, "send 1")
    assert t.asks == ("bribe", (RED,))
    t.say(RED, "bribe")

    assert t.at("nicosia") == (RED, 2)


def test_lf_d60_the_question_names_its_price_and_whom_it_is_about() -> None:
    """LF-D60, LF-13.5"""
    m = raid().m

    assert m.prompt(RED) == (
        "Bribes tile: pay 2 £ to replace a defender in Nicosia (of 2) by a soldato of your supply? You have 2 £."
    )
    for lang in LANGUAGES:
        assert "2 £" in m.prompt(RED, lang)


# -- LF-D61 the pay for incited neutrals ------------------------------------------------------------------------------


def incited(**options: str) -> Table:
    """Three neutrals, incited by Red, lose two to brutality and one to Blue's only soldato."""
    t = Table(**options).uncovered(RED, church=3).put("caltagirone", RED, 3, orders=["red-church-b"])
    t.put("scordia", "neutral", 3).put("palagonia", BLUE, 1).encounter()
    return t.say(RED, "do incite", "incite scordia", "drive palagonia", "send 3", "brutality")


def test_lf_d61_the_defender_decides_how_many_soldati_to_take() -> None:
    """LF-D61, LF-19.4"""
    t = incited()

    assert t.asks == ("claim", (BLUE,))
    assert t.legal(BLUE) == ["claim 0", "claim 1", "claim 2", "claim 3"]
    assert t.no(BLUE, "claim 4") == "LF-19.4"
    before = t.s.supply_soldati[BLUE]
    t.say(BLUE, "claim 2")
    assert (t.s.hq_soldati[BLUE], t.s.supply_soldati[BLUE]) == (2, before - 2)


def test_lf_d61_the_option_gives_all_at_once() -> None:
    """LF-D61"""
    t = incited(incite_payment="all")

    assert t.done
    assert t.s.hq_soldati[BLUE] == 3


def test_lf_d61_nobody_is_asked_about_an_empty_supply() -> None:
    """LF-D61, LF-2.1"""
    t = Table().uncovered(RED, church=3).put("caltagirone", RED, 3, orders=["red-church-b"])
    t.put("scordia", "neutral", 2).put("palagonia", BLUE, 3).supply(BLUE, 0).encounter()

    t.say(RED, "do incite", "incite scordia", "drive palagonia", "send 2", "brutality")

    assert t.done


# -- LF-D62 the lab network -------------------------------------------------------------------------------------------


def network(**options: str) -> Table:
    t = Table(**options).uncovered(YELLOW, bank=3).put("gela", YELLOW, 1, labs=2, orders=["yellow-bank-b"])
    t.put("enna", YELLOW, 1, labs=1).hq(YELLOW, soldati=3).encounter()
    return t.say(YELLOW, "do network")


def test_lf_d62_also_with_enough_soldati_fewer_may_go() -> None:
    """LF-D62, LF-20.4"""
    t = network()

    assert t.legal(YELLOW) == ["place_soldato gela", "place_soldato enna", "fill", "done"]
    t.say(YELLOW, "place_soldato gela", "done")

    assert t.at("gela") == (YELLOW, 2)
    assert t.s.hq_soldati[YELLOW] == 2


def test_lf_d62_all_labs_can_be_named_at_once() -> None:
    """LF-D62"""
    t = network().say(YELLOW, "place_soldato gela", "fill")

    assert (t.at("gela"), t.at("enna")) == ((YELLOW, 3), (YELLOW, 2))


def test_lf_d62_all_labs_cannot_be_named_with_too_few() -> None:
    """LF-D62"""
    t = Table().uncovered(YELLOW, bank=3).put("gela", YELLOW, 1, labs=2, orders=["yellow-bank-b"])
    t.hq(YELLOW, soldati=1).encounter().say(YELLOW, "do network")

    assert t.no(YELLOW, "fill") == "LF-20.4"


def test_lf_d62_the_option_asks_only_if_there_are_too_few() -> None:
    """LF-D62"""
    t = network(lab_network="all_if_enough")

    assert t.done
    assert (t.at("gela"), t.at("enna")) == ((YELLOW, 3), (YELLOW, 2))


# -- LF-D16, LF-D31 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "may"), [("one", False), ("each", True)])
def test_lf_d16_a_second_car_for_the_second_move_is_an_option(option: str, may: bool) -> None:
    """LF-D16"""
    t = Table(two_shotguns_car=option).uncovered(RED, courts=3).put("gela", RED, 6, cars=2, orders=["red-courts-b"])
    t.put("mazzarino", BLUE, 1).put("vittoria", BLUE, 1).encounter()
    t.say(RED, "do move", "land mazzarino", "send 2 car", "do move", "from gela", "land vittoria")

    assert ("send 1 car" in t.legal(RED)) is may


@pytest.mark.parametrize(("option", "may"), [("any", True), ("enemies", False)])
def test_lf_d31_whether_the_allies_tile_leads_into_empty_areas(option: str, may: bool) -> None:
    """LF-D31"""
    t = Table(allies_target=option).tile(RED, "allies").hq(RED, money=1).put("enna", RED, 3, orders=["red-b3"])
    t.put("nicosia", "neutral", 2).encounter()
    t.say(RED, "do move")
    empty = [t.box.areas[area] for area in t.box.near[t.box.area["nicosia"]] if t.s.holder[area] == NONE]

    assert any(f"allies {name}" in t.legal(RED) for name in empty) is may


# -- what the table says ----------------------------------------------------------------------------------------------


def test_8_6_the_refusal_counts_the_disc_of_another_player() -> None:
    """LF-8.6, LF-8.5"""
    t = Table().put("licata", RED, 1).hq(RED, money=1, soldati=2).disc("0-bank-1", BLUE).disc("0-bank-2", BLUE).turn()

    no = t.m.why_not(RED, "use 1-primo-2")

    assert no is not None
    assert no.because.startswith(
        "The space costs 1 £, and every disc left belongs to another player, who gets 1 £ more."
    )
    for lang in LANGUAGES:
        assert GAME.words.has(no.key)
        assert "1 £" in t.m.refusal_text(no, lang)


def told(t: Table, lang: str = "en") -> list[str]:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    return [t.m.tell(event, lang, names) for event in t.m.log(None)]


def test_the_log_tells_who_attacks_whom() -> None:
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", BLUE, 4).encounter()

    t.say(RED, "do move", "land nicosia", "send 4")

    assert "Ann attacks Ben (4) in Nicosia with 4 from Enna (by land)." in told(t)
    assert t.m.prompt(RED, "en", ["Ann", "Ben", "Cleo", "Dan"]) == (
        "Nicosia: Ann (4) against Ben (3) – finesse or brutality?"
    )


def test_the_log_calls_neutral_soldati_by_what_they_are() -> None:
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", "neutral", 4).encounter()

    t.say(RED, "do move", "land nicosia", "send 4")

    assert "Ann attacks 4 neutral soldati in Nicosia with 4 from Enna (by land)." in told(t)


def test_the_log_tells_whom_incited_soldati_attack() -> None:
    assert "Ann incites 3 neutral soldati of Scordia against Ben (1) in Palagonia." in told(incited())


def test_the_log_tells_how_many_fled_and_how_many_were_turned() -> None:
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", BLUE, 4).encounter()
    t.say(RED, "do move", "land nicosia", "send 4")

    cards(t, RED, "treachery", BLUE, "cowardice_2", "leave leave")

    assert "Treachery for Ann: 1 removed in Nicosia, 1 brought in." in told(t)
    assert "Cowardice: Ben sends 2 from Nicosia back to the HQ." in told(t)


def test_the_log_tells_how_many_neutrals_fled() -> None:
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", "neutral", 4).encounter()
    t.say(RED, "do move", "land nicosia", "send 4")

    cards(t, RED, "treachery", BLUE, "cowardice_1", "leave leave")

    assert "Cowardice: neutral soldati who leave Nicosia for the supply: 1." in told(t)


def test_13_5_recruitment_tells_how_many() -> None:
    """LF-13.5"""
    t = Table().tile(RED, "recruitment").hq(RED, soldati=3).put("enna", RED, 3, orders=["red-b3"]).encounter()
    t.say(RED, "do move", "land nicosia", "send 2")

    assert t.m.prompt(RED) == "Recruitment tile: reinforce Nicosia from your HQ, all 2 or none? You have 3."


def test_action_spaces_have_names() -> None:
    spaces = Table().m.rules.nouns["space"]

    assert spaces["1-primo-2"]["en"] == "sheet 1, first player 2: order + deploy +1 (-1 £)"
    assert spaces["0-bank-1"]["en"] == "sheet 0, bank 1"
