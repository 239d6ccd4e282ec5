"""The judgement of the greedy player of La Famiglia in the encounter: where to move, what to bomb, how to fight."""

from __future__ import annotations

from consigliere.bots.heuristics.la_famiglia.sight import CASH, SOLDATO, STEP, Sight, boat_value, odds
from consigliere.core.move import Move
from consigliere.games.la_famiglia.box import NEUTRAL, NONE, Order


def current(sight: Sight) -> tuple[int, Order]:
    """The order being carried out, and where its token lies."""
    now = sight.view["order"]
    return sight.box.area[now["area"]], sight.order(now["token"])


def do_order(sight: Sight, move: Move) -> float:
    """Take what costs nothing, then muster, then strike where it pays."""
    area, order = current(sight)
    verb = move[1] if move.verb == "do" else move.verb
    free = {"money": 30.0, "launder": 29.0, "car": 28.0, "lab": 27.0, "network": 24.0, "spread": 22.0, "convert": 21.0}
    if verb in free:
        return free[verb]
    if verb in ("put", "levy"):
        return 25.0 + int(move[1])
    if verb == "boat":
        return 23.0 + boat_value(sight, sight.box.sea[move[1]])
    if verb == "done":
        return 0.3
    if verb == "muster":
        return muster_gain(sight, area, order)
    if verb == "move":
        return best_move(sight)
    if verb == "bomb":
        plain, _ = sight.best_bomb(area, order, car=False)
        car, _ = sight.best_bomb(area, order, car=True) if sight.cars[area] else (0.0, NONE)
        return max(plain, car)
    if verb == "pentito":
        return sight.order_value(area, order) if sight.soldati[area] > 1 else 0.0
    return 0.6 if verb == "incite" else 0.0


def muster_gain(sight: Sight, area: int, order: Order) -> float:
    n = sight.soldati[area]
    more = sum(max(0, sight.soldati[a] - 1) for a in sight.box.near[area] if sight.holder[a] == sight.seat)
    if not more:
        return 0.0
    now, _ = sight.best_attack(area, n - (n > 3), order)
    then, _ = sight.best_attack(area, n + more - 1, order)
    return then + 0.1 if then > now + 0.4 else 0.0


def best_move(sight: Sight) -> float:
    """What the best attack of the order being resolved may bring."""
    area, order = current(sight)
    if sight.holder[area] != sight.seat:
        return 0.0
    gain, _ = sight.best_attack(area, sight.soldati[area] - keep_back(sight, area), order)
    return max(gain, 0.0)


def keep_back(sight: Sight, area: int) -> int:
    """How many soldati stay: one where the area matters, none in a lost corner."""
    if sight.soldati[area] <= 1:
        return 0
    return 1 if sight.loss(area) > 1.0 or sight.soldati[area] > 4 else 0


def source(sight: Sight, move: Move) -> float:
    _, order = current(sight)
    area = sight.box.area[move[1]]
    gain, _ = sight.best_attack(area, sight.soldati[area] - keep_back(sight, area), order)
    return gain


def muster(sight: Sight, move: Move) -> float:
    if move.verb == "done":
        return 0.2
    area = sight.box.area[move[1]]
    return 0.4 * (sight.soldati[area] - 1) - sight.threat(area) * 2.0


def bring(sight: Sight, move: Move) -> float:
    """All but one come."""
    n = int(move[1])
    if sight.view["question"] == "bring_cars":
        return float(n)
    area = sight.box.area[sight.view["about"]["source"]]
    return float(n) if n < sight.soldati[area] else 0.5


def move_to(sight: Sight, move: Move) -> float:
    if len(move) == 1:
        return 0.0
    _, order = current(sight)
    start, area = sight.box.area[sight.view["about"]["source"]], sight.box.area[move[1]]
    n = max(1, sight.soldati[start] - keep_back(sight, start))
    if sight.holder[area] == sight.seat:
        return 0.2 + (sight.threat(area) - sight.threat(area, n)) * sight.loss(area) * 0.5
    car = sight.board["car_attack"] if sight.cars[start] and move.verb != "water" else 0
    attack = (
        order.skull
        + car
        + (sight.box.tile_number["miniguns"] if move.verb == "water" and "miniguns" in sight.tiles else 0)
    )
    price = 0.5 if move.verb == "allies" else 0.0
    if sight.holder[area] == NONE:
        return sight.worth(area) - price
    likely, left = sight.outcome(n + order.swap, area, attack + 2 * order.swap)
    return likely * (sight.worth(area) + SOLDATO * left) - (1 - likely) * SOLDATO * n - price


def send(sight: Sight, move: Move) -> float:
    """Enough to win, and the rest stays where it is needed."""
    about = sight.view["about"]
    start, area = sight.box.area[about["source"]], sight.box.area[about["area"]]
    n, stay = int(move[1]), sight.soldati[start] - int(move[1])
    with_car = len(move) == 3
    value = 0.0
    if sight.holder[area] in (NONE, sight.seat):
        value += 1.0 - abs(stay - max(1, n)) * 0.05
    else:
        _, order = current(sight)
        attack = order.skull + (sight.board["car_attack"] if with_car else 0)
        likely, left = sight.outcome(n + order.swap, area, attack + 2 * order.swap)
        value += likely * (sight.worth(area) + SOLDATO * left) + 0.02 * n
    if not stay:
        value -= STEP[1] if sight.count(sight.home[start], sight.seat) == 1 else sight.loss(start) * 0.8
    return value + (0.15 if with_car else 0.0)


def bomb(sight: Sight, move: Move) -> float:
    _, order = current(sight)
    area, car = sight.box.area[move[1]], len(move) == 3
    attack = order.skull + (sight.board["car_bomb"] if car else 0)
    n: float = min(sight.soldati[area], max(0.0, attack - sight.defence(area)))
    value = n * (0.65 if sight.holder[area] != NEUTRAL else 0.6) - (0.8 if car else 0.0)
    if n >= sight.soldati[area] and 0 <= sight.holder[area] < NEUTRAL:
        theirs = sight.count(sight.home[area], sight.holder[area])
        value += STEP[theirs] - STEP[theirs - 1]
    return value


def strike(sight: Sight, move: Move) -> float:
    if move.verb != "strike":
        return 0.1
    area, n = sight.box.area[move[1]], int(move[2])
    value = n * (0.7 if sight.holder[area] != NEUTRAL else 0.6)
    if n == sight.soldati[area] and sight.holder[area] != NEUTRAL:
        theirs = sight.count(sight.home[area], sight.holder[area])
        value += STEP[theirs] - STEP[theirs - 1]
    return value


def conflict(sight: Sight, move: Move) -> float:
    """Brutality when it is sure to work; else the cards decide."""
    fight = sight.view["fight"]
    n, left = fight["attackers"], fight["defenders"]
    if move.verb == "brutality":
        return 2.0 if n - 2 > left else 0.0
    return 1.0


def incite(sight: Sight, move: Move) -> float:
    area = sight.box.area[move[1]]
    foes = [a for a in sight.box.near[area] if sight.is_foe(a) and sight.holder[a] != NEUTRAL]
    return max((odds(sight.soldati[area], sight.soldati[a])[0] for a in foes), default=0.0) + 0.1


def drive(sight: Sight, move: Move) -> float:
    area = sight.box.area[move[1]]
    start = sight.box.area[sight.view["about"]["source"]]
    holder = sight.holder[area]
    if holder in (NONE, NEUTRAL):
        return 0.2
    theirs = sight.count(sight.home[area], holder)
    return 0.3 + odds(sight.soldati[start], sight.soldati[area])[0] * (STEP[theirs] - STEP[theirs - 1])


def convert(sight: Sight, move: Move) -> float:
    if move.verb == "done":
        return 0.0
    area = sight.box.area[move[1]]
    if sight.holder[area] == NEUTRAL:
        return 0.5
    theirs = sight.count(sight.home[area], sight.holder[area])
    return 1.0 + (STEP[theirs] - STEP[theirs - 1]) / sight.soldati[area]


def buy(sight: Sight, move: Move) -> float:
    fight, n = sight.view["fight"], int(move[1])
    likely, left = odds(fight["attackers"], fight["defenders"] - n - max(0, fight["attack"] - fight["defence"]))
    return likely * (6.0 + SOLDATO * left) - CASH * n
