"""How fast the games are, in decisions per second of random play, and what a clone, a view and a digest cost.

Everything is measured in CPU time, several times over, and the middle value counts: other programs on the machine
disturb it less that way. Peers are measured in the same run, in turns with our own games.
"""

from __future__ import annotations

import importlib
import json
import random
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.match import Match, new
from consigliere.core.options import BadOption
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games as all_games

Loop = Callable[[float], float]  # play for that many CPU seconds; decisions per second

DOMINOES = ("python_dominoes", "python_block_dominoes")  # OpenSpiel renamed it


class Speed(NamedTuple):
    """The figures of one game of ours."""

    game: str
    players: int
    engine: float  # decisions per second, by core.flow alone
    match: float  # the same through Match.legal and Match.play, which check and keep a log
    clone: float  # microseconds
    view: float
    imagine: float  # a view, read, and one world drawn from it
    world: float  # each further world of the same view
    digest: float
    memory: float  # KiB of a match in the middle of a game


FIGURES = (
    ("players", "players"),
    ("decisions/s, engine", "engine"),
    ("decisions/s, Match", "match"),
    ("clone µs", "clone"),
    ("view µs", "view"),
    ("imagine µs", "imagine"),
    ("one more world µs", "world"),
    ("digest µs", "digest"),
    ("memory of a match, KiB", "memory"),
)


class Peer(NamedTuple):
    """The figure of somebody else's engine."""

    name: str
    engine: float


@dataclass(frozen=True)
class BenchReport:
    """What `consigliere bench` found."""

    games: tuple[Speed, ...]
    peers: tuple[Peer, ...] = ()
    missing: tuple[str, ...] = ()  # one sentence for each peer that could not be measured

    def table(self) -> RenderableType:
        """One column per game, so that all games fit on a narrow screen."""
        figures = Table(title="random play")
        figures.add_column("")
        for one in self.games:
            figures.add_column(one.game, justify="right")
        for label, field in FIGURES:
            values = [getattr(one, field) for one in self.games]
            figures.add_row(label, *(f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" for value in values))
        for peer in self.peers:
            label = f"times {peer.name} ({peer.engine:,.0f})"
            figures.add_row(label, *(f"{one.engine / peer.engine:.1f}×" for one in self.games))
        return Group(figures, *(Text(sentence, style="yellow") for sentence in self.missing))

    def to_json(self) -> str:
        games = [one._asdict() for one in self.games]
        peers = [peer._asdict() for peer in self.peers]
        return json.dumps({"games": games, "peers": peers, "missing": self.missing}, ensure_ascii=False)


def run(
    peers: bool = False,
    games: Sequence[str] | None = None,
    repeats: int = 5,
    seconds: float = 0.4,
    peer_loops: Callable[[], tuple[dict[str, Loop], list[str]]] | None = None,
) -> BenchReport:
    """Measure every game, with four players or as near to that as it gets."""
    names = all_games() if games is None else tuple(games)
    counts = {name: nearest(find_game(name).seats) for name in names}
    loops: dict[str, Loop] = {}
    missing: list[str] = []
    for name, players in counts.items():
        loops[f"engine {name}"] = partial(engine, name, players)
        loops[f"match {name}"] = partial(through_match, name, players)
    others: dict[str, Loop] = {}
    if peers:
        others, missing = (peer_loops or find_peers)()
        loops |= others
    found: dict[str, list[float]] = {name: [] for name in loops}
    for loop in loops.values():
        loop(seconds / 4)  # warm up
    for _ in range(repeats):
        for name, loop in loops.items():
            found[name].append(loop(seconds))
    speeds = [
        Speed(name, n, median(found[f"engine {name}"]), median(found[f"match {name}"]), *costs(name, n, repeats))
        for name, n in counts.items()
    ]
    return BenchReport(tuple(speeds), tuple(Peer(name, median(found[name])) for name in others), tuple(missing))


def nearest(seats: range) -> int:
    return min(seats, key=lambda n: (abs(n - 4), n))


# -- our games ----------------------------------------------------------------------------------------------------


def engine(game: str, players: int, seconds: float) -> float:
    """Random play by core.flow alone, as a search walks it."""
    rng = random.Random(0)
    asked, answers, apply = flow.asked, flow.answers, flow.apply
    decisions = seed = 0
    spent = 0.0
    while spent < seconds:
        s = new(game, players, seed).state
        seed += 1
        begun = process_time()
        while s.stack:
            seat = asked(s)[0]
            moves = answers(s, seat)
            apply(s, seat, moves[int(rng.random() * len(moves))])
            decisions += 1
        spent += process_time() - begun
    return decisions / spent


def through_match(game: str, players: int, seconds: float) -> float:
    """Random play through the object users hold."""
    rng = random.Random(0)
    decisions = seed = 0
    spent = 0.0
    while spent < seconds:
        match = new(game, players, seed)
        seed += 1
        begun = process_time()
        while not match.over:
            seat = match.asked[0]
            moves = match.legal(seat)
            match.play(seat, moves[int(rng.random() * len(moves))])
            decisions += 1
        spent += process_time() - begun
    return decisions / spent


def costs(game: str, players: int, repeats: int) -> tuple[float, float, float, float, float, float]:
    """Microseconds in the middle of games (clone, view, imagine, one more world, digest), and KiB of a match."""
    matches = [middle(game, players, seed) for seed in range(20)]
    worlds = {id(match): match.position.worlds(match.asked[0]) for match in matches}
    chance = Chance(bytes(32))
    doing: tuple[Callable[[Match[Any]], object], ...] = (
        lambda match: match.state.clone(),
        lambda match: match.view(match.asked[0]),
        lambda match: match.imagine(match.asked[0], 1),
        lambda match: worlds[id(match)].draw(chance),
        lambda match: match.digest(),
    )
    clone, view, imagine, world, digest = (median(micros(act, matches) for _ in range(repeats)) for act in doing)
    return clone, view, imagine, world, digest, memory(game, players)


def micros(act: Callable[[Match[Any]], object], matches: Sequence[Match[Any]], seconds: float = 0.02) -> float:
    calls = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for match in matches:
            act(match)
        calls += len(matches)
    return 1e6 * spent / calls


def middle(game: str, players: int, seed: int, decisions: int = 60) -> Match[Any]:
    """A match after some random moves, or right before its end if that comes sooner."""
    rng = random.Random(seed)
    match = new(game, players, seed)
    for _ in range(decisions):
        seat = match.asked[0]
        moves = match.legal(seat)
        before = match.clone()
        match.play(seat, moves[int(rng.random() * len(moves))])
        if match.over:
            return before
    return match


def memory(game: str, players: int) -> float:
    """KiB that a match takes up beside others of its game, log and moves included."""
    middle(game, players, 0)  # what is shared by all matches is there already
    tracing = tracemalloc.is_tracing()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [middle(game, players, seed) for seed in range(1, 9)]
        after = tracemalloc.get_traced_memory()[0]
    finally:
        if not tracing:
            tracemalloc.stop()
    return (after - before) / len(kept) / 1024


# -- peers --------------------------------------------------------------------------------------------------------


def find_peers() -> tuple[dict[str, Loop], list[str]]:
    """The peers that are installed, and a sentence for each that is not."""
    loops: dict[str, Loop] = {}
    missing: list[str] = []
    for name, begin in (("Catanatron", catanatron), ("OpenSpiel dominoes", open_spiel)):
        try:
            loops[name] = begin()
        except (ImportError, BadOption):
            missing.append(f"{name} is not installed, so it was not measured; see: pip install 'consigliere[peers]'")
    return loops, missing


def catanatron() -> Loop:
    """Catan with four random players. Every action of a player is a decision, as with us."""
    from catanatron import Color, Game, RandomPlayer

    def games() -> Iterator[Callable[[], int]]:
        seed = 0
        while True:
            game = Game([RandomPlayer(color) for color in Color], seed=seed)
            seed += 1

            def play(game: Any = game) -> int:
                decisions = 0
                while game.winning_color() is None and game.state.num_turns < 1000:
                    game.play_tick()
                    decisions += 1
                return decisions

            yield play

    return lambda seconds: timed(games(), seconds)


def open_spiel() -> Loop:
    """Dominoes written in Python, whose speed is that of Python and not of OpenSpiel's core in C++."""
    import pyspiel

    importlib.import_module("open_spiel.python.games")  # registers the games written in Python
    known = set(pyspiel.registered_names())
    name = next((name for name in DOMINOES if name in known), None)
    if name is None:
        raise BadOption("this OpenSpiel has no dominoes")
    dominoes = pyspiel.load_game(name)

    def games() -> Iterator[Callable[[], int]]:
        rng = random.Random(0)
        while True:
            state = dominoes.new_initial_state()

            def play(state: Any = state) -> int:
                decisions = 0
                while not state.is_terminal():
                    if state.is_chance_node():
                        moves = [move for move, _ in state.chance_outcomes()]  # all equally likely here
                    else:
                        moves = state.legal_actions()
                        decisions += 1
                    state.apply_action(moves[int(rng.random() * len(moves))])
                return decisions

            yield play

    return lambda seconds: timed(games(), seconds)


def timed(games: Iterator[Callable[[], int]], seconds: float) -> float:
    """Decisions per second of whole games; setting them up is not counted."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        play = next(games)
        begun = process_time()
        decisions += play()
        spent += process_time() - begun
    return decisions / spent
