"""What is in the box: the component file, checked, and turned into look-up tables by small numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from consigliere.core.data import DataFile
from consigliere.core.move import Move
from consigliere.games.la_famiglia.components import (
    COLUMNS,
    ROWS,
    SEATS,
    TILE_EFFECTS,
    Entry,
    read_cards,
    read_characters,
    read_families,
    read_limits,
    read_orders,
    read_sheets,
    read_tiles,
    table,
)
from consigliere.games.la_famiglia.geography import read_map, read_seats

NEUTRAL = 4  # the fifth party; 0 to 3 are the families at those seats
NONE = -1
TOKENS = 13  # order tokens of a family
SLOTS = 2  # places for order tokens in an area
ALL_TOKENS = (1 << TOKENS) - 1

# what a player may be able to do in the planning phase; an action space names the abilities of its parts
RECRUIT, DEPLOY, DEPLOY_OWN, ORDER, ORDER_FRESH, EQUIP, LAUNDER, GATHER, INFLUENCE, ULTIMA = (1 << i for i in range(10))
ALL_ABILITIES = (1 << 10) - 1

# the parts of an order, as bits of what is still to do of it, and what the component file calls them
ORDER_PARTS = (
    "money", "recruit", "deploy", "car", "lab", "boat", "launder", "muster", "shotgun", "bomb", "pentito", "incite",
    "lab_network", "spread_deploy", "convert_neighbours",
)  # fmt: skip
MONEY, LEVY, PUT, CAR, LAB, BOAT, LAUNDERING, MUSTER, SHOTGUN, BOMB, PENTITO, INCITE, NETWORK, SPREAD, CONVERT = (
    1 << i for i in range(len(ORDER_PARTS))
)
ACTION_PARTS = {name: 1 << i for i, name in enumerate(ORDER_PARTS)} | {
    "deploy_base": PUT, "lab_network": CAR | LAB | NETWORK, "bomb_and_shotgun": BOMB | SHOTGUN,
}  # fmt: skip


class Part(NamedTuple):
    """One action of an action space."""

    do: str
    able: int  # the ability it takes to have an effect
    n: int = 0  # bonus, or number of tokens
    mode: str = ""


class Order(NamedTuple):
    """LF-15.1 One order token."""

    id: str
    attack: bool
    initiative: int
    skull: int
    vest: int
    parts: int  # bits
    money: int = 0
    recruit: int = 0
    deploy: int = 0  # this many
    deploy_base: int = NONE  # or the police base and so many more
    shots: int = 0
    bombs: int = 0
    pattern: tuple[int, ...] = ()
    reach: int = 0  # of incite
    swap: int = 0
    buy_out: bool = False
    either: bool = False  # bomb and shotgun in any order, the bomb also from the area reached
    spread: int = 0
    neighbours: int = 0
    convert: int = 0


class Family(NamedTuple):
    """A family board, by how many discs have left a row."""

    id: str
    car_attack: tuple[int, ...]
    car_bomb: tuple[int, ...]
    deploy: tuple[int, ...]
    recruit: tuple[int, ...]
    length: tuple[int, ...]  # by row
    gains: tuple[tuple[tuple[str, int], ...], ...]  # by row and disc: what its removal gives
    unlocks: tuple[tuple[int, ...], ...]  # by row and disc: the token it unlocks, or NONE
    orders: tuple[Order, ...]


class Card(NamedTuple):
    id: str
    treachery: bool
    number: int


def moves(verb: str, words: Sequence[str]) -> tuple[Move, ...]:
    return tuple(Move(verb, word) for word in words)


class Box:
    """Areas, seas, spaces, orders are numbered in the order of the file; everything is indexed by those numbers."""

    def __init__(self, data: DataFile) -> None:
        if data.tables.get("game") != "la_famiglia":
            data.fail('this is not a component file of la_famiglia: expected game = "la_famiglia"', key="game")
        self.limit = read_limits(data)
        self.rounds: int = table(data, "meta").get("rounds", 0)
        if self.rounds != 4:
            data.fail("the game has 4 rounds, one per sheet", "meta", 0, "rounds")
        areas, mandamenti, seas = read_map(data)
        read_seats(data, areas, self.limit)
        sheets = read_sheets(data, self.limit)
        families = read_families(data, self.limit)
        orders = read_orders(data, self.limit, families)
        self.characters = read_characters(data, areas, self.limit)
        tiles = read_tiles(data, self.limit)
        cards = read_cards(data, self.limit)
        self._lay_out_map(data, areas, mandamenti, seas)
        self._lay_out_sheets(sheets)
        self.families = tuple(_family(entry, orders[entry["id"]]) for entry in families)
        self.order_ids = tuple(tuple(order.id for order in family.orders) for family in self.families)
        self.named_orders: dict[tuple[int, int], tuple[str, ...]] = {}  # family and tokens as bits -> their ids
        self.family = {family.id: i for i, family in enumerate(self.families)}
        self.first_game = tuple(i for i, entry in enumerate(families) if entry["first_game"])
        self.tiles: tuple[str, ...] = tuple(tile["id"] for tile in tiles)
        self.tile = {name: i for i, name in enumerate(self.tiles)}
        self.tile_effect: dict[str, str] = {tile["id"]: tile["effect"] for tile in tiles}
        self.effect = {tile["effect"]: 1 << i for i, tile in enumerate(tiles)}  # a bit of what a seat has
        self.tile_number: dict[str, int] = {
            tile["effect"]: tile[key] for tile in tiles for key in TILE_EFFECTS[tile["effect"]]
        }  # the one number on the tile
        self.cards = tuple(Card(card["id"], card["kind"] == "treachery", card["number"]) for card in cards)
        self.card = {card.id: i for i, card in enumerate(self.cards)}
        self.names = {
            "area": {a["id"]: a["name"] for a in areas},
            "mandamento": {m["id"]: m["name"] for m in mandamenti},
            "sea": {sea["id"]: sea["name"] for sea in seas},
            "family": {f["id"]: f["name"] for f in families},
            "token": {t["id"]: t["name"] for tokens in orders.values() for t in tokens},
            "character": {c["id"]: c["name"] for c in self.characters},
            "tile": {t["id"]: t["name"] for t in tiles},
            "tile_text": {t["id"]: t["text"] for t in tiles},
            "card": {c["id"]: c["name"] for c in cards},
        }
        self._write_moves()

    def _lay_out_map(self, data: DataFile, areas: list[Entry], mandamenti: list[Entry], seas: list[Entry]) -> None:
        self.areas: tuple[str, ...] = tuple(area["id"] for area in areas)
        self.area = {name: i for i, name in enumerate(self.areas)}
        self.seas: tuple[str, ...] = tuple(sea["id"] for sea in seas)
        self.sea = {name: i for i, name in enumerate(self.seas)}
        self.slots = tuple(tuple(range(i, SLOTS * len(areas), len(areas))) for i in range(len(areas)))
        self.slot_area = tuple(range(len(areas))) * SLOTS
        self.near = tuple(tuple(sorted(self.area[name] for name in area["adjacent"])) for area in areas)
        self.near_sets = tuple(frozenset(near) for near in self.near)
        self.coast = tuple(tuple(sorted(self.sea[name] for name in area["seas"])) for area in areas)
        self.coast_bits = tuple(sum(1 << sea for sea in coast) for coast in self.coast)
        self.sea_near = tuple(tuple(sorted(self.sea[name] for name in sea["adjacent"])) for sea in seas)
        self.shore = tuple(tuple(sorted(self.area[name] for name in sea["areas"])) for sea in seas)
        self.mandamenti: tuple[str, ...] = tuple(m["id"] for m in mandamenti)
        self.members = tuple(tuple(self.area[name] for name in m["areas"]) for m in mandamenti)
        self.start = tuple(
            ((*SEATS, "neutral").index(area["start"]["owner"]), area["start"]["soldati"]) for area in areas
        )
        tie_break = data.value(table(data, "limits"), str, "tie_break_area", "limits")
        if tie_break not in self.area:
            data.fail(f"there is no area {tie_break!r}", "limits", 0, "tie_break_area")
        self.tie_break = self.area[tie_break]
        count = len(self.areas)
        self.distance = tuple(_distances(self.near, a) for a in range(count))
        self.at_two = tuple(tuple(b for b in range(count) if self.distance[a][b] == 2) for a in range(count))
        self.chain: dict[int, tuple[int, ...]] = {}  # seas with boats, as bits -> the connected seas of each sea

    def _lay_out_sheets(self, sheets: list[Entry]) -> None:
        spaces = [(sheet["number"], c, space) for sheet in sheets for c, col in enumerate(sheet["columns"])
                  for space in col["spaces"]]  # fmt: skip
        self.spaces: tuple[str, ...] = tuple(space["id"] for _, _, space in spaces)
        self.space = {name: i for i, name in enumerate(self.spaces)}
        self.unlimited: tuple[bool, ...] = tuple(space["unlimited"] for _, _, space in spaces)
        self.grey = tuple(i for i, (_, _, space) in enumerate(spaces) if space.get("grey"))
        self.gain: tuple[int, ...] = tuple(space.get("money", 0) for _, _, space in spaces)
        self.cost = tuple(max(0, -gain) for gain in self.gain)
        self.join: tuple[str, ...] = tuple(space.get("join", "") for _, _, space in spaces)
        self.parts = tuple(tuple(_part(action) for action in space.get("actions", ())) for _, _, space in spaces)
        self.able = tuple(_all_bits(part.able for part in parts) for parts in self.parts)
        self.sheet = tuple(tuple(i for i, (n, _, _) in enumerate(spaces) if n == number) for number in range(5))
        self.sheet_able = tuple(_all_bits(self.able[i] for i in sheet) for sheet in self.sheet)
        self.columns = tuple(
            tuple(tuple(i for i in sheet if spaces[i][1] == c) for c in range(len(COLUMNS))) for sheet in self.sheet
        )
        self.ultima_space = tuple(
            next((i for i in sheet if any(part.do == "ultima" for part in self.parts[i])), NONE) for sheet in self.sheet
        )
        self.column_cost: tuple[tuple[int, ...], ...] = tuple(
            tuple(col["cost"] for col in sheet["columns"]) for sheet in sheets
        )

    def _write_moves(self) -> None:
        """Every move exists once, so that listing moves makes no new objects."""
        numbers = [str(n) for n in range(1 + max(50, self.limit["soldati_per_family"]))]
        area, sea, space, tile = self.areas, self.seas, self.spaces, self.tiles
        self.on_area = {verb: moves(verb, area) for verb in (
            "soldato", "car", "lab", "deploy", "order", "gather", "from", "land", "water", "allies", "incite", "drive",
            "place_soldato", "convert", "bomb",
        )}  # fmt: skip
        self.on_sea = {verb: moves(verb, sea) for verb in ("boat", "sail")}
        self.on_space = {verb: moves(verb, space) for verb in ("use", "idle", "place", "drop", "replace")}
        self.on_tile = {verb: moves(verb, tile) for verb in ("mark", "unmark")}
        self.count = {verb: moves(verb, numbers) for verb in (
            "recruit", "soldati", "cars", "send", "swap", "buy", "put", "levy", "join", "claim",
        )}  # fmt: skip
        self.send_car = tuple(Move("send", n, "car") for n in numbers)
        self.bomb_car = tuple(Move("bomb", name, "car") for name in area)
        self.spread_column = moves("spread", COLUMNS)
        self.row_moves = moves("row", ROWS)
        owners = [*(str(seat) for seat in range(4)), "neutral"]
        self.take_disc = tuple(tuple(Move("disc", name, owner) for owner in owners) for name in space)
        self.sink = moves("sink", owners[:4])
        self.token_moves = tuple(moves("token", [order.id for order in f.orders]) for f in self.families)
        self.raise_moves = tuple(moves("raise", [order.id for order in f.orders]) for f in self.families)
        self.sell_moves = tuple(moves("sell", [order.id for order in f.orders]) for f in self.families)
        self.resolve_moves = tuple(moves("resolve", [order.id for order in f.orders]) for f in self.families)
        self.card_moves = tuple(Move("card", card.id) for card in self.cards)
        self.strike = tuple(tuple(Move("strike", name, n) for n in numbers[:10]) for name in area)
        self.station = tuple(tuple(Move("station", name, n) for n in numbers[:10]) for name in area)
        self.ask_ally = tuple(Move("invite", name) for name in area)
        self.token = {order.id: (f, k) for f, fam in enumerate(self.families) for k, order in enumerate(fam.orders)}

    def order_names(self, family: int, tokens: int) -> tuple[str, ...]:
        """The ids of the order tokens that these bits stand for; the same few sets are asked for again and again."""
        found = self.named_orders.get((family, tokens))
        if found is None:
            found = tuple(name for i, name in enumerate(self.order_ids[family]) if tokens >> i & 1)
            self.named_orders[family, tokens] = found
        return found

    def chains(self, boats: int) -> tuple[int, ...]:
        """LF-16.1 By sea: the seas connected to it over seas with boats of the team (bits), itself included."""
        found = self.chain.get(boats)
        if found is None:
            groups = [0] * len(self.seas)
            for sea in range(len(self.seas)):
                if boats >> sea & 1 and not groups[sea]:
                    group, edge = 1 << sea, [sea]
                    while edge:
                        for other in self.sea_near[edge.pop()]:
                            if boats >> other & 1 and not group >> other & 1:
                                group |= 1 << other
                                edge.append(other)
                    for other in range(len(self.seas)):
                        if group >> other & 1:
                            groups[other] = group
            found = self.chain[boats] = tuple(groups)
        return found


@lru_cache(maxsize=16)
def open_box(data: DataFile) -> Box:
    """The box of a component file; each file is checked once."""
    return Box(data)


def _distances(near: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    found = {start: 0}
    edge = [start]
    for here in edge:
        for other in near[here]:
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return tuple(found[area] for area in range(len(near)))


def _part(action: Entry) -> Part:
    do = action["do"]
    if do == "deploy":
        return Part(do, DEPLOY if action.get("empty_ok", True) else DEPLOY_OWN, action["bonus"])
    if do == "order":
        return Part(do, ORDER_FRESH if action["mode"] == "one_area" else ORDER, action["n"], action["mode"])
    able = {"recruit": RECRUIT, "equip": EQUIP, "launder": LAUNDER, "gather": GATHER, "influence": INFLUENCE,
            "influence2": INFLUENCE, "ultima": ULTIMA}[do]  # fmt: skip
    return Part(do, able, action.get("bonus", 0), action.get("to", ""))


def _all_bits(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= number
    return found


def _values(row: Entry, key: str, highest: bool = False) -> tuple[int, ...]:
    """By how many discs have left a row: the last uncovered value, or the highest one."""
    values = [row["start"].get(key, 0)]
    for space in row["spaces"]:
        value = space.get(key, values[-1])
        values.append(max(value, values[-1]) if highest else value)
    return tuple(values)


def _family(entry: Entry, tokens: list[Entry]) -> Family:
    rows = entry["rows"]
    places = {(t.get("row"), t.get("col")): k for k, t in enumerate(tokens)}
    gains, unlocks = [], []
    for row in ROWS:
        spaces = rows[row]["spaces"]
        gains.append(tuple((space.get("gain", ""), space.get("n", 0)) for space in spaces))
        letters = [space["col"] for space in spaces]
        unlocks.append(tuple(NONE if i and letters[i - 1] == c else places[row, c] for i, c in enumerate(letters)))
    return Family(
        entry["id"],
        _values(rows["courts"], "car_attack", highest=True),
        _values(rows["courts"], "car_bomb", highest=True),
        _values(rows["police"], "deploy"),
        _values(rows["church"], "recruit"),
        tuple(len(rows[row]["spaces"]) for row in ROWS),
        tuple(gains),
        tuple(unlocks),
        tuple(_order(token) for token in tokens),
    )


def _order(token: Entry) -> Order:
    order = Order(token["id"], token["type"] == "attack", token["initiative"], token["skull"], token["vest"], 0)
    for action in token["actions"]:
        order = _add(order, action.get("name") or action["do"], action)
    return order


def _add(order: Order, do: str, action: Entry) -> Order:
    order = order._replace(parts=order.parts | ACTION_PARTS.get(do, 0))
    n = action.get("n", 0)
    if do == "deploy_base":
        return order._replace(deploy_base=action["bonus"])
    if do in ("money", "recruit", "deploy"):
        return order._replace(**{do: n})
    if do == "shotgun":
        return order._replace(shots=n)
    if do == "bomb":
        return order._replace(bombs=n)
    if do == "bomb_and_shotgun":
        return order._replace(shots=1, bombs=1, either=True)
    if do == "pentito":
        return order._replace(pattern=tuple(sorted(action["pattern"], reverse=True)))
    if do == "incite":
        return order._replace(reach=action["range"])
    if do == "spread_deploy":
        return order._replace(spread=n, neighbours=action["neighbours"])
    if do == "swap_defenders":
        return order._replace(swap=n)
    if do == "convert_neighbours":
        return order._replace(convert=n)
    return order._replace(buy_out=order.buy_out or do == "buy_out")
