"""The operations: each one read from a component file, refused where it is wrong, and carried out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.data import BadData, DataFile
from consigliere.core.options import settle
from consigliere.games.achaja import GAME
from consigliere.games.achaja.reading import VOCABULARY
from games.achaja.table import A, B, C, D, Table, dominance, intrigue

SHIPPED = GAME.shipped_data.text


def edited(old: str, new: str, count: int = 1) -> DataFile:
    assert old in SHIPPED, old
    return DataFile(SHIPPED.replace(old, new, count), "mine.toml")


def with_effect(ops: str, target: str = "self") -> DataFile:
    """The second effect of Theft does something else."""
    old = re.search(r'  id = "b"\n  target = "self"\n(.*?\n)  ops = \[\n.*?\n  \]\n', SHIPPED, re.DOTALL)
    assert old is not None
    new = f'  id = "b"\n  target = "{target}"\n{old.group(1)}  ops = [\n    {ops},\n  ]\n'
    return DataFile(SHIPPED.replace(old.group(0), new, 1), "mine.toml")


def rules(data: DataFile, players: int = 4) -> Any:
    return GAME.rules_for(players, settle("achaja", GAME.options, players, {}), data)


def play_effect(ops: str, *moves: str, target: str = "self", **situation: Any) -> Table:
    hands = situation.pop("hands", [""])
    hands = [f"theft {hands[0]}", *hands[1:]]
    t = intrigue(data=with_effect(ops, target), hands=hands, **situation)
    t.play(A, "play theft b", *moves)
    return t


def test_every_operation_is_used_or_tried_here() -> None:
    source = Path(__file__).read_text("utf-8")
    for name in VOCABULARY:
        assert f'op = "{name}"' in SHIPPED or f'op = "{name}"' in source, name


# ---- what the check of a component file finds ----------------------------------------------------------------------

WRONG = [
    ('{ op = "fly" }', "no operation 'fly'"),
    ('{ op = "gain_gold", who = "self" }', "'amount' is missing"),
    ('{ op = "gain_gold", who = "self", amount = 1, why = 2 }', "'why' is not known"),
    ('{ op = "gain_gold", who = "him", amount = 1 }', "nothing is called 'him'"),
    ('{ op = "gain_gold", who = "it", amount = 1 }', "'it' means nobody"),
    ('{ op = "gain_gold", who = "self", amount = "all" }', "a number"),
    ('{ op = "flip_die", die = "d" }', "nothing is called 'd'"),
    ('{ op = "choose_location", as = "l", need = "room" }, { op = "flip_die", die = "l" }', "is a location"),
    ('{ op = "choose_die", as = "d", owner = "nobody", scope = "any" }', "'owner' is one of"),
    ('{ op = "choose_die", as = "self", owner = "self", scope = "any" }', "cannot be a name"),
    ('{ op = "choose_cards", as = "c", from = "hand", min = 3, max = 2 }', "'min' is greater"),
    ('{ op = "cancel", scope = "me" }', "only a response"),
    ('{ op = "may", ops = [] }', "a list of operations"),
    ('{ op = "choose_one", options = [] }', "'options' is a list"),
    ('{ op = "choose_die", as = "d", owner = "self", scope = "any" }, { op = "modify_die", die = "d", by = 0 }',
     "by 0"),
    ('{ op = "choose_cards", as = "c", from = "discard", min = 1, max = 1 }, { op = "discard_cards", cards = "c" }',
     "not chosen from the hand"),
    ('{ op = "each", players = "all", ops = [{ op = "each", players = "all", ops = [{ op = "pay", amount = 1 }] }] }',
     "inside another"),
    ("3", "an operation is written"),
]  # fmt: skip


@pytest.mark.parametrize(("ops", "problem"), WRONG)
def test_a_17_a_wrong_operation_is_told_with_file_line_and_key(ops: str, problem: str) -> None:
    """A-17"""
    data = with_effect(ops)

    with pytest.raises(BadData, match=re.escape(problem)) as caught:
        rules(data)

    error = caught.value
    assert error.file == "mine.toml"
    assert error.key.startswith("intrigue.effect[1].ops")
    line = data.text.splitlines()[error.line - 1]
    assert "op = " in line or "ops" in line or line.strip() == "3,"


@pytest.mark.parametrize(("old", "new", "key"), [
    ('game = "achaja"', 'game = "chess"', "game"),
    ("value = 103", "value = 104", "number.cards.value"),
    ("value = 3\nrule = \"A-26\"", "value = 4\nrule = \"A-26\"", "number.turns.value"),
    ("[number.pass_gold]\nvalue = 2", "[number.pass_gold]\nvalue = -2", "number.pass_gold.value"),
    ("[number.pass_gold]", "[number.pass_silver]", "number.pass_silver"),
    ('id = "mint"', 'id = "Mint!"', "location[7].id"),
    ('id = "mint"', 'id = "prison"', "location[7].id"),
    ("opens_turn = 3", "opens_turn = 4", "location[0].opens_turn"),
    ("limit = { p2 = 2", "limit = { p2 = 0", "location[0].limit"),
    ('limit_source = "R reading', 'limit_source = "I reading', "location[0].limit_source"),
    ('target = "other"', 'target = "them"', "intrigue.effect.target"),
    ('id = "b"', 'id = "c"', "intrigue.effect.id"),
    ("copies = 4", "copies = 0", "intrigue[0].copies"),
    ('kind = "counter"', 'kind = "encounter"', "intrigue.response.kind"),
    ("base_cost = ", "base_cost = -", "figure[0].base_cost"),
    ('scope = "card"\nsource', 'scope = "me"\nsource', "cousin[1].scope"),
    ('pl = "Kradzież"', 'pl = ""', "intrigue[0].name"),
    ('source = "S 004 Opis Lokacji"', 'source = "trust me"', "location[0].source"),
    ("ops_citadel_either_sign", "ops_moonlight", "location[11].ops_moonlight"),
])  # fmt: skip
def test_a_6_a_wrong_component_file_is_told_with_its_key(old: str, new: str, key: str) -> None:
    """A-6"""
    with pytest.raises(BadData) as caught:
        rules(edited(old, new))

    assert caught.value.key == key
    assert caught.value.line > 1 or key == "game"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_shipped_file_is_right_for_every_number_of_players(players: int) -> None:
    assert len(rules(GAME.shipped_data, players).programs.all) > 80


def test_nothing_we_made_up_is_called_printed() -> None:
    """A-3: what is reconstructed says so, and why."""
    assert "printed_limit" not in SHIPPED
    tables = GAME.shipped_data.tables
    for table in ("character", "event", "figure"):
        assert all(entry["source"].startswith("R ") and entry["because"] for entry in tables[table])
    effects = [effect for card in tables["intrigue"] for effect in card["effect"]]
    assert [effect["source"][0] for effect in effects].count("S") == 1


# ---- carrying out --------------------------------------------------------------------------------------------------


def test_pay_makes_an_effect_illegal_without_gold() -> None:
    """A-41"""
    ops = '{ op = "pay", amount = 3 }, { op = "gain_power", who = "self", amount = 1 }'
    t = play_effect(ops, gold=3)
    t.decline()
    assert (t.s.gold[A], t.s.power[A]) == (0, 6)

    poor = intrigue(data=with_effect(ops), hands=["theft"], gold=2)
    assert poor.rule(A, "play theft b") == "A-41"


def test_two_payments_are_added_up_before_anything_happens() -> None:
    """A-41: what an earlier part changes is foreseen."""
    ops = '{ op = "pay", amount = 3 }, { op = "pay", amount = 3 }, { op = "gain_power", who = "self", amount = 1 }'

    assert intrigue(data=with_effect(ops), hands=["theft"], gold=5).rule(A, "play theft b") == "A-41"
    assert play_effect(ops, gold=6).s.gold[A] == 0


def test_gold_per_die_in_troy_and_partial_taking() -> None:
    ops = '{ op = "gain_gold", who = "self", amount = { per = "own_dice_troy", each = 2 } }'
    assert play_effect(ops, dice="R1@3 R1@4 Y1@5", gold=0).s.gold[A] == 4

    ops = ('{ op = "choose_player", as = "p", among = "others" }, '
           '{ op = "take_gold", from = "p", amount = 9, short = "partial" }')  # fmt: skip
    t = play_effect(ops, "player 2", target="other", gold=4)
    t.decline()
    assert t.s.gold == [8, 4, 0, 4]


def test_effects_on_everybody_let_each_player_get_away_alone() -> None:
    """A-53, D-44"""
    ops = '{ op = "each", players = "others", ops = [{ op = "lose_gold", who = "it", amount = 2, to = "self" }] }'
    t = play_effect(ops, target="other", gold=5, street=[0, 0, 1, 0])

    assert t.asked == (B,)
    t.play(B, "decline")
    t.play(C, "street")
    t.play(D, "decline")

    assert t.s.gold == [9, 3, 5, 3]


def test_effects_on_everybody_are_void_when_all_got_away() -> None:
    """A-53"""
    ops = '{ op = "each", players = "others", ops = [{ op = "lose_gold", who = "it", amount = 2, to = "bank" }] }'
    t = play_effect(ops, target="other", players=3, gold=5, street=1)

    for seat in (B, C):
        t.play(seat, "street")

    assert t.s.gold == [5, 5, 5]
    assert t.discard() == ["theft"]


def test_modify_dice_at_and_set_die() -> None:
    ops = ('{ op = "choose_location", as = "l", need = "open" }, '
           '{ op = "modify_dice_at", location = "l", by = -2 }')  # fmt: skip
    t = play_effect(ops, "at mint", dice="R1@8 Y5@8")
    assert t.at(8) == ["R1", "Y3"]

    ops = '{ op = "choose_die", as = "d", owner = "any", scope = "troy" }, { op = "set_die", die = "d", value = 6 }'
    t = play_effect(ops, "die yellow 5 mint", dice="R6@3 R1@8 Y5@8")
    assert t.at(8) == ["R1", "Y6"]


def test_a_changed_die_is_foreseen_when_it_is_changed_again() -> None:
    """A-41: a 5 cannot rise twice by 1 and then once more."""
    ops = ('{ op = "choose_die", as = "d", owner = "self", scope = "troy" }, { op = "modify_die", die = "d", by = 1 }, '
           '{ op = "modify_die", die = "d", by = 1 }')  # fmt: skip
    t = play_effect(ops, "die red 3 mint", dice="R5@3 R4@4 R3@8")
    assert t.at(8) == ["R5"]

    t = intrigue(data=with_effect(ops), hands=["theft"], dice="R5@3")
    assert t.rule(A, "play theft b") == "A-41"


def test_choosing_for_others_and_several_cards() -> None:
    ops = ('{ op = "each", players = "all", ops = [{ op = "choose_cards", as = "c", by = "it", from = "hand", min = 2, '
           'max = 2, late = true }, { op = "discard_cards", cards = "c" }, '
           '{ op = "gain_power", who = "it", amount = 1 }] }')  # fmt: skip
    t = play_effect(ops, hands=["", "theft spy duel", "spy"], players=3)
    t.decline()

    assert t.asked == (B,)
    assert t.legal(B) == ["card theft", "card spy", "card duel"]
    t.play(B, "card duel", "card theft")

    assert t.hand(B) == ["spy"]
    assert t.s.power == [5, 6, 5]  # C had one card only, and A none: they skip their part


def test_lose_cousin_of_a_fixed_kind_and_gain_for_another() -> None:
    ops = ('{ op = "choose_player", as = "p", among = "others", with = "cousin" }, '
           '{ op = "lose_cousin", who = "p", kind = "palace" }, '
           '{ op = "gain_cousin", kind = "street", count = 1, who = "p" }')  # fmt: skip
    t = play_effect(ops, target="other", street=[0, 1, 0, 0], palace=[0, 0, 1, 0])
    t.decline()

    assert (t.s.street[C], t.s.palace[C]) == (1, 0)


def test_a_paid_cousin_must_be_there_in_full_number() -> None:
    """A-41"""
    ops = '{ op = "pay", amount = 1 }, { op = "gain_cousin", kind = "palace", count = 2 }'

    t = intrigue(data=with_effect(ops), hands=["theft"], palace=[0, 7, 0, 0])

    assert t.rule(A, "play theft b") == "A-41"


def test_swap_dice_token_moves_and_spies() -> None:
    t = intrigue(hands=["forged_deed spy", "duel"], tokens="Y@3 R@5", dice="Y5@3")
    t.play(A, "play forged_deed a", "token yellow watchtower", "at mint")
    t.decline()
    assert t.tokens(8) == {"Y": 1}
    assert t.s.power == [5, 5, 5, 5]

    t = intrigue(hands=["spy", "duel"])
    t.play(A, "play spy a")
    t.decline()
    assert t.hand(A) == ["duel"]
    assert "duel" not in str(t.match.log(C))
    assert [[A], "duel", 1] in t.match.view(B)["known"]


def test_characters_are_made_dearer_and_cheaper() -> None:
    """A-61"""
    t = intrigue(hands=["scandal patronage"], uses={"zaan": 2})
    t.play(A, "play scandal b", "character orion")
    t.decline()
    assert t.uses("orion") == 2

    for seat in (B, C, D):
        t.play(seat, "pass")
    t.play(A, "play patronage b", "character zaan")
    t.decline()
    assert t.uses("zaan") == 0


def test_dice_are_chosen_one_by_one_in_any_number() -> None:
    """A-70: New Deal."""
    t = intrigue(turn=2, dice="R1@3 R1@4 R2@5", rest=6, events=["new_deal"], rolls=[5, 4])

    t.play(A, "pass", "die red 1 watchtower")
    assert "done" in t.legal(A)
    t.play(A, "die red 1 temple_assembly", "done")

    assert t.at(3) == ["R5"]
    assert t.at(4) == ["R4"]


def test_dice_are_chosen_in_any_order() -> None:
    """A-43, D-49: New Deal."""
    t = intrigue(turn=2, dice="R1@3 R1@4 R2@5", rest=6, events=["new_deal"], rolls=[5, 4])

    t.play(A, "pass", "die red 2 prison", "die red 1 watchtower")
    refusal = t.match.why_not(A, "die red 2 prison")
    assert refusal is not None
    assert "chosen already" in refusal.because
    t.play(A, "done")

    assert t.at(5) == ["R5"]
    assert t.at(3) == ["R4"]


def test_zaan_takes_cards_in_any_order() -> None:
    """A-43, D-49"""
    t = intrigue(hands=["theft spy duel"])
    t.play(A, "use zaan")

    t.play(A, "card duel", "card theft")

    assert t.discard() == ["theft", "duel"]
    assert len(t.hand(A)) == 4


def test_an_earlier_file_lets_name_each_set_in_one_order() -> None:
    """Records of that time left out what goes without saying in one order."""
    old = GAME.component_file(GAME.older[3].components)
    t = dominance(11, turn=3, dice="R3@11 Y1@12", hands=["theft spy duel"], gold=0, data=old)

    t.play(A, "act", "card spy")

    assert t.legal(A) == ["card duel", "done"]
    t.play(A, "card duel")
    assert t.s.gold[A] == 4


def test_a_palace_coup_may_be_declined_and_crowns_can_be_pawned() -> None:
    """A-70"""
    t = intrigue(turn=2, shown="poisoner priest", events=["palace_coup"], gold=0)
    t.play(A, "pass", "no")
    assert (t.s.gold[A], len(t.s.shown)) == (3, 2)

    t = intrigue(turn=3, events=["pact_of_seven"])
    t.play(A, "pass", "at port")
    assert t.tokens(6) == {"R": 1}
    assert t.s.power[A] == 5


def test_double_game_moves_one_or_two_dice() -> None:
    t = intrigue(hands=["double_game"], dice="R1@3 R2@4")
    t.play(A, "play double_game a", "die red 1 watchtower", "at mint")
    t.decline()
    t.play(A, "yes", "at citadel")
    assert (t.at(8), t.at(12)) == (["R1"], ["R2"])

    t = intrigue(hands=["double_game"], dice="R1@3 R2@4")
    t.play(A, "play double_game b", "die red 2 temple_assembly", "at mint", "lower 1")
    assert t.at(8) == ["R1"]


def test_location_actions_of_an_edited_file() -> None:
    """A-83"""
    data = edited(
        '{ op = "gain_gold", who = "self", amount = 4 },\n]', '{ op = "gain_gold", who = "self", amount = 9 },\n]'
    )
    t = dominance(8, dice="R3@8", gold=0, data=data)

    t.play(A, "act")

    assert t.s.gold[A] == 9
