"""Who knows which cards after one was taken unseen (G-78, G-79), and worlds that respect it."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from consigliere.core.chance import Chance
from consigliere.core.match import Match, begin
from consigliere.core.move import Move
from consigliere.core.position import worlds
from consigliere.core.record import Header
from consigliere.core.save import canonical
from consigliere.games.godfather import GAME
from consigliere.games.godfather.cards import case_ids, hand_ids
from consigliere.games.godfather.state import State
from games.godfather.table import ANN, BEN, CLEO, Table
from laws.test_worlds import check_world
from twins.godfather import lines_of

DORA = 3
EVERYBODY = -1


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """A view as it comes over a socket."""
    seen: dict[str, Any] = json.loads(json.dumps(GAME.view(t.s, seat)))
    return seen


def worlds_of(t: Table, seat: int | None, n: int = 60) -> list[State]:
    """Worlds that could be this one for all a seat knows."""
    draw = GAME.worlds(t.rules, view(t, seat))
    return [draw(Chance(bytes([number] * 32))) for number in range(n)]


def hands(worlds: list[State], seat: int) -> set[str]:
    return {" ".join(hand_ids(world, seat)) for world in worlds}


def rob_hand(t: Table, thief: int, victim: int, card: str) -> None:
    t.picks(card).step("rob_hand", thief, 1).play(thief, f"rob {victim}")


def rob_case(t: Table, thief: int, victim: int, card: str) -> None:
    t.picks(card).step("rob_case", thief, 1).play(thief, f"rob {victim}")


# -- one theft --------------------------------------------------------------------------------------------------------


def test_g_78_a_third_knows_of_a_robbed_hand_all_but_one_of_each_kind() -> None:
    t = Table(players=3, dons=()).hand(ANN, "1").hand(BEN, "gun gun 5").hand(CLEO, "2")

    rob_hand(t, ANN, BEN, "gun")

    known = view(t, CLEO)["bookkeeping"]["known_hands"]
    assert [kind for kind, n in known[BEN].items() if n] == ["gun"]
    assert [kind for kind, n in known[ANN].items() if n] == ["1"]
    assert hands(worlds_of(t, CLEO), ANN) == {"1 gun", "1 5"}
    assert hands(worlds_of(t, CLEO), BEN) == {"5 gun", "gun gun"}


def test_g_78_thief_and_victim_know_the_card() -> None:
    t = Table(players=3, dons=()).hand(BEN, "gun 5").hand(CLEO, "2")

    rob_hand(t, ANN, BEN, "5")

    assert hands(worlds_of(t, ANN), BEN) == {"gun"}
    assert hands(worlds_of(t, BEN), ANN) == {"5"}


def test_g_78_the_victim_of_a_theft_remembers_the_job_and_a_third_only_that_it_may_be_one() -> None:
    t = Table(players=3, dons=()).hand(BEN, "j05 gun").hand(CLEO, "2")

    rob_hand(t, ANN, BEN, "j05")

    assert hands(worlds_of(t, BEN), ANN) == {"j05"}
    seen = hands(worlds_of(t, CLEO), ANN)
    assert "gun" in seen
    assert len(seen) > 5


def test_a_hand_of_jobs_only_tells_everybody_that_a_job_was_taken() -> None:
    t = Table(players=3, dons=()).hand(BEN, "j05 j06").hand(CLEO, "2")

    rob_hand(t, ANN, BEN, "j05")

    assert view(t, CLEO)["bookkeeping"]["known_job_counts"] == [1, 1, 0]
    assert not t.s.doubt
    assert {"j05"} == hands(worlds_of(t, BEN), ANN) != hands(worlds_of(t, CLEO), ANN)


def test_whoever_had_nothing_to_do_with_a_theft_is_in_no_doubt() -> None:
    t = Table(players=4, dons=()).hand(BEN, "gun 5").hand(CLEO, "2 booze j07").hand(DORA, "1 1")

    rob_hand(t, ANN, BEN, "5")

    for world in worlds_of(t, DORA):
        assert hand_ids(world, CLEO)[:2] == ["2", "booze"]
        assert len(hand_ids(world, CLEO)) == 3
        assert world.hand_jobs[CLEO].bit_count() == 1


def test_two_thefts_apart_do_not_mix_their_cards() -> None:
    t = Table(players=5, dons=()).hand(BEN, "gun 5").hand(DORA, "booze 3").hand(4, "1")
    rob_hand(t, ANN, BEN, "gun")

    rob_hand(t, CLEO, DORA, "booze")

    found = worlds_of(t, 4)
    assert hands(found, ANN) == {"gun", "5"}
    assert hands(found, CLEO) == {"booze", "3"}


def test_g_79_what_was_in_a_suitcase_is_in_a_hand_now_or_still_there() -> None:
    t = Table(players=3, dons=()).case(BEN, "1 5 j09").hand(ANN, "2").hand(CLEO, "2")

    rob_case(t, ANN, BEN, "5")

    for world in worlds_of(t, CLEO):
        assert {" ".join(case_ids(world, BEN)), " ".join(hand_ids(world, ANN))} in ({"1 j09", "2 5"}, {"5 j09", "1 2"})


def test_a_card_paid_openly_ends_the_doubt() -> None:
    t = Table(players=3, dons=(), act=4).hand(ANN, "1 2").hand(BEN, "gun 5").hand(CLEO, "2")
    rob_hand(t, ANN, BEN, "5")

    t.step("tribute", ANN).play(ANN, "discard 5")

    assert hands(worlds_of(t, CLEO), BEN) == {"gun"}
    assert hands(worlds_of(t, CLEO), ANN) == {"1 2"}


def test_a_spectator_knows_as_much_as_a_third() -> None:
    t = Table(players=2, dons=()).hand(BEN, "gun 5")

    rob_hand(t, ANN, BEN, "5")

    assert hands(worlds_of(t, None), BEN) == {"gun", "5"}
    assert hands(worlds_of(t, ANN), BEN) == {"gun"}


# -- what others know -------------------------------------------------------------------------------------------------


def test_in_a_world_of_a_third_the_two_concerned_know_what_was_taken_there() -> None:
    t = Table(players=3, dons=()).hand(BEN, "gun 5").hand(CLEO, "2")
    rob_hand(t, ANN, BEN, "5")

    found = worlds_of(t, CLEO)

    assert hands(found, ANN) == {"gun", "5"}
    for world in found:
        assert lines_of(world)["doubt", BEN, ANN] == lines_of(world)["doubt", ANN, ANN]


def test_a_seat_knows_what_everybody_and_what_the_thief_knows_of_its_own_cards() -> None:
    t = Table(players=3, dons=()).hand(BEN, "gun gun 5").hand(CLEO, "2")
    rob_hand(t, ANN, BEN, "gun")

    for world in worlds_of(t, BEN):
        assert lines_of(world) == lines_of(t.s)


def test_what_another_worked_out_alone_is_not_told() -> None:
    """Ann took the $5 and knows that a $1 is left; when Cleo takes that, Ann alone of the others knows it. Cleo cannot
    tell that she does."""
    t = Table(players=4, dons=()).case(BEN, "1 5").hand(DORA, "2")
    rob_case(t, ANN, BEN, "5")

    rob_case(t, CLEO, BEN, "1")

    one_dollar = t.box.kind["1"]
    assert lines_of(t.s)["doubt", ANN, CLEO][one_dollar] == 1
    assert lines_of(t.s)["doubt", DORA, CLEO][one_dollar] == 0
    assert {lines_of(world)["doubt", ANN, CLEO][one_dollar] for world in worlds_of(t, CLEO)} == {0}
    assert view(t, CLEO)["bookkeeping"]["learnt"]


# -- questions --------------------------------------------------------------------------------------------------------


def test_g_23_whoever_is_asked_how_to_pay_has_a_choice_in_every_world() -> None:
    """Ben has booze for the job and one of Ann's cards. He is asked how to pay, so that must be the narcotics."""
    t = Table(players=3, dons=()).hand(ANN, "gun narcotics").hand(BEN, "booze 5").hand(CLEO, "1")
    rob_hand(t, BEN, ANN, "narcotics")
    assert hands(worlds_of(t, CLEO), BEN) == {"5 booze narcotics", "5 gun booze"}
    job = next(job for job, facts in t.box.job_facts.items() if facts["cost"] == ["booze"])

    t.open(job).turn(BEN).play(BEN, f"job {job}")

    assert t.asks == "pay"
    assert hands(worlds_of(t, CLEO), BEN) == {"5 booze narcotics"}


def test_g_50_bids_under_seal_are_drawn_and_half_a_bid_is_not_begun() -> None:
    t = Table(players=3, dons=()).case(ANN, "1 1 2").case(BEN, "1 5").case(CLEO, "3").shown("a01", "a02")
    t.step("bribery")
    for n in (0, 0, 1, 2):
        t.play(ANN, f"put {n}")
    t.play(BEN, "put 1")
    t.play(CLEO, "put 0")

    found = [dict(world.stack[-1].sealed) for world in worlds_of(t, CLEO)]

    assert {str(answers[CLEO]) for answers in found} == {"put 0"}
    assert all(answers.keys() == {ANN, CLEO} for answers in found)
    assert len({answers[ANN] for answers in found}) > 3
    assert "put 0 0 1 2" not in canonical(view(t, CLEO))


def test_g_59_when_all_is_over_suitcases_are_open() -> None:
    t = Table(players=3, dons=(), act=4).case(BEN, "1 5").case(CLEO, "3")
    rob_case(t, ANN, BEN, "5")

    t.step("entracte")

    for world in worlds_of(t, CLEO):
        assert [case_ids(world, seat) for seat in (ANN, BEN)] == [["5"], ["1"]]


# -- games in which everybody steals ----------------------------------------------------------------------------------


def thieves() -> str:
    """A component file whose jobs ask for one gun and rob somebody."""
    effects = itertools.cycle(('steal_hand", n = 1', 'steal_suitcase", n = 1', 'steal_hand", n = 2', 'offer"'))
    text = re.sub(r"(?m)^effect = .*$", lambda _: f'effect = {{ op = "{next(effects)} }}', GAME.shipped_data.text)
    return re.sub(r"(?m)^cost = .*$", 'cost = ["gun"]', text)


def moves_of_thieves(players: int, *seeds: int) -> Iterator[tuple[Match[State], Match[State], int, Move]]:
    """Games played at random: before and after each move, who made it, and the move."""
    for seed in seeds:
        rng, key = random.Random(seed), seed.to_bytes(32, "big")
        match: Match[State] = begin(Header("godfather", GAME.rules_version, players, {}, key, data=THIEVES))
        while not match.over:
            before, seat = match.clone(), rng.choice(match.asked)
            move = rng.choice(match.legal(seat))
            match.play(seat, move)
            yield before, match, seat, move


THIEVES = thieves()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_agree_with_the_view_where_everybody_steals(players: int) -> None:
    seen: Counter[str] = Counter()

    for number, (_, match, _, _) in enumerate(moves_of_thieves(players, 1, 2, 3)):
        if number % 9 == 0 and match.state.learnt:
            for seat in (*range(players), None):
                world = check_world(match.position, seat, number)
            check_world(world, number % players, number)
            seen.update(learnt=1, doubt=bool(match.state.doubt), seen=bool(match.state.seen))

    assert seen["learnt"] > 10
    assert players == 2 or min(seen.values()) > 3


@pytest.mark.parametrize("players", [3, 5])
def test_what_all_know_never_follows_from_what_is_hidden(players: int) -> None:
    """A theft between two others, or a card that is played openly, looks the same in every world one could be in."""
    compared: Counter[str] = Counter()

    for number, (before, after, seat, move) in enumerate(moves_of_thieves(players, 4, 5, 6)):
        if move.verb in ("job", "put", "offer") or after.over or not (before.state.learnt or move.verb == "rob"):
            continue  # which goods are paid for a job depends on those at hand; answers under seal are drawn anew
        robbed = int(move[1]) if move.verb == "rob" else None
        if robbed is None and (before.state.chance.used != after.state.chance.used or number % 3):
            continue
        for viewer in {*range(players), None} - {seat, robbed if robbed is not None else seat}:
            world = worlds(before.view(viewer), before.rules.data).draw(Chance(bytes([number % 256] * 32)))
            if move in world.legal(seat):
                then, _ = world.after(seat, move)
                assert canonical(then.view(viewer)) == canonical(after.view(viewer))
                compared[move.verb] += 1

    assert compared["rob"] > 10
    assert compared["discard"] > 30


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_knows_less_than_everybody_and_what_one_may_have_learnt_is_never_exceeded(players: int) -> None:
    for _, match, _, _ in moves_of_thieves(players, 7, 8):
        s = match.state
        lines = lines_of(s)
        for viewer, owner in itertools.permutations(range(players), 2):
            own, shared = lines["doubt", viewer, owner], lines["shared_doubt", viewer, owner]
            by_all = lines["shared_doubt", EVERYBODY, owner]
            jobs = s.seen.get((viewer, owner), 0).bit_count()
            assert all(a >= b >= c >= 0 for a, b, c in zip(own, shared, by_all))
            assert sum(own) - sum(by_all) <= s.learnt.get((viewer, owner), 0)
            assert jobs <= shared[-1]
            assert jobs <= s.taken.get((viewer, owner), 0) or match.view(None)["question"] == "pay"
