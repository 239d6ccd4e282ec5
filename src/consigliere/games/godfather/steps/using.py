"""G-38, G-60, G-61 Using fronts and back rooms: costs, gains, the controller's share, laundering."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.godfather.box import ones
from consigliere.games.godfather.cards import discard_hand_job, gain, into_suitcase, spend
from consigliere.games.godfather.queries import controller, in_turf
from consigliere.games.godfather.reading import FAMILIES
from consigliere.games.godfather.stash import don_share
from consigliere.games.godfather.state import NOWHERE, State

AFTER = tuple(Frame("after", seat) for seat in range(FAMILIES))
ACCEPT, DECLINE, KEEP = Move("accept"), Move("decline"), Move("keep")


def use_side(s: State, seat: int, business: int, front: bool) -> None:
    """G-60 A human uses one side of a business; a cost is asked for first."""
    box = s.rules.box
    side = box.front[business] if front else box.back[business]
    if side.cost:
        s.stack.append(Frame("cost_or_not", seat, (business, front)))
    else:
        gain(s, seat, side)


def shake_down(s: State, seat: int, business: int) -> None:
    """G-37 A human uses a front. G-38, G-118 Another family that controls the turf will get its share."""
    use_side(s, seat, business, True)
    share_is_due(s, seat, business)


def share_is_due(s: State, seat: int, business: int) -> None:
    boss = controller(s, s.where[business])
    if boss not in (NOBODY, seat):
        s.due = (*s.due, (boss, business, s.rules.box.front[business].best))


def back_rooms(s: State, seat: int, space: int) -> None:
    """G-39 A human uses the backs of all businesses in all turfs touched. G-118 Dons who control one get a card."""
    rules = s.rules
    turfs = rules.box.touched[space]
    back, stacks = rules.box.back, s.stacks
    for turf in turfs:
        for business in in_turf(s, turf):
            side = back[business]
            if side.cost:
                s.stack.append(Frame("cost_or_not", seat, (business, False)))
            else:
                gain(s, seat, side)
    if rules.control_on_member:
        for don in rules.don_seats:
            mine = [turf for turf in turfs if stacks[turf] and stacks[turf][-1] == don]
            if mine:
                best = max(back[business].best for turf in mine for business in in_turf(s, turf))
                s.due = (*s.due, (don, NOWHERE, best))


class CostOrNot(Step[State]):
    """G-60 A side with a cost may only be used by a hand that is large enough; how large it is, all can see."""

    def run(self, s: State, frame: Frame) -> None:
        business, front = frame.about
        box = s.rules.box
        cost = (box.front if front else box.back)[business].cost
        if s.size[frame.seat] >= cost:
            s.stack.append(Frame("cost", frame.seat, (business, front, cost, cost)))
        elif s.told is not None:
            s.told.append(Event("cannot_pay", frame.seat, {"business": box.businesses[business], "n": cost}))


def hand_discards(s: State, seat: int) -> list[Move]:
    """Every card of a hand as a discard."""
    box, at = s.rules.box, s.rules.hand_at[seat]
    hand = s.hand
    moves = [move for kind, move in enumerate(box.discard) if hand[at + kind]]
    for job in ones(s.hand_jobs[seat]):
        moves.append(box.discard_job[job])
    return moves


def discard_from_hand(s: State, seat: int, card: str) -> None:
    """G-24 Money and goods go back to their piles, jobs to the face-up pile."""
    box = s.rules.box
    kind = box.kind.get(card)
    if kind is None:
        discard_hand_job(s, seat, box.job[card])
    else:
        spend(s, seat, kind)
    if s.told is not None:
        s.told.append(Event("discards", seat, {"card": card}))


def not_in_hand(s: State, move: Move, rule: str) -> No | None:
    box = s.rules.box
    if move in box.discard or move in box.discard_job:
        return No(rule, "refuse.not_in_hand", {"card": move[1]})
    return None


class Cost(Question[State]):
    """G-60 Discard so many cards of the hand, any of them, and get what the side gives; or leave it."""

    rule = "G-60"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        _, _, left, cost = frame.about
        moves = hand_discards(s, frame.seat)
        if left == cost:
            moves.append(DECLINE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.discard, *s.rules.box.discard_job, DECLINE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == DECLINE:
            return No("G-60", "refuse.half_paid", {"n": frame.about[2]})
        return not_in_hand(s, move, "G-60")

    def do_discard(self, s: State, frame: Frame, move: Move) -> None:
        business, front, left, cost = frame.about
        discard_from_hand(s, frame.seat, move[1])
        if left > 1:
            s.stack.append(Frame("cost", frame.seat, (business, front, left - 1, cost)))
        else:
            box = s.rules.box
            gain(s, frame.seat, (box.front if front else box.back)[business])

    def do_decline(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("declines_cost", frame.seat, {"business": s.rules.box.businesses[frame.about[0]]}))


class After(Step[State]):
    """G-61 When an action is done its suitcase icons are used; then controllers get their shares."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame.seat
        icons = s.icons[seat]
        if icons:
            s.icons[seat] = 0
            if s.size[seat]:
                s.stack.append(frame)
                s.stack.append(Frame("launder", seat, icons))
                return
        if s.due:
            boss, business, best = s.due[0]
            s.due = s.due[1:]
            s.stack.append(frame)
            if s.rules.is_don[boss]:
                don_share(s, boss, best)
            else:
                s.stack.append(Frame("share", boss, business))


class Launder(Question[State]):
    """G-26 For each suitcase icon, one money card may go from hand to suitcase, shown to all."""

    rule = "G-26"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        at, hand = s.rules.hand_at[frame.seat], s.hand
        moves = [move for value, move in enumerate(s.rules.box.launder) if hand[at + value]]
        moves.append(KEEP)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.launder, KEEP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move in s.rules.box.launder:
            return No("G-26", "refuse.not_in_hand", {"card": move[1]})
        return No("G-26", "refuse.only_money") if move.verb == "launder" else None

    def do_launder(self, s: State, frame: Frame, move: Move) -> None:
        into_suitcase(s, frame.seat, s.rules.box.kind[move[1]], frame.seat)
        if s.told is not None:
            s.told.append(Event("launders", frame.seat, {"card": move[1]}))
        if frame.about > 1 and s.size[frame.seat]:
            s.stack.append(Frame("launder", frame.seat, frame.about - 1))

    def do_keep(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("keeps", frame.seat))


class Share(Question[State]):
    """G-38, G-119 Whoever controls the turf may use the same front too, paying any cost himself."""

    rule = "G-38"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [ACCEPT, DECLINE]

    def do_accept(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("shares", frame.seat, {"business": s.rules.box.businesses[frame.about]}))
        s.stack.append(AFTER[frame.seat])
        use_side(s, frame.seat, frame.about, not s.rules.controller_gets_back)

    def do_decline(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("declines_share", frame.seat, {"business": s.rules.box.businesses[frame.about]}))
