"""Questions one would ask at the table, answered without changing anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from consigliere.core.flow import NOBODY
from consigliere.games.condottiere.box import Box
from consigliere.games.condottiere.state import State


def strengths(box: Box, companies: Sequence[Sequence[int]]) -> list[int]:
    """C-6.1 The strength of every company, all looked at together; C-6.2 an empty one has 0.

    Only face-up cards lie in a company, so face-down ones change nothing (C-17.6). Cards are worth more or less, but
    the number printed on them stays the same (C-6.3).
    """
    kind, printed, mercenary = box.kind, box.strength, box.mercenary
    winter = spring = False
    top = 0
    for company in companies:
        for card in company:
            if mercenary[card]:
                if printed[card] > top:
                    top = printed[card]
            elif kind[card] == "winter":
                winter = True
            elif kind[card] == "spring":
                spring = True
    bonus = box.number["spring_bonus"] if spring else 0
    cold = box.number["winter_value"]
    totals = []
    for company in companies:
        base = extra = other = 0
        factor = 1
        for card in company:
            if mercenary[card]:  # C-5.1
                base += cold if winter else printed[card]  # C-5.2
                if printed[card] == top:
                    extra += bonus  # C-5.3
            elif kind[card] == "drummer":
                factor = box.number["drummer_factor"]  # C-5.7: a second one changes nothing
            else:
                other += printed[card]  # C-5.6, C-5.8: Courtesans and Heroines are no mercenaries; others have 0
        totals.append(base * factor + extra + other)
    return totals


def highest_mercenary(box: Box, companies: Sequence[Sequence[int]]) -> int | None:
    """The highest printed strength of any mercenary in play (C-5.5, C-6.3), None if there is no mercenary."""
    found = [box.strength[card] for company in companies for card in company if box.mercenary[card]]
    return max(found, default=None)


def has_mercenary(s: State, seat: int) -> bool:
    return bool(s.kinds[seat] & s.rules.box.mercenary_kinds)


def may_discard_the_hand(s: State, seat: int) -> bool:
    """C-7.6 A hand with cards, but without a mercenary."""
    return bool(s.held[seat]) and not has_mercenary(s, seat)


def may_be_discarding(s: State, seat: int) -> bool:
    """C-7.6 Can a seat have decided in secret to discard its hand? Only after its pass, until that is carried out."""
    passed = bool(s.stack) and s.rules.secret_discards and not s.final and bool(s.passed >> seat & 1)
    return passed and may_discard_the_hand(s, seat)


def only_waits(s: State, seat: int) -> bool:
    """C-16.2 A defender who has played nothing is not out when he passes, C-16.3 until he is the last in the battle."""
    if seat != s.defender or s.defended:
        return False
    others = s.rules.everybody & ~(1 << seat)
    return s.passed & others != others


def region_counts(s: State) -> list[int]:
    """How many regions each seat controls."""
    counts = [0] * s.rules.players
    for owner in s.control:
        if owner != NOBODY:
            counts[owner] += 1
    return counts


def group_size(box: Box, control: Sequence[int], region: int) -> int:
    """C-1.2 The size of the connected group of one owner that `region` belongs to."""
    owner = control[region]
    group, edge = {region}, [region]
    while edge:
        for near in box.neighbours[edge.pop()]:
            if near not in group and control[near] == owner:
                group.add(near)
                edge.append(near)
    return len(group)


def largest_group(box: Box, control: Sequence[int], seat: int) -> int:
    return max((group_size(box, control, r) for r, owner in enumerate(control) if owner == seat), default=0)


def clockwise(s: State, first: int) -> Iterator[int]:
    """All seats, beginning with `first`."""
    n = s.rules.players
    return ((first + i) % n for i in range(n))


def may_be_chosen(s: State, seat: int, region: int) -> bool:
    """C-3.1 May a region be fought over? Not with a marker in it, C-16.1 or with one's own, nor with the Pope token.

    C-5.5d That token stays where it is until the next Bishop.
    """
    owner = s.control[region]
    return region != s.pope and (owner == NOBODY or (s.rules.reconquest and owner != seat))


def may_be_blessed(s: State, region: int) -> bool:
    """C-5.5 The Pope token goes where no marker is; C-16.6 anywhere; C-5.5c never into the contested region."""
    free = s.rules.reconquest or s.control[region] == NOBODY
    return free and (region != s.region or s.rules.pope_on_contested)


def is_exhausted(s: State) -> bool:
    """C-10.3 Every region has a marker or holds the Pope token."""
    return all(owner != NOBODY or region == s.pope for region, owner in enumerate(s.control))


def hand_limit_room(s: State, seat: int, regions: int) -> int:
    """C-13.3 How many cards a seat may draw after a battle."""
    number = s.rules.number
    room = number["draw_hand_limit"] + number["cards_per_region"] * regions - s.held[seat]
    return max(0, min(room, number["draw_up_to"]))
