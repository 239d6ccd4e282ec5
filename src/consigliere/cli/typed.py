"""What a person types, and which move that means.

A bare number means the choice that has this number on the screen, and nothing else. A bare name means an answer to the
question. Whatever tells, shows or does something besides the question must be asked for with its verb.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from consigliere.cli import wording
from consigliere.cli.console import SEATS
from consigliere.cli.wording import WORDS, AnyMatch
from consigliere.core.move import Move

_NUMBERED = re.compile(r"(?:[a-z_]+_)?(\d+)")
_BESIDE_WORDS = re.compile(r"[^\w$£+−-]+")
HIGH = 20  # numbers up to this one are left to what could be called so
_LEAST = 3  # so many letters of a verb are enough


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, е for ё, words with one space between."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return " ".join(_BESIDE_WORDS.sub(" ", plain.replace("ł", "l")).split())


# -- numbers ----------------------------------------------------------------------------------------------------------


def numbers(m: AnyMatch, seat: int, lang: str, names: Sequence[str]) -> list[int]:
    """The number of each legal move of a seat on the screen.

    Choices that are themselves called by a number have that one: 4 is the Mercenary 4, four points, or turf 4. The
    others come after all that could be called so now, also after what is not possible. So no number stands for one
    thing on the list and for another in a hand, and none changes its meaning from one turn to the next.
    """

    def own(move: Move) -> int | None:
        return _own_number(move, wording.phrase(m, move, lang, names), names)

    moves = m.legal(seat)
    called = [own(move) for move in moves]
    often = Counter(called)
    called = [n if n is not None and often[n] == 1 else None for n in called]
    highest = max((n for n in called if n is not None), default=0)
    if highest:
        highest = max(highest, *(n for move in m.candidates(seat) if (n := own(move)) is not None and n <= HIGH), 0)
    after = count(highest + 1)
    return [next(after) if n is None else n for n in called]


def called_so(m: AnyMatch, seat: int, number: int, lang: str, names: Sequence[str]) -> list[Move]:
    """The moves, possible or not, that one would call by this number."""
    return [move for move in m.candidates(seat)
            if _own_number(move, wording.phrase(m, move, lang, names), names) == number]  # fmt: skip


def _own_number(move: Move, phrase: str, names: Sequence[str]) -> int | None:
    """The number by which one would call a choice."""
    found = _NUMBERED.fullmatch(move.args[0]) if len(move.args) == 1 else None
    if found is None:
        return None
    number = int(found[1])
    if found[0].isdecimal():
        is_a_seat = number < len(names) and names[number] in phrase
        return None if is_a_seat else number
    return number if found[1] in re.findall(r"\d+", phrase) else None


# -- names ------------------------------------------------------------------------------------------------------------


class Called(NamedTuple):
    """How a move may be called."""

    whole: frozenset[str]  # sentences that say it all
    verbs: frozenset[str]
    things: tuple[frozenset[str], ...]  # what each of its words may be called

    def is_meant_by(self, text: str, bare: bool) -> bool:
        """Is this the move? `bare`: what it names is enough, without its verb."""
        if text in self.whole:
            return True
        verb, _, rest = text.partition(" ")
        if any(verb == own or (len(verb) >= _LEAST and own.startswith(verb)) for own in self.verbs):
            if self._names(rest, 0):
                return True
        return bare and bool(self.things) and self._names(text, 0)

    def _names(self, text: str, at: int) -> bool:
        if at == len(self.things):
            return not text
        for name in self.things[at]:
            if text == name or text.startswith(f"{name} "):
                if self._names(text[len(name) + 1 :], at + 1):
                    return True
        return False


class Hearing:
    """Understands one person at one table."""

    def __init__(self, m: AnyMatch, lang: str, names: Sequence[str]) -> None:
        self.m = m
        self.lang = lang
        self.names = names

    def meant(self, moves: Iterable[Move], text: str) -> list[Move]:
        """The moves of these that a text may mean; the one it says exactly comes alone."""
        moves = list(dict.fromkeys(moves))
        notation = " ".join(text.lower().split())
        exact = [move for move in moves if str(move) == notation]
        if exact:
            return exact
        wanted = folded(text)
        if not wanted or wanted.isdecimal():
            return []
        called = [(move, self.called(move)) for move in moves]
        said = [move for move, one in called if wanted in one.whole]
        return said or [move for move, one in called if one.is_meant_by(wanted, bare=self.answers(move))]

    def answers(self, move: Move) -> bool:
        """Does it answer the question, and tell or do nothing besides it?"""
        return not self.m.position.is_free(move)

    def called(self, move: Move) -> Called:
        phrases = {lang: wording.phrase(self.m, move, lang, self.names) for lang in ("en", self.lang)}
        verbs = {folded(move.verb)}
        for lang, phrase in phrases.items():
            verbs |= {word for word in folded(phrase).split()[:1] if word.isalpha()}
            also = f"also.{move.verb}"
            verbs |= set(folded(WORDS.template(lang, also)).split()) if WORDS.has(also) else set()
        things = tuple(frozenset(self._called(arg, phrases.values())) for arg in move.args)
        whole = {folded(str(move)), *map(folded, phrases.values())}
        return Called(frozenset(whole), frozenset(verbs), things)

    def _called(self, arg: str, phrases: Iterable[str]) -> Iterator[str]:
        """What a word of a move may be called: its id, its name in both languages, a number that ends its name."""
        if arg.isdecimal() and int(arg) < len(self.names) and any(self.names[int(arg)] in one for one in phrases):
            seat = int(arg)
            yield from (folded(self.names[seat]), folded(self.names[seat].partition(" (")[0]), SEATS[seat].lower())
            return
        yield folded(arg)
        if (found := _NUMBERED.fullmatch(arg)) and any(found[1] in re.findall(r"\d+", one) for one in phrases):
            yield found[1]
        for kind in self.m.rules.nouns.values():
            if arg in kind:
                for lang in ("en", self.lang):
                    if isinstance(name := kind[arg].get(lang), str) and folded(name):
                        yield folded(name)
