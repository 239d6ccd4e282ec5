"""The client's own words: complete in three languages, with every plural form."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
FRAME = WEB / "language"
APART = [WEB / "lessons" / "language", WEB / "editor" / "language"]  # words of the frame that are fetched when needed
FOLDERS = [FRAME, *APART, *sorted(WEB.glob("games/*/language")), *sorted(WEB.glob("lessons/*/language"))]
FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
COUNTED = re.compile(r"(.+)_(one|few|many|other)$")


def words(folder: Path, lang: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((folder / f"{lang}.json").read_text(encoding="utf-8"))
    return found


def bases(folder: Path, lang: str = "en") -> set[str]:
    return {match.group(1) if (match := COUNTED.match(key)) else key for key in words(folder, lang)}


def of(folder: Path) -> str:
    return "-".join(folder.relative_to(WEB).parts[:-1]) or "frame"


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
        if path.suffix not in (".svelte", ".ts"):
            continue
        asked = set(re.findall(r"\bt\('([\w.]+)'", path.read_text(encoding="utf-8")))
        own = WEB / "games" / path.relative_to(WEB).parts[1] / "language" if "games" in path.parts else FRAME
        known = bases(FRAME).union(*(bases(folder) for folder in APART))
        assert asked - known - (bases(own) if own.exists() else set()) == set(), path
