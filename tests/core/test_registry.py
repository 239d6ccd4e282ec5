"""Games of other packages: what is asked of them before they are offered to anybody."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from arena.shells import ShellGame
from consigliere.core import registry


class Fit(ShellGame):
    title = {"en": "Shells"}
    blurb = {"en": "Hide some."}
    minutes = (1, 2)


def variant(**facts: Any) -> Any:
    return type("Variant", (Fit,), facts)()


def test_our_own_games_are_found_in_alphabetical_order() -> None:
    assert cg.games() == tuple(sorted(cg.games()))
    assert {"achaja", "condottiere", "godfather", "la_famiglia"} <= set(cg.games())
    assert registry.broken_games() == {}


def test_the_package_of_the_games_is_there_and_names_them_too() -> None:
    import consigliere.games.condottiere.view as view

    assert view.view is cg.games.condottiere.view.view
    assert cg.games() == registry.games()


def test_a_game_that_says_all_that_stands_on_a_box_is_accepted() -> None:
    game = Fit()

    assert registry._accept("shells", game) is game


@pytest.mark.parametrize(
    ("name", "game", "reason"),
    [
        ("shells", Fit, "made from Game, not ABCMeta"),
        ("shells", ShellGame(), "does not say its title, blurb, minutes"),
        ("clams", Fit(), "calls itself 'shells'"),
        ("shells", variant(title={"pl": "Muszle"}), "needed in English"),
        ("shells", variant(seats=range(2, 8)), "at most 6 seats, not 7"),
    ],
)
def test_a_game_that_does_not_fit_is_refused_with_the_reason(name: str, game: Any, reason: str) -> None:
    with pytest.raises((TypeError, ValueError), match=reason):
        registry._accept(name, game)
