"""LF-16.3 to LF-16.8 once more, as a short sum written apart from the engine; 10,000 random attacks must agree."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from consigliere.core.flow import apply
from consigliere.core.move import Move
from games.la_famiglia.table import BLUE, RED, Table

SKULL = {"red-b4": 0, "red-b3": 1, "red-courts-a": 2, "red-church-b": 2}
VEST = {"blue-b2": 1, "blue-b3": 0, "blue-church-a": 2, "blue-courts-a": 1}
CAR = (1, 1, 2, 2, 3, 3, 4)  # Red, by discs gone from the courts
RUNS = {"cowardice_1": 1, "cowardice_2": 2}


@dataclass
class Attack:
    men: int
    stay: int
    car: int
    spare_cars: int
    token: str
    courts: int
    foes: int
    neutral: bool
    labs: int
    vests: list[str]
    hideouts: bool
    pool: list[int]  # supply of attacker and defender
    brutal: bool
    cards: tuple[str, str]
    takes: tuple[bool, bool]
    once: bool

    @classmethod
    def random(cls, rng: random.Random) -> Attack:
        neutral = rng.random() < 0.35
        few = rng.random() < 0.25
        return cls(
            men=rng.randint(1, 8),
            stay=rng.randint(0, 2),
            car=rng.randint(0, 1),
            spare_cars=rng.randint(0, 1),
            token=rng.choice(list(SKULL)),
            courts=rng.randint(0, 6),
            foes=rng.randint(1, 8),
            neutral=neutral,
            labs=rng.randint(0, 2),
            vests=[] if neutral else rng.sample(list(VEST), rng.randint(0, 2)),
            hideouts=not neutral and rng.random() < 0.3,
            pool=[rng.randint(0, 2) if few else 30, rng.randint(0, 2) if few else 19],
            brutal=rng.random() < 0.4,
            cards=(rng.choice(["treachery", *RUNS]), rng.choice(["treachery", *RUNS])),
            takes=(rng.random() < 0.5, rng.random() < 0.5),
            once=rng.random() < 0.5,
        )


def by_hand(a: Attack) -> tuple[object, ...]:
    """Who holds the area with how many, labs, cars of the attacker in his supply, and both supplies and HQs."""
    side, box, home = [a.men, a.foes], list(a.pool), [0, 0]

    def reward(n: int) -> None:
        got = min(n, box[0]) if a.neutral else 0
        box[0] -= got
        home[0] += got

    attack = SKULL[a.token] + (CAR[a.courts] if a.car else 0)
    defence = a.labs + sum(VEST[name] for name in a.vests) + (a.hideouts and a.labs > 0)
    gone = sorted((0, attack - defence, side[1]))[1]
    side[1] -= gone
    box[1] += gone
    reward(gone)
    if side[1] and a.brutal:
        gone = min(2, side[0])
        side[0] -= gone
        box[0] += gone
    elif side[1]:
        front: list[list[str]] = [[], []]
        front[1 if a.takes[1] else 0].append(a.cards[0])
        front[0 if a.takes[0] else 1].append(a.cards[1])
        if a.once:
            front = [sorted(set(cards)) for cards in front]
        for which in range(2):
            hits = [front[i].count("treachery") > which and side[1 - i] > 0 for i in (0, 1)]
            for i in (0, 1):
                side[1 - i] -= hits[i]
                box[1 - i] += hits[i]
            for i in (0, 1):
                come = min(int(hits[i]), box[i])
                side[i] += come
                box[i] -= come
        for i in (0, 1):
            runs = min(side[i], sum(RUNS.get(card, 0) for card in front[i]))
            side[i] -= runs
            if i and a.neutral:
                box[1] += runs
                reward(runs)
            else:
                home[i] += runs
    pairs = min(side) if side[1] else 0
    side = [n - pairs for n in side]
    box = [n + pairs for n in box]
    reward(pairs)
    won = side[0] > 0
    holder = RED if won else None if not side[1] else "neutral" if a.neutral else BLUE
    lost_cars = (a.car if not won else 0) + (a.spare_cars if not a.stay else 0)
    return holder, max(side), a.labs - (won and a.labs > 0), lost_cars, tuple(box), tuple(home)


def by_engine(a: Attack) -> tuple[object, ...]:
    t = Table(identical_cards_once=a.once).uncovered(RED, courts=a.courts, church=3)
    t.uncovered(BLUE, church=1, courts=1)
    t.put("gela", RED, a.men + a.stay, cars=a.car + a.spare_cars, orders=[a.token])
    t.put("vittoria", "neutral" if a.neutral else BLUE, a.foes, labs=a.labs, orders=a.vests)
    if a.hideouts:
        t.tile(BLUE, "hideouts")
    s = t.s
    s.supply_soldati[RED] = a.pool[0]
    if a.neutral:
        s.supply_neutrals = a.pool[1]
    else:
        s.supply_soldati[BLUE] = a.pool[1]
    s.resolved = sum(1 << slot for slot in t.box.slots[t.box.area["vittoria"]])
    cars_before = s.supply_cars[RED]
    t.encounter()

    def say(seat: int, text: str) -> None:
        move = Move.parse(text)
        assert move in t.m.rules.steps[s.stack[-1].step].legal(s, s.stack[-1]._replace(seat=seat))
        apply(s, seat, move)

    say(RED, "do move")
    say(RED, "land vittoria")
    say(RED, f"send {a.men} car" if a.car else f"send {a.men}")
    if s.stack[-1].step == "conflict":
        say(RED, "brutality" if a.brutal else "finesse")
        if not a.brutal:
            if a.neutral:
                say(BLUE, "play")
            say(BLUE, f"card {a.cards[1]}")
            say(RED, f"card {a.cards[0]}")
            say(RED, "take" if a.takes[0] else "leave")
            say(BLUE, "take" if a.takes[1] else "leave")
    pool = (s.supply_soldati[RED], s.supply_neutrals if a.neutral else s.supply_soldati[BLUE])
    holder, soldati = t.at("vittoria")
    assert (t.cars("vittoria") == a.car) == (holder == RED) or not a.car
    assert holder == BLUE or not t.orders("vittoria")
    return (
        holder,
        soldati,
        t.labs("vittoria"),
        s.supply_cars[RED] - cars_before,
        pool,
        (s.hq_soldati[RED], s.hq_soldati[BLUE]),
    )


@pytest.mark.parametrize("chunk", range(10))
def test_ten_thousand_attacks_agree_with_the_sum(chunk: int) -> None:
    """LF-16.3, LF-16.5, LF-16.6, LF-16.7, LF-16.8, LF-24.1"""
    rng = random.Random(chunk)

    for _ in range(1000):
        attack = Attack.random(rng)
        assert by_engine(attack) == by_hand(attack), attack
