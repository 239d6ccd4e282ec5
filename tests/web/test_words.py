"""The client's own words: complete in three languages, with every plural form."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg

WEB = Path(__file__).parents[2] / "web" / "src"
FRAME = WEB / "language"
FOLDERS = sorted(WEB.rglob("language"), key=lambda folder: (folder != FRAME, folder))  # the frame's first
FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
COUNTED = re.compile(r"(.+)_(one|few|many|other)$")


def words(folder: Path, lang: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((folder / f"{lang}.json").read_text(encoding="utf-8"))
    return found


def bases(folder: Path, lang: str = "en") -> set[str]:
    return {match.group(1) if (match := COUNTED.match(key)) else key for key in words(folder, lang)}


def of(folder: Path) -> str:
    return str(folder.parent.relative_to(WEB))


@pytest.mark.parametrize("folder", FOLDERS, ids=of)
@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_all_languages_say_the_same_things(folder: Path, lang: str) -> None:
    assert bases(folder, lang) == bases(folder)


@pytest.mark.parametrize("folder", FOLDERS, ids=of)
@pytest.mark.parametrize("lang", FORMS)
def test_what_is_counted_has_all_plural_forms(folder: Path, lang: str) -> None:
    said = words(folder, lang)
    for base in {match.group(1) for key in said if (match := COUNTED.match(key))}:
        assert {form for form in FORMS[lang] if f"{base}_{form}" in said} == FORMS[lang], base


@pytest.mark.parametrize("folder", FOLDERS, ids=of)
@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_sentences_name_the_same_facts(folder: Path, lang: str) -> None:
    said = words(folder, lang)
    for key, text in words(folder, "en").items():
        if key in said:
            assert set(re.findall(r"\{\w+\}", said[key])) == set(re.findall(r"\{\w+\}", text)), key


def test_a_game_does_not_change_the_words_of_the_frame() -> None:
    for folder in FOLDERS[1:]:
        assert bases(folder) & bases(FRAME) == set(), folder


def test_every_word_the_client_asks_for_is_there() -> None:
    for path in WEB.rglob("*"):
        if path.suffix not in (".svelte", ".ts") or path.name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        asked = set(re.findall(r"\bt\('([\w.]+)'", text))
        called = [WEB / name for name in re.findall(r"from '\.\./(\w+)'", text)]  # whose words are learnt there
        near = [folder / "language" for folder in (*path.parents, *called) if (folder / "language").is_dir()]
        assert asked - set().union(*map(bases, near)) == set(), path


ELSEWHERE = {"game", "components", "seat", "asked", "players", "result", "question", "options", "about", "bookkeeping"}


def keys_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The way to every key of a view."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key)
            yield from keys_in(inner, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner, path)


@pytest.mark.parametrize("name", cg.games())
def test_the_plain_board_has_a_label_for_everything_on_the_table(name: str) -> None:
    """A key of a view is a fact with a label, the name of a thing, a seat, or a move."""
    said = words(WEB / "games/fallback/language", "en")
    match = cg.new(name, cg.game(name).seats[-1], 5)
    nouns = {one for kind in match.rules.nouns.values() for one in kind}
    dice, missing = random.Random(5), set[str]()
    while not match.over:
        seat = match.asked[0]
        for path in keys_in({key: fact for key, fact in match.view(seat).items() if key not in ELSEWHERE}):
            key = path[-1]
            labels = {f"fact.{key}", f"fact.{name}.{key}", f"fact.{name}.{'.'.join(path[-2:])}"}
            if key not in nouns and not key.isdigit() and " " not in key and not labels & set(said):
                missing.add(".".join(path))
        match.play(seat, dice.choice(match.legal(seat)))
    assert missing == set()
