"""The judgement of the greedy player of La Famiglia in the encounter: where to move, what to bomb, how to fight."""

from __future__ import annotations

from consigliere.bots.heuristics.la_famiglia.sight import (
    CASH,
    SOLDATO,
    STEP,
    SURE_BY_BRUTALITY,
    SURE_BY_CARDS,
    Sight,
    boat_value,
    odds,
)
from consigliere.core.move import Move
from consigliere.games.la_famiglia.box import NEUTRAL, NONE, Order

NEEDLESS = 0.3  # a bribe must bring so much more than it costs


def current(sight: Sight) -> tuple[int, Order]:
    """The order being carried out, and where its token lies."""
    now = sight.view["order"]
    return sight.box.area[now["area"]], sight.order(now["token"])


def reached(sight: Sight, area: int) -> int:
    """The area that the last move of the order reached, or that of the order."""
    name = sight.view["bookkeeping"]["resolving"]["reached"]
    return area if name is None else sight.box.area[name]


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
        places = [place for place in {area, reached(sight, area)} if sight.holder[place] == sight.seat]
        return max((best_raid(sight, order, place) for place in places), default=0.0)
    if verb == "bomb":
        plain, _ = sight.best_bomb(area, order, car=False)
        car, _ = sight.best_bomb(area, order, car=True) if sight.cars[area] else (0.0, NONE)
        return max(plain, car)
    if verb == "pentito":
        return sight.order_value(area, order) if sight.soldati[area] > 1 else 0.0
    return 0.6 if verb == "incite" else 0.0


def raid(sight: Sight, order: Order, source: int, area: int, n: int, car: bool, mode: str, bribed: int = 0) -> float:
    """What sending `n` soldati there changes: the area, who is left where, and what those who stay may lose."""
    have, man = sight.soldati[source], sight.man
    stay = have - n
    before = man * have - sight.risk(source, have)
    after = man * stay - sight.risk(source, stay)
    holder = sight.holder[area]
    if holder == sight.seat:
        there = sight.soldati[area]
        return after + man * n + sight.risk(area, there) - sight.risk(area, there + n) - before
    likely, left = battle(sight, order, area, n + bribed, car, mode, bribed)
    won = sight.worth(area) + man * left
    if left > 0:
        won -= 0.8 * sight.worth(area) * sight.peril(area, int(left), max(0.0, sight.labs[area] - 1))
    if holder == NEUTRAL:
        won += 0.8 * man * sight.soldati[area]
    lost_car = 0.5 * (1 - likely) if car else 0.0
    return after + likely * won - lost_car - before


def battle(sight: Sight, order: Order, area: int, n: int, car: bool, mode: str, bribed: int = 0) -> tuple[float, float]:
    """How likely an attack wins, and about how many are left then."""
    defenders = sight.soldati[area]
    if sight.holder[area] == NONE or not defenders:
        return 1.0, n
    attack: float = order.skull + (sight.board["car_attack"] if car else 0)
    if mode == "water" and "miniguns" in sight.tiles:
        attack += sight.box.tile_number["miniguns"]
    turned = min(order.swap, defenders)
    return odds(n + turned, defenders - turned - max(0.0, attack - sight.defence(area)))


def best_number(sight: Sight, order: Order, source: int, area: int, mode: str, bribed: int = 0) -> float:
    """The best of all numbers that could be sent there."""
    car = mode != "water" and sight.cars[source] > 0
    return max(raid(sight, order, source, area, n, car, mode, bribed) for n in range(1, sight.soldati[source] + 1))


def best_raid(sight: Sight, order: Order, source: int) -> float:
    """What the best move from a source may bring; nothing if none is worth it."""
    near = sight.box.near[source]
    ways = [(area, "land") for area in near]
    ways += [(area, "water") for area in sight.water(source) if area not in near]
    gains = (best_number(sight, order, source, area, mode) for area, mode in ways if sight.holder[area] != sight.ally)
    return max(gains, default=0.0)


def muster_gain(sight: Sight, area: int, order: Order) -> float:
    """What those next door could add to the attack, without leaving what they hold."""
    n = sight.soldati[area]
    now, _ = sight.best_attack(area, n - (n > 3), order)
    helpers = [near for near in sight.box.near[area] if sight.holder[near] == sight.seat]
    gains = (called(sight, area, near, k, order) for near in helpers for k in range(1, sight.soldati[near] + 1))
    best = max(gains, default=0.0)
    return now + best if best > 0.4 else 0.0


def called(sight: Sight, area: int, source: int, n: int, order: Order | None) -> float:
    """What calling `n` soldati from a neighbour is worth: a better attack, a safer area, against what it bares."""
    have, there = sight.soldati[source], sight.soldati[area]
    gain = sight.risk(area, there) - sight.risk(area, there + n) if order is None else 0.0
    if order is not None:
        now, _ = sight.best_attack(area, there - (there > 3), order)
        then, _ = sight.best_attack(area, there + n - (there + n > 3), order)
        gain += then - now - sight.man * n
    return gain + sight.risk(source, have) - sight.risk(source, have - n)


def source(sight: Sight, move: Move) -> float:
    _, order = current(sight)
    return best_raid(sight, order, sight.box.area[move[1]])


def orders_attack(sight: Sight) -> Order | None:
    """The order for which soldati are called together, unless an action space calls them."""
    return current(sight)[1] if sight.view["order"] is not None else None


def muster(sight: Sight, move: Move) -> float:
    if move.verb == "done":
        return 0.1
    area, near, order = sight.box.area[sight.view["about"]["area"]], sight.box.area[move[1]], orders_attack(sight)
    return max(called(sight, area, near, n, order) for n in range(1, sight.soldati[near] + 1))


def bring(sight: Sight, move: Move) -> float:
    """As many as help; cars come all."""
    n = int(move[1])
    if sight.view["question"] == "bring_cars":
        return float(n)
    about = sight.view["about"]
    area, near = sight.box.area[about["area"]], sight.box.area[about["source"]]
    return called(sight, area, near, n, orders_attack(sight)) if n else 0.0


def move_to(sight: Sight, move: Move) -> float:
    if len(move) == 1:
        return 0.0
    _, order = current(sight)
    start, area = sight.box.area[sight.view["about"]["source"]], sight.box.area[move[1]]
    return best_number(sight, order, start, area, move.verb) - (0.5 if move.verb == "allies" else 0.0)


def send(sight: Sight, move: Move) -> float:
    """Enough to win, and the rest stays where it is needed."""
    about, fight = sight.view["about"], sight.view["fight"]
    start, area = sight.box.area[about["source"]], sight.box.area[about["area"]]
    bribed = fight["attackers"] if fight else 0
    _, order = current(sight)
    return raid(sight, order, start, area, int(move[1]), len(move) == 3, about["mode"], bribed)


def bribe(sight: Sight, move: Move) -> float:
    """Only where one defender less and one attacker more bring more than they cost."""
    if move.verb != "bribe":
        return 0.0
    view = sight.view
    price: float = CASH * view["about"]["cost"] + NEEDLESS
    area = sight.box.area[view["about"]["area"]]
    worth = max(0.0, sight.worth(area))
    fight = view["fight"]
    if fight:  # the number is known
        left = fight["defenders"] - max(0, fight["attack"] - fight["defence"])
        now, then = odds(fight["attackers"], left), odds(fight["attackers"] + 1, left - 1)
        return then[0] * (worth + sight.man * then[1]) - now[0] * (worth + sight.man * now[1]) - price
    _, order = current(sight)
    return bribe_gain(sight, order, sight.box.area[view["about"]["source"]], area) - price


def bribe_gain(sight: Sight, order: Order, start: int, area: int) -> float:
    """How much more the best number brings with one of the defenders won over."""
    car = sight.cars[start] > 0
    now = max(raid(sight, order, start, area, n, car, "land") for n in range(1, sight.soldati[start] + 1))
    sight.soldati[area] -= 1
    then = max(raid(sight, order, start, area, n, car, "land", 1) for n in range(1, sight.soldati[start] + 1))
    sight.soldati[area] += 1
    return then - now


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
    """Brutality when it is sure to work and the cards are not; else the cards decide."""
    fight = sight.view["fight"]
    n, left = fight["attackers"], fight["defenders"]
    if move.verb == "brutality":
        return 2.0 if SURE_BY_BRUTALITY <= n - left < SURE_BY_CARDS else 0.0
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
