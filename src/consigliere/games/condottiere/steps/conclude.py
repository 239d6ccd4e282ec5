"""C-7 Concluding a battle."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.hands import empty
from consigliere.games.condottiere.knowledge import everybody_learnt_of_mercenaries, hand_is_gone
from consigliere.games.condottiere.queries import clockwise, has_mercenary, strengths
from consigliere.games.condottiere.state import State
from consigliere.games.condottiere.steps.ending import check_for_the_end
from consigliere.games.condottiere.steps.hidden import turn_all_up

DISCARD, DECLINE = Move("discard"), Move("decline")


def compare(s: State) -> None:
    """C-7.1 to C-7.3 The strongest company takes the region, somebody gets the token, the game may end."""
    turn_all_up(s)
    totals = strengths(s.rules.box, s.companies)
    winner = sole_leader(totals)
    loser = s.control[s.region]  # C-16.4: the defender, whose marker goes back
    gained = winner not in (NOBODY, loser)
    if gained:
        s.control[s.region] = winner
    if s.told is not None:
        facts = {"region": s.rules.box.regions[s.region], "strengths": totals}
        what = "conquered" if gained else "held" if loser != NOBODY else "stood_off"
        s.told.append(Event(what, {"conquered": winner, "held": loser}.get(what), facts))
    s.token = new_token_owner(s, winner)
    if s.told is not None:
        s.told.append(Event("token", s.token))
    check_for_the_end(s, winner if gained else NOBODY)


def sole_leader(totals: list[int]) -> int:
    """C-7.1 The one with the highest number; NOBODY if it is shared."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else NOBODY


def new_token_owner(s: State, winner: int) -> int:
    """C-7.2 The sole leader in Courtesans, else the winner, else the defender (C-16.5), else left of the owner.

    Nobody is left out for having no cards (C-9.2).
    """
    courtesans = [sum(map(company.count, s.rules.box.courtesans)) for company in s.companies]
    leader = sole_leader(courtesans)
    if leader != NOBODY:
        return leader
    if winner != NOBODY:
        return winner
    if s.defender != NOBODY:
        return s.defender
    return (s.token + 1) % s.rules.players


def clear_field(s: State) -> None:
    """C-7.5 All companies go to the discard pile; nobody is in a battle any more."""
    s.passed, s.defender, s.defended = 0, NOBODY, False
    for company in s.companies:
        for card in company:
            s.discard[card] += 1
        company.clear()


class HandDiscards(Step[State]):
    """C-7.6 Clockwise from the token owner, each seat with cards but no mercenary may throw its hand away.

    Who is asked and who is passed over is seen by all, so all know then whether a hand holds mercenaries.
    """

    def run(self, s: State, frame: Frame) -> None:
        left = tuple(clockwise(s, s.token)) if frame.about == () else frame.about[0]
        while left:
            seat, left = left[0], left[1:]
            if not s.held[seat]:
                continue
            holds = has_mercenary(s, seat)
            everybody_learnt_of_mercenaries(s, seat, holds)
            if not holds:
                s.stack.append(Frame(frame.step, about=(left,)))
                s.stack.append(Frame("discard_hand", seat))
                return


class DiscardHand(Question[State]):
    """C-7.6 Discard the whole hand, showing it to all, or decline."""

    rule = "C-7.6"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [DISCARD, DECLINE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("C-7.6", "refuse.all_or_nothing") if move.verb == "discard" else None

    def do_discard(self, s: State, frame: Frame, move: Move) -> None:
        seat = frame.seat
        if s.told is not None:
            s.told.append(Event("discarded_hand", seat, {"cards": s.rules.box.cards_of(s.hands[seat])}))
        for card, n in enumerate(s.hands[seat]):
            s.discard[card] += n
        empty(s, seat)
        hand_is_gone(s, seat)

    def do_decline(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("kept_hand", frame.seat))
