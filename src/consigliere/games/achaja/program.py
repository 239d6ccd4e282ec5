"""Effects made ready: flat code with jumps, and all programs of a match."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.flow import NOBODY
from consigliere.core.move import Move
from consigliere.games.achaja.box import COLOURS, Box, open_box
from consigliere.games.achaja.effort import MOST_TRIES, MOST_TRIES_TOGETHER, Effort, sizes_for
from consigliere.games.achaja.foresight import checks_for, depends, path, tidy
from consigliere.games.achaja.operations import board, flows, goods
from consigliere.games.achaja.operations.base import (
    FIRST_NAME,
    SELF,
    UNSET,
    Choice,
    Op,
    Slots,
    completes,
    completes_on_a_copy,
    is_choice,
)
from consigliere.games.achaja.operations.choices import ChooseCards
from consigliere.games.achaja.queries import cost
from consigliere.games.achaja.reading import Item, Reader
from consigliere.games.achaja.state import State

PLENTY = 1_000_000
SWITCHES = ("citadel_either_sign",)  # options that exchange what a location does: its key ops_<option>


class Program:
    """One effect of a card, one ability, event, response or location action."""

    def __init__(self, reader: Reader, items: list[Item], what: str, index: int, text: str, target: str) -> None:
        self.what, self.index, self.text, self.target, self.reader = what, index, text, target, reader
        self.number = UNSET  # among all programs of the match
        self.move = Move("")  # how a player begins it, if it is the effect of a card
        self.code: list[Op] = []
        self.size = reader.slots
        flatten(items, self.code, UNSET)
        self.blanks = [(seat, UNSET, UNSET, 0, *[UNSET] * (self.size - FIRST_NAME)) for seat in range(5)]
        self.to_choice = [next_choice(self.code, pc) for pc in range(len(self.code) + 1)]
        self._foresee(items)
        self._sum_up()
        if target == "other" and not self.aims and not self.hits_all:
            reader.fail("an effect against another player must choose a player, a die or a token", "target")
        self.within_play = self  # as it is looked at when it would be played through another effect
        inner = tuple(op.within_play() for op in self.checks)
        if inner != self.checks:
            self.within_play = copy(self)
            self.within_play.checks = inner

    def _foresee(self, items: list[Item]) -> None:
        """A-41 What must be possible so that the effect may begin, and after each of its choices."""
        late = {named.slot for named in self.reader.names.values() if named.late}
        late |= {op.slot for op in self.code if isinstance(op, Choice) and not op.early}
        tidy(items, [], [], late)
        line = path(items, late)
        self.price = 0  # what is paid first; known without trying anything
        if line and isinstance(line[0], goods.Pay):
            self.price, line = line[0].amount, line[1:]
        self.deep = depends(line)  # one operation depends on what another will have done
        self.checks = checks_for(line)
        self.lessens = self.price > 0 and any(op.reads & goods.GOLD for op in self.checks)  # what comes does with less
        self.certain = not self.checks and not self.price  # it is always possible
        self.must_play = any(isinstance(op, board.PlayIntrigue) and op.binding for op in self.checks)

    def _sum_up(self) -> None:
        """What one wants to know of the whole effect without going through its operations again."""
        code = self.code
        self.outcomes = tuple(op for op in code if not op.choice and not op.jumps)
        self.can_be_idle = all(type(op).idle is not Op.idle for op in self.outcomes)
        self.opens = any(op.opens for op in code)  # it leads to questions of another effect
        self.writes = frozenset().union(*(op.writes for op in code))  # what it can change
        self.uses_hand = any("hands" in op.reads for op in code)
        self.pays = any(isinstance(op, goods.Pay) for op in code)
        self.aims = tuple(op for op in code if isinstance(op, Choice) and op.kind in ("player", "die", "token"))
        self.hits_all = any(isinstance(op, flows.Each) for op in code)
        self.hand_choices = hand_choices(code, self.what)

    def blank(self, seat: int, attacker: int = UNSET) -> list[Any]:
        """Nothing chosen yet."""
        return [seat, attacker, UNSET, 0, *[UNSET] * (self.size - FIRST_NAME)]

    def feasible(self, s: State, seat: int, attacker: int = UNSET) -> bool:
        """A-41 There is a complete set of early choices."""
        if s.gold[seat] < self.price:
            return False
        checks = self.checks
        if not checks:
            return True
        if self.lessens:
            s.gold[seat] -= self.price
            found = self.completed(s, seat, attacker)
            s.gold[seat] += self.price
            return found
        if attacker == UNSET and not self.deep:  # the usual cases at once
            first = checks[0]
            if len(checks) == 1 or (len(checks) == 2 and first.choice and checks[1].sure(s)):
                slots = self.blanks[seat]
                return first.exists(s, slots) if is_choice(first) else first.possible(s, slots)
        return self.completed(s, seat, attacker)

    def completed(self, s: State, seat: int, attacker: int) -> bool:
        slots = self.blank(seat, attacker)
        return completes_on_a_copy(s, self.checks, 0, slots) if self.deep else completes(s, self.checks, 0, slots)

    def idle(self, s: State, seat: int) -> bool:
        """It would do nothing at all."""
        return self.can_be_idle and all(op.idle(s, self.blanks[seat]) for op in self.outcomes)

    def targets(self, s: State, slots: Slots) -> int:
        """A-42, D-36 The seats it is played against: the chosen player, or the owner of the first foreign piece."""
        if self.target == "self":
            return 0
        seat = slots[SELF]
        for op in self.aims:
            chosen = slots[op.slot]
            if chosen != UNSET:
                owner = chosen
                if op.kind == "die":
                    owner = s.houses.of_die[chosen]
                elif op.kind == "token":
                    owner = s.houses.owner[chosen % COLOURS]
                if owner not in (seat, NOBODY):
                    return 1 << int(owner)
        return s.rules.everybody & ~(1 << seat) if self.hits_all and not self.aims else 0


# ---- making code -------------------------------------------------------------------------------------------------


def flatten(items: list[Item], code: list[Op], otherwise: int) -> None:
    """One list of operations with jumps instead of nested lists."""
    for item in items:
        if isinstance(item, Op):
            code.append(item)
            continue
        op = item.op
        here = len(code)
        code.append(op)
        if isinstance(op, flows.ChooseOne):
            starts, jumps = [], []
            for branch in item.lists:
                starts.append(len(code))
                flatten(branch, code, otherwise)
                jumps.append(flows.Jump())
                code.append(jumps[-1])
            op.starts, op.end = tuple(starts), len(code)
            for jump in jumps:
                jump.to = len(code)
        elif isinstance(op, flows.May):
            flatten(item.lists[0], code, otherwise)
            op.end = len(code)
        elif isinstance(op, flows.Each):
            flatten(item.lists[0], code, here)
            code.append(flows.Jump(here))
            op.end = len(code)
            for inner in code[here + 1 : op.end]:
                if isinstance(inner, Choice):
                    inner.otherwise = here
        elif isinstance(op, flows.If):
            flatten(item.lists[0], code, otherwise)
            jump = flows.Jump()
            code.append(jump)
            op.otherwise = len(code)
            flatten(item.lists[1], code, otherwise)
            jump.to = op.end = len(code)


def next_choice(code: list[Op], pc: int) -> int:
    """Where the next thing stands that is declared beforehand."""
    while pc < len(code):
        op = code[pc]
        if isinstance(op, Choice) and op.early:
            break
        pc = op.skip(pc)
    return pc


def hand_choices(code: list[Op], what: str) -> list[tuple[int, ChooseCards, int]]:
    """The choices of cards of a hand that others do not see at once: where each stands, and where the cards are shown.

    What is declared is told to everybody, except in responses. Cards are shown when they are discarded, if that comes
    for certain: not within a list that may be left out.
    """
    found = []
    for at, op in enumerate(code):
        if isinstance(op, ChooseCards) and op.hand and (not op.early or what == "response"):
            shown_at = len(code)
            for later in range(len(code) - 1, at, -1):
                shows = isinstance(code[later], (goods.DiscardCards, goods.SellCards)) and op.slot in code[later].needs
                if shows and all(getattr(flow, "end", 0) <= later for flow in code[at:later]):
                    shown_at = later
            found.append((at, op, shown_at))
    return found


# ---- all programs of a match -------------------------------------------------------------------------------------


class Programs:
    """Every effect in the box, by number and by what it belongs to; and what a seat may begin."""

    def __init__(self, data: DataFile, players: int, clamp: bool, switches: tuple[str, ...]) -> None:
        self.data, self.players, self.clamp = data, players, clamp
        self.box: Box = open_box(data)
        self.all: list[Program] = []
        self.effects = tuple(
            tuple(self.effect(card, entry["id"], effect) for effect in entry["effect"])
            for card, entry in enumerate(self.box.card_entries)
        )
        self.responses = tuple(self.response(i, entry) for i, entry in enumerate(self.box.card_entries))
        figures = len(self.box.character_entries) - len(self.box.figures)
        self.abilities = tuple(
            self.add("figure" if i >= figures else "character", i - figures if i >= figures else i, "ops", "ability", i,
                     entry["id"], entry)
            for i, entry in enumerate(self.box.character_entries)
        )  # fmt: skip
        self.events = tuple(
            self.add("event", i, "ops", "event", i, entry["id"], entry)
            for i, entry in enumerate(self.box.event_entries)
        )
        self.locations = (
            self.events[0],
            *(self.location(i, e, switches) for i, e in enumerate(self.box.location_entries)),
        )

        self.check_effort()

    def check_effort(self) -> None:
        """Refuse effects for which it could take too long to see what is legal."""
        effort = Effort(sizes_for(self.players, self.box))
        cards = [program for pair in self.effects for program in pair]
        effort.look_through(cards, self.abilities)
        for question, programs, times in (
            ("playing a card or using a character", [*cards, *self.abilities], 1),
            ("answering a card", [program for program in self.responses if program], 1),
            ("the actions of all locations", self.locations[1:], self.players),
        ):
            tries = times * effort.together(programs)
            if tries > MOST_TRIES_TOGETHER:
                dearest = max(programs, key=lambda program: effort.dearest(program)[0])
                problem = f"what can be chosen in {question}, this above all, could be tried in {tries} ways"
                dearest.reader.fail_at(
                    effort.dearest(dearest)[1], f"{problem}; at most {MOST_TRIES_TOGETHER} are looked at"
                )
        for program in self.all:
            tries, op = effort.dearest(program)
            if tries > MOST_TRIES:
                problem = f"all that can be chosen here could be tried in {tries} ways"
                program.reader.fail_at(op, f"{problem}; at most {MOST_TRIES} are looked at")

    def add(
        self, table: str, index: int, key: str, what: str, owner: int, text: str, entry: dict[str, Any],
        target: str = "self", response: str = "",
    ) -> Program:  # fmt: skip
        reader = Reader(self.data, table, index, key, what, self.players, self.clamp)
        reader.response = response
        program = Program(reader, reader.read(entry.get(key), outermost=True), what, owner, text, target)
        program.number = len(self.all)
        self.all.append(program)
        return program

    def effect(self, card: int, name: str, effect: dict[str, Any]) -> Program:
        text = f"{name}.{effect['id']}"
        program = self.add("intrigue.effect", effect["at"], "ops", "effect", card, text, effect, effect["target"])
        program.move = Move("play", name, effect["id"])
        return program

    def response(self, card: int, entry: dict[str, Any]) -> Program | None:
        if "response" not in entry:
            return None
        response = entry["response"]
        text = f"{entry['id']}.response"
        return self.add("intrigue.response", response["at"], "ops", "response", card, text, response,
                        response=response["kind"])  # fmt: skip

    def location(self, index: int, entry: dict[str, Any], switches: tuple[str, ...]) -> Program:
        """D-34 A ruling switch may exchange what a location does."""
        for key in entry:
            if key.startswith("ops_") and key[4:] not in SWITCHES:
                self.data.fail(f"there is no switch {key[4:]!r}", "location", index, key)
        found = [self.add("location", index, key, "location", index + 1, entry["id"], entry)
                 for key in entry if key == "ops" or key.startswith("ops_")]  # fmt: skip
        if not found:
            self.data.fail("the key 'ops' is missing", "location", index, "ops")
        chosen = [key for key in entry if key == "ops" or key.startswith("ops_")]
        active = [i for i, key in enumerate(chosen) if key[4:] in switches]
        return found[active[0] if active else chosen.index("ops")]

    # -- what may be begun ----------------------------------------------------------------------------------------

    def plays(self, s: State, seat: int) -> list[Move]:
        """A-41 Every effect of a card in hand that is legal."""
        moves = []
        before = UNSET
        for card in s.hands[seat]:
            if card == before:
                continue
            before = card
            for program in self.effects[card]:
                if program.certain or self.playable(s, seat, program):
                    moves.append(program.move)
        return moves

    def playable(self, s: State, seat: int, program: Program) -> bool:
        """The card itself is on the table while it is played, not in the hand."""
        if not program.uses_hand:
            return program.feasible(s, seat)
        hand = s.hands[seat]
        s.hands[seat] = rest = hand[:]
        rest.remove(program.index)
        legal = program.feasible(s, seat)
        s.hands[seat] = hand
        return legal

    def can_play(self, s: State, seat: int) -> bool:
        """Whether some card can be played; one that is played through an effect needs no further card to be played."""
        return any(
            program.certain or self.playable(s, seat, program.within_play)
            for card in set(s.hands[seat])
            for program in self.effects[card]
        )

    def usable(self, s: State, seat: int, character: int, free: bool = False) -> bool:
        """A-41, A-61 The cost can be paid and the ability is legal."""
        price = 0 if free else cost(s, character)
        if s.gold[seat] < price:
            return False
        if s.rules.use_tokens_binding and sum(s.uses) >= s.rules.number["use_tokens"]:
            return False
        program = self.abilities[character]
        if program.certain:
            return True
        if not program.pays:
            return program.feasible(s, seat)
        s.gold[seat] -= price
        legal = program.feasible(s, seat)
        s.gold[seat] += price
        return legal

    def in_public(self, s: State, seat: int, program: Program) -> bool:
        """A-84 Legal for somebody with any amount of gold, and not without any effect."""
        if program.certain and not program.can_be_idle:
            return True
        gold, s.gold[seat] = s.gold[seat], PLENTY
        legal = program.feasible(s, seat) and not program.idle(s, seat)
        s.gold[seat] = gold
        return legal


@lru_cache(maxsize=32)
def programs_of(data: DataFile, players: int, clamp: bool, switches: tuple[str, ...]) -> Programs:
    """Each component file is read once for every number of players and set of switches."""
    return Programs(data, players, clamp, switches)
