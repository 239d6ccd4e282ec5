"""Games of version 0.1 are replayed to the same digest, and played on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.games.godfather.older import from_version_2, to_version_2
from laws.tables import walk

GOLDEN = Path(__file__).parents[2] / "golden/0.1/godfather"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.txt"))
POSITIONS = sorted(path.stem for path in GOLDEN.glob("*.json"))


def test_there_are_games_of_that_time() -> None:
    assert len(RECORDS) == 4
    assert len(POSITIONS) == 2


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_version_2_leads_to_the_digest_it_had_then(name: str) -> None:
    record = cg.Record.load(GOLDEN / f"{name}.txt")

    match = record.replay()

    assert record.header.rules_version == 2
    assert match.over
    assert match.position.digest_under(2) == record.digest


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_of_version_2_is_played_on_to_its_end(name: str) -> None:
    match = cg.Match.from_json((GOLDEN / f"{name}.json").read_text())
    stopped = len(match.moves)

    for _ in walk(match, random.Random(1)):
        pass

    assert match.over
    assert len(match.moves) > stopped


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_goes_to_todays_form_and_back_unchanged(name: str) -> None:
    saved = json.loads((GOLDEN / f"{name}.json").read_text())["state"]

    today = from_version_2(saved)

    assert to_version_2(today) == saved
    assert today.keys() - saved.keys() == {"shared_doubt", "learnt", "taken"}


@pytest.mark.parametrize("name", POSITIONS)
def test_worlds_can_be_drawn_for_every_seat_of_an_old_position(name: str) -> None:
    match = cg.Match.from_json((GOLDEN / f"{name}.json").read_text())

    for seat in range(match.players):
        assert cg.world(match.view(seat), seed=5).view(seat) == match.view(seat)
