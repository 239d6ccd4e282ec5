"""C-2 Setup."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY
from consigliere.games.condottiere.hands import put
from consigliere.games.condottiere.knowledge import all_was_shuffled
from consigliere.games.condottiere.state import NO_CARD, NOWHERE, State


def set_up(s: State) -> None:
    """C-2.1, C-2.2, C-2.3 A clear board, somebody begins, everybody is dealt a hand. Also for each game of a series."""
    rules = s.rules
    clear_table(s)
    s.control = [NOBODY] * len(rules.box.regions)
    s.pope = s.region = NOWHERE
    s.passed, s.defender, s.defended = 0, NOBODY, False
    s.battle_number, s.round_number = 0, 1
    if s.first == NOBODY:
        s.first = s.chance.below(rules.players) if isinstance(rules.first_player, str) else rules.first_player
    s.token = s.first
    if s.told is not None:
        s.told.append(Event("begins", s.first, {"n": s.game_number}))
    size = rules.number["draw_start_hand"] if rules.draw_after_battle else rules.number["base_hand"]  # C-13.1
    for seat in range(rules.players):
        deal(s, seat, size)


def clear_table(s: State) -> None:
    """All cards back into the pile, which is thereby shuffled (C-2.3, C-11.1)."""
    rules = s.rules
    s.pile = list(rules.box.deck)
    kinds = len(rules.box.cards)
    s.discard = [0] * kinds
    s.hands = [[0] * kinds for _ in range(rules.players)]
    s.held = [0] * rules.players
    s.kinds = [0] * rules.players
    s.companies = [[] for _ in range(rules.players)]
    s.face_down = [NO_CARD] * rules.players
    s.discarding = 0
    all_was_shuffled(s)


def deal(s: State, seat: int, n: int) -> None:
    """Deal `n` cards from the pile. Only the seat itself sees them."""
    pile, draw = s.pile, s.chance.draw
    cards = [draw(pile) for _ in range(n)]
    put(s, seat, cards)
    if s.told is not None and n:
        ids = [s.rules.box.cards[card] for card in sorted(cards)]
        s.told.append(Event("dealt", seat, {"n": n}, {"cards": ids}, (seat,)))
