"""Sentences in three languages, from catalogues that the browser can read too.

A template names its facts in braces and says what they are: ``{who:seat} plays {card:card}``.
A key that counts something has plural forms: ``draws_one``, ``draws_few``, ``draws_many``, ``draws_other``; the
fact `n` chooses among them. What nobody has translated is said in English.

A noun takes the form that its sentence needs: ``{card:card.acc}``. Its forms stand in ``<lang>.forms.json``, by the
noun as it is named: ``{"Zima": {"acc": "Zimę"}}``; a name without the form, such as one an owner of the box has
changed, is said as it is. People's names are never bent: ``seat.acc`` is a template, ``gracza {name}``.
A number in a sentence that counts several things brings its own word: ``{gold:count.coin.acc}`` is the template
``count.coin.acc_one``, ``_few`` and so on, else ``count.coin_one``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Any

LANGUAGES = ("en", "pl", "ru")

Noun = Callable[[str, str], str]  # kind, id -> name in the language at hand
Names = Sequence[str] | None  # what the players are called, by seat


def plural(lang: str, n: int) -> str:
    """The plural category of a whole number, as Unicode's CLDR has it."""
    if lang == "en":
        return "one" if n == 1 else "other"
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    if lang == "pl":
        return "one" if n == 1 else "few" if few else "many"
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if few else "many"


def language(lang: str) -> str:
    """The language we speak that is nearest to the one asked for: "pl-PL" is "pl", what we lack is "en"."""
    short = lang.split("-")[0].split("_")[0].lower()
    return short if short in LANGUAGES else "en"


def printable(text: str) -> str:
    """A text in which letters of any language stay, and nothing commands a terminal or turns the line around."""
    return text if text.isprintable() else "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def as_typed(text: str, most: int = 60) -> str:
    """What somebody typed, in quotation marks, as it may be said again."""
    return f"'{printable(text[:most])}{'…' if len(text) > most else ''}'"


@cache
def _parts(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """A template taken apart once: text, then a fact and what it is (None: no fact follows)."""
    return tuple((before, fact, kind or "") for before, fact, kind, _ in Formatter().parse(template))


class _Sentence:
    """One template's worth of context: the language, the components and the players."""

    __slots__ = ("lang", "names", "nouns", "words")

    def __init__(self, words: Words, lang: str, nouns: Mapping[str, Mapping[str, Mapping[str, str]]], names: Names):
        self.words = words
        self.lang = lang
        self.nouns = nouns
        self.names = names

    def write(self, template: str, facts: Mapping[str, Any]) -> str:
        said = ""
        for before, fact, kind in _parts(template):
            said += before if fact is None else before + self.fact(facts[fact], kind)
        return said

    def fact(self, value: Any, spec: str) -> str:
        if not spec:
            return str(value)
        if isinstance(value, (list, tuple)):
            return ", ".join([self.fact(item, spec) for item in value]) or "—"
        if value is None:
            return "—"
        kind, _, form = spec.partition(".")
        if kind == "count":
            return self.words.counted(self.lang, f"count.{form}", value).replace("{n}", str(value))
        name = self.nouns.get(kind, {}).get(str(value))  # also of a seat that only the rules play
        if name is not None:
            return self.words.form(self.lang, name.get(self.lang) or name["en"], form)
        if kind == "seat":
            return self.player(value, form)
        return self.words.form(self.lang, self.words.template(self.lang, f"{kind}.{value}"), form)

    def player(self, seat: int, form: str) -> str:
        """A player by name, else by letter, with the word that takes the form the sentence needs before it.

        A name such as "Player B (greedy)" has that word already; it is not said twice.
        """
        name = str(self.names[seat]) if self.names else "ABCDEF"[seat]
        if form:
            with suppress(KeyError):
                called = name.removeprefix(self.words.template(self.lang, "seat").replace("{letter}", ""))
                return self.words.template(self.lang, f"seat.{form}").replace("{name}", called)
        return name if self.names else self.words.template(self.lang, "seat").replace("{letter}", name)


class Words:
    """The catalogues of one part of the product, as they were written: by language, then by key."""

    def __init__(self, folder: Traversable) -> None:
        self.catalogues: dict[str, dict[str, str]] = {lang: _read(folder / f"{lang}.json") for lang in LANGUAGES}
        self.forms: dict[str, dict[str, dict[str, str]]] = {
            lang: _read(folder / f"{lang}.forms.json") for lang in LANGUAGES
        }

    @classmethod
    def of(cls, catalogues: Mapping[str, Mapping[str, str]]) -> Words:
        """Words written in code, for a game too small for a folder; English is needed, other languages may be partial.

        ``Words.of({"en": {"log.win": "{who:seat} wins."}})``
        """
        words = cls.__new__(cls)
        words.catalogues = {lang: dict(catalogues.get(lang, {})) for lang in LANGUAGES}
        words.forms = {lang: {} for lang in LANGUAGES}
        return words

    def catalogue(self, lang: str) -> dict[str, str]:
        """Everything there is to say, with English where this language has no words for it."""
        return self.catalogues["en"] | self.catalogues[lang]

    def template(self, lang: str, key: str) -> str:
        """A template in this language, else in English; what every game says alike need not be repeated."""
        for catalogue in (self.catalogues[lang], self.catalogues["en"], COMMON.catalogues[lang]):
            if key in catalogue:
                return catalogue[key]
        raise KeyError(key)

    def form(self, lang: str, noun: str, form: str) -> str:
        """A noun in the form a sentence needs, such as "acc"; as it is if nobody has said how it takes that form."""
        if not form:
            return noun
        forms = self.forms[lang].get(noun) or COMMON.forms[lang].get(noun) or {}
        return forms.get(form, noun)

    def has(self, key: str) -> bool:
        return key in self.catalogues["en"]

    def say(
        self,
        lang: str,
        key: str,
        facts: Mapping[str, Any] | None = None,
        nouns: Mapping[str, Mapping[str, Mapping[str, str]]] | None = None,
        names: Names = None,
    ) -> str:
        """One sentence. `nouns` are names of components by kind, id and language."""
        lang = language(lang)
        facts = facts or {}
        counted = isinstance(facts.get("n"), int)
        template = self.counted(lang, key, facts["n"]) if counted else self.template(lang, key)
        return _Sentence(self, lang, nouns or {}, names).write(template, facts)

    def counted(self, lang: str, key: str, n: int) -> str:
        """The template of a key with a number in it: the key itself where nothing is counted, else its plural form.

        A language that needs no case for a count has none: what is lacking as ``count.coin.acc`` is ``count.coin``.
        """
        caseless = key.rpartition(".")[0] if key.startswith("count.") and key.count(".") == 2 else key
        for spoken in (lang, "en"):
            for form in (key, f"{key}_{plural(spoken, n)}", f"{caseless}_{plural(spoken, n)}"):
                for catalogue in (self.catalogues[spoken], COMMON.catalogues[spoken]):
                    if form in catalogue:
                        return catalogue[form]
        return self.template(lang, key)


def _read(file: Traversable) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


COMMON = Words(files("consigliere.core") / "language")  # what every game says alike
