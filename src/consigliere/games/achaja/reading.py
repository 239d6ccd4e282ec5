"""Reading lists of operations from the component file; every mistake is told with file, line and key."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, NoReturn

from consigliere.core.data import BadData, DataFile
from consigliere.games.achaja.operations import board, choices, dice, flows, goods
from consigliere.games.achaja.operations.base import ATTACKER, FIRST_NAME, IT, SELF, UNSET, Choice, Op

Keys = tuple[str, ...]
MOST_OPERATIONS = 40  # of one effect, lists within lists included

#: name: (class, keys that must be there, keys that may be there, kind of what `as` names)
VOCABULARY: dict[str, tuple[type[Op], Keys, Keys, str]] = {
    "pay": (goods.Pay, ("amount",), (), ""),
    "gain_gold": (goods.GainGold, ("who", "amount"), (), ""),
    "lose_gold": (goods.LoseGold, ("who", "amount", "to"), (), ""),
    "take_gold": (goods.TakeGold, ("from", "amount", "short"), (), ""),
    "draw_intrigue": (goods.DrawIntrigue, ("who", "count"), (), ""),
    "discard_cards": (goods.DiscardCards, ("cards",), (), ""),
    "recover_intrigue": (goods.RecoverIntrigue, ("cards",), (), ""),
    "sell_cards": (goods.SellCards, ("cards", "each"), (), ""),
    "steal_intrigue": (goods.StealIntrigue, ("from", "count"), (), ""),
    "gain_cousin": (goods.GainCousin, ("kind", "count"), ("who",), ""),
    "lose_cousin": (goods.LoseCousin, ("who", "kind"), (), ""),
    "modify_die": (dice.ModifyDie, ("die", "by"), (), ""),
    "modify_dice_at": (dice.ModifyDiceAt, ("location", "by"), (), ""),
    "set_die": (dice.SetDie, ("die", "value"), (), ""),
    "flip_die": (dice.FlipDie, ("die",), (), ""),
    "reroll_die": (dice.RerollDie, ("die",), (), ""),
    "reroll_all": (dice.RerollAll, ("who",), (), ""),
    "move_die": (dice.MoveDie, ("die", "to"), (), ""),
    "swap_dice": (dice.SwapDice, ("a", "b"), (), ""),
    "add_limit_token": (board.AddLimitToken, ("location",), (), ""),
    "place_power_token": (board.PlacePowerToken, ("location",), (), ""),
    "move_power_token": (board.MovePowerToken, ("token", "to"), (), ""),
    "gain_power": (board.GainPower, ("who", "amount"), (), ""),
    "discard_character": (board.DiscardCharacter, ("character",), (), ""),
    "add_use_tokens": (board.AddUseTokens, ("character", "count"), (), ""),
    "clear_use_tokens": (board.ClearUseTokens, ("character",), (), ""),
    "use_character": (board.UseCharacter, ("character", "cost"), (), ""),
    "play_intrigue": (board.PlayIntrigue, ("min", "max"), (), ""),
    "cancel": (board.Cancel, ("scope",), (), ""),
    "choose_player": (choices.ChoosePlayer, ("as", "among"), ("with", "by", "late"), "player"),
    "choose_die": (choices.ChooseDie, ("as", "owner", "scope"), ("differs_from", "not_at", "by", "late"), "die"),
    "choose_dice": (choices.ChooseDice, ("as", "owner", "scope", "min", "max"), ("by", "late"), "dice"),
    "choose_location": (choices.ChooseLocation, ("as", "need"), ("not_at", "by", "late"), "location"),
    "choose_token": (choices.ChooseToken, ("as", "owner"), ("by", "late"), "token"),
    "choose_character": (choices.ChooseCharacter, ("as", "among"), ("by", "late"), "character"),
    "choose_cards": (choices.ChooseCards, ("as", "from", "min", "max"), ("by", "late"), "cards"),
    "choose_one": (flows.ChooseOne, ("options",), ("by", "late"), ""),
    "may": (flows.May, ("ops",), ("by", "late"), ""),
    "each": (flows.Each, ("players", "ops"), (), ""),
    "roll_white": (flows.RollWhite, ("as",), (), "number"),
    "if": (flows.If, ("var", "in", "then"), ("else",), ""),
}


class Named(NamedTuple):
    """Something an effect has given a name."""

    slot: int
    kind: str
    late: bool
    chooser: int
    pile: str


class Flow(NamedTuple):
    """A flow operation with its lists, as they stand in the file."""

    op: Op
    lists: tuple[list[Any], ...]


Item = Op | Flow


def reads_of(item: Item) -> frozenset[str]:
    """On what the legality of an operation and of its lists depends."""
    if isinstance(item, Flow):
        return item.op.reads.union(*(reads_of(inner) for one in item.lists for inner in one))
    return item.reads


class Reader:
    """Reads one effect. `what` it is: effect, response, ability, event or location."""

    def __init__(self, data: DataFile, table: str, index: int, key: str, what: str, players: int, clamp: bool) -> None:
        self.data, self.table, self.index, self.key = data, table, index, key
        self.what, self.players, self.clamp = what, players, clamp
        self.response = ""  # the kind of response this is
        self.paid = False  # the list being read contains a payment
        self.names: dict[str, Named] = {}
        self.slots = FIRST_NAME
        self.each = False
        self.at = 0  # the operation of the outermost list that is being read
        self.count = 0  # operations read so far
        self.op = ""

    # -- telling what is wrong ------------------------------------------------------------------------------------

    def fail(self, problem: str, key: str = "") -> NoReturn:
        path = f"{self.table}[{self.index}].{self.key}[{self.at}]" + (f".{key}" if key else "")
        raise BadData(self.data.name, self.line(), path, f"{self.op}: {problem}" if self.op else problem)

    def fail_at(self, op: Op | None, problem: str) -> NoReturn:
        """The same after all was read: something is wrong with this operation, or with all of them."""
        self.at, self.op = (0, "") if op is None else (op.at, op.name)
        self.fail(problem)

    def line(self) -> int:
        """The line of the operation being read: the so-many-th after the key that begins with one."""
        first = self.data.line(self.table, self.index, self.key)
        seen = -1
        for number, text in enumerate(self.data.text.splitlines()[first:], start=first + 1):
            if re.match(r"\s*\{\s*op\s*=", text):
                seen += 1
                if seen == self.at:
                    return number
            elif not text.strip() or "]" in text:
                break
        return first

    # -- values ---------------------------------------------------------------------------------------------------

    def word(self, table: dict[str, Any], key: str, allowed: Keys) -> str:
        value = table[key]
        if not isinstance(value, str) or value not in allowed:
            self.fail(f"{key!r} is one of {', '.join(allowed)}, not {value!r}", key)
        return value

    def integer(self, table: dict[str, Any], key: str, low: int, high: int) -> int:
        value = table[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(f"{key!r} is a whole number from {low} to {high}, not {value!r}", key)
        return value

    def integers(self, table: dict[str, Any], key: str) -> list[int]:
        values = table[key]
        if not isinstance(values, list) or not values or not all(type(value) is int for value in values):
            self.fail(f"{key!r} is a list of whole numbers", key)
        return list(values)

    def list_of(self, table: dict[str, Any], key: str) -> list[str]:
        values = table.get(key, [])
        if not isinstance(values, list):
            self.fail(f"{key!r} is a list of names", key)
        return values

    def span(self, table: dict[str, Any]) -> tuple[int, int]:
        least, most = self.integer(table, "min", 0, 99), self.integer(table, "max", 1, 99)
        if least > most:
            self.fail("'min' is greater than 'max'", "min")
        return least, most

    def player(self, table: dict[str, Any], key: str) -> int:
        """A player: self, attacker, it, or a name given by choose_player."""
        who = table[key]
        if who == "self":
            return SELF
        if who == "attacker" and self.response:
            return ATTACKER
        if who == "it" and self.each:
            return IT
        if who in ("attacker", "it"):
            self.fail(f"{who!r} means nobody here", key)
        return self.ref(who, ("player",), key)

    def ref(self, name: Any, kinds: Keys, key: str) -> int:
        """The slot of a name that was given before."""
        if not isinstance(name, str) or name not in self.names:
            self.fail(f"nothing is called {name!r} here", key)
        found = self.names[name]
        if found.kind not in kinds:
            self.fail(f"{name!r} is a {found.kind}, wanted is a {' or a '.join(kinds)}", key)
        return found.slot

    def of(self, slot: int) -> Named:
        return next(named for named in self.names.values() if named.slot == slot)

    def kind_of(self, slot: int) -> str:
        return self.of(slot).kind

    def chooser_of(self, slot: int) -> int:
        return self.of(slot).chooser

    def pile_of(self, slot: int) -> str:
        return self.of(slot).pile

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    # -- lists ----------------------------------------------------------------------------------------------------

    def read(self, tables: Any, late: bool = False, outermost: bool = False) -> list[Item]:
        """All operations of a list, with the choices that some of them bring along."""
        if not isinstance(tables, list) or not tables:
            self.fail("a list of operations is wanted")
        paid, self.paid = self.paid, any(isinstance(t, dict) and t.get("op") == "pay" for t in tables)
        items: list[Item] = []
        for at, table in enumerate(tables):
            if outermost:
                self.at = at
            items += self.one(table, late)
        self.paid = paid
        return items

    def one(self, table: Any, late: bool) -> list[Item]:
        if not isinstance(table, dict) or not isinstance(table.get("op"), str):
            self.fail('an operation is written { op = "...", ... }')
        self.op = table["op"]
        if self.op not in VOCABULARY:
            self.fail(f"there is no operation {self.op!r}; the vocabulary is {', '.join(VOCABULARY)}", "op")
        make, required, optional, kind = VOCABULARY[self.op]
        for key in required:
            if key not in table:
                self.fail(f"{key!r} is missing", key)
        for key in table:
            if key != "op" and key not in required + optional:
                self.fail(f"{key!r} is not known here; known are {', '.join(required + optional) or 'none'}", key)
        self.count += 1
        if self.count > MOST_OPERATIONS:
            self.fail(f"an effect has at most {MOST_OPERATIONS} operations")
        name = self.op
        op = make(table, self)
        op.name, op.at = name, self.at
        brought: list[Item] = []
        if isinstance(op, Choice):
            self.settle(op, late or table.get("late", False) is True, table.get("by", "self"))
        if kind:
            slot = self.bind(table["as"], kind, op)
            assert isinstance(op, (Choice, flows.RollWhite))
            op.slot = slot
        elif isinstance(op, Choice):
            op.slot = self.new_slot()
        else:
            brought = list(self.along(op, late))
        return [*brought, self.with_lists(op, table, late)]

    def settle(self, op: Choice, late: bool, by: Any) -> None:
        """Who chooses, and when: what needs a late choice is late itself."""
        op.early = not late and not any(self.of(slot).late for slot in op.needs)
        op.by = self.player({"by": by}, "by")
        if op.early and op.by != SELF:
            self.fail("what others choose is chosen late: add late = true", "by")

    def bind(self, name: Any, kind: str, op: Op) -> int:
        if not isinstance(name, str) or not name.isidentifier() or name in ("self", "it", "attacker"):
            self.fail(f"{name!r} cannot be a name", "as")
        known = self.names.get(name)
        if known is not None and known.kind != kind:
            self.fail(f"{name!r} already names a {known.kind}", "as")
        slot = known.slot if known else self.new_slot()
        late = isinstance(op, Choice) and not op.early
        pile = ("hand" if op.hand else "discard") if isinstance(op, choices.ChooseCards) else ""
        self.names[name] = Named(slot, kind, late, op.by if isinstance(op, Choice) else SELF, pile)
        return slot

    def along(self, op: Op, late: bool) -> list[Choice]:
        """Choices that belong to an operation: which change, which colour, which kind of cousin."""
        brought: Choice | None = None
        if isinstance(op, dice.ModifyDie) and len(op.changes) > 1:
            brought = choices.ChooseChange(op.die, op.changes, op.reach)
        elif isinstance(op, goods.LoseCousin) and op.fixed == UNSET:
            brought = choices.ChooseCousin(op.who)
        elif isinstance(op, (board.PlacePowerToken, dice.RerollAll)) and self.players == 2:
            brought = choices.ChooseColour(supplied=isinstance(op, board.PlacePowerToken))
        if brought is None:
            return []
        brought.at = op.at
        brought.slot = self.new_slot()
        self.settle(brought, late, "self")
        if isinstance(op, (dice.ModifyDie, goods.LoseCousin)):
            op.which = brought.slot
        elif isinstance(op, (board.PlacePowerToken, dice.RerollAll)):
            op.colour = brought.slot
        op.needs = (*op.needs, brought.slot)
        return [brought]

    def with_lists(self, op: Op, table: dict[str, Any], late: bool) -> Item:
        if isinstance(op, flows.May):
            return Flow(op, (self.read(table["ops"], not op.early),))
        if isinstance(op, flows.ChooseOne):
            options = table["options"]
            if not isinstance(options, list) or not 1 < len(options) <= len(flows.OPTIONS):
                self.fail(f"'options' is a list of 2 to {len(flows.OPTIONS)} lists", "options")
            lists = tuple(self.read(option, not op.early) for option in options)
            op.reads = frozenset().union(*(reads_of(item) for inner in lists for item in inner))
            return Flow(op, lists)
        if isinstance(op, flows.Each):
            if self.each:
                self.fail("an 'each' cannot stand inside another")
            self.each = True
            before = self.slots
            body = self.read(table["ops"], True)
            op.names = tuple(range(before, self.slots))
            self.each = False
            return Flow(op, (body,))
        if isinstance(op, flows.If):
            other = table.get("else")
            return Flow(op, (self.read(table["then"], True), self.read(other, True) if other else []))
        return op
