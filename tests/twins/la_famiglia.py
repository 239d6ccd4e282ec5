"""La Famiglia: the opponents' money, tokens, cards and sealed answers are hidden; allies show each other everything."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.state import ENCOUNTER, State
from consigliere.games.la_famiglia.steps.planning import IDLE


def without_secrets(saved: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A saved state without what this seat (None: a spectator) may not look at."""
    others = [other for other in range(4) if seat is None or (other - seat) % 2]
    saved["chance"] = None
    for other in others:
        saved["money"][other] = None
        if saved["phase"] != "encounter":  # which orders lie face down, and which are in the HQ; not how many
            saved["hq_tokens"][other] = len(saved["hq_tokens"][other])
    for area in saved["areas"].values():
        if saved["phase"] != "encounter" and area["holder"] in others:
            area["orders"] = [None if order is None else "face down" for order in area["orders"]]
    if fight := saved["fight"]:
        for who, card in (("attacking_seat", "attacking_card"), ("defending_seat", "defending_card")):
            if fight[who] in others and fight[card] is not None:
                fight[card] = "face down"
    for frame in saved["stack"]:
        for answer in frame[3]:
            if answer[0] in others:
                answer[1] = "sealed"
    return saved


def redraw(s: State, seat: int, chance: Chance) -> State:
    """A full state that agrees with all `seat` knows: the opponents' money, tokens and cards are drawn anew."""
    world = s.clone()
    others = ((seat + 1) % 4, (seat + 3) % 4)
    if s.stack and s.stack[-1].sealed:
        world.stack[-1] = _redraw_sealed(world, others, world.stack[-1], chance)
    if s.family[0] == NONE:
        return world
    cards, fight = len(s.rules.box.cards), world.fight
    if fight and fight.attacking_card != NONE:
        if fight.attacking_seat in others:
            fight.attacking_card = chance.below(cards)
        if fight.defending_seat in others:
            fight.defending_card = chance.below(cards)
    for other in others:
        if s.phase != ENCOUNTER:
            _redraw_orders(world, other, chance)
        world.money[other] = _least_money(s, other) + chance.below(40)
    return world


def _redraw_sealed(s: State, others: tuple[int, ...], frame: Frame, chance: Chance) -> Frame:
    step = s.rules.steps[frame.step]
    sealed = tuple(
        (who, chance.pick(step.legal(s, frame._replace(seat=who))) if who in others else move)
        for who, move in frame.sealed
    )
    return frame._replace(sealed=sealed)


def _redraw_orders(s: State, seat: int, chance: Chance) -> None:
    """Face-down orders change places with the HQ; each can only be a token its owner had when it was laid.

    Tokens are unlocked one by one and never locked again, so the sets of possible tokens contain one another, and
    filling the smallest first always comes out.
    """
    area = s.rules.box.slot_area
    slots = [slot for slot, token in enumerate(s.orders) if token != NONE and s.holder[area[slot]] == seat]
    left = s.hq_tokens[seat] | sum(1 << s.orders[slot] for slot in slots)
    pools = {slot: [token for token in range(13) if (left & s.pools[slot].tokens) >> token & 1] for slot in slots}
    for slot in sorted(slots, key=lambda slot: (len(pools[slot]), slot)):
        token = chance.pick([token for token in pools[slot] if left >> token & 1])
        s.orders[slot] = token
        left &= ~(1 << token)
    s.hq_tokens[seat] = left


def _least_money(s: State, seat: int) -> int:
    """What a seat must have for the choice it has half made: the price of the space, and maybe of a disc."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame.step != "fetch" or frame.seat != seat or frame.about[0] == IDLE:
        return 0
    box = s.rules.box
    free = any(owner in (seat, NEUTRAL) for space in box.sheet[s.round - 1] for owner in s.discs[space])
    target: int = frame.about[1]
    return box.cost[target] + (0 if free else 1)
