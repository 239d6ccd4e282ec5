"""What people at the table call an answer: by the names printed on components, in any language, as short as is clear.

Each answer is a row of *slots*: its verb, which may be left out, and what it names. Each slot has several names, each a
tuple of words. A typed word may be the beginning of a word of the name, and words may be left out, but the closest
reading wins: the whole name before its beginning, its beginning before some of its words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from consigliere.core.words import LANGUAGES, Words
from consigliere.games.godfather.reading import FIGURE_WORDS
from consigliere.games.godfather.state import Rules

WHOLE, BEGINNING, PARTS = range(3)  # how closely a text says a name

Name = tuple[str, ...]  # folded words
Slot = tuple[Name, ...]

#: what the words after a verb name
AFTER: dict[str, tuple[str, ...]] = {
    "thug": ("business",),
    "family": ("space",),
    "ally": ("ally",),
    "kill": ("place",),
    "move": ("business", "business"),
    "recall": ("stands",),
    "mark": ("turf",),
    "unmark": ("turf",),
    "rob": ("seat", "note"),
    "figure": ("neutral", "place"),
}
SEATS = ("ask.head", "ask.largest_hand", "ask.fullest_case")  # questions whose answers are seats
TURFS = ("ask.fetch",)


@lru_cache(maxsize=4096)
def folded(text: str) -> Name:
    """A text as it is compared: small letters without accents, е for ё, nothing but words and numbers."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return tuple(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c)).replace("_", " ")))


class Calling:
    """The names of all answers at one table."""

    def __init__(self, rules: Rules, words: Words) -> None:
        self.rules = rules
        self.box = rules.box
        self.words = words
        self.known: dict[tuple[str, ...], list[Slot]] = {}  # the slots of answers that were looked at before

    def meant(self, key: str, choices: Sequence[str], text: str) -> list[str]:
        """The choices that a text may mean: one if it is clear, none if nothing is called so."""
        typed = folded(text)
        if not typed:
            return []
        found: list[tuple[int, str]] = []
        numbers = all(word.isdecimal() for word in typed)
        for choice in choices:
            verb, *args = choice.split()
            if numbers and args:
                continue  # a bare number is an answer only where answers are numbers
            if (close := closeness(typed, self._slots(key, verb, *args))) is not None:
                found.append((close, choice))
        best = min((close for close, _ in found), default=None)
        return [choice for close, choice in found if close == best]

    def _slots(self, key: str, verb: str, *args: str) -> list[Slot]:
        """The verb first; an answer of one word has none, which is as if it were left out."""
        slots = self.known.get((key, verb, *args))
        if slots is None:
            things = [self.named(kind, arg) for kind, arg in zip(AFTER[verb], args)] if args else []
            slots = [((), *self.said(verb)), *things] if args else [((),), self.single(key, verb)]
            self.known[key, verb, *args] = slots
        return slots

    def said(self, word: str) -> Slot:
        """A verb or another word of the companion, in every language."""
        key = f"word.{word}"
        if not self.words.has(key):
            return (folded(word),)
        spoken = (self.words.template(lang, key).split("|") for lang in LANGUAGES)
        return (folded(word), *map(folded, chain.from_iterable(spoken)))

    def single(self, key: str, answer: str) -> Slot:
        """An answer of one word: a card, a business, a seat, a number, or a plain yes or no."""
        box = self.box
        if key in SEATS and answer.isdecimal():
            return self.named("seat", answer)
        if key in TURFS and answer.isdecimal():
            return self.named("turf", answer)
        for kind, ids in (("job", box.job), ("ally", box.ally), ("business", box.business), ("good", box.goods)):
            if answer in ids:
                return self.named(kind, answer)
        return self.said(answer)

    def named(self, kind: str, name: str) -> Slot:
        """All names of a component."""
        if kind == "seat":
            return tuple(self._seat(int(name)))
        if kind == "job":
            return tuple(self._job(name))
        if kind == "stands" and name in FIGURE_WORDS:  # in the river
            spoken = [self.words.template(lang, f"figure.{name}") for lang in LANGUAGES]
            return (folded(name), *map(folded, spoken), *self.said(name))
        if kind == "turf":
            numbered = [self.box.names["turf"][name].get(lang) or name for lang in LANGUAGES]
            turfs = (self.words.template(lang, "answer.turf").split("{")[0] + said
                     for lang, said in zip(LANGUAGES, numbered))  # fmt: skip
            return (folded(name), *map(folded, numbered), *map(folded, turfs), *(folded(one)[1:] for one in numbered))
        if kind == "note":
            return (folded(name),)
        names = self.box.names["place" if kind == "stands" else kind].get(name, {})
        return (folded(name), *map(folded, names.values()))

    def _seat(self, seat: int) -> Iterable[Name]:
        """A don by his name; a human by number, by letter, or with the word before it."""
        yield (str(seat),)
        letter = "ABCDEF"[seat]
        yield folded(letter)
        for lang in LANGUAGES:
            don = self.rules.nouns["seat"].get(str(seat))
            if don is not None:
                yield folded(don.get(lang) or don["en"])
            else:
                yield folded(self.words.template(lang, "seat").replace("{letter}", letter))

    def _job(self, job: str) -> Iterable[Name]:
        """A job by its number, or by its name; what it asks and pays tells those of one name apart."""
        yield folded(job)
        entry = self.box.job_entries[self.box.job[job]]
        pays = tuple(map(str, entry["reward"]))
        for lang in LANGUAGES:
            name = folded(entry["name"].get(lang) or entry["name"]["en"])
            goods = self.box.names["good"]
            cost = tuple(chain.from_iterable(folded(goods[good].get(lang) or good) for good in entry["cost"]))
            yield (*name, *cost, *pays)
            yield (*name, job, *cost, *pays)


def closeness(typed: Name, slots: Sequence[Slot]) -> int | None:
    """How closely some words name one thing of each slot, one after the other; None if they do not."""
    if not slots:
        return None if typed else WHOLE
    best: int | None = None
    for name in slots[0]:
        for n in range(len(typed) + 1) if name else (0,):
            close = _close(typed[:n], name)
            if close is None:
                continue
            rest = closeness(typed[n:], slots[1:])
            if rest is not None and (best is None or max(close, rest) < best):
                best = max(close, rest)
    return best


@lru_cache(maxsize=65536)
def _close(typed: Name, name: Name) -> int | None:
    if typed == name:
        return WHOLE
    if not typed:
        return None
    if len(typed) <= len(name) and typed[:-1] == name[: len(typed) - 1] and _begins(typed[-1], name[len(typed) - 1]):
        return BEGINNING
    words = iter(name)
    return PARTS if all(any(_begins(word, other) for other in words) for word in typed) else None


def _begins(typed: str, word: str) -> bool:
    """A number is never the beginning of another."""
    return typed == word if typed.isdecimal() or word.isdecimal() else word.startswith(typed)
