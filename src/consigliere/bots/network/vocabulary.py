"""Which parts a network knows, and the tokens made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Vocabulary:
    """Parts by number. An open one takes in whatever comes; a closed one leaves out what it does not know."""

    def __init__(self, parts: Sequence[str] = (), known: bool = True) -> None:
        self.numbers = {part: number for number, part in enumerate(parts)}
        self.closed = known

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def parts(self) -> list[str]:
        return list(self.numbers)

    def read(self, parts: Iterable[str]) -> tuple[int, ...]:
        numbers = self.numbers
        if not self.closed:
            return tuple(sorted(numbers.setdefault(part, len(numbers)) for part in parts))
        return tuple(sorted(numbers[part] for part in parts if part in numbers))


class Tokens:
    """Facts by number: those with the same parts are one token. Token 0 has no parts and says nothing."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.parts: list[tuple[int, ...]] = [()]
        self._numbers: dict[tuple[int, ...], int] = {(): 0}

    def __len__(self) -> int:
        return len(self.parts)

    def number(self, parts: Iterable[str]) -> int:
        made_of = self.vocabulary.read(parts)
        found = self._numbers.get(made_of)
        if found is None:
            found = self._numbers[made_of] = len(self.parts)
            self.parts.append(made_of)
        return found
