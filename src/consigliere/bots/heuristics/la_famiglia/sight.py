"""La Famiglia as a greedy player sees it: who stands where, what an area is worth, how a fight would go."""

from __future__ import annotations

from functools import cache

from consigliere.core.game import View
from consigliere.games.la_famiglia.box import (
    BOAT,
    CAR,
    LAB,
    LAUNDERING,
    MUSTER,
    NEUTRAL,
    NONE,
    Box,
    Order,
)

#: what a family has of a mandamento when it holds so many of its areas
STEP = (0.0, 1.5, 9.0, 10.5)
SOLDATO = 0.35
LAST_SOLDATO = 0.05  # when nothing comes after this encounter
#: so many attackers more than defenders cannot lose, whatever the cards are, or if they fight brutally
SURE_BY_CARDS, SURE_BY_BRUTALITY = 5, 3
#: the odds of a duel by how many more attack than defend, and the attackers left if it is won
DUELS = {2: (0.75, 3.0), 1: (0.66, 2.4), 0: (0.33, 2.8), -1: (0.25, 2.4), -2: (0.2, 1.6), -3: (0.12, 1.0)}
CAUTION = 0.5  # what may be lost counts less than what can be won: not everybody who could come does
SPOIL = 0.55  # what a loss of the opponents is worth beside a gain of one's own
CASH = 0.6  # what 1 £ is worth


@cache
def home_of(box: Box) -> tuple[int, ...]:
    """The mandamento of each area."""
    found = [0] * len(box.areas)
    for mandamento, members in enumerate(box.members):
        for area in members:
            found[area] = mandamento
    return tuple(found)


class Sight:
    """The view of one seat, by numbers."""

    def __init__(self, view: View, box: Box) -> None:
        b = self.box = box
        self.home = home_of(box)
        self.view = view
        self.seat: int = view["seat"]
        self.ally = (self.seat + 2) % 4
        places = [view["areas"][name] for name in b.areas]
        names: dict[object, int] = {None: NONE, "neutral": NEUTRAL, 0: 0, 1: 1, 2: 2, 3: 3}
        self.holder = [names[place["holder"]] for place in places]
        self.soldati: list[int] = [place["soldati"] for place in places]
        self.cars: list[int] = [place["cars"] for place in places]
        self.labs: list[int] = [place["labs"] for place in places]
        self.orders = [[order["token"] for order in place["orders"]] for place in places]
        own = view["hq"][self.seat]
        self.money: int = own["money"]
        self.hq: int = own["soldati"]
        self.tokens: list[str] = own["tokens"]
        self.board = view["boards"][self.seat] if view["boards"] else {}
        self.tiles = {b.tile_effect[name] for name in view["marked"][self.seat]}
        self.own = [area for area, holder in enumerate(self.holder) if holder == self.seat]
        counts = [[0] * 6 for _ in b.members]  # by mandamento and party; the last is nobody
        for mandamento, holder in zip(self.home, self.holder):
            counts[mandamento][holder] += 1
        self.counts = counts
        self.defences = [self._defence(area) for area in range(len(self.holder))]
        self.worths = [self.worth_for(area, self.seat) for area in range(len(self.holder))]
        self.armed = self._armed() if view["phase"] == "encounter" else None
        last = view["round"] == b.rounds and self.armed is not None
        self.man = LAST_SOLDATO if last else SOLDATO  # what one soldato is worth
        self.losses: dict[int, float] = {}
        self.threats: dict[tuple[int, int], float] = {}
        self.waters: dict[int, frozenset[int]] = {}
        self.attacks: dict[tuple[int, int, int, int], tuple[float, int]] = {}
        self.orders_worth: list[float] | None = None

    def _armed(self) -> set[int]:
        """Areas with an order of the opponents that will still move."""
        waiting = (
            order for order in self.view["queue"] if order["state"] == "next" and (order["seat"] ^ self.seat) & 1
        )
        return {self.box.area[order["area"]] for order in waiting if self.order(order["token"]).shots}

    def order(self, name: str) -> Order:
        family, token = self.box.token[name]
        return self.box.families[family].orders[token]

    def is_foe(self, area: int) -> bool:
        holder = self.holder[area]
        return holder == NEUTRAL or (holder != NONE and (holder ^ self.seat) & 1 == 1)

    def count(self, mandamento: int, party: int) -> int:
        return self.counts[mandamento][party]

    def worth(self, area: int) -> float:
        """What it would change if this seat held an area instead of whoever holds it."""
        return self.worths[area]

    def worth_for(self, area: int, who: int) -> float:
        mandamento, holder = self.home[area], self.holder[area]
        mine = self.count(mandamento, who)
        gain = STEP[min(mine + 1, 3)] - STEP[mine] + 0.4 * self.labs[area]
        if area == self.box.tie_break:
            gain += 0.5
        if 0 <= holder < NEUTRAL and holder != who:
            theirs = self.count(mandamento, holder)
            lost = STEP[theirs] - STEP[theirs - 1]
            gain += SPOIL * lost if (holder ^ who) & 1 else -lost
        return gain

    def defence(self, area: int) -> float:
        return self.defences[area]

    def _defence(self, area: int) -> float:
        """Labs, known vests and Hideouts; an order that may not be looked at counts as half a vest."""
        total = float(self.labs[area])
        holder = self.holder[area]
        for name in self.orders[area]:
            total += 0.5 if name is None else self.order(name).vest
        if 0 <= holder < NEUTRAL and self.labs[area]:
            if any(self.box.tile_effect[name] == "hideouts" for name in self.view["marked"][holder]):
                total += self.box.tile_number["hideouts"]
        return total

    def outcome(self, n: float, area: int, attack: float) -> tuple[float, float]:
        """How likely `n` attackers take an area, and about how many are left then."""
        left = self.soldati[area] - max(0.0, attack - self.defence(area))
        return odds(n, left)

    def threat(self, area: int, extra: int = 0) -> float:
        """How likely some opponent takes an own area in the coming encounter, `extra` more soldati defending it."""
        return self.peril(area, self.soldati[area] + extra, self.defence(area))

    def peril(self, area: int, defenders: int, defence: float) -> float:
        """The same for any number of own soldati. Once orders are turned up, those that are left tell who may come."""
        known = self.threats.get((area, defenders))
        if known is not None:
            return known
        worst = 0.0
        for near in self.box.near[area]:
            holder = self.holder[near]
            if 0 <= holder < NEUTRAL and (holder ^ self.seat) & 1:
                attack = 1.0 + (self.cars[near] > 0)
                likely, _ = odds(self.soldati[near] - 0.5, defenders - max(0.0, attack - defence))
                worst = max(worst, likely * self._comes(near))
        self.threats[area, defenders] = worst
        return worst

    def _comes(self, near: int) -> float:
        """How likely whoever stands there attacks at all."""
        if self.armed is not None:
            return 0.9 if near in self.armed else 0.12
        return 0.75 if self.orders[near] else 0.35

    def risk(self, area: int, stay: int) -> float:
        """What leaving so many soldati in an own area may cost."""
        likely = CAUTION * self.peril(area, max(1, stay), self.defence(area))
        if stay > 0:
            return likely * self.loss(area)
        mine = self.count(self.home[area], self.seat)
        own = STEP[mine] - STEP[mine - 1]
        return own + 0.4 * self.labs[area] + max(0.3, likely) * (self.loss(area) - own)

    def loss(self, area: int) -> float:
        """What it would cost to lose an own area to an opponent."""
        if area in self.losses:
            return self.losses[area]
        mandamento = self.home[area]
        mine = self.count(mandamento, self.seat)
        best = 0
        for foe in ((self.seat + 1) % 4, (self.seat + 3) % 4):
            best = max(best, self.count(mandamento, foe))
        self.losses[area] = STEP[mine] - STEP[mine - 1] + STEP[min(best + 1, 3)] - STEP[best]
        return self.losses[area]

    def water(self, source: int) -> frozenset[int]:
        if source not in self.waters:
            self.waters[source] = frozenset(self._water(source))
        return self.waters[source]

    def _water(self, source: int) -> set[int]:
        """Areas that boats of the team reach from a source."""
        if not self.box.coast[source]:
            return set()
        bits = 0
        for sea, name in enumerate(self.box.seas):
            boats = self.view["seas"][name]
            if boats[self.seat] or boats[self.ally]:
                bits |= 1 << sea
        if not bits:
            return set()
        groups, chain = self.box.chains(bits), 0
        for sea in self.box.coast[source]:
            chain |= groups[sea]
        return {area for sea in range(len(self.box.seas)) if chain >> sea & 1 for area in self.box.shore[sea]} - {
            source
        }

    def best_attack(self, source: int, n: int, order: Order) -> tuple[float, int]:
        """The best move of up to `n` soldati of a source: what it may bring, and where."""
        key = (source, n, order.skull, order.swap)
        if key not in self.attacks:
            self.attacks[key] = self._best_attack(source, n, order)
        return self.attacks[key]

    def _best_attack(self, source: int, n: int, order: Order) -> tuple[float, int]:
        car = self.board["car_attack"] if self.cars[source] else 0
        best, target = 0.0, NONE
        near = set(self.box.near[source])
        for area in near | self.water(source):
            if self.holder[area] in (self.ally, self.seat):
                continue
            attack = order.skull + (car if area in near else 0)
            if self.holder[area] == NONE:
                gain = 0.95 * self.worth(area)
            else:
                force = n + order.swap
                likely, left = self.outcome(force, area, attack + (2 * order.swap))
                gain = likely * (self.worth(area) + SOLDATO * left) - (1 - likely) * SOLDATO * n
            if gain > best:
                best, target = gain, area
        return best, target

    def best_bomb(self, source: int, order: Order, car: bool) -> tuple[float, int]:
        attack = order.skull + (self.board["car_bomb"] if car else 0)
        best, target = 0.0, NONE
        for area in self.box.near[source]:
            if self.is_foe(area):
                n = min(self.soldati[area], max(0.0, attack - self.defence(area)))
                gain = n * (SOLDATO + (0.3 if self.holder[area] != NEUTRAL else 0.25))
                if n >= self.soldati[area] and self.holder[area] != NEUTRAL:
                    theirs = self.count(self.home[area], self.holder[area])
                    gain += STEP[theirs] - STEP[theirs - 1]
                if car:
                    gain -= 0.8
                if gain > best:
                    best, target = gain, area
        return best, target

    def order_value(self, area: int, order: Order, extra: int = 0) -> float:
        """What an order would do in an area with `extra` soldati more."""
        n = self.soldati[area] + extra
        value = order.money * 0.7 + min(order.recruit, 8) * 0.25
        if order.parts & LAUNDERING:
            value += 0.6 * sum(self.labs[a] for a in self.own)
        put = order.deploy if order.deploy_base == NONE else self.board["deploy"] + order.deploy_base
        put = min(put, self.hq) if order.deploy or order.deploy_base != NONE else 0
        value += put * 0.3
        if order.parts & (CAR | LAB | BOAT):
            value += 0.9
        if order.parts & MUSTER:
            n += sum(max(0, self.soldati[a] - 1) for a in self.box.near[area] if self.holder[a] == self.seat)
        if order.shots:
            gain, _ = self.best_attack(area, n + (put if order.attack else 0) - (n > 3), order)
            value += gain * (1.35 if order.shots > 1 else 1.0)
        if order.bombs:
            gain, _ = self.best_bomb(area, order, car=False)
            with_car, _ = self.best_bomb(area, order, car=True) if self.cars[area] else (0.0, NONE)
            value += max(gain, with_car) * (1.7 if order.bombs > 1 else 1.0)
        if order.pattern and n > 1:
            foes = sorted((self.soldati[a] for a in self.box.near[area] if self.is_foe(a)), reverse=True)
            value += sum(min(k, have) for k, have in zip(order.pattern, foes)) * 0.7 - SOLDATO
        if order.convert:
            foes_near = sum(self.soldati[a] for a in self.box.near[area] if self.is_foe(a))
            value += min(order.convert, foes_near) * 1.0
        if order.reach:
            value += 0.8
        if order.spread:
            value += 0.3 * min(self.hq, 6)
        value += order.vest * 0.8 * self.threat(area) * self.loss(area) * 0.3
        return value - 0.02 * order.initiative


def odds(n: float, left: float) -> tuple[float, float]:
    """The odds of a conflict of `n` attackers against `left` defenders, and the attackers left if it is won."""
    if n <= 0:
        return 0.0, 0.0
    if left <= 0:
        return 1.0, n
    margin = n - left
    if margin >= SURE_BY_CARDS:
        return 1.0, margin
    if margin >= SURE_BY_BRUTALITY:
        return 1.0, margin - 2
    return DUELS.get(int(margin // 1), (0.03, 1.0))


def boat_value(sight: Sight, sea: int) -> float:
    boats = sight.view["seas"][sight.box.seas[sea]]
    crowd = sum(boats)
    if crowd >= sight.box.limit["boats_per_sea"]:
        return -0.5
    have = boats[sight.seat] + boats[sight.ally]
    foes = sum(sight.is_foe(area) for area in sight.box.shore[sea])
    own = sum(sight.soldati[area] for area in sight.box.shore[sea] if sight.holder[area] == sight.seat)
    return (0.4 if have else 1.0) + 0.12 * foes + 0.08 * own
