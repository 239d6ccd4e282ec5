"""What is in the box: the component file turned into look-up tables by small numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.move import Move
from consigliere.core.words import LANGUAGES
from consigliere.games.godfather.reading import FAMILIES, FIGURE_WORDS, Effect, Entry, Reader

Names = dict[str, dict[str, str]]

FIGURES = len(FIGURE_WORDS)  # of each family: Don, Consigliere, Heir, three thugs
MEMBER_BITS, THUG_BITS = 0b000111, 0b111000
NEUTRAL = FAMILIES * FIGURES  # the number of the first neutral figure


class Box:
    """Everything is numbered in the order of the file, and everything here is indexed by those numbers.

    Money and goods together are the *kinds* of cards of the bank: first the money values, then the goods.
    """

    def __init__(self, data: DataFile) -> None:
        read = Reader(data)
        self.number = read.number
        self.values = read.values
        self.notes = len(read.values)  # how many values: kinds below this number are money
        self.goods = tuple(good["id"] for good in read.goods)
        self.good_count = len(self.goods)
        self.width = self.notes + self.good_count
        self.wild = next(i for i, good in enumerate(read.goods) if good["wild"])
        self.kinds = (*map(str, read.values), *self.goods)
        self.kind = {name: i for i, name in enumerate(self.kinds)}
        self.bank = (*read.notes, *(good["count"] for good in read.goods))
        self.start_money = read.start_money()
        self.worth = (*read.values, *(0 for _ in self.goods))

        self.setup = read.setups()
        self.acts = read.acts()
        self._board(read)
        self._cards(read)
        self.families = read.families()
        self.dons = read.dons()
        self.names = self._names(read)
        self._moves()

    def _board(self, read: Reader) -> None:
        turfs = read.turfs()
        spaces = read.spaces(turfs)
        businesses = read.businesses(spaces)
        self.turf_entries = turfs
        self.turfs = len(turfs)
        self.spaces = tuple(space["id"] for space in spaces)
        self.space = {name: i for i, name in enumerate(self.spaces)}
        self.touched = tuple(tuple(turf - 1 for turf in space["turfs"]) for space in spaces)
        self.min_families = tuple(space["min_families"] for space in spaces)
        self.businesses = tuple(entry["id"] for entry in businesses)
        self.business = {name: i for i, name in enumerate(self.businesses)}
        self.home = tuple(entry.get("turf", 0) - 1 for entry in businesses)  # -1: a tile
        self.front = tuple(read.side(entry, "front", i) for i, entry in enumerate(businesses))
        self.back = tuple(read.side(entry, "back", i) for i, entry in enumerate(businesses))
        self.printed = tuple(self.home.index(turf) for turf in range(self.turfs))
        self.tiles = {
            kind: [i for i, entry in enumerate(businesses) if entry["kind"] == kind] for kind in ("blue", "red")
        }
        self.business_facts: dict[str, dict[str, Any]] = {
            entry["id"]: {"front": entry["front"], "back": entry["back"]} for entry in businesses
        }

    def _cards(self, read: Reader) -> None:
        self.figure_entries = read.figures()
        self.figures = tuple(figure["id"] for figure in self.figure_entries)
        self.figure_facts = [  # by the number of a figure; the last one is for no figure at all
            *({"seat": seat, "figure": word} for seat in range(FAMILIES) for word in FIGURE_WORDS),
            *({"seat": None, "figure": name} for name in self.figures),
            None,
        ]
        self.round = tuple(figure["base"] == "round" for figure in self.figure_entries)
        self.color_entries = read.named("color")
        self.colors = tuple(color["id"] for color in self.color_entries)
        jobs = read.jobs(list(self.colors))
        self.job_entries = jobs
        self.jobs = tuple(job["id"] for job in jobs)
        self.job = {name: i for i, name in enumerate(self.jobs)}
        self.color = tuple(self.colors.index(job["color"]) for job in jobs)
        self.cost = tuple(tuple(job["cost"].count(good) for good in self.goods) for job in jobs)
        self.asks = tuple(sum(1 << i for i, n in enumerate(cost) if n) for cost in self.cost)
        self.reward = tuple(tuple(read.values.index(value) for value in job["reward"]) for job in jobs)
        figures = list(self.figures)
        self.job_effect = tuple(read.effect(job.get("effect"), "job", i, figures) for i, job in enumerate(jobs))
        self.in_reach: dict[tuple[int, ...], int] = {}  # goods -> jobs they pay for; filled as hands turn up
        self.color_mask = tuple(
            sum(1 << job for job, color in enumerate(self.color) if color == wanted)
            for wanted in range(len(self.colors))
        )
        self.job_facts = {job["id"]: _facts(job, "color", "cost", "reward", "effect") for job in jobs}
        allies = read.allies()
        self.ally_entries = allies
        self.allies = tuple(ally["id"] for ally in allies)
        self.ally = {name: i for i, name in enumerate(self.allies)}
        self.ally_act = tuple(ally["act"] for ally in allies)
        self.ally_effects: tuple[tuple[Effect, ...], ...] = tuple(
            _joined([read.effect(effect, "ally", i, figures) for effect in ally["effects"]])
            for i, ally in enumerate(allies)
        )
        self.ally_places = tuple(
            next((effect for effect in effects if effect.op == "place_figure"), None) for effects in self.ally_effects
        )
        self.ally_facts = {ally["id"]: _facts(ally, "act", "effects") for ally in allies}
        placed = [effect.figure for effect in self.ally_places if effect is not None]
        if len(placed) != len(set(placed)):
            read.data.fail("two allies place the same figure", "ally")

    def _names(self, read: Reader) -> dict[str, Names]:
        """The names of all components; `card` is anything a hand or a suitcase may hold."""
        jobs = {
            job["id"]: {lang: f"{name} ({job['id'].upper()})" for lang, name in job["name"].items()}
            for job in self.job_entries
        }
        money = {str(value): dict.fromkeys(LANGUAGES, f"${value}") for value in self.values}
        goods = {good["id"]: good["name"] for good in read.goods}
        businesses = {entry["id"]: entry["name"] for entry in read.data.tables["business"]}
        spaces = {name: dict.fromkeys(LANGUAGES, name.upper()) for name in self.spaces}
        return {
            "job": jobs,
            "money": money,
            "good": goods,
            "card": {**jobs, **money, **goods},
            "business": businesses,
            "space": spaces,
            "place": {**businesses, **spaces},
            "turf": {
                str(turf["number"]): {lang: f"{turf['number']} {name}" for lang, name in turf["name"].items()}
                for turf in self.turf_entries
            },
            "act": {str(act["number"]): act["name"] for act in read.data.tables["act"]},
            "family": {family["id"]: family["name"] for family in self.families},
            "neutral": {figure["id"]: figure["name"] for figure in self.figure_entries},
            "color": {color["id"]: color["name"] for color in self.color_entries},
            "ally": {ally["id"]: ally["name"] for ally in self.ally_entries},
            "don": {don["id"]: don["name"] for don in read.data.tables["don"]},
        }

    def _moves(self) -> None:
        """Every move exists once, so that listing moves makes no new objects."""
        self.thug = tuple(Move("thug", name) for name in self.businesses)
        self.member = tuple(Move("family", name) for name in self.spaces)
        self.do_job = tuple(Move("job", name) for name in self.jobs)
        self.play_ally = tuple(Move("ally", name) for name in self.allies)
        self.take_ally = tuple(Move("bribe", name) for name in self.allies)
        self.discard = tuple(Move("discard", name) for name in self.kinds)
        self.discard_job = tuple(Move("discard", name) for name in self.jobs)
        self.launder = tuple(Move("launder", self.kinds[i]) for i in range(self.notes))
        self.offer = tuple(Move("offer", self.kinds[i]) for i in range(self.notes))
        self.take = tuple(Move("take", name) for name in self.goods)
        self.kill_front = tuple(Move("kill", name) for name in self.businesses)
        self.kill_space = tuple(Move("kill", name) for name in self.spaces)
        self.use = tuple(Move("use", name) for name in self.businesses)
        self.place_front = tuple(Move("place", name) for name in self.businesses)
        self.place_space = tuple(Move("place", name) for name in self.spaces)
        self.from_front = tuple(Move("from", name) for name in self.businesses)
        self.to_front = tuple(Move("to", name) for name in self.businesses)
        self.recall_front = tuple(Move("recall", name) for name in self.businesses)
        self.recall_space = tuple(Move("recall", name) for name in self.spaces)
        self.recall_river = tuple(Move("recall", name) for name in FIGURE_WORDS)
        turfs = [str(turf + 1) for turf in range(self.turfs)]
        self.turf = tuple(Move("turf", name) for name in turfs)
        self.mark = tuple(Move("mark", name) for name in turfs)
        self.unmark = tuple(Move("unmark", name) for name in turfs)
        self.fetch = tuple(Move("fetch", name) for name in turfs)
        self.rob = tuple(Move("rob", str(seat)) for seat in range(FAMILIES))
        self.put = tuple(Move("put", str(n)) for n in range(max(self.bank) + 1))

    def bits(self, mask: int) -> list[str]:
        """The ids of a set of jobs."""
        return [self.jobs[job] for job in ones(mask)]


def ones(mask: int) -> list[int]:
    """The numbers in a set of bits, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _joined(effects: list[Effect]) -> tuple[Effect, ...]:
    """G-88 An arrest is made where the figure of the same card stands."""
    figure = next((effect.figure for effect in effects if effect.op == "place_figure"), -1)
    return tuple(effect._replace(figure=figure) if effect.op == "arrest" else effect for effect in effects)


def _facts(entry: Entry, *keys: str) -> dict[str, Any]:
    return {key: entry[key] for key in keys}


@lru_cache(maxsize=16)
def open_box(data: DataFile) -> Box:
    """The box of a component file; each file is checked once."""
    return Box(data)
