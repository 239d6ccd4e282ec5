"""A move is a sentence: a verb and the words after it."""

from __future__ import annotations

import re

_WORD = re.compile(r"[a-z0-9][a-z0-9_.+-]*\Z")


class BadMove(ValueError):
    """A text that is not a move in any game."""


class Move(tuple[str, ...]):
    """What a player would say aloud: ``Move("play", "winter")``, written ``play winter``.

    A tuple of words, so it is immutable, hashable and ordered, and costs nothing to compare.
    """

    __slots__ = ()

    def __new__(cls, *words: str) -> Move:
        return tuple.__new__(cls, words)

    def __getnewargs__(self) -> tuple[str, ...]:  # tuple's own would nest the words
        return tuple(self)

    @property
    def verb(self) -> str:
        return self[0]

    @property
    def args(self) -> tuple[str, ...]:
        return self[1:]

    @classmethod
    def parse(cls, text: object) -> Move:
        """The move a notation stands for; ``str(move)`` is the way back."""
        if not isinstance(text, str):
            raise BadMove(f"a move is written as text such as 'play winter', not as {type(text).__name__}")
        words = text.split()
        if not words:
            raise BadMove("an empty line is not a move; write a verb and its words, such as 'play winter'")
        for word in words:
            if not _WORD.match(word):
                raise BadMove(
                    f"{text[:60]!r} is not a move: {word[:30]!r} is not a word of small letters, digits, _ . + -"
                )
        return cls(*words)

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"
