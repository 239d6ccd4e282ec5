"""Secrecy in time and shape: who is asked what, and when, does not depend on what a hand holds."""

from __future__ import annotations

import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.flow import NOBODY
from games.achaja.table import A, B, C, D, dominance, intrigue

RESPONSES = ("verdict", "silence", "duel", "safe_passage", "double_game")
BLANKS = ("theft", "bribe", "slander", "support", "whim")


def window(m: cg.Match[Any]) -> list[int]:
    """The seats asked until the window closes, when nobody responds."""
    asked = []
    while not m.over and m.state.stack[-1].step == "respond":
        asked.append(m.asked[0])
        m.play(m.asked[0], "decline")
    return asked


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_52_the_window_is_the_same_in_every_world_a_seat_can_imagine(players: int) -> None:
    rng = random.Random(players)
    seen = 0
    for seed in range(6):
        m = cg.new("achaja", players, seed=seed)
        while not m.over:
            if m.state.stack[-1].step == "respond":
                for viewer in range(players):
                    worlds = [m.imagine(viewer, rng.randrange(2**32)) for _ in range(2)]
                    assert all(window(world) == window(m.clone()) for world in worlds)
                seen += 1
            seat = m.asked[0]
            m.play(seat, rng.choice([move for move in m.legal(seat) if move.verb != "trade"]))
    assert seen > 20


def test_a_52_the_same_questions_with_and_without_responses_in_hand() -> None:
    shapes = []
    for cards in (RESPONSES, BLANKS):
        t = intrigue(hands=["theft", cards[0], cards[2], cards[4]], dice="Y5@3")
        t.play(A, "play theft a", "player 2")
        shapes.append([(t.asked, t.match.view(A), t.match.prompt(A))])
        for _ in range(3):
            t.play(t.asked[0], "decline")
            shapes[-1].append((t.asked, t.match.view(A), t.match.prompt(A)))

    assert shapes[0] == shapes[1]
    assert [asked for asked, _, _ in shapes[0]] == [(C,), (B,), (D,), (B,)]


def test_a_84_an_action_with_a_price_is_asked_whatever_gold_there_is() -> None:
    """Views of the others are the same for a rich and a poor owner, but for the gold one can count (D-42)."""
    rich, poor = (dominance(9, dice="R5@9 Y4@9", gold=gold) for gold in ([9, 7, 7, 7], [0, 7, 7, 7]))
    views = [t.match.view(B) for t in (rich, poor)]

    assert [view["bookkeeping"].pop("gold") for view in views] == [[9, 7, 7, 7], [0, 7, 7, 7]]
    assert views[0] == views[1]
    assert rich.match.prompt(B) == poor.match.prompt(B)
    assert rich.asked == poor.asked == (A,)


@pytest.mark.parametrize("mode", ["plain", "all"])
def test_everything_a_seat_sees_is_the_same_in_every_world_it_imagines(mode: str) -> None:
    """A-43, A-52, A-102: every kind of open question, every seat, in games with all modes too."""
    options = {} if mode == "plain" else {
        "new_order": "agree", "fate_in_your_hands": True, "not_all_is_lost": True, "negotiate_hard": True,
        "choose_colours": True}  # fmt: skip
    rng = random.Random(5)
    questions = set()
    for seed, players in enumerate((2, 3, 4, 5)):
        m = cg.new("achaja", players, seed=seed, options=options)
        while not m.over:
            if rng.random() < 0.25 or m.state.stack[-1].step not in questions:
                questions.add(m.state.stack[-1].step)
                for seat in range(players):
                    world = m.imagine(seat, rng.randrange(2**32))
                    assert world.view(seat) == m.view(seat)
                    assert world.view(None) == m.view(None)
                    assert world.legal(seat) == m.legal(seat)
                    assert world.asked == m.asked
                    assert world.prompt(seat, "ru") == m.prompt(seat, "ru")
                    assert all(world.legal(other) for other in world.asked)
            seat = rng.choice(m.asked)
            moves = m.legal(seat)
            if rng.random() < 0.9:
                moves = [move for move in moves if move.verb not in ("give", "trade")]
            m.play(seat, rng.choice(moves))
    wanted = {"act", "declare", "choose", "respond", "place", "action", "order", "prepare_choice", "move_out"}
    assert wanted <= questions


def test_knowledge_of_cards_survives_a_theft_as_far_as_it_can() -> None:
    """D-30: after an unseen card changed hands others know only that it is in one of the two."""
    t = intrigue(hands=["spy", "", "duel theft", ""], discard="verdict", turn=2, shown="priest", gold=9)
    box = t.s.rules.box
    t.s.known[NOBODY, 1 << C, box.card["duel"]] = 1

    t.play(A, "play spy a")
    t.decline()

    stolen = t.hand(A)[0]
    assert [[A, C], "duel", 1] in t.match.view(B)["known"]
    known_to_a = t.match.view(A)["known"]
    assert ([[C], "duel", 1] in known_to_a) == (stolen == "theft")
    for seed in range(20):
        world = t.match.imagine(B, seed).state
        assert box.card["duel"] in world.hands[A] + world.hands[C]
