"""A saved state: in words, so that a person can set a situation up, and refused if it cannot lie on a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.core.position import Position
from games.la_famiglia.table import BLUE, RED, SENTINEL, Table

Saved = dict[str, Any]


def laid() -> Table:
    """Red's turn; Blue has an order face down in Enna."""
    return Table().put("enna", BLUE, 2, orders=["blue-b3"]).put("licata", RED, 1).disc("0-bank-1", "neutral").turn()


def fighting() -> Table:
    """Red attacks Blue in Nicosia, and both have chosen a card."""
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", BLUE, 4).encounter()
    t.say(RED, "do move", "land nicosia", "send 4", "finesse", "card treachery")
    return t.say(BLUE, "card cowardice_1")


def in_a_round(t: Table) -> Saved:
    """The table saved in the midst of a round, as it would come about in play."""
    saved: Saved = json.loads(json.dumps(t.m.position.save()))
    part = 1 if saved["phase"] == "planning" else 4
    stack = [frame for frame in saved["stack"] if frame[0] not in (SENTINEL.step, "ultima_azione")]
    return saved | {"stack": [["war", -1, [], []], ["round", -1, part, []], *stack]}


def test_a_face_down_order_is_saved_with_the_tokens_it_was_chosen_from() -> None:
    """LF-10.3"""
    saved = laid().m.position.save()

    assert saved["areas"]["enna"]["orders"] == ["blue-b3", None]
    assert saved["pools"] == {"enna": [["blue-b1", "blue-b2", "blue-b3", "blue-b4", "blue-b5"], []]}


def test_a_fight_is_saved_in_words() -> None:
    """LF-16.5"""
    saved = fighting().m.position.save()

    assert saved["fight"]["area"] == "nicosia"
    assert (saved["fight"]["attacking_card"], saved["fight"]["defending_card"]) == ("treachery", "cowardice_1")
    assert (saved["resolving"]["token"], saved["resolving"]["parts"]) == ("red-b3", [])


def change(path: str, value: Any) -> Callable[[Saved], None]:
    """Put a value where a path like "fight.force" leads."""

    def do(saved: Saved) -> None:
        *way, last = path.split(".")
        place = saved
        for key in way:
            place = place[key]
        place[last] = value

    return do


@pytest.mark.parametrize(
    ("table", "change"),
    [
        (laid, change("pools", {})),
        (laid, change("pools.enna", [["blue-b1"], []])),
        (laid, change("pools.enna", [["blue-b3", "red-b3"], []])),
        (laid, change("pools.enna", [["blue-b3"]])),
        (laid, change("areas.enna.orders", ["red-b3", None])),
        (laid, change("areas.enna.soldati", 0)),
        (laid, change("areas.enna.resolved", [False])),
        (laid, change("boats.mare_licata", [0, 0, 0])),
        (laid, change("first", 4)),
        (laid, change("round", 5)),
        (laid, change("money", [1, 2, 3])),
        (fighting, change("fight.force", 3)),
        (fighting, change("fight.party", None)),
        (fighting, change("fight.area", "atlantis")),
        (fighting, change("fight.attacking_card", "courage")),
        (fighting, change("resolving.token", "blue-b3")),
        (fighting, change("resolving.parts", ["dance"])),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(table: Callable[[], Table], change: Callable[[Saved], None]) -> None:
    t = table()
    saved = in_a_round(t)
    Position.load(t.m.game, t.m.rules, saved)

    change(saved)

    with pytest.raises((ValueError, KeyError, TypeError)):
        Position.load(t.m.game, t.m.rules, saved)
