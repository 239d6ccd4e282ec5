"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from consigliere.core.flow import NOBODY
from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    frames_from_plain,
    frames_to_plain,
    result_from_plain,
    result_to_plain,
)
from consigliere.games.condottiere.box import Box
from consigliere.games.condottiere.state import NO_CARD, NOWHERE, Rules, State


def components(s: State) -> dict[str, int]:
    """Every card by id, wherever it lies."""
    cards = Counter(s.pile)
    for counts in (s.discard, *s.hands):
        cards.update({card: n for card, n in enumerate(counts) if n})
    for company in s.companies:
        cards.update(company)
    cards.update(card for card in s.face_down if card != NO_CARD)
    return {s.rules.box.cards[card]: n for card, n in sorted(cards.items())}


def save(s: State) -> dict[str, Any]:
    box, n = s.rules.box, s.rules.players
    return {
        "chance": chance_to_plain(s.chance),
        "stack": frames_to_plain(s.stack),
        "result": result_to_plain(s.result),
        "hands": [box.cards_of(hand) for hand in s.hands],
        "companies": [[box.cards[card] for card in company] for company in s.companies],
        "face_down": [None if card == NO_CARD else box.cards[card] for card in s.face_down],
        "pile": [box.cards[card] for card in s.pile],
        "discard": box.cards_of(s.discard),
        "control": {box.regions[r]: seat for r, seat in enumerate(s.control) if seat != NOBODY},
        "pope": _place(box, s.pope),
        "region": _place(box, s.region),
        "token": s.token,
        "opener": s.opener,
        "passed": [seat for seat in range(n) if s.passed >> seat & 1],
        "defender": s.defender,
        "defended": s.defended,
        "final": s.final,
        "known": sorted([viewer, owner, box.cards[card], k] for (viewer, owner, card), k in s.known.items()),
        "hints": sorted([seat, holds] for seat, holds in s.hints.items()),
        "points": s.points[:],
        "game_number": s.game_number,
        "battle_number": s.battle_number,
        "round_number": s.round_number,
        "first": s.first,
    }


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if the cards are not those of the box or a number makes no sense."""
    box, n = rules.box, rules.players
    for key in ("hands", "companies", "face_down", "points"):
        if len(data[key]) != n:
            raise ValueError(f"{key!r} needs {n} entries, one per seat")
    hands = [_counts(box, hand) for hand in data["hands"]]
    control = [NOBODY] * len(box.regions)
    for region, seat in data["control"].items():
        control[box.region[region]] = _seat(n, seat)
    s = State(
        rules,
        chance_from_plain(data["chance"]),
        hands,
        [sum(hand) for hand in hands],
        [sum(1 << card for card, k in enumerate(hand) if k) for hand in hands],
        [[box.card[card] for card in company] for company in data["companies"]],
        [NO_CARD if card is None else box.card[card] for card in data["face_down"]],
        sorted(box.card[card] for card in data["pile"]),
        _counts(box, data["discard"]),
        control,
        frames_from_plain(data["stack"]),
        None,
        result_from_plain(data["result"]),
        NOWHERE if data["pope"] is None else box.region[data["pope"]],
        NOWHERE if data["region"] is None else box.region[data["region"]],
        _seat(n, data["token"]),
        _seat(n, data["opener"], NOBODY),
        sum(1 << _seat(n, seat) for seat in set(data["passed"])),
        _seat(n, data["defender"], NOBODY),
        bool(data["defended"]),
        bool(data["final"]),
        {(_seat(n, viewer), _seat(n, owner), box.card[card]): int(k) for viewer, owner, card, k in data["known"]},
        {_seat(n, seat): bool(holds) for seat, holds in data["hints"]},
        [int(points) for points in data["points"]],
        int(data["game_number"]),
        int(data["battle_number"]),
        int(data["round_number"]),
        _seat(n, data["first"], NOBODY),
    )
    check(s)
    return s


def check(s: State) -> None:
    """Refuse what cannot lie on a table: missing or surplus cards, a step that does not exist."""
    box, found = s.rules.box, components(s)
    for card, count in zip(box.cards, box.count, strict=True):
        if found.get(card, 0) != count:
            raise ValueError(f"{found.get(card, 0)} cards {card!r} lie on the table, the box holds {count}")
    for frame in s.stack:
        if frame.step not in s.rules.steps:
            raise ValueError(f"there is no step {frame.step!r}")
        _seat(s.rules.players, frame.seat, NOBODY)
    if s.stack and not s.rules.steps[s.stack[-1].step].asks:
        raise ValueError("the topmost step must be a question")


def _place(box: Box, region: int) -> str | None:
    return None if region == NOWHERE else box.regions[region]


def _counts(box: Box, cards: list[str]) -> list[int]:
    counts = [0] * len(box.cards)
    for card in cards:
        counts[box.card[card]] += 1
    return counts


def _seat(players: int, seat: Any, *others: int) -> int:
    if isinstance(seat, int) and not isinstance(seat, bool) and (0 <= seat < players or seat in others):
        return seat
    raise ValueError(f"{seat!r} is not a seat from 0 to {players - 1}")
