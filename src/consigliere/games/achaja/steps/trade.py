"""A-15 Power for gold at any moment, and A-104 gifts and pacts."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import FreeActions, asked
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.achaja.changes import hand_card, hand_gold
from consigliere.games.achaja.state import State

TRADE = Move("trade")
TRADES = [TRADE]
PACTS = ("peace", "no_theft", "no_response", "share", "thanks", "refuse")
LONGEST_PACT = 30  # words


class Sayings(list[Move]):
    """A-104 Some ready-made pacts; any other short text addressed to another seat is one too."""

    def __init__(self, moves: list[Move], others: list[str], letters: int) -> None:
        super().__init__(moves)
        self.to, self.letters = others, letters

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or move[:1] != ("pact",):
            return False
        return move[1:2] != () and move[1] in self.to and len(move) > 2 and not too_long(move, self.letters)


def too_long(move: Move, letters: int) -> bool:
    """A-105 A pact is a short text."""
    return len(move) > LONGEST_PACT + 2 or sum(map(len, move[2:])) > letters


class FreeDeals(FreeActions[State]):
    """A-15 Whenever anybody's answer is awaited: 1 power for 5 gold. A-104 Gifts at own decision points."""

    def legal(self, s: State, seat: int) -> list[Move]:
        trades = TRADES if s.power[seat] >= s.rules.trade_cost else []
        if s.rules.negotiate and may_give(s, seat):
            return [*trades, *gifts(s, seat)]
        return trades

    def talk(self, s: State, seat: int) -> list[Move]:
        if not s.rules.negotiate or s.pacts[seat] >= s.rules.most_pacts:
            return []
        others = [str(other) for other in range(s.rules.players) if other != seat]
        return Sayings([Move("pact", other, word) for other in others for word in PACTS], others, s.rules.most_letters)

    def candidates(self, s: State, seat: int) -> list[Move]:
        others = [str(other) for other in range(s.rules.players) if other != seat]
        box = s.rules.box
        gold = [Move("give", "gold", str(n), other) for n in box.coins for other in others]
        cousins = [Move("give", "cousin", kind, other) for kind in ("street", "palace") for other in others]
        cards = [Move("give", "card", card, other) for card in box.cards for other in others]
        return [TRADE, *gold, *cousins, *cards, *self.talk(s, seat)]

    def reason(self, s: State, seat: int, move: Move) -> No | None:
        if move == TRADE:
            return No("A-15", "refuse.no_power")
        if move.verb not in ("give", "pact"):
            return No("A-15", "refuse.trade_how")
        if not s.rules.negotiate:
            return No("A-104", "refuse.no_deals")
        if move.verb == "pact":
            if s.pacts[seat] >= s.rules.most_pacts:
                return No("A-105", "refuse.enough_pacts", {"n": s.rules.most_pacts})
            if too_long(move, s.rules.most_letters):
                return No("A-105", "refuse.long_pact", {"n": LONGEST_PACT, "letters": s.rules.most_letters})
            return No("A-104", "refuse.pact_how")
        if s.gifts[seat] >= s.rules.most_gifts:
            return No("A-105", "refuse.enough_gifts", {"n": s.rules.most_gifts})
        return No("A-104", "refuse.give_when" if not may_give(s, seat) else "refuse.give_what")

    def do_trade(self, s: State, seat: int, move: Move) -> None:
        """A-15 One back on the track, gold from the bank."""
        gold = s.rules.number["trade_power_gold"]
        s.offered = None  # more may be affordable now
        s.power[seat] -= s.rules.trade_cost
        s.gold[seat] += gold
        if s.told is not None:
            s.told.append(Event("traded", seat, {"n": gold, "power": s.power[seat]}))

    def do_give(self, s: State, seat: int, move: Move) -> None:
        """D-30 Kind and number of a gift are seen by all, the face of a card only by the two."""
        what, which, to = move[1], move[2], int(move[3])
        s.offered = None
        s.gifts = counted(s.gifts, seat)
        if what == "gold":
            hand_gold(s, seat, to, int(which))
        elif what == "card":
            hand_card(s, seat, to, s.rules.box.card[which], "gave_card")
        else:
            kind = s.street if which == "street" else s.palace
            kind[seat] -= 1
            kind[to] += 1
            if s.told is not None:
                s.told.append(Event("gave_cousin", seat, {"kind": which, "to": to}))

    def do_pact(self, s: State, seat: int, move: Move) -> None:
        """A-104 Written down, binding nobody."""
        s.pacts = counted(s.pacts, seat)
        if s.told is not None:
            s.told.append(Event("pact", seat, {"to": int(move[1]), "words": " ".join(move[2:])}))


def counted(by_seat: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """One more for this seat."""
    return (*by_seat[:seat], by_seat[seat] + 1, *by_seat[seat + 1 :])


def may_give(s: State, seat: int) -> bool:
    """A-104 At an own decision point, but not in the middle of a declaration. A-105 So many times a turn."""
    if not s.stack or seat not in asked(s) or s.gifts[seat] >= s.rules.most_gifts:
        return False
    frame = s.stack[-1]
    return frame.step not in ("declare", "choose") and all(who != seat for who, _ in frame.sealed)


def gifts(s: State, seat: int) -> list[Move]:
    others = [str(other) for other in range(s.rules.players) if other != seat]
    things = [("gold", str(n)) for n in s.rules.box.coins if s.gold[seat] >= n]
    things += [("cousin", kind) for kind, held in (("street", s.street), ("palace", s.palace)) if held[seat]]
    things += [("card", s.rules.box.cards[card]) for card in sorted(set(s.hands[seat]))]
    return [Move("give", *thing, other) for thing in things for other in others]
