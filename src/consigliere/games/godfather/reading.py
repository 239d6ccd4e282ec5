"""Reading the component file: every value is checked, and every complaint names file, line and key."""

from __future__ import annotations

from typing import Any, NamedTuple

from consigliere.core.data import DataFile

FAMILIES, ACTS, TURFS, THUGS, DONS = 5, 4, 7, 3, 3  # the rules are written for these; so are boards and screens
NUMBERS = (
    "turfs",
    "blue_tiles",
    "red_tiles",
    "job_cards",
    "ally_cards",
    "allies_per_act",
    "money_cards",
    "goods_cards",
    "control_markers",
    "families",
    "thugs_in_box",
    "start_jobs",
    "normal_spaces",
    "three_plus_spaces",
    "turf_bonus",
    "color_bonus",
    "max_dons",
    "don_extra_bid",
    "don_job_bid",
    "don_no_jobs_money",
    "don_suitcase_money",
)
MEMBERS = ("don", "consigliere", "heir")  # figure 0, 1 and 2 of a family; thugs follow
FIGURE_WORDS = (*MEMBERS, *["thug"] * THUGS)
THUG, FAMILY, ALLY = 1, 2, 4  # what a kill may hit (G-75)
KINDS = {"thug": THUG, "family": FAMILY, "ally": ALLY}
RIVER, BOARD = 1, 2  # where figures are recalled from (G-84)
PLACES = {"river": RIVER, "board": BOARD}
WORDS = (*MEMBERS, "thug", "none", "nothing", "river")  # what moves say beside ids

OPERATIONS: dict[str, tuple[str, ...]] = {  # G-70 to G-88, with the keys each one needs
    "gain_money": ("value",),
    "gain_good": ("kind",),
    "gain_choice_goods": ("n",),
    "draw_job": ("n",),
    "suitcase": ("n",),
    "kill": ("kinds", "n"),
    "drive_by": (),
    "car_bomb": (),
    "steal_hand": ("n",),
    "steal_suitcase": ("n",),
    "offer": (),
    "front_again": (),
    "back_again": (),
    "move_thug": (),
    "recall": ("from", "n"),
    "place_control": (),
    "remove_control": (),
    "place_figure": ("figure", "use"),
    "arrest": (),
}

Entry = dict[str, Any]


class Side(NamedTuple):
    """G-60 One side of a business, in numbers."""

    cost: int = 0
    money: tuple[int, ...] = ()
    goods: tuple[int, ...] = ()
    job: int = 0
    suitcase: int = 0
    best: int = -1  # the highest money card shown
    access: int = 0  # the goods shown, one bit each


class Effect(NamedTuple):
    """One operation of a job or ally, in numbers."""

    op: str
    n: int = 1
    money: int = -1
    good: int = -1
    kinds: int = 0
    places: int = 0
    figure: int = -1
    use: bool = False


class Don(NamedTuple):
    """G-104 What a don places first, where he looks, how he chooses."""

    id: str
    types: tuple[int, ...]
    search: tuple[int, ...]
    sum: str
    fronts: str


class Act(NamedTuple):
    tile: str
    limit: int
    joins: int  # the figure that joins each family, as a bit
    allies: bool


class Setup(NamedTuple):
    thugs: int
    open_jobs: int
    allies: int
    tiles: int


class Reader:
    """The tables of one file. Each method reads one kind of component."""

    def __init__(self, data: DataFile) -> None:
        self.data = data
        if data.tables.get("game") != "godfather":
            data.fail('this is not a component file of godfather: expected game = "godfather"', key="game")
        self.number = self._numbers()
        self.values, self.notes = self._money()
        self.goods = self.named("good")
        self.good = {good["id"]: i for i, good in enumerate(self.goods)}
        self._check_goods()

    # -- words and numbers ----------------------------------------------------------------------------------------

    def word(self, entry: Entry, key: str, table: str, index: int, allowed: Any) -> str:
        value: str = self.data.value(entry, str, key, table, index)
        if value not in allowed:
            self.data.fail(f"{key!r} must be one of {', '.join(allowed)}, not {value!r}", table, index, key)
        return value

    def words(self, entry: Entry, key: str, table: str, index: int, allowed: Any) -> list[Any]:
        values: list[Any] = self.data.value(entry, list, key, table, index)
        for value in values:
            if isinstance(value, (bool, list, dict)) or value not in allowed:
                self.data.fail(f"{key!r} may hold {', '.join(map(str, allowed))}, not {value!r}", table, index, key)
        return values

    def total(self, found: int, expected: int, what: str, table: str) -> None:
        if found != expected:
            last = max(len(self.data.tables[table]) - 1, 0)
            self.data.fail(f"{found} {what}, but there must be {expected}", table, last)

    def named(self, table: str) -> list[Entry]:
        return self.data.named(table, WORDS)

    def _numbers(self) -> dict[str, int]:
        data = self.data
        numbers = data.numbers(NUMBERS)
        fixed_numbers = {"families": FAMILIES, "thugs_in_box": THUGS, "max_dons": DONS, "turfs": TURFS}
        for name, fixed in fixed_numbers.items():
            if numbers[name] != fixed:
                data.fail(f"the rules are written for {fixed} {name}", f"number.{name}", 0, "value")
        return numbers

    # -- bank -----------------------------------------------------------------------------------------------------

    def _money(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        entries = self.data.entries("money")
        values = [self.data.count(entry, "value", "money", i, 1) for i, entry in enumerate(entries)]
        counts = [self.data.count(entry, "count", "money", i, 1) for i, entry in enumerate(entries)]
        for i in range(1, len(values)):
            if values[i] <= values[i - 1]:
                self.data.fail("the values must rise from entry to entry", "money", i, "value")
        self.total(sum(counts), self.number["money_cards"], "money cards", "money")
        return tuple(values), tuple(counts)

    def _check_goods(self) -> None:
        counts = [self.data.count(good, "count", "good", i, 1) for i, good in enumerate(self.goods)]
        self.total(sum(counts), self.number["goods_cards"], "goods cards", "good")
        wild = [good["id"] for i, good in enumerate(self.goods) if self.data.value(good, bool, "wild", "good", i)]
        if len(wild) != 1 or len(self.goods) < 2:
            self.data.fail("exactly one of at least two goods is wild (G-23)", "good", 0, "wild")

    def start_money(self) -> tuple[int, ...]:
        entry = self.data.tables.get("start")
        if not isinstance(entry, dict):
            self.data.fail("expected a table headed [start]", "start")
        self.data.check_source(entry, "start")
        return tuple(map(self.values.index, self.words(entry, "money", "start", 0, self.values)))

    # -- order of play --------------------------------------------------------------------------------------------

    def setups(self) -> dict[int, Setup]:
        found = {}
        for i, entry in enumerate(self.data.entries("setup")):
            families = self.data.count(entry, "families", "setup", i, 2, FAMILIES)
            found[families] = Setup(
                self.data.count(entry, "thugs", "setup", i, 1, self.number["thugs_in_box"]),
                self.data.count(entry, "open_jobs", "setup", i, 0, 10),
                self.data.count(entry, "allies", "setup", i, 0, self.number["allies_per_act"]),
                self.data.count(entry, "tiles", "setup", i, 0, 3),
            )
        for families in range(2, FAMILIES + 1):
            if families not in found:
                self.data.fail(f"the set-up for {families} families is missing", "setup")
        return found

    def acts(self) -> tuple[Act, ...]:
        entries, found = self.data.entries("act"), []
        for i, entry in enumerate(entries):
            if self.data.count(entry, "number", "act", i, 1) != i + 1:
                self.data.fail(f"this must be act {i + 1}", "act", i, "number")
            self.data.texts(entry, "name", "act", i)
            joins = self.word(entry, "joins", "act", i, ("", *MEMBERS[1:]))
            found.append(
                Act(
                    self.word(entry, "tile", "act", i, ("blue", "red")),
                    self.data.count(entry, "hand_limit", "act", i),
                    1 << MEMBERS.index(joins) if joins else 0,
                    self.data.value(entry, bool, "allies", "act", i),
                )
            )
        self.total(len(found), ACTS, "acts", "act")
        return tuple(found)

    # -- board ----------------------------------------------------------------------------------------------------

    def turfs(self) -> list[Entry]:
        turfs = self.data.entries("turf")
        self.total(len(turfs), self.number["turfs"], "turfs", "turf")
        for i, turf in enumerate(turfs):
            if self.data.count(turf, "number", "turf", i, 1) != i + 1:
                self.data.fail(f"this must be turf {i + 1}", "turf", i, "number")
            self.data.texts(turf, "name", "turf", i)
            self.words(turf, "neighbours", "turf", i, range(1, len(turfs) + 1))
            if len(self.data.value(turf, list, "polygon", "turf", i)) < 3:
                self.data.fail("a polygon needs at least three corners", "turf", i, "polygon")
            for key in ("label", "printed_xy", "slot_xy", "control_xy"):
                self.data.value(turf, list, key, "turf", i)
        for i, turf in enumerate(turfs):
            for other in turf["neighbours"]:
                if other == i + 1 or i + 1 not in turfs[other - 1]["neighbours"]:
                    self.data.fail(f"turf {other} does not name turf {i + 1} back", "turf", i, "neighbours")
        return turfs

    def spaces(self, turfs: list[Entry]) -> list[Entry]:
        spaces = self.data.entries("space")
        self.data.check_ids(spaces, "space", WORDS)
        for i, space in enumerate(spaces):
            touched = self.words(space, "turfs", "space", i, range(1, len(turfs) + 1))
            if len(touched) not in (2, 3) or touched != sorted(set(touched)):
                self.data.fail("a space touches 2 or 3 different turfs, in rising order (G-14)", "space", i, "turfs")
            for turf in touched:
                for other in touched:
                    if other != turf and other not in turfs[turf - 1]["neighbours"]:
                        self.data.fail(f"turfs {turf} and {other} are no neighbours", "space", i, "turfs")
            self.data.count(space, "min_families", "space", i, 2, 3)
            self.data.value(space, list, "xy", "space", i)
        normal = sum(space["min_families"] == 2 for space in spaces)
        self.total(normal, self.number["normal_spaces"], "spaces for any number of families", "space")
        self.total(len(spaces) - normal, self.number["three_plus_spaces"], "spaces for three or more families", "space")
        return spaces

    def businesses(self, places: list[Entry]) -> list[Entry]:
        entries = self.named("business")
        for i, entry in enumerate(entries):
            kind = self.word(entry, "kind", "business", i, ("printed", "blue", "red"))
            if (kind == "printed") != ("turf" in entry):
                self.data.fail("a printed business has a turf, a tile has none", "business", i, "turf")
            if entry["id"] in {place["id"] for place in places}:
                self.data.fail(f"the id {entry['id']!r} belongs to a space", "business", i, "id")
        for turf in range(1, self.number["turfs"] + 1):
            if sum(entry.get("turf") == turf for entry in entries) != 1:
                self.data.fail(f"turf {turf} must have exactly one printed business (G-13)", "business")
        self.total(sum("turf" in entry for entry in entries), self.number["turfs"], "printed businesses", "business")
        for kind in ("blue", "red"):
            found = sum(entry["kind"] == kind for entry in entries)
            self.total(found, self.number[f"{kind}_tiles"], f"{kind} tiles", "business")
        return entries

    def side(self, entry: Entry, key: str, index: int) -> Side:
        """G-11 The front or the back of a business."""
        side = self.data.value(entry, dict, key, "business", index)
        known = ("cost_discard", "money", "goods", "job", "suitcase")
        for name in side:
            if name not in known:
                self.data.fail(f"unknown key {name!r}; a side has {', '.join(known)}", "business", index, key)
        side = {"cost_discard": 0, "money": [], "goods": [], "job": 0, "suitcase": 0} | side
        for name in ("cost_discard", "job", "suitcase"):
            self.data.count(side, name, "business", index, 0, 9)
        money = tuple(sorted(map(self.values.index, self.words(side, "money", "business", index, self.values))))
        goods = tuple(sorted(self.good[good] for good in self.words(side, "goods", "business", index, self.good)))
        access = 0
        for good in goods:
            access |= 1 << good
        return Side(side["cost_discard"], money, goods, side["job"], side["suitcase"], max(money, default=-1), access)

    # -- cards ----------------------------------------------------------------------------------------------------

    def jobs(self, colors: list[str]) -> list[Entry]:
        jobs = self.named("job")
        self.total(len(jobs), self.number["job_cards"], "jobs", "job")
        for i, job in enumerate(jobs):
            self.word(job, "color", "job", i, colors)
            if not 1 <= len(self.words(job, "cost", "job", i, self.good)) <= 6:
                self.data.fail("a job asks for 1 to 6 goods", "job", i, "cost")
            self.words(job, "reward", "job", i, self.values)
        return jobs

    def allies(self) -> list[Entry]:
        allies = self.named("ally")
        self.total(len(allies), self.number["ally_cards"], "allies", "ally")
        for i, ally in enumerate(allies):
            self.data.count(ally, "act", "ally", i, 1, ACTS - 1)
            effects = self.data.value(ally, list, "effects", "ally", i)
            operations = [effect.get("op") for effect in effects if isinstance(effect, dict)]
            if "arrest" in operations and "place_figure" not in operations[: operations.index("arrest")]:
                self.data.fail("an arrest is made where the figure of the same ally was placed", "ally", i, "effects")
        for act in range(1, ACTS):
            found = sum(ally["act"] == act for ally in allies)
            self.total(found, self.number["allies_per_act"], f"allies of act {act}", "ally")
        return allies

    def effect(self, effect: Any, table: str, index: int, figures: list[str]) -> Effect:
        """One operation: it must exist and have exactly its own keys."""
        fail = self.data.fail
        key = "effect" if table == "job" else "effects"
        if not isinstance(effect, dict) or effect.get("op") not in OPERATIONS:
            fail(f"an effect is {{ op = ... }} with one of {', '.join(OPERATIONS)}", table, index, key)
        needed = OPERATIONS[effect["op"]]
        if set(effect) != {"op", *needed}:
            fail(f"{effect['op']} needs the keys {', '.join(needed) or 'op only'}", table, index, key)
        if effect["op"] in ("place_figure", "arrest") and table == "job":
            fail("only an ally places a figure or arrests", table, index, key)
        kinds = self.words(effect, "kinds", table, index, KINDS) if "kinds" in needed else []
        places = self.words(effect, "from", table, index, PLACES) if "from" in needed else []
        return Effect(
            effect["op"],
            self.data.count(effect, "n", table, index, 1, 9) if "n" in needed else 1,
            self.values.index(self.words({"value": [effect["value"]]}, "value", table, index, self.values)[0])
            if "value" in needed
            else -1,
            self.good[self.word(effect, "kind", table, index, self.good)] if "kind" in needed else -1,
            sum(KINDS[kind] for kind in set(kinds)),
            sum(PLACES[place] for place in set(places)),
            figures.index(self.word(effect, "figure", table, index, figures)) if "figure" in needed else -1,
            bool(self.data.value(effect, bool, "use", table, index)) if "use" in needed else False,
        )

    # -- figures and dons -----------------------------------------------------------------------------------------

    def families(self) -> list[Entry]:
        families = self.named("family")
        self.total(len(families), self.number["families"], "families", "family")
        for i, family in enumerate(families):
            members = self.data.value(family, list, "members", "family", i)
            if len(members) != len(MEMBERS) or not all(isinstance(name, str) for name in members):
                self.data.fail("a family has a Don, a Consigliere and an Heir, by name", "family", i, "members")
        return families

    def figures(self) -> list[Entry]:
        figures = self.named("figure")
        for i, figure in enumerate(figures):
            self.word(figure, "base", "figure", i, ("square", "round"))
        return figures

    def dons(self) -> dict[str, Don]:
        dons, turfs = {}, self.number["turfs"]
        for i, don in enumerate(self.named("don")):
            types = self.words(don, "types", "don", i, KINDS)
            search = self.words(don, "search", "don", i, range(1, turfs + 1))
            if sorted(types) != sorted(KINDS):
                self.data.fail("a don places family, ally and thug, each once in his list", "don", i, "types")
            if sorted(search) != list(range(1, turfs + 1)):
                self.data.fail("a don searches every turf once", "don", i, "search")
            dons[don["id"]] = Don(
                don["id"],
                tuple(KINDS[kind] for kind in types),
                tuple(turf - 1 for turf in search),
                self.word(don, "sum", "don", i, ("lowest", "highest", "random")),
                self.word(don, "fronts", "don", i, ("printed_first", "tile_first", "random")),
            )
        return dons
