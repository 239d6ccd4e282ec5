"""Chance: the same everywhere, provable from the seed, and without bias."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere.core.chance import Chance, seed_bytes


def word(seed: bytes, number: int) -> int:
    """The derivation of docs/fairness.md, written down a second time without looking at the first."""
    block = hashlib.blake2b(digest_size=64, key=seed, person=b"consigliere")
    block.update((number // 16).to_bytes(8, "big"))
    at = number % 16 * 4
    return int.from_bytes(block.digest()[at : at + 4], "big")


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**31), min_size=1, max_size=60))
def test_every_number_follows_from_the_seed(seed: bytes, sizes: list[int]) -> None:
    chance, used = Chance(seed), 0

    for n in sizes:
        while (w := word(seed, used)) >= 2**32 - 2**32 % n:
            used += 1
        used += 1
        assert chance.below(n) == w % n
        assert chance.used == used


def test_golden_numbers() -> None:
    """These never change: old records rest on them."""
    chance = Chance(seed_bytes(7))

    assert [chance.below(110) for _ in range(12)] == [25, 3, 32, 14, 31, 81, 24, 100, 93, 38, 83, 72]


@given(st.integers(0, 200))
def test_a_saved_position_goes_on_as_if_nothing_had_happened(used: int) -> None:
    chance = Chance(bytes(32))
    for _ in range(used):
        chance.below(2)

    twins = [chance.clone(), Chance(chance.key, chance.used)]

    numbers = [chance.below(1000) for _ in range(40)]
    assert all([twin.below(1000) for _ in range(40)] == numbers for twin in twins)


def test_a_clone_is_independent() -> None:
    chance = Chance(bytes(32))
    chance.below(5)
    twin = chance.clone()

    twin.below(5)

    assert chance.used == 1


def test_numbers_are_even() -> None:
    chance, n, throws = Chance(seed_bytes(1)), 17, 17_000
    counts = Counter(chance.below(n) for _ in range(throws))

    chi_square = sum((counts[k] - throws / n) ** 2 / (throws / n) for k in range(n))

    assert chi_square < 39.25  # 99.9 % of fair dice with 16 degrees of freedom stay below


def test_every_shuffle_of_four_cards_is_as_likely() -> None:
    chance, counts = Chance(seed_bytes(2)), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1

    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 49.73  # 99.9 %, 23 degrees of freedom


def test_drawing_a_pile_to_its_end_takes_each_card_once() -> None:
    chance, pile = Chance(seed_bytes(3)), list(range(110))

    drawn = [chance.draw(pile) for _ in range(110)]

    assert sorted(drawn) == list(range(110))
    assert pile == []


def test_dice_and_picks_stay_in_range() -> None:
    chance = Chance(seed_bytes(4))

    assert {chance.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.pick("abc") for _ in range(100)} == {"a", "b", "c"}


@pytest.mark.parametrize("seed", [-1, 2**256, True, "7", b"short", 1.5])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="32 bytes or a whole number"):
        seed_bytes(seed)


def test_no_seed_means_a_fresh_one() -> None:
    assert seed_bytes(None) != seed_bytes(None)
