"""The Godfather: jobs in other hands, cards in doubt, sealed answers, and what others know of each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame
from consigliere.core.move import Move
from consigliere.games.godfather import GAME
from consigliere.games.godfather.box import ones, open_box
from consigliere.games.godfather.queries import payments
from consigliere.games.godfather.state import State
from consigliere.games.godfather.steps.action import goods_of
from consigliere.games.godfather.steps.bribery import stages
from consigliere.games.godfather.steps.theft import OFFER_NOTHING

TRIALS = 50
EVERYBODY = -1  # as a viewer in `shared_doubt`
JOBS = -1  # as a kind in both books of doubts: the number of jobs in a hand
BOOKS = ("doubt", "shared_doubt")

Lines = dict[tuple[str, int, int], list[int]]  # book, viewer, owner -> by kind, jobs last: copies surely there


# -- the state redrawn ------------------------------------------------------------------------------------------------


def redraw(s: State, seat: int, chance: Chance) -> State:
    """Jobs in other hands, cards of which the seat is in doubt, sealed answers of others and what two others know of
    each other are drawn at random."""
    before = lines_of(s)
    for trial in range(TRIALS):
        world = s.clone()
        deal_unknown(world, seat, before, chance, spare=payer(s) if trial == TRIALS - 1 else NOBODY)
        if can_choose_payment(world):
            break
    redraw_knowledge(world, seat, before, chance)
    if world.stack and world.stack[-1].sealed:
        world.stack[-1] = reseal(world, seat, world.stack[-1], chance)
    return world


def payer(s: State) -> int:
    """Who is choosing how to pay for a job, NOBODY if nobody is."""
    return s.stack[-1].seat if s.stack and s.stack[-1].step == "pay" else NOBODY


def can_choose_payment(s: State) -> bool:
    """Whoever is asked how to pay for a job has a choice."""
    if payer(s) == NOBODY:
        return True
    frame, box = s.stack[-1], s.rules.box
    return len(payments(box, box.cost[frame.about], goods_of(s, frame.seat))) > 1


def cards_of(s: State, owner: int) -> list[int]:
    """How many there are of each kind in the hand, of each value in the suitcase, and of jobs in the hand."""
    rules, box = s.rules, s.rules.box
    at, case_at = rules.hand_at[owner], rules.case_at[owner]
    held = s.hand[at : at + box.width] + s.case[case_at : case_at + box.notes]
    return [*held, s.hand_jobs[owner].bit_count()]


def lines_of(s: State) -> Lines:
    """What every viewer is sure of."""
    humans, lines = range(s.rules.humans), {}
    for owner in humans:
        there = cards_of(s, owner)
        kinds = (*range(len(there) - 1), JOBS)
        for viewer in (EVERYBODY, *humans):
            for name, book in zip(BOOKS, (s.doubt, s.shared_doubt)):
                lines[name, viewer, owner] = [n - book.get((viewer, owner, kind), 0) for kind, n in zip(kinds, there)]
    return lines


def groups(s: State) -> list[set[int]]:
    """Cards were taken unseen only among the seats of a group; whoever learnt nothing is alone."""
    found = [{seat} for seat in range(s.rules.humans)]
    for pair in s.learnt:
        together = set().union(*(group for group in found if group & {*pair}))
        found = [group for group in found if not group & together] + [together]
    return found


def deal_unknown(s: State, viewer: int, lines: Lines, chance: Chance, spare: int) -> None:
    """Everything the viewer cannot place goes into a heap, group by group, and is dealt to the places it may have come
    from. Which job is which nobody knows at all."""
    if s.result is not None:  # suitcases are open and hands are empty
        return
    rules, jobs = s.rules, s.deck
    box = rules.box
    hands: list[int] = []  # this hand lacks a job
    for group in groups(s):
        heap: list[int] = []  # money and goods, by kind
        cases: list[int] = []  # the suitcase of this seat lacks one money card
        places: list[int] = []  # the hand of this seat lacks one card
        for other in sorted(group - {viewer, spare}):
            there, sure = cards_of(s, other), lines["doubt", viewer, other]
            known = s.seen.get((viewer, other), 0)
            jobs += ones(s.hand_jobs[other] & ~known)
            s.hand_jobs[other] = known
            hands += [other] * (sure[JOBS] - known.bit_count())
            places += [other] * (there[JOBS] - sure[JOBS])
            for kind in range(box.width):
                heap += [kind] * (there[kind] - sure[kind])
                places += [other] * (there[kind] - sure[kind])
                s.hand[rules.hand_at[other] + kind] = sure[kind]
            for value in range(box.notes):
                doubts = there[box.width + value] - sure[box.width + value]
                heap += [value] * doubts
                cases += [other] * doubts
                s.case[rules.case_at[other] + value] -= doubts
        heap.sort()
        for other in cases:  # suitcases hold money only, so they come first
            money = [at for at, kind in enumerate(heap) if kind < box.notes]
            s.case[rules.case_at[other] + heap.pop(chance.pick(money))] += 1
        while heap:  # then money and goods find a hand
            kind, other = heap.pop(), chance.draw(places)
            s.hand[rules.hand_at[other] + kind] += 1
        hands += places  # jobs fill up the rest
    jobs.sort()
    for other in hands:
        s.hand_jobs[other] |= 1 << chance.draw(jobs)


def redraw_knowledge(s: State, seat: int, before: Lines, chance: Chance) -> None:
    """The seat knows its own lines, what all know, and what it shares with another. What another worked out alone, and
    what two others learnt of each other, it does not know."""
    humans = range(s.rules.humans)
    s.seen = s.seen.copy()
    pairs = [(viewer, owner) for viewer in humans for owner in humans if viewer != owner]
    after = {("shared_doubt", EVERYBODY, owner): before["shared_doubt", EVERYBODY, owner] for owner in humans}
    for viewer, owner in pairs:
        own, shared = before["doubt", viewer, owner], before["shared_doubt", viewer, owner]
        all_know, learnt = before["shared_doubt", EVERYBODY, owner], s.learnt.get((viewer, owner), 0)
        if owner == seat:
            own = more_sure(s, owner, shared, learnt - sum(shared) + sum(all_know), chance)
        elif viewer != seat:
            own = shared = more_sure(s, owner, all_know, learnt, chance)
            redraw_names(s, viewer, owner, own[JOBS], chance)
        after["doubt", viewer, owner], after["shared_doubt", viewer, owner] = own, shared
    s.doubt, s.shared_doubt = {}, {}  # clones share their books
    for (book, viewer, owner), line in after.items():
        there = cards_of(s, owner)
        for kind in (*range(len(there) - 1), JOBS):
            if there[kind] > line[kind]:
                getattr(s, book)[viewer, owner, kind] = there[kind] - line[kind]


def more_sure(s: State, owner: int, sure: list[int], most: int, chance: Chance) -> list[int]:
    """Somebody knows more of at most so many cards."""
    hidden = [at for at, (there, n) in enumerate(zip(cards_of(s, owner), sure)) for _ in range(there - n)]
    sure = sure[:]
    for _ in range(chance.below(min(most, len(hidden)) + 1)):
        sure[chance.draw(hidden)] += 1
    return sure


def redraw_names(s: State, viewer: int, owner: int, sure: int, chance: Chance) -> None:
    """Which jobs of an owner somebody knows: one that was named, and some that may have been taken from there."""
    named = 1 << s.stack[-1].about & s.hand_jobs[owner] if payer(s) == owner else 0
    jobs = ones(s.hand_jobs[owner] & ~named)
    most = min(s.taken.get((viewer, owner), 0), sure - named.bit_count(), len(jobs))
    seen = named
    for _ in range(chance.below(most + 1) if most > 0 else 0):
        seen |= 1 << chance.draw(jobs)
    s.seen.pop((viewer, owner), None)
    if seen:
        s.seen[viewer, owner] = seen


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


# -- a saved state without its secrets --------------------------------------------------------------------------------

BOX = open_box(GAME.shipped_data)


def without_secrets(saved: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Hidden from a seat are:

    - chance to come, and which jobs are in the deck;
    - other hands and suitcases, but for their size, what the seat is sure of, and the jobs in suitcases; when all is
      over suitcases are open;
    - the answers of others under seal, and whether they have begun to answer;
    - what others know beyond what all know: of each other's cards where they may have learnt something, and of the
      seat's own cards what they may have worked out alone.
    """
    me, own_book = (EVERYBODY, "shared_doubt") if seat is None else (seat, "doubt")
    lines = saved_lines(saved, me)
    learnt, taken = ({(viewer, owner) for viewer, owner, _ in saved[key]} for key in ("learnt", "taken"))
    named = {owner: jobs for viewer, owner, jobs in saved["seen"] if viewer == seat}

    def is_hidden(book: str, viewer: int, owner: int) -> bool:
        if viewer in (me, EVERYBODY) or (viewer, owner) not in learnt:
            return False
        return owner != me or book == "doubt"

    def hand(owner: int, cards: list[str]) -> Any:
        return cards if owner == seat else [len(cards), named.get(owner, [])]

    def suitcase(owner: int, cards: list[str]) -> Any:
        is_open = owner == seat or saved["result"] is not None
        return cards if is_open else [len(cards), [card for card in cards if card in BOX.job]]

    return (
        saved
        | {
            "chance": None,
            "deck": len(saved["deck"]),
            "stack": [*saved["stack"][:-1], *(answers_sealed(frame, seat) for frame in saved["stack"][-1:])],
            "hands": [hand(owner, cards) for owner, cards in enumerate(saved["hands"])],
            "suitcases": [suitcase(owner, cards) for owner, cards in enumerate(saved["suitcases"])],
            "doubt": {str(line[1:]): lines[line] for line in lines if line[0] == "doubt" and not is_hidden(*line)},
            "shared_doubt": {
                str(line[1:]): lines[line] for line in lines if line[0] != "doubt" and not is_hidden(*line)
            },
            "seen": [[v, o, jobs] for v, o, jobs in saved["seen"] if me in (v, o) or (v, o) not in taken],
        }
        | {"surely there": [lines[own_book, me, owner] for owner in range(len(saved["hands"])) if owner != me]}
    )


def saved_lines(saved: dict[str, Any], me: int) -> Lines:
    """What viewers are sure of. Humans sit first, and who has a hand is a human; a don doubts nothing."""
    humans = range(1 + max((seat for seat, hand in enumerate(saved["hands"]) if hand), default=-1))
    lines: Lines = {}
    for owner, (hand, case) in enumerate(zip(saved["hands"], saved["suitcases"])):
        cards, money = Counter(hand), Counter(case)
        there = [cards[kind] for kind in BOX.kinds] + [money[kind] for kind in BOX.kinds[: BOX.notes]]
        there.append(sum(card in BOX.job for card in hand))
        kinds = (*range(len(there) - 1), JOBS)
        for book in BOOKS:
            doubts = {tuple(key): n for *key, n in saved[book]}
            for viewer in {me, *humans, EVERYBODY} - {owner, EVERYBODY if book == "doubt" else owner}:
                lines[book, viewer, owner] = [n - doubts.get((viewer, owner, kind), 0) for kind, n in zip(kinds, there)]
    return lines


def answers_sealed(frame: list[Any], seat: int | None) -> list[Any]:
    """A question to several: of others one sees only who has answered all of it."""
    step, asked, about, sealed = frame
    words = 1 + BOX.notes if step == "bids" else 2
    seen = [[who, text if who == seat else None] for who, text in sealed if who == seat or len(text.split()) == words]
    return [step, asked, about, seen]
