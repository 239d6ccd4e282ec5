"""Gold, intrigue cards and cousins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from consigliere.core.event import Event
from consigliere.core.flow import Frame
from consigliere.games.achaja.changes import (
    discard_card,
    draw_cards,
    gain_cousins,
    gain_gold,
    hand_card,
    hand_gold,
    note_recovered,
    pay_gold,
    recover_card,
    return_cousin,
)
from consigliere.games.achaja.operations.base import FIRST_NAME, SELF, UNSET, Op, Slots
from consigliere.games.achaja.operations.choices import KINDS
from consigliere.games.achaja.state import State

if TYPE_CHECKING:
    from consigliere.games.achaja.reading import Reader

GOLD, HANDS, DISCARD, COUSINS = (frozenset({name}) for name in ("gold", "hands", "discard", "cousins"))


class Number:
    """A number of an effect: fixed, or per own die in Troy, or by how many cards were chosen."""

    def __init__(self, value: Any, reader: Reader, key: str) -> None:
        self.fixed, self.per_die, self.cards, self.plus = 0, 0, UNSET, 0
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99:
            self.fixed = value
        elif isinstance(value, dict) and value.get("per") == "own_dice_troy" and set(value) == {"per", "each"}:
            self.per_die = reader.integer(value, "each", 1, 99)
        elif isinstance(value, dict) and set(value) == {"count_of", "plus"}:
            self.cards = reader.ref(value["count_of"], ("cards", "dice"), key)
            self.plus = reader.integer(value, "plus", 0, 99)
        else:
            ways = '{ per = "own_dice_troy", each = n } or { count_of = NAME, plus = n }'
            reader.fail(f"a number up to 99, {ways} is wanted", key)
        self.plain = not self.per_die and self.cards == UNSET

    def __call__(self, s: State, slots: Slots) -> int:
        if self.plain:
            return self.fixed
        if self.per_die:
            return self.per_die * sum(s.place[die] > 0 for die in s.houses.dice[slots[SELF]])
        chosen = slots[self.cards]
        return self.plus + (0 if chosen == UNSET else len(chosen))


class Pay(Op):
    """pay: self pays the bank; without the gold the effect is not legal."""

    binding = True
    reads = writes = GOLD

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.amount = reader.integer(table, "amount", 0, 99)

    def possible(self, s: State, slots: Slots) -> bool:
        return s.gold[slots[SELF]] >= self.amount

    def do(self, s: State, slots: Slots) -> None:
        pay_gold(s, slots[SELF], self.amount)


class GainGold(Op):
    """gain_gold: from the bank. A-83.6 Port, A-83.8 Mint."""

    writes = GOLD

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.who = reader.player(table, "who")
        self.amount = Number(table["amount"], reader, "amount")
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        gain_gold(s, slots[self.who], self.amount(s, slots))


class LoseGold(Op):
    """lose_gold: pays so much, or all there is, to the bank or to self."""

    writes = GOLD

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.who = reader.player(table, "who")
        self.amount = Number(table["amount"], reader, "amount")
        self.to_self = reader.word(table, "to", ("bank", "self")) == "self"
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        seat = slots[self.who]
        n = min(self.amount(s, slots), s.gold[seat])
        if self.to_self:
            hand_gold(s, seat, slots[SELF], n)
        else:
            pay_gold(s, seat, n)


class TakeGold(Op):
    """take_gold: from a player to self. A-19 If he has less, he says how much, and self chooses that or power."""

    opens = True
    random = True
    writes = GOLD

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.victim = reader.player(table, "from")
        self.amount = Number(table["amount"], reader, "amount")
        self.theft = reader.word(table, "short", ("theft", "partial")) == "theft"
        self.needs = (self.victim,) if self.victim >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        seat, victim = slots[SELF], slots[self.victim]
        amount, held = self.amount(s, slots), s.gold[victim]
        if held >= amount or not self.theft:
            hand_gold(s, victim, seat, min(amount, held))
            return
        if s.told is not None:
            s.told.append(Event("showed_gold", victim, {"n": held}))
        s.stack.append(Frame("theft", seat, (victim, held)))


class DrawIntrigue(Op):
    """draw_intrigue: from the deck (A-23). A-83.6 Port, A-83.7 Trade Office."""

    random = True
    writes = HANDS | DISCARD

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.who = reader.player(table, "who")
        self.count = Number(table["count"], reader, "count")
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        draw_cards(s, slots[self.who], self.count(s, slots))

    def idle(self, s: State, slots: Slots) -> bool:
        return not s.deck and not s.discarded


class _Cards(Op):
    """Chosen cards, and in whose hand they are."""

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.cards = reader.ref(table["cards"], ("cards",), "cards")
        self.holder = reader.chooser_of(self.cards)
        if reader.pile_of(self.cards) != self.pile:
            reader.fail(f"these cards are not chosen from the {self.pile}", "cards")
        self.needs = (self.cards,)

    pile = "hand"

    def possible(self, s: State, slots: Slots) -> bool:
        """They may have left the hand since they were chosen."""
        cards, hand = slots[self.cards], s.hands[slots[self.holder]]
        return all(hand.count(card) >= cards.count(card) for card in cards)


class DiscardCards(_Cards):
    """discard_cards: from the hand they were chosen from to the discard pile."""

    writes = HANDS | DISCARD

    def do(self, s: State, slots: Slots) -> None:
        for card in slots[self.cards]:
            discard_card(s, slots[self.holder], card)


class RecoverIntrigue(_Cards):
    """recover_intrigue: from the discard pile to the hand of self. A-83.4 Temple Assembly."""

    writes = HANDS | DISCARD
    pile = "discard"

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        super().__init__(table, reader)
        self.once = reader.what != "location"

    def possible(self, s: State, slots: Slots) -> bool:
        cards = slots[self.cards]
        return all(s.discard[card] >= cards.count(card) for card in cards)

    def do(self, s: State, slots: Slots) -> None:
        for card in slots[self.cards]:
            recover_card(s, slots[SELF], card)
            if self.once and s.rules.recover_once:
                note_recovered(s, slots[SELF], card)


class SellCards(_Cards):
    """sell_cards: discard them, and gain gold for each. A-83.11 Black Market."""

    writes = HANDS | DISCARD | GOLD

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        super().__init__(table, reader)
        self.each = reader.integer(table, "each", 0, 99)

    def do(self, s: State, slots: Slots) -> None:
        cards = slots[self.cards]
        for card in cards:
            discard_card(s, slots[self.holder], card)
        gain_gold(s, slots[self.holder], self.each * len(cards))


class StealIntrigue(Op):
    """steal_intrigue: random cards from a hand to that of self; only the two see which."""

    random = True
    writes = HANDS

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.victim = reader.player(table, "from")
        self.count = Number(table["count"], reader, "count")
        self.needs = (self.victim,) if self.victim >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        victim = slots[self.victim]
        for _ in range(min(self.count(s, slots), len(s.hands[victim]))):
            hand_card(s, victim, slots[SELF], s.chance.pick(s.hands[victim]), "lost_card")


class GainCousin(Op):
    """gain_cousin: from the pile, as many as are left (A-24). A-83.10 Heraldic Office.

    A-83.5 Paid for, as in the Prison, the full number must be there.
    """

    reads = writes = COUSINS

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.kind = reader.word(table, "kind", KINDS)
        self.count = Number(table["count"], reader, "count")
        self.who = reader.player(table, "who") if "who" in table else SELF
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()
        self.binding = reader.paid

    def left(self, s: State) -> int:
        return s.street_pile if self.kind == "street" else s.palace_pile

    def possible(self, s: State, slots: Slots) -> bool:
        return not self.binding or not s.rules.cousins_binding or self.left(s) >= self.count(s, slots)

    def do(self, s: State, slots: Slots) -> None:
        gain_cousins(s, slots[self.who], self.kind, self.count(s, slots))

    def idle(self, s: State, slots: Slots) -> bool:
        return s.rules.cousins_binding and not self.left(s)


class LoseCousin(Op):
    """lose_cousin: back to its pile; the kind is fixed, or named by self (DP-24)."""

    binding = True
    reads = writes = COUSINS

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.who = reader.player(table, "who")
        kind = reader.word(table, "kind", (*KINDS, "chosen"))
        self.fixed = KINDS.index(kind) if kind != "chosen" else UNSET
        self.which = UNSET
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()

    def kind(self, slots: Slots) -> str:
        return KINDS[self.fixed if self.which == UNSET else slots[self.which]]

    def possible(self, s: State, slots: Slots) -> bool:
        if self.which != UNSET and slots[self.which] == UNSET:
            return False
        return (s.street if self.kind(slots) == "street" else s.palace)[slots[self.who]] > 0

    def do(self, s: State, slots: Slots) -> None:
        seat, kind = slots[self.who], self.kind(slots)
        return_cousin(s, seat, kind)
        if s.told is not None:
            s.told.append(Event("lost_cousin", seat, {"kind": kind}))
