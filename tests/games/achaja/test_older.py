"""Games that were played or saved with version 0.1 are replayed, checked and played on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.games.achaja import GAME
from consigliere.games.achaja.older import downgrade_2, upgrade_2
from laws.tables import walk

FOLDER = Path(__file__).parents[2] / "golden" / "0.1" / "achaja"
RECORDS = sorted(FOLDER.glob("*.txt"))
POSITIONS = sorted(FOLDER.glob("*.json"))


def test_there_are_games_of_every_number_of_players() -> None:
    assert {cg.Record.load(path).header.players for path in RECORDS} == {2, 3, 4, 5}
    assert len(POSITIONS) == 2


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_0_1_leads_to_the_state_it_led_to_then(path: Path) -> None:
    record = cg.Record.load(path)

    match = record.replay()

    assert record.header.rules_version == 2
    assert match.position.digest_under(2) == record.digest
    assert match.over


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_match_saved_by_0_1_is_played_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    saved = json.loads(text)["state"]

    match = cg.Match.from_json(text)
    again = json.loads(json.dumps(downgrade_2(match.position.save())))
    for _ in walk(match, random.Random(1)):
        pass

    assert again == saved
    assert match.over


def test_what_all_others_knew_of_a_hand_is_known_to_everybody_now() -> None:
    saved = {"gold": [0, 0, 0], "known": [[0, [2], "duel", 2], [1, [0], "spy", 1], [1, [2], "duel", 1]]}

    upgraded = upgrade_2(saved)

    assert [-1, [2], "duel", 1] in upgraded["known"]
    assert [fact for fact in upgraded["known"] if fact[0] == -1 and fact[2] == "spy"] == []
    assert downgrade_2(upgraded) == saved


def test_the_components_of_0_1_can_still_be_read() -> None:
    old = GAME.component_file(GAME.older[2].components)

    rules = GAME.rules_for(4, cg.new("achaja", 4).rules.options, old)

    assert old.digest != GAME.shipped_data.digest
    assert (rules.number["small_coin"], rules.number["large_coin"]) == (1, 5)
