"""The public contract of a match."""

from __future__ import annotations

import contextlib
import json
import random

import pytest

import consigliere as cg


def test_games_are_listed_and_found() -> None:
    assert "condottiere" in cg.games()
    assert list(cg.games()) == sorted(cg.games())
    assert list(cg.game("condottiere").seats) == [2, 3, 4, 5, 6]
    with pytest.raises(cg.BadOption, match=r"no game 'chess'; the games are .*condottiere"):
        cg.game("chess")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 7}, "condottiere is for 2 to 6 players, not 7"),
        ({"players": 1}, "condottiere is for 2 to 6 players, not 1"),
        ({"players": "four"}, "condottiere is for 2 to 6 players, not 'four'"),
        ({"players": True}, "condottiere is for 2 to 6 players, not True"),
        ({"options": {"reconquest": "yes"}}, "option 'reconquest' is true or false, not 'yes'"),
        ({"options": {"reconquest": 1}}, "option 'reconquest' is true or false, not 1"),
        ({"options": {"points_target": -1}}, "option 'points_target' is a whole number from 0 to 999, not -1"),
        ({"options": {"points_target": 2.5}}, "option 'points_target' is a whole number from 0 to 999, not 2.5"),
        ({"options": {"pope_on_contested": "no"}}, "option 'pope_on_contested' is one of 'forbid', 'allow', not 'no'"),
        ({"options": {"first_player": 4}}, "option 'first_player' is 'random' or a seat from 0 to 3, not 4"),
        ({"options": {"flying": True}}, "condottiere has no option 'flying'; its options are draw_after_battle, "),
        ({"options": ["reconquest"]}, "options are a mapping of names to values, not list"),
        ({"seed": -1}, "a seed is 32 bytes or a whole number from 0 to 2**256 - 1"),
        ({"seed": "x"}, "a seed is 32 bytes or a whole number from 0 to 2**256 - 1"),
        ({"names": ["Ada"]}, "1 names for 4 seats; give one name per seat or none"),
    ],
)  # fmt: skip
def test_a_wrong_table_is_refused_with_what_is_allowed(arguments: dict, sentence: str) -> None:
    with pytest.raises(cg.BadOption) as caught:
        cg.new("condottiere", **{"players": 4, "seed": 1} | arguments)

    assert str(caught.value).startswith(sentence)


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    one, twin, other = (cg.new("condottiere", 4, seed=seed) for seed in (7, (7).to_bytes(32, "big"), 8))

    assert one.digest() == twin.digest()
    assert one.digest() != other.digest()


def test_options_and_players_are_part_of_the_digest() -> None:
    plain = cg.new("condottiere", 4, seed=7)

    assert plain.digest() != cg.new("condottiere", 4, seed=7, options={"bigger_kingdoms": True}).digest()


def test_the_loop_a_script_would_write() -> None:
    m, rng = cg.new("condottiere", players=4, seed=7, options={"reconquest": True}), random.Random(1)

    while m.asked:
        for seat in m.asked:
            events = m.play(seat, rng.choice(m.legal(seat)))
            assert all(isinstance(event, cg.Event) for event in events)

    assert m.over
    assert isinstance(m.result, cg.Result)


def test_a_seat_that_is_not_asked_may_do_nothing_and_learns_who_is_awaited() -> None:
    m = cg.new("condottiere", 3, seed=1, options={"first_player": 1})

    assert m.asked == (1,)
    assert m.legal(0) == []
    refusal = m.why_not(0, "choose milano")
    assert refusal is not None
    assert refusal.because == "It is not your turn to answer; the table waits for Player B."


@pytest.mark.parametrize("seat", [-1, 4, None, "0", True, 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    m = cg.new("condottiere", 4, seed=1)

    assert m.why_not(seat, "pass") is not None
    for ask in (m.legal, m.talk, m.candidates, lambda s: m.imagine(s, 1)):
        with pytest.raises(cg.BadOption, match="the seats are 0 to 3"):
            ask(seat)


def test_views_and_prompts_are_plain_data_in_three_languages() -> None:
    m = cg.new("condottiere", 4, seed=1)

    for seat in (None, 0, 1, 2, 3):
        assert json.loads(json.dumps(m.view(seat))) == m.view(seat)
        assert len({m.prompt(seat, lang) for lang in ("en", "pl", "ru")}) == 3


def test_events_are_told_to_a_player_as_that_player_sees_them() -> None:
    m = cg.new("condottiere", 3, seed=1)
    dealt = [event for event in m.log(1) if event.what == "dealt"]

    assert [("cards" in event.facts) for event in dealt] == [False, True, False]
    assert not any("cards" in event.facts for event in m.log(None) if event.what == "dealt")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"match": {}}',
        '{"match": {"game": "chess", "seed": ""}, "state": {}}',
        "\x00",
        "1e999",
    ],
)
def test_a_damaged_save_is_a_bad_record(text: str) -> None:
    with pytest.raises(cg.BadRecord):
        cg.Match.from_json(text)


def test_a_situation_with_a_card_too_many_is_refused() -> None:
    data = json.loads(cg.new("condottiere", 4, seed=1).to_json())
    data["state"]["hands"][0].append("winter")

    with pytest.raises(cg.BadRecord, match="4 of 'winter' lie on the table, the box holds 3"):
        cg.Match.from_json(json.dumps(data))


def test_any_value_of_a_save_may_be_damaged_without_a_crash() -> None:
    """Each value of a saved match is replaced by junk in turn: it loads or is refused, nothing else."""
    text = cg.new("condottiere", 3, seed=1).to_json()
    paths: list[tuple] = []

    def walk(value: object, path: tuple) -> None:
        paths.append(path)
        for key, child in (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        ):
            if not isinstance(key, int) or key < 2:
                walk(child, (*path, key))

    walk(json.loads(text), ())
    for path in paths[1:]:
        for junk in (None, -7, "junk", [], {}, [[1]], 10**30):
            data = json.loads(text)
            target = data
            for key in path[:-1]:
                target = target[key]
            target[path[-1]] = junk
            with contextlib.suppress(cg.BadRecord):
                cg.Match.from_json(json.dumps(data))


def test_a_set_up_situation_needs_only_match_and_state() -> None:
    data = json.loads(cg.new("condottiere", 4, seed=1).to_json())

    m = cg.Match.from_json(json.dumps({"match": data["match"], "state": data["state"]}))

    m.play(m.asked[0], m.legal(m.asked[0])[0])
    assert cg.Record.parse(str(m.record())).replay().digest() == m.digest()


@pytest.mark.parametrize(("lang", "said"), [("en", "'Play Winter'"), ("pl", "Zagraj Zimę"), ("ru", "«Разыграть Зиму»")])
def test_what_is_not_a_choice_is_named_as_on_its_button(lang: str, said: str) -> None:
    m = cg.new("condottiere", 2, seed=1)
    refusal = m.why_not(m.asked[0], "play winter")

    assert refusal is not None
    assert said in m.refusal_text(refusal, lang)


@pytest.mark.parametrize("game", cg.games())
def test_every_verb_with_any_words_is_refused_in_three_languages(game: str) -> None:
    m = cg.new(game, seed=1)
    verbs = {verb for step in m.rules.steps.values() for verb in step.verbs} | {*m.rules.free.verbs, "nonsense"}
    refused = 0
    for verb in sorted(verbs):
        for words in ("", " x", " 9", " disc x", " x 9 car", " -1", " 1 2 3 4"):
            if refusal := m.why_not(m.asked[0], verb + words):
                refused += 1
                assert all(m.refusal_text(refusal, lang) for lang in ("en", "pl", "ru"))

    assert refused > 3 * len(verbs)
