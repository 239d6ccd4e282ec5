"""`greedy` at Condottiere: what a sensible player does, and that it never looks where it may not."""

import copy
import itertools
import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.arena import tournament
from consigliere.arena.match import play_match
from consigliere.arena.rating import rate
from consigliere.bots.heuristics.condottiere import QUESTIONS, atlas, choose
from consigliere.games.condottiere import GAME
from consigliere.games.condottiere.box import open_box
from games.condottiere.table import play, table
from twins import twin_match

SIX = "1 1 2 3 4 5"  # somebody's ordinary cards


def choice(t: cg.Match[Any], seat: int = 0, seed: int = 0) -> str:
    return str(choose(t.view(seat), t.legal(seat), cg.Chance(bytes([seed] * 32)), GAME.shipped_data))


# -- in battle --------------------------------------------------------------------------------------------------------


def test_it_passes_when_it_leads_and_all_others_have_passed() -> None:
    t = table(hands=["3 4 10 H", SIX, SIX, SIX], companies=["5", "2", "", "4"], passed=[1, 2, 3])

    assert choice(t) == "pass"


def test_it_wastes_no_strong_card_on_a_battle_nobody_contests() -> None:
    t = table(hands=["10 1 6 H", SIX, SIX, SIX], passed=[1, 2, 3])

    assert choice(t) == "play mercenary_1"


def test_the_cheapest_card_that_takes_the_lead_is_enough() -> None:
    t = table(hands=["10 2 6 5 H", SIX, SIX, SIX], companies=["", "4", "3"], passed=[1, 2, 3])

    assert choice(t) == "play mercenary_5"


def test_what_cannot_be_won_is_left_early() -> None:
    t = table(hands=["2 3 4 Sc", SIX, SIX, SIX], companies=["1", "10 10 6", "", ""], passed=[1, 2, 3])

    assert choice(t) == "pass"


@pytest.mark.parametrize(("hand", "stop"), [("10 3 2", "mercenary_10"), ("6 3 2", "mercenary_6"), ("H 5", "heroine")])
def test_somebody_about_to_win_is_stopped(hand: str, stop: str) -> None:
    """Seat 1 would have three adjacent regions; a tie is enough to stop it."""
    t = table(hands=[hand, "1", "", ""], companies=["", "6"], control={1: "parma modena"}, region="lucca",
              passed=[1, 2, 3])  # fmt: skip

    assert choice(t) == f"play {stop}"


def test_several_cards_are_spent_on_stopping_a_winner() -> None:
    t = table(hands=["5 5 4 4 3", "1", "1", "1"], companies=["", "10 3"], control={1: "parma modena"}, region="lucca",
              passed=[1, 2, 3])  # fmt: skip

    for _ in range(5):
        if t.view(None)["strengths"][0] >= 13:
            break
        t.play(0, choice(t))

    assert t.view(None)["strengths"][0] >= 13


@pytest.mark.parametrize("hand", ["10", "6", "10 S", "5 6", "10 10 W", "Bi Bi H", "2 3 3 4 5 Su"])
def test_the_last_who_can_stop_a_winner_does_not_pass_while_the_winner_is_still_in(hand: str) -> None:
    """His cards are worth nothing any more if he passes; the winner may have more, or may not."""
    t = table(hands=[hand, "1 2 3 4 6 10", "", ""], companies=["", "3"], control={1: "parma modena"}, region="lucca",
              passed=[2, 3])  # fmt: skip

    assert choice(t).startswith("play")


def test_the_last_defender_goes_on_until_he_has_done_what_he_can() -> None:
    t = table(hands=["5 6 3 H", "1 1", "", ""], companies=["", "6 6 3"], control={1: "parma modena"}, region="lucca",
              passed=[2, 3])  # fmt: skip

    while not t.over and t.view(None)["region"] == "lucca" and t.view(None)["question"] == "turn":
        seat = t.asked[0]
        t.play(seat, choice(t) if seat == 0 else "pass")

    assert not t.over
    assert t.view(None)["control"]["lucca"] != 1


@pytest.mark.parametrize("companies", [[], ["6", "6"], ["", "4 4", "5 3", ""]])
@pytest.mark.parametrize("hand", ["Su", "Su 1", "Su Su Sc", "Su 2 D"])
def test_no_surrender_is_played_at_a_tied_lead(hand: str, companies: list[str]) -> None:
    t = table(hands=[hand, SIX, SIX, SIX], companies=companies)

    assert choice(t) != "play surrender"


def test_a_surrender_is_played_at_a_tie_by_a_defender_who_keeps_the_region() -> None:
    t = table(3, hands=["Su Su", SIX + " 10 10", SIX], companies=["6", "6", ""], control={0: "siena parma modena"},
              region="siena", reconquest=True)  # fmt: skip

    assert choice(t) == "play surrender"


def test_the_same_company_is_not_stopped_where_it_does_no_harm() -> None:
    t = table(hands=["5 5 4 4 3", "1", "1", "1"], companies=["", "10 10 3"], region="lucca", passed=[1, 2, 3])

    assert choice(t) == "pass"


def test_it_takes_the_region_that_wins_the_game_at_any_price() -> None:
    t = table(hands=["10 H 6 5", SIX, SIX, SIX], companies=["", "10 10 3"], control={0: "parma modena"},
              region="lucca", passed=[1, 2, 3])  # fmt: skip

    assert choice(t) != "pass"


def test_winter_comes_when_it_hurts_only_the_others() -> None:
    t = table(hands=["W 2", SIX, SIX, SIX], companies=["C C C", "10 6", "5"], passed=[1, 2, 3])

    assert choice(t) == "play winter"


def test_a_bishop_takes_the_leader_s_best() -> None:
    t = table(hands=["Bi 1", SIX, SIX, SIX], companies=["5", "10", "3"], control={1: "parma modena"}, region="lucca",
              passed=[1, 2, 3])  # fmt: skip

    assert choice(t) == "play bishop"


def test_a_drummer_doubles_a_large_company() -> None:
    t = table(hands=["D 1", SIX, SIX, SIX], companies=["6 5", "10 6"], control={0: "parma modena"}, region="lucca",
              passed=[1, 2, 3])  # fmt: skip

    assert choice(t) == "play drummer"


def test_a_scarecrow_brings_back_what_is_not_needed() -> None:
    t = table(hands=["Sc 1", SIX, SIX, SIX], companies=["10 6", "4"], passed=[1, 2, 3])

    assert choice(t) == "play scarecrow"
    play(t, "P0:Sc")
    assert choice(t) == "take mercenary_10"


def test_a_scarecrow_leaves_what_holds_the_region() -> None:
    t = table(hands=["Sc 1", "", "", ""], companies=["6", "4"], control={0: "parma modena"}, region="lucca",
              passed=[1, 2, 3])  # fmt: skip
    play(t, "P0:Sc")

    assert choice(t) == "take nothing"


def test_surrender_ends_a_battle_that_wins_the_game() -> None:
    t = table(hands=["Su 1", SIX, SIX, SIX], companies=["6", "4"], control={0: "parma modena"}, region="lucca")

    assert choice(t) == "play surrender"


def test_in_the_final_battle_it_fights_to_the_last_card() -> None:
    t = table(hands=["6 5", "10 4"], companies=["3", "10"], finalists=[0, 1], turn=0)

    assert choice(t).startswith("play")


def test_a_defender_waits_and_sees() -> None:
    """C-16.2 As long as he has played nothing his pass costs nothing."""
    t = table(hands=["6 5 3", SIX, SIX, SIX], companies=["", "2"], control={0: "siena"}, token=1, turn=0,
              reconquest=True)  # fmt: skip

    assert choice(t) == "pass"


def test_a_defender_comes_in_when_all_others_are_out() -> None:
    t = table(hands=["6 5 3", SIX, SIX, SIX], companies=["", "4"], control={0: "siena"}, token=1, turn=0,
              passed=[1, 2, 3], reconquest=True)  # fmt: skip

    assert choice(t) == "play mercenary_5"


def test_a_mercenary_stays_face_down() -> None:
    """C-17.5 No Bishop finds it there."""
    t = table(hands=["1", SIX, SIX, SIX], face_down=["6"], hidden_cards=True)
    play(t, "P0:pass")

    assert choice(t) == "conceal"


# -- between battles --------------------------------------------------------------------------------------------------


def test_the_pope_closes_the_region_that_would_make_somebody_win() -> None:
    """Seat 1 holds Torino and Milano's neighbour Genova: only Milano, Parma would join them."""
    t = table(hands=["Bi 1", SIX, SIX, SIX], control={1: "torino genova", 2: "parma"}, region="napoli")
    play(t, "P0:Bi")

    assert choice(t) == "place milano"


def test_a_strong_hand_goes_where_it_wins_the_game() -> None:
    t = table(hands=["10 10 10 H D 6", "1", "1 2", "2"], control={0: "torino genova", 2: "parma"}, ask="choose_region",
              region="napoli")  # fmt: skip

    assert choice(t) == "choose milano"


def test_a_weak_hand_does_not_go_where_another_would_win() -> None:
    t = table(hands=["1", "10 10 10 6 6 5", SIX, SIX], control={1: "torino genova"}, ask="choose_region",
              region="napoli")  # fmt: skip

    assert all(choice(t, seed=seed) not in ("choose milano", "choose parma") for seed in range(10))


def test_it_keeps_its_best_cards() -> None:
    t = table(hands=["2 H 10 Sc 1"], ask="choose_region", region="napoli")

    t.play(0, choice(t))
    kept = [choice(t)]
    t.play(0, kept[0])
    kept.append(choice(t))

    assert kept == ["keep heroine", "keep mercenary_10"]


def test_it_keeps_nothing_worse_than_a_card_from_the_pile() -> None:
    t = table(hands=["2 Sc 1"], ask="choose_region", region="napoli")

    t.play(0, choice(t))

    assert choice(t) == "done"


def test_a_hand_without_any_strength_is_thrown_away() -> None:
    t = table(hands=["Sc Sc Su", SIX, SIX], ask="choose_region", region="napoli")

    first = choice(t)
    t.play(0, first)

    assert first == "discard"
    assert choice(t).startswith("choose")


def test_a_hand_that_has_become_worth_something_stays_after_all() -> None:
    t = table(hands=["Sc H", SIX, SIX], ask="choose_region", region="napoli")
    t.play(0, "discard")

    assert choice(t) == "decline"


def test_a_heroine_is_not_thrown_away() -> None:
    t = table(hands=["Sc H", SIX, SIX], ask="choose_region", region="napoli")

    assert choice(t).startswith("choose")


def test_who_passes_with_a_useless_hand_throws_it_away() -> None:
    t = table(hands=["Su Su", SIX, SIX, SIX], companies=["", "10 10 6"], passed=[1, 2, 3])

    assert choice(t) == "pass discard"


def test_who_passes_with_a_good_hand_keeps_it() -> None:
    t = table(hands=["H H Sc", SIX, SIX, SIX], companies=["10", "1"], passed=[1, 2, 3])

    assert choice(t) == "pass"


@pytest.mark.parametrize(("hand", "answer"), [("Sc Sc Su", "discard"), ("Sc H", "decline")])
def test_asked_about_its_hand_it_answers_the_same(hand: str, answer: str) -> None:
    t = table(hands=[hand, SIX, SIX], ask="choose_region", region="napoli", hand_discards="in_turn")

    t.play(0, choice(t))

    assert choice(t) == answer


def test_it_draws_what_it_may() -> None:
    t = table(hands=["1", "2", "3"], draw_after_battle=True)
    play(t, "P0:1 P1:pass P2:pass")

    assert choice(t) == "draw 3"


# -- the map ----------------------------------------------------------------------------------------------------------


def test_the_way_to_the_goal_is_known() -> None:
    box = open_box(GAME.shipped_data)
    bits = {name: 1 << at for at, name in enumerate(box.regions)}

    missing, ways = atlas.way_to_the_goal(box, (5, 3), bits["torino"] | bits["genova"], bits["parma"])

    assert missing == 1
    assert ways == bits["milano"]


# -- honest, and always at an end -------------------------------------------------------------------------------------


def test_every_question_of_the_game_has_an_answer() -> None:
    usual = {option.name: option.default for option in GAME.options}
    variants = [{"draw_after_battle": True}, {"hand_discards": "in_turn"}]
    every = [GAME.rules_for(4, usual | options, GAME.shipped_data).steps for options in variants]

    assert {name for steps in every for name, step in steps.items() if step.asks} == set(QUESTIONS)


def test_the_same_view_and_chance_give_the_same_choice_and_leave_the_view_alone() -> None:
    rng = random.Random(1)
    t = cg.new("condottiere", 4, 1, {"hidden_cards": True, "reconquest": True})
    while not t.over:
        [seat] = t.asked
        view, moves = t.view(seat), t.legal(seat)
        kept = copy.deepcopy(view)

        greedy = cg.bot("greedy")
        chosen = greedy.choose(view, moves, cg.Chance(bytes(32)))
        assert greedy.choose(copy.deepcopy(view), moves, cg.Chance(bytes(32))) == chosen
        assert view == kept
        t.play(seat, rng.choice(moves))


def test_what_it_cannot_see_does_not_matter() -> None:
    rng = random.Random(2)
    t = cg.new("condottiere", 4, 2)
    for _ in range(120):
        if t.over:
            break
        [seat] = t.asked
        other = twin_match(t, seat, rng.getrandbits(64))

        greedy = cg.bot("greedy")
        chosen = greedy.choose(t.view(seat), t.legal(seat), cg.Chance(bytes(32)))
        assert greedy.choose(other.view(seat), other.legal(seat), cg.Chance(bytes(32))) == chosen
        t.play(seat, rng.choice(t.legal(seat)))


def test_unknown_components_are_played_at_random() -> None:
    t = table(hands=["1 2", SIX, SIX, SIX])
    view = t.view(0) | {"components": "of another box", "hand": ["mercenary_99"]}

    assert cg.bot("greedy").choose(view, t.legal(0), cg.Chance(bytes(32))) in t.legal(0)


def test_it_beats_three_random_players() -> None:
    result = tournament.run("condottiere", ["greedy", "random", "random", "random"], games=240, seed=1)

    greedy, _ = rate(result).bots
    assert greedy.share >= 0.75


def test_it_beats_one_random_player() -> None:
    result = tournament.run("condottiere", ["greedy", "random"], games=60, seed=1)

    greedy, _ = rate(result).bots
    assert greedy.share >= 0.9


FLAGS = ("draw_after_battle", "bigger_kingdoms", "reconquest", "hidden_cards")


@pytest.mark.parametrize("flags", list(itertools.product((False, True), repeat=4)), ids=str)
def test_games_among_itself_end_whatever_the_options(flags: tuple[bool, ...]) -> None:
    options = dict(zip(FLAGS, flags, strict=True)) | {"battle_cap": 0, "full_board_ends_reconquest": False}

    for players in (2, 4):
        assert play_match("condottiere", ["greedy"] * players, 3, options).winners


def test_a_series_for_points_ends() -> None:
    assert play_match("condottiere", ["greedy"] * 3, 3, {"points_target": 20, "battle_cap": 0}).reason == "points"
