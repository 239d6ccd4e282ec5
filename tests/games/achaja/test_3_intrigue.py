"""A-40 to A-73: actions, responses, characters, passing."""

from __future__ import annotations

import pytest

from games.achaja.table import A, B, C, D, dominance, intrigue


def test_a_40_one_action_each_until_all_have_passed() -> None:
    t = intrigue(hands=["theft", "theft"])
    t.play(A, "play theft b")
    t.decline()
    assert (t.question, t.asked) == ("act", (B,))

    t.play(B, "play theft b")
    t.decline()
    for seat in (C, D, A, B):
        assert t.asked == (seat,)
        t.play(seat, "pass")

    assert t.question != "act"
    assert t.s.turn == 2  # no dice in Troy: the next turn has begun


def test_a_40_a_card_that_is_not_in_the_hand_is_refused() -> None:
    t = intrigue(hands=["theft"])

    assert t.rule(A, "play spy a") == "A-40"
    assert t.rule(A, "play theft") == "A-42"


def test_a_41_an_effect_that_cannot_be_completed_is_refused() -> None:
    t = intrigue(hands=["forged_deed slander"], rest=1)

    assert t.legal(A) == ["play forged_deed b", "use orion", "use zaan", "pass"]
    assert t.rule(A, "play forged_deed a") == "A-41"
    assert t.rule(A, "play slander b") == "A-41"


def test_a_42_an_effect_by_choice_is_against_the_owner_of_the_piece() -> None:
    situation = {"dice": "R2@3 Y5@4", "hands": ["reversal"]}

    own = intrigue(**situation, palace=[0, 0, 1, 0])
    own.play(A, "play reversal a", "die red 2 watchtower")
    assert own.asked == (C,)

    foreign = intrigue(**situation, palace=[0, 0, 1, 0])
    foreign.play(A, "play reversal a", "die yellow 5 temple_assembly")
    assert foreign.asked == (B,)
    foreign.decline()
    assert foreign.at(4) == ["Y2"]


def test_a_43_nobody_learns_anything_before_the_declaration_is_complete() -> None:
    t = intrigue(dice="R2@3 R5@4 Y5@4", hands=["banishment", "theft"])
    before = t.match.view(B), t.match.log(B)

    t.play(A, "play banishment b")
    t.play(A, "die red 2 watchtower")

    assert (t.match.view(B), t.match.log(B)) == before
    assert t.match.view(A)["question"] == "declare"
    t.play(A, "at mint")
    assert t.match.view(B)["pending"]["card"] == "banishment"


def test_a_43_a_late_choice_is_made_after_the_window() -> None:
    t = intrigue(dice="R2@3", rest=1, hands=["reversal"], rolls=[4, 6])

    t.play(A, "play reversal b", "die red 2 watchtower")
    t.decline()
    assert t.at(3) == ["R4"]
    assert (t.question, t.legal(A)) == ("choose", ["yes", "no"])
    t.play(A, "yes")

    assert t.at(3) == ["R6"]


def test_a_44_the_card_is_discarded_after_its_effect() -> None:
    t = intrigue(dice="Y5@3", hands=["whim", "theft"], rolls=[2])

    t.play(A, "play whim b")
    assert t.discard() == []
    assert t.match.view(C)["playing"] == ["whim"]
    t.decline()

    assert t.discard() == ["whim"]
    assert t.at(3) == ["Y2"]


def test_a_50_the_four_responses() -> None:
    t = intrigue(hands=["theft", "verdict double_game spy", "verdict double_game"], street=1, palace=1)

    t.play(A, "play theft a", "player 1")

    assert t.legal(B) == ["decline", "street", "palace", "counter double_game", "react verdict"]
    assert t.rule(B, "counter verdict") == "A-50"
    assert t.rule(B, "react spy") == "A-50"
    assert t.rule(B, "react silence") == "A-50"
    t.play(B, "decline")
    assert t.legal(C) == ["decline", "palace", "react verdict"]


def test_a_51_nothing_answers_a_response() -> None:
    t = intrigue(hands=["theft", "verdict", "silence"], palace=1)

    t.play(A, "play theft a", "player 1")
    t.play(B, "react verdict")

    assert (t.question, t.asked) == ("act", (B,))


@pytest.mark.parametrize("cards", ["silence verdict", "theft bribe"])
def test_a_52_who_is_asked_follows_from_public_facts(cards: str) -> None:
    t = intrigue(hands=["theft", "", cards], palace=[0, 0, 0, 1])

    t.play(A, "play theft b")
    asked = []
    while t.question == "respond":
        asked.append(t.asked[0])
        t.play(t.asked[0], "decline")

    assert asked == [C, D]  # B holds nothing at all, and everybody can see that


def test_a_53_a_target_without_anything_is_asked_all_the_same() -> None:
    t = intrigue(hands=["theft"])

    t.play(A, "play theft a", "player 3")

    assert (t.asked, t.legal(D)) == ((D,), ["decline"])


def test_a_55_a_cancelled_effect_gives_its_player_nothing() -> None:
    t = intrigue(dice="Y5@3", hands=["slander"], street=[0, 1, 0, 0], gold=0, rest=1)

    t.play(A, "play slander b")
    t.play(B, "street")

    assert t.at(3) == ["Y5"]
    assert t.s.gold[A] == 0


def test_a_56_what_a_counter_does_happens_at_once() -> None:
    t = intrigue(dice="Y5@3 R4@4", hands=["slander", "duel safe_passage"])
    t.play(A, "play slander a")
    t.play(B, "counter duel", "yes")
    assert t.at(4) == ["R3"]
    assert t.at(3) == ["Y5"]

    t = intrigue(dice="Y5@3 R4@4", hands=["slander", "duel safe_passage"])
    t.play(A, "play slander a")
    t.play(B, "counter safe_passage", "yes", "at mint")
    assert t.at(8) == ["Y5"]


def test_a_57_a_card_given_up_is_not_played() -> None:
    t = intrigue(hands=["theft", "verdict"], gold=[0, 7, 7, 7])

    t.play(A, "play theft a", "player 1")
    t.play(B, "react verdict")

    assert t.s.gold[B] == 7
    assert t.asked == (B,)  # B still has the own action


def test_a_58_nobody_responds_to_an_own_card() -> None:
    t = intrigue(hands=["theft verdict"], palace=[1, 0, 0, 0])

    t.play(A, "play theft b")

    assert (t.question, t.asked) == ("act", (B,))


def test_a_60_a_61_a_62_figures_count_separately() -> None:
    """A-60, A-61, A-62"""
    t = intrigue(gold=9, uses={"orion": 2})

    t.play(A, "use zaan")
    if t.question == "declare":
        t.play(A, "done")

    assert t.s.gold[A] == 8
    assert (t.uses("zaan"), t.uses("orion")) == (1, 2)
    poor = intrigue(gold=2, uses={"orion": 2})
    assert poor.rule(A, "use orion") == "A-61"


def test_a_61_use_tokens_can_be_made_to_run_out() -> None:
    t = intrigue(gold=99, uses={"zaan": 15}, use_tokens_binding=True)

    assert not any(move.startswith("use") for move in t.legal(A))


def test_a_63_abilities_cannot_be_answered() -> None:
    t = intrigue(turn=2, gold=9, dice="Y5@3", shown="poisoner", street=1, palace=1, hands=["", "verdict"])

    t.play(A, "use poisoner")

    assert t.at(3) == ["Y3"]
    assert t.question == "act"


def test_a_64_one_may_stop_once_the_least_is_reached() -> None:
    t = intrigue(turn=2, gold=9, shown="conspirator", hands=["theft forged_deed"])

    t.play(A, "use conspirator")
    assert t.rule(A, "stop") == "A-64"
    t.play(A, "play theft b")
    t.decline()
    t.play(A, "stop")

    assert t.hand(A) == ["forged_deed"]
    assert t.asked == (B,)


def test_a_64_whether_a_second_card_follows_is_asked_whatever_the_hand_holds() -> None:
    for rest in ("slander", "theft"):  # without dice in Troy slander a is impossible, slander b too when all show 1
        t = intrigue(turn=2, gold=9, rest=1, shown="conspirator", hands=[f"theft {rest}"])
        t.play(A, "use conspirator", "play theft b")
        t.decline()
        assert (t.question, t.asked) == ("play_more", (A,))


def test_a_65_a_character_can_be_used_again_and_again() -> None:
    t = intrigue(gold=3, shown="tax_collector")

    for seat in range(4):
        t.play(seat, "use tax_collector")

    assert t.s.gold == [6, 5, 4, 3]
    assert t.uses("tax_collector") == 4


def test_a_70_the_first_to_pass_takes_the_marker_and_carries_the_event_out() -> None:
    t = intrigue(seat=C, events=["", "", "good_harvest", ""], gold=0)

    t.play(C, "pass")

    assert t.s.marker == C
    assert t.s.gold == [1, 1, 4, 1]


def test_a_45_two_cards_that_bring_each_other_back_do_so_once() -> None:
    """D-47: the Silence swapped for the other Silence fed everybody 90 gold."""
    t = intrigue(players=3, hands=["silence"], discard="silence theft", passed=(B, C), gold=0)
    t.play(A, "play silence b", "card silence")
    t.play(A, "play silence b")

    assert t.rule(A, "play silence b") == "A-40"
    assert t.hand(A) == ["theft"]
    assert t.s.gold == [0, 4, 4]


def test_a_45_the_card_cannot_be_played_while_nothing_may_come_back() -> None:
    t = intrigue(players=3, hands=["silence"], discard="silence", passed=(B, C), gold=0)

    t.play(A, "play silence b")

    assert t.hand(A) == ["silence"]
    assert t.rule(A, "play silence b") == "A-41"


def test_a_45_another_player_and_another_phase_have_a_mark_of_their_own() -> None:
    t = intrigue(players=3, hands=["silence", "silence"], discard="theft theft", passed=(C,))
    t.play(A, "play silence b")  # only a Theft can be taken
    t.decline()

    t.play(B, "play silence b", "card theft")
    t.decline()
    t.play(A, "pass")
    t.play(B, "pass")

    assert (t.hand(A), t.hand(B)) == (["theft"], ["theft"])
    assert t.s.recovered == (0, 0, 0)


def test_a_45_the_temple_gives_back_whatever_lies_there() -> None:
    """A-83.4 The dominance phase is over once; nothing can go round there."""
    t = dominance(4, dice="R6@4 R5@4", discard="theft theft")

    t.play(A, "act")
    t.play(A, "act")

    assert t.hand(A) == ["theft", "theft"]


def test_a_45_says_why_a_card_does_not_come_back_again() -> None:
    t = intrigue(turn=2, shown="priest", gold=9, discard="theft theft spy", passed=(B, C, D))
    t.play(A, "use priest", "card theft")
    t.play(A, "use priest")  # only the Spy is left to be taken, so nothing is asked

    assert t.hand(A) == ["theft", "spy"]
    assert t.rule(A, "use priest") == "A-41"


def test_a_72_after_many_rounds_one_can_only_pass() -> None:
    """D-46"""
    t = intrigue(players=3, hands=["theft"], passed=(B, C), gold=0)
    t.s.visits = 3 * t.s.rules.number["intrigue_rounds"] + 1

    assert t.s.rules.number["intrigue_rounds"] == 25
    assert t.legal(A) == ["pass"]
    assert t.rule(A, "play theft b") == t.rule(A, "use orion") == "A-72"
    t.play(A, "pass")
    assert t.question != "act"


def test_a_55_a_cancelled_banishment_costs_no_gold() -> None:
    """D-15: what an effect makes its player pay is a part of it."""
    for answer, cousins in (("street", {"street": [0, 1, 0, 0]}), ("palace", {"palace": [0, 1, 0, 0]})):
        t = intrigue(hands=["banishment"], dice="Y5@3", gold=7, **cousins)
        t.play(A, "play banishment a", "at mint")

        t.play(B, answer)

        assert t.s.gold == [7, 7, 7, 7]
        assert t.at(3) == ["Y5"]
        assert t.discard() == ["banishment"]


def test_a_55_the_price_of_the_character_stays_paid_when_the_card_is_cancelled() -> None:
    """A-64, D-15"""
    t = intrigue(turn=2, hands=["banishment"], dice="Y5@3", gold=7, shown="conspirator", street=[0, 1, 0, 0])
    t.play(A, "use conspirator", "play banishment a", "at mint")

    t.play(B, "street")

    assert t.s.gold == [6, 7, 7, 7]
    assert t.uses("conspirator") == 1


def test_a_71_a_72_waiting_pays_until_the_last_pass() -> None:
    """A-71, A-72"""
    t = intrigue(gold=0, hands=["", "", "", "theft"])
    for seat in (A, B, C):
        t.play(seat, "pass")
    t.play(D, "play theft b")
    t.decline()
    assert t.s.gold == [2, 2, 2, 3]

    t.play(D, "pass")

    assert t.s.gold == [2, 2, 2, 3]


def test_a_73_an_event_skips_what_is_impossible_and_cannot_be_answered() -> None:
    t = intrigue(turn=2, events=["secret_letter"], gold=0, palace=1, hands=["", "verdict"])

    t.play(A, "pass")

    assert t.s.gold[A] == 2  # there is no card to take from the discard pile
    assert t.asked == (B,)


def test_events_ask_those_they_hit() -> None:
    """A-70: Plague lets everybody else choose the own die."""
    t = intrigue(turn=2, dice="Y5@3 Y4@4 B1@5 G2@7", events=["plague"])

    t.play(A, "pass")
    assert (t.question, t.asked) == ("choose", (B,))
    assert t.legal(B) == ["die yellow 5 watchtower", "die yellow 4 temple_assembly"]
    t.play(B, "die yellow 4 temple_assembly")

    assert t.at(4) == ["Y3"]
    assert t.at(5) == ["B1"]
    assert t.at(7) == ["G1"]


@pytest.mark.parametrize(("white", "hands", "gold"), [(2, 1, 7), (5, 2, 5)])
def test_events_can_roll_the_white_die(white: int, hands: int, gold: int) -> None:
    """A-70: News of the War."""
    t = intrigue(turn=2, events=["war_news"], rolls=[white], hands=["", "theft bribe", "spy spy", ""])

    t.play(A, "pass")
    while t.question == "choose":
        t.play(t.asked[0], t.legal(t.asked[0])[0])

    assert [len(t.hand(seat)) for seat in (B, C)] == [hands, hands]
    assert t.s.gold[B:] == [gold] * 3
