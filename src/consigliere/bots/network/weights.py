"""What was learned, and where it is kept: numbers in half precision beside the code, with what they were made for.

A title's weights are a folder of its own: `meta.json` with the vocabulary and the tables the network was trained for,
and the numbers in files of less than a megabyte each.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float32]

FORMAT = 1
MOST_SEATS = 6
OUTCOMES = MOST_SEATS + 1  # who wins, by seats after one's own; the last: nobody at the table
PIECE = 900_000  # bytes of a file of numbers, before compression


class Weights(NamedTuple):
    """The numbers of a network by name, its vocabulary, and what it is for."""

    game: str
    state: tuple[str, ...]  # parts of what is seen
    moves: tuple[str, ...]  # parts of moves
    numbers: Mapping[str, Array]
    trained: Mapping[str, Any]  # players, options and components it was trained with
    card: Mapping[str, Any] = {}  # how it came about and what it can do

    def unfit(self, players: int, options: Mapping[str, Any], components: str) -> str:
        """Why it should not play at such a table; empty if it may."""
        trained = self.trained
        if components != trained["components"]:
            return "it was not trained with these components"
        if players not in trained["players"]:
            return f"it was not trained for {players} players"
        for name, values in trained["options"].items():
            if values is None or name not in options:  # anything goes, or it is as usual
                continue
            given = options[name]
            if not all(one in values for one in (given if isinstance(given, list) else [given])):
                return f"it was not trained with the option {name}={given}"
        return ""


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def shipped() -> tuple[str, ...]:
    """The titles whose weights come with the program."""
    folder = files(__package__) / "trained"
    if not has_numpy() or not folder.is_dir():
        return ()
    return tuple(sorted(one.name for one in folder.iterdir() if one.is_dir() and (one / "meta.json").is_file()))


@cache
def trained_for(game: str) -> Weights | None:
    """The shipped weights of a title, read when they are first asked for."""
    if game not in shipped():
        return None
    return read(Path(str(files(__package__) / "trained" / game)))


def write(folder: Path, weights: Weights) -> None:
    """Keep weights in a folder, in half precision."""
    import numpy as np

    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("numbers-*.npz"):
        old.unlink()
    pieces: list[dict[str, Any]] = [{}]
    room = PIECE
    for name, numbers in weights.numbers.items():
        half = np.asarray(numbers, dtype=np.float16)
        rows = max(1, PIECE // max(1, half[:1].nbytes))
        for at in range(0, len(half), rows):
            part = half[at : at + rows]
            if part.nbytes > room and pieces[-1]:
                pieces.append({})
                room = PIECE
            pieces[-1][f"{name}.{at:06}"] = part
            room -= part.nbytes
    for number, piece in enumerate(pieces):
        kept = BytesIO()
        np.savez_compressed(kept, **piece)
        (folder / f"numbers-{number}.npz").write_bytes(kept.getvalue())
    meta = {"format": FORMAT, "game": weights.game, "trained": weights.trained, "card": weights.card,
            "state": weights.state, "moves": weights.moves}  # fmt: skip
    (folder / "meta.json").write_text(json.dumps(meta, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def read(folder: Path) -> Weights:
    """The weights of a folder; raises ValueError if they are of another format."""
    import numpy as np

    meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
    if meta["format"] != FORMAT:
        raise ValueError(f"{folder.name}: weights of format {meta['format']}, this program reads format {FORMAT}")
    parts: dict[str, list[Any]] = {}
    for file in sorted(folder.glob("numbers-*.npz"), key=lambda file: int(file.stem.partition("-")[2])):
        with np.load(file) as piece:
            for name in piece.files:
                parts.setdefault(name.rpartition(".")[0], []).append(piece[name])
    numbers = {name: np.concatenate(found).astype(np.float32) for name, found in parts.items()}
    return Weights(meta["game"], tuple(meta["state"]), tuple(meta["moves"]), numbers, meta["trained"], meta["card"])
