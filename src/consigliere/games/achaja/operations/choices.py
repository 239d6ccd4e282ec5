"""Choices: players, dice, locations, tokens, characters, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from consigliere.core.move import Move
from consigliere.games.achaja.box import COLOURS, DICE, FACES, LOCATIONS
from consigliere.games.achaja.operations.base import ATTACKER, FIRST_NAME, IT, SELF, UNSET, Choice, Op, Sizes, Slots
from consigliere.games.achaja.queries import look
from consigliere.games.achaja.state import State

if TYPE_CHECKING:
    from consigliere.games.achaja.reading import Reader

SEATS = tuple(Move("player", str(seat)) for seat in range(5))
DONE = Move("done")
KINDS = ("street", "palace")
COUSINS = tuple(Move("cousin", kind) for kind in KINDS)
OWNERS = ("self", "other", "any", "it", "attacker")
SCOPES = ("troy", "reserve", "any")


class ChoosePlayer(Choice):
    """choose_player: one other player; `with` asks for a hand or a cousin, which everybody can see (D-38, D-42)."""

    kind, verbs = "player", ("player",)

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        reader.word(table, "among", ("others",))
        self.having = reader.word(table, "with", ("hand", "cousin")) if "with" in table else ""
        self.reads = frozenset({"hand": ("hands",), "cousin": ("cousins",)}.get(self.having, ()))
        self.binding = bool(self.having)  # there is always another player

    def options(self, s: State, slots: Slots) -> list[int]:
        others = s.rules.after[slots[SELF]][:-1]
        if self.having == "hand":
            return [seat for seat in others if s.hands[seat]]
        if self.having == "cousin":
            return [seat for seat in others if s.street[seat] or s.palace[seat]]
        return list(others)

    def breadth(self, sizes: Sizes) -> int:
        return sizes.seats - 1

    def move(self, s: State, option: int) -> Move:
        return SEATS[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return int(move[1])


class ChooseDie(Choice):
    """choose_die: one die. A-18 In Troy, in a reserve, or any. A-21 Only one that the effect can change."""

    kind = "die"
    verbs: tuple[str, ...] = ("die",)
    reads = frozenset({"places", "values"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.owner = reader.word(table, "owner", OWNERS)
        scope = reader.word(table, "scope", SCOPES)
        troy, reserve = scope != "reserve", scope != "troy"
        self.places = (reserve, *[troy] * LOCATIONS, False)  # the last one is ABSENT
        self.values = (False, *[True] * FACES)  # narrowed by what is done to the die
        self.different: tuple[int, ...] = tuple(
            {reader.ref(name, ("die",), "differs_from"): name for name in reader.list_of(table, "differs_from")}
        )
        self.avoid = reader.ref(table["not_at"], ("die", "location"), "not_at") if "not_at" in table else UNSET
        self.avoid_die = self.avoid != UNSET and reader.kind_of(self.avoid) == "die"
        self.needs = tuple(slot for slot in (*self.different, self.avoid) if slot >= FIRST_NAME)

    def dice(self, s: State, slots: Slots) -> tuple[int, ...]:
        owner, houses = self.owner, s.houses
        if owner == "self":
            return houses.dice[slots[SELF]]
        if owner == "other":
            return houses.foreign[slots[SELF]]
        if owner == "any":
            return houses.every
        return houses.dice[slots[IT if owner == "it" else ATTACKER]]

    def options(self, s: State, slots: Slots) -> list[int]:
        """Of dice that look alike only one is offered."""
        value, place, values, places = s.value, s.place, self.values, self.places
        banned = UNSET - 1
        if self.avoid != UNSET:
            banned = place[slots[self.avoid]] if self.avoid_die else slots[self.avoid]
        taken = [slots[slot] for slot in self.different] if self.different else ()
        seen = set()
        found = []
        for die in self.dice(s, slots):
            at, shows = place[die], value[die]
            if places[at] and values[shows] and at != banned and die not in taken:
                key = (die // 5 * 13 + at) * 6 + shows
                if key not in seen:
                    seen.add(key)
                    found.append(die)
        return found

    def exists(self, s: State, slots: Slots) -> bool:
        if self.different or self.avoid != UNSET:
            return bool(self.options(s, slots))
        value, place, values, places = s.value, s.place, self.values, self.places
        for die in self.dice(s, slots):  # noqa: SIM110
            if places[place[die]] and values[value[die]]:
                return True
        return False

    def fitting(self, s: State, slots: Slots) -> list[int]:
        """All dice that may be chosen, also those that look alike, but for those that are chosen already."""
        value, place, values, places = s.value, s.place, self.values, self.places
        taken = [slots[slot] for slot in self.different]
        return [d for d in self.dice(s, slots) if places[place[d]] and values[value[d]] and d not in taken]

    def breadth(self, sizes: Sizes) -> int:
        if self.owner in ("other", "any"):
            return sizes.dice - (sizes.own_dice if self.owner == "other" else 0)
        return sizes.own_dice

    def moves(self, s: State, slots: Slots) -> list[Move]:
        value, place, moves = s.value, s.place, s.rules.box.die_moves
        return [moves[(die // 5 * 13 + place[die]) * 6 + value[die] - 1] for die in self.offers(s, slots)]

    def move(self, s: State, option: int) -> Move:
        return s.rules.box.die_moves[look(s, option)]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        colour, rest = divmod(s.rules.box.look[move], (LOCATIONS + 1) * FACES)
        at, shows = rest // FACES, rest % FACES + 1
        taken = [slots[slot] for slot in self.different] if self.different else ()
        for die in range(colour * DICE, (colour + 1) * DICE):
            if s.place[die] == at and s.value[die] == shows and die not in taken:
                return die
        raise AssertionError("no die looks like that")


class DifferentDice(Op):
    """Several choose_die that must all differ: whether each can get a die of its own. Only looked at, never asked."""

    binding = True
    reads = ChooseDie.reads

    def __init__(self, choices: list[ChooseDie]) -> None:
        self.choices = choices
        own = {op.slot for op in choices}
        self.needs = tuple({slot for op in choices for slot in op.needs} - own)

    def possible(self, s: State, slots: Slots) -> bool:
        """A matching: a choice that finds its dice taken asks those who took them to take others."""
        wanted = [op.fitting(s, slots) for op in self.choices]
        taken_by: dict[int, int] = {}

        def finds(choice: int, asked: set[int]) -> bool:
            for die in wanted[choice]:
                if die not in asked:
                    asked.add(die)
                    if die not in taken_by or finds(taken_by[die], asked):
                        taken_by[die] = choice
                        return True
            return False

        return all(finds(choice, set()) for choice in range(len(wanted)))


class ChooseDice(ChooseDie):
    """choose_dice: a set of different dice, taken one after the other."""

    kind, verbs = "dice", ("die", "done")
    many = True
    tried = False

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        super().__init__(table, reader)
        self.least, self.most = reader.span(table)
        self.binding = self.least > 0

    def exists(self, s: State, slots: Slots) -> bool:
        if not self.least:
            return True
        places, values = self.places, self.values
        return sum(places[s.place[d]] and values[s.value[d]] for d in self.dice(s, slots)) >= self.least

    def options(self, s: State, slots: Slots) -> list[Any]:
        """Any die that is not taken yet, in any order; of those that look alike only one. UNSET: enough."""
        taken = slots[self.slot] if slots[self.slot] != UNSET else ()
        places, values = self.places, self.values
        fit = [d for d in self.dice(s, slots) if places[s.place[d]] and values[s.value[d]]]
        if not s.rules.any_order:
            return self.in_one_order(s, fit, taken)
        found: list[Any] = []
        if len(taken) < self.most and len(fit) >= self.least:
            by_look = {look(s, die): die for die in reversed(fit) if die not in taken}
            found = [by_look[looks] for looks in sorted(by_look)]
        if len(taken) >= self.least:
            found.append(UNSET)
        return found

    def in_one_order(self, s: State, fit: list[int], taken: tuple[int, ...]) -> list[Any]:
        """As it was in earlier files: each set could be named in one order only."""
        fit.sort(key=lambda die: (look(s, die), die))
        last = fit.index(taken[-1]) if taken else -1
        found: list[Any] = []
        if len(taken) < self.most:
            before = -1
            for i in range(last + 1, len(fit) - (self.least - len(taken) - 1 if self.least > len(taken) else 0)):
                if look(s, fit[i]) != before:
                    before = look(s, fit[i])
                    found.append(fit[i])
        if len(taken) >= self.least:
            found.append(UNSET)
        return found

    def move(self, s: State, option: int) -> Move:
        return DONE if option == UNSET else super().move(s, option)

    def moves(self, s: State, slots: Slots) -> list[Move]:
        return [self.move(s, option) for option in self.options(s, slots)]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return int(next(option for option in self.options(s, slots) if self.move(s, option) == move))


class ChooseLocation(Choice):
    """choose_location: an open one, or one with room as well (A-22); not the present place of a piece."""

    kind, verbs = "location", ("at",)

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.with_room = reader.word(table, "need", ("open", "room")) == "room"
        self.binding = self.with_room  # several locations are always open
        self.avoid = reader.ref(table["not_at"], ("die", "token", "location"), "not_at") if "not_at" in table else UNSET
        self.avoids = reader.kind_of(self.avoid) if self.avoid != UNSET else ""
        self.needs = (self.avoid,) if self.avoid != UNSET else ()
        self.reads = frozenset({"room"} if self.with_room else ()) | ({"places"} if self.avoids == "die" else set())

    def breadth(self, sizes: Sizes) -> int:
        return LOCATIONS

    def mask(self, s: State, slots: Slots) -> int:
        mask = s.room if self.with_room else s.open
        if self.avoids:
            piece = slots[self.avoid]
            if self.avoids == "die":
                piece = s.place[piece]
            elif self.avoids == "token":
                piece //= COLOURS
            mask &= ~(1 << piece)
        return mask

    def options(self, s: State, slots: Slots) -> list[int]:
        mask = self.mask(s, slots)
        return [at for at in range(1, LOCATIONS + 1) if mask >> at & 1]

    def exists(self, s: State, slots: Slots) -> bool:
        return self.mask(s, slots) != 0

    def sure(self, s: State) -> bool:
        """At least two locations fit, and at most one is excluded."""
        mask = s.room if self.with_room else s.open
        return bool(mask & (mask - 1))

    def moves(self, s: State, slots: Slots) -> list[Move]:
        return super().moves(s, slots) if self.checks else s.rules.box.at[self.mask(s, slots)]

    def move(self, s: State, option: int) -> Move:
        return s.rules.box.at_moves[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return s.rules.box.place[move[1]]


class ChooseToken(Choice):
    """choose_token: one power token lying on a location."""

    kind, verbs = "token", ("token",)
    reads = frozenset({"tokens"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.owner = reader.word(table, "owner", OWNERS)

    def options(self, s: State, slots: Slots) -> list[int]:
        owner, who = s.houses.owner, self.owner
        found = [token for token, n in enumerate(s.tokens) if n]
        if who == "any":
            return found
        if who == "other":
            return [token for token in found if owner[token % COLOURS] != slots[SELF]]
        seat = slots[{"self": SELF, "it": IT, "attacker": ATTACKER}[who]]
        return [token for token in found if owner[token % COLOURS] == seat]

    def exists(self, s: State, slots: Slots) -> bool:
        return any(s.tokens) if self.owner == "any" else bool(self.options(s, slots))

    def breadth(self, sizes: Sizes) -> int:
        return sizes.tokens

    def move(self, s: State, option: int) -> Move:
        return s.rules.box.token_moves[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return s.rules.box.token[move]


class ChooseCharacter(Choice):
    """choose_character: a face-up card, or also one of the House of Orion (A-60)."""

    kind, verbs = "character", ("character",)
    reads = frozenset({"characters"})

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.all = reader.word(table, "among", ("cards", "all")) == "all"
        self.binding = not self.all  # the figures are always there

    def options(self, s: State, slots: Slots) -> list[int]:
        return [*s.shown, *s.rules.box.figures] if self.all else s.shown[:]

    def breadth(self, sizes: Sizes) -> int:
        return sizes.characters

    def move(self, s: State, option: int) -> Move:
        return s.rules.box.character_moves[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return s.rules.box.character[move[1]]


class ChooseCards(Choice):
    """choose_cards: from the chooser's hand or from the open discard pile, taken one after the other."""

    kind, verbs = "cards", ("card", "done")
    many = True
    tried = False

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.hand = reader.word(table, "from", ("hand", "discard")) == "hand"
        self.secret = self.hand
        self.least, self.most = reader.span(table)
        self.binding = self.least > 0
        self.once = not self.hand and reader.what != "location"
        self.reads = frozenset({"hands" if self.hand else "discard"})

    def breadth(self, sizes: Sizes) -> int:
        return 1  # one after the other, without looking ahead

    def pile(self, s: State, slots: Slots) -> list[int]:
        """The cards among which one chooses. A-45 In an intrigue phase each is taken back once only."""
        if self.hand:
            return s.hands[slots[self.by]]
        if self.once and s.rules.recover_once:
            before = s.recovered[slots[self.by]]
            return [card for card, n in enumerate(s.discard) if n and not before >> card & 1]
        return [card for card, n in enumerate(s.discard) for _ in range(n)]

    def size(self, s: State, slots: Slots) -> int:
        """How many cards there are to choose from."""
        if self.hand:
            return len(s.hands[slots[self.by]])
        return len(self.pile(s, slots)) if self.once and s.rules.recover_once else s.discarded

    def exists(self, s: State, slots: Slots) -> bool:
        return self.size(s, slots) >= self.least

    def options(self, s: State, slots: Slots) -> list[Any]:
        """Any card that is not taken yet, in any order; of equal ones only one. UNSET: enough."""
        taken = slots[self.slot] if slots[self.slot] != UNSET else ()
        pile = self.pile(s, slots)
        if not s.rules.any_order:
            return self.in_one_order(pile, taken)
        found: list[Any] = []
        if len(taken) < self.most and len(pile) >= self.least:
            found = [card for card in sorted(set(pile)) if pile.count(card) > taken.count(card)]
        if len(taken) >= self.least:
            found.append(UNSET)
        return found

    def in_one_order(self, pile: list[int], taken: tuple[int, ...]) -> list[Any]:
        """As it was in earlier files: each set could be named in one order only."""
        found: list[Any] = []
        if len(taken) < self.most:
            start = pile.index(taken[-1]) + taken.count(taken[-1]) if taken else 0
            spare = self.least - len(taken) - 1
            before = -1
            for i in range(start, len(pile) - (spare if spare > 0 else 0)):
                if pile[i] != before:
                    before = pile[i]
                    found.append(before)
        if len(taken) >= self.least:
            found.append(UNSET)
        return found

    def move(self, s: State, option: int) -> Move:
        return DONE if option == UNSET else s.rules.box.card_moves[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return UNSET if move is DONE or move == DONE else s.rules.box.card[move[1]]

    def needless(self, s: State, slots: Slots, count: int) -> bool:
        """Cards in a hand are secret: only their number may spare the question."""
        taken = 0 if slots[self.slot] == UNSET else len(slots[self.slot])
        size = self.size(s, slots)
        if taken == min(self.most, size):
            return True  # nothing more can be taken
        if taken and self.early:
            return count == 1  # nobody sees the parts of a declaration
        return self.least >= size if self.hand else count == 1


class ChooseColour(Choice):
    """A-98, DP-23 With two houses: which of the own colours is meant."""

    kind, verbs = "colour", ("colour",)
    reads = frozenset({"supply"})

    def __init__(self, supplied: bool) -> None:
        self.supplied = supplied

    def options(self, s: State, slots: Slots) -> list[int]:
        own = s.houses.colours[slots[self.by]]
        if self.supplied and s.rules.power_tokens_binding:
            return [colour for colour in own if s.supply[colour] > 0]
        return list(own)

    def breadth(self, sizes: Sizes) -> int:
        return sizes.colours

    def move(self, s: State, option: int) -> Move:
        return s.rules.box.colour_moves[option]


class ChooseCousin(Choice):
    """DP-24 Which kind of cousin a player loses; one he has."""

    kind, verbs = "cousin", ("cousin",)
    reads = frozenset({"cousins"})

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.needs = (victim,) if victim >= FIRST_NAME else ()

    def options(self, s: State, slots: Slots) -> list[int]:
        seat = slots[self.victim]
        return [kind for kind, held in enumerate((s.street[seat], s.palace[seat])) if held]

    def breadth(self, sizes: Sizes) -> int:
        return len(KINDS)

    def move(self, s: State, option: int) -> Move:
        return COUSINS[option]


class ChooseChange(Choice):
    """modify_die with several amounts: by how much, up or down; only what changes the die (A-21)."""

    kind, verbs = "change", ("raise", "lower")
    reads = frozenset({"values"})

    def __init__(self, die: int, changes: tuple[int, ...], reach: dict[int, tuple[int, ...]]) -> None:
        self.die, self.changes, self.reach = die, changes, reach
        self.said = tuple(Move("raise", str(by)) if by > 0 else Move("lower", str(-by)) for by in changes)
        self.needs = (die,) if die >= FIRST_NAME else ()

    def options(self, s: State, slots: Slots) -> list[int]:
        shows = s.value[slots[self.die]]
        return [i for i, by in enumerate(self.changes) if self.reach[by][shows] != shows]

    def breadth(self, sizes: Sizes) -> int:
        return len(self.changes)

    def move(self, s: State, option: int) -> Move:
        return self.said[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return self.said.index(move)
