"""Of what a fact is made: the parts it shares with facts like it.

"Parma belongs to the seat after mine" has four: exactly that, Parma belongs to some opponent, some region belongs to
the seat after mine, some region belongs to some opponent. A number is a flight of steps: 3 has the parts "at least 1",
"at least 2" and "at least 3". So what is learned of one fact is known of others, also of those never seen before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100)
_SEAT = re.compile(r"(=?)s(\d)(?=$|-)")

Path = tuple[str, ...]


def state_parts(path: Path, number: float | None, teams: bool) -> Iterator[str]:
    """The parts of a fact in a view."""
    for form in dict.fromkeys((*_any_thing(path), *_any_thing(_any_seat(path, teams)))):
        yield from steps("/".join(form), number)


def link_parts(verb: str, path: Path, number: float | None, teams: bool) -> Iterator[str]:
    """The parts of a fact that the view files under a word of a move."""
    for form in dict.fromkeys((path, _any_seat(path, teams))):
        text = "/".join(form)
        yield from steps(f"{verb}:{text}", number)
        yield from steps(f":{text}", number)


def word_parts(verb: str, place: int, word: str, teams: bool) -> Iterator[str]:
    """The parts of a word of a move."""
    for form in dict.fromkeys((word, _any_seat((word,), teams)[0])):
        yield f"{verb} {place} {form}"
        yield f"* {form}"
    if word.isdigit():
        yield from steps(f"{verb} {place}", int(word))


def steps(text: str, number: float | None) -> Iterator[str]:
    """A word as it is; a number as all the steps up to it."""
    if number is None:
        yield text
        return
    sign, size = (">", number) if number > 0 else ("<", -number)
    for step in STEPS:
        if step > size:
            break
        yield f"{text}{sign}{step}"


def _any_thing(path: Path) -> tuple[Path, ...]:
    """The path, and the same for any key in its second place."""
    if len(path) < 2 or path[1].startswith("="):
        return (path,)
    return path, (path[0], "*", *path[2:])


def _any_seat(path: Path, teams: bool) -> Path:
    return tuple(_SEAT.sub(lambda found: found[1] + side(int(found[2]), teams), word) for word in path)


def side(seat: int, teams: bool) -> str:
    """Who sits so many seats after me."""
    return "me" if seat == 0 else "ally" if teams and seat % 2 == 0 else "foe"
