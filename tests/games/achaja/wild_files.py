"""Component files that somebody could write: the shipped one with effects put together at random."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from consigliere.core.data import BadData, DataFile
from consigliere.core.options import settle
from consigliere.games.achaja import GAME
from consigliere.games.achaja.state import Rules

Table = dict[str, Any]
CHOICES = ("choose_die", "choose_die", "choose_location", "choose_token", "choose_character", "choose_player",
           "choose_cards", "choose_dice")  # fmt: skip
ACTS = ("modify_die", "set_die", "flip_die", "reroll_die", "move_die", "swap_dice", "modify_dice_at", "add_limit_token",
        "place_power_token", "move_power_token", "gain_power", "discard_character", "add_use_tokens",
        "clear_use_tokens", "use_character", "play_intrigue", "pay", "gain_gold", "lose_gold", "take_gold",
        "draw_intrigue", "discard_cards", "recover_intrigue", "sell_cards", "steal_intrigue", "gain_cousin",
        "lose_cousin", "reroll_all")  # fmt: skip
FLOWS = ("choose_one", "may", "each", "if")


class Writer:
    """Writes one effect; remembers what it gave which name."""

    def __init__(self, rng: random.Random, kind: str) -> None:
        self.rng, self.kind = rng, kind
        self.named: list[tuple[str, str]] = []
        self.each = False

    def effect(self, longest: int) -> list[Table]:
        ops = self.ops(self.rng.randint(1, longest), 2)
        return [{"op": "cancel", "scope": "me"}, *ops] if self.kind == "response" else ops

    def ops(self, length: int, depth: int) -> list[Table]:
        found = []
        for _ in range(length):
            name = self.rng.choice((*CHOICES, *CHOICES, *ACTS, *(FLOWS if depth else ())))
            if op := getattr(self, name, self.plain)(name) if name not in FLOWS else self.flow(name, depth):
                found.append({"op": name, **op})
        return found or [{"op": "gain_gold", "who": "self", "amount": 1}]

    def a(self, *kinds: str) -> Any:
        """One of the names given so far; None if there is none."""
        fitting = [name for name, kind in self.named if kind in kinds]
        return self.rng.choice(fitting) if fitting else None

    def new(self, *kinds: str) -> str:
        name = f"n{len(self.named)}"
        self.named += [(name, kind) for kind in kinds]
        return name

    def player(self) -> str:
        others = [name for name, kind in self.named if kind == "player"]
        if self.each:
            others.append("it")
        if self.kind == "response":
            others.append("attacker")
        return self.rng.choice(["self", *others])

    def owner(self) -> str:
        return self.rng.choice(["self", "other", "any", *(["it"] if self.each else [])])

    def late(self) -> Table:
        return {"late": True} if self.rng.random() < 0.25 else {}

    # -- choices ------------------------------------------------------------------------------------------------------

    def choose_die(self, name: str) -> Table:
        op: Table = {"owner": self.owner(), "scope": self.rng.choice(["troy", "reserve", "any"])}
        dice = [name for name, kind in self.named if kind == "die"]
        if dice and self.rng.random() < 0.6:
            op["differs_from"] = dice if self.rng.random() < 0.5 else [self.rng.choice(dice)]
        if (place := self.a("die", "location")) and self.rng.random() < 0.3:
            op["not_at"] = place
        return {"as": self.new("die"), **op, **self.late()}

    def choose_location(self, name: str) -> Table:
        op: Table = {"need": self.rng.choice(["open", "room"])}
        if (place := self.a("die", "token", "location")) and self.rng.random() < 0.5:
            op["not_at"] = place
        return {"as": self.new("location"), **op, **self.late()}

    def choose_token(self, name: str) -> Table:
        return {"owner": self.owner(), "as": self.new("token"), **self.late()}

    def choose_character(self, name: str) -> Table:
        return {"among": self.rng.choice(["cards", "all"]), "as": self.new("character"), **self.late()}

    def choose_player(self, name: str) -> Table:
        having = {"with": self.rng.choice(["hand", "cousin"])} if self.rng.random() < 0.4 else {}
        return {"among": "others", "as": self.new("player"), **having, **self.late()}

    def choose_cards(self, name: str) -> Table:
        least, pile = self.rng.randint(0, 2), self.rng.choice(["hand", "discard"])
        return {"from": pile, "min": least, "max": least + 1, "as": self.new("cards", pile), **self.late()}

    def choose_dice(self, name: str) -> Table:
        least = self.rng.randint(0, 2)
        return {"owner": self.owner(), "scope": "any", "min": least, "max": least + 2, "as": self.new("dice")}

    # -- operations ---------------------------------------------------------------------------------------------------

    def plain(self, name: str) -> Table | None:
        """An operation with what it needs; None if something was not chosen yet."""
        rng = self.rng
        die, place, token, who = self.a("die"), self.a("location"), self.a("token"), self.a("character")
        player, n = self.a("player"), rng.randint(0, 4)
        needs: dict[str, Table] = {
            "modify_die": {"die": die, "by": rng.choice([-2, -1, 1, 2, [-1, 1], [1, 2, 3]])},
            "set_die": {"die": die, "value": rng.randint(1, 6)},
            "flip_die": {"die": die},
            "reroll_die": {"die": self.a("die", "dice")},
            "move_die": {"die": die, "to": place},
            "swap_dice": {"a": die, "b": self.a("die")},
            "modify_dice_at": {"location": place, "by": rng.choice([-1, 1])},
            "add_limit_token": {"location": place},
            "place_power_token": {"location": place},
            "move_power_token": {"token": token, "to": place},
            "gain_power": {"who": self.player(), "amount": n},
            "discard_character": {"character": who},
            "add_use_tokens": {"character": who, "count": 1 + n},
            "clear_use_tokens": {"character": who},
            "use_character": {
                "character": None if self.kind == "ability" else who,
                "cost": rng.choice(["free", "normal"]),
            },
            "play_intrigue": {"min": min(n, 2), "max": 2},
            "pay": {"amount": n},
            "gain_gold": {"who": self.player(), "amount": n},
            "lose_gold": {"who": self.player(), "amount": n, "to": rng.choice(["bank", "self"])},
            "take_gold": {"from": player, "amount": n, "short": rng.choice(["theft", "partial"])},
            "draw_intrigue": {"who": self.player(), "count": n},
            "discard_cards": {"cards": self.a("hand")},
            "recover_intrigue": {"cards": self.a("discard")},
            "sell_cards": {"cards": self.a("hand"), "each": n},
            "steal_intrigue": {"from": player, "count": n},
            "gain_cousin": {"kind": rng.choice(["street", "palace"]), "count": n},
            "lose_cousin": {"who": self.player(), "kind": rng.choice(["street", "palace", "chosen"])},
            "reroll_all": {"who": self.player()},
        }
        return needs[name] if None not in needs[name].values() else None

    def flow(self, name: str, depth: int) -> Table | None:
        rng = self.rng
        if name == "choose_one":
            return {
                "options": [self.ops(rng.randint(1, 3), depth - 1) for _ in range(rng.randint(2, 3))],
                **self.late(),
            }
        if name == "may":
            return {"ops": self.ops(rng.randint(1, 3), depth - 1), **self.late()}
        if name == "each" and not self.each:
            self.each = True
            body = self.ops(rng.randint(1, 3), depth - 1)
            self.each = False
            return {"players": rng.choice(["others", "all"]), "ops": body}
        return None


def effects(tables: Table) -> Iterator[tuple[Table, str]]:
    """Every table with a list of operations, and what it is."""
    for card in tables["intrigue"]:
        yield from ((effect, "effect") for effect in card["effect"])
        if card.get("response", {}).get("kind") == "counter":
            yield card["response"], "response"
    for table, kind in (("location", "location"), ("figure", "ability"), ("character", "ability"), ("event", "event")):
        yield from ((entry, kind) for entry in tables[table])


def wild_rules(seed: int, players: int, share: float = 0.5, longest: int = 7) -> Rules:
    """Rules for a file with so large a share of other effects; what the check refuses stays as it was."""
    rng = random.Random(seed)
    data = copy.copy(GAME.shipped_data)
    data.tables = copy.deepcopy(data.tables)
    options = settle("achaja", GAME.options, players, {})
    for number, (entry, kind) in enumerate(effects(data.tables)):
        if rng.random() < share:
            before = dict(entry)
            entry["ops"] = Writer(rng, kind).effect(longest)
            data.digest = f"wild {seed} {players} {number}"  # rules are kept by the digest of their file
            try:
                GAME.rules_for(players, options, data)
            except BadData:
                entry.clear()
                entry.update(before)
    data.digest = f"wild {seed} {players}"
    return GAME.rules_for(players, options, data)


def as_file(text: str) -> DataFile:
    return DataFile(text, "mine.toml")
