"""No file that passes the check can make a question slow: what is legal is found by trying, and tries are counted."""

from __future__ import annotations

import gc
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from consigliere.core.chance import Chance
from consigliere.core.data import BadData
from consigliere.core.flow import advance
from consigliere.core.position import Position
from consigliere.games.achaja import GAME
from consigliere.games.achaja.effort import MOST_TRIES, MOST_TRIES_TOGETHER, Effort, sizes_for
from games.achaja.table import A, B, intrigue
from games.achaja.test_6_vocabulary import SHIPPED, edited, rules, with_effect
from games.achaja.wild_files import as_file, wild_rules

LONGEST = 0.05  # seconds of CPU time for any one call
TOKEN = '{ op = "choose_token", as = "t", owner = "self" }'


@pytest.fixture(autouse=True)
def no_collection() -> Iterator[None]:
    """Collecting garbage of the whole test run is not the game's time."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def seconds(call: Callable[[], Any]) -> float:
    begun = time.process_time()
    call()
    return time.process_time() - begun


def different_dice(n: int, owner: str = "any") -> str:
    """So many choices of dice that must all differ, then a token."""
    names = [f"d{i}" for i in range(n)]
    dice = []
    for i, name in enumerate(names):
        differs = ", ".join(f'"{other}"' for other in names[:i])
        extra = f", differs_from = [{differs}]" if i else ""
        dice.append(f'{{ op = "choose_die", as = "{name}", owner = "{owner}", scope = "any"{extra} }}')
    return ", ".join([*dice, TOKEN])


# ---- dice that must all differ ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("n", [6, 9])
def test_a_41_many_different_dice_are_found_at_once(n: int, players: int) -> None:
    data = with_effect(different_dice(n))
    dice = "R1@3 R2@4 Y3@5 Y4@5 B6@7"
    poor = intrigue(data=data, players=players, hands=["theft"], dice=dice)
    rich = intrigue(data=data, players=players, hands=["theft"], dice=dice, tokens="R@3")

    spent = [seconds(lambda t=t: t.legal(A)) for t in (poor, rich)]

    assert "play theft b" not in poor.legal(A)
    assert "play theft b" in rich.legal(A)
    assert max(spent) < LONGEST


def test_a_41_each_of_many_choices_is_offered_at_once_and_can_be_completed() -> None:
    t = intrigue(data=with_effect(different_dice(9)), hands=["theft"], dice="R1@3 R2@4 Y3@5 B6@7", tokens="R@3")
    spent = [seconds(lambda: t.play(A, "play theft b"))]

    while t.question == "declare":
        spent.append(seconds(lambda: t.match.position.candidates(A)))
        spent.append(seconds(lambda: t.play(A, t.legal(A)[0])))

    [played] = [event for event in t.match.events if event.what == "played"]
    assert len(played.facts["dice"]) == 9
    assert max(spent) < LONGEST


@pytest.mark.parametrize(("n", "legal"), [(5, True), (6, False)])
def test_a_41_five_dice_are_not_enough_for_six_choices(n: int, legal: bool) -> None:
    t = intrigue(data=with_effect(different_dice(n, "self")), hands=["theft"], tokens="R@3")

    assert ("play theft b" in t.legal(A)) == legal


def test_a_41_dice_are_shared_out_so_that_every_choice_gets_one() -> None:
    """The first choice may take any own die, the second only one in the reserve: the first must leave it."""
    ops = (
        '{ op = "choose_die", as = "a", owner = "self", scope = "any" }, '
        '{ op = "choose_die", as = "b", owner = "self", scope = "reserve", differs_from = ["a"] }, '
        '{ op = "choose_die", as = "c", owner = "self", scope = "troy", differs_from = ["a", "b"] }'
    )
    enough = intrigue(data=with_effect(ops), hands=["theft"], dice="R1@3 R2@3 R3@4 R4@4 R5@0")
    enough.play(A, "play theft b")

    assert enough.legal(A) == ["die red 1 watchtower", "die red 2 watchtower", "die red 3 temple_assembly",
                               "die red 4 temple_assembly"]  # fmt: skip


# ---- what is refused -------------------------------------------------------------------------------------------------

TOO_MUCH = [
    pytest.param(
        ", ".join(
            f'{{ op = "choose_die", as = "d{i}", owner = "any", scope = "any"{extra} }}'
            for i, extra in enumerate(["", *(f', not_at = "d{j}"' for j in range(4))])
        ),
        "choose_die: what can be chosen in playing a card or using a character, this above all",
        id="dice that shun each other",
    ),
    pytest.param(
        ", ".join(
            f'{{ op = "choose_one", options = [[{{ op = "choose_die", as = "a{i}", owner = "any", scope = "any" }}], '
            f'[{{ op = "pay", amount = {i} }}]] }}'
            for i in range(8)
        ),
        "choose_one: what can be chosen in playing a card or using a character, this above all",
        id="one list after the other",
    ),
    pytest.param(
        ", ".join(f'{{ op = "gain_gold", who = "self", amount = {i} }}' for i in range(41)),
        "at most 40 operations",
        id="too long",
    ),
    pytest.param('{ op = "gain_gold", who = "self", amount = 100 }', "a number up to 99", id="too much gold"),
    pytest.param(
        '{ op = "choose_die", as = "d", owner = "any", scope = "any" }, { op = "modify_die", die = "d", by = [1, 1] }',
        "stands there once",
        id="the same change twice",
    ),
]


@pytest.mark.parametrize(("ops", "problem"), TOO_MUCH)
def test_a_17_what_could_take_too_long_is_refused_with_file_line_and_key(ops: str, problem: str) -> None:
    data = with_effect(ops)

    with pytest.raises(BadData, match=re.escape(problem)) as caught:
        rules(data)

    assert caught.value.file == "mine.toml"
    assert caught.value.key.startswith("intrigue.effect[1].ops")
    line = data.text.splitlines()[caught.value.line - 1]
    assert "op = " in line or "ops = " in line


def test_a_17_many_effects_that_take_long_are_refused_together() -> None:
    ops = (
        '{ op = "choose_die", as = "a", owner = "any", scope = "any" }, '
        '{ op = "choose_die", as = "b", owner = "any", scope = "any", not_at = "a" }, ' + TOKEN
    )
    effect = r'(?s)(  target = ")\w+("\n.{1,900}?)  ops = \[\n.*?\n  \]\n'
    text = re.sub(effect, rf"\1self\2  ops = [\n    {ops},\n  ]\n", SHIPPED)

    with pytest.raises(BadData, match="in playing a card or using a character, this above all") as caught:
        rules(as_file(text))

    assert caught.value.key == "character[6].ops[0]"  # it lets one play any of these cards


def test_a_61_an_ability_cannot_use_a_character() -> None:
    """Two of them could use each other for ever."""
    ops = (
        '{ op = "choose_character", as = "c", among = "all" },\n'
        '  { op = "use_character", character = "c", cost = "free" },'
    )
    data = edited('ops = [\n  { op = "gain_cousin", kind = "street", count = 2 },', f"ops = [\n  {ops}")

    with pytest.raises(BadData, match="an ability cannot use a character"):
        rules(data)


@pytest.mark.parametrize(("old", "new", "key"), [("value = 103", "value = 201", "number.cards.value")])
def test_a_6_a_box_has_an_end(old: str, new: str, key: str) -> None:
    with pytest.raises(BadData, match="no box holds more") as caught:
        rules(edited(old, new))

    assert caught.value.key == key


# ---- cards that are played through cards -----------------------------------------------------------------------------


def chained() -> Any:
    """Every first effect of a card only lets one play another card."""
    return as_file(re.sub(
        r'(?s)(  id = "a"\n  target = ")\w+("\n.{1,900}?)  ops = \[\n.*?\n  \]\n',
        r'\1self\2  ops = [\n    { op = "play_intrigue", min = 1, max = 1 },\n  ]\n', SHIPPED))  # fmt: skip


def test_a_41_a_card_that_needs_another_is_legal_if_that_can_be_played_at_once() -> None:
    hand = "theft bribe slander support reversal whim switched_places banishment safe_passage double_game"
    t = intrigue(data=chained(), hands=[hand], gold=9, dice="R1@3 Y2@3 B3@4")

    spent = seconds(lambda: t.legal(A))

    assert {"play theft a", "play bribe a"} <= set(t.legal(A))
    assert spent < LONGEST


def test_a_41_cards_that_only_need_each_other_are_not_legal() -> None:
    t = intrigue(data=chained(), hands=["silence silence duel"], gold=9)  # nothing to recover, no die in Troy

    assert not any(move.startswith("play") for move in t.legal(A))


# ---- names given in lists that are left out --------------------------------------------------------------------------


def test_a_41_what_was_not_chosen_is_not_looked_at() -> None:
    ops = (
        '{ op = "may", ops = [{ op = "choose_die", as = "d", owner = "self", scope = "troy" }] }, '
        '{ op = "choose_location", as = "l", need = "room" }, { op = "move_die", die = "d", to = "l" }'
    )
    t = intrigue(data=with_effect(ops), hands=["theft"], dice="R1@3")

    t.play(A, "play theft b", "no")

    assert "at mint" in t.legal(A)


def test_a_41_each_list_of_a_choice_may_give_the_same_name() -> None:
    ops = (
        '{ op = "choose_one", options = [[{ op = "choose_die", as = "d", owner = "self", scope = "troy" }], '
        '[{ op = "choose_die", as = "d", owner = "other", scope = "troy" }]] }, '
        '{ op = "modify_die", die = "d", by = 1 }'
    )
    t = intrigue(data=with_effect(ops), hands=["theft"], dice="R6@3 Y2@4 Y6@5")

    t.play(A, "play theft b")
    t.decline()

    assert t.dice("Y").count("Y3@4") == 1


def test_a_card_that_left_the_hand_cannot_be_discarded_any_more() -> None:
    ops = (
        '{ op = "choose_cards", as = "c", from = "hand", min = 1, max = 1 }, '
        '{ op = "play_intrigue", min = 0, max = 1 }, { op = "discard_cards", cards = "c" }'
    )
    t = intrigue(data=with_effect(ops), hands=["theft bribe spy", "theft"])
    t.play(A, "play theft b", "card bribe")
    t.decline()

    t.play(A, "play bribe a")
    t.decline()

    assert t.hand(A).count("spy") >= 1
    assert t.asked == (B,)


# ---- any file --------------------------------------------------------------------------------------------------------


def calls(position: Position[Any], seat: int, rng: random.Random) -> Iterator[float]:
    """All that a table asks of a position, and the move; each on its own, so that nothing is remembered."""
    fresh = Position(position.game, position.rules, position.state.clone())
    fresh.state.offered = None
    move = rng.choice(fresh.legal(seat))
    fresh._legal.clear()
    yield seconds(lambda: fresh.legal(seat))
    yield seconds(lambda: fresh.view(seat))
    fresh._legal.clear()
    yield seconds(lambda: fresh.why_not(seat, "play theft b"))
    fresh._legal.clear()
    yield seconds(lambda: fresh.after(seat, move))


@pytest.mark.parametrize("seed", range(24))
def test_no_call_is_slow_whatever_the_cards_say(seed: int) -> None:
    players, rng = 2 + seed % 4, random.Random(seed)
    wild = wild_rules(seed, players)
    state = GAME.setup(wild, Chance(seed.to_bytes(32, "big")))
    advance(state)
    position: Position[Any] = Position(GAME, wild, state)
    slowest = 0.0

    for _ in range(150):
        if position.over:
            break
        seat = rng.choice(position.asked)
        slowest = max(slowest, *calls(position, seat, rng))
        answers = [move for move in position.legal(seat) if move.verb not in ("trade", "pass")] or position.legal(seat)
        position, _ = position.after(seat, rng.choice(answers))

    assert slowest < LONGEST


def test_the_shipped_cards_stay_far_below_the_limits() -> None:
    for players in (2, 3, 4, 5):
        programs = rules(GAME.shipped_data, players).programs
        cards = [program for pair in programs.effects for program in pair]
        effort = Effort(sizes_for(players, programs.box))
        effort.look_through(cards, programs.abilities)

        assert max(effort.dearest(program)[0] for program in programs.all) < MOST_TRIES / 10
        assert effort.together([*cards, *programs.abilities]) < MOST_TRIES_TOGETHER / 10
