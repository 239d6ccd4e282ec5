"""One function per question: what each move is worth."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.bots.heuristics.godfather.judge import MONEY, Judge
from consigliere.core.move import Move
from consigliere.games.godfather.reading import FIGURE_WORDS, MEMBERS

ALLIES = (2.5, 2.0, 1.0)  # what an ally is worth for each of the acts still to come


def action(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """Jobs and allies come before the last figure, because nobody acts without one (G-36)."""
    scores = []
    for move in moves:
        if move.verb == "thug":
            score = judge.place(move[1]) + judge.presence(judge.place_turfs[move[1]]) + judge.denied(move[1])
        elif move.verb == "family":
            score = judge.place(move[1]) + judge.presence(judge.view["space_turfs"][move[1]])
        elif move.verb == "job":
            job = judge.jobs[move[1]]
            paid = judge.notes(job["reward"])
            score = sum(paid) * MONEY + judge.color_bonus + judge.effect(job["effect"], paid)
            score -= 0.4 * len(job["cost"]) if judge.left > 1 else 0.0
        elif move.verb == "ally":
            score = sum(
                judge.effect(effect) for effect in judge.view["families"][judge.me]["ally_effects"][move[1]]["effects"]
            )
        else:
            score = 0.0
        last = judge.left == 1 and move.verb in ("thug", "family")
        scores.append(score - (100.0 if last else 0.0))
    return scores


def pay(judge: Judge, moves: Sequence[Move]) -> list[float]:
    return [-float(move.args.count(judge.wild)) for move in moves]


def discards(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """The least useful card goes; a cost is paid only if it is worth it."""
    scores = []
    for move in moves:
        if move.verb == "decline":
            about = judge.view["about"]
            scores.append(-50.0 if judge.side(judge.view["businesses"][about["business"]][about["side"]]) > 0 else 50.0)
        else:
            scores.append(-keep_value(judge, move[1]))
    return scores


def keep_value(judge: Judge, card: str) -> float:
    """In tribute: what a card will do in the next act."""
    if judge.view["question"] != "tribute":
        return judge.card(card)
    if judge.last_act:
        return float(card) if card.isdigit() else 0.0
    if card.isdigit():
        return int(card) * 0.6
    goods = [name for name in judge.hand if not name.isdigit() and name not in judge.jobs]
    if card in judge.jobs:
        cost = list(judge.jobs[card]["cost"])
        missing = sum(max(cost.count(good) - goods.count(good), 0) for good in set(cost))
        return 1.0 + 0.3 * sum(judge.jobs[card]["reward"]) - 0.6 * missing
    wanted = max([job["cost"].count(card) for name, job in judge.jobs.items() if name in judge.hand], default=0)
    return (1.9 if card == judge.wild else 0.8) + (0.5 if wanted >= goods.count(card) else 0.0)


def launder(judge: Judge, moves: Sequence[Move]) -> list[float]:
    return [float(move[1]) if move.verb == "launder" else 0.0 for move in moves]


def bids(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """A modest sum for the best ally, put together from the highest notes."""
    about = judge.view["about"]
    dons = any(family["don"] for family in judge.view["families"])
    wanted = 2.0 if dons else ALLIES[judge.act - 1] + 1.0
    spent = sum(int(note) * n for note, n in about["bid"].items())
    note = int(about["card"])
    return [-abs(wanted - spent - note * int(move[1])) - (9.0 if spent + note * int(move[1]) > wanted else 0.0)
            for move in moves]  # fmt: skip


def allies(judge: Judge, moves: Sequence[Move]) -> list[float]:
    shown = judge.view["shown_allies"]
    return [sum(judge.effect(effect) for effect in shown[move[1]]["effects"]) for move in moves]


def places(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """Where something is used, moved or placed."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.0)
            continue
        place = move[1]
        if move.verb == "use":
            side = "front" if judge.view["question"] == "front_again" else "back"
            scores.append(judge.side(judge.view["businesses"][place][side]))
        elif move.verb == "from":
            scores.append(
                2.0 - sum(judge.marker_worth(turf) - judge.marker_worth(turf, -1) for turf in judge.place_turfs[place])
            )
        else:
            turfs = judge.place_turfs.get(place) or judge.view["space_turfs"][place]
            scores.append(judge.place(place) + (judge.presence(turfs) if move.verb == "to" else 0.0))
    return scores


def kills(judge: Judge, moves: Sequence[Move]) -> list[float]:
    return [judge.victim(move[1]) if move.verb == "kill" else 0.0 for move in moves]


def turf_hit(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """Where a drive-by or a bomb does most good."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.0)
            continue
        turf = int(move[1])
        fronts = [judge.victim(b) for b in judge.businesses(turf) if judge.view["fronts"][b]]
        spaces = [
            judge.victim(p) for p, t in judge.view["space_turfs"].items() if turf in t and judge.view["spaces"][p]
        ]
        best = sum(fronts) if judge.view["question"] == "car_bomb" else max(fronts, default=0.0)
        scores.append(best + max(spaces, default=0.0))
    return scores


def markers(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """Putting, taking and moving markers."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.1)
            continue
        stack = judge.turfs[int(move[1])]["markers"]
        own = stack.count(judge.me)
        best = max([stack.count(seat) for seat in set(stack) if seat != judge.me], default=0)
        close = 2.0 if abs(own - best) <= 1 else 0.8
        scores.append(close if move.verb != "fetch" else own - best - 1.0)
    return scores


def robbery(judge: Judge, moves: Sequence[Move]) -> list[float]:
    families = judge.view["families"]
    key = "hand" if judge.view["question"] == "rob_hand" else "suitcase"
    return [0.0 if len(move) == 1 else 1.0 + families[int(move[1])][key] for move in moves]


def recall(judge: Judge, moves: Sequence[Move]) -> list[float]:
    """Figures in the river first; from the board one whose place does little."""
    scores = []
    for move in moves:
        if len(move) == 1:
            scores.append(0.0)
        elif move[1] in FIGURE_WORDS:
            scores.append(5.0 if move[1] in MEMBERS else 4.0)
        else:
            turfs = judge.place_turfs.get(move[1]) or judge.view["space_turfs"][move[1]]
            scores.append(2.5 - sum(judge.marker_worth(turf) - judge.marker_worth(turf, -1) for turf in turfs))
    return scores


def offers(judge: Judge, moves: Sequence[Move]) -> list[float]:
    return [-float(move[1]) if move[1].isdigit() else 0.0 for move in moves]


def goods(judge: Judge, moves: Sequence[Move]) -> list[float]:
    wanted = [good for job in judge.jobs.values() for good in job["cost"]]
    return [wanted.count(move[1]) - 2.0 * judge.hand.count(move[1]) for move in moves]


def share(judge: Judge, moves: Sequence[Move]) -> list[float]:
    return [1.0 if move.verb == "accept" else 0.0 for move in moves]
