"""LF-16.5 Finesse: a duel with cards, laid face down, taken or left, then carried out."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.steps import Together
from consigliere.games.la_famiglia.box import NEUTRAL
from consigliere.games.la_famiglia.pieces import give_back, kill
from consigliere.games.la_famiglia.plain import party as party_name
from consigliere.games.la_famiglia.queries import TEAMS, ally_of, fight_of
from consigliere.games.la_famiglia.state import State
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
        fight_of(s).defending_seat = seat
        if s.told is not None:
            s.told.append(Event("stands_in", seat))
        s.stack.append(Frame("cards"))


class Cards(Together[State]):
    """LF-16.5 Both sides lay one of their three conflict cards face down at the same time."""

    rule = "LF-16.5"
    answer_verbs = ("card",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        fight = fight_of(s)
        return fight.attacking_seat, fight.defending_seat

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.card_moves)

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        fight, card = fight_of(s), s.rules.box.card
        fight.attacking_card = card[answers[fight.attacking_seat][1]]
        fight.defending_card = card[answers[fight.defending_seat][1]]
        if s.told is not None:
            for seat in (fight.attacking_seat, fight.defending_seat):
                s.told.append(Event("card_chosen", seat, {}, {"card": answers[seat][1]}, TEAMS[seat]))
        s.stack.append(Frame("reveal"))
        s.stack.append(Frame("take_card", fight.defending_seat))
        s.stack.append(Frame("take_card", fight.attacking_seat))


class TakeCard(Question[State]):
    """LF-16.5 First the attacker, then the defender takes the other's card or leaves it; the own card never counts."""

    rule = "LF-16.5"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [TAKE, LEAVE]

    def do_take(self, s: State, frame: Frame, move: Move) -> None:
        fight = fight_of(s)
        if frame.seat == fight.attacking_seat:
            fight.attacker_took = True
        else:
            fight.defender_took = True
        if s.told is not None:
            s.told.append(Event("takes", frame.seat))

    def do_leave(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("leaves", frame.seat))


def hands(s: State) -> tuple[list[int], list[int]]:
    """The cards in front of attacker and defender. LF-24.1 In the variant two identical ones count once."""
    fight = fight_of(s)
    attacking, defending = fight.attacking_card, fight.defending_card
    attacker = ([defending] if fight.attacker_took else []) + ([] if fight.defender_took else [attacking])
    defender = ([attacking] if fight.defender_took else []) + ([] if fight.attacker_took else [defending])
    if s.rules.identical_once:
        return sorted(set(attacker)), sorted(set(defender))
    return attacker, defender


def reveal_cards(s: State) -> None:
    """LF-16.5 Each side applies the cards in front of it: all Treachery first, then all Cowardice."""
    fight, cards = fight_of(s), s.rules.box.cards
    attacker, defender = hands(s)
    if s.told is not None:
        facts = {"keeper": fight.defending_seat, "attacker": [cards[c].id for c in attacker],
                 "defender": [cards[c].id for c in defender]}  # fmt: skip
        s.told.append(Event("cards", fight.attacking_seat, facts))
    treachery(s, [cards[c].number for c in attacker if cards[c].treachery],
              [cards[c].number for c in defender if cards[c].treachery])  # fmt: skip
    flee_attackers(s, sum(cards[c].number for c in attacker if not cards[c].treachery))
    flee_defenders(s, sum(cards[c].number for c in defender if not cards[c].treachery))


def treachery(s: State, attacker: list[int], defender: list[int]) -> None:
    """LF-D24 Both sides together, all removals before all placements; LF-D23 nobody to replace, nobody placed."""
    fight = fight_of(s)
    for at in range(max(len(attacker), len(defender))):
        gone = min(attacker[at], defenders(s)) if at < len(attacker) else 0
        turned = min(defender[at], fight.force) if at < len(defender) else 0
        kill(s, fight.area, gone)
        fight.force -= turned
        give_back(s, fight.party, turned)
        won, kept = from_supply(s, fight.party, gone), from_supply(s, s.holder[fight.area], turned)
        fight.force += won
        s.soldati[fight.area] += kept
        tell_side(s, "turned", fight.party, gone, won)
        tell_side(s, "turned", s.holder[fight.area], turned, kept)


def tell_side(s: State, what: str, party: int, n: int, m: int = 0) -> None:
    """What a card did for one side of a fight, if anything."""
    if s.told is not None and n:
        facts = {"side": party_name(party), "n": n, "area": s.rules.box.areas[fight_of(s).area]}
        s.told.append(Event(what, None, facts | ({"m": m} if what == "turned" else {})))


def from_supply(s: State, party: int, n: int) -> int:
    """Soldati that come from the supply of a party, as far as there are any."""
    n = min(n, s.supply_neutrals if party == NEUTRAL else s.supply_soldati[party])
    give_back(s, party, -n)
    return n


def flee_attackers(s: State, n: int) -> None:
    """LF-16.5 Cowardice: into the HQ. LF-D18 Incited neutrals go to their supply, and the defender is paid."""
    fight = fight_of(s)
    n = min(n, fight.force)
    tell_side(s, "fled", fight.party, n)
    if fight.party != NEUTRAL:
        fight.force -= n
        s.hq_soldati[fight.party] += n
    elif s.rules.bounty_for_cowards:
        remove_attackers(s, n)
    else:
        fight.force -= n
        give_back(s, NEUTRAL, n)


def flee_defenders(s: State, n: int) -> None:
    """LF-16.5 Cowardice: into the HQ. Neutral soldati go to their supply, and the attacker is paid."""
    fight = fight_of(s)
    n = min(n, defenders(s))
    holder = s.holder[fight.area]
    tell_side(s, "fled", holder, n)
    if holder == NEUTRAL:
        remove_defenders(s, n)
    else:
        s.soldati[fight.area] -= n
        s.hq_soldati[holder] += n
