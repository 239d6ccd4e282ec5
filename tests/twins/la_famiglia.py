"""La Famiglia: the opponents' money, tokens, cards and sealed answers are drawn anew."""

from __future__ import annotations

from consigliere.core.chance import Chance
from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.queries import TEAMS
from consigliere.games.la_famiglia.state import BOSS, CARD_A, CARD_D, ENCOUNTER, KEEPER, SETUP, State
from consigliere.games.la_famiglia.steps.planning import IDLE


def redraw(s: State, seat: int, chance: Chance) -> State:
    """A full state that agrees with all `seat` knows: the opponents' money, tokens and cards are drawn anew."""
    world = s.clone()
    if s.stack and s.stack[-1].sealed:
        world.stack[-1] = _guess_sealed(world, seat, world.stack[-1], chance)
    if s.phase == SETUP and s.family[0] == NONE:
        return world
    fight = world.fight
    for who, card in ((BOSS, CARD_A), (KEEPER, CARD_D)):
        if fight and fight[card] != NONE and fight[who] not in TEAMS[seat]:
            fight[card] = chance.below(len(s.rules.box.cards))
    for other in ((seat + 1) % 4, (seat + 3) % 4):
        if s.phase != ENCOUNTER:
            _guess_orders(world, other, chance)
        world.money[other] = _least_money(s, other) + chance.below(11)
    return world


def _guess_sealed(s: State, seat: int, frame: Frame, chance: Chance) -> Frame:
    step = s.rules.steps[frame.step]
    sealed = tuple(
        (who, move if who in TEAMS[seat] else chance.pick(step.legal(s, frame._replace(seat=who))))
        for who, move in frame.sealed
    )
    return frame._replace(sealed=sealed)


def _guess_orders(s: State, seat: int, chance: Chance) -> None:
    """Face-down orders change places with the HQ; each can only be a token its owner had when it was laid.

    Tokens are unlocked one by one and never locked again, so the sets of possible tokens contain one another, and
    filling the smallest first always comes out.
    """
    count = len(s.holder)
    slots = [slot for slot, token in enumerate(s.orders) if token != NONE and s.holder[slot % count] == seat]
    if not slots:
        return
    left = s.tokens[seat]
    for slot in slots:
        left |= 1 << s.orders[slot]
    unsold = left
    for slot in sorted(slots, key=lambda slot: ((s.pools[slot] & unsold).bit_count(), slot)):
        possible = [token for token in range(13) if (left & s.pools[slot]) >> token & 1]
        token = chance.pick(possible)
        s.orders[slot] = token
        left &= ~(1 << token)
    s.tokens[seat] = left


def _least_money(s: State, seat: int) -> int:
    """What a seat must have for the choice it has half made: the price of the space, and maybe of a disc."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame.step != "fetch" or frame.seat != seat or frame.about[0] == IDLE:
        return 0
    box = s.rules.box
    free = any(owner in (seat, NEUTRAL) for space in box.sheet[s.round - 1] for owner in s.discs[space])
    target: int = frame.about[1]
    return box.cost[target] + (0 if free else 1)
