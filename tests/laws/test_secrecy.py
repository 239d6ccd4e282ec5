"""Secrecy: what a seat cannot know may change, and nothing that seat ever sees or is told changes with it."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import consigliere as cg
from consigliere.bots import Bot
from consigliere.bots.master import Master
from consigliere.core.chance import Chance
from consigliere.core.save import canonical
from laws.tables import moments, players_of, tables, walk
from twins import twin_match, twin_position

LANGUAGES = ("en", "pl", "ru")
MOMENTS = 15  # looked at in one of many games, spread over all of it
FULL = os.environ.get("CONSIGLIERE_FULL") == "1"
#: games looked at from the first moment to the last: one of each title, or one for each number of players
WHOLE = [(game, n) for game in cg.games() for n in (players_of(game) if FULL else players_of(game)[:1])]


def everything_seen(m: cg.Match[Any], seat: int) -> tuple[str, list[cg.Event], list[cg.Event]]:
    """All that reaches a seat: view, prompts, moves, refusals and choices of seeded bots as one text, and the logs."""
    log = m.log(seat)
    legal = m.legal(seat)
    refusals = {}
    for move in m.candidates(seat):
        if refusal := m.why_not(seat, move):
            refusals[str(move)] = [refusal.rule, *(m.refusal_text(refusal, lang) for lang in LANGUAGES)]
    seen = {
        "view": m.view(seat),
        "prompts": [m.prompt(seat, lang) for lang in LANGUAGES],
        "told": [[m.tell(event, lang) for event in log[-20:]] for lang in LANGUAGES],
        "legal": legal,
        "talk": m.talk(seat),
        "asked": m.asked,
        "refusals": refusals,
        "spectator": m.view(None),
    }
    if seat in m.asked:
        seen["bots"] = [steady(name).choose(m.view(seat), legal, Chance(bytes(32))) for name in cg.bots(m.game.name)]
    return canonical(seen), log, m.log(None)


def steady(name: str) -> Bot:
    """A bot that answers the same however fast the machine is."""
    found = cg.bot(name)
    if isinstance(found, Master):
        found.playouts = 4
    assert found.repeatable
    return found


def check_secrets(m: cg.Match[Any], number: int) -> None:
    """For every seat: redraw what it cannot know, and compare; the others have twins of that twin."""
    for seat in range(m.players):
        twin = twin_match(m, seat, number)
        assert everything_seen(twin, seat) == everything_seen(m, seat)
        assert dict(m.game.components(twin.state)) == dict(m.game.components(m.state))
        other = (seat + 1 + number) % m.players
        deeper = twin_position(twin.position, other, number)
        assert deeper.view(other) == twin.view(other)


@pytest.mark.parametrize("game", cg.games())
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_redrawing_what_a_seat_cannot_know_changes_nothing_it_sees(game: str, data: st.DataObject) -> None:
    m, rng = data.draw(tables(game))

    for number in moments(m, rng, MOMENTS):
        check_secrets(m, number)


@pytest.mark.parametrize(("game", "players"), WHOLE)
def test_at_no_moment_of_a_whole_game_a_secret_is_seen(game: str, players: int) -> None:
    m = cg.new(game, players, seed=players, options=cg.game(game).needed(players))

    for number in walk(m, random.Random(players)):
        check_secrets(m, number)

    assert m.over


@pytest.mark.parametrize("game", cg.games())
def test_twins_are_really_redrawn(game: str) -> None:
    m = cg.new(game, seed=1)
    rng = random.Random(2)
    most = 0

    for _ in walk(m, rng, stops=20):  # there are moments at which nothing is hidden
        twins = {canonical(twin_position(m.position, 0, seed).save() | {"chance": None}) for seed in range(20)}
        most = max(most, len(twins))
        if most > 5:
            break

    assert most > 5
