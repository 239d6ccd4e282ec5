"""C-8 End of round and new deal."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.hands import empty, put
from consigliere.games.condottiere.knowledge import all_was_shuffled
from consigliere.games.condottiere.queries import region_counts
from consigliere.games.condottiere.state import State
from consigliere.games.condottiere.steps.setup import deal

DONE = Move("done")


def end_of_round(s: State) -> None:
    """C-8.1 The round ends when at most one seat still has cards. C-8.2 That one may keep a few."""
    holders = [seat for seat, n in enumerate(s.held) if n]
    if len(holders) <= 1:
        s.stack.append(Frame("redeal"))
        if holders:
            s.stack.append(Frame("keep_cards", holders[0]))


class KeepCards(Question[State]):
    """C-8.2 Keep up to two cards, named one by one; the rest is discarded unseen. The frame remembers the kept."""

    rule = "C-8.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        kept, hand = frame.about, s.hands[frame.seat]
        if len(kept) >= s.rules.number["keep_at_round_end"]:
            return [DONE]
        return [*(move for card, move in enumerate(s.rules.box.keep) if hand[card] > kept.count(card)), DONE]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.keep, DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.keep:
            return None
        kept = s.hands[frame.seat][s.rules.box.card[move[1]]]
        return No("C-8.2", "refuse.kept_already" if kept else "refuse.not_in_hand", {"card": move[1]})

    def do_keep(self, s: State, frame: Frame, move: Move) -> None:
        kept = (*frame.about, s.rules.box.card[move[1]])
        if len(kept) < min(s.rules.number["keep_at_round_end"], s.held[frame.seat]):
            s.stack.append(frame._replace(about=kept))
        else:
            self.throw_off_all_but(s, frame.seat, kept)

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        self.throw_off_all_but(s, frame.seat, frame.about)

    def throw_off_all_but(self, s: State, seat: int, kept: tuple[int, ...]) -> None:
        for card, n in enumerate(s.hands[seat]):
            s.discard[card] += n - kept.count(card)
        empty(s, seat)
        put(s, seat, kept)
        if s.told is not None:
            ids = [s.rules.box.cards[card] for card in kept]
            s.told.append(Event("kept", seat, {"n": len(kept)}, {"cards": ids}, (seat,)))


def redeal(s: State) -> None:
    """C-8.3 All cards but the kept ones are shuffled. C-8.4 Ten for everybody, then one per controlled region."""
    s.round_number += 1
    s.pile.extend(card for card, n in enumerate(s.discard) for _ in range(n))
    s.pile.sort()
    s.discard = [0] * len(s.discard)
    all_was_shuffled(s)
    if s.told is not None:
        s.told.append(Event("new_round", None, {"n": s.round_number}))
    number = s.rules.number
    for seat, regions in enumerate(region_counts(s)):
        deal(s, seat, number["base_hand"] - s.held[seat] + number["cards_per_region"] * regions)
