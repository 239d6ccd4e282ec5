"""A record told again move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from consigliere.cli.files import in_file, load_record
from consigliere.cli.wording import AnyMatch
from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.match import Match
from consigliere.core.options import settle
from consigliere.core.record import BadRecord, Header, Record
from consigliere.core.registry import game as find_game


def trusted(path: Path) -> tuple[Record, AnyMatch]:
    """A record that replays to its digest, and the match it leads to."""
    record = load_record(path)
    try:
        return record, record.replay()
    except BadRecord as error:
        raise in_file(path, error) from None


def begin(
    header: Header,
    chance: Callable[[bytes, int], Chance] = Chance,
    watch: Callable[[Any], object] = lambda state: None,
) -> AnyMatch:
    """The match of a trusted header before its first move, drawing from a chance of the caller's choice.

    `watch` gets to see the state before anything happens to it.
    """
    game = find_game(header.game)
    options = settle(header.game, game.options, header.players, header.options)
    data = game.shipped_data if header.data is None else DataFile(header.data, "components")
    rules = game.rules(header.players, options, data)
    if header.position is not None:
        state = game.load(rules, header.position)
        state.chance = chance(state.chance.key, state.chance.used)
        watch(state)
        return Match(game, header, rules, state, begun=game.clone(state))
    state = game.setup(rules, chance(header.seed, 0))
    watch(state)
    match = Match(game, header, rules, state)
    told: list[Event] = []
    state.told = told
    flow.advance(state)
    state.told = None
    match.events = told
    return match


def positions(record: Record) -> Iterator[AnyMatch]:
    """The match before the first move and after each one; every one a match of its own."""
    match = begin(record.header)
    yield match.clone()
    for seat, move in record.moves:
        match.play(seat, move)
        yield match.clone()
