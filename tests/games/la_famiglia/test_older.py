"""Games of earlier versions are read, checked and played on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.data import DataFile
from consigliere.core.save import canonical
from consigliere.games.la_famiglia.game import GAME

FOLDER = Path(__file__).parents[2] / "golden/0.1/la_famiglia"
VERSION_2 = Path(__file__).parent / "version_2"
RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
POSITIONS = sorted(path.name for path in FOLDER.glob("*.json"))


def saved_in(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_0_1_leads_to_the_position_it_led_to_then(name: str) -> None:
    record = cg.Record.load(FOLDER / name)

    match = record.replay()

    assert record.header.rules_version == 1
    assert match.position.digest_under(1) == record.digest
    assert match.header.rules_version == GAME.rules_version


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_0_1_whose_moves_were_changed_is_refused(name: str) -> None:
    record = cg.Record.load(FOLDER / name)

    with pytest.raises(cg.BadRecord):
        record._replace(moves=record.moves[:-1]).replay()


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_saved_by_0_1_is_played_to_its_end(name: str) -> None:
    match, rng = cg.Match.from_json((FOLDER / name).read_text(encoding="utf-8")), random.Random(name)

    while not match.over:
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.legal(seat)))

    assert cg.Record.parse(str(match.record())).replay().digest() == match.digest()


@pytest.mark.parametrize("name", POSITIONS)
def test_a_state_of_0_1_can_be_written_as_it_was(name: str) -> None:
    match, state = cg.Match.from_json((FOLDER / name).read_text(encoding="utf-8")), saved_in(name)["state"]

    assert canonical(GAME.downgrade(match.rules, 1, match.position.save())) == canonical(state)


def test_what_0_1_kept_in_slots_has_names_now() -> None:
    """LF-16.5"""
    match = cg.Match.from_json((FOLDER / "duel.json").read_text(encoding="utf-8"))

    saved = match.position.save()

    assert saved_in("duel.json")["state"]["fight"] == [0, 0, 4, 3, 0, 1, 1, 2, 0, 0, 0]
    assert saved["fight"] == {
        "party": 0,
        "attacking_seat": 0,
        "area": "sciacca",
        "force": 3,
        "cars": 0,
        "bonus": 1,
        "defending_seat": 1,
        "attacking_card": "cowardice_2",
        "defending_card": "treachery",
        "attacker_took": False,
        "defender_took": False,
        "owed": 0,
    }
    assert saved_in("duel.json")["state"]["work"] == [0, 3, 2, 2048, 0, 0, 4, 0, -1, 0]
    assert saved["resolving"] == {
        "seat": 0,
        "area": "castelvetrano",
        "token": "white-b3",
        "parts": ["incite"],
        "shots": 0,
        "bombs": 0,
        "reached": "sciacca",
        "car_used": False,
        "car_at": None,
        "next": [],
    }


def test_pools_of_0_1_have_names_now() -> None:
    """LF-10.3"""
    match = cg.Match.from_json((FOLDER / "planning.json").read_text(encoding="utf-8"))

    pools = match.position.save()["pools"]

    assert saved_in("planning.json")["state"]["areas"]["catania"]["pools"] == [29, 0]
    assert pools["catania"] == [["green-b1", "green-b3", "green-b4", "green-b5"], []]
    assert sorted(pools) == ["catania", "enna", "termini_imerese", "vittoria"]


def test_numbers_of_0_1_are_looked_up_in_the_components_of_their_table() -> None:
    """An area was a number; its name stands in the component file the match was played with."""
    text = GAME.shipped_data.text.replace('"sciacca"', '"sciacca_mare"')
    saved = json.loads((FOLDER / "duel.json").read_text(encoding="utf-8").replace('"sciacca"', '"sciacca_mare"'))
    saved["data"] = text
    saved["match"]["components"] = DataFile(text, "mine.toml").digest

    match = cg.Match.from_json(json.dumps(saved))

    assert match.position.save()["fight"]["area"] == "sciacca_mare"


@pytest.mark.parametrize("name", ["bribes_and_incite.txt", "lab_network.txt"])
def test_a_record_of_version_2_is_played_as_it_was_played_then(name: str) -> None:
    """LF-D60, LF-D61, LF-D62"""
    record = cg.Record.load(VERSION_2 / name)

    match = record.replay()

    assert record.header.rules_version == 2
    assert match.position.digest_under(2) == record.digest
    played = match.header.options
    assert (played["bribes"], played["incite_payment"], played["lab_network"]) == ("number", "all", "all_if_enough")
    assert cg.Record.parse(str(match.record())).replay().digest() == match.digest()


def test_a_position_of_version_2_goes_on_in_the_middle_of_a_bribe() -> None:
    """LF-D60"""
    text = (VERSION_2 / "bribe.json").read_text(encoding="utf-8")
    match = cg.Match.from_json(text)
    [seat] = match.asked

    assert canonical(GAME.downgrade(match.rules, 2, match.position.save())) == canonical(json.loads(text)["state"])
    assert "bribe" in map(str, match.legal(seat))
    assert match.prompt(seat).startswith("Bribes tile: pay 2 £")
    match.play(seat, "bribe")
    assert match.state.fight is None or match.state.stack[-1].step != "bribe"
