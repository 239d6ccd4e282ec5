"""LF-16.2 to LF-16.8 An attack, from the bribe to the last man standing."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.core.steps import Together
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.pieces import bounty, kill, put_soldati, strip, wreck_lab
from consigliere.games.la_famiglia.queries import TEAMS, ally_of, defence, order_of
from consigliere.games.la_famiglia.state import (
    BONUS,
    BOSS,
    CAR_AT,
    CARD_A,
    CARD_D,
    FORCE,
    KEEPER,
    PARTY,
    TAKE_A,
    TAKE_D,
    TOKEN,
    WHERE,
    State,
)
from consigliere.games.la_famiglia.steps.equipment import PASS

BRIBE, FINESSE, BRUTALITY = Move("bribe"), Move("finesse"), Move("brutality")
PLAY, HAND_OVER, TAKE, LEAVE, REINFORCE = (
    Move("play"),
    Move("hand_over"),
    Move("take"),
    Move("leave"),
    Move("reinforce"),
)
LOST_TO_BRUTALITY = 2


def begin_fight(s: State, party: int, boss: int, area: int, n: int, car: int, bonus: int) -> None:
    """LF-16.2 Attackers stand in an area that others hold."""
    s.fight = [party, boss, area, n, car, bonus, NONE, NONE, NONE, 0, 0]
    s.stack.append(Frame("fight"))


def defenders(s: State) -> int:
    return s.soldati[s.fight[WHERE]]


def ask_bribe(s: State) -> None:
    """LF-16.2 The Bribes tile comes first. It is asked for even without money: the purse is a secret."""
    fight = s.fight
    if fight[PARTY] != NEUTRAL and s.tiles[fight[BOSS]] & s.rules.bribes:
        s.stack.append(Frame("bribe", fight[BOSS]))


class Bribe(Question[State]):
    """LF-13.5 Bribes: pay to replace one defender by an own soldato from the supply."""

    rule = "LF-13.5"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [BRIBE, PASS] if s.money[frame.seat] >= s.rules.bribe_cost else [PASS]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [BRIBE, PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        facts = {"cost": s.rules.bribe_cost, "money": s.money[frame.seat]}
        return No("LF-13.5", "refuse.too_poor", facts) if move == BRIBE else None

    def do_bribe(self, s: State, frame: Frame, move: Move) -> None:
        s.money[frame.seat] -= s.rules.bribe_cost
        replace(s, 1)

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


def replace(s: State, n: int) -> None:
    """LF-D15, LF-D23 Defenders go to their supply, own soldati from the supply take their place. No bounty."""
    fight = s.fight
    seat = fight[PARTY]
    kill(s, fight[WHERE], n)
    come = min(n, s.supply[seat])
    s.supply[seat] -= come
    fight[FORCE] += come
    if s.told is not None:
        s.told.append(Event("replaced", seat, {"n": n, "area": s.rules.box.areas[fight[WHERE]]}))


def ask_swap(s: State) -> None:
    """LF-20.1, LF-20.2 An order that turns defenders."""
    fight = s.fight
    if fight[PARTY] == NEUTRAL or not defenders(s):
        return
    if order_of(s, fight[BOSS], s.work[TOKEN]).swap:
        s.stack.append(Frame("swap", fight[BOSS]))


class Swap(Question[State]):
    """LF-20.1, LF-20.2 How many defenders are replaced."""

    rule = "LF-20.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        most = min(order_of(s, frame.seat, s.work[TOKEN]).swap, defenders(s))
        return list(s.rules.box.count["swap"][: most + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["swap"][:5])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        rule = "LF-20.2" if order_of(s, frame.seat, s.work[TOKEN]).swap > 1 else "LF-20.1"
        most = min(order_of(s, frame.seat, s.work[TOKEN]).swap, defenders(s))
        return No(rule, "refuse.number", {"n": most}) if move.verb == "swap" else None

    def do_swap(self, s: State, frame: Frame, move: Move) -> None:
        if int(move[1]):
            replace(s, int(move[1]))


def ask_buy_out(s: State) -> None:
    fight = s.fight
    if fight[PARTY] != NEUTRAL and defenders(s) and order_of(s, fight[BOSS], s.work[TOKEN]).buy_out:
        s.stack.append(Frame("buy_out", fight[BOSS]))


class BuyOut(Question[State]):
    """LF-20.3 Pay 1 £ for each defender to be removed."""

    rule = "LF-20.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["buy"][: min(s.money[frame.seat], defenders(s)) + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["buy"][: defenders(s) + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        most = min(s.money[frame.seat], defenders(s))
        return No("LF-20.3", "refuse.number", {"n": most}) if move.verb == "buy" else None

    def do_buy(self, s: State, frame: Frame, move: Move) -> None:
        n = int(move[1])
        s.money[frame.seat] -= n
        if s.told is not None and n:
            s.told.append(Event("bought", frame.seat, {"n": n, "area": s.rules.box.areas[s.fight[WHERE]]}))
        remove_defenders(s, n)


def remove_defenders(s: State, n: int) -> None:
    """LF-16.8 Removed neutral soldati bring the attacker a bounty; incited neutrals earn none."""
    fight = s.fight
    kill(s, fight[WHERE], n)
    if s.holder[fight[WHERE]] == NEUTRAL:
        bounty(s, fight[PARTY], n)


def remove_attackers(s: State, n: int) -> None:
    """Attackers go to their supply. LF-19.4 For incited neutrals the defender is paid."""
    fight = s.fight
    fight[FORCE] -= n
    if fight[PARTY] == NEUTRAL:
        s.neutrals += n
        bounty(s, s.holder[fight[WHERE]], n)
    else:
        s.supply[fight[PARTY]] += n


def compare_bonuses(s: State) -> None:
    """LF-16.3 A higher attack removes as many defenders as the difference."""
    if not defenders(s):
        return
    fight = s.fight
    attack, defending = fight[BONUS], defence(s, fight[WHERE])
    n = max(0, min(attack - defending, defenders(s)))
    if s.told is not None:
        s.told.append(Event("bonuses", fight[BOSS], {"attack": attack, "defence": defending, "n": n}))
    if n:
        remove_defenders(s, n)


def ask_conflict(s: State) -> None:
    if defenders(s):
        s.stack.append(Frame("losses"))
        s.stack.append(Frame("conflict", s.fight[BOSS]))


class Conflict(Question[State]):
    """LF-16.4 The attacker chooses finesse, a duel with cards, or brutality, which costs two attackers."""

    rule = "LF-16.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [FINESSE, BRUTALITY]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-D54", "refuse.no_retreat")

    def do_brutality(self, s: State, frame: Frame, move: Move) -> None:
        """LF-16.6, LF-D25."""
        n = min(LOST_TO_BRUTALITY, s.fight[FORCE])
        if s.told is not None:
            s.told.append(Event("brutality", frame.seat, {"n": n}))
        remove_attackers(s, n)

    def do_finesse(self, s: State, frame: Frame, move: Move) -> None:
        fight = s.fight
        holder = s.holder[fight[WHERE]]
        if s.told is not None:
            s.told.append(Event("finesse", frame.seat))
        if holder == NEUTRAL:  # LF-D14: the next opponent plays for them, or hands over
            s.stack.append(Frame("stand_in", (frame.seat + 1) % 4))
        else:
            fight[KEEPER] = holder
            s.stack.append(Frame("cards"))


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


def give_back(s: State, party: int, n: int) -> None:
    if party == NEUTRAL:
        s.neutrals += n
    else:
        s.supply[party] += n


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
        s.neutrals += n


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


def take_losses(s: State) -> None:
    """LF-16.6 Both sides lose one soldato each until one side has none. LF-16.8 Then the bounty for neutral ones."""
    fight = s.fight
    n = min(fight[FORCE], defenders(s))
    if not n:
        return
    if s.told is not None:
        s.told.append(Event("losses", fight[BOSS], {"n": n}))
    holder = s.holder[fight[WHERE]]
    fight[FORCE] -= n
    give_back(s, fight[PARTY], n)
    kill(s, fight[WHERE], n)
    if fight[PARTY] == NEUTRAL:
        bounty(s, holder, n)
    elif holder == NEUTRAL:
        bounty(s, fight[PARTY], n)


def conclude_fight(s: State) -> None:
    """LF-16.7 A side without soldati loses cars and tokens there; attackers that are left take the area."""
    fight = s.fight
    party, boss, area, n, car = fight[:5]
    s.fight = []
    name = {"area": s.rules.box.areas[area]}
    if not s.soldati[area]:
        strip(s, area)
        s.holder[area] = NONE
    if not n:
        if car:
            s.garage[party] += car
        if s.told is not None:
            s.told.append(Event("repelled", boss, name))
        return
    assert s.holder[area] == NONE, "attackers and defenders are both left"
    s.holder[area], s.soldati[area], s.cars[area] = party, n, car
    if car:
        s.work[CAR_AT] = area
    wreck_lab(s, area)
    if party == NEUTRAL:
        if s.told is not None:
            s.told.append(Event("neutrals_took", boss, name))
    else:
        took(s, party, area)


def took(s: State, seat: int, area: int) -> None:
    """LF-16.7 An area has been taken; LF-D30 the Recruitment tile may be used."""
    if s.told is not None:
        s.told.append(Event("took", seat, {"area": s.rules.box.areas[area]}))
    if s.tiles[seat] & s.rules.recruitment and s.hq[seat] >= s.rules.recruitment_size:
        s.stack.append(Frame("reinforce", seat, area))


class Reinforce(Question[State]):
    """LF-13.5 Recruitment: soldati from the HQ into the area just taken, all or none."""

    rule = "LF-13.5"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [REINFORCE, PASS]

    def do_reinforce(self, s: State, frame: Frame, move: Move) -> None:
        put_soldati(s, frame.seat, frame.about, s.rules.recruitment_size)

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass
