"""Worlds: whole states that agree with everything a view says, made from the view alone.

What is behind the screens of others is drawn: their money, which of their orders lie face down, the conflict cards
and sealed answers of another team. Everything else is read from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.flow import Frame
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.save import frames_from_plain, result_from_plain
from consigliere.games.la_famiglia.box import ALL_TOKENS, NEUTRAL, NONE, TOKENS
from consigliere.games.la_famiglia.components import ROWS
from consigliere.games.la_famiglia.plain import (
    PHASES,
    bits,
    party_number,
    pools_from_plain,
    resolving_from_plain,
)
from consigliere.games.la_famiglia.queries import TEAMS
from consigliere.games.la_famiglia.state import Fight, Rules, State, empty_table
from consigliere.games.la_famiglia.steps.free import SALE
from consigliere.games.la_famiglia.steps.planning import IDLE, affordable_turns

USUAL_MONEY = 10  # most purses hold less; how much more some hold, nobody knows
UNSEEN = TOKENS  # stands for a token that may not be looked at, until one is drawn


class Purse(NamedTuple):
    """The money of a seat that may not be looked at."""

    seat: int
    least: int  # what its half-made choice will cost
    idle: bool = False  # it could pay for no turn


class FaceDown(NamedTuple):
    """An order that may not be looked at."""

    seat: int
    slot: int
    pool: tuple[int, ...]  # the tokens it may be


class Hidden(NamedTuple):
    """What has to be drawn."""

    purses: tuple[Purse, ...]
    orders: tuple[FaceDown, ...]  # of each seat the one with the fewest possibilities first
    attacking_card: bool
    defending_card: bool
    answers: tuple[tuple[int, Sequence[Move]], ...]  # sealed: by whom, and what it may be


def worlds(rules: Rules, view: View) -> Callable[[Chance], State]:
    """Read the view once; each call of what is returned gives another state that agrees with it."""
    known = _read(rules, view)
    team = () if view["seat"] is None else TEAMS[view["seat"]]
    hidden = _hidden(known, view, [seat for seat in range(4) if seat not in team])

    def draw(chance: Chance) -> State:
        world = known.clone()
        _fill(world, hidden, chance)
        return world

    return draw


# -- what is hidden ---------------------------------------------------------------------------------------------------


def _hidden(s: State, view: View, others: list[int]) -> Hidden:
    fight, cards_lie = s.fight, any(frame.step == "reveal" for frame in s.stack)
    sealed = [int(seat) for seat, said in view["sealed"].items() if said is None]
    return Hidden(
        tuple(_purse(s, seat) for seat in others) if s.family[0] != NONE else (),
        tuple(order for seat in others for order in _face_down(s, seat)),
        fight is not None and cards_lie and fight.attacking_seat in others,
        fight is not None and cards_lie and fight.defending_seat in others,
        tuple((seat, _answers(s, s.stack[-1], seat)) for seat in sealed),
    )


def _purse(s: State, seat: int) -> Purse:
    """LF-D59 Any amount that goes with the choice the seat has half made, if it has."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame.step != "fetch" or frame.seat != seat:
        return Purse(seat, 0)
    why, target = frame.about
    if why == IDLE:
        return Purse(seat, 0, idle=True)
    upper = s.rules.box.sheet[s.round - 1]
    free = any(owner in (seat, NEUTRAL) for space in upper for owner in s.discs[space])
    return Purse(seat, s.rules.box.cost[target] + (0 if free else 1))


def _face_down(s: State, seat: int) -> list[FaceDown]:
    """LF-10.3 An order can only be a token its owner had when it was laid, and has not sold since.

    Tokens are unlocked one by one and never locked again, so of two such sets one contains the other. Filling the
    smallest first always comes out, and makes all that is possible equally likely.
    """
    area, found = s.rules.box.slot_area, []
    for slot, pool in enumerate(s.pools):
        if pool is not None and s.orders[slot] == UNSEEN and s.holder[area[slot]] == seat:
            tokens = pool.tokens & ~s.sold[seat]
            found.append(FaceDown(seat, slot, tuple(token for token in range(TOKENS) if tokens >> token & 1)))
    return sorted(found, key=lambda order: (len(order.pool), order.slot))


def _answers(s: State, frame: Frame, seat: int) -> Sequence[Move]:
    return s.rules.steps[frame.step].legal(s, frame._replace(seat=seat))


def _fill(s: State, hidden: Hidden, chance: Chance) -> None:
    """Draw what is hidden into a copy of what is known."""
    for seat, slot, pool in hidden.orders:
        left = s.hq_tokens[seat]
        token = chance.pick([token for token in pool if left >> token & 1])
        s.orders[slot] = token
        s.hq_tokens[seat] = left & ~(1 << token)
    for purse in hidden.purses:
        s.money[purse.seat] = _money(s, purse, chance)
    if s.fight is not None:
        if hidden.attacking_card:
            s.fight.attacking_card = chance.below(len(s.rules.box.cards))
        if hidden.defending_card:
            s.fight.defending_card = chance.below(len(s.rules.box.cards))
    if hidden.answers:
        drawn = [(seat, chance.pick(answers)) for seat, answers in hidden.answers]
        frame = s.stack[-1]
        s.stack[-1] = frame._replace(sealed=tuple(sorted((*frame.sealed, *drawn))))


def _money(s: State, purse: Purse, chance: Chance) -> int:
    if purse.idle:  # LF-D7 not even with all its tokens sold could it pay
        cheapest = next(money for money in count() if affordable_turns(s, purse.seat, money))
        return chance.below(max(1, cheapest - SALE * s.hq_tokens[purse.seat].bit_count()))
    n = purse.least
    while (more := chance.below(USUAL_MONEY + 1)) == USUAL_MONEY:
        n += USUAL_MONEY
    return n + more


# -- what is known ----------------------------------------------------------------------------------------------------


def _read(rules: Rules, view: View) -> State:
    """The state as far as the view tells it."""
    box, bookkeeping = rules.box, view["bookkeeping"]
    s = empty_table(rules, Chance(bytes(32)))
    s.round, s.phase = view["round"], PHASES.index(view["phase"])
    s.began, s.first = party_number(bookkeeping["began"]), party_number(view["first_player"])
    s.opener = view["order_of_play"][0] if view["order_of_play"] else NONE
    s.active, s.ultima = party_number(view["active"]), party_number(view["ultima"])
    s.result = result_from_plain(view["result"])
    s.family = [NONE if name is None else box.family[name] for name in view["families"]]
    s.colours = [box.family[name] for colours in view["colours"] for name in colours]
    characters = [card["id"] for card in box.characters]
    s.character = [NONE if name is None else characters.index(name) for name in view["characters"]]
    s.tiles_in_play = bits(box.tile, view["tiles"])
    s.tiles = [bits(box.tile, names) for names in view["marked"]]
    common = view["common"]
    s.supply_neutrals, s.supply_neutral_discs = common["neutral_soldati"], common["neutral_discs"]
    s.supply_labs = common["labs"]
    _read_map(s, view)
    for sheet in (view["upper"], view["lower"]):
        for name, owners in sheet["spaces"].items():
            s.discs[box.space[name]] = tuple(party_number(owner) for owner in owners)
    s.stack = _read_stack(view)
    s.resolving = resolving_from_plain(s, bookkeeping["resolving"])
    s.fight = _read_fight(s, view["fight"])
    _read_seats(s, view)
    return s


def _read_map(s: State, view: View) -> None:
    box = s.rules.box
    second_places = view["bookkeeping"]["second_places"]
    for area, name in enumerate(box.areas):
        entry = view["areas"][name]
        s.holder[area] = party_number(entry["holder"])
        s.soldati[area], s.cars[area], s.labs[area] = entry["soldati"], entry["cars"], entry["labs"]
        slots = box.slots[area][1:] if name in second_places else box.slots[area]
        for slot, order in zip(slots, entry["orders"], strict=False):
            s.orders[slot] = UNSEEN if order["token"] is None else box.token[order["token"]][1]
            s.resolved |= order["resolved"] << slot
    s.pools = pools_from_plain(s, view["bookkeeping"]["pools"])
    s.boats = [tuple(view["seas"][name]) for name in box.seas]
    s.control = [party_number(view["mandamenti"][name]) for name in box.mandamenti]


def _read_seats(s: State, view: View) -> None:
    """Family boards, supplies and headquarters. The soldati in an HQ are those that are nowhere else."""
    token, area = s.rules.box.token, s.rules.box.slot_area
    for seat in range(4):
        supply = view["supply"][seat]
        s.supply_soldati[seat], s.supply_cars[seat] = supply["soldati"], supply["cars"]
        s.supply_boats[seat], s.supply_discs[seat] = supply["boats"], supply["discs"]
        on_map = sum(n for n, holder in zip(s.soldati, s.holder, strict=True) if holder == seat)
        if s.fight is not None and s.fight.party == seat:
            on_map += s.fight.force
        s.hq_soldati[seat] = s.rules.limit["soldati_per_family"] - supply["soldati"] - on_map
        if not view["boards"]:
            continue
        board = view["boards"][seat]
        s.removed[seat] = tuple(board["removed"][row] for row in ROWS)
        s.locked[seat] = sum(1 << token[name][1] for name in board["locked"])
        s.sold[seat] = sum(1 << token[name][1] for name in view["sold"][seat])
        laid = sum(
            1 << n for slot, n in enumerate(s.orders) if n not in (NONE, UNSEEN) and s.holder[area[slot]] == seat
        )
        s.hq_tokens[seat] = ALL_TOKENS & ~s.locked[seat] & ~s.sold[seat] & ~laid
        if view["hq"][seat] is not None:
            s.money[seat] = view["hq"][seat]["money"]


def _read_stack(view: View) -> list[Frame]:
    """The order of play still open, with the sealed answers that are known."""
    stack = frames_from_plain(view["bookkeeping"]["stack"])
    known = tuple((int(seat), Move.parse(said)) for seat, said in view["sealed"].items() if said is not None)
    if known:
        stack[-1] = stack[-1]._replace(sealed=known)
    return stack


def _read_fight(s: State, data: dict[str, Any] | None) -> Fight | None:
    if data is None:
        return None
    cards = [NONE if name is None else s.rules.box.card[name] for name in data["cards"]]
    return Fight(
        party_number(data["attacker"]),
        data["boss"],
        s.rules.box.area[data["area"]],
        data["attackers"],
        data["cars"],
        data["attack"],
        party_number(data["keeper"]),
        cards[0],
        cards[1],
        data["takes"][0],
        data["takes"][1],
        data["owed"],
    )
