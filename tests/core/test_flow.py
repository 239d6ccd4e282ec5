"""The stack of open questions, on a tiny game that is not one of ours."""

from __future__ import annotations

import pytest

from consigliere.core.event import Event
from consigliere.core.flow import Frame, advance, answers, apply, asked, question
from consigliere.core.move import Move
from core.toll_road import State, rules

ANNA, BEN, CLEO = range(3)


def game(*hands: list[int]) -> State:
    s = State(rules(), [list(hand) for hand in hands], stack=[Frame("game")])
    advance(s)
    return s


def after_bids(*hands: list[int]) -> State:
    """Anna bids highest and travels first."""
    s = game(*hands)
    for seat in (CLEO, ANNA, BEN):
        apply(s, seat, answers(s, seat)[-1 if seat == ANNA else 0])
    return s


def test_everybody_is_asked_together_and_answers_stay_sealed() -> None:
    s = game([3, 1], [2], [2])
    assert asked(s) == (ANNA, BEN, CLEO)

    apply(s, BEN, Move("bid", "2"))

    assert asked(s) == (ANNA, CLEO)
    assert answers(s, BEN) == []
    assert answers(s, ANNA) == [Move("bid", "1"), Move("bid", "3")]
    assert s.told == []


def test_the_order_in_which_sealed_answers_arrive_leaves_no_trace() -> None:
    one, other = game([3], [2], [1]), game([3], [2], [1])

    for s, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        for seat in order:
            apply(s, seat, answers(s, seat)[0])

    assert one.stack == other.stack
    assert one.told == other.told


def test_the_last_sealed_answer_reveals_all_and_play_goes_on() -> None:
    s = after_bids([3, 1], [2], [2])

    assert s.told[0] == Event("bids", None, {"0": "bid 3", "1": "bid 2", "2": "bid 2"})
    assert asked(s) == (ANNA,)


def test_an_interrupt_is_asked_before_the_order_of_play_goes_on() -> None:
    s = after_bids([3, 1], [3, 5], [2])

    apply(s, ANNA, Move("play", "3"))
    apply(s, BEN, Move("play", "3"))

    assert asked(s) == (ANNA,)
    assert answers(s, ANNA) == [Move("demand"), Move("waive")]


def test_interrupts_nest_and_unwind_to_the_next_seat() -> None:
    s = after_bids([3, 1], [3, 5], [2])
    apply(s, ANNA, Move("play", "3"))
    apply(s, BEN, Move("play", "3"))

    apply(s, ANNA, Move("demand"))
    assert asked(s) == (BEN,)
    apply(s, BEN, Move("pay", "5"))

    assert s.hands == [[1, 5], [], [2]]
    assert asked(s) == (CLEO,)


def test_a_secret_of_an_event_reaches_only_those_who_share_it() -> None:
    pay = Event("pay", BEN, {"n": 1}, {"card": 5}, (ANNA, BEN))

    assert pay.seen(ANNA) == Event("pay", BEN, {"n": 1, "card": 5})
    assert pay.seen(CLEO) == pay.seen(None) == Event("pay", BEN, {"n": 1})
    assert "card" not in pay.known_to(CLEO).secret
    assert Event.from_plain(pay.plain()) == pay


def test_a_free_action_leaves_the_open_question_open() -> None:
    s = after_bids([3, 1], [2], [2])
    before = s.stack[:]

    apply(s, CLEO, Move("burn", "2"))

    assert s.hands[CLEO] == []
    assert s.stack == before


def test_a_seat_that_cannot_take_part_is_not_asked() -> None:
    s = after_bids([3, 1], [2], [2])
    apply(s, CLEO, Move("burn", "2"))

    apply(s, ANNA, Move("rest"))
    apply(s, BEN, Move("rest"))

    assert asked(s) == (ANNA,)
    assert s.rounds == 1


def test_the_game_is_over_when_no_question_is_left() -> None:
    s = after_bids([3, 1], [2], [2])

    while s.stack:
        [seat] = asked(s)
        apply(s, seat, Move("rest"))

    assert asked(s) == ()
    assert question(s, ANNA) is None
    assert s.result == ((4, 2, 2), (ANNA,), "hand")


def test_a_step_that_asks_cannot_run_by_itself() -> None:
    s = game([1], [2], [3])

    with pytest.raises(AssertionError, match="bid is a question"):
        s.rules.steps["bid"].run(s, s.stack[-1])
