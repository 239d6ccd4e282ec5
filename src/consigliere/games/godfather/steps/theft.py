"""G-78 to G-80 Robbing hands and suitcases, and offers nobody can refuse."""

from __future__ import annotations

from abc import ABC, abstractmethod

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.core.steps import Together
from consigliere.games.godfather.cards import case_notes, into_suitcase, spend, steal_from_case, steal_from_hand
from consigliere.games.godfather.effects import cases_to_rob, hands_to_rob
from consigliere.games.godfather.state import State
from consigliere.games.godfather.steps.violence import SKIP

OFFER_NOTHING = Move("offer", "nothing")


class Rob(Question[State], ABC):
    """Choose whom to rob, or nobody."""

    @abstractmethod
    def victims(self, s: State, seat: int) -> list[int]:
        """Who has something to take."""

    def legal(self, s: State, frame: Frame) -> list[Move]:
        moves = [s.rules.box.rob[victim] for victim in self.victims(s, frame.seat)]
        moves.append(SKIP)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.rob[: s.rules.n], SKIP]

    def do_skip(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("skips", frame.seat))


class RobHand(Rob):
    """G-78 Random cards out of the hand of an opponent. A don has none (G-133)."""

    rule = "G-78"

    def victims(self, s: State, seat: int) -> list[int]:
        return hands_to_rob(s, seat)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.rob[: s.rules.n]:
            return None
        victim = int(move[1])
        if s.rules.is_don[victim]:
            return No("G-133", "refuse.don_has_no_hand", {"victim": victim})
        return No("G-78", "refuse.rob_self" if victim == frame.seat else "refuse.empty_hand", {"victim": victim})

    def do_rob(self, s: State, frame: Frame, move: Move) -> None:
        victim = int(move[1])
        for _ in range(min(frame.about, s.size[victim])):
            steal_from_hand(s, frame.seat, victim)


class RobCase(Rob):
    """G-79 Random money cards out of the suitcase of an opponent, into the hand."""

    rule = "G-79"

    def victims(self, s: State, seat: int) -> list[int]:
        return cases_to_rob(s, seat)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.rob[: s.rules.n]:
            return None
        victim = int(move[1])
        return No("G-79", "refuse.rob_self" if victim == frame.seat else "refuse.no_money", {"victim": victim})

    def do_rob(self, s: State, frame: Frame, move: Move) -> None:
        victim = int(move[1])
        for _ in range(min(frame.about, case_notes(s, victim))):
            steal_from_case(s, frame.seat, victim)


class Offer(Together[State]):
    """G-80 Every opponent with money in hand secretly offers one money card: the highest goes into the suitcase of
    whoever asked, the others to the bank. All who hold cards are asked, so that the question tells nothing."""

    rule = "G-80"
    answer_verbs = ("offer",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return tuple(hands_to_rob(s, frame.about))

    def legal(self, s: State, frame: Frame) -> list[Move]:
        at, hand = s.rules.hand_at[frame.seat], s.hand
        moves = [move for value, move in enumerate(s.rules.box.offer) if hand[at + value]]
        return moves or [OFFER_NOTHING]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.offer, OFFER_NOTHING]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == OFFER_NOTHING:
            return No("G-80", "refuse.must_offer")
        if move in s.rules.box.offer:
            return No("G-80", "refuse.not_in_hand", {"card": move[1]})
        return None

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        box, boss = s.rules.box, frame.about
        offers = {seat: box.kind[move[1]] for seat, move in answers.items() if move != OFFER_NOTHING}
        if s.told is not None:
            for seat, move in answers.items():
                if move != OFFER_NOTHING:
                    s.told.append(Event("offers", seat, {"card": move[1]}))
                else:
                    s.told.append(Event("offers_nothing", seat))
        if not offers:
            return
        best = max(offers, key=lambda seat: offers[seat])
        for seat, value in offers.items():
            if seat != best:
                spend(s, seat, value)
        give_offer(s, best, boss, offers[best])


def give_offer(s: State, seat: int, boss: int, value: int) -> None:
    """The highest card offered, from a hand into the suitcase of whoever asked."""
    into_suitcase(s, seat, value, boss)
    if s.told is not None:
        s.told.append(Event("offer_taken", boss, {"card": s.rules.box.kinds[value], "victim": seat}))
