"""Cards on the move between bank, deck, hands and suitcases: the only places where they change hands.

G-21 They move only when an effect says so, and no change is ever given.
"""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.games.godfather.box import ones
from consigliere.games.godfather.knowledge import card_was_taken, fewer, job_left_hand, job_was_taken
from consigliere.games.godfather.reading import Side
from consigliere.games.godfather.state import State

NONE = -1


def take_note(s: State, value: int) -> int:
    """G-22 A money card out of the bank: of this value or the next lower one in stock. NONE if there is none."""
    bank = s.bank
    while value >= 0:
        if bank[value]:
            bank[value] -= 1
            return value
        value -= 1
    return NONE


def draw_job(s: State) -> int:
    """G-24 The top job; an empty deck is made of the discarded ones first. NONE if there are none."""
    if not s.deck:
        if not s.discard:
            return NONE
        s.deck = ones(s.discard)
        s.discard = 0
        if s.told is not None:
            s.told.append(Event("reshuffled", None, {"n": len(s.deck)}))
    return s.chance.draw(s.deck)


# -- hands --------------------------------------------------------------------------------------------------------


def gain_note(s: State, seat: int, value: int) -> int:
    """A money card from the bank to a hand."""
    value = take_note(s, value)
    if value >= 0:
        s.hand[s.rules.hand_at[seat] + value] += 1
        s.size[seat] += 1
    return value


def gain_good(s: State, seat: int, good: int) -> int:
    """D-1 A goods card from the bank to a hand; an empty pile gives nothing. The kind that came, or NONE."""
    kind = s.rules.box.notes + good
    if not s.bank[kind]:
        return NONE
    s.bank[kind] -= 1
    s.hand[s.rules.hand_at[seat] + kind] += 1
    s.size[seat] += 1
    return kind


def gain_job(s: State, seat: int) -> None:
    """G-73 A job from the deck to a hand; only its owner sees it. G-121 A human draws nothing if there is none."""
    job = draw_job(s)
    if job == NONE:
        return
    s.hand_jobs[seat] |= 1 << job
    s.size[seat] += 1
    if s.told is not None:
        s.told.append(Event("draws", seat, {}, {"job": s.rules.box.jobs[job]}, (seat,)))


def gain(s: State, seat: int, side: Side) -> None:
    """G-60 What a side gives to the hand of a human; its suitcase icons wait until the action ends (G-61)."""
    came = [gain_note(s, seat, value) for value in side.money]
    for good in side.goods:
        came.append(gain_good(s, seat, good))
    if s.told is not None:
        tell_gain(s, seat, came)
    for _ in range(side.job):
        gain_job(s, seat)
    if side.suitcase:
        s.icons[seat] += side.suitcase


def tell_gain(s: State, seat: int, came: list[int]) -> None:
    cards = [s.rules.box.kinds[kind] for kind in came if kind >= 0]
    if cards and s.told is not None:
        s.told.append(Event("gains", seat, {"cards": cards}))


def spend(s: State, seat: int, kind: int) -> None:
    """A money or goods card from a hand back to its pile (G-24)."""
    at = s.rules.hand_at[seat] + kind
    s.hand[at] -= 1
    s.size[seat] -= 1
    s.bank[kind] += 1
    if s.learnt:
        fewer(s, seat, kind, s.hand[at])


def discard_hand_job(s: State, seat: int, job: int) -> None:
    """A job from a hand to the face-up discard pile (G-24)."""
    drop_hand_job(s, seat, job)
    s.discard |= 1 << job


def drop_hand_job(s: State, seat: int, job: int) -> None:
    """Take a job out of a hand; the caller knows where it goes."""
    s.hand_jobs[seat] &= ~(1 << job)
    s.size[seat] -= 1
    if s.seen or s.learnt or s.taken:
        job_left_hand(s, seat, job)


def into_suitcase(s: State, seat: int, value: int, owner: int) -> None:
    """A money card goes from a hand into the suitcase of `owner`: laundered (G-26), offered or stolen."""
    at = s.rules.hand_at[seat] + value
    s.hand[at] -= 1
    s.size[seat] -= 1
    s.case[s.rules.case_at[owner] + value] += 1
    if s.learnt:
        fewer(s, seat, value, s.hand[at])


def hand_ids(s: State, seat: int) -> list[str]:
    """G-20 The cards of a hand by id: money, goods, jobs."""
    box, at = s.rules.box, s.rules.hand_at[seat]
    return card_ids(box.kinds, s.hand[at : at + box.width]) + box.bits(s.hand_jobs[seat])


def card_ids(kinds: tuple[str, ...], counts: list[int]) -> list[str]:
    found: list[str] = []
    for name, n in zip(kinds, counts):
        if n:
            found += [name] * n
    return found


# -- suitcases ----------------------------------------------------------------------------------------------------


def case_money(s: State, seat: int) -> list[int]:
    at = s.rules.case_at[seat]
    return s.case[at : at + s.rules.box.notes]


def case_notes(s: State, seat: int) -> int:
    """How many money cards a suitcase holds."""
    at = s.rules.case_at[seat]
    return sum(s.case[at : at + s.rules.box.notes])


def case_size(s: State, seat: int) -> int:
    return case_notes(s, seat) + s.case_jobs[seat].bit_count()


def case_ids(s: State, seat: int) -> list[str]:
    box = s.rules.box
    return card_ids(box.kinds, case_money(s, seat)) + box.bits(s.case_jobs[seat])


def pay_from_case(s: State, seat: int, value: int) -> None:
    """A money card from a suitcase to the bank, before all eyes."""
    at = s.rules.case_at[seat] + value
    s.case[at] -= 1
    s.bank[value] += 1
    if s.learnt:
        fewer(s, seat, s.rules.box.width + value, s.case[at])


def random_card(s: State, counts: list[int], jobs: int) -> tuple[int, int]:
    """One card of a shuffled heap: its kind or NONE, and its job or NONE."""
    heap = [(kind, NONE) for kind, n in enumerate(counts) for _ in range(n)]
    heap += [(NONE, job) for job in ones(jobs)]
    return s.chance.pick(heap)


# -- thieves ------------------------------------------------------------------------------------------------------


def steal_from_hand(s: State, thief: int, victim: int) -> None:
    """G-78 One random card of another human's hand."""
    rules = s.rules
    box, at = rules.box, rules.hand_at[victim]
    kind, job = random_card(s, s.hand[at : at + box.width], s.hand_jobs[victim])
    s.size[victim] -= 1
    s.size[thief] += 1
    if job != NONE:
        s.hand_jobs[victim] &= ~(1 << job)
        s.hand_jobs[thief] |= 1 << job
        job_was_taken(s, thief, victim, job)
    else:
        s.hand[at + kind] -= 1
        s.hand[rules.hand_at[thief] + kind] += 1
        card_was_taken(s, thief, victim, kind, suitcase=False)
    if s.told is not None:
        card = box.kinds[kind] if job == NONE else box.jobs[job]
        s.told.append(Event("robbed_hand", thief, {"victim": victim}, {"card": card}, (thief, victim)))


def steal_from_case(s: State, thief: int, victim: int) -> None:
    """G-79 One random money card of another suitcase, into the thief's hand."""
    box = s.rules.box
    value, _ = random_card(s, case_money(s, victim), 0)
    s.case[s.rules.case_at[victim] + value] -= 1
    s.hand[s.rules.hand_at[thief] + value] += 1
    s.size[thief] += 1
    if s.rules.is_don[victim]:  # G-133: everybody sees what a don's suitcase holds
        if s.told is not None:
            s.told.append(Event("robbed_don", thief, {"victim": victim, "card": box.kinds[value]}))
        return
    card_was_taken(s, thief, victim, value, suitcase=True)
    if s.told is not None:
        secret = {"card": box.kinds[value]}
        s.told.append(Event("robbed_case", thief, {"victim": victim}, secret, (thief, victim)))
