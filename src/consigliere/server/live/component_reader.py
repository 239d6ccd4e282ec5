"""The process that reads component files from outside, one after the other, until nobody comes."""

from __future__ import annotations

import msgspec

from consigliere.core.data import BadData, DataFile
from consigliere.core.registry import game as find_game
from consigliere.server.live.processes import serve

IDLE = 120.0  # seconds without a file after which the process ends by itself


class Flaw(msgspec.Struct):
    """What is wrong, and where: a line of the file, counted from 1, and the key if it is one key's fault."""

    line: int
    key: str
    problem: str


class Verdict(msgspec.Struct):
    """Is a file fit to play with, for how many players, and is it the shipped one; or the first thing wrong with it."""

    fit: bool
    players: list[int] = []
    digest: str = ""
    shipped: bool = False
    flaw: Flaw | None = None


def inspect(name: str, text: str) -> Verdict:
    """What `consigliere check-data` does."""
    game = find_game(name)
    try:
        data = DataFile(text, f"{name}.toml")
        game.check(data)
    except BadData as bad:
        return Verdict(False, flaw=Flaw(bad.line, bad.key, bad.problem))
    except Exception as error:  # a shape that no check of the game expects is the file's fault too
        return Verdict(False, flaw=Flaw(1, "", f"it cannot be read: {type(error).__name__}: {error}"))
    return Verdict(True, list(game.seats), data.digest, data == game.shipped_data)


def answer(request: bytes) -> bytes:
    name, text = msgspec.json.decode(request, type=tuple[str, str])
    return msgspec.json.encode(inspect(name, text))


if __name__ == "__main__":
    serve(answer, IDLE)
