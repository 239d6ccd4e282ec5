"""A-30 to A-37 The preparation phase of the second and third turn."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.games.achaja.box import LOCATIONS
from consigliere.games.achaja.changes import draw_cards, gain_gold, measure
from consigliere.games.achaja.state import State
from consigliere.games.achaja.steps.setup import deal_events, show_characters, start_placing

CARDS, GOLD = Move("cards"), Move("gold")


def prepare(s: State) -> None:
    """A-30 to A-35 New characters and events, use tokens off, Action cards turned back, locations open."""
    s.turn += 1
    if s.told is not None:
        s.told.append(Event("turn", None, {"n": s.turn}))
    s.uses = [0] * len(s.uses)
    s.gone += s.shown
    show_characters(s)
    deal_events(s)
    s.passed = s.passes = 0
    s.gifts = s.pacts = (0,) * s.rules.players
    before, s.open = s.open, s.rules.box.opened[s.turn]
    opened = [at for at in range(1, LOCATIONS + 1) if (s.open & ~before) >> at & 1]
    for at in opened:
        measure(s, at)
    if s.told is not None and opened:
        s.told.append(Event("opened", None, {"locations": [s.rules.box.place_ids[at] for at in opened]}))


class PrepareChoice(Question[State]):
    """A-36 Draw intrigue cards, or take gold."""

    rule = "A-36"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [CARDS, GOLD]

    def do_cards(self, s: State, frame: Frame, move: Move) -> None:
        draw_cards(s, frame.seat, s.rules.number["prep_cards"])

    def do_gold(self, s: State, frame: Frame, move: Move) -> None:
        gain_gold(s, frame.seat, s.rules.number["prep_gold"])


def place_reserve(s: State) -> None:
    """A-37 In order, one die of the reserve each. A-95 Two houses: one of each colour, one die at a time."""
    start_placing(s, 1)
