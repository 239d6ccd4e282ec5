"""Everything the table can say is said in all three languages."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from rich.console import Console

import consigliere as cg
from consigliere.cli.boards import Look
from consigliere.cli.boards.achaja import BOARD
from consigliere.cli.console import THEME
from consigliere.core.words import LANGUAGES
from consigliere.games import achaja
from consigliere.games.achaja import GAME
from consigliere.games.achaja.flow import STEPS
from consigliere.games.achaja.operations import choices, flows
from consigliere.games.achaja.text import SECRETS

FOLDER = Path(achaja.__file__).parent
SOURCE = "\n".join(file.read_text("utf-8") for file in sorted(FOLDER.rglob("*.py")))
KINDS = {
    c.kind for module in (choices, flows) for c in vars(module).values() if isinstance(getattr(c, "kind", None), str)
}


def fields(template: str) -> set[tuple[str, str]]:
    """The facts a template names, and what it says they are; the form that a noun or a number takes is left out."""
    told = [(name, (spec or "").partition(".")[0]) for _, name, spec, _ in Formatter().parse(template)]
    return {(name, "" if kind == "count" else kind) for name, kind in told if name is not None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_catalogue_says_the_same(lang: str) -> None:
    english, other = GAME.words.catalogues["en"], GAME.words.catalogues[lang]

    assert [key for key in other if not key.startswith(("count.", "seat."))] == list(english)
    for key, template in english.items():
        assert fields(other[key]) == fields(template), key
        assert other[key].strip()


def test_every_question_event_refusal_verb_and_option_has_words() -> None:
    words = GAME.words.catalogues["en"]
    for name, step in STEPS.items():
        if step.asks:
            assert f"question.{name}" in words
            assert f"wait.{name}" in words
            assert name in ("declare", "choose") or f"prompt.{name}" in words
    for kind in KINDS - {""}:
        assert f"prompt.choose.{kind}" in words, kind
        assert f"refuse.choose.{kind}" in words, kind
    for what in re.findall(r'Event\(\s*"(\w+)"', SOURCE):
        assert f"log.{what}" in words, what
    for what in SECRETS:
        assert f"log.{what}_seen" in words
    for key in re.findall(r'No\([^,]+, "(refuse\.[\w.]+)"', SOURCE):
        assert key in words, key
    for option in GAME.options:
        assert f"option.{option.name}" in words
    for reason in ("power", "surplus", "shared"):
        assert f"reason.{reason}" in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told_and_every_move_has_a_phrase(lang: str) -> None:
    rng = random.Random(3)
    options = {"negotiate_hard": True, "new_order": "agree", "choose_colours": True}
    m = cg.new("achaja", 4, seed=9, options=options)
    nouns = m.rules.nouns
    names = ["Ann", "Bob", "Cy", "Dee"]
    while not m.over:
        seat = rng.choice(m.asked)
        moves = m.legal(seat)
        for viewer in (None, *range(4)):
            assert m.prompt(viewer, lang, names)
        for move in moves:
            phrase = GAME.phrase(move, lang, nouns, names)
            assert phrase
            assert phrase != str(move) or lang == "en", move
        m.play(seat, rng.choice([move for move in moves if move.verb not in ("give", "trade")]))
    for viewer in (None, 0):
        for event in m.log(viewer):
            assert m.tell(event, lang, names)
    assert m.prompt(0, lang, names)


@pytest.mark.parametrize(
    ("options", "part", "words"),
    [({}, "prison.2", {"en": "gold −2, Street Cousin +2", "pl": "zapłać 2 sztuki złota, Kuzyn uliczny ×2"}),
     ({}, "citadel.1", {"en": "gold −2, a die +2", "ru": "заплатить 2 золотых, кубик +2"}),
     ({"citadel_either_sign": True}, "citadel.1", {"en": "gold −2, a die −2 / +2"})],
)  # fmt: skip
def test_parts_of_a_choice_are_worded_by_their_operations(options: Any, part: str, words: dict[str, str]) -> None:
    m = cg.new("achaja", 3, 1, options)

    said = m.rules.nouns["text"][part]

    assert {lang: said[lang] for lang in words} == words


def test_a_ready_made_pact_is_read_in_the_readers_own_language() -> None:
    m = cg.new("achaja", 3, 1, {"negotiate_hard": True})
    for words in ("peace", "as you like it"):
        m.play(0, f"pact 1 {words}")
    polish = [m.tell(event, "pl") for event in m.log(2)[-2:]]

    assert "W tej turze zachowajmy pokój." in polish[0]
    assert "as you like it" in polish[1]
    assert {move[2] for move in m.talk(0)} == {
        key[5:] for key in GAME.words.catalogues["en"] if key.startswith("pact.")
    }


IDS = re.compile(r"[a-z]{3,}")  # a run of small Latin letters in a Russian sentence is an id
PARTS_OF_IDS = re.compile(r"\w_\w|\w\.\w|[{}]")


def sentences(m: cg.Match[Any], rng: random.Random, lang: str) -> list[str]:
    """Everything that can be read at one moment: prompts, moves, refusals, and the table in a terminal."""
    names = ["А", "Б", "В", "Г", "Д"][: m.players]
    found = [m.prompt(seat, lang, names) for seat in (None, *range(m.players))]
    for seat in range(m.players):
        look = Look(m.view(seat), GAME, m.rules, m.rules.nouns, names, lang, 100)
        for drawn in (BOARD.table(look, None), BOARD.hand(look)):
            paper = io.StringIO()
            Console(theme=THEME, width=100, file=paper).print(drawn or "")
            found.append(paper.getvalue())
    seat = rng.choice(m.asked)
    found += [GAME.phrase(move, lang, m.rules.nouns, names) for move in m.legal(seat)]
    candidates = m.candidates(seat)
    for move in rng.sample(candidates, min(20, len(candidates))):
        refusal = m.why_not(seat, move)
        found += [] if refusal is None else [m.refusal_text(refusal, lang, names)]
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_id_of_a_piece_reaches_the_reader(players: int) -> None:
    rng = random.Random(players)
    m = cg.new("achaja", players, seed=players, options={"negotiate_hard": True, "new_order": "agree"})
    while not m.over:
        if rng.random() < 0.1:
            assert [text for text in sentences(m, rng, "ru") if IDS.search(text)] == []
            assert [text for text in sentences(m, rng, "pl") if PARTS_OF_IDS.search(text)] == []
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice([move for move in m.legal(seat) if move.verb not in ("give", "trade")]))
    told = [m.tell(event, "ru", ["А", "Б", "В", "Г", "Д"]) for event in [*m.log(None), *m.log(0)]]

    assert [text for text in told if IDS.search(text)] == []
