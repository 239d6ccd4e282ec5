"""Records and saved matches of versions 1 and 2 of the rules are still read, and their games played on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.save import canonical
from consigliere.games.condottiere import GAME
from laws.tables import walk

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = sorted(GOLDEN.glob("0.[12]/condottiere/*.txt"))
SAVED = sorted(GOLDEN.glob("0.1/condottiere/*.json"))
SAVED_2 = sorted(GOLDEN.glob("0.2/condottiere/*.json"))
AS_IT_WAS = {"hand_discards": "in_turn", "reconquest_tie_token": "courtesans"}


def state_of(path: Path) -> dict[str, Any]:
    """The state as it was saved."""
    state: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["state"]
    return state


def test_there_is_something_to_read() -> None:
    assert len(RECORDS) >= 4
    assert len(SAVED) >= 2
    assert any(state_of(path)["known"] for path in SAVED)
    assert any(state_of(path)["hints"] for path in SAVED)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_leads_to_the_state_it_led_to(path: Path) -> None:
    record = cg.Record.load(path)
    version = record.header.rules_version
    assert version == {"0.1": 1, "0.2": 2}[path.parts[-3]]

    m = record.replay()  # compares the digest of that version

    assert m.position.digest_under(version) == record.digest
    assert m.record().header.rules_version == GAME.rules_version == 3
    assert {name: m.rules.options[name] for name in AS_IT_WAS} == AS_IT_WAS
    assert cg.Record.parse(str(m.record())).replay().digest() == m.digest()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_was_changed_is_refused(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    digest = cg.Record.parse(text).digest

    with pytest.raises(cg.BadRecord, match="another state"):
        cg.Record.parse(text.replace(digest, "0" * 32)).replay()


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_saved_state_goes_there_and_back(path: Path) -> None:
    saved = state_of(path)

    m = cg.Match.from_json(path.read_text(encoding="utf-8"))

    assert canonical(GAME.older[1].downgrade(m.position.save())) == canonical(saved)


@pytest.mark.parametrize("path", SAVED_2, ids=lambda path: path.stem)
def test_a_hand_that_was_asked_about_in_turn_is_asked_about_still(path: Path) -> None:
    """Version 2 told everybody who held mercenaries; a match saved in the middle of it goes on like that."""
    saved = state_of(path)

    m = cg.Match.from_json(path.read_text(encoding="utf-8"))

    assert canonical(GAME.older[2].downgrade(m.position.save())) == canonical(saved)
    assert m.view(None)["question"] == "discard_hand"
    assert sum(holds is not None for holds in m.view(None)["mercenaries"]) > 2
    assert [str(move) for move in m.legal(m.asked[0])] == ["discard", "decline"]


@pytest.mark.parametrize("path", [*SAVED, *SAVED_2], ids=lambda path: path.stem)
def test_a_saved_match_is_played_to_its_end(path: Path) -> None:
    m = cg.Match.from_json(path.read_text(encoding="utf-8"))

    for number in walk(m, random.Random(1)):
        if number % 10 == 0:
            for seat in range(m.players):
                assert m.imagine(seat, number).view(seat) == m.view(seat)

    assert m.over
    assert cg.Record.parse(str(m.record())).replay().digest() == m.digest()


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_everybody_knows_what_he_knew_and_nothing_more(path: Path) -> None:
    """Version 1 did not say whether everybody had seen a card, so it counts as shown in secret."""
    saved = state_of(path)

    m = cg.Match.from_json(path.read_text(encoding="utf-8"))

    for seat in range(m.players):
        known = sorted((owner, card) for owner, cards in enumerate(m.view(seat)["known"]) for card in cards)
        assert known == sorted(
            (owner, card) for viewer, owner, card, n in saved["known"] if viewer == seat for _ in range(n)
        )
    assert m.view(None)["bookkeeping"]["open_cards"] == []
