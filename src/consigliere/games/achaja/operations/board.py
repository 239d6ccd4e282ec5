"""Power, tokens, characters, and intrigue cards played through characters."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from consigliere.core.event import Event
from consigliere.core.flow import Frame
from consigliere.games.achaja.box import COLOURS
from consigliere.games.achaja.changes import (
    add_increase_token,
    gain_power,
    move_token,
    pay_gold,
    place_token,
    put_use_tokens,
    remove_character,
)
from consigliere.games.achaja.operations.base import FIRST_NAME, SELF, UNSET, Op, Slots
from consigliere.games.achaja.operations.goods import Number
from consigliere.games.achaja.queries import cost
from consigliere.games.achaja.state import State

if TYPE_CHECKING:
    from consigliere.games.achaja.reading import Reader

EVERYTHING = frozenset(
    {"gold", "hands", "discard", "cousins", "values", "room", "places", "tokens", "supply", "characters", "limits"}
)


class AddLimitToken(Op):
    """add_limit_token: the limit of a location grows by one (A-25). Not legal if all tokens are in Troy."""

    binding = True
    reads = frozenset({"limits"})
    writes = frozenset({"limits", "room"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.location = reader.ref(table["location"], ("location",), "location")
        self.needs = (self.location,)
        self.judges = ()

    def possible(self, s: State, slots: Slots) -> bool:
        return s.increase_left > 0 or not s.rules.increase_tokens_binding

    def do(self, s: State, slots: Slots) -> None:
        add_increase_token(s, slots[self.location])


class PlacePowerToken(Op):
    """place_power_token: from the own supply. A-83.1, D-32 No point, except as a location action under a switch."""

    binding = True
    reads = frozenset({"supply"})
    writes = frozenset({"supply", "tokens"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.location = reader.ref(table["location"], ("location",), "location")
        self.colour = UNSET
        self.at_a_location = reader.what == "location"
        self.needs = (self.location,)
        self.judges = ()

    def chosen(self, s: State, slots: Slots) -> int:
        if self.colour != UNSET and slots[self.colour] != UNSET:
            return int(slots[self.colour])
        return s.houses.colours[slots[SELF]][0]

    def possible(self, s: State, slots: Slots) -> bool:
        if not s.rules.power_tokens_binding:
            return True
        if self.colour != UNSET and slots[self.colour] == UNSET:
            return any(s.supply[colour] > 0 for colour in s.houses.colours[slots[SELF]])
        return s.supply[self.chosen(s, slots)] > 0

    def do(self, s: State, slots: Slots) -> None:
        first = place_token(s, slots[self.location], self.chosen(s, slots))
        if first and self.at_a_location and s.rules.palace_token_scores:
            gain_power(s, slots[SELF], s.rules.number["dominance_power"])


class MovePowerToken(Op):
    """move_power_token: to another location; no points (D-39)."""

    binding = True
    reads = frozenset({"tokens"})
    writes = frozenset({"tokens"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.token = reader.ref(table["token"], ("token",), "token")
        self.to = reader.ref(table["to"], ("location",), "to")
        self.needs = (self.token, self.to)

    def possible(self, s: State, slots: Slots) -> bool:
        token = slots[self.token]
        return s.tokens[token] > 0 and token // COLOURS != slots[self.to]

    def do(self, s: State, slots: Slots) -> None:
        move_token(s, slots[self.token], slots[self.to])


class GainPower(Op):
    """gain_power: on the track."""

    writes = frozenset({"power"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.who = reader.player(table, "who")
        self.amount = Number(table["amount"], reader, "amount")
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        gain_power(s, slots[self.who], self.amount(s, slots))


class _Character(Op):
    writes = frozenset({"characters"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.character = reader.ref(table["character"], ("character",), "character")
        self.needs = (self.character,)


class DiscardCharacter(_Character):
    """discard_character: a face-up card leaves with its use tokens and is not replaced this turn (A-20)."""

    binding = True
    reads = frozenset({"characters"})

    def possible(self, s: State, slots: Slots) -> bool:
        return slots[self.character] in s.shown

    def do(self, s: State, slots: Slots) -> None:
        remove_character(s, slots[self.character])


class AddUseTokens(_Character):
    """add_use_tokens: the character becomes dearer."""

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        super().__init__(table, reader)
        self.count = reader.integer(table, "count", 1, 99)

    def do(self, s: State, slots: Slots) -> None:
        character = slots[self.character]
        put_use_tokens(s, character, s.uses[character] + self.count)


class ClearUseTokens(_Character):
    """clear_use_tokens: back to the base cost; legal when there are none."""

    def do(self, s: State, slots: Slots) -> None:
        put_use_tokens(s, slots[self.character], 0)


class UseCharacter(_Character):
    """use_character: A-61 pay (or not), one use token, then the ability with choices made now."""

    binding = True
    opens = True
    random = True
    reads = writes = EVERYTHING
    to_play = False  # it is looked at because a card could be played through it

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        super().__init__(table, reader)
        if reader.what == "ability":
            reader.fail("an ability cannot use a character: two of them could use each other for ever", "op")
        self.free = reader.word(table, "cost", ("free", "normal")) == "free"

    def possible(self, s: State, slots: Slots) -> bool:
        programs, character = s.rules.programs, slots[self.character]
        if self.to_play and programs.abilities[character].must_play:
            return False
        return programs.usable(s, slots[SELF], character, self.free)

    def within_play(self) -> Op:
        """Not by way of one more card: if that could be played, it could be played at once."""
        twin = copy(self)
        twin.to_play = True
        return twin

    def do(self, s: State, slots: Slots) -> None:
        use(s, slots[SELF], slots[self.character], self.free)


def use(s: State, seat: int, character: int, free: bool) -> None:
    """A-61 The price goes to the bank and one use token on the character, then its ability begins."""
    charge(s, seat, character, free)
    s.stack.append(Frame("begin", seat, (s.rules.programs.abilities[character].number,)))


def charge(s: State, seat: int, character: int, free: bool) -> None:
    price = 0 if free else cost(s, character)
    if s.told is not None:
        s.told.append(Event("used", seat, {"character": s.rules.box.characters[character], "n": price}))
    if price:
        pay_gold(s, seat, price)
    s.uses[character] += 1


class PlayIntrigue(Op):
    """play_intrigue: A-64 cards from hand one after another, each with its own declaration and window."""

    opens = True
    random = True
    reads = writes = EVERYTHING
    to_play = False

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.least, self.most = reader.span(table)
        self.binding = self.least > 0

    def possible(self, s: State, slots: Slots) -> bool:
        seat = slots[SELF]
        if not self.least:
            return bool(s.hands[seat])
        return not self.to_play and s.rules.programs.can_play(s, seat)

    def within_play(self) -> Op:
        twin = copy(self)
        twin.to_play = True
        return twin

    def do(self, s: State, slots: Slots) -> None:
        s.stack.append(Frame("play_more", slots[SELF], (self.least, self.most)))


class Cancel(Op):
    """cancel: only in responses, where the step itself does it (A-53)."""

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        scope = reader.word(table, "scope", ("card", "me"))
        wanted = {"counter": "me", "reaction": "card"}.get(reader.response)
        if scope != wanted:
            reader.fail(f"here the scope is {wanted!r}" if wanted else "only a response can cancel", "scope")

    def do(self, s: State, slots: Slots) -> None:
        pass
