"""Plays random games and writes their records, or replays such records. Needs nothing but the standard library.

python soak.py play GAME PLAYERS N FILE      python soak.py replay FILE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import consigliere as cg
from consigliere.core import flow
from consigliere.core.chance import Chance


def play(game: str, players: int, n: int, path: Path) -> None:
    """`n` games of random moves, a record per line; the box is counted after every game."""
    dice = Chance(bytes(31) + bytes([players]))
    with path.open("w", encoding="utf-8") as file:
        for seed in range(n):
            m = cg.new(game, players, seed=seed, options=cg.game(game).needed(players))
            box, s = dict(m.game.components(m.state)), m.state
            while s.stack:
                seat = dice.pick(flow.asked(s))
                move = dice.pick(flow.answers(s, seat))
                flow.apply(s, seat, move)
                m.moves.append((seat, move))
            assert dict(m.game.components(s)) == box, f"seed {seed} lost components"
            assert m.result is not None
            file.write(json.dumps([str(m.record()), m.result]) + "\n")


def replay(path: Path) -> int:
    """Every record again, move by move with every check; a record that differs raises BadRecord."""
    count = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        text, result = json.loads(line)
        m = cg.Record.parse(text).replay()
        assert json.loads(json.dumps(m.result)) == result
        count += 1
    return count


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), Path(sys.argv[5]))
    else:
        print(replay(Path(sys.argv[2])), "replayed")
