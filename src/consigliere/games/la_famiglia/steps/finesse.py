"""LF-16.5 Finesse: a duel with cards, laid face down, taken or left, then carried out."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.steps import Together
from consigliere.games.la_famiglia.box import NEUTRAL
from consigliere.games.la_famiglia.pieces import give_back, kill
from consigliere.games.la_famiglia.queries import TEAMS, ally_of
from consigliere.games.la_famiglia.state import (
    BOSS,
    CARD_A,
    CARD_D,
    FORCE,
    KEEPER,
    PARTY,
    TAKE_A,
    TAKE_D,
    WHERE,
    State,
)
from consigliere.games.la_famiglia.steps.fight import defenders, remove_attackers, remove_defenders

PLAY, HAND_OVER, TAKE, LEAVE = Move("play"), Move("hand_over"), Move("take"), Move("leave")


class StandIn(Question[State]):
    """LF-D14 Who of the opposing team plays the card of neutral defenders."""

    rule = "LF-D14"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [PLAY, HAND_OVER]

    def do_play(self, s: State, frame: Frame, move: Move) -> None:
        self.choose(s, frame.seat)

    def do_hand_over(self, s: State, frame: Frame, move: Move) -> None:
        self.choose(s, ally_of(frame.seat))

    def choose(self, s: State, seat: int) -> None:
        s.fight[KEEPER] = seat
        if s.told is not None:
            s.told.append(Event("stands_in", seat))
        s.stack.append(Frame("cards"))


class Cards(Together[State]):
    """LF-16.5 Both sides lay one of their three conflict cards face down at the same time."""

    rule = "LF-16.5"
    answer_verbs = ("card",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return (s.fight[BOSS], s.fight[KEEPER])

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.card_moves)

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        fight, card = s.fight, s.rules.box.card
        fight[CARD_A] = card[answers[fight[BOSS]][1]]
        fight[CARD_D] = card[answers[fight[KEEPER]][1]]
        if s.told is not None:
            for seat in (fight[BOSS], fight[KEEPER]):
                s.told.append(Event("card_chosen", seat, {}, {"card": answers[seat][1]}, TEAMS[seat]))
        s.stack.append(Frame("reveal"))
        s.stack.append(Frame("take_card", fight[KEEPER]))
        s.stack.append(Frame("take_card", fight[BOSS]))


class TakeCard(Question[State]):
    """LF-16.5 First the attacker, then the defender takes the other's card or leaves it; the own card never counts."""

    rule = "LF-16.5"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [TAKE, LEAVE]

    def do_take(self, s: State, frame: Frame, move: Move) -> None:
        s.fight[TAKE_A if frame.seat == s.fight[BOSS] else TAKE_D] = 1
        if s.told is not None:
            s.told.append(Event("takes", frame.seat))

    def do_leave(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("leaves", frame.seat))


def hands(s: State) -> tuple[list[int], list[int]]:
    """The cards in front of attacker and defender. LF-24.1 In the variant two identical ones count once."""
    fight = s.fight
    attacker = ([fight[CARD_D]] if fight[TAKE_A] else []) + ([] if fight[TAKE_D] else [fight[CARD_A]])
    defender = ([fight[CARD_A]] if fight[TAKE_D] else []) + ([] if fight[TAKE_A] else [fight[CARD_D]])
    if s.rules.identical_once:
        return sorted(set(attacker)), sorted(set(defender))
    return attacker, defender


def reveal_cards(s: State) -> None:
    """LF-16.5 Each side applies the cards in front of it: all Treachery first, then all Cowardice."""
    fight, cards = s.fight, s.rules.box.cards
    attacker, defender = hands(s)
    if s.told is not None:
        facts = {"keeper": fight[KEEPER], "attacker": [cards[c].id for c in attacker],
                 "defender": [cards[c].id for c in defender]}  # fmt: skip
        s.told.append(Event("cards", fight[BOSS], facts))
    treachery(s, [cards[c].number for c in attacker if cards[c].treachery],
              [cards[c].number for c in defender if cards[c].treachery])  # fmt: skip
    flee_attackers(s, sum(cards[c].number for c in attacker if not cards[c].treachery))
    flee_defenders(s, sum(cards[c].number for c in defender if not cards[c].treachery))


def treachery(s: State, attacker: list[int], defender: list[int]) -> None:
    """LF-D24 Both sides together, all removals before all placements; LF-D23 nobody to replace, nobody placed."""
    fight = s.fight
    for at in range(max(len(attacker), len(defender))):
        gone = min(attacker[at], defenders(s)) if at < len(attacker) else 0
        turned = min(defender[at], fight[FORCE]) if at < len(defender) else 0
        kill(s, fight[WHERE], gone)
        fight[FORCE] -= turned
        give_back(s, fight[PARTY], turned)
        fight[FORCE] += draft_in(s, fight[PARTY], gone)
        s.soldati[fight[WHERE]] += draft_in(s, s.holder[fight[WHERE]], turned)


def draft_in(s: State, party: int, n: int) -> int:
    """Soldati that come from the supply of a party, as far as there are any."""
    n = min(n, s.neutrals if party == NEUTRAL else s.supply[party])
    give_back(s, party, -n)
    return n


def flee_attackers(s: State, n: int) -> None:
    """LF-16.5 Cowardice: into the HQ. LF-D18 Incited neutrals go to their supply, and the defender is paid."""
    fight = s.fight
    n = min(n, fight[FORCE])
    if fight[PARTY] != NEUTRAL:
        fight[FORCE] -= n
        s.hq[fight[PARTY]] += n
    elif s.rules.bounty_for_cowards:
        remove_attackers(s, n)
    else:
        fight[FORCE] -= n
        give_back(s, NEUTRAL, n)


def flee_defenders(s: State, n: int) -> None:
    """LF-16.5 Cowardice: into the HQ. Neutral soldati go to their supply, and the attacker is paid."""
    fight = s.fight
    n = min(n, defenders(s))
    holder = s.holder[fight[WHERE]]
    if holder == NEUTRAL:
        remove_defenders(s, n)
    else:
        s.soldati[fight[WHERE]] -= n
        s.hq[holder] += n
