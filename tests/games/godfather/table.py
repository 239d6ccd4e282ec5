"""Situations set up directly: who holds what, who stands where, which cards come next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.options import settle
from consigliere.core.refusal import No
from consigliere.games.godfather import GAME
from consigliere.games.godfather.box import FIGURES, NEUTRAL
from consigliere.games.godfather.cards import case_ids, hand_ids
from consigliere.games.godfather.flow import STEPS
from consigliere.games.godfather.state import State, empty_table
from consigliere.games.godfather.steps.action import next_turn
from consigliere.games.godfather.steps.dons import don_acts, don_choice
from consigliere.games.godfather.steps.using import AFTER

T = TypeVar("T")

#: The worked scenarios speak of these values. They are ours (R), and the shipped file may balance them otherwise.
BOOK = {
    "olive_oil": '{ goods = ["booze"], money = [3] }',
    "nightclub": '{ goods = ["blood"], money = [3] }',
    "freight_yard": '{ goods = ["gun"], money = [3] }',
    "gun_shop": '{ goods = ["gun"], money = [3] }',
    "bakery": '{ goods = ["booze"], money = [3] }',
    "butcher": '{ goods = ["blood"], money = [3] }',
    "restaurant": '{ goods = ["gun"], job = 1 }',
    "cinema": "{ money = [3, 2] }",
    "tailor": "{ suitcase = 1, money = [3] }",
    "union_hall": "{ job = 2 }",
    "pawn_shop": '{ goods = ["booze"], suitcase = 1 }',
}
BOOK_BACKS = {"social_club": "{ suitcase = 1 }", "pawn_shop": "{ suitcase = 1 }"}
BOOK_NOTES = (40, 30, 30, 20)


def book_text() -> str:
    """The component file with the values of the scenarios."""
    text, notes = GAME.shipped_data.text, iter(BOOK_NOTES)
    sides = [(business, "front", front) for business, front in BOOK.items()]
    sides += [(business, "back", back) for business, back in BOOK_BACKS.items()]
    for business, side, value in sides:
        pattern = rf'(?s)(id = "{business}"\n.*?\n{side} = )\{{[^}}]*\}}'
        text = re.sub(pattern, lambda m, its=value: m[1] + its, text, count=1)
    return re.sub(r"(\[\[money\]\]\nvalue = \d+\ncount = )\d+", lambda m: f"{m[1]}{next(notes)}", text)


BOOK_DATA = DataFile(book_text(), "book.toml")
ANN, BEN, CLEO = range(3)


class Known(Chance):
    """Chance whose next results are given: jobs on top of the deck, and picks."""

    def __init__(self) -> None:
        super().__init__(bytes(32))
        self.tops: list[Any] = []
        self.picks: list[Any] = []

    def draw(self, pile: Any) -> Any:
        if self.tops and self.tops[0] in pile:
            wanted = self.tops.pop(0)
            pile.remove(wanted)
            return wanted
        return super().draw(pile)

    def pick(self, things: Sequence[T]) -> T:
        if self.picks:
            wanted = self.picks.pop(0)
            assert wanted in things, f"{wanted} is none of {things}"
            return wanted
        return super().pick(things)


class Stop(Question[State]):
    """Where a test ends: a question nobody answers."""

    rule = "G-35"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return []


class Hold(Step[State]):
    """The next turn begins only where a test wants it."""

    flows = False

    def run(self, s: State, frame: Frame) -> None:
        if self.flows:
            next_turn(s, frame.seat)


class Table:
    """A state being set up, and the moves made on it."""

    def __init__(self, players: int = 1, dons: Sequence[str] = ("luciano",), act: int = 1, **options: Any) -> None:
        settled = settle("godfather", GAME.options, players, {"dons": list(dons), **options})
        self.rules = GAME.rules_for(players, settled, BOOK_DATA)
        self.hold = Hold()
        self.rules.steps = {**STEPS, "stop": Stop(), "next_turn": self.hold}
        self.box = self.rules.box
        self.chance = Known()
        self.s = empty_table(self.rules, self.chance)
        self.s.act, self.s.phase = act - 1, 1
        for entry in self.box.acts[:act]:
            for seat in range(self.rules.n):
                self.s.reserve[seat] |= entry.joins
        self.s.stack = [Frame("stop", 0)]
        self.s.told = []

    # -- arranging ------------------------------------------------------------------------------------------------

    def hand(self, seat: int, cards: str) -> Table:
        for card in cards.split():
            self.s.size[seat] += 1
            if card in self.box.kind:
                self.s.hand[self.rules.hand_at[seat] + self.box.kind[card]] += 1
                self.s.bank[self.box.kind[card]] -= 1
            else:
                self.s.hand_jobs[seat] |= 1 << self.job(card)
        return self

    def case(self, seat: int, cards: str) -> Table:
        for card in cards.split():
            if card in self.box.kind:
                self.s.case[self.rules.case_at[seat] + self.box.kind[card]] += 1
                self.s.bank[self.box.kind[card]] -= 1
            else:
                self.s.case_jobs[seat] |= 1 << self.job(card)
        return self

    def job(self, name: str) -> int:
        """A job, taken out of the deck."""
        job = self.box.job[name]
        if job in self.s.deck:
            self.s.deck.remove(job)
        return job

    def tile(self, turf: int, name: str) -> Table:
        tile = self.box.business[name]
        (self.s.blue if tile in self.s.blue else self.s.red).remove(tile)
        self.s.tiles[turf - 1] = tile
        self.s.where[tile] = turf - 1
        self.s.board.append(tile)
        return self

    def put(self, place: str, who: int | str) -> Table:
        """A figure on a place: of a seat, or a neutral one by its id."""
        on_front = place in self.box.business
        if isinstance(who, str):
            figure = NEUTRAL + self.box.figures.index(who)
        else:
            mask = self.s.reserve[who] & (0b111000 if on_front else 0b111)
            assert mask, f"seat {who} has no such figure left"
            low = mask & -mask
            self.s.reserve[who] ^= low
            figure = who * FIGURES + low.bit_length() - 1
            if self.rules.is_don[who] and not on_front:
                self.s.recent[who] += (figure,)
        if on_front:
            self.s.fronts[self.box.business[place]] = figure
        else:
            self.s.spaces[self.box.space[place]] = figure
        return self

    def drown(self, seat: int, figure: str) -> Table:
        at = {"don": 0, "consigliere": 1, "heir": 2, "thug": 3}[figure]
        self.s.reserve[seat] &= ~(1 << at)
        self.s.river |= 1 << seat * FIGURES + at
        return self

    def control(self, turf: int, *seats: int) -> Table:
        self.s.stacks[turf - 1] = seats
        for seat in seats:
            self.s.markers[seat] -= 1
        return self

    def ally(self, seat: int, *names: str) -> Table:
        for name in names:
            self.s.ally_pile.remove(self.box.ally[name])
            self.s.allies[seat] += (self.box.ally[name],)
        return self

    def shown(self, *names: str) -> Table:
        for name in names:
            self.s.ally_pile.remove(self.box.ally[name])
        self.s.shown = tuple(self.box.ally[name] for name in names)
        return self

    def open(self, *names: str) -> Table:
        self.s.open_jobs = tuple(self.job(name) for name in names)
        return self

    def no_jobs(self) -> Table:
        """G-121 Deck and discard are empty: all jobs are in somebody's suitcase."""
        for job in self.s.deck:
            self.s.case_jobs[0] |= 1 << job
        self.s.deck.clear()
        return self

    def tops(self, *names: str) -> Table:
        self.chance.tops += [self.box.job[name] for name in names]
        return self

    def picks(self, *cards: str) -> Table:
        """The cards that random draws from a hand or suitcase will find."""
        for card in cards:
            self.chance.picks.append((self.box.kind[card], -1) if card in self.box.kind else (-1, self.box.job[card]))
        return self

    def reserve(self, seat: int, members: int = 0, thugs: int = 0) -> Table:
        self.s.reserve[seat] = ((1 << members) - 1) | ((1 << thugs) - 1) << 3
        return self

    # -- acting ---------------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Table:
        """The turn of a human: his question is open, the rest of the act stays away."""
        self.s.quiet = 0
        self.s.stack = [Frame("stop", 0), Frame("action", seat)]
        return self

    def step(self, name: str, seat: int = flow.NOBODY, about: Any = ()) -> Table:
        """Some step of the order of play, and what follows by itself."""
        self.s.stack = [Frame("stop", 0), Frame(name, seat, about)]
        flow.advance(self.s)
        return self

    def play(self, seat: int, move: str) -> list[Event]:
        """A move, which must be legal, and all that follows by itself; the next turn does not begin."""
        if self.s.stack[-1].step == "action":
            self.s.stack = [Frame("stop", 0), self.s.stack[-1]]
        assert Move.parse(move) in self.legal(seat), f"{move} is none of {self.legal(seat)}"
        self.s.told = []
        flow.apply(self.s, seat, Move.parse(move))
        return self.s.told

    def don(self, seat: int = 1) -> list[Event]:
        """One turn of a don."""
        self.s.told = []
        self.s.stack = [Frame("stop", 0), AFTER[seat]]
        choice = don_choice(self.s, seat)
        assert choice is not None, "this don has nothing to place"
        don_acts(self.s, seat, choice)
        flow.advance(self.s)
        return self.s.told

    def dons_until_a_human(self, after: int) -> list[Event]:
        """Turns of dons in a row."""
        self.s.told = []
        self.s.quiet = 0
        self.s.stack = [Frame("stop", 0)]
        self.hold.flows = True
        next_turn(self.s, after)
        flow.advance(self.s)
        self.hold.flows = False
        return self.s.told

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        return self.s.stack[-1].step

    def legal(self, seat: int) -> list[Move]:
        return flow.answers(self.s, seat)

    def words(self, seat: int) -> list[str]:
        return [str(move) for move in self.legal(seat)]

    def why_not(self, seat: int, move: str) -> No:
        step, frame = flow.question(self.s, seat) or (None, None)
        assert step is not None
        assert frame is not None
        assert Move.parse(move) not in step.legal(self.s, frame), f"{move} is legal"
        no = step.reason(self.s, frame, Move.parse(move))
        assert no is not None
        return no

    def holds(self, seat: int) -> str:
        return " ".join(hand_ids(self.s, seat))

    def stashed(self, seat: int) -> str:
        return " ".join(case_ids(self.s, seat))

    def at(self, place: str) -> str:
        """Who stands at a place: "0 don", "1 thug", "mayor", or nothing."""
        on_front = place in self.box.business
        figure = self.s.fronts[self.box.business[place]] if on_front else self.s.spaces[self.box.space[place]]
        if figure < 0:
            return ""
        if figure >= NEUTRAL:
            return str(self.box.figures[figure - NEUTRAL])
        word = ("don", "consigliere", "heir", "thug", "thug", "thug")[figure % FIGURES]
        return f"{figure // FIGURES} {word}"

    def river(self) -> int:
        return self.s.river.bit_count()

    def told(self) -> list[str]:
        return [event.what for event in self.s.told or []]
