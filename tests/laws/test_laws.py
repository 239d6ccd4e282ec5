"""What every game must obey, tried with random play over the registry, all player counts and random options."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import consigliere as cg
from laws.tables import moments, step, tables, walk

law = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
TEXTS = ["", "  ", "play", "PLAY WINTER", "fly me to the moon", "x" * 9999, "play \x00"]
THINGS: list[Any] = [None, 7, 3.5, b"pass", ["pass"], ("pass",), {}, object()]
GARBAGE = [*TEXTS, *THINGS, cg.Move("pass", "pass", "pass"), cg.Move("nonsense"), cg.Move(), cg.Move(5), cg.Move([1])]  # type: ignore[arg-type]


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_components_are_conserved(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))
    box = dict(m.game.components(m.state))

    for _ in walk(m, rng):
        assert dict(m.game.components(m.state)) == box


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_somebody_can_always_move_and_games_end_with_a_result(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))
    assert m.result is None

    for _ in walk(m, rng):
        assert m.over or all(m.legal(seat) for seat in m.asked)

    assert m.asked == ()
    assert m.result is not None
    assert len(m.result.scores) == m.game.scored(m.rules)
    assert set(m.result.winners) <= set(range(m.game.scored(m.rules)))
    assert all(m.legal(seat) == [] and m.talk(seat) == [] for seat in range(m.players))


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_what_is_legal_plays_and_what_is_not_is_refused_by_a_rule(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))
    rulebook = m.game.rulebook

    for _ in moments(m, rng, 20):
        before = m.digest()
        for seat in range(m.players):
            allowed = [*m.legal(seat), *m.talk(seat)]
            for move in allowed:
                assert m.why_not(seat, move) is None
                m.clone().play(seat, move)
            for move in [*m.candidates(seat), *GARBAGE]:
                if move in allowed or move in map(str, allowed):
                    continue
                refusal = m.why_not(seat, move)
                assert refusal is not None, move
                assert refusal.rule in rulebook
                assert refusal.because
                with pytest.raises(cg.IllegalMove) as caught:
                    m.play(seat, move)
                assert caught.value.refusal == refusal
        assert m.digest() == before


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_no_question_offers_more_than_a_few_hundred_moves(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))

    for _ in walk(m, rng):
        for seat in m.asked:
            legal = m.legal(seat)
            assert len(legal) == len(set(legal)) <= 300


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_a_record_replays_to_the_same_states_events_and_score(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))
    for _ in walk(m, rng):
        pass

    again = cg.Record.parse(str(m.record())).replay()

    assert again.digest() == m.digest()
    assert again.events == m.events
    assert again.result == m.result


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_a_clone_and_a_saved_match_equal_the_original_and_share_nothing(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))

    for _ in moments(m, rng, 20):
        text, digest = m.to_json(), m.digest()
        for twin in (m.clone(), cg.Match.from_json(text)):
            assert twin.to_json() == text
            assert twin.digest() == digest
            for _ in range(20):
                if not twin.over:
                    step(twin, rng)
            assert m.to_json() == text


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_the_same_moves_from_a_saved_match_lead_to_the_same_place(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))
    for _ in walk(m, rng, stops=60):
        break
    loaded, choices = cg.Match.from_json(m.to_json()), rng.randrange(2**32)

    for twin in (m, loaded):
        dice = random.Random(choices)
        for _ in range(60):
            if not twin.over:
                step(twin, dice)

    assert loaded.digest() == m.digest()
    assert loaded.log(0) == m.log(0)
    assert str(loaded.record()) == str(m.record())


@pytest.mark.parametrize("game", cg.games())
@law
@given(data=st.data())
def test_moves_round_trip_through_notation_and_are_ordered(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))

    for _ in walk(m, rng, stops=10):
        moves = [move for seat in range(m.players) for move in m.legal(seat)]
        assert [cg.Move.parse(str(move)) for move in moves] == moves
        assert [cg.Move(*json.loads(json.dumps(move))) for move in moves] == moves
        assert sorted(set(moves)) == sorted(set(moves), key=tuple)


def test_rules_versions_titles_and_options_are_complete() -> None:
    for name in cg.games():
        game = cg.game(name)
        assert game.name == name
        assert game.rules_version >= 1
        assert {"en", "pl", "ru"} <= set(game.title)
        assert {"en", "pl", "ru"} <= set(game.blurb)
        for option in game.options:
            assert option.rule in game.rulebook, option.name
            assert option.accepts(option.default, game.seats[-1])
        assert game.end_rule in game.rulebook
