"""What a tournament means: who won how often, and how sure that is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from consigliere.arena.tournament import Tournament

Z_95 = 1.959963984540054  # the normal distribution leaves 2.5 % beyond it on each side


class Standing(NamedTuple):
    """How some seats did together: those of one bot, one place at the table or one family."""

    name: str
    games: int  # seats counted, so a bot that sits on three seats counts three times in each game
    wins: float  # a shared victory is split
    low: float  # 95 % interval of the win share
    high: float
    score: float | None  # mean; None if no game gave any

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Quantiles(NamedTuple):
    """The spread of a length: least, lower quarter, middle, upper quarter, most."""

    least: float
    lower: float
    middle: float
    upper: float
    most: float


class Spread(NamedTuple):
    """Numbers around their mean."""

    mean: float
    deviation: float
    quantiles: Quantiles


class Use(NamedTuple):
    """How often something was chosen where it was offered."""

    name: str
    used: int
    chances: int
    low: float  # 95 % interval of the share
    high: float

    @property
    def share(self) -> float:
        return self.used / self.chances if self.chances else 0.0


@dataclass(frozen=True)
class Rating:
    """All figures of a tournament."""

    fair: float
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    tags: dict[str, tuple[Standing, ...]]  # by kind of tag, such as "family"
    lengths: dict[str, Quantiles]  # "decisions", and what the game counts
    reasons: dict[str, int]  # how games ended
    scores: Spread | None  # of all seats; None if no game gave any
    uses: dict[str, tuple[Use, ...]]  # by kind of what the game counts, such as "intrigue card"; most used first


def rate(result: Tournament) -> Rating:
    bots: defaultdict[str, list[Entry]] = defaultdict(list)
    seats: defaultdict[str, list[Entry]] = defaultdict(list)
    tags: defaultdict[str, defaultdict[str, list[Entry]]] = defaultdict(lambda: defaultdict(list))
    lengths: defaultdict[str, list[int]] = defaultdict(list)
    scores: list[int] = []
    for _, rotation, outcome in result.played:
        lengths["decisions"].append(outcome.decisions)
        for what, length in outcome.lengths.items():
            lengths[what].append(length)
        scores += outcome.scores[: len(outcome.shares)]  # those that only the rules play are not counted
        for seat, share in enumerate(outcome.shares):
            entry = Entry(share, outcome.scores[seat] if outcome.scores else None)
            bots[result.bot_at(seat, rotation)].append(entry)
            seats[str(seat)].append(entry)
            for kind, value in outcome.tags[seat].items():
                tags[kind][value].append(entry)
    return Rating(
        result.fair,
        standings({name: bots[name] for name in dict.fromkeys(result.bots)}),
        standings(seats),
        {kind: standings(dict(sorted(values.items()))) for kind, values in sorted(tags.items())},
        {what: quantiles(numbers) for what, numbers in lengths.items()},
        dict(Counter(played.outcome.reason for played in result.played).most_common()),
        Spread(fmean(scores), pstdev(scores), quantiles(scores)) if scores else None,
        uses(result),
    )


def uses(result: Tournament) -> dict[str, tuple[Use, ...]]:
    """All matches and seats together."""
    found: defaultdict[str, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for played in result.played:
        for kind, names in played.outcome.uses.items():
            for name, (used, chances) in names.items():
                row = found[kind][name]
                row[0] += used
                row[1] += chances
    return {
        kind: tuple(
            sorted(
                (Use(name, used, chances, *wilson(used, chances)) for name, (used, chances) in names.items()),
                key=lambda use: (-use.share, use.name),
            )
        )
        for kind, names in found.items()
    }


class Entry(NamedTuple):
    """One seat in one match."""

    share: float
    score: int | None


def standings_of(results: Sequence[Tournament], name: str) -> Standing:
    """How one bot did in several tournaments together."""
    entries = [
        Entry(share, played.outcome.scores[seat] if played.outcome.scores else None)
        for result in results
        for played in result.played
        for seat, share in enumerate(played.outcome.shares)
        if result.bot_at(seat, played.rotation) == name
    ]
    return standings({name: entries})[0]


def standings(groups: dict[str, list[Entry]]) -> tuple[Standing, ...]:
    found = []
    for name, entries in groups.items():
        wins = sum(entry.share for entry in entries)
        scores = [entry.score for entry in entries if entry.score is not None]
        low, high = wilson(wins, len(entries))
        found.append(Standing(name, len(entries), wins, low, high, fmean(scores) if scores else None))
    return tuple(found)


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a win share. Half a win may count as such; the interval is then only a good guess."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # rounding must not push the share out


def quantiles(numbers: Sequence[float]) -> Quantiles:
    """With straight lines between the numbers, as most programs have it."""
    ranked = sorted(numbers)
    found = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = part * (len(ranked) - 1)
        below = int(at)
        above = min(below + 1, len(ranked) - 1)
        found.append(ranked[below] + (at - below) * (ranked[above] - ranked[below]))
    return Quantiles(*found)
