"""The rules: found by number, by words in three languages, and opened from whatever names one."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from consigliere.core.registry import game as find_game
from consigliere.core.registry import games

from .hands import eventually, faults, sit_at, wait

THREE = ["you", "bot:greedy", "bot:greedy"]
FIRST = {"first_player": 0}


def found(page: Any) -> list[str]:
    return list(page.evaluate("[...document.querySelectorAll('[data-rule]')].map((one) => one.dataset.rule)"))


def look_for(page: Any, words: str) -> list[str]:
    page.locator("input[type=search]").fill(words)
    wait(page, f"document.querySelector('input[type=search]').value === {json.dumps(words)}")
    return found(page)


@pytest.mark.parametrize("game", games())
def test_the_page_shows_every_rule_and_finds_each_by_its_number(visit: Any, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.wait_for_selector("[data-rule]")
    numbers = list(find_game(game).rulebook)
    assert found(page) == numbers
    assert page.locator(".contents a").count() == len({rule.chapter for rule in find_game(game).rulebook.values()})
    for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1].lower(), f"§ {numbers[3]}"):
        hit = look_for(page, number)
        wanted = number.removeprefix("§ ").upper()
        assert wanted in [one.upper() for one in hit]
        assert len(hit) < len(numbers) / 2


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [
        ("en-GB", "winter drummer", "C-5.7"),
        ("pl-PL", "zima dobosz", "C-5.7"),
        ("pl-PL", "kukly", "C-5.9"),  # without accents, in another case
        ("ru-RU", "Зимы Барабанщик", "C-5.7"),
        ("pl-PL", "REKE najemnika", "C-5.9"),
    ],
)
def test_rules_are_found_by_words_of_the_language_spoken(visit: Any, lang: str, words: str, rule: str) -> None:
    page = visit("/rules/condottiere", lang=lang)
    page.wait_for_selector("[data-rule]")
    assert not re.search(r"\[[SPRD]\b", page.locator("body").inner_text()), "where a rule comes from is for developers"

    eventually(page, lambda: rule in look_for(page, words))  # the names of things may come a little later
    assert len(found(page)) < 25
    assert look_for(page, "xyzzy") == []
    assert page.locator("[role=status]").filter(has_text="0").count() == 1


def test_a_rule_leads_to_the_rules_it_names(visit: Any) -> None:
    page = visit("/rules/condottiere#rule-C-3.3")
    page.wait_for_selector("#rule-C-3\\.3.jumped")
    page.locator("#rule-C-3\\.3").get_by_role("link", name="C-10.3").click()
    page.wait_for_selector("#rule-C-10\\.3.jumped")
    assert page.url.endswith("#rule-C-10.3")
    wait(page, "document.activeElement.dataset.rule === 'C-10.3'")


def jumped(page: Any) -> str:
    page.wait_for_selector("dialog[open] .jumped")
    return str(page.locator("dialog[open] .jumped").get_attribute("data-rule"))


def test_a_refusal_a_card_and_a_key_open_the_rule(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, THREE, options=FIRST)
    page.wait_for_selector(".region.open")

    page.locator(".hand .card").first.click()  # not now: a region must be chosen first
    page.locator("[data-refusal]").get_by_role("button", name=re.compile("§ C-")).click()
    assert jumped(page).startswith("C-3")
    inside = page.locator("dialog[open]")
    inside.get_by_role("searchbox").fill("bishop")
    inside.locator("#rule-C-16\\.6").get_by_role("link", name="C-5.5c").click()  # a rule named in another one
    assert jumped(page) == "C-5.5c"
    assert "#rule" not in page.url
    page.keyboard.press("Escape")

    card = page.locator(".hand .card").last
    name = (card.get_attribute("aria-label") or card.inner_text()).lower()
    card.hover()
    page.wait_for_selector(".peek .no")
    page.keyboard.press("r")  # the reason comes before the card
    assert jumped(page).startswith("C-3")
    page.keyboard.press("Escape")

    page.mouse.move(2, 2)
    card.click(button="right")
    page.wait_for_selector(".peek.held .text")
    page.locator(".peek.held .text").get_by_role("button").click()
    number = jumped(page)
    assert number.startswith("C-5")
    assert name.split()[0][:4] in find_game("condottiere").rulebook[number].text.lower()
    assert page.locator(".peek").count() == 0


def test_a_long_press_keeps_a_card_open_until_something_else_is_touched(visit: Any, house: Any) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_at(page, house, THREE, options=FIRST)
    card = page.locator(".hand .card").first
    card.scroll_into_view_if_needed()
    touch = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card.dispatch_event("pointerdown", touch)
    page.wait_for_selector(".peek.held")
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("pointerleave", touch)
    assert page.locator(".peek.held").count() == 1
    page.locator(".peek.held .text").get_by_role("button").tap()
    assert jumped(page).startswith("C-5")
    page.keyboard.press("Escape")

    card.dispatch_event("pointerdown", touch)
    page.wait_for_selector(".peek.held")
    page.locator(".bar").dispatch_event("pointerdown", touch)
    wait(page, "!document.querySelector('.peek')")


def test_a_line_of_the_log_that_names_a_rule_opens_it(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, ["bot:greedy"], game="godfather", options={"dons": ["capone"]}, listed=True)
    page.locator(".log .rule").first.wait_for(timeout=60_000)
    # the game goes on: the line is read and clicked in one breath
    named = page.evaluate(
        "() => { const one = document.querySelector('.log .rule'); one.click(); return one.textContent }"
    )
    assert jumped(page) == named.removeprefix("§ ")


def test_axe_finds_nothing_wrong_with_rules_and_lessons(visit: Any, house: Any) -> None:
    page = visit(lang="pl-PL")
    wrong: dict[str, Any] = {}
    for where in ("rules", "lesson", "peek", "drawer", "phone"):
        if where == "rules":
            page.goto(f"{house.url}/rules/condottiere#rule-C-5.7")
            page.wait_for_selector("[data-rule]")
            page.locator("input[type=search]").fill("zima")
        elif where == "lesson":
            number = sit_at(page, house, THREE, options=FIRST)
            page.goto(f"{house.url}/table/{number}#lesson")
            page.reload()
            page.wait_for_selector(".lesson .tip")
        elif where == "peek":
            page.locator(".hand .card").first.click(button="right")
            page.wait_for_selector(".peek.held .no")
        elif where == "drawer":
            page.keyboard.press("Escape")
            page.locator(".lesson .doors .link").first.click()
            jumped(page)
        else:
            page.keyboard.press("Escape")
            page.set_viewport_size({"width": 390, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if mistakes := faults(page):
            wrong[where] = mistakes
    assert not wrong, json.dumps(wrong, indent=1)


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU"])
def test_a_phone_shows_the_rules_without_scrolling_sideways(visit: Any, lang: str) -> None:
    page = visit("/rules/la_famiglia", lang=lang, viewport={"width": 390, "height": 844}, is_mobile=True)
    page.wait_for_selector("[data-rule]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
