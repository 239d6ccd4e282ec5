"""What each seat may know, and worlds that agree with it. Nobody else decides about secrets."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame, asked
from consigliere.core.game import View
from consigliere.core.save import result_to_plain
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.components import COLUMNS, ROWS
from consigliere.games.la_famiglia.queries import TEAMS, controlled, defence, order_of
from consigliere.games.la_famiglia.state import (
    AREA,
    BONUS,
    BOSS,
    CARD_A,
    CARD_D,
    ENCOUNTER,
    FORCE,
    KEEPER,
    PARTY,
    SEAT,
    SETUP,
    TAKE_A,
    TAKE_D,
    TOKEN,
    WHEELS,
    WHERE,
    State,
)
from consigliere.games.la_famiglia.steps.planning import IDLE
from consigliere.games.la_famiglia.tally import could_be, odds, overviews, prices, queue, worth

PHASES = ("setup", "planning", "encounter")
MODES = ("land", "water", "allies")


def party(n: int) -> int | str | None:
    """A party as plain data: a seat, "neutral", or nobody."""
    return None if n == NONE else "neutral" if n == NEUTRAL else n


def view(s: State, seat: int | None) -> View:
    """Built up from nothing: the table as everybody sees it, then what only this team knows."""
    rules, box = s.rules, s.rules.box
    team = () if seat is None else TEAMS[seat]
    drafted = s.family[0] != NONE
    held = controlled(s)
    return {
        "game": "la_famiglia",
        "players": 4,
        "options": rules.options,
        "components": rules.data.digest,
        "seat": seat,
        "asked": list(asked(s)),
        "question": s.stack[-1].step if s.stack else None,
        "about": _about(s, s.stack[-1]) if s.stack else {},
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": party(s.first),
        "order_of_play": [] if s.opener == NOBODY else [(s.opener + i) % 4 for i in range(4)],
        "active": party(s.active),
        "teams": [[0, 2], [1, 3]],
        "families": [None if f == NONE else box.families[f].id for f in s.family],
        "colours": [[box.families[f].id for f in s.colours[:3]], [box.families[f].id for f in s.colours[3:]]],
        "characters": [None if c == NONE else box.characters[c]["id"] for c in s.character],
        "areas": _areas(s, team),
        "seas": {name: s.boats[4 * sea : 4 * sea + 4] for sea, name in enumerate(box.seas)},
        "mandamenti": {name: party(s.control[m]) for m, name in enumerate(box.mandamenti)},
        "controlled": held,
        "totals": [held[0] + held[2], held[1] + held[3]],
        "goal": {"family": rules.limit["win_family"], "team": rules.limit["win_team"], "rounds": box.rounds},
        "upper": _sheet(s, s.round - 1),
        "lower": _sheet(s, s.round),
        "ultima": party(s.ultima),
        "supply": [
            {"soldati": s.supply[i], "cars": s.garage[i], "boats": s.docks[i], "discs": s.stock[i]} for i in range(4)
        ],
        "common": {"neutral_soldati": s.neutrals, "neutral_discs": s.grey_discs, "labs": s.labs_left},
        "boards": [_board(s, i) for i in range(4)] if drafted else [],
        "sold": [_tokens(s, i, s.sold[i]) for i in range(4)],
        "tiles": [name for tile, name in enumerate(box.tiles) if s.tiles_in_play >> tile & 1],
        "marked": [[name for tile, name in enumerate(box.tiles) if s.tiles[i] >> tile & 1] for i in range(4)],
        "order": _order(s),
        "fight": _fight(s, team),
        "hq": [
            {"money": s.money[i], "soldati": s.hq[i], "tokens": _tokens(s, i, s.tokens[i])} if i in team else None
            for i in range(4)
        ],
        "sealed": _sealed(s, team),
        "overview": overviews(s, team) if drafted else [],
        "queue": queue(s),
        "odds": odds(s, s.stack[-1]) if s.stack else {},
        **_counted(s, seat),
        "result": result_to_plain(s.result),
    }


def _counted(s: State, seat: int | None) -> dict[str, Any]:
    """Sums for this seat's planning; a spectator is told those of the player whose turn it is."""
    who = s.active if seat is None else seat
    return {"prices": {}, "worth": {}} if who == NOBODY else {"prices": prices(s, who), "worth": worth(s, who)}


def _tokens(s: State, seat: int, bits: int) -> list[str]:
    if not bits:
        return []
    orders = s.rules.box.families[s.family[seat]].orders
    return [order.id for token, order in enumerate(orders) if bits >> token & 1]


def _areas(s: State, team: tuple[int, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    count = len(s.holder)
    open_to_all = s.phase == ENCOUNTER
    for area, name in enumerate(s.rules.box.areas):
        holder = s.holder[area]
        orders: list[dict[str, Any]] = []
        for slot in (area, area + count):
            token = s.orders[slot]
            if token != NONE:
                resolved = bool(s.resolved >> slot & 1)
                if open_to_all or holder in team:
                    orders.append({"token": order_of(s, holder, token).id, "resolved": resolved})
                else:
                    orders.append({"token": None, "resolved": resolved, "could": could_be(s, holder, slot)})
        found[name] = {
            "holder": party(holder),
            "soldati": s.soldati[area],
            "cars": s.cars[area],
            "labs": s.labs[area],
            "orders": orders,
        }
    return found


def _sheet(s: State, number: int) -> dict[str, Any]:
    box = s.rules.box
    spaces = {box.spaces[space]: [party(owner) for owner in s.discs[space]] for space in box.sheet[number]}
    return {"sheet": number, "spaces": spaces}


def _board(s: State, seat: int) -> dict[str, Any]:
    family = s.rules.box.families[s.family[seat]]
    gone = s.removed[4 * seat : 4 * seat + 4]
    return {
        "removed": dict(zip(ROWS, gone, strict=True)),
        "left": {row: family.length[i] - gone[i] for i, row in enumerate(ROWS)},
        "locked": _tokens(s, seat, s.locked[seat]),
        "car_attack": family.car_attack[gone[0]],
        "car_bomb": family.car_bomb[gone[0]],
        "deploy": family.deploy[gone[1]],
        "recruit": family.recruit[gone[3]],
    }


def _order(s: State) -> dict[str, Any] | None:
    if not s.work:
        return None
    seat = s.work[SEAT]
    return {"seat": seat, "token": order_of(s, seat, s.work[TOKEN]).id, "area": s.rules.box.areas[s.work[AREA]]}


def _fight(s: State, team: tuple[int, ...]) -> dict[str, Any] | None:
    """The attack that is going on. Conflict cards are for the team that chose them."""
    fight = s.fight
    if not fight:
        return None
    cards = s.rules.box.cards
    chosen = [(fight[BOSS], fight[CARD_A]), (fight[KEEPER], fight[CARD_D])]
    return {
        "attacker": party(fight[PARTY]),
        "boss": fight[BOSS],
        "area": s.rules.box.areas[fight[WHERE]],
        "attackers": fight[FORCE],
        "defender": party(s.holder[fight[WHERE]]),
        "defenders": s.soldati[fight[WHERE]],
        "cars": fight[WHEELS],
        "attack": fight[BONUS],
        "defence": defence(s, fight[WHERE]),
        "keeper": party(fight[KEEPER]),
        "cards": [cards[card].id if who in team and card != NONE else None for who, card in chosen],
        "takes": [bool(fight[TAKE_A]), bool(fight[TAKE_D])],
    }


def _sealed(s: State, team: tuple[int, ...]) -> dict[str, str | None]:
    """Who has answered a question put to several seats; what they said is for their team."""
    if not s.stack:
        return {}
    return {str(who): str(move) if who in team else None for who, move in s.stack[-1].sealed}


def _about(s: State, frame: Frame) -> dict[str, Any]:
    """What the open question is about. Everybody may know that: it follows from what has been said aloud."""
    box, about, step = s.rules.box, frame.about, frame.step
    areas = box.areas
    if step in ("place_lab", "recruit", "convert"):
        return {"n": about}
    if step == "place_unit":
        return dict(zip(("soldati", "cars", "boats"), about, strict=True))
    if step == "fetch":
        return {"space": box.spaces[about[1]], "idle": about[0] == IDLE}
    if step == "land_disc":
        spaces = box.columns[s.round - 1][about]
        owners = [owner for space in spaces for owner in s.discs[space]]
        return {"column": COLUMNS[about], "owner": party(owners[0]), "n": len(owners)}
    if step == "column":
        return {"column": COLUMNS[about[0]], "acted": bool(about[1]), "ordered": bool(about[2])}
    if step == "choose_part":
        return {"space": box.spaces[about[0]]}
    if step == "deploy":
        return {"n": about[0]}
    if step == "deploy_number":
        return {"area": areas[about[0]], "n": about[1]}
    if step == "order":
        return {"mode": about[0], "source": None if about[1] == NONE else areas[about[1]]}
    if step in ("token", "muster"):
        return {"area": areas[about[0]]}
    if step == "equip":
        return {"kinds": about[0], "optional": bool(about[1])}
    if step in ("sail", "sink"):
        return {"sea": box.seas[about]}
    if step == "choose_row":
        return {"purpose": about[0]}
    if step in ("bring", "bring_cars"):
        return {"area": areas[about[0]], "source": areas[about[1]]}
    if step == "send":
        return {"source": areas[about[0]], "area": areas[about[1]], "mode": MODES[about[2]]}
    if step in ("move_to", "bomb", "drive"):
        return {"source": areas[about]}
    if step == "drive_number":
        return {"source": areas[about[0]], "area": areas[about[1]]}
    if step == "strike":
        return {"n": about[0][0], "hit": [areas[area] for area in about[1]]}
    if step in ("reinforce", "join_in"):
        return {"area": areas[about]}
    return {}


def imagine(s: State, seat: int, chance: Chance) -> State:
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
