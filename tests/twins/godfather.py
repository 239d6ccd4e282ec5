"""The Godfather: jobs in other hands, cards in doubt and sealed answers of others are dealt anew."""

from __future__ import annotations

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame
from consigliere.core.move import Move
from consigliere.games.godfather.box import ones
from consigliere.games.godfather.knowledge import count, sure
from consigliere.games.godfather.queries import payments
from consigliere.games.godfather.state import State
from consigliere.games.godfather.steps.action import goods_of
from consigliere.games.godfather.steps.bribery import stages
from consigliere.games.godfather.steps.theft import OFFER_NOTHING

TRIALS = 50


def redraw(s: State, seat: int, chance: Chance) -> State:
    """Jobs in other hands, cards of which the seat is in doubt, and sealed answers of others are drawn at random."""
    for trial in range(TRIALS):
        world = s.clone()
        deal_unknown(world, seat, chance, spare=payer(s) if trial == TRIALS - 1 else NOBODY)
        if can_pay(world):
            break
    if world.stack and world.stack[-1].sealed:
        world.stack[-1] = reseal(world, seat, world.stack[-1], chance)
    return world


def payer(s: State) -> int:
    """Who is choosing how to pay for a job, NOBODY if nobody is."""
    return s.stack[-1].seat if s.stack and s.stack[-1].step == "pay" else NOBODY


def can_pay(s: State) -> bool:
    """Whoever is choosing how to pay for a job can pay for it."""
    if payer(s) == NOBODY:
        return True
    frame, box = s.stack[-1], s.rules.box
    return bool(payments(box, box.cost[frame.about], goods_of(s, frame.seat)))


def deal_unknown(s: State, viewer: int, chance: Chance, spare: int = NOBODY) -> None:
    """Everything the viewer cannot place goes into one heap and is dealt to the places it may have come from."""
    rules = s.rules
    box = rules.box
    heap: list[int] = []  # money and goods, by kind
    jobs = s.deck
    cases: list[int] = []  # a suitcase of this seat lacks one money card
    hands: list[int] = []  # a hand of this seat lacks one card
    for other in range(rules.humans):
        if other in (viewer, spare):
            continue
        at, case_at = rules.hand_at[other], rules.case_at[other]
        known = s.seen.get((viewer, other), 0)
        unknown = s.hand_jobs[other] & ~known
        jobs += ones(unknown)
        hands += [other] * unknown.bit_count()
        s.hand_jobs[other] = known
        for kind in range(box.width):
            doubted = s.hand[at + kind] - sure(s, viewer, other, kind)
            heap += [kind] * doubted
            hands += [other] * doubted
            s.hand[at + kind] -= doubted
        for value in range(box.notes):
            doubted = s.case[case_at + value] - sure(s, viewer, other, box.width + value)
            heap += [value] * doubted
            cases += [other] * doubted
            s.case[case_at + value] -= doubted
    heap.sort()
    jobs.sort()
    sure_hand, sure_case = s.hand[:], s.case[:]
    _deal(s, heap, jobs, cases, hands, chance)
    jobs.sort()
    _renew_doubts(s, viewer, spare, sure_hand, sure_case)


def _deal(s: State, heap: list[int], jobs: list[int], cases: list[int], hands: list[int], chance: Chance) -> None:
    """Suitcases hold money only, so they come first; then money and goods find a hand; jobs fill up the rest."""
    rules = s.rules
    notes = rules.box.notes
    for other in cases:
        money = [at for at, kind in enumerate(heap) if kind < notes]
        s.case[rules.case_at[other] + heap.pop(chance.pick(money))] += 1
    while heap:
        kind, other = heap.pop(), chance.draw(hands)
        s.hand[rules.hand_at[other] + kind] += 1
    for other in hands:
        s.hand_jobs[other] |= 1 << chance.draw(jobs)


def _renew_doubts(s: State, viewer: int, spare: int, sure_hand: list[int], sure_case: list[int]) -> None:
    """The viewer doubts what was dealt anew; nobody else can doubt more copies than there are in this world."""
    rules = s.rules
    width = rules.box.width
    for key in [key for key in s.doubt if key[0] == viewer and key[1] != spare]:
        del s.doubt[key]
    for other in range(rules.humans):
        if other in (viewer, spare):
            continue
        for kind in range(width + rules.box.notes):
            if kind < width:
                at = rules.hand_at[other] + kind
                dealt = s.hand[at] - sure_hand[at]
            else:
                at = rules.case_at[other] + kind - width
                dealt = s.case[at] - sure_case[at]
            if dealt:
                s.doubt[viewer, other, kind] = dealt
    for key, n in list(s.doubt.items()):
        there = count(s, key[1], key[2])
        if not there:
            del s.doubt[key]
        elif n > there:
            s.doubt[key] = there


def reseal(s: State, viewer: int, frame: Frame, chance: Chance) -> Frame:
    """Other answers under seal are drawn from those that could have been given; what is half given is not begun."""
    sealed: list[tuple[int, Move]] = []
    for seat, move in frame.sealed:
        if seat == viewer:
            sealed.append((seat, move))
        elif frame.step == "bids":
            if len(move) > s.rules.box.notes:
                case = [s.case[s.rules.case_at[seat] + value] for value in stages(s)]
                sealed.append((seat, Move("put", *(str(chance.below(n + 1)) for n in case))))
        else:
            at = s.rules.hand_at[seat]
            money = [move for value, move in enumerate(s.rules.box.offer) if s.hand[at + value]]
            sealed.append((seat, chance.pick(money) if money else OFFER_NOTHING))
    return frame._replace(sealed=tuple(sealed))
