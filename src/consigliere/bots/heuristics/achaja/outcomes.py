"""What moves and effects lead to: the engine itself carries them out, in a world that the seat can imagine."""

from __future__ import annotations

from functools import lru_cache
from operator import eq
from typing import Any

from consigliere.bots.heuristics.achaja.outlook import ENOUGH, Scales
from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.move import Move
from consigliere.games.achaja.box import FACES, LOCATIONS, TURNS
from consigliere.games.achaja.changes import discard_card, draw_cards, put_die
from consigliere.games.achaja.effects import Way, answered, carry_out, ways_on
from consigliere.games.achaja.operations.base import UNSET
from consigliere.games.achaja.operations.board import charge
from consigliere.games.achaja.operations.choices import ChooseCards
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.state import Rules, State, empty_table

# How far one looks for the best way to carry an effect out.
FEW, MANY = 3, 10  # so few options are all looked at in full; of more, at most so many are looked at
MOST_TRIES = 100  # after so many, one glance at each option that is left
NEVER = -1e9

COUSIN_STOPS, CARD_STOPS = 0.6, 0.75  # how likely a cousin, or a card that can answer, is used against a card
STOPPED = 0.4  # what part of an attack remains if it is stopped: the answer was a card or cousin too
MORE = 0.15  # for each card that may be played through an effect
LEAST, MOST = 0.1, 0.45  # what the action of a location counts: not each can be used when its turn comes
FALLS = (2, 5, 1, 6, 4, 3)  # how dice fall, and the other way round: two rolls that stand for all

#: By what an operation says it changes: the lists of a state in which that stands. Effects that change nothing else
#: are tried again and again on one copy of the table, which is put right each time; others need a new copy.
CHANGED = {
    "values": ("value",),
    "places": ("place", "at"),
    "room": ("at",),
    "tokens": ("tokens",),
    "supply": ("supply",),
    "gold": ("gold",),
    "power": ("power",),
    "cousins": ("street", "palace"),
    "limits": ("extra",),
}


class Outcomes:
    """Tries out what a seat could do in one world. All values are gains over the table as it lies."""

    def __init__(self, s: State, seat: int, actions: tuple[float, ...] | None = None) -> None:
        self.s, self.seat = s, seat
        self.chance = s.chance = FixedDice(s.chance)
        self.scales = Scales(s, seat, action_worths(s.rules) if actions is None else actions)
        self.declared: Effect | None = None  # what is being declared
        self.goal = NEVER  # the best found so far
        box = s.rules.box
        stops = CARD_STOPS * sum(n for n, kind in zip(box.copies, box.response) if kind) / len(box.deck)
        self.hope = [self._unanswered(other, stops) for other in range(s.rules.players)]

    def _unanswered(self, other: int, stops: float) -> float:
        """What part of a card against this player is left to hope for."""
        s = self.s
        free = (1 - stops) ** len(s.hands[other])
        if s.street[other] or s.palace[other]:
            free *= 1 - COUSIN_STOPS
        return float(free + (1 - free) * STOPPED)

    def of_effect(self, program: Program, pays: bool = True) -> float:
        """A card, an ability or an action, carried out as well as possible; with what it costs to play or use it."""
        return self._found(Effect(self, self.s, program, pays).best(0, program.blank(self.seat)))

    def of_declaring(self, move: Move) -> float:
        """An answer to what is being declared (A-43)."""
        number, pc, slots, origin = self.s.stack[-1].about[:4]
        program, chosen = self.s.rules.programs.all[number], list(slots)
        if self.declared is None:
            self.declared = Effect(self, self.s, program, pays=origin in ("act", "play_more"))
        self.declared.tries = 0
        return self._found(self.declared.best(answered(self.s, program, pc, chosen, move), chosen))

    def of_move(self, move: Move) -> float:
        """Any other answer. A roll counts by its mean."""
        chance = self.chance
        chance.turned, chance.rolled = False, 0
        found = self.settled(self._applied(move))
        if chance.rolled:
            chance.turned, chance.rolled = True, 0
            found = (found + self.settled(self._applied(move))) / 2
        return found

    def _applied(self, move: Move) -> State:
        t = self.s.clone()
        flow.apply(t, self.seat, move)
        return t

    def _found(self, value: float) -> float:
        self.goal = max(self.goal, value)
        return value

    def settled(self, t: State) -> float:
        """What a table promises after the questions that an effect has opened.

        Nobody answers a card, and what may be left out is left out.
        """
        if t.stack and not t.rules.steps[t.stack[-1].step].asks:
            flow.advance(t)
        while t.stack:
            top = t.stack[-1]
            if top.step == "respond":
                t.stack.pop()
                flow.advance(t)
            elif top.step == "play_more":
                most: int = top.about[1]
                return self.scales.gain(t) + MORE * min(most, len(t.hands[self.seat]))
            elif top.step == "declare" and top.seat == self.seat:
                number, pc, slots = top.about[:3]
                return Effect(self, t, t.rules.programs.all[number], pays=False).best(pc, list(slots))
            elif top.step in ("declare", "choose", "theft"):
                flow.apply(t, top.seat, flow.answers(t, top.seat)[-1])
            else:
                break
        return self.scales.gain(t)


class Effect:
    """One effect: declared in many ways at the table as it lies, and carried out on a copy where its price is paid."""

    def __init__(self, outcomes: Outcomes, s: State, program: Program, pays: bool) -> None:
        self.outcomes, self.s, self.program = outcomes, s, program
        self.tries = 0
        self.most, self.liked = NEVER, [UNSET]  # the best way found so far
        self.t = t = s.clone()
        t.stack = []
        self.unplayed = self.paid = 0.0
        is_card = program.what == "effect"
        if pays and is_card:
            t.hands[outcomes.seat].remove(program.index)
            self.unplayed = outcomes.scales.gain(t)
        elif pays:
            charge(t, outcomes.seat, program.index, free=False)
        self.answerable = is_card and program.target != "self"
        self.reusable = not program.opens and program.writes <= CHANGED.keys()
        self.kept: list[tuple[list[int], list[int]]] = []
        if self.reusable:
            for name in lists_changed(program.writes):
                live: list[int] = getattr(t, name)
                self.kept.append((live, live[:]))
            self.counts = t.room, t.increase_left, t.street_pile, t.palace_pile
            if self.unplayed and not program.uses_hand:  # the card is weighed once, not at each try
                t.hands, self.paid = s.hands, self.unplayed

    def best(self, pc: int, slots: list[Any]) -> float:
        """What the best way found leads to.

        Of many, that is looked at in full which looks best at a glance; none if there is a better effect or answer.
        """
        if self.tries >= MOST_TRIES:
            return self.glance(pc, slots)
        ways = self.ways(pc, slots)
        if not ways:
            return self.outcome(slots)
        if len(ways) <= FEW or self.program.to_choice[ways[0][0]] == len(self.program.code):
            return max([self.best(*way) for way in ways])
        ways = ways[:: -(-len(ways) // MANY)]
        found = self.best(*ways[0])
        glances = [self.glance(*way) for way in ways[1:]]
        if self.most >= self.outcomes.goal:
            found = max(found, self.best(*ways[1 + glances.index(max(glances))]))
        return max(found, *glances)

    def glance(self, pc: int, slots: list[Any]) -> float:
        """What comes of it if all else is chosen as in the best way found so far."""
        liked = self.liked
        while ways := self.ways(pc, slots):
            pc, slots = max(ways, key=lambda way: sum(map(eq, way[1], liked)))
        return self.outcome(slots)

    def ways(self, pc: int, slots: list[Any]) -> list[Way]:
        """How to go on declaring; none if all is chosen. Of cards, which are much alike, only two are looked at."""
        program = self.program
        if program.to_choice[pc] == len(program.code):
            return []
        ways = ways_on(self.s, program, pc, slots)
        if len(ways) > 2:
            at, chosen = ways[0]
            op = program.code[at] if at < len(program.code) else None
            if isinstance(op, ChooseCards) and chosen[op.slot] != UNSET:
                return [ways[0], ways[-1]]
        return ways

    def outcome(self, slots: list[Any]) -> float:
        """All is chosen. A roll counts by its mean, and a card only as far as nobody stops it."""
        chance = self.outcomes.chance
        self.tries += 1
        hope = 1.0
        if self.answerable and (targets := self.program.targets(self.s, slots)):
            hope = min([hope for seat, hope in enumerate(self.outcomes.hope) if targets >> seat & 1])
        chance.turned, chance.rolled = False, 0
        found = self.after(slots)
        if chance.rolled:
            chance.turned, chance.rolled = True, 0
            found = (found + self.after(slots)) / 2
        if hope < 1.0:
            found = self.unplayed + (found - self.unplayed) * hope
        if found > self.most:
            self.most, self.liked = found, slots
        return found

    def after(self, slots: list[Any]) -> float:
        """Carry it out, and take it back."""
        t, outcomes = self.t, self.outcomes
        if not self.reusable:
            t = t.clone()
            carry_out(t, self.program, 0, slots[:])
            return outcomes.settled(t)
        carry_out(t, self.program, 0, slots[:])
        found = (outcomes.settled(t) if t.stack else outcomes.scales.gain(t)) + self.paid
        for live, kept in self.kept:
            live[:] = kept
        t.room, t.increase_left, t.street_pile, t.palace_pile = self.counts
        return found


class FixedDice(Chance):
    """Dice that fall on given faces; all copies of a table share them."""

    __slots__ = ("rolled", "turned")

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.key, chance.used)
        self.turned = False
        self.rolled = 0

    def roll(self, sides: int = FACES) -> int:
        face = FALLS[self.rolled % len(FALLS)]
        self.rolled += 1
        return sides + 1 - face if self.turned else face

    def clone(self) -> Chance:
        return self


@lru_cache(maxsize=256)
def lists_changed(what: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted({name for each in what for name in CHANGED[each]}))


@lru_cache(maxsize=32)
def action_worths(rules: Rules) -> tuple[float, ...]:
    """By location: what a die may do there is worth, tried once at a table where everybody has something."""
    s = empty_table(rules, Chance(bytes(32)))
    s.turn = TURNS
    for n, die in enumerate(s.houses.every):
        s.value[die] = 1 + n % FACES
        if free := [at for at in range(1, LOCATIONS + 1) if s.room >> at & 1]:
            put_die(s, die, free[n % len(free)])
    for seat in range(rules.players):
        draw_cards(s, seat, ENOUGH + 1)
        discard_card(s, seat, s.hands[seat][0])
    found = [0.0] * (LOCATIONS + 1)
    outcomes = Outcomes(s, 0, tuple(found))
    for at in range(1, LOCATIONS + 1):
        program = rules.programs.locations[at]
        gain = outcomes.of_effect(program, pays=False) if program.feasible(s, 0) else 0.0
        found[at] = min(MOST, max(LEAST, gain))
    return tuple(found)
