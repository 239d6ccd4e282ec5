"""G-55 Tribute to the Don, G-57 Entr'acte, G-58 and G-59 the end of the game."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Result
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.godfather.box import FIGURES, ones
from consigliere.games.godfather.cards import case_money, discard_hand_job, into_suitcase, spend
from consigliere.games.godfather.queries import clockwise, stack_leader
from consigliere.games.godfather.reading import ACTS
from consigliere.games.godfather.state import EMPTY, ENTRACTE, NOWHERE, TRIBUTE, State
from consigliere.games.godfather.steps.setup import fill_open_jobs, show_allies
from consigliere.games.godfather.steps.using import discard_from_hand, hand_discards, not_in_hand

LAST_ACT = ACTS - 1


def hand_limit(s: State) -> int:
    return s.rules.box.acts[s.act].limit


def tribute_order(s: State) -> list[int]:
    """From the horse head; G-128 dons pay none."""
    s.phase = TRIBUTE
    return [seat for seat in clockwise(s, s.head) if not s.rules.is_don[seat]]


def owes_tribute(s: State, seat: int) -> bool:
    return s.size[seat] > hand_limit(s)


class Tribute(Question[State]):
    """G-55 Discard cards of your choice, one after the other, down to the limit of the act."""

    rule = "G-55"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return hand_discards(s, frame.seat)

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.discard, *s.rules.box.discard_job]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return not_in_hand(s, move, "G-55")

    def do_discard(self, s: State, frame: Frame, move: Move) -> None:
        discard_from_hand(s, frame.seat, move[1])
        if owes_tribute(s, frame.seat):
            s.stack.append(frame)


def entracte(s: State) -> None:
    """G-57, G-129 Between two acts, for humans and dons alike; after the last one the game is over (G-58)."""
    s.phase = ENTRACTE
    if s.act == LAST_ACT:
        final_count(s)
        return
    clear_board(s)  # 1
    s.act += 1
    show_allies(s)  # 2
    s.played = 0  # 3
    fill_open_jobs(s)  # 4
    next_act(s)


def clear_board(s: State) -> None:
    """G-57 The pause begins: all figures go home, also from the river (G-16); face-up allies leave the game."""
    if s.told is not None:
        s.told.append(Event("entracte", None, {"act": s.act + 2}))
    for seat in range(s.rules.n):
        s.recent[seat], s.last_turf[seat] = (), NOWHERE
        s.reserve[seat] |= figures_of(s, seat)
    s.fronts = [EMPTY] * len(s.fronts)
    s.spaces = [EMPTY] * len(s.spaces)
    s.river = 0
    for ally in s.shown:
        s.gone |= 1 << ally
    s.shown = ()


def next_act(s: State) -> None:
    """G-57 A family member may join, and the horse head goes to the left."""
    joins = s.rules.box.acts[s.act].joins  # 5
    for seat in range(s.rules.n):
        s.reserve[seat] |= joins
    s.head = (s.head + 1) % s.rules.n  # 6
    if s.told is not None:
        s.told.append(Event("horse_head", s.head))


def figures_of(s: State, seat: int) -> int:
    """The figures of a family on the board and in the river."""
    first = seat * FIGURES
    found = s.river >> first & (1 << FIGURES) - 1
    for figure in (*s.fronts, *s.spaces):
        if figure != EMPTY and figure // FIGURES == seat:
            found |= 1 << figure - first
    return found


def final_count(s: State) -> None:
    """G-58 Money left in hand goes into the suitcase; all else is discarded."""
    rules = s.rules
    for seat in range(rules.humans):
        at = rules.hand_at[seat]
        for kind in range(rules.box.width):
            for _ in range(s.hand[at + kind]):
                if kind < rules.box.notes:
                    into_suitcase(s, seat, kind, seat)
                else:
                    spend(s, seat, kind)
        for job in ones(s.hand_jobs[seat]):
            discard_hand_job(s, seat, job)
    name_winners(s, case_dollars(s), job_counts(s))


def case_dollars(s: State) -> list[int]:
    """By seat: the money in the suitcase."""
    values = s.rules.box.values
    return [sum(n * values[v] for v, n in enumerate(case_money(s, seat))) for seat in range(s.rules.n)]


def job_counts(s: State) -> list[list[int]]:
    """By colour and seat: the jobs in the suitcase. G-130 A don's jobs all count."""
    return [[(jobs & mask).bit_count() for jobs in s.case_jobs] for mask in s.rules.box.color_mask]


def bonuses(s: State, counts: list[list[int]]) -> tuple[list[int], list[int]]:
    """G-59 By seat: dollars for turfs, and for job colours."""
    rules = s.rules
    number = rules.box.number
    turfs, colors = [0] * rules.n, [0] * rules.n
    for stack in s.stacks:
        if (leader := stack_leader(stack)) != NOBODY:
            turfs[leader] += number["turf_bonus"]
    for held in counts:
        for seat in range(rules.n):
            if held[seat] and held[seat] == max(held):
                colors[seat] += number["color_bonus"]
    return turfs, colors


def name_winners(s: State, money: list[int], counts: list[list[int]]) -> None:
    """G-59 Money, turf bonuses and colour bonuses; then the winners."""
    rules = s.rules
    seats = range(rules.n)
    turfs, colors = bonuses(s, counts)
    scores = [sum(parts) for parts in zip(money, turfs, colors)]
    if s.told is not None:
        for seat in seats:
            facts = {"money": money[seat], "turfs": turfs[seat], "colors": colors[seat], "total": scores[seat]}
            s.told.append(Event("scores", seat, facts))
    winners = winners_of(s, scores, turfs)
    reason = "dons" if all(rules.is_don[seat] for seat in winners) else "money"
    s.result = Result(tuple(scores), tuple(winners), reason)
    if s.told is not None:
        s.told.append(Event("wins", None, {"winners": winners}))


def winners_of(s: State, scores: list[int], turfs: list[int]) -> list[int]:
    """G-59 Most money, then most turf bonuses, then shared. G-130 A human must have more than every don."""
    best = max(scores)
    first = [seat for seat, score in enumerate(scores) if score == best]
    dons = [seat for seat in first if s.rules.is_don[seat]]
    if dons and s.rules.tie_goes_to_don:
        first = dons
    most = max(turfs[seat] for seat in first)
    return [seat for seat in first if turfs[seat] == most]
