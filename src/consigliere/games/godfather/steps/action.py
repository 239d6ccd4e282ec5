"""G-35 to G-43 Family Business: one action a turn."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.godfather.board import next_member, next_thug
from consigliere.games.godfather.box import MEMBER_BITS, THUG_BITS
from consigliere.games.godfather.cards import drop_hand_job, gain_note, spend, tell_gain
from consigliere.games.godfather.effects import OPERATIONS
from consigliere.games.godfather.knowledge import job_was_named
from consigliere.games.godfather.queries import affordable, figure_word, payments
from consigliere.games.godfather.reading import FAMILIES
from consigliere.games.godfather.state import EMPTY, FAMILY_BUSINESS, NOWHERE, State
from consigliere.games.godfather.steps.dons import don_acts, don_choice
from consigliere.games.godfather.steps.using import AFTER, back_rooms, shake_down

ACTION = tuple(Frame("action", seat) for seat in range(FAMILIES))
NEXT_TURN = tuple(Frame("next_turn", seat) for seat in range(FAMILIES))
PASS = Move("pass")


def first_turn(s: State) -> None:
    """G-35 The holder of the horse head begins."""
    s.phase = FAMILY_BUSINESS
    s.quiet = 0
    next_turn(s, s.head - 1)


def next_turn(s: State, seat: int) -> None:
    """G-36, G-43, G-117 The turn goes clockwise to the next family that has a figure to place, or to a don who has
    anything to place. When all in a row have done nothing, the phase is over."""
    rules = s.rules
    n = rules.n
    while s.quiet < n:
        seat = (seat + 1) % n
        if not rules.is_don[seat]:
            if s.reserve[seat]:
                s.stack.append(ACTION[seat])
                return
        elif (choice := don_choice(s, seat)) is not None:
            s.quiet = 0
            s.stack.append(NEXT_TURN[seat])
            s.stack.append(AFTER[seat])
            don_acts(s, seat, choice)
            return
        s.quiet += 1


class NextTurn(Step[State]):
    """The turn passes on, once the action is done."""

    def run(self, s: State, frame: Frame) -> None:
        next_turn(s, frame.seat)


class Action(Question[State]):
    """G-35 Place a thug, place a family member, complete a job or play an ally. One must, if one can (D-2)."""

    rule = "G-35"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        seat, rules = frame.seat, s.rules
        box, reserve = rules.box, s.reserve[seat]
        moves: list[Move] = []
        if reserve & THUG_BITS:
            fronts, thug = s.fronts, box.thug
            moves = [thug[business] for business in s.board if fronts[business] == EMPTY]
        if reserve & MEMBER_BITS:
            spaces, member = s.spaces, box.member
            moves += [member[space] for space in rules.spaces if spaces[space] == EMPTY]
        jobs = jobs_at_hand(s, seat) & jobs_in_reach(s, seat)
        while jobs:
            low = jobs & -jobs
            moves.append(box.do_job[low.bit_length() - 1])
            jobs ^= low
        for ally in s.allies[seat]:
            if not s.played >> ally & 1:
                moves.append(box.play_ally[ally])
        if rules.voluntary_pass or not moves:
            moves.append(PASS)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [*box.thug, *box.member, *box.do_job, *box.play_ally, PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        box, seat = s.rules.box, frame.seat
        if move == PASS:
            return No("G-35", "refuse.must_act")
        if move in box.thug:
            if not s.reserve[seat] & THUG_BITS:
                return No("G-37", "refuse.no_thug")
            business = box.business[move[1]]
            if s.where[business] == NOWHERE:
                return No("G-13", "refuse.not_open", {"business": move[1]})
            return No("G-12", "refuse.front_taken", {"business": move[1]})
        if move in box.member:
            if not s.reserve[seat] & MEMBER_BITS:
                return No("G-39", "refuse.no_member")
            if box.space[move[1]] not in s.rules.spaces:
                return No("G-14", "refuse.three_plus", {"space": move[1]})
            return No("G-14", "refuse.space_taken", {"space": move[1]})
        if move in box.do_job:
            if not jobs_at_hand(s, seat) >> box.job[move[1]] & 1:
                return No("G-40", "refuse.job_not_here", {"job": move[1]})
            return No("G-40", "refuse.job_cost", {"job": move[1], "goods": box.job_facts[move[1]]["cost"]})
        if move in box.play_ally:
            held = box.ally[move[1]] in s.allies[seat]
            return No("G-41", "refuse.ally_played" if held else "refuse.no_ally", {"ally": move[1]})
        return None

    def do_thug(self, s: State, frame: Frame, move: Move) -> None:
        """G-37 A thug goes to an empty front and uses it."""
        seat = frame.seat
        business = s.rules.box.business[move[1]]
        begin(s, seat)
        s.fronts[business] = next_thug(s, seat)
        if s.told is not None:
            s.told.append(Event("thug", seat, {"business": move[1], "turf": s.where[business] + 1}))
        shake_down(s, seat, business)

    def do_family(self, s: State, frame: Frame, move: Move) -> None:
        """G-39 A family member goes to an empty space and uses the backs around it."""
        seat, box = frame.seat, s.rules.box
        space = box.space[move[1]]
        begin(s, seat)
        figure = s.spaces[space] = next_member(s, seat)
        if s.told is not None:
            turfs = [turf + 1 for turf in box.touched[space]]
            facts = {"space": move[1], "figure": figure_word(box, figure), "turfs": turfs}
            s.told.append(Event("family", seat, facts))
        back_rooms(s, seat, space)

    def do_job(self, s: State, frame: Frame, move: Move) -> None:
        """G-40 A job is completed at once, unless there is a choice how to pay for it."""
        seat, box = frame.seat, s.rules.box
        job = box.job[move[1]]
        begin(s, seat)
        ways = payments(box, box.cost[job], goods_of(s, seat))
        if len(ways) == 1:
            complete_job(s, seat, job, ways[0])
        else:
            if s.hand_jobs[seat] >> job & 1:
                job_was_named(s, seat, job)
            if s.told is not None:
                s.told.append(Event("names_job", seat, {"job": move[1]}))
            s.stack.append(Frame("pay", seat, job))

    def do_ally(self, s: State, frame: Frame, move: Move) -> None:
        """G-41 An ally is played, once in this act."""
        ally = s.rules.box.ally[move[1]]
        begin(s, frame.seat)
        s.played |= 1 << ally
        if s.told is not None:
            s.told.append(Event("ally", frame.seat, {"ally": move[1]}))
        s.stack.append(Frame("ally_effects", frame.seat, (ally, 0)))

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        """G-35, D-2 Nothing this turn; there may be something to do later."""
        s.quiet += 1
        if s.told is not None:
            s.told.append(Event("passes", frame.seat))
        next_turn(s, frame.seat)


def begin(s: State, seat: int) -> None:
    """An action begins: what follows it waits on the stack."""
    s.quiet = 0
    s.stack.append(NEXT_TURN[seat])
    s.stack.append(AFTER[seat])


def goods_of(s: State, seat: int) -> tuple[int, ...]:
    box = s.rules.box
    at = s.rules.hand_at[seat]
    return tuple(s.hand[at + box.notes : at + box.width])


def jobs_at_hand(s: State, seat: int) -> int:
    """G-40 The jobs one may complete: in hand or open."""
    jobs = s.hand_jobs[seat]
    for job in s.open_jobs:
        jobs |= 1 << job
    return jobs


def jobs_in_reach(s: State, seat: int) -> int:
    """The jobs that the goods in hand pay for."""
    box = s.rules.box
    goods = goods_of(s, seat)
    found = box.in_reach.get(goods)
    if found is None:
        found = box.in_reach[goods] = affordable(box, goods)
    return found


def complete_job(s: State, seat: int, job: int, paid: tuple[int, ...]) -> None:
    """G-40 Discard the goods, take the money, put the card into the suitcase, carry out the effect."""
    box = s.rules.box
    for good, n in enumerate(paid):
        for _ in range(n):
            spend(s, seat, box.notes + good)
    if s.hand_jobs[seat] >> job & 1:
        drop_hand_job(s, seat, job)
    else:
        s.open_jobs = tuple(other for other in s.open_jobs if other != job)
    s.case_jobs[seat] |= 1 << job
    if s.told is not None:
        goods = [box.goods[good] for good, n in enumerate(paid) for _ in range(n)]
        s.told.append(Event("job", seat, {"job": box.jobs[job], "goods": goods}))
    came = [gain_note(s, seat, value) for value in box.reward[job]]
    if s.told is not None:
        tell_gain(s, seat, came)
    effect = box.job_effect[job]
    OPERATIONS[effect.op](s, seat, effect)


class Pay(Question[State]):
    """G-23 Which narcotics stand in for which goods, when there is a choice."""

    rule = "G-23"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [payment_move(s, paid) for paid in payments(box, box.cost[frame.about], goods_of(s, frame.seat))]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move.verb != "pay":
            return None
        job = s.rules.box.jobs[frame.about]
        return No("G-23", "refuse.job_cost", {"job": job, "goods": s.rules.box.job_facts[job]["cost"]})

    def do_pay(self, s: State, frame: Frame, move: Move) -> None:
        paid = tuple(move.args.count(good) for good in s.rules.box.goods)
        complete_job(s, frame.seat, frame.about, paid)


def payment_move(s: State, paid: tuple[int, ...]) -> Move:
    return Move("pay", *(good for good, n in zip(s.rules.box.goods, paid) for _ in range(n)))


class AllyEffects(Step[State]):
    """G-41 The effects of an ally, one after the other."""

    def run(self, s: State, frame: Frame) -> None:
        ally, at = frame.about
        effects = s.rules.box.ally_effects[ally]
        if at + 1 < len(effects):
            s.stack.append(Frame(frame.step, frame.seat, (ally, at + 1)))
        if effects:
            OPERATIONS[effects[at].op](s, frame.seat, effects[at])
