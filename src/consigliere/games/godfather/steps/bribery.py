"""G-50 to G-53, G-123 to G-127 Bribery."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.core.steps import Together
from consigliere.games.godfather.cards import case_money, pay_from_case, random_card
from consigliere.games.godfather.knowledge import cards_were_shown
from consigliere.games.godfather.queries import clockwise
from consigliere.games.godfather.state import BRIBERY, State

Bid = tuple[int, ...]  # money cards, by value


def bribery(s: State) -> None:
    """G-50 Everybody bids in secret. G-53 An act without allies has no bribery."""
    s.phase = BRIBERY
    if not s.rules.box.acts[s.act].allies or not s.shown:
        return
    if bidders(s):
        s.stack.append(Frame("bids"))
    else:
        settle_bids(s, {})


def bidders(s: State) -> tuple[int, ...]:
    """Humans with money in the suitcase; how many cards it holds, all know."""
    case, notes = s.case, s.rules.box.notes
    return tuple([seat for seat, at in enumerate(s.rules.human_case_at) if any(case[at : at + notes])])


def stages(s: State) -> range:
    """The money values, the highest first. A bidder is asked about each, held or not: how often somebody is asked,
    the whole table sees, and what lies in a suitcase it must not."""
    return range(s.rules.box.notes - 1, -1, -1)


class Bids(Together[State]):
    """G-50 Any money cards of the suitcase, chosen in secret: for each value, how many of them."""

    rule = "G-50"
    answer_verbs = ("put",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return bidders(s)

    def seats(self, s: State, frame: Frame) -> tuple[int, ...]:
        given = dict(frame.sealed)
        return tuple(
            seat for seat in self.members(s, frame) if seat not in given or len(given[seat]) <= s.rules.box.notes
        )

    def stage(self, s: State, frame: Frame) -> int:
        """The value one is asked about now."""
        given = dict(frame.sealed).get(frame.seat, ())
        return stages(s)[max(len(given) - 1, 0)]

    def legal(self, s: State, frame: Frame) -> list[Move]:
        have = s.case[s.rules.case_at[frame.seat] + self.stage(s, frame)]
        return list(s.rules.box.put[: have + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.put)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.put:
            return None
        return No("G-50", "refuse.not_so_many", {"card": s.rules.box.kinds[self.stage(s, frame)]})

    def _seal(self, s: State, frame: Frame, move: Move) -> None:
        given = dict(frame.sealed)
        given[frame.seat] = Move(*given.get(frame.seat, ("put",)), move[1])
        question = frame._replace(seat=NOBODY, sealed=tuple(sorted(given.items())))
        if self.seats(s, question):
            s.stack.append(question)
        else:
            self.reveal(s, question, given)

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        bids: dict[int, Bid] = {}
        for seat, move in answers.items():
            bid = [0] * s.rules.box.notes
            for value, n in zip(stages(s), move.args):
                bid[value] = int(n)
            bids[seat] = tuple(bid)
        settle_bids(s, bids)


def settle_bids(s: State, bids: dict[int, Bid]) -> None:
    """G-51 Order the bids; ties go by turn order from the horse head."""
    rules = s.rules
    box = rules.box
    longest = max(map(sum, bids.values()), default=0)
    totals = {seat: sum(n * box.values[value] for value, n in enumerate(bid)) for seat, bid in bids.items()}
    if s.learnt:
        for seat, bid in bids.items():
            for value, n in enumerate(bid):
                cards_were_shown(s, seat, box.width + value, n)
    if s.told is not None:
        for seat, bid in bids.items():
            s.told.append(Event("bid", seat, {"cards": ids(s, bid), "total": totals[seat]}))
    for seat in rules.don_seats:
        bids[seat], totals[seat] = don_bid(s, seat, longest)
    takers = bid_order(s, totals, longest)
    s.stack.append(Frame("pick_allies", NOBODY, tuple((seat, bids[seat]) for seat in takers)))


def bid_order(s: State, totals: dict[int, int], longest: int) -> list[int]:
    """G-51 Who may take an ally, in order; G-125 if no human bids a card, every don may."""
    order = sorted(clockwise(s, s.head), key=lambda seat: -totals.get(seat, 0))
    return [seat for seat in order if totals.get(seat, 0) > 0 or (s.rules.is_don[seat] and not longest)]


def ids(s: State, bid: Bid) -> list[str]:
    return [s.rules.box.kinds[value] for value, n in enumerate(bid) for _ in range(n)]


def don_bid(s: State, seat: int, longest: int) -> tuple[Bid, int]:
    """G-124 One card more than the longest human bid, blindly out of his suitcase; a job counts one dollar."""
    rules = s.rules
    box = rules.box
    if not longest and not rules.zero_bid_draws:  # G-125
        return (0,) * box.notes, 0
    money, jobs, drawn, total = case_money(s, seat), s.case_jobs[seat], [], 0
    bid = [0] * box.notes
    for _ in range(longest + box.number["don_extra_bid"]):
        if not any(money) and not jobs:
            break
        value, job = random_card(s, money, jobs)
        if value >= 0:
            money[value] -= 1
            bid[value] += 1
            total += box.values[value]
            drawn.append(box.kinds[value])
        else:
            jobs &= ~(1 << job)
            total += box.number["don_job_bid"]
            drawn.append(box.jobs[job])
    if s.told is not None:
        s.told.append(Event("don_bid", seat, {"cards": drawn, "total": total, "rule": "G-124"}))
    return tuple(bid), total


class PickAllies(Step[State]):
    """G-51 In the order of the bids, each takes an ally while any is left. G-52, G-126 Who takes one pays."""

    def run(self, s: State, frame: Frame) -> None:
        if not s.shown or not frame.about:
            return
        seat, bid = frame.about[0]
        s.stack.append(Frame(frame.step, NOBODY, frame.about[1:]))
        pay_bid(s, seat, bid)
        if s.rules.is_don[seat]:
            take_ally(s, seat, dons_favourite(s))
        elif len(s.shown) == 1:
            take_ally(s, seat, s.shown[0])
        else:
            s.stack.append(Frame("pick_ally", seat))


def pay_bid(s: State, seat: int, bid: Bid) -> None:
    """G-52, G-126 The money of a bid goes to the bank."""
    for value, n in enumerate(bid):
        for _ in range(n):
            pay_from_case(s, seat, value)
    if s.told is not None and any(bid):
        s.told.append(Event("pays_bid", seat, {"cards": ids(s, bid)}))


def dons_favourite(s: State) -> int:
    """G-127 The leftmost ally with a figure, else the leftmost."""
    places = s.rules.box.ally_places
    return next((ally for ally in s.shown if places[ally] is not None), s.shown[0])


def take_ally(s: State, seat: int, ally: int) -> None:
    s.shown = tuple(other for other in s.shown if other != ally)
    s.allies[seat] = (*s.allies[seat], ally)
    if s.told is not None:
        s.told.append(Event("bribes", seat, {"ally": s.rules.box.allies[ally]}))


class PickAlly(Question[State]):
    """G-51 Take one of the face-up allies."""

    rule = "G-51"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.take_ally[ally] for ally in s.shown]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.take_ally)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move in s.rules.box.take_ally:
            return No("G-51", "refuse.ally_not_shown", {"ally": move[1]})
        return None

    def do_bribe(self, s: State, frame: Frame, move: Move) -> None:
        take_ally(s, frame.seat, s.rules.box.ally[move[1]])
