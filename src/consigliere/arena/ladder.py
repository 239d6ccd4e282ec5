"""All bots of a title against each other: how strong each is, and how sure that is.

A *duel* puts one bot at a table of another: alone against all the others, or as one team. Every deal is played once for
each way to sit, so that luck with the cards favours nobody. *Mirrors* are tables of equals: no seat may then win more
than its share. All these games together give every bot a rating.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from statistics import NormalDist
from typing import Any, NamedTuple

from consigliere.arena.rating import Standing, rate, standings_of, wilson
from consigliere.arena.tournament import Tournament, run
from consigliere.bots import bot
from consigliere.bots import bots as bots_for
from consigliere.core.match import new
from consigliere.core.options import BadOption, Option
from consigliere.core.registry import game as find_game

DEFAULT, MIXED = "default", "mixed"  # the rules as they are without options; every deal with variants drawn at random
VARIANTS = (DEFAULT, MIXED)
DRAWS = 8  # how many ways to mix variants share the games of a duel

Progress = Callable[[int, int], object]  # games played, games to play


class Duel(NamedTuple):
    """One bot at a table of another."""

    bot: str
    against: str
    players: int
    variant: str
    fair: float
    standing: Standing


class Mirror(NamedTuple):
    """A table of equals, by seat."""

    bot: str
    players: int
    fair: float
    seats: tuple[Standing, ...]

    @property
    def even(self) -> bool:
        """Does no seat win more or less than its share, as far as chance allows for all of them together?"""
        z = NormalDist().inv_cdf(1 - 0.025 / len(self.seats))
        intervals = [wilson(seat.wins, seat.games, z) for seat in self.seats]
        return all(low <= self.fair <= high for low, high in intervals)


class Rated(NamedTuple):
    """A bot's place on the ladder."""

    bot: str
    rating: float
    deviation: float  # about two times of three the true rating is nearer than this
    games: int


@dataclass(frozen=True)
class Ladder:
    """What was measured for one title."""

    game: str
    bots: tuple[str, ...]
    seed: int
    duels: tuple[Duel, ...]
    mirrors: tuple[Mirror, ...]
    ratings: tuple[Rated, ...]  # best first

    def to_plain(self) -> dict[str, Any]:
        """Everything as plain data for a file."""
        plain = asdict(self)
        plain["duels"] = [duel._asdict() | {"standing": _plain(duel.standing)} for duel in self.duels]
        plain["mirrors"] = [
            mirror._asdict() | {"even": mirror.even, "seats": [_plain(seat) for seat in mirror.seats]}
            for mirror in self.mirrors
        ]
        plain["ratings"] = [rated._asdict() for rated in self.ratings]
        return plain


def climb(
    game: str,
    bots: Sequence[str] = (),
    games: int = 100,
    players: Sequence[int] = (),
    variants: Sequence[str] = (DEFAULT,),
    seed: int = 0,
    jobs: int = 1,
    on_progress: Progress | None = None,
) -> Ladder:
    """Play every bot against every other, at least `games` games for each duel; the seed decides it all.

    Who thinks by the clock is left out unless he is named: his games take long, and the machine decides as well.
    """
    title = find_game(game)
    rungs = tuple(bots) or tuple(name for name in bots_for(game) if bot(name).repeatable)
    sizes = tuple(players) or (min(4, title.seats[-1]),)
    for variant in variants:
        if variant not in VARIANTS:
            raise BadOption(f"a variant of the ladder is one of {', '.join(VARIANTS)}, not {variant!r}")
    if len(set(rungs)) < 2:
        raise BadOption("a ladder needs at least two different bots")
    pairs = [(a, b, n, v) for n in sizes for v in variants for a in rungs for b in rungs if a != b]
    total, done = games * (len(pairs) + len(sizes) * len(rungs)), 0
    ratings = Ratings(rungs)
    duels, mirrors = [], []
    for a, b, n, variant in pairs:
        entries = []
        fair = 0.0
        for options, share in settings(game, n, variant, games, seed):
            result = run(game, seated(game, n, a, b, options), share, options=options, seed=seed, jobs=jobs)
            ratings.learn(result)
            entries.append(result)
            fair = result.fair
        duels.append(Duel(a, b, n, variant, fair, standings_of(entries, a)))
        done += games
        if on_progress:
            on_progress(done, total)
    for n in sizes:
        for name in rungs:
            options = dict(title.needed(n))
            result = run(game, [name] * n, games, options=options, seed=seed, jobs=jobs)
            mirrors.append(Mirror(name, n, result.fair, rate(result).seats))
            done += games
            if on_progress:
                on_progress(done, total)
    return Ladder(game, rungs, seed, tuple(duels), tuple(mirrors), ratings.best_first())


def seated(game: str, players: int, alone: str, others: str, options: Mapping[str, Any]) -> list[str]:
    """One seat, or one team, for the bot in question, the rest for the other."""
    match = new(game, players, 0, options)
    own = match.game.allies(match.rules, 0)
    return [alone if seat in own else others for seat in range(players)]


def settings(game: str, players: int, variant: str, games: int, seed: int) -> Iterator[tuple[dict[str, Any], int]]:
    """The options to play with, and how many games with each."""
    title = find_game(game)
    needed = dict(title.needed(players))
    if variant == DEFAULT:
        yield needed, games
        return
    rng = random.Random(f"{game} {players} {seed}")
    draws = min(DRAWS, games)
    for number in range(draws):
        yield allowed_mixture(game, players, rng), games // draws + (number < games % draws)


def allowed_mixture(game: str, players: int, rng: random.Random) -> dict[str, Any]:
    """Optional rules that can be played together."""
    title = find_game(game)
    needed = dict(title.needed(players))
    while True:
        options = needed | mixture(title.options, rng, needed)
        with suppress(BadOption):
            new(game, players, 0, options)
            return options


def mixture(options: Sequence[Option], rng: random.Random, needed: Mapping[str, Any]) -> dict[str, Any]:
    """Each optional rule of the rulebook with even chances; rulings stay as they are."""
    found: dict[str, Any] = {}
    for option in options:
        if not option.variant or option.name in needed or rng.random() < 0.5:
            continue
        if option.type is bool:
            found[option.name] = not option.default
        elif option.type is str:
            found[option.name] = rng.choice([choice for choice in option.choices if choice != option.default])
    return found


class Ratings:
    """Ratings by Plackett and Luce, as `openskill` computes them, from one game after the other."""

    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import PlackettLuce  # only where it is needed: it takes a moment to load

        self.model = PlackettLuce()
        self.known = {name: self.model.rating() for name in bots}
        self.games = dict.fromkeys(bots, 0)

    def learn(self, result: Tournament) -> None:
        """Winners before all others; whoever sits on several seats learns from each."""
        for played in result.played:
            names = [result.bot_at(seat, played.rotation) for seat in range(result.players)]
            if not played.outcome.winners or len(set(names)) < 2:
                continue
            ranks = [0.0 if share else 1.0 for share in played.outcome.shares]
            after = self.model.rate([[self.known[name]] for name in names], ranks=ranks)
            for name in dict.fromkeys(names):
                mine = [team[0] for team, other in zip(after, names, strict=True) if other == name]
                self.known[name] = self.model.rating(
                    mu=sum(one.mu for one in mine) / len(mine), sigma=sum(one.sigma for one in mine) / len(mine)
                )
                self.games[name] += 1

    def best_first(self) -> tuple[Rated, ...]:
        rated = [Rated(name, one.mu, one.sigma, self.games[name]) for name, one in self.known.items()]
        return tuple(sorted(rated, key=lambda one: -one.rating))


def _plain(standing: Standing) -> dict[str, Any]:
    return standing._asdict() | {"share": standing.share}
