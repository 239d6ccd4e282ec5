"""Sentences from catalogues: plural forms, lists, names, languages we lack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from babel import Locale

from consigliere.core.words import LANGUAGES, Words, as_typed, language, plural

NOUNS = {"card": {"winter": {"en": "Winter", "pl": "Zima"}, "spring": {"en": "Spring", "pl": "Wiosna", "ru": "Весна"}}}
CATALOGUES = {
    "en": {
        "seat": "Player {letter}",
        "plays": "{who:seat} plays {cards:card}.",
        "colour.red": "red",
        "paints": "{who:seat} paints it {colour:colour}.",
        "draws_one": "{n} card",
        "draws_other": "{n} cards",
        "round": "Round {n}",
    },
    "pl": {
        "seat": "Gracz {letter}",
        "plays": "{who:seat} zagrywa: {cards:card}.",
        "colour.red": "czerwony",
        "paints": "{who:seat} maluje: {colour:colour}.",
        "draws_one": "{n} karta",
        "draws_few": "{n} karty",
        "draws_many": "{n} kart",
        "round": "Runda {n}",
    },
    "ru": {
        "seat": "Игрок {letter}",
        "plays": "{who:seat} разыгрывает: {cards:card}.",
        "colour.red": "красный",
        "paints": "{who:seat} красит: {colour:colour}.",
        "draws_one": "{n} карта",
        "draws_few": "{n} карты",
        "draws_many": "{n} карт",
        "round": "Раунд {n}",
    },
}


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for lang, catalogue in CATALOGUES.items():
        (tmp_path / f"{lang}.json").write_text(json.dumps(catalogue), encoding="utf-8")
    return Words(tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_unicode(lang: str) -> None:
    rule = Locale.parse(lang).plural_form

    assert [plural(lang, n) for n in range(2001)] == [rule(n) for n in range(2001)]


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("en", "en"), ("pl", "pl"), ("ru", "ru"), ("pl-PL", "pl"), ("ru_RU", "ru"), ("PL", "pl"), ("RU_ru.UTF-8", "ru"),
     ("en-GB", "en"), ("de", "en"), ("de-PL", "en"), ("polski", "en"), ("C", "en"), ("", "en")],
)  # fmt: skip
def test_the_nearest_language_we_speak(asked: str, spoken: str) -> None:
    assert language(asked) == spoken


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [("en", 1, "1 card"), ("en", 0, "0 cards"), ("en", 21, "21 cards"),
     ("pl", 1, "1 karta"), ("pl", 3, "3 karty"), ("pl", 12, "12 kart"), ("pl", 21, "21 kart"), ("pl", 22, "22 karty"),
     ("ru", 1, "1 карта"), ("ru", 4, "4 карты"), ("ru", 11, "11 карт"), ("ru", 21, "21 карта"), ("ru", 0, "0 карт")],
)  # fmt: skip
def test_a_count_chooses_the_form(words: Words, lang: str, n: int, said: str) -> None:
    assert words.say(lang, "draws", {"n": n}) == said


def test_a_number_that_counts_nothing_needs_no_forms(words: Words) -> None:
    assert words.say("pl", "round", {"n": 5}) == "Runda 5"


@pytest.mark.parametrize(
    ("cards", "said"),
    [(["spring", "winter"], "Wiosna, Zima"), (("winter",), "Zima"), ("winter", "Zima"), ([], "—"), (None, "—")],
)
def test_a_list_is_read_out(words: Words, cards: object, said: str) -> None:
    assert words.say("pl", "plays", {"who": 0, "cards": cards}, NOUNS) == f"Gracz A zagrywa: {said}."


def test_players_go_by_their_names_or_by_a_letter(words: Words) -> None:
    facts = {"who": [0, 1], "cards": ["winter"]}

    assert words.say("en", "plays", facts, NOUNS) == "Player A, Player B plays Winter."
    assert words.say("en", "plays", facts, NOUNS, ("Ann", "Bob")) == "Ann, Bob plays Winter."


def test_a_component_without_a_name_in_the_language_has_its_english_one(words: Words) -> None:
    assert words.say("ru", "plays", {"who": 2, "cards": ["winter", "spring"]}, NOUNS).endswith(": Winter, Весна.")


def test_what_is_no_component_is_looked_up_in_the_catalogue(words: Words) -> None:
    assert words.say("ru", "paints", {"who": 5, "colour": "red"}) == "Игрок F красит: красный."


def test_an_unknown_language_is_answered_in_english(words: Words) -> None:
    assert words.say("de-AT", "draws", {"n": 2}) == "2 cards"


def test_a_missing_sentence_is_an_error(words: Words) -> None:
    assert words.has("round")
    assert not words.has("ends")
    for facts in ({}, {"n": 1}):
        with pytest.raises(KeyError, match="ends"):
            words.say("en", "ends", facts)


def test_a_missing_fact_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError, match="cards"):
        words.say("en", "plays", {"who": 0})


def test_an_unknown_component_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError, match="dragon"):
        words.say("en", "plays", {"who": 0, "cards": ["dragon"]}, NOUNS)


def test_words_written_in_code_need_no_folder() -> None:
    words = Words.of({"en": {"hello": "Hello {who:seat}"}, "pl": {"hello": "Cześć {who:seat}"}})

    assert words.say("pl", "hello", {"who": 1}) == "Cześć Gracz B"
    assert words.has("hello")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for lang, catalogue in {"en": CATALOGUES["en"], "pl": {"round": "Runda {n}"}}.items():
        (tmp_path / f"{lang}.json").write_text(json.dumps(catalogue), encoding="utf-8")

    words = Words(tmp_path)

    assert words.say("pl", "round", {"n": 5}) == "Runda 5"
    assert words.say("pl", "draws", {"n": 3}) == "3 cards", "with the English form of the plural"
    assert words.say("pl", "paints", {"who": 0, "colour": "red"}) == "Player A paints it red."
    assert words.say("ru", "plays", {"who": 0, "cards": ["spring"]}, NOUNS) == "Player A plays Весна."
    assert words.catalogue("pl") == CATALOGUES["en"] | {"round": "Runda {n}"}
    with pytest.raises(KeyError, match="ends"):
        words.say("pl", "ends", {"n": 1})


@pytest.fixture
def bent(tmp_path: Path) -> Words:
    catalogue = {
        "seat": "Gracz {letter}",
        "seat.dat": "graczowi {name}",
        "beats": "{card:card.acc} zabiera {who:seat.dat} {gold:count.coin.acc} i {lost:count.coin}.",
        "count.coin_one": "{n} moneta",
        "count.coin_few": "{n} monety",
        "count.coin_many": "{n} monet",
        "count.coin.acc_one": "{n} monetę",
    }
    (tmp_path / "en.json").write_text(json.dumps({"beats": "{card:card} {who:seat} {gold}"}), encoding="utf-8")
    (tmp_path / "pl.json").write_text(json.dumps(catalogue), encoding="utf-8")
    (tmp_path / "pl.forms.json").write_text(json.dumps({"Zima": {"acc": "Zimę"}}), encoding="utf-8")
    return Words(tmp_path)


def test_nouns_and_counts_take_the_form_their_sentence_needs(bent: Words) -> None:
    facts = {"card": "winter", "who": 1, "gold": 1, "lost": 1}

    assert bent.say("pl", "beats", facts, NOUNS) == "Zimę zabiera graczowi B 1 monetę i 1 moneta."
    assert bent.say("pl", "beats", facts | {"gold": 3, "lost": 5}, NOUNS, names=["Anna", "Jan"]) == (
        "Zimę zabiera graczowi Jan 3 monety i 5 monet."
    )


def test_a_noun_whose_forms_nobody_has_told_is_said_as_it_is(bent: Words) -> None:
    facts = {"card": "spring", "who": 0, "gold": 5, "lost": 2}

    assert bent.say("pl", "beats", facts, NOUNS) == "Wiosna zabiera graczowi A 5 monet i 2 monety."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("пас", "'пас'"),
        ("zagraj kukłę", "'zagraj kukłę'"),
        ("a\x1b[2Jb\x07", "'a�[2Jb�'"),
        ("\u202eevil\u200b", "'�evil�'"),
        ("\ud800", "'�'"),
        ("x" * 90, f"'{'x' * 60}…'"),
        ("", "''"),
    ],
)
def test_what_somebody_typed_is_said_again_in_its_own_letters_and_commands_no_terminal(text: str, said: str) -> None:
    assert as_typed(text) == said
