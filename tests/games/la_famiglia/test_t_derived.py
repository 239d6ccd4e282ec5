"""Tricky situations derived from the rules, LF-T01 to LF-T35."""

from __future__ import annotations

import pytest

from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.queries import BANK, column_cost
from consigliere.games.la_famiglia.steps.cleanup import check_for_the_end
from consigliere.games.la_famiglia.steps.encounter import end_encounter
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table, cards


def neutral_turn(t: Table, seat: int = RED) -> Table:
    """A turn with neutral discs at hand."""
    return t.disc("0-primo-1", "neutral", "neutral").turn(seat)


def test_lf_t01_pay_before_you_gain() -> None:
    """LF-8.5, LF-8.6, LF-7.1"""
    t = Table().hq(RED, money=0, tokens="red-b2").put("licata", RED, 1, labs=2).put("gela", RED, 1, labs=1)
    t.disc("0-primo-1", BLUE, BLUE).turn()

    assert t.no(RED, "use 1-bank-1") == "LF-8.6"
    t.say(RED, "sell red-b2", "use 1-bank-1", "disc 0-primo-1 1")

    assert t.s.money[:2] == [4, 1]
    assert "red-b2" in t.m.view(None)["sold"][RED]


def test_lf_t02_nothing_is_not_allowed() -> None:
    """LF-8.7"""
    t = neutral_turn(Table().put("licata", RED, 1))

    assert t.no(RED, "use 1-police-1") == "LF-8.7"
    t.say(RED, "use 1-church-3", "disc 0-primo-1 neutral")

    assert t.asks == ("recruit", (RED,))  # deploying would be nothing, so recruiting is all that is left


def test_lf_t03_order_of_parts() -> None:
    """LF-8.7"""
    t = neutral_turn(Table().put("licata", RED, 1).hq(RED, money=1))

    t.say(RED, "use 1-police-3", "disc 0-primo-1 neutral", "recruit 5")
    assert t.legal(RED) == ["do deploy", "stop"]
    t.say(RED, "do deploy", "deploy licata", "soldati 2")

    assert t.s.money[RED] == 0
    assert t.s.hq_soldati[RED] == 3


def test_lf_t04_unlimited_space() -> None:
    """LF-8.4"""
    t = neutral_turn(Table().put("licata", RED, 1).disc("1-police-2", BLUE, BLUE, GREEN, "neutral"))

    t.say(RED, "use 1-police-2", "disc 0-primo-1 neutral", "do equip", "car licata")

    assert t.s.money[RED] == 1
    assert len(t.discs("1-police-2")) == 5


def test_lf_t05_neutral_discs_cost_too() -> None:
    """LF-9.2"""
    t = Table().disc("0-courts-1", "neutral").disc("0-courts-2", "neutral").disc("0-courts-3", GREEN)
    t.disc("0-courts-4", RED)

    assert column_cost(t.s, RED, 1) == (5, 1)


def test_lf_t06_spreading_does_not_trigger_spaces() -> None:
    """LF-9.1, LF-9.3, LF-D10"""
    t = Table().put("licata", RED, 1).hq(RED, money=9).disc("0-bank-1", "neutral").disc("0-bank-2", "neutral").turn()

    t.say(RED, "spread bank", "drop 1-two-3", "drop 1-bank-1")

    assert t.s.money[RED] == 9 - 3
    assert t.s.ultima == -1
    t.say(RED, "act")
    while t.asks[0] != "first_disc":
        t.say(RED, "pass")  # nobody is asked for an Ultima Azione


def test_lf_t07_ultima() -> None:
    """LF-10.7, LF-10.8"""
    t = Table().put("licata", RED, 1).hq(RED, money=2, soldati=2).disc("0-primo-1", BLUE).turn()

    t.say(RED, "use 1-two-3", "disc 0-primo-1 1")
    assert t.s.money[:2] == [1, 1]
    assert t.asks == ("ultima", (RED,))
    assert t.no(RED, "use 1-two-3") == "LF-D10"
    t.say(RED, "use 1-primo-2", "do deploy", "deploy licata", "soldati 1", "do order", "order licata", "token red-b1")

    assert t.s.money[:2] == [0, 1]
    assert t.s.ultima == -1
    assert t.discs("1-primo-2") == (BLUE,)
    assert t.done


def test_lf_t08_influence_to_the_upper_sheet() -> None:
    """LF-10.6, LF-9.7"""
    t = Table().put("licata", RED, 1).disc("0-primo-1", "neutral").disc("0-primo-2", "neutral").turn()

    t.say(RED, "use 1-two-1", "disc 0-primo-1 neutral", "row church")
    assert t.no(RED, "place 0-courts-1") == "LF-9.7"
    t.say(RED, "place 0-primo-1")

    assert "red-church-a" in t.tokens(RED)
    assert t.discs("0-primo-1") == (RED,)
    assert t.asks == ("turn", (BLUE,))


def test_lf_t08_the_last_disc_leaves_no_column() -> None:
    """LF-9.7, LF-8.1"""
    t = Table().put("licata", RED, 1).disc("0-primo-1", "neutral").turn()

    t.say(RED, "use 1-two-1", "disc 0-primo-1 neutral", "row church")
    assert t.no(RED, "place 0-primo-1") == "LF-9.7"
    t.say(RED, "place 1-primo-1")

    assert t.done


def test_lf_t09_row_nearly_empty() -> None:
    """LF-9.6, LF-9.8, LF-D9"""
    t = Table().put("licata", RED, 1, labs=2).uncovered(RED, bank=2).hq(RED, money=9, tokens="red-b1")
    t.disc("0-bank-1", "neutral").disc("0-two-1", "neutral").turn().say(RED, "spread bank", "drop 1-bank-1", "act")

    assert t.s.removed[RED][BANK] == 3
    assert t.s.money[RED] == 9 - 2 + 2
    assert "order licata" in t.legal(RED)

    again = Table().put("licata", RED, 1).uncovered(RED, bank=3).hq(RED, money=9, tokens="red-b1")
    again.disc("0-bank-1", "neutral").disc("0-two-1", "neutral").turn().say(RED, "spread bank", "drop 1-bank-1", "act")
    assert again.s.removed[RED][BANK] == 3
    assert "order licata" in again.legal(RED)


def test_lf_t10_deploy_into_an_empty_area_with_labs() -> None:
    """LF-10.2, LF-21.2, LF-12.3"""
    t = Table(round=2).put("nicosia", -1, labs=2).put("mistretta", BLUE, 1).hq(BLUE, soldati=3)
    t.disc("1-primo-1", "neutral", "neutral").turn(BLUE)

    t.say(BLUE, "use 2-police-1", "disc 1-primo-1 neutral", "deploy nicosia", "soldati 3")
    assert t.at("nicosia") == (BLUE, 3)
    assert t.labs("nicosia") == 1
    t.clean_up().say(BLUE, "mark allies")

    assert t.mandamenti() == [0, 1, 0, 0]


def test_lf_t11_bomb_clears() -> None:
    """LF-17.4"""
    t = Table().uncovered(BLUE, courts=2).put("gela", BLUE, 2, cars=1, orders=["blue-b5"])
    t.put("vittoria", RED, 3, cars=1, labs=1, orders=["red-b2"])
    t.s.resolved = 1 << t.box.area["vittoria"]
    t.encounter().say(BLUE, "do bomb", "bomb vittoria car")

    assert t.at("vittoria") == (None, 0)
    assert t.s.supply_cars[:2] == [5, 5]
    assert "red-b2" in t.tokens(RED)
    assert t.labs("vittoria") == 1


def test_lf_t12_double_bomb() -> None:
    """LF-17.5"""
    t = Table().uncovered(BLUE, courts=3).put("gela", BLUE, 2, cars=1, orders=["blue-courts-b"])
    t.put("vittoria", RED, 5, labs=2).encounter()

    t.say(BLUE, "do bomb", "bomb vittoria", "do bomb", "bomb vittoria car")

    assert t.at("vittoria") == (RED, 1)


def test_lf_t13_brutality_with_too_few() -> None:
    """LF-16.6, LF-16.7"""
    t = Table().put("gela", RED, 2, cars=1, orders=["red-b4"]).put("vittoria", BLUE, 2).encounter()

    t.say(RED, "do move", "land vittoria", "send 2 car", "brutality")

    assert t.at("vittoria") == (BLUE, 1)
    assert t.s.supply_cars[RED] == 5
    assert t.at("gela") == (None, 0)


def test_lf_t14_mutual_destruction() -> None:
    """LF-16.7"""
    t = Table().put("gela", RED, 3, cars=1, orders=["red-b4"]).put("vittoria", BLUE, 3, cars=1, labs=1).encounter()

    t.say(RED, "do move", "land vittoria", "send 3 car")
    cards(t, RED, "cowardice_1", BLUE, "cowardice_1", "leave leave")

    assert t.at("vittoria") == (None, 0)
    assert t.labs("vittoria") == 1
    assert t.s.supply_cars[:2] == [5, 5]
    assert t.s.hq_soldati[:2] == [1, 1]


@pytest.mark.parametrize("variant", [False, True])
def test_lf_t15_two_treacheries_against_one(variant: bool) -> None:
    """LF-16.5, LF-24.1"""
    t = Table(identical_cards_once=variant).put("gela", RED, 2, orders=["red-b4"]).put("vittoria", BLUE, 1).encounter()

    t.say(RED, "do move", "land vittoria", "send 2")
    cards(t, RED, "treachery", BLUE, "treachery", "take leave")

    assert t.at("vittoria") == (RED, 3)


@pytest.mark.parametrize("takes", ["leave leave", "take take"])
def test_lf_t16_treachery_against_treachery(takes: str) -> None:
    """LF-16.5"""
    t = Table().put("gela", RED, 2, orders=["red-b4"]).put("vittoria", BLUE, 2).encounter()

    t.say(RED, "do move", "land vittoria", "send 2")
    cards(t, RED, "treachery", BLUE, "treachery", takes)

    assert t.at("vittoria") == (None, 0)


def test_lf_t17_swapped_cards() -> None:
    """LF-16.5"""
    t = Table().put("gela", RED, 3, orders=["red-b4"]).put("vittoria", BLUE, 3).encounter()

    t.say(RED, "do move", "land vittoria", "send 3")
    cards(t, RED, "treachery", BLUE, "cowardice_2", "take take")

    assert t.at("vittoria") == (BLUE, 4)
    assert t.s.hq_soldati[RED] == 2


def test_lf_t18_attack_on_neutrals() -> None:
    """LF-16.8, LF-D14"""
    t = Table().put("bronte", "neutral", 3).put("nicosia", RED, 4, cars=1, orders=["red-b3"]).encounter()

    t.say(RED, "do move", "land bronte", "send 3 car")
    cards(t, RED, "cowardice_1", BLUE, "treachery", "take leave")

    assert t.at("bronte") == (RED, 3)
    assert t.cars("bronte") == 1
    assert t.at("nicosia") == (RED, 1)
    assert t.s.hq_soldati[RED] == 3


def test_lf_t19_cowardice_of_the_neutrals() -> None:
    """LF-16.5, LF-16.8"""
    t = Table().put("bronte", "neutral", 3).put("nicosia", RED, 5, orders=["red-b4"]).encounter()

    t.say(RED, "do move", "land bronte", "send 4")
    cards(t, RED, "cowardice_2", BLUE, "cowardice_1", "leave take")

    assert t.at("bronte") == (RED, 4)
    assert t.s.hq_soldati[RED] == 3


def two_raids() -> Table:
    t = Table().uncovered(RED, courts=3).put("gela", RED, 6, cars=2, orders=["red-courts-b"])
    return t.put("mazzarino", BLUE, 1).put("piazza_armerina", YELLOW, 9).encounter()


def test_lf_t20_two_shotguns_one_car() -> None:
    """LF-16.9"""
    t = two_raids().say(RED, "do move", "land mazzarino", "send 4 car")
    assert t.at("mazzarino") == (RED, 4)

    t.say(RED, "do move", "from mazzarino", "land piazza_armerina", "send 3 car")

    assert t.m.view(RED)["fight"]["attack"] == 3


def test_lf_t20_from_the_old_area_without_a_car() -> None:
    """LF-16.9"""
    t = two_raids().say(RED, "do move", "land mazzarino", "send 4 car")

    t.say(RED, "do move", "from gela", "land camastra")

    assert t.no(RED, "send 2 car") == "LF-16.9"
    t.say(RED, "send 1")
    assert t.cars("gela") == 1


def test_lf_t21_vacating() -> None:
    """LF-21.1, LF-14.5"""
    t = Table().put("licata", RED, 3, cars=1, labs=1, orders=["red-b3", "red-b5"]).boat("mare_licata", RED).encounter()

    t.say(RED, "do move", "water gela", "send 3")

    assert t.done
    assert t.s.supply_cars[RED] == 5
    assert {"red-b3", "red-b5"} <= set(t.tokens(RED))
    assert t.at("licata") == (None, 0)
    assert t.labs("licata") == 1
    assert t.at("gela") == (RED, 3)


def test_lf_t22_muster_empties_a_neighbour() -> None:
    """LF-16.0, LF-21.1"""
    t = Table().uncovered(RED, courts=5).put("caltagirone", RED, 2, orders=["red-b4"])
    t.put("gela", RED, 2, cars=1, orders=["red-courts-c"]).encounter()

    t.say(RED, "do muster", "from gela", "soldati 2", "cars 0", "do move", "land scordia", "send 3")

    assert t.at("gela") == (None, 0)
    assert "red-courts-c" in t.tokens(RED)
    assert t.s.supply_cars[RED] == 5
    assert t.at("caltagirone") == (RED, 1)


@pytest.mark.parametrize(("way", "left"), [("water", 1), ("land", 2)])
def test_lf_t23_miniguns(way: str, left: int) -> None:
    """LF-13.5 Miniguns"""
    t = Table().tile(RED, "miniguns").boat("mare_licata", RED).put("gela", RED, 3, orders=["red-b3"])
    t.put("vittoria", YELLOW, 2, labs=1).encounter()

    t.say(RED, "do move", f"{way} vittoria", "send 3")

    assert t.m.view(RED)["fight"]["defenders"] == left


def test_lf_t24_allies_tile() -> None:
    """LF-13.5 Allies, LF-D31"""
    t = Table().tile(RED, "allies").hq(RED, money=1).put("caltagirone", RED, 4, cars=1, orders=["red-b3"])
    t.put("palagonia", "neutral", 2).put("nicosia", BLUE, 1).encounter()

    t.say(RED, "do move")
    assert "water nicosia" not in t.legal(RED)
    t.say(RED, "allies nicosia", "send 3 car")

    assert t.s.money[RED] == 0
    assert t.at("palagonia") == ("neutral", 2)
    assert t.at("nicosia") == (RED, 3)


def test_lf_t24_not_past_a_family() -> None:
    """LF-D31"""
    t = Table().tile(RED, "allies").hq(RED, money=1).put("caltagirone", RED, 4, orders=["red-b3"])
    for area in ("palagonia", "piazza_armerina"):
        t.put(area, YELLOW, 1)
    t.put("nicosia", BLUE, 1).encounter().say(RED, "do move")

    assert t.no(RED, "allies nicosia") == "LF-D31"


def test_lf_t25_incited_neutrals_win() -> None:
    """LF-19.3, LF-19.5"""
    t = Table().uncovered(RED, church=3).put("caltagirone", RED, 1, orders=["red-church-b"])
    t.put("scordia", "neutral", 3).put("palagonia", BLUE, 1, labs=2, orders=["blue-b3"])
    t.s.resolved = 1 << t.box.area["palagonia"]
    t.encounter().say(RED, "do incite", "incite scordia", "drive palagonia", "send 3")
    cards(t, RED, "cowardice_1", BLUE, "cowardice_1", "leave leave")
    t.say(BLUE, "claim 1")

    assert t.at("palagonia") == ("neutral", 2)
    assert t.labs("palagonia") == 1
    assert t.s.hq_soldati[BLUE] == 2  # one coward, one for the neutral soldato that ran away
    assert "blue-b3" in t.tokens(BLUE)
    assert t.at("scordia") == (None, 0)


def test_lf_t26_attack_order_thwarted() -> None:
    """LF-20.1, LF-14.5"""
    t = Table().uncovered(GREEN, church=1).put("enna", BLUE, 1, orders=["blue-b3"])
    t.put("nicosia", GREEN, 4, orders=["green-church-a"])
    before = t.s.supply_soldati[BLUE]

    t.encounter().say(GREEN, "do move", "land enna", "send 3", "swap 1")

    assert t.done
    assert t.at("enna") == (GREEN, 4)
    assert t.at("nicosia") == (GREEN, 1)
    assert "blue-b3" in t.tokens(BLUE)
    assert t.s.supply_soldati[BLUE] == before + 1


def test_lf_t27_vest_after_resolution() -> None:
    """LF-14.6, LF-14.4"""
    t = Table("red blue black yellow").uncovered(GREEN, church=5).put("enna", GREEN, 3, orders=["black-church-c"])
    t.put("nicosia", BLUE, 5, orders=["blue-b3"]).encounter().say(GREEN, "done")

    t.say(BLUE, "do move", "land enna", "send 4")
    assert t.m.view(BLUE)["fight"]["defence"] == 1
    t.say(BLUE, "brutality")
    end_encounter(t.s)

    assert "black-church-c" in t.tokens(GREEN)


def test_lf_t28_initiative_tie() -> None:
    """LF-14.2"""
    t = Table("red blue black yellow").put("enna", BLUE, 2, orders=["blue-b3"])
    t.put("gela", GREEN, 2, orders=["black-b5"]).put("vittoria", YELLOW, 1)
    t.s.first = GREEN

    t.encounter()

    assert t.m.view(None)["order"]["token"] == "black-b5"


def test_lf_t29_team_tiles() -> None:
    """LF-13.3"""
    t = Table().tile(RED, "fleet", "allies").tile(GREEN, "bribes")
    t.control(RED, "m_gela").control(GREEN, "m_enna", "m_etna").clean_up()

    assert t.asks == ("unmark", (RED,))
    t.say(RED, "unmark fleet")
    assert t.asks == ("mark", (GREEN,))
    t.say(GREEN, "mark fleet")

    assert t.marks(RED) == ["allies"]
    assert sorted(t.marks(GREEN)) == ["bribes", "fleet"]


@pytest.mark.parametrize("holder", [None, YELLOW])
def test_lf_t30_six_to_six_in_round_three(holder: int | None) -> None:
    """LF-23.3"""
    t = Table(round=3)
    t.s.control = [RED] * 4 + [GREEN] * 2 + [BLUE] * 4 + [YELLOW] * 2
    t.put("bronte", "neutral" if holder is None else holder, 2)

    check_for_the_end(t.s)

    assert (t.m.result is None) if holder is None else (t.m.result and t.m.result.winners == (BLUE, YELLOW))


def test_lf_t31_single_family_five() -> None:
    """LF-23.1"""
    t = Table(round=2)
    t.s.control = [BLUE] * 5 + [RED] * 3 + [GREEN] * 2 + [-1] * 2

    check_for_the_end(t.s)

    assert t.m.result is not None
    assert t.m.result.winners == (BLUE, YELLOW)


def test_lf_t32_empty_supplies() -> None:
    """LF-2.1"""
    t = Table().put("gela", RED, 5, orders=["red-b4"]).put("vittoria", BLUE, 2).supply(RED, 0)
    before = t.s.supply_soldati[BLUE]
    t.encounter().say(RED, "do move", "land vittoria", "send 5")

    cards(t, RED, "treachery", BLUE, "cowardice_1", "leave leave")

    assert t.at("vittoria") == (RED, 5)
    assert t.s.supply_soldati[BLUE] == before + 1


def test_lf_t32_bounty_from_an_empty_supply() -> None:
    """LF-2.1"""
    t = Table().put("gela", RED, 5, orders=["red-b5"]).put("vittoria", "neutral", 2).supply(RED, 0)
    hq = t.s.hq_soldati[RED]

    t.encounter().say(RED, "do bomb", "bomb vittoria")

    assert t.s.hq_soldati[RED] == hq


def test_lf_t33_neutral_supply() -> None:
    """LF-20.6"""
    t = Table("red blue white yellow").uncovered(GREEN, police=1).put("enna", GREEN, 1, orders=["white-police-a"])
    t.put("nicosia", "neutral", 2)
    t.s.supply_neutrals = 1
    t.encounter().say(GREEN, "do spread")

    assert t.legal(GREEN) == ["station nicosia 1", "done"]


def test_lf_t34_buy_out_wins_without_a_fight() -> None:
    """LF-20.3"""
    t = Table().uncovered(YELLOW, bank=5).hq(YELLOW, money=3).put("gela", YELLOW, 2, orders=["yellow-bank-c"])
    t.put("vittoria", "neutral", 2, labs=1).encounter()

    t.say(YELLOW, "do move", "land vittoria", "send 1", "buy 2")

    assert t.at("vittoria") == (YELLOW, 1)
    assert t.labs("vittoria") == 0
    assert t.s.hq_soldati[YELLOW] == 2
    assert t.s.money[YELLOW] == 1
    assert t.done


def test_lf_t35_bribes_then_bonuses() -> None:
    """LF-13.5 Bribes, LF-16.2"""
    t = Table().tile(RED, "bribes").hq(RED, money=2).uncovered(RED, courts=1)
    t.put("gela", RED, 2, orders=["red-courts-a"]).put("vittoria", BLUE, 2, labs=2).encounter()

    t.say(RED, "do move", "land vittoria", "bribe", "send 2", "brutality")

    assert t.at("vittoria") == (None, 0)
    assert t.labs("vittoria") == 2
    assert t.s.money[RED] == 0


def test_frames_of_this_file_are_known() -> None:
    assert Frame("clean_up").step in Table().m.rules.steps
