"""Random games over families, dons and options: conservation, replay, secrecy, ends; and what the table says."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core import flow
from consigliere.core.save import canonical
from consigliere.games.godfather import GAME

SETUPS: list[tuple[int, tuple[str, ...]]] = [
    (2, ()), (3, ()), (4, ()), (5, ()),
    (1, ("luciano",)), (1, ("siegel",)), (1, ("capone",)),
    (1, ("siegel", "luciano")), (1, ("luciano", "siegel", "capone")),
    (2, ("capone",)), (2, ("luciano", "capone")), (2, ("capone", "siegel", "luciano")),
]  # fmt: skip
CHUNKS = range(4)
GAMES = 250  # per chunk: 1,000 games per set-up


def start(players: int, dons: tuple[str, ...], seed: int, **options: Any) -> cg.Match[Any]:
    return cg.new("godfather", players, seed=seed, options={"dons": list(dons), **options})


def random_options(rng: random.Random) -> dict[str, Any]:
    return {
        option.name: rng.choice((True, False)) if option.type is bool else rng.choice(option.choices)
        for option in GAME.options
        if option.name not in ("dons", "data")
    }


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize(("players", "dons"), SETUPS)
def test_random_games_end_with_all_components(players: int, dons: tuple[str, ...], chunk: int) -> None:
    """Cards, notes, goods, figures, markers are conserved; half of the games with random options"""
    rng = random.Random(chunk)
    for number in range(GAMES):
        m = start(players, dons, chunk * GAMES + number, **(random_options(rng) if number % 2 else {}))
        s, box = m.state, dict(GAME.components(m.state))
        while s.stack:
            seat = rng.choice(flow.asked(s))
            moves = flow.answers(s, seat)
            assert moves
            flow.apply(s, seat, moves[int(rng.random() * len(moves))])
        assert dict(GAME.components(s)) == box
        assert s.result is not None
        assert len(s.result.scores) == players + len(dons)
        assert set(s.size) == {0}


def everything(m: cg.Match[Any], seat: int) -> str:
    refusals = {}
    for move in m.candidates(seat):
        if refusal := m.why_not(seat, move):
            refusals[str(move)] = [refusal.rule, refusal.because]
    return canonical({
        "view": m.view(seat), "legal": m.legal(seat), "asked": m.asked, "prompt": m.prompt(seat), "refusals": refusals,
        "log": [event.plain() for event in m.log(seat)], "spectator": m.view(None),
    })  # fmt: skip


@pytest.mark.parametrize(("players", "dons"), SETUPS)
def test_what_a_seat_cannot_know_may_change_and_it_sees_the_same(players: int, dons: tuple[str, ...]) -> None:
    """Secrecy at every kind of open question"""
    rng = random.Random(7)
    seen: dict[str, int] = {}
    for seed in range(6):
        m = start(players, dons, seed, **random_options(rng))
        while not m.over:
            question = m.state.stack[-1].step
            seen[question] = seen.get(question, 0) + 1
            if seen[question] <= 4 or m.state.stack[-1].sealed or (m.state.doubt and rng.random() < 0.05):
                for seat in range(players):
                    world = m.imagine(seat, seed=rng.randrange(2**32))
                    assert everything(world, seat) == everything(m, seat), question
                    assert dict(GAME.components(world.state)) == dict(GAME.components(m.state))
                    assert all(world.legal(other) for other in world.asked), question
            seat = rng.choice(m.asked)
            m.play(seat, rng.choice(m.legal(seat)))


@pytest.mark.parametrize(("players", "dons"), SETUPS)
def test_imagined_worlds_end_too(players: int, dons: tuple[str, ...]) -> None:
    rng = random.Random(3)
    for seed in range(3):
        m = start(players, dons, seed)
        for _ in range(rng.randrange(20, 150)):
            if not m.over:
                seat = rng.choice(m.asked)
                m.play(seat, rng.choice(m.legal(seat)))
        world = m.imagine(rng.randrange(players), seed=seed)
        box = dict(GAME.components(world.state))
        while not world.over:
            seat = rng.choice(world.asked)
            world.play(seat, rng.choice(world.legal(seat)))
        assert dict(GAME.components(world.state)) == box


@pytest.mark.parametrize(("players", "dons"), SETUPS)
def test_records_clones_and_saves(players: int, dons: tuple[str, ...]) -> None:
    rng = random.Random(11)
    m = start(players, dons, 5, **random_options(rng))
    while not m.over:
        if rng.random() < 0.05:
            text = m.to_json()
            for twin in (m.clone(), cg.Match.from_json(text)):
                assert twin.to_json() == text
                seat = twin.asked[0]
                twin.play(seat, rng.choice(twin.legal(seat)))
            assert m.to_json() == text
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice(m.legal(seat)))

    again = cg.Record.parse(str(m.record())).replay()

    assert again.digest() == m.digest()
    assert again.events == m.events


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_everything_is_said_in_every_language(lang: str) -> None:
    """Prompts, log, moves and refusals of whole games, without a hole"""
    rng = random.Random(1)
    for players, dons in SETUPS:
        m = start(players, dons, 2)
        while not m.over:
            for seat in range(players):
                assert m.prompt(seat, lang)
            seat = rng.choice(m.asked)
            for move in m.legal(seat):
                phrase = m.game.phrase(move, lang, m.rules.nouns)
                assert phrase
                assert "{" not in phrase
            for move in rng.sample(m.candidates(seat), min(5, len(m.candidates(seat)))):
                if refusal := m.why_not(seat, move):
                    assert m.refusal_text(refusal, lang)
            m.play(seat, rng.choice(m.legal(seat)))
        for seat in (*range(players), None):
            for event in m.log(seat):
                assert "{" not in m.tell(event, lang)
        assert m.prompt(0, lang)


def test_the_catalogues_have_the_same_keys() -> None:
    words = GAME.words.catalogues
    plural = ("_one", "_few", "_many", "_other")

    def keys(lang: str) -> set[str]:
        return {key for key in words[lang] if not key.endswith(plural)}

    assert keys("en") == keys("pl") == keys("ru")
    assert all(f"option.{option.name}" in words["en"] for option in GAME.options)


def test_a_view_is_plain_data_and_tells_no_hand_of_others() -> None:
    """G-20 G-25"""
    m = start(3, (), 4)

    for seat in (0, 1, 2, None):
        view = json.loads(json.dumps(m.view(seat)))
        assert all("hand" not in family or isinstance(family["hand"], int) for family in view["families"])
    mine = set(m.view(0)["hand_jobs"])
    assert not mine & set(json.dumps(m.view(1)).replace('"', " ").split())


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("doubt", [0, 1, 0, 99]),  # more copies than there are
        ("doubt", [-1, 1, 0, 1]),  # whoever only watches has no book of his own
        ("shared_doubt", [-1, 2, 0, 1]),  # a don's cards are open
        ("learnt", [2, 0, 1]),  # and he looks into nobody's
        ("taken", [0, 0, 0]),
        ("seen", [0, 1, ["j01", "j02", "j03"]]),  # not in that hand
        ("quiet", 99),
        ("phase", 7),
        ("act", 0),
    ],
)
def test_what_cannot_be_known_or_cannot_be_is_not_loaded(key: str, line: Any) -> None:
    m = start(2, ("luciano",), 3)
    saved = m.position.save()

    saved[key] = [line] if isinstance(line, list) else line

    with pytest.raises(ValueError, match=r"."):
        GAME.load(m.rules, saved)


def test_g_123_the_number_of_cards_bid_is_told_with_the_bid() -> None:
    """G-123"""
    rng = random.Random(2)
    m = start(1, ("luciano",), 9)
    while not m.over:
        m.play(0, rng.choice(m.legal(0)))
    bids = [event for event in m.events if event.what == "bid"]

    assert bids
    assert all(len(event.facts["cards"]) <= event.facts["total"] for event in bids)


def test_g_101_set_up_counts_the_dons() -> None:
    """G-101 D-12"""
    m = start(1, ("luciano", "siegel"), 1)

    assert m.rules.setup == GAME.rules_for(3, m.rules.options | {"dons": []}, GAME.shipped_data).setup
