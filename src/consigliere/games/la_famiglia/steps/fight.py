"""LF-16.2 to LF-16.8 An attack, from the bribe to the last man standing."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.pieces import bounty, give_back, kill, put_soldati, strip, wreck_lab
from consigliere.games.la_famiglia.queries import defence, order_of
from consigliere.games.la_famiglia.state import (
    BONUS,
    BOSS,
    CAR_AT,
    FORCE,
    KEEPER,
    PARTY,
    TOKEN,
    WHERE,
    State,
)
from consigliere.games.la_famiglia.steps.equipment import PASS

BRIBE, FINESSE, BRUTALITY = Move("bribe"), Move("finesse"), Move("brutality")
REINFORCE = Move("reinforce")
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
    give_back(s, fight[PARTY], n)
    if fight[PARTY] == NEUTRAL:
        bounty(s, s.holder[fight[WHERE]], n)


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
