"""Make the golden games of some titles anew: `python3 up.py golden [GAME ...]`.

Only together with a new version of the rules, and with a sentence about it in `changes/`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import consigliere as cg
from consigliere.bots import place_at
from consigliere.bots.asking import SeatedBot, bot_chance
from golden.coverage import Item, shown, values_of, wanted
from golden.golden import Count, Golden, count_lines, golden_games, position_after, write_counts

GAMES = 40  # at least so many of each title
CANDIDATES = 400  # games played to choose from, and as many again as long as something was never seen
MOST_CANDIDATES = 4000
LINES = 3000  # sequences counted from one moment at most
MOMENTS = 10
CHANGES = Path(__file__).parents[2] / "changes"


def main(*names: str) -> int:
    for game in names or cg.games():
        if problem := why_not(game):
            print(f"{game}: {problem}", file=sys.stderr)
            return 2
        make(game)
    return 0


def why_not(game: str) -> str:
    """Why the golden games of a title may not be made anew; "" if they may."""
    version = cg.game(game).rules_version
    old = golden_games(game)
    if not old:
        return ""
    if old[0].record().header.rules_version == version:
        return f"its golden games are of version {version} of the rules; raise rules_version first"
    fragment = f"{game.replace('_', '-')}-rules-{version}.changed.md"
    return "" if (CHANGES / fragment).exists() else f"say in changes/{fragment} what has changed for players"


def make(game: str) -> None:
    goal = wanted(game)
    played: list[tuple[cg.Record, set[Item]]] = []
    missing = set(goal)
    while missing and len(played) < MOST_CANDIDATES:
        more = [candidate(game, number) for number in range(len(played), len(played) + CANDIDATES)]
        played += more
        missing -= set().union(*(items for _, items in more))
    chosen = choose(played, goal)
    for old in golden_games(game):
        old.record_file.unlink()
        old.seen_file.unlink()
    goldens = []
    for number, (record, _) in enumerate(chosen, 1):
        golden = Golden(game, f"{number:03}")
        golden.write(record)
        goldens.append(golden)
    write_counts(game, counts_of(goldens))
    print(f"{game}: {len(goldens)} games, {sum(len(record.moves) for record, _ in chosen)} moves")
    for item in sorted(missing):
        print(f"  never seen: {' '.join(item)}")


def candidate(game: str, number: int) -> tuple[cg.Record, set[Item]]:
    """A game between random and greedy players, with some options."""
    rng = random.Random(f"golden {game} {number}")
    title = cg.game(game)
    players = list(title.seats)[number % len(title.seats)]
    while True:
        options: dict[str, Any] = {
            option.name: rng.choice(values)
            for option in title.options
            if (values := values_of(option)) and rng.random() < 0.5
        }
        try:
            match = cg.new(game, players, seed=number, options=options)
            break
        except cg.BadOption:  # each option is allowed, but not all of them together
            continue
    bots = [name for name in cg.bots(game) if cg.bot(name).repeatable]
    names = [rng.choice(bots) for _ in range(players)]
    seated = [SeatedBot(cg.bot(name), place_at(match.position, seat)) for seat, name in enumerate(names)]
    while not match.over:
        seat = rng.choice(match.asked)
        talk = match.talk(seat)
        if talk and rng.random() < 0.05:
            match.play(seat, rng.choice(talk))
            continue
        chance = bot_chance(match.header.seed, seat, len(match.moves))
        match.play(seat, seated[seat].answer(match.view(seat), match.legal(seat), chance).move)
    record = match.record()
    return record, shown(record)


def choose(played: list[tuple[cg.Record, set[Item]]], goal: set[Item]) -> list[tuple[cg.Record, set[Item]]]:
    """Games that show all there is to show between them; then the shortest ones, until there are enough."""
    chosen: list[tuple[cg.Record, set[Item]]] = []
    left, open_items = sorted(played, key=lambda one: len(one[0].moves)), set(goal)
    while left:
        best = max(left, key=lambda one: len(one[1] & open_items) / (len(one[0].moves) + 30))
        if not best[1] & open_items:
            break
        left.remove(best)
        chosen.append(best)
        open_items -= best[1]
    return chosen + left[: max(0, GAMES - len(chosen))]


def counts_of(goldens: list[Golden]) -> list[Count]:
    """Moments spread over the games, each counted as deep as its number of sequences allows."""
    found = []
    for number in range(MOMENTS):
        golden = goldens[number * len(goldens) // MOMENTS]
        moves = len(golden.record().moves)
        after = moves * (number + 1) // (MOMENTS + 2)
        position = position_after(golden, after)
        counts: list[int] = []
        while len(counts) < 6 and (n := count_lines(position, len(counts) + 1)) <= LINES:
            counts.append(n)
            if counts[-2:] == [n, n] and n == 1:
                break
        found.append(Count(golden.number, after, tuple(counts or [count_lines(position, 1)])))
    return found


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
