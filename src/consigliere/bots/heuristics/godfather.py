"""The judgement of a sensible player of The Godfather: everything in dollars of the final count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move

MONEY = 0.45  # a dollar in hand: most of them are lost to tribute
GOOD, WILD, JOB = 1.2, 1.1, 0.9  # a card in hand
SAFE = 1.0  # a dollar in the suitcase
TURF = 2.0  # winning a turf war
COLOR = 1.3  # one more job of a colour
KILL = 0.8  # a figure of another family less, besides the turfs
LEAD = (0.0, 0.12, 0.4, 0.8, 0.95, 1.0)  # how likely a lead of -2 to 3 figures is to win the turf
DENY = 0.6  # a dollar that a don does not get
SHARE = 1.6  # how much of a share in the next act counts now
ATTEMPT = 3.2  # a job attempt of a don
ALLIES = (2.5, 2.0, 1.0)  # what an ally is worth for each of the acts still to come

Facts = Mapping[str, Any]


class Judge:
    """A view with what one would count at a glance."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.act: int = view["act"]
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
            return int(name) * (MONEY + 0.2 * (self.act == 4))
        if name in self.jobs:
            return 0.2 if self.act == 4 else JOB + 0.1 * sum(self.jobs[name]["reward"])
        if self.act == 4 and self.view["question"] == "tribute":
            return 0.0
        return WILD if name == "narcotics" else GOOD

    def laundered(self, icons: int, extra: Sequence[int] = ()) -> float:
        """What so many suitcase icons add to the money of the hand."""
        notes = sorted((*self.money, *extra), reverse=True)[:icons]
        return sum(notes) * (SAFE - MONEY)

    def side(self, side: Facts) -> float:
        """What one side of a business gives."""
        money = list(side.get("money", ()))
        worth = sum(money) * MONEY
        worth += sum(WILD if good == "narcotics" else GOOD for good in side.get("goods", ()))
        worth += side.get("job", 0) * (JOB if self.act < 4 else 0.2)
        worth += self.laundered(side.get("suitcase", 0), money)
        if cost := side.get("cost_discard", 0):
            if len(self.hand) < cost:
                return 0.0
            worth -= sum(sorted(map(self.card, self.hand))[:cost])
        return float(max(worth, 0.0))

    # -- turfs ----------------------------------------------------------------------------------------------------

    def hope(self, turf: int, mine: int = 0, theirs: int = 0) -> float:
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
        return (TURF * weight + self.shares(turf)) * LEAD[min(max(lead, -2), 3) + 2]

    def shares(self, turf: int) -> float:
        """What control of a turf will bring in the next act, where a don is sure to send a thug."""
        if self.act == 4:
            return 0.0
        found = 0.0
        for family in self.view["families"]:
            if family["don"] is not None and turf in family["search"][: 4 - len(self.view["families"]) // 2]:
                printed = self.turfs[turf]["printed"]
                found += SHARE * self.side(self.view["businesses"][printed]["front"])
        return found

    def presence(self, turfs: Sequence[int]) -> float:
        return sum(self.hope(turf, 1) - self.hope(turf) for turf in turfs)

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
                gain += self.hope(turf, 0, -1) - self.hope(turf)
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
        worth = float(side.get("suitcase", 0))
        if cost := side.get("cost_discard", 0):
            if len(cards) < cost:
                return 1.0
            mean = sum(int(card) if card.isdigit() else 0.8 for card in cards) / len(cards)
            return float(sum(side.get("money", ())) - cost * mean)
        if side.get("goods"):
            return worth + ATTEMPT
        return float(worth + sum(side.get("money", ())) + side.get("job", 0) * 0.8)

    # -- effects --------------------------------------------------------------------------------------------------

    def effect(self, effect: Facts, extra: Sequence[int] = ()) -> float:
        """What an operation is worth now, roughly."""
        n: int = effect.get("n", 1)
        match effect["op"]:
            case "gain_money":
                return float(effect["value"]) * MONEY
            case "gain_good":
                return WILD if effect["kind"] == "narcotics" else GOOD
            case "gain_choice_goods":
                return GOOD * n
            case "draw_job":
                return JOB * n if self.act < 4 else 0.2
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
                return TURF * 0.8
            case "remove_control":
                return 1.5
            case "place_figure":
                places = self.view["spaces"] if effect["figure"] == "mayor" else self.view["fronts"]
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


# -- one function per question: what each move is worth ---------------------------------------------------------------


def action(j: Judge, moves: Sequence[Move]) -> list[float]:
    """Jobs and allies come before the last figure, because nobody acts without one (G-36)."""
    scores = []
    for move in moves:
        if move.verb == "thug":
            score = j.place(move[1]) + j.presence(j.place_turfs[move[1]]) + j.denied(move[1])
        elif move.verb == "family":
            score = j.place(move[1]) + j.presence(j.view["space_turfs"][move[1]])
        elif move.verb == "job":
            job = j.jobs[move[1]]
            score = sum(job["reward"]) * MONEY + COLOR + j.effect(job["effect"], job["reward"])
            score -= 0.4 * len(job["cost"]) if j.left > 1 else 0.0
        elif move.verb == "ally":
            score = sum(j.effect(effect) for effect in j.view["families"][j.me]["ally_effects"][move[1]]["effects"])
        else:
            score = 0.0
        last = j.left == 1 and move.verb in ("thug", "family")
        scores.append(score - (100.0 if last else 0.0))
    return scores


def pay(j: Judge, moves: Sequence[Move]) -> list[float]:
    return [-float(move.args.count("narcotics")) for move in moves]


def discards(j: Judge, moves: Sequence[Move]) -> list[float]:
    """The least useful card goes; a cost is paid only if it is worth it."""
    scores = []
    for move in moves:
        if move.verb == "decline":
            about = j.view["about"]
            scores.append(-50.0 if j.side(j.view["businesses"][about["business"]][about["side"]]) > 0 else 50.0)
        else:
            scores.append(-keep_value(j, move[1]))
    return scores


def keep_value(j: Judge, card: str) -> float:
    """In tribute: what a card will do in the next act."""
    if j.view["question"] != "tribute":
        return j.card(card)
    if j.act == 4:
        return float(card) if card.isdigit() else 0.0
    if card.isdigit():
        return int(card) * 0.6
    goods = [name for name in j.hand if not name.isdigit() and name not in j.jobs]
    if card in j.jobs:
        cost = list(j.jobs[card]["cost"])
        missing = sum(max(cost.count(good) - goods.count(good), 0) for good in set(cost))
        return 1.0 + 0.3 * sum(j.jobs[card]["reward"]) - 0.6 * missing
    wanted = max([job["cost"].count(card) for name, job in j.jobs.items() if name in j.hand], default=0)
    return (1.9 if card == "narcotics" else 0.8) + (0.5 if wanted >= goods.count(card) else 0.0)


def launder(j: Judge, moves: Sequence[Move]) -> list[float]:
    return [float(move[1]) if move.verb == "launder" else 0.0 for move in moves]


def bids(j: Judge, moves: Sequence[Move]) -> list[float]:
    """A modest sum for the best ally, put together from the highest notes."""
    about = j.view["about"]
    dons = any(family["don"] for family in j.view["families"])
    wanted = 2.0 if dons else ALLIES[j.act - 1] + 1.0
    spent = sum(int(note) * n for note, n in about["bid"].items())
    note = int(about["card"])
    return [-abs(wanted - spent - note * int(move[1])) - (9.0 if spent + note * int(move[1]) > wanted else 0.0)
            for move in moves]  # fmt: skip


def allies(j: Judge, moves: Sequence[Move]) -> list[float]:
    shown = j.view["shown_allies"]
    return [sum(j.effect(effect) for effect in shown[move[1]]["effects"]) for move in moves]


def places(j: Judge, moves: Sequence[Move]) -> list[float]:
    """Where something is used, moved or placed."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.0)
            continue
        place = move[1]
        if move.verb == "use":
            side = "front" if j.view["question"] == "front_again" else "back"
            scores.append(j.side(j.view["businesses"][place][side]))
        elif move.verb == "from":
            scores.append(2.0 - sum(j.hope(turf) - j.hope(turf, -1) for turf in j.place_turfs[place]))
        else:
            turfs = j.place_turfs.get(place) or j.view["space_turfs"][place]
            scores.append(j.place(place) + (j.presence(turfs) if move.verb == "to" else 0.0))
    return scores


def kills(j: Judge, moves: Sequence[Move]) -> list[float]:
    return [j.victim(move[1]) if move.verb == "kill" else 0.0 for move in moves]


def turf_hit(j: Judge, moves: Sequence[Move]) -> list[float]:
    """Where a drive-by or a bomb does most good."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.0)
            continue
        turf = int(move[1])
        fronts = [j.victim(b) for b in j.businesses(turf) if j.view["fronts"][b]]
        spaces = [j.victim(p) for p, t in j.view["space_turfs"].items() if turf in t and j.view["spaces"][p]]
        best = sum(fronts) if j.view["question"] == "car_bomb" else max(fronts, default=0.0)
        scores.append(best + max(spaces, default=0.0))
    return scores


def markers(j: Judge, moves: Sequence[Move]) -> list[float]:
    """Putting, taking and moving markers."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.1)
            continue
        stack = j.turfs[int(move[1])]["markers"]
        own = stack.count(j.me)
        best = max([stack.count(seat) for seat in set(stack) if seat != j.me], default=0)
        close = 2.0 if abs(own - best) <= 1 else 0.8
        scores.append(close if move.verb != "fetch" else own - best - 1.0)
    return scores


def robbery(j: Judge, moves: Sequence[Move]) -> list[float]:
    families = j.view["families"]
    key = "hand" if j.view["question"] == "rob_hand" else "suitcase"
    return [0.0 if len(move) == 1 else 1.0 + families[int(move[1])][key] for move in moves]


def recall(j: Judge, moves: Sequence[Move]) -> list[float]:
    """Figures in the river first; from the board one whose place does little."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.0)
        elif move[1] in ("don", "consigliere", "heir"):
            scores.append(5.0)
        elif move[1] == "thug":
            scores.append(4.0)
        else:
            turfs = j.place_turfs.get(move[1]) or j.view["space_turfs"][move[1]]
            scores.append(2.5 - sum(j.hope(turf) - j.hope(turf, -1) for turf in turfs))
    return scores


def offers(j: Judge, moves: Sequence[Move]) -> list[float]:
    return [-float(move[1]) if move[1].isdigit() else 0.0 for move in moves]


def goods(j: Judge, moves: Sequence[Move]) -> list[float]:
    wanted = [good for job in j.jobs.values() for good in job["cost"]]
    return [wanted.count(move[1]) - 2.0 * j.hand.count(move[1]) for move in moves]


def always(j: Judge, moves: Sequence[Move]) -> list[float]:
    return [1.0 if move.verb == "accept" else 0.0 for move in moves]


QUESTIONS: dict[str, Callable[[Judge, Sequence[Move]], list[float]]] = {
    "action": action,
    "pay": pay,
    "cost": discards,
    "tribute": discards,
    "launder": launder,
    "share": always,
    "bids": bids,
    "pick_ally": allies,
    "front_again": places,
    "back_again": places,
    "move_thug": places,
    "move_to": places,
    "place_figure": places,
    "kill": kills,
    "hit": kills,
    "drive_by": turf_hit,
    "car_bomb": turf_hit,
    "place_control": markers,
    "remove_control": markers,
    "fetch": markers,
    "rob_hand": robbery,
    "rob_case": robbery,
    "recall": recall,
    "offer": offers,
    "choose_goods": goods,
}


def choose(view: View, moves: Sequence[Move], chance: Chance, components: DataFile) -> Move:
    """The move that looks best; of equals, any."""
    scores = QUESTIONS[view["question"]](Judge(view), moves)
    best = max(scores)
    return chance.pick([move for move, score in zip(moves, scores) if score >= best - 1e-9])
