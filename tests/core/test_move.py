"""Moves and their notation."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import consigliere as cg
from consigliere import Move

words = st.from_regex(r"[a-z0-9][a-z0-9_.+-]{0,12}", fullmatch=True)


@given(st.lists(words, min_size=1, max_size=5))
def test_notation_is_read_back_to_the_same_move(parts: list[str]) -> None:
    move = Move(*parts)

    assert Move.parse(str(move)) == move
    assert hash(Move.parse(str(move))) == hash(move)
    assert pickle.loads(pickle.dumps(move)) == copy.deepcopy(move) == move
    assert type(pickle.loads(pickle.dumps(move))) is Move


def test_a_move_has_a_verb_and_words() -> None:
    move = Move.parse("  show   winter 2 ")

    assert (move.verb, move.args, str(move)) == ("show", ("winter", "2"), "show winter 2")
    assert repr(move) == "Move('show winter 2')"


def test_moves_are_ordered_like_their_words() -> None:
    assert sorted([Move("play", "winter"), Move("pass"), Move("play")]) == [
        Move("pass"),
        Move("play"),
        Move("play", "winter"),
    ]


@pytest.mark.parametrize(
    "text", ["", "   ", "Play winter", "play Zima!", "play \N{SNOWFLAKE}", "a\x00b", "-x", None, 5, b"pass"]
)
def test_garbage_is_refused_in_one_sentence(text: object) -> None:
    with pytest.raises(cg.BadMove) as caught:
        Move.parse(text)

    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200
