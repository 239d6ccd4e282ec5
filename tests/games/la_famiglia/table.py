"""Sets situations up directly: an empty Sicily, and whatever a test puts there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.flow import NOBODY, Frame, advance
from consigliere.core.match import Match
from consigliere.core.options import settle
from consigliere.core.position import Position
from consigliere.core.record import Header
from consigliere.games.la_famiglia.box import ALL_TOKENS, NEUTRAL, NONE
from consigliere.games.la_famiglia.components import ROWS
from consigliere.games.la_famiglia.game import GAME
from consigliere.games.la_famiglia.pieces import changed
from consigliere.games.la_famiglia.queries import controlled
from consigliere.games.la_famiglia.state import ENCOUNTER, PLANNING, Pool, State, empty_table

RED, BLUE, GREEN, YELLOW = range(4)
BASIC = (1 << 5) - 1  # the basic orders come first
SENTINEL = Frame("first_disc", RED)  # a question that tells that everything before it is done


class Table:
    """Red and Green (seats 0, 2) against Blue and Yellow (seats 1, 3), unless said otherwise; Red is first player."""

    def __init__(
        self, families: str = "red blue green yellow", round: int = 1, data: DataFile | None = None, **options: Any
    ) -> None:
        settled = settle("la_famiglia", GAME.options, 4, options)
        rules = GAME.rules_for(4, settled, data or GAME.shipped_data)
        header = Header("la_famiglia", GAME.rules_version, 4, settled, bytes(32))
        self.m: Match[State] = Match(header, Position(GAME, rules, empty_table(rules, Chance(bytes(32)))))
        self.box = rules.box
        s = self.s
        s.family = [self.box.family[name] for name in families.split()]
        s.character = [0, 1, 2, 3]
        s.hq_tokens, s.locked = [BASIC] * 4, [ALL_TOKENS & ~BASIC] * 4
        s.first = s.opener = s.began = RED
        s.round, s.phase = round, PLANNING
        s.tiles_in_play = (1 << len(self.box.tiles)) - 1

    @property
    def s(self) -> State:
        return self.m.state

    # -- arranging ------------------------------------------------------------------------------------------------

    def put(
        self, area: str, who: int | str, soldati: int = 0, cars: int = 0, labs: int = 0, orders: Sequence[str] = ()
    ) -> Table:
        """Soldati, cars, labs and orders in an area; they come from the supplies."""
        s, at = self.s, self.box.area[area]
        if who == "neutral":
            s.holder[at] = NEUTRAL
            s.supply_neutrals -= soldati
        elif isinstance(who, int) and who != NONE:
            s.holder[at] = who
            s.supply_soldati[who] -= soldati
            s.supply_cars[who] -= cars
        s.soldati[at], s.cars[at], s.labs[at] = soldati, cars, labs
        s.supply_labs -= labs
        for slot, name in zip(self.box.slots[at], orders, strict=False):
            assert isinstance(who, int)
            token = self.box.token[name][1]
            s.orders[slot] = token
            for place in (s.hq_tokens, s.locked, s.sold):
                place[who] &= ~(1 << token)
            s.pools[slot] = Pool(who, ALL_TOKENS & ~s.locked[who] & ~s.sold[who])
        return self

    def hq(self, seat: int, money: int = 0, soldati: int = 0, tokens: str | None = None) -> Table:
        s = self.s
        s.money[seat] = money
        s.supply_soldati[seat] += s.hq_soldati[seat] - soldati
        s.hq_soldati[seat] = soldati
        if tokens is not None:
            wanted = sum(1 << self.box.token[name][1] for name in tokens.split())
            s.sold[seat] |= s.hq_tokens[seat] & ~wanted
            s.locked[seat] &= ~wanted
            s.hq_tokens[seat] = wanted
        return self

    def sold(self, seat: int, *names: str) -> Table:
        """Tokens of the HQ that have been sold."""
        for name in names:
            self.s.hq_tokens[seat] &= ~(1 << self.box.token[name][1])
            self.s.sold[seat] |= 1 << self.box.token[name][1]
        return self

    def supply(self, seat: int, soldati: int) -> Table:
        """Soldati beyond the wanted supply go to the HQ."""
        self.s.hq_soldati[seat] += self.s.supply_soldati[seat] - soldati
        self.s.supply_soldati[seat] = soldati
        return self

    def uncovered(self, seat: int, **rows: int) -> Table:
        """Discs that have left rows of a family board; the orders below them are unlocked."""
        s = self.s
        family = self.box.families[s.family[seat]]
        for row, n in rows.items():
            at = ROWS.index(row)
            s.removed[seat] = changed(s.removed[seat], at, n - s.removed[seat][at])
            s.supply_discs[seat] += n
            for token in family.unlocks[at][:n]:
                if token != NONE:
                    s.locked[seat] &= ~(1 << token)
                    if token not in s.orders:
                        s.hq_tokens[seat] |= 1 << token
        return self

    def disc(self, space: str, *owners: int | str) -> Table:
        s = self.s
        parties = [NEUTRAL if owner == "neutral" else int(owner) for owner in owners]
        s.discs[self.box.space[space]] = tuple(sorted(parties))
        for party in parties:
            if party == NEUTRAL:
                s.supply_neutral_discs -= 1
            else:
                s.supply_discs[party] -= 1
        return self

    def boat(self, sea: str, *owners: int) -> Table:
        for owner in owners:
            at = self.box.sea[sea]
            self.s.boats[at] = changed(self.s.boats[at], owner, 1)
            self.s.supply_boats[owner] -= 1
        return self

    def tile(self, seat: int, *names: str) -> Table:
        for name in names:
            self.s.tiles[seat] |= 1 << self.box.tile[name]
            self.s.supply_discs[seat] -= 1
        return self

    def control(self, seat: int, *mandamenti: str) -> Table:
        """Two areas of each mandamento, with a soldato in each."""
        for name in mandamenti:
            for area in self.box.members[self.box.mandamenti.index(name)][:2]:
                self.put(self.box.areas[area], seat, 1)
        return self

    # -- beginning ------------------------------------------------------------------------------------------------

    def begin(self, *frames: Frame) -> Table:
        self.s.stack = [SENTINEL, *frames]
        advance(self.s)
        return self

    def turn(self, seat: int = RED) -> Table:
        """A planning turn; after it comes the next one, as always."""
        self.s.active = (seat - 1) % 4
        return self.begin(Frame("ultima_azione"), Frame("next_turn"))

    def encounter(self) -> Table:
        """The orders on the map are carried out, without clean-up after them."""
        self.s.phase = ENCOUNTER
        self.s.opener = self.s.first
        return self.begin(Frame("next_order"))

    def clean_up(self) -> Table:
        return self.begin(Frame("clean_up"))

    # -- acting and looking ---------------------------------------------------------------------------------------

    def say(self, seat: int, *moves: str) -> Table:
        for move in moves:
            self.m.play(seat, move)
        return self

    def no(self, seat: int, move: str) -> str:
        """The rule that forbids a move."""
        refusal = self.m.why_not(seat, move)
        assert refusal is not None, f"{move} is legal"
        assert refusal.rule in GAME.rulebook
        assert refusal.because
        return refusal.rule

    def legal(self, seat: int) -> list[str]:
        """The answers a seat may give, without free actions."""
        return [str(move) for move in self.m.legal(seat) if move.verb not in ("sell", "support")]

    @property
    def asks(self) -> tuple[str, tuple[int, ...]]:
        return self.s.stack[-1].step, self.m.asked

    @property
    def done(self) -> bool:
        return self.s.stack == [SENTINEL]

    def at(self, area: str) -> tuple[int | str | None, int]:
        """Who stands in an area, and how many."""
        at = self.box.area[area]
        holder = self.s.holder[at]
        name: int | str | None = None if holder == NONE else "neutral" if holder == NEUTRAL else holder
        return name, self.s.soldati[at]

    def cars(self, area: str) -> int:
        return self.s.cars[self.box.area[area]]

    def labs(self, area: str) -> int:
        return self.s.labs[self.box.area[area]]

    def orders(self, area: str) -> list[str]:
        s, at = self.s, self.box.area[area]
        slots = [slot for slot in self.box.slots[at] if s.orders[slot] != NONE]
        return [self.box.families[s.family[s.holder[at]]].orders[s.orders[slot]].id for slot in slots]

    def tokens(self, seat: int) -> list[str]:
        orders = self.box.families[self.s.family[seat]].orders
        return [order.id for k, order in enumerate(orders) if self.s.hq_tokens[seat] >> k & 1]

    def boats(self, sea: str) -> list[int]:
        return list(self.s.boats[self.box.sea[sea]])

    def discs(self, space: str) -> tuple[int, ...]:
        return self.s.discs[self.box.space[space]]

    def marks(self, seat: int) -> list[str]:
        return [name for i, name in enumerate(self.box.tiles) if self.s.tiles[seat] >> i & 1]

    def mandamenti(self) -> list[int]:
        return controlled(self.s)


def cards(t: Table, attacker: int, card_a: str, defender: int, card_d: str, takes: str) -> None:
    """A whole duel: both cards, then whether attacker and defender take ("take leave")."""
    t.say(attacker, "finesse")
    if t.asks[0] == "stand_in":
        t.say(t.asks[1][0], "play" if t.asks[1][0] == defender else "hand_over")
    t.say(attacker, f"card {card_a}")
    t.say(defender, f"card {card_d}")
    first, second = takes.split()
    t.say(attacker, first)
    t.say(defender, second)


__all__ = ["BLUE", "GREEN", "NOBODY", "RED", "SENTINEL", "YELLOW", "Table", "cards"]
