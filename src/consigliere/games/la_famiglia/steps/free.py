"""LF-7 Free actions: selling order tokens and supporting the ally, at any time."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, FreeActions, Question, answers, question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NONE
from consigliere.games.la_famiglia.queries import ally_of, order_of
from consigliere.games.la_famiglia.state import State

SUPPORT = Move("support")
SALE = 1  # what a sold token brings
SUPPORT_COST, SUPPORT_GIVEN = 2, 1  # what supporting costs, and what the ally gets


def sell(s: State, seat: int, token: int) -> None:
    """LF-7.1 A token of the HQ leaves the game for 1 £. LF-2.5 Everybody sees which."""
    s.hq_tokens[seat] &= ~(1 << token)
    s.sold[seat] |= 1 << token
    s.money[seat] += SALE
    if s.told is not None:
        s.told.append(Event("sold", seat, {"token": order_of(s, seat, token).id}))


class HalfSaid(Question[State]):
    """A decision that has been begun; no free action may make it impossible to finish it (LF-D6)."""

    def has_effect(self, s: State, frame: Frame) -> bool:
        """Whether what was begun can still have an effect; mostly it cannot lose it."""
        return True


class SellAndSupport(FreeActions[State]):
    """LF-7 Sell a token, or support the ally. LF-D6 Never so that a half-said decision could not be finished."""

    def legal(self, s: State, seat: int) -> list[Move]:
        if s.family[seat] == NONE:
            return []
        tokens, table = s.hq_tokens[seat], s.rules.box.sell_moves[s.family[seat]]
        moves = [table[token] for token in range(len(table)) if tokens >> token & 1]
        if s.money[seat] >= SUPPORT_COST:
            moves.append(SUPPORT)
        return [move for move in moves if self.leaves_an_answer(s, seat, move)] if moves else moves

    def leaves_an_answer(self, s: State, seat: int, move: Move) -> bool:
        """Whether the seat, if it is being asked something, could still answer afterwards."""
        asked = question(s, seat)
        if asked is None or not isinstance(asked[0], HalfSaid):
            return True
        money, tokens = s.money[seat], s.hq_tokens[seat]
        if move == SUPPORT:
            s.money[seat] -= SUPPORT_COST
        else:
            s.hq_tokens[seat] &= ~(1 << s.rules.box.token[move[1]][1])
        fine = bool(answers(s, seat)) and asked[0].has_effect(s, asked[1])
        s.money[seat], s.hq_tokens[seat] = money, tokens
        return fine

    def candidates(self, s: State, seat: int) -> list[Move]:
        own = () if s.family[seat] == NONE else s.rules.box.sell_moves[s.family[seat]]
        return [*own, SUPPORT]

    def reason(self, s: State, seat: int, move: Move) -> No | None:
        if s.family[seat] == NONE:
            return No("LF-5.7", "refuse.no_family")
        if move not in self.candidates(s, seat):
            return No("LF-7.1", "refuse.sell_how") if move.verb == "sell" else No("LF-7.2", "refuse.support_how")
        if move == SUPPORT and s.money[seat] < SUPPORT_COST:
            return No("LF-7.2", "refuse.support_poor", {"money": s.money[seat]})
        if move != SUPPORT and not s.hq_tokens[seat] >> s.rules.box.token[move[1]][1] & 1:
            return No("LF-D33", "refuse.not_in_hq", {"token": move[1]})
        return No("LF-D6", "refuse.half_said")

    def do_sell(self, s: State, seat: int, move: Move) -> None:
        sell(s, seat, s.rules.box.token[move[1]][1])

    def do_support(self, s: State, seat: int, move: Move) -> None:
        s.money[seat] -= SUPPORT_COST
        s.money[ally_of(seat)] += SUPPORT_GIVEN
        if s.told is not None:
            s.told.append(Event("supported", seat, {"ally": ally_of(seat)}))
