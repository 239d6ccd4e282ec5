"""Every saved state that is read can be played on; a damaged one is refused, and breaks nothing later."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.options import settle
from consigliere.games.condottiere import GAME
from games.condottiere.table import table
from laws.tables import random_options, step

STEPS = [*GAME.rules_for(2, settle("condottiere", GAME.options, 2, {}), GAME.shipped_data).steps, "draw", "nonsense"]
ODD = [
    None,
    -1,
    0,
    1,
    2,
    3,
    6,
    99,
    -2,
    True,
    False,
    "",
    "x",
    [],
    {},
    1.5,
    [0],
    [[0, 1]],
    "turn",
    "parma",
    "mercenary_1",
]
Path = tuple[Any, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in some plain data."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*path, key)
        yield from places(one, (*path, key))


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def damaged(state: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A saved state in which something is gone, doubled, elsewhere, or something else."""
    state = copy.deepcopy(state)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        part = rng.choice([*state])
        near = [path for path in places(state) if path[0] == part]
        *way, last = rng.choice(near)
        holder = at(state, tuple(way))
        old = holder[last]
        harm = rng.randrange(7)
        if harm == 0 and isinstance(holder, list):
            del holder[last]
        elif harm == 1 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(old))
        elif harm == 2:
            holder[last] = copy.deepcopy(at(state, rng.choice(near)))
        elif harm == 3:
            holder[last] = rng.choice(ODD)
        elif isinstance(old, bool):
            holder[last] = not old
        elif isinstance(old, int):
            holder[last] = old + rng.choice((-3, -1, 1, 2))
        elif isinstance(old, list):
            rng.shuffle(old)
        elif isinstance(old, str):
            holder[last] = rng.choice(STEPS)
    return state


def read(whole: dict[str, Any], state: dict[str, Any]) -> cg.Match[Any] | None:
    """The match, or None if it is refused as it should be."""
    try:
        return cg.Match.from_json(json.dumps({"match": whole["match"], "data": whole["data"], "state": state}))
    except cg.BadRecord:
        return None


def use(m: cg.Match[Any], rng: random.Random) -> None:
    """Play on for a while, and ask all that a table asks."""
    for number in range(40):
        for seat in (None, *range(m.players)):
            m.view(seat)
            m.prompt(seat)
        if m.over:
            return
        seat = rng.choice(m.asked)
        moves = m.legal(seat)
        assert moves
        if number % 8 == 0:
            assert json.dumps(m.imagine(seat, number).view(seat)) == json.dumps(m.view(seat))
            for move in m.candidates(seat)[::7]:
                m.why_not(seat, move)
        m.play(seat, rng.choice(moves))
    assert cg.Match.from_json(m.to_json()).digest() == m.digest()


@pytest.mark.parametrize("seed", range(24))
def test_a_damaged_state_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice(range(2, 7))
    m = cg.new("condottiere", players, seed=seed, options=random_options("condottiere", players, rng))
    for _ in range(rng.randrange(160)):
        if not m.over:
            step(m, rng, talkative=0.1)
    whole = json.loads(m.to_json())
    read_on = 0

    for _ in range(20):
        found = read(whole, damaged(whole["state"], rng))
        if found is not None:
            use(found, rng)
            read_on += 1

    assert 0 < read_on < 20


@pytest.mark.parametrize("seed", range(12))
def test_no_state_of_a_game_is_refused(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 5
    m = cg.new("condottiere", players, seed=seed, options=random_options("condottiere", players, rng))

    while not m.over and len(m.moves) < 400:
        step(m, rng)
        again = m.position.load(m.game, m.rules, json.loads(json.dumps(m.position.save())))
        assert again.digest() == m.digest()


WAR = ["war", -1, [], []]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"stack": []}, "either an open question or a result"),
        ({"result": {"scores": [0, 0, 0], "winners": [0], "reason": "total"}}, "either"),
        ({"stack": [["turn", 0, [], []]]}, "does not begin with"),
        ({"stack": [WAR, ["battle", -1, 99, []], ["turn", 0, [], []]]}, "no such part"),
        ({"stack": [WAR, ["battle", -1, -1, []], ["turn", 0, [], []]]}, "no such part"),
        ({"stack": [WAR, ["battle", -1, "x", []], ["turn", 0, [], []]]}, "no such part"),
        ({"stack": [WAR, ["battle", -1, 4, []], ["turn", 0, [], []]]}, "cannot be asked now"),
        ({"stack": [WAR, ["battle", -1, 2, []], ["turn", -1, [], []]]}, "cannot be asked now"),
        ({"stack": [WAR, ["battle", -1, 2, []], ["next_turn", 1, [], []], ["take_back", 0, [], []]]}, "cannot be"),
        ({"stack": [WAR, ["battle", -1, 2, []], ["next_turn", 0, [], []], ["turn_up_or_not", 0, [], []]]}, "cannot be"),
        ({"stack": [WAR, ["battle", -1, 4, []], ["choose_region", 1, [], []]]}, "cannot be asked now"),
        ({"stack": [WAR, ["redeal", -1, [], []], ["keep_cards", 0, [99], []]]}, "cannot be asked now"),
        ({"stack": [WAR, ["redeal", -1, [], []], ["keep_cards", 0, [0, 0, 0], []]]}, "cannot be asked now"),
        ({"stack": [["crown", -1, [0, 1], []], ["turn", 0, [], []]]}, "final battle"),
        ({"stack": [["crown", -1, [0, 9], []], ["turn", 0, [], []]], "final": True}, "no part|of this table"),
        ({"stack": [["crown", -1, [], []], ["turn", 0, [], []]], "final": True}, "two seats"),
        ({"stack": [WAR, ["battle", -1, 2, []], ["turn", 0, [], [[1, "pass"]]]]}, "no answer is sealed"),
        ({"region": None}, "no region"),
        ({"defender": 1}, "defender"),
        ({"final": True}, "final"),
        ({"chance": {"key": "00" * 32, "used": 10**30}}, "count"),
    ],
    ids=lambda value: json.dumps(value)[:60] if isinstance(value, dict) else "",
)
def test_a_state_that_cannot_have_come_about_is_refused_with_the_reason(changed: dict[str, Any], why: str) -> None:
    saved = json.loads(table(3, hands=["1 2", "3", "4"]).to_json())
    saved["state"] |= changed

    with pytest.raises(cg.BadRecord, match=why):
        cg.Match.from_json(json.dumps(saved))


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [1, 2], "winners": [0], "reason": "total"},
        {"scores": [1, 2, 3], "winners": [], "reason": "total"},
        {"scores": [1, 2, 3], "winners": [3], "reason": "total"},
        {"scores": [1, 2, "3"], "winners": [0], "reason": "total"},
        {"scores": [1, 2, 3], "winners": [0], "reason": "luck"},
    ],
    ids=str,
)
def test_a_result_that_no_game_has_is_refused(result: dict[str, Any]) -> None:
    saved = json.loads(table(3, hands=["1 2", "3", "4"]).to_json())
    saved["state"] |= {"stack": [], "result": result}

    with pytest.raises(cg.BadRecord):
        cg.Match.from_json(json.dumps(saved))
