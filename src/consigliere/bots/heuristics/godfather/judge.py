"""The table as a player reads it: what cards, places, turfs and effects are worth, in dollars of the final count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from consigliere.core.game import View
from consigliere.games.godfather.box import Box

MONEY = 0.45  # a dollar in hand: most of them are lost to tribute
GOOD, WILD, JOB = 1.2, 1.1, 0.9  # a card in hand
SAFE = 1.0  # a dollar in the suitcase
TURF = 0.4  # of the bonus for a turf: winning one turf war
COLOR = 0.26  # of the bonus for a colour: one more job of it
KILL = 0.8  # a figure of another family less, besides the turfs
LEAD = (0.0, 0.12, 0.4, 0.8, 0.95, 1.0)  # how likely a lead of -2 to 3 figures is to win the turf
DENY = 0.6  # a dollar that a don does not get
SHARE = 1.6  # how much of a share in the next act counts now

Facts = Mapping[str, Any]


@lru_cache(maxsize=16)
def job_pays(box: Box) -> float:
    """The dollars a job pays in the mean; about what a job attempt of a don is worth to him."""
    dollars: int = sum(sum(job["reward"]) for job in box.job_entries)
    return dollars / len(box.jobs)


class Judge:
    """A view with what one would count at a glance, and the box it is played with."""

    def __init__(self, view: View, box: Box) -> None:
        self.view = view
        self.box = box
        self.me: int = view["seat"]
        self.act: int = view["act"]
        self.last_act: bool = self.act == len(box.acts)
        self.wild: str = box.goods[box.wild]
        self.turf_bonus = TURF * box.number["turf_bonus"]
        self.color_bonus = COLOR * box.number["color_bonus"]
        self.bank: dict[str, int] = view["bank"]
        self.hand: list[str] = view["hand"]
        self.money = sorted((int(card) for card in self.hand if card.isdigit()), reverse=True)
        self.jobs: dict[str, Facts] = {**view["open_jobs"], **view.get("hand_jobs", {})}
        self.left = len(view["families"][self.me]["reserve"])
        self.turfs = {turf["number"]: turf for turf in view["turfs"]}
        self.place_turfs = {b: (t["number"],) for t in view["turfs"] for b in (t["printed"], t["tile"]) if b}

    # -- cards ----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> float:
        """What a card in hand is worth."""
        if name.isdigit():
            return int(name) * (MONEY + 0.2 * self.last_act)
        if name in self.jobs:
            pays: int = sum(self.jobs[name]["reward"])
            return 0.2 if self.last_act else JOB + 0.1 * pays
        if self.last_act and self.view["question"] == "tribute":
            return 0.0
        return WILD if name == self.wild else GOOD

    def laundered(self, icons: int, extra: Sequence[int] = ()) -> float:
        """What so many suitcase icons add to the money of the hand."""
        notes = sorted((*self.money, *extra), reverse=True)[:icons]
        return sum(notes) * (SAFE - MONEY)

    def notes(self, values: Sequence[int]) -> list[int]:
        """What the bank really pays: where a value has run out, the next lower one or nothing (G-22)."""
        if all(self.bank[str(value)] >= len(values) for value in values):
            return list(values)
        left, paid = dict(self.bank), []
        for value in values:
            note = next((note for note in reversed(self.box.values) if note <= value and left[str(note)]), 0)
            if note:
                left[str(note)] -= 1
                paid.append(note)
        return paid

    def goods(self, kinds: Sequence[str]) -> float:
        """What goods cards of the bank are worth; an empty pile gives none (G-22)."""
        return sum(WILD if good == self.wild else GOOD for good in kinds if self.bank[good])

    def side(self, side: Facts) -> float:
        """What one side of a business gives."""
        money = self.notes(side.get("money", ()))
        worth = sum(money) * MONEY
        worth += self.goods(side.get("goods", ()))
        worth += side.get("job", 0) * (0.2 if self.last_act else JOB)
        worth += self.laundered(side.get("suitcase", 0), money)
        if cost := side.get("cost_discard", 0):
            if len(self.hand) < cost:
                return 0.0
            worth -= sum(sorted(map(self.card, self.hand))[:cost])
        return float(max(worth, 0.0))

    # -- turfs ----------------------------------------------------------------------------------------------------

    def marker_worth(self, turf: int, mine: int = 0, theirs: int = 0) -> float:
        """How likely one more marker in a turf is, and what it is worth."""
        figures = self.turfs[turf]["figures"]
        others = max([n for seat, n in enumerate(figures) if seat != self.me], default=0)
        lead = figures[self.me] + mine - max(others + theirs, 0)
        markers = self.turfs[turf]["markers"]
        own = markers.count(self.me)
        best = max([markers.count(seat) for seat in set(markers) if seat != self.me], default=0)
        weight = 1.0 if abs(own + 1 - best) <= 1 else 0.55
        if figures[self.me] + mine == 0:
            return 0.0
        return (self.turf_bonus * weight + self.shares(turf)) * LEAD[min(max(lead, -2), 3) + 2]

    def shares(self, turf: int) -> float:
        """What control of a turf will bring in the next act, where a don is sure to send a thug."""
        if self.last_act:
            return 0.0
        found = 0.0
        for family in self.view["families"]:
            if family["don"] is not None and turf in family["search"][: 4 - len(self.view["families"]) // 2]:
                printed = self.turfs[turf]["printed"]
                found += SHARE * self.side(self.view["businesses"][printed]["front"])
        return found

    def presence(self, turfs: Sequence[int]) -> float:
        return sum(self.marker_worth(turf, 1) - self.marker_worth(turf) for turf in turfs)

    def share_lost(self, business: str) -> float:
        """Whoever controls the turf profits too."""
        boss = self.turfs[self.place_turfs[business][0]]["controller"]
        return 0.0 if boss in (None, self.me) else 0.8

    def victim(self, place: str) -> float:
        """Killing whoever stands at a place."""
        fronts, spaces = self.view["fronts"], self.view["spaces"]
        figure = fronts.get(place) or spaces.get(place)
        turfs = self.place_turfs.get(place) or self.view["space_turfs"][place]
        if figure is None or figure["seat"] == self.me:
            return -2.0
        gain = 0.0
        for turf in turfs:
            figures = self.turfs[turf]["figures"]
            others = [n for seat, n in enumerate(figures) if seat != self.me]
            seat = figure["seat"] if figure["seat"] is not None else len(figures) - 1
            if figures[seat] == max(others) and others.count(figures[seat]) == 1:
                gain += self.marker_worth(turf, 0, -1) - self.marker_worth(turf)
            gain += 0.3
        return KILL + gain

    # -- dons -----------------------------------------------------------------------------------------------------

    def denied(self, place: str) -> float:
        """What dons lose when somebody else stands on a front first: they take the next one of their search."""
        lost = 0.0
        for family in self.view["families"]:
            if family["don"] is None:
                continue
            thugs = family["reserve"].count("thug")
            order = [b for b in self.search(family) if self.view["fronts"][b] is None]
            if place in order[:thugs]:
                after = order[thugs] if len(order) > thugs else None
                lost += self.don_gain(family, place) - (self.don_gain(family, after) if after else 0.0)
        return DENY * lost

    def search(self, family: Facts) -> list[str]:
        """The fronts in the order in which a don looks at them."""
        found = []
        for turf in family["search"]:
            here = self.businesses(turf)
            found += here[::-1] if family["fronts"] == "tile_first" else here
        return found

    def don_gain(self, family: Facts, business: str) -> float:
        """What a don's thug gets from a front."""
        side = self.view["businesses"][business]["front"]
        cards: list[str] = family["contents"]
        worth = float(side.get("suitcase", 0) * self.box.number["don_suitcase_money"])
        if cost := side.get("cost_discard", 0):
            if len(cards) < cost:
                return 1.0
            mean = sum(int(card) if card.isdigit() else 0.8 for card in cards) / len(cards)
            return float(sum(self.notes(side.get("money", ()))) - cost * mean)
        if side.get("goods"):
            return worth + job_pays(self.box)
        return float(worth + sum(self.notes(side.get("money", ()))) + side.get("job", 0) * 0.8)

    # -- effects --------------------------------------------------------------------------------------------------

    def effect(self, effect: Facts, extra: Sequence[int] = ()) -> float:
        """What an operation is worth now, roughly."""
        n: int = effect.get("n", 1)
        match effect["op"]:
            case "gain_money":
                return sum(self.notes([effect["value"]])) * MONEY
            case "gain_good":
                return self.goods([effect["kind"]])
            case "gain_choice_goods":
                return GOOD * n
            case "draw_job":
                return 0.2 if self.last_act else JOB * n
            case "suitcase":
                return self.laundered(n, extra)
            case "kill" | "drive_by" | "car_bomb":
                places = [p for p, f in (*self.view["fronts"].items(), *self.view["spaces"].items()) if f]
                best = sorted((self.victim(place) for place in places), reverse=True)
                return max(sum(best[: max(n, 1)]), 0.0)
            case "steal_hand" | "steal_suitcase":
                return 1.2
            case "offer":
                return 2.0
            case "front_again" | "back_again" | "move_thug":
                return 2.0
            case "recall":
                return 1.5
            case "place_control":
                return self.turf_bonus * 0.8
            case "remove_control":
                return 1.5
            case "place_figure":
                is_round = self.box.round[self.box.figures.index(effect["figure"])]
                places = self.view["spaces"] if is_round else self.view["fronts"]
                return max([self.place(p) for p, f in places.items() if not f], default=0.0) if effect["use"] else 0.6
        return 0.5

    def place(self, place: str) -> float:
        """Using a front or the backs around a space, without the figure's presence."""
        facts = self.view["businesses"]
        if place in self.place_turfs:
            return self.side(facts[place]["front"]) - self.share_lost(place)
        backs = [b for turf in self.view["space_turfs"][place] for b in self.businesses(turf)]
        return sum(self.side(facts[b]["back"]) for b in backs)

    def businesses(self, turf: int) -> list[str]:
        return [b for b in (self.turfs[turf]["printed"], self.turfs[turf]["tile"]) if b]
