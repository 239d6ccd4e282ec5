"""The client's own words: complete in three languages, with every plural form."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
WORDS = {
    lang: json.loads((WEB / "language" / f"{lang}.json").read_text(encoding="utf-8")) for lang in ("en", "pl", "ru")
}
FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
COUNTED = re.compile(r"(.+)_(one|few|many|other)$")


def bases(lang: str) -> set[str]:
    return {match.group(1) if (match := COUNTED.match(key)) else key for key in WORDS[lang]}


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_all_languages_say_the_same_things(lang: str) -> None:
    assert bases(lang) == bases("en")


@pytest.mark.parametrize("lang", WORDS)
def test_what_is_counted_has_all_plural_forms(lang: str) -> None:
    counted = {match.group(1) for key in WORDS[lang] if (match := COUNTED.match(key))}
    for base in counted:
        assert {form for form in FORMS[lang] if f"{base}_{form}" in WORDS[lang]} == FORMS[lang], base


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_sentences_name_the_same_facts(lang: str) -> None:
    for key, text in WORDS["en"].items():
        if key in WORDS[lang]:
            assert set(re.findall(r"\{\w+\}", WORDS[lang][key])) == set(re.findall(r"\{\w+\}", text)), key


def test_every_word_the_client_asks_for_is_there() -> None:
    asked = set()
    for path in WEB.rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            asked |= set(re.findall(r"\bt\('([\w.]+)'", path.read_text(encoding="utf-8")))
    assert asked - bases("en") == set()
