"""LF-16.2 to LF-16.8 An attack, from the bribe to the last man standing."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.pieces import bounty, give_back, kill, put_soldati, remove_lab, strip
from consigliere.games.la_famiglia.queries import defence, fight_of, order_being_resolved, resolving_of
from consigliere.games.la_famiglia.state import Fight, State
from consigliere.games.la_famiglia.steps.equipment import PASS

BRIBE, FINESSE, BRUTALITY = Move("bribe"), Move("finesse"), Move("brutality")
REINFORCE = Move("reinforce")
LOST_TO_BRUTALITY = 2


def begin_fight(s: State, party: int, seat: int, area: int, n: int, car: int, bonus: int) -> None:
    """LF-16.2 Attackers stand in an area that others hold; one whom a bribe has won over may be there already."""
    bribed = 0 if s.fight is None else s.fight.force
    s.fight = Fight(party, seat, area, n + bribed, car, bonus)
    s.stack.append(Frame("fight"))


def defenders(s: State) -> int:
    return s.soldati[fight_of(s).area]


def offer_bribe(s: State, seat: int, area: int) -> None:
    """LF-13.5 The Bribes tile. It is asked for even without money: the purse is a secret."""
    if s.tiles[seat] & s.rules.bribes:
        s.stack.append(Frame("bribe", seat, area))


def ask_bribe(s: State) -> None:
    """LF-D60 The option that lets the number be known before the bribe is paid."""
    fight = fight_of(s)
    if fight.party != NEUTRAL and not s.rules.bribes_at_target:
        offer_bribe(s, fight.attacking_seat, fight.area)


class Bribe(Question[State]):
    """LF-13.5 Bribes: pay to replace one defender by an own soldato from the supply. LF-D60 The attackers follow."""

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
        if s.fight is None:
            s.fight = Fight(frame.seat, frame.seat, frame.about, 0, 0, order_being_resolved(s).skull)
        replace(s, 1)

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


def replace(s: State, n: int) -> None:
    """LF-D15, LF-D23 Defenders go to their supply, own soldati from the supply take their place. No bounty."""
    fight = fight_of(s)
    seat = fight.party
    kill(s, fight.area, n)
    come = min(n, s.supply_soldati[seat])
    s.supply_soldati[seat] -= come
    fight.force += come
    if s.told is not None:
        s.told.append(Event("replaced", seat, {"n": n, "area": s.rules.box.areas[fight.area]}))


def ask_swap(s: State) -> None:
    """LF-20.1, LF-20.2 An order that turns defenders."""
    fight = fight_of(s)
    if fight.party == NEUTRAL or not s.soldati[fight.area]:
        return
    if order_being_resolved(s).swap:
        s.stack.append(Frame("swap", fight.attacking_seat))


class Swap(Question[State]):
    """LF-20.1, LF-20.2 How many defenders are replaced."""

    rule = "LF-20.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        most = min(order_being_resolved(s).swap, defenders(s))
        return list(s.rules.box.count["swap"][: most + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["swap"][:5])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        rule = "LF-20.2" if order_being_resolved(s).swap > 1 else "LF-20.1"
        most = min(order_being_resolved(s).swap, defenders(s))
        return No(rule, "refuse.number", {"n": most}) if move.verb == "swap" else None

    def do_swap(self, s: State, frame: Frame, move: Move) -> None:
        if int(move[1]):
            replace(s, int(move[1]))


def ask_buy_out(s: State) -> None:
    fight = fight_of(s)
    if fight.party != NEUTRAL and s.soldati[fight.area] and order_being_resolved(s).buy_out:
        s.stack.append(Frame("buy_out", fight.attacking_seat))


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
            s.told.append(Event("bought", frame.seat, {"n": n, "area": s.rules.box.areas[fight_of(s).area]}))
        remove_defenders(s, n)


def remove_defenders(s: State, n: int) -> None:
    """LF-16.8 Removed neutral soldati bring the attacker a bounty; incited neutrals earn none."""
    fight = fight_of(s)
    kill(s, fight.area, n)
    if s.holder[fight.area] == NEUTRAL:
        bounty(s, fight.party, n)


def remove_attackers(s: State, n: int) -> None:
    """Attackers go to their supply. LF-19.4 For incited neutrals the defender is paid."""
    fight = fight_of(s)
    fight.force -= n
    give_back(s, fight.party, n)
    if fight.party == NEUTRAL:
        pay_defender(s, n)


def pay_defender(s: State, n: int) -> None:
    """LF-19.4 For incited neutrals that were removed: at once, or asked for when the attack is over (LF-D61)."""
    fight = fight_of(s)
    if s.rules.bounty_is_asked:
        fight.owed += n
    else:
        bounty(s, s.holder[fight.area], n)


def compare_bonuses(s: State) -> None:
    """LF-16.3 A higher attack removes as many defenders as the difference."""
    fight = fight_of(s)
    left = s.soldati[fight.area]
    if not left:
        return
    attack, defending = fight.bonus, defence(s, fight.area)
    n = max(0, min(attack - defending, left))
    if s.told is not None:
        s.told.append(Event("bonuses", fight.attacking_seat, {"attack": attack, "defence": defending, "n": n}))
    if n:
        remove_defenders(s, n)


def ask_conflict(s: State) -> None:
    if defenders(s):
        s.stack.append(Frame("losses"))
        s.stack.append(Frame("conflict", fight_of(s).attacking_seat))


class Conflict(Question[State]):
    """LF-16.4 The attacker chooses finesse, a duel with cards, or brutality, which costs two attackers."""

    rule = "LF-16.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [FINESSE, BRUTALITY]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-D54", "refuse.no_retreat")

    def do_brutality(self, s: State, frame: Frame, move: Move) -> None:
        """LF-16.6 Two attackers are lost, LF-D25 or all there are."""
        n = min(LOST_TO_BRUTALITY, fight_of(s).force)
        if s.told is not None:
            s.told.append(Event("brutality", frame.seat, {"n": n}))
        remove_attackers(s, n)

    def do_finesse(self, s: State, frame: Frame, move: Move) -> None:
        fight = fight_of(s)
        holder = s.holder[fight.area]
        if s.told is not None:
            s.told.append(Event("finesse", frame.seat))
        if holder == NEUTRAL:  # LF-D14: the next opponent plays for them, or hands over
            s.stack.append(Frame("stand_in", (frame.seat + 1) % 4))
        else:
            fight.defending_seat = holder
            s.stack.append(Frame("cards"))


def take_losses(s: State) -> None:
    """LF-16.6 Both sides lose one soldato each until one side has none. LF-16.8 Then the bounty for neutral ones."""
    fight = fight_of(s)
    n = min(fight.force, s.soldati[fight.area])
    if not n:
        return
    if s.told is not None:
        s.told.append(Event("losses", fight.attacking_seat, {"n": n}))
    holder = s.holder[fight.area]
    fight.force -= n
    give_back(s, fight.party, n)
    kill(s, fight.area, n)
    if fight.party == NEUTRAL:
        pay_defender(s, n)
    elif holder == NEUTRAL:
        bounty(s, fight.party, n)


def conclude_fight(s: State) -> None:
    """LF-16.7, LF-19.5 A side without soldati loses cars and tokens there; attackers that are left take the area."""
    fight = fight_of(s)
    party, area, n, car = fight.party, fight.area, fight.force, fight.cars
    s.fight = None
    if fight.owed:
        ask_claim(s, s.holder[area], fight.owed)
    name = {"area": s.rules.box.areas[area]}
    if not s.soldati[area]:
        strip(s, area)
        s.holder[area] = NONE
    if not n:
        if car:
            s.supply_cars[party] += car
        if s.told is not None:
            s.told.append(Event("repelled", fight.attacking_seat, name))
        return
    assert s.holder[area] == NONE, "attackers and defenders are both left"
    s.holder[area], s.soldati[area], s.cars[area] = party, n, car
    if car:
        resolving_of(s).car_at = area
    remove_lab(s, area)
    if party == NEUTRAL:
        if s.told is not None:
            s.told.append(Event("neutrals_took", fight.attacking_seat, name))
    else:
        took(s, party, area)


def ask_claim(s: State, seat: int, owed: int) -> None:
    """LF-D61 The defender may take soldati for the incited neutrals removed, as far as the supply goes."""
    most = min(owed, s.supply_soldati[seat])
    if most:
        s.stack.append(Frame("claim", seat, most))


class Claim(Question[State]):
    """LF-19.4 How many soldati the defender takes from the supply into the HQ for the incited neutrals removed."""

    rule = "LF-19.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["claim"][: frame.about + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["claim"][: frame.about + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-19.4", "refuse.number", {"n": frame.about}) if move.verb == "claim" else None

    def do_claim(self, s: State, frame: Frame, move: Move) -> None:
        bounty(s, frame.seat, int(move[1]))


def took(s: State, seat: int, area: int) -> None:
    """LF-16.7 An area has been taken; LF-D30 the Recruitment tile may be used."""
    if s.told is not None:
        s.told.append(Event("took", seat, {"area": s.rules.box.areas[area]}))
    if s.tiles[seat] & s.rules.recruitment and s.hq_soldati[seat] >= s.rules.recruitment_size:
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
