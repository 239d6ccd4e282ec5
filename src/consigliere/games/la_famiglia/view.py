"""What each seat may know. Nobody else decides about secrets."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import NOBODY, Frame, asked
from consigliere.core.game import View
from consigliere.core.save import frames_to_plain, result_to_plain
from consigliere.games.la_famiglia.box import NONE
from consigliere.games.la_famiglia.components import COLUMNS, ROWS
from consigliere.games.la_famiglia.plain import PHASES, ids, order_ids, party, pools_to_plain, resolving_to_plain
from consigliere.games.la_famiglia.queries import TEAMS, controlled, defence, order_being_resolved, order_of
from consigliere.games.la_famiglia.state import ENCOUNTER, State
from consigliere.games.la_famiglia.steps.movement import MODES
from consigliere.games.la_famiglia.steps.planning import IDLE
from consigliere.games.la_famiglia.tally import could_be, odds, overviews, prices, queue, worth


def view(s: State, seat: int | None) -> View:
    """Built up from nothing: the table as everybody sees it, then what only this team knows (LF-4.3)."""
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
        "seas": {name: list(s.boats[sea]) for sea, name in enumerate(box.seas)},
        "mandamenti": {name: party(s.control[m]) for m, name in enumerate(box.mandamenti)},
        "controlled": held,
        "totals": [held[0] + held[2], held[1] + held[3]],
        "goal": {"family": rules.limit["win_family"], "team": rules.limit["win_team"], "rounds": box.rounds},
        "upper": _sheet(s, s.round - 1),
        "lower": _sheet(s, s.round),
        "ultima": party(s.ultima),
        "supply": [_supply(s, i) for i in range(4)],
        "common": {
            "neutral_soldati": s.supply_neutrals,
            "neutral_discs": s.supply_neutral_discs,
            "labs": s.supply_labs,
        },
        "boards": [_board(s, i) for i in range(4)] if drafted else [],
        "sold": [order_ids(s, i, s.sold[i]) for i in range(4)],
        "tiles": ids(box.tiles, s.tiles_in_play),
        "marked": [ids(box.tiles, s.tiles[i]) for i in range(4)],
        "order": _order(s),
        "fight": _fight(s, team),
        "hq": [_headquarters(s, i) if i in team else None for i in range(4)],
        "sealed": _sealed(s, team),
        "overview": overviews(s, team) if drafted else [],
        "queue": queue(s),
        "odds": odds(s, s.stack[-1]) if s.stack else {},
        **_counted(s, seat),
        "result": result_to_plain(s.result),
        "bookkeeping": _bookkeeping(s),
    }


def _bookkeeping(s: State) -> dict[str, Any]:
    """What only a world needs. All of it has been said aloud; sealed answers have not, see `_sealed`."""
    stack = frames_to_plain(s.stack)
    if stack:
        stack[-1][3] = []
    return {
        "stack": stack,
        "began": party(s.began),
        "pools": pools_to_plain(s),
        "second_places": _second_places(s),
        "resolving": resolving_to_plain(s),
    }


def _second_places(s: State) -> list[str]:
    """Areas where an order lies in the second place after that in the first has gone."""
    orders, areas = s.orders, s.rules.box.areas
    second = orders[len(areas) :]
    if second.count(NONE) == len(areas):
        return []
    return [name for name, first, other in zip(areas, orders, second) if first == NONE and other != NONE]


def _counted(s: State, seat: int | None) -> dict[str, Any]:
    """Sums for this seat's planning; a spectator is told those of the player whose turn it is."""
    who = s.active if seat is None else seat
    return {"prices": {}, "worth": {}} if who == NOBODY else {"prices": prices(s, who), "worth": worth(s, who)}


def _supply(s: State, seat: int) -> dict[str, int]:
    return {
        "soldati": s.supply_soldati[seat],
        "cars": s.supply_cars[seat],
        "boats": s.supply_boats[seat],
        "discs": s.supply_discs[seat],
    }


def _headquarters(s: State, seat: int) -> dict[str, Any]:
    tokens = order_ids(s, seat, s.hq_tokens[seat])
    return {"money": s.money[seat], "soldati": s.hq_soldati[seat], "tokens": tokens}


def _areas(s: State, team: tuple[int, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    slots = s.rules.box.slots
    open_to_all = s.phase == ENCOUNTER
    for area, name in enumerate(s.rules.box.areas):
        holder = s.holder[area]
        orders: list[dict[str, Any]] = []
        for slot in slots[area]:
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
    gone = s.removed[seat]
    return {
        "removed": dict(zip(ROWS, gone, strict=True)),
        "left": {row: family.length[i] - gone[i] for i, row in enumerate(ROWS)},
        "locked": order_ids(s, seat, s.locked[seat]),
        "car_attack": family.car_attack[gone[0]],
        "car_bomb": family.car_bomb[gone[0]],
        "deploy": family.deploy[gone[1]],
        "recruit": family.recruit[gone[3]],
    }


def _order(s: State) -> dict[str, Any] | None:
    now = s.resolving
    if now is None:
        return None
    return {"seat": now.seat, "token": order_being_resolved(s).id, "area": s.rules.box.areas[now.area]}


def _fight(s: State, team: tuple[int, ...]) -> dict[str, Any] | None:
    """The attack that is going on. Conflict cards are for the team that chose them."""
    fight = s.fight
    if fight is None:
        return None
    cards, area = s.rules.box.cards, fight.area
    chosen = ((fight.attacking_seat, fight.attacking_card), (fight.defending_seat, fight.defending_card))
    return {
        "attacker": party(fight.party),
        "boss": fight.attacking_seat,
        "area": s.rules.box.areas[area],
        "attackers": fight.force,
        "defender": party(s.holder[area]),
        "defenders": s.soldati[area],
        "cars": fight.cars,
        "attack": fight.bonus,
        "defence": defence(s, area),
        "keeper": party(fight.defending_seat),
        "cards": [cards[card].id if who in team and card != NONE else None for who, card in chosen],
        "takes": [fight.attacker_took, fight.defender_took],
        "owed": fight.owed,
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
    if step == "reinforce":
        return {"area": areas[about], "n": s.rules.recruitment_size}
    if step == "bribe":
        below = s.stack[-2]
        source = areas[below.about[0]] if below.step == "send" else None
        return {"source": source, "area": areas[about], "cost": s.rules.bribe_cost, "defenders": s.soldati[about]}
    if step == "join_in":
        return {"area": areas[about], "n": order_being_resolved(s).spread}
    if step == "claim":
        return {"n": about}
    return {}
