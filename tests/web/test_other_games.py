"""A game of another package in the browser: no drawing, no lesson, no translation, and yet it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from guest_game import install_morra

from .conftest import House
from .hands import FREE, eventually, faults, hurry, offered, over, press, wait

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def house(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server beside which the game is installed."""
    env = install_morra(tmp_path_factory.mktemp("packages"))
    made = House(tmp_path_factory.mktemp("house"), PYTHONPATH=env["PYTHONPATH"]).start()
    yield made
    made.kill()


def play_to_the_end(page: Any) -> None:
    """Always the first move on offer; twelve rounds are the most there can be."""
    for _ in range(12):
        eventually(page, lambda: over(page) or page.locator(FREE).count(), what="neither asked nor over")
        if over(page):
            return
        seen = page.locator(".log li").count()
        press(page, offered(page)[0])
        wait(page, f"document.querySelectorAll('.log li').length > {seen}")
    eventually(page, lambda: over(page), what="twelve rounds, and no end")


def test_it_stands_on_the_shelf_and_is_played_to_its_end_by_clicking(visit: Visit) -> None:
    page = visit()
    hurry(page)
    card = page.locator("article.game", has=page.locator("h2", has_text="Morra"))

    card.locator("button.main").click()
    page.wait_for_selector(FREE)
    said = page.locator("[data-prompt]").inner_text()
    wrong = faults(page)
    play_to_the_end(page)

    assert "Show some fingers" in said
    assert wrong == []
    assert page.locator("[data-score-sheet] .laurel p").inner_text() in ("enough points", "the last round is over")


def test_around_it_the_page_speaks_the_language_of_its_reader(visit: Visit, house: House) -> None:
    page = visit(lang="pl-PL")
    card = page.locator("article.game", has=page.locator("h2", has_text="Morra"))
    blurb = card.locator(".blurb").inner_text()

    card.locator("button.main").click()
    page.wait_for_selector(FREE)

    assert blurb.startswith("Show some fingers")
    assert "Show some fingers" in page.locator("[data-prompt]").inner_text()
    assert page.locator("html").get_attribute("lang") == "pl"
    assert any(move.startswith("show ") for move in offered(page))


def test_its_rules_and_options_have_pages(visit: Visit, house: House) -> None:
    page = visit("/rules/morra")
    page.locator("text=M-3.2").first.wait_for()

    page.goto(f"{house.url}/new?game=morra")
    page.locator("text=Points to win").wait_for()

    page.goto(f"{house.url}/data/morra")
    page.locator("text=fingers").first.wait_for()
