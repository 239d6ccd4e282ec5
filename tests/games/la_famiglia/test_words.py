"""Prompts, log, refusals and moves in three languages."""

from __future__ import annotations

import random
import re
from string import Formatter

import pytest

import consigliere as cg
from consigliere.games.la_famiglia.game import GAME
from consigliere.games.la_famiglia.text import VARIANTS

LANGUAGES = ("en", "pl", "ru")


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_all_languages_say_the_same_things_about_the_same_facts() -> None:
    catalogues = GAME.words.catalogues
    keys = set(catalogues["en"])

    for lang in ("pl", "ru"):
        assert set(catalogues[lang]) == keys
        for key in keys:
            assert fields(catalogues[lang][key]) == fields(catalogues["en"][key]), key


def test_every_question_has_its_prompt_and_every_option_its_sentence() -> None:
    m = cg.new("la_famiglia", 4, seed=1)
    words = GAME.words
    variants = {"choose_row": "choose_row_supply", **VARIANTS}

    for name, step in m.rules.steps.items():
        if step.asks:
            assert words.has(f"question.{name}"), name
            assert words.has(f"prompt.{variants.get(name, name)}"), name
            assert step.rule in GAME.rulebook, name
    for option in GAME.options:
        assert words.has(f"option.{option.name}")


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_told_in_every_language(seed: int) -> None:
    m = cg.new("la_famiglia", 4, seed=seed, options={"first_game": seed % 2 == 0})
    rng = random.Random(seed)
    while not m.over:
        seat = rng.choice(m.asked)
        moves = [move for move in m.legal(seat) if move.verb != "sell"]
        lang = rng.choice(LANGUAGES)
        assert m.prompt(seat, lang)
        assert m.prompt(None, lang)
        for move in moves:
            phrase = GAME.phrase(move, lang, m.rules.nouns)
            assert not re.search(r"[{}]", phrase)
            assert phrase != str(move), move
        m.play(seat, rng.choice(moves))

    for lang in LANGUAGES:
        assert m.prompt(0, lang)
        for seat in (0, 1, None):
            for event in m.log(seat):
                assert not re.search(r"[{}]", m.tell(event, lang))


ID = re.compile(r"\b\d-[a-z]+-\d\b|\b(?:red|blue|green|yellow|black|white)-[a-z]|\b[a-z]+_[a-z_]+\b")


@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_told_the_id_of_a_piece(seed: int) -> None:
    """Prompts, moves, the log and every refusal name spaces, orders, areas and tiles as a person would."""
    m = cg.new("la_famiglia", 4, seed=seed)
    rng = random.Random(seed)
    said: set[str] = set()
    asked: set[str] = set()
    while not m.over:
        seat = rng.choice(m.asked)
        moves = [move for move in m.legal(seat) if move.verb != "sell"]
        if m.state.stack[-1].step not in asked or rng.random() < 0.02:
            asked.add(m.state.stack[-1].step)
            for lang in LANGUAGES:
                said |= {m.prompt(seat, lang), m.prompt(None, lang)}
                said |= {m.position.phrase(move, lang) for move in m.candidates(seat)}
                for move in m.candidates(seat):
                    if (no := m.why_not(seat, move)) is not None:
                        said.add(m.refusal_text(no, lang))
        m.play(seat, rng.choice(moves))
    for lang in LANGUAGES:
        said |= {m.tell(event, lang) for seat in (0, 1, None) for event in m.log(seat)}

    assert {text for text in said if ID.search(text)} == set()
    assert len(asked) > 20


def test_words_the_code_uses_exist() -> None:
    keys = set(GAME.words.catalogues["en"])
    source = "".join(path.read_text() for path in _sources())

    for key in re.findall(r'"(refuse\.[a-z_]+)"', source):
        assert key in keys
    for name in re.findall(r'Event\("([a-z_]+)"', source):
        assert f"log.{name}" in keys


def _sources():  # type: ignore[no-untyped-def]
    from importlib.resources import files

    folder = files("consigliere.games.la_famiglia")
    for part in (folder, folder / "steps"):
        yield from (entry for entry in part.iterdir() if entry.name.endswith(".py"))
