"""The judgement of the greedy player of La Famiglia in setup, planning and clean-up: men, orders, discs and tiles."""

from __future__ import annotations

from consigliere.bots.heuristics.la_famiglia.sight import CASH, SOLDATO, Sight, boat_value
from consigliere.core.move import Move
from consigliere.games.la_famiglia.box import DEPLOY, NONE, Part
from consigliere.games.la_famiglia.components import COLUMNS

#: what a control tile is worth, by its effect
TILE_WORTH = {
    "recruitment": 3.0, "bribes": 2.6, "protection_money": 2.4, "baptism": 2.2, "hideouts": 2.1, "allies": 2.0,
    "miniguns": 1.4, "chain_of_command": 1.8, "influence": 1.2, "fleet": 1.0, "timer_fuse": 0.8,
}  # fmt: skip


def deploy_value(sight: Sight, area: int, n: int) -> float:
    """What `n` more soldati would do in an area."""
    if n <= 0:
        return 0.0
    if sight.holder[area] == NONE:
        return 0.7 * sight.worth(area) + SOLDATO * n * 0.4
    safer = (sight.threat(area) - sight.threat(area, n)) * sight.loss(area)
    hits = [sight.order(name) for name in sight.orders[area] if name is not None and sight.order(name).shots]
    reach = 0.0
    for order in hits:
        now, _ = sight.best_attack(area, sight.soldati[area] - 1, order)
        then, _ = sight.best_attack(area, sight.soldati[area] + n - 1, order)
        reach = max(reach, then - now)
    if not hits and sight.tokens:
        raids = [sight.order(name) for name in sight.tokens if sight.order(name).shots]
        if raids:
            now, _ = sight.best_attack(area, sight.soldati[area] - 1, raids[0])
            then, _ = sight.best_attack(area, sight.soldati[area] + n - 1, raids[0])
            reach = 0.5 * (then - now)
    return safer + reach + SOLDATO * n * 0.5


def best_deploy(sight: Sight, n: int, empty_ok: bool = True) -> float:
    n = min(n, sight.hq)
    areas = [a for a, holder in enumerate(sight.holder) if holder == sight.seat or (empty_ok and holder == NONE)]
    return max([deploy_value(sight, area, n) for area in areas], default=0.0)


def best_order(sight: Sight) -> list[float]:
    """The values of the best orders, each in another area."""
    if sight.orders_worth is None:
        orders = [sight.order(name) for name in sight.tokens]
        spots = [area for area in sight.own if not sight.orders[area]] if orders else []
        values = (max(sight.order_value(area, order) for order in orders) for area in spots)
        sight.orders_worth = sorted(values, reverse=True)
    return sight.orders_worth


def part_value(sight: Sight, part: Part) -> float:
    """What an action of a space would bring."""
    supply = sight.view["supply"][sight.seat]
    if part.do == "recruit":
        n: int = min(supply["soldati"], sight.board["recruit"] + part.n)
        return n * (0.5 if sight.hq < 6 else 0.3 if sight.hq < 12 else 0.1)
    if part.do == "deploy":
        return best_deploy(sight, sight.board["deploy"] + part.n, part.able == DEPLOY)
    if part.do == "order":
        values = best_order(sight)
        return sum(values[: part.n]) + 0.3 if values else 0.0
    if part.do == "equip":
        return max([equip_value(sight, kind, area) for kind in ("car", "lab") for area in sight.own], default=0.0)
    if part.do == "launder":
        return CASH * sum(sight.labs[area] for area in sight.own)
    if part.do == "influence":
        return max(row_values(sight).values(), default=0.0) + (0.4 if part.mode == "sheet" else 0.0)
    if part.do == "influence2":
        return 1.8 * max(row_values(sight).values(), default=0.0)
    return {"gather": 0.6, "ultima": 2.2}[part.do]


def row_values(sight: Sight) -> dict[str, float]:
    """What removing the leftmost disc of a row would bring."""
    worth = {"courts": 1.7, "police": 1.8, "bank": 1.8, "church": 1.6}
    board, early = sight.board, 1.0 if sight.view["round"] < sight.box.rounds else 0.6
    family = sight.box.families[sight.box.family[sight.view["families"][sight.seat]]]
    found = {}
    for i, (row, left) in enumerate(board["left"].items()):
        if left:
            token = family.unlocks[i][board["removed"][row]]
            found[row] = early * (worth[row] + (1.6 if token != NONE else 0.0))
    return found


def equip_value(sight: Sight, kind: str, area: int) -> float:
    supply = sight.view["supply"][sight.seat]
    if kind == "car":
        if not supply["cars"]:
            return 0.0
        ready = any(name is not None and sight.order(name).attack for name in sight.orders[area])
        value = (2.0 if ready else 1.2) + 0.08 * sight.soldati[area] - 0.9 * sight.cars[area]
        return value + 0.2 * float(sight.board["car_attack"])
    if sight.labs[area] >= sight.box.limit["labs_per_area"] or not sight.view["common"]["labs"]:
        return 0.0
    rounds_left: int = sight.box.rounds + 1 - sight.view["round"]
    return 0.5 * rounds_left + 0.3 + 0.15 * sight.soldati[area] + sight.threat(area) * 1.2


def turn(sight: Sight, move: Move) -> float:
    box = sight.box
    if move.verb == "spread":
        return column_value(sight, move[1])
    if move.verb in ("raise", "plead", "idle"):
        return sell_value(sight, move) if move.verb == "raise" else 0.0
    space = box.space[move[1]]
    values = [part_value(sight, part) for part in box.parts[space]]
    total = max(values) if box.join[space] == "or" else sum(values)
    upper = sight.view["upper"]["spaces"].values()
    free = any(owner in (sight.seat, "neutral") for owners in upper for owner in owners)
    return total + CASH * (box.gain[space] - (not free)) - (0.1 if sight.money + box.gain[space] < 1 else 0.0)


def ultima(sight: Sight, move: Move) -> float:
    return turn(sight, move) if move.verb == "use" else 0.2


def column_value(sight: Sight, column: str) -> float:
    """LF-9.2 What the column costs, against what it brings."""
    sheet = sight.view["upper"]
    index = COLUMNS.index(column)
    spaces = [sight.box.spaces[i] for i in sight.box.columns[sheet["sheet"]][index]]
    owners = [owner for name in spaces for owner in sheet["spaces"][name]]
    cost: int = sight.box.column_cost[sheet["sheet"]][index] + len(owners)
    cost += sum(owner not in (sight.seat, "neutral") for owner in owners)
    orders = best_order(sight)
    gain = orders[0] if orders else 0.0
    rows = row_values(sight)
    if column in rows:
        gain += 1.5 * rows[column]
    elif column == "two":
        gain += 0.9 * sum(sorted(rows.values(), reverse=True)[:2]) + 0.3
    elif column == "primo":
        gain += 1.8
    return gain - CASH * cost


def fetch(sight: Sight, move: Move) -> float:
    """Neutral discs first; own ones may still earn money, others cost it."""
    owner = move[2]
    return 1.0 if owner == "neutral" else 0.5 if owner == str(sight.seat) else 0.2 if owner == str(sight.ally) else 0.0


def drop(sight: Sight, move: Move) -> float:
    """Block a space that helps nobody of the own team much, or one that opponents would like."""
    space = sight.box.space[move[1]]
    return -sum(part.do in ("order", "deploy") for part in sight.box.parts[space]) * 0.3


def column(sight: Sight, move: Move) -> float:
    if move.verb == "act":
        return 5.0
    if move.verb == "order":
        return place_order(sight, move)
    return 0.0


def place_order(sight: Sight, move: Move) -> float:
    if move.verb != "order":
        return 0.0
    area = sight.box.area[move[1]]
    return max([sight.order_value(area, sight.order(name)) for name in sight.tokens], default=-1.0) + 0.5


def token(sight: Sight, move: Move) -> float:
    if move.verb != "token":
        return 0.1
    return sight.order_value(sight.box.area[sight.view["about"]["area"]], sight.order(move[1]))


def part(sight: Sight, move: Move) -> float:
    if move.verb == "stop":
        return 0.05
    if sight.view["question"] == "choose_part":
        for one in sight.box.parts[sight.box.space[sight.view["about"]["space"]]]:
            if one.do == move[1]:
                early = 3.0 if one.do in ("recruit", "launder", "deploy") else 0.0  # first the men, then the orders
                return part_value(sight, one) + early
    return 0.0


def number(sight: Sight, move: Move) -> float:
    return float(move[1]) if len(move) > 1 else 0.0


def deploy(sight: Sight, move: Move) -> float:
    return deploy_value(sight, sight.box.area[move[1]], min(sight.view["about"]["n"], sight.hq))


def equip(sight: Sight, move: Move) -> float:
    if move.verb == "boat":
        return boat_value(sight, sight.box.sea[move[1]])
    return equip_value(sight, move.verb, sight.box.area[move[1]]) if len(move) == 2 else 0.0


def sail(sight: Sight, move: Move) -> float:
    return 0.3 if move.verb == "stay" else boat_value(sight, sight.box.sea[move[1]]) - 1.0


def sink(sight: Sight, move: Move) -> float:
    return 1.0 if (int(move[1]) ^ sight.seat) & 1 else 0.0


def row(sight: Sight, move: Move) -> float:
    return row_values(sight).get(move[1], 0.0)


def place_disc(sight: Sight, move: Move) -> float:
    """An own disc on the upper sheet is another turn for somebody; below it may earn money next round."""
    return 1.0 if move[1].startswith(str(sight.view["lower"]["sheet"])) else 0.4


def gather(sight: Sight, move: Move) -> float:
    return float(sight.soldati[sight.box.area[move[1]]])


def setup_lab(sight: Sight, move: Move) -> float:
    area = sight.box.area[move[1]]
    return sight.soldati[area] - 0.8 * sight.labs[area] - 0.3 * len(sight.box.near[area])


def setup_unit(sight: Sight, move: Move) -> float:
    if move.verb == "boat":
        return boat_value(sight, sight.box.sea[move[1]])
    area = sight.box.area[move[1]]
    foes = [a for a in sight.box.near[area] if sight.is_foe(a)]
    return max((sight.worth(a) - 0.5 * sight.soldati[a] for a in foes), default=0.0) + 0.2 * sight.soldati[area]


def replace_disc(sight: Sight, move: Move) -> float:
    return 0.3 if move.verb == "replace" and sight.hq > 2 else 0.2


def sell_value(sight: Sight, move: Move) -> float:
    order = sight.order(move[1])
    return -(order.shots * 2 + order.bombs + order.skull + order.vest)


def mark(sight: Sight, move: Move) -> float:
    return TILE_WORTH[sight.box.tile_effect[move[1]]]


def unmark(sight: Sight, move: Move) -> float:
    return -TILE_WORTH[sight.box.tile_effect[move[1]]]


def station(sight: Sight, move: Move) -> float:
    if move.verb != "station":
        return 0.4 if move.verb == "invite" else 0.1
    area = sight.box.area[move[1]]
    return deploy_value(sight, area, int(move[2])) if sight.holder[area] == sight.seat else 0.0


def network(sight: Sight, move: Move) -> float:
    """All labs, else those that are in danger."""
    if move.verb == "fill":
        return 9.0
    return 0.3 + sight.threat(sight.box.area[move[1]]) if move.verb == "place_soldato" else 0.0


def yes(sight: Sight, move: Move) -> float:
    return 0.0 if move.verb in ("pass", "hand_over") else 1.0
