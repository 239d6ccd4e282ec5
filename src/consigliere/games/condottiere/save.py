"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.flow import NOBODY
from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    check_components,
    check_stack,
    frames_from_plain,
    frames_to_plain,
    one_per_seat,
    result_from_plain,
    result_to_plain,
    seat_number,
    whole,
)
from consigliere.games.condottiere.box import Box
from consigliere.games.condottiere.knowledge import held_secretly, known_copies
from consigliere.games.condottiere.sound import check_order_of_play
from consigliere.games.condottiere.state import NO_CARD, NOWHERE, Bounds, Copies, Rules, State

MANY = 10**9  # more points, battles or rounds than anybody plays


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
        "open_cards": open_cards_to_plain(box, s.open_cards),
        "shown_cards": sorted(
            [viewer, owner, box.cards[card], k] for (viewer, owner, card), k in s.shown_cards.items()
        ),
        "shown_bounds": bounds_to_plain(s.shown_bounds),
        "mercenaries": mercenaries_to_plain(s),
        "discarding": [seat for seat in range(n) if s.discarding >> seat & 1],
        "points": s.points[:],
        "game_number": s.game_number,
        "battle_number": s.battle_number,
        "round_number": s.round_number,
        "first": s.first,
    }


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if the cards are not those of the box or a number makes no sense."""
    box, n = rules.box, rules.players
    one_per_seat(data, ("hands", "companies", "face_down", "mercenaries", "points"), n)
    hands = [_counts(box, hand) for hand in data["hands"]]
    control = [NOBODY] * len(box.regions)
    for region, seat in data["control"].items():
        control[box.region[region]] = seat_number(seat, n)
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
        seat_number(data["token"], n),
        seat_number(data["opener"], n, NOBODY),
        sum(1 << seat_number(seat, n) for seat in set(data["passed"])),
        seat_number(data["defender"], n, NOBODY),
        bool(data["defended"]),
        bool(data["final"]),
        open_cards_from_plain(rules, data["open_cards"]),
        {
            (seat_number(viewer, n), seat_number(owner, n), box.card[card]): whole(k, 1, MANY)
            for viewer, owner, card, k in data["shown_cards"]
        },
        bounds_from_plain(rules, data["shown_bounds"]),
        *mercenaries_from_plain(data["mercenaries"]),
        sum(1 << seat_number(seat, n) for seat in set(data["discarding"])),
        [whole(points, 0, MANY) for points in data["points"]],
        whole(data["game_number"], 1, MANY),
        whole(data["battle_number"], 0, MANY),
        whole(data["round_number"], 1, MANY),
        seat_number(data["first"], n, NOBODY),
    )
    check(s)
    return s


def check(s: State) -> None:
    """Refuse what cannot lie on a table: missing or surplus cards, a step that does not exist, wrong knowledge."""
    check_components(components(s), dict(zip(s.rules.box.cards, s.rules.box.count, strict=True)))
    check_stack(s, s.rules.players)
    check_order_of_play(s)
    check_knowledge(s)


def check_knowledge(s: State) -> None:
    """What somebody knows must be true; no world could agree with it otherwise."""
    cards, mercenary = s.rules.box.cards, s.rules.box.mercenary
    for owner, (hand, hidden) in enumerate(zip(s.hands, s.face_down, strict=True)):
        has = [n + (card == hidden) for card, n in enumerate(hand)]
        for viewer in range(s.rules.players):
            shown = sum(n for (v, o, _), n in s.shown_cards.items() if (v, o) == (viewer, owner))
            least, most = s.shown_bounds.get((viewer, owner), (0, 0))
            if not least <= shown <= most <= held_secretly(s, owner):
                raise ValueError(f"seat {viewer} was not shown {least} to {most} cards that seat {owner} still has")
            for card, n in enumerate(has):
                if known_copies(s, viewer, owner, card) > n:
                    raise ValueError(f"seat {viewer} knows of more cards {cards[card]!r} than seat {owner} has")
        soldiers = any(n and mercenary[card] for card, n in enumerate(has))
        if (s.without_mercenary if soldiers else s.with_mercenary) >> owner & 1:
            raise ValueError(f"what is known about mercenaries of seat {owner} is wrong")


# -- what is known about hands; a view says it in the same words ------------------------------------------------------


def open_cards_to_plain(box: Box, open_cards: Copies) -> list[list[Any]]:
    """[owner, card, how many] for each."""
    return sorted([[owner, box.cards[card], n] for (owner, card), n in open_cards.items()])


def open_cards_from_plain(rules: Rules, data: Sequence[Sequence[Any]]) -> Copies:
    return {(seat_number(owner, rules.players), rules.box.card[card]): whole(n, 1, MANY) for owner, card, n in data}


def bounds_to_plain(bounds: Bounds) -> list[list[int]]:
    """[viewer, owner, at least, at most] for each."""
    return sorted([[*pair, *span] for pair, span in bounds.items()])


def bounds_from_plain(rules: Rules, data: Sequence[Sequence[Any]]) -> Bounds:
    n = rules.players
    return {
        (seat_number(viewer, n), seat_number(owner, n)): (whole(least, 0, MANY), whole(most, 1, MANY))
        for viewer, owner, least, most in data
    }


def mercenaries_to_plain(s: State) -> list[bool | None]:
    """By seat: whether it holds mercenaries, None if nobody can tell."""
    yes, no = s.with_mercenary, s.without_mercenary
    return [True if yes >> seat & 1 else False if no >> seat & 1 else None for seat in range(s.rules.players)]


def mercenaries_from_plain(data: Sequence[bool | None]) -> tuple[int, int]:
    """The seats that hold some, and those that hold none."""
    return (
        sum(1 << seat for seat, holds in enumerate(data) if holds is True),
        sum(1 << seat for seat, holds in enumerate(data) if holds is False),
    )


def _place(box: Box, region: int) -> str | None:
    return None if region == NOWHERE else box.regions[region]


def _counts(box: Box, cards: Sequence[str]) -> list[int]:
    counts = [0] * len(box.cards)
    for card in cards:
        counts[box.card[card]] += 1
    return counts
