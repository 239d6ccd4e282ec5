"""The companion on a phone beside the real box."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import sit_down

from .hands import eventually, faults, wait

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

#: an act after the examples T-3 and T-16: what is answered, and what the page must say then
ACT = [
    ("gun_shop", "Which ally lies in place 1"),
    ("a05", "what did you do?"),
    ("thug nightclub", "Luciano places the Don on F1"),
    ("j05", "Luciano stashes Hit on the Family (J05) and its money: $5"),
    ("family f4", "Luciano places a thug on Federal Reserve"),
    ("thug freight_yard", "Luciano places a thug on Gun Shop"),
    ("j40", "stashes the card without effect"),
    ("thug social_club", "Luciano places a thug on Olive Oil Importer"),
    ("j33", "how many cards do you bid?"),
    ("1", "what are they worth together?"),
]


def begin(visit: Any, **more: Any) -> Any:
    page = visit("/companion", **{**PHONE, **more})
    page.wait_for_selector("[data-don=luciano]")
    page.locator(".begin").tap()
    page.wait_for_selector("[data-ask='ask.tile_blue']")
    return page


def kept(page: Any) -> int:
    return int(page.evaluate("JSON.parse(localStorage.getItem('companion.godfather')).answers.length"))


def answer(page: Any, text: str) -> None:
    """Touch an answer; open the headings until it is seen."""
    before = kept(page)
    target = page.locator(f'[data-answer="{text}"]')
    if not target.count():
        for i in range(page.locator(".heading").count()):
            page.locator(".heading").nth(i).tap()
            if target.count():
                break
    box = target.bounding_box()
    assert min(box["width"], box["height"]) >= 44, (text, box)
    target.tap()
    wait(page, f"JSON.parse(localStorage.getItem('companion.godfather')).answers.length === {before + 1}")


def hears(page: Any, words: str) -> None:
    eventually(page, lambda: words in page.locator("[data-news]").inner_text())


def test_an_act_with_a_reload_a_restart_and_a_wrong_answer(visit: Any, house: Any) -> None:
    page = begin(visit)
    for i, (text, told) in enumerate(ACT):
        answer(page, text)
        hears(page, told)
        if i == 3:
            page.reload()
            page.wait_for_selector("[data-ask='ask.turn']")
            hears(page, told)
        if i == 5:
            house.kill()
            house.start()
            page.reload()
            page.wait_for_selector("[data-ask='ask.top_job']")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390

    number = page.locator("[data-typed], [data-answer='3']").first
    number.wait_for()
    answer(page, "1")  # not what was meant
    page.locator("[data-back]").tap()
    page.wait_for_selector("[data-ask='ask.bid_total']")
    answer(page, "3")
    hears(page, "blindly bids")
    page.locator("[data-news] .rule").first.tap()
    hears(page, "shuffled suitcase")


def say(page: Any, text: str) -> None:
    """Type an answer as people call it."""
    before = kept(page)
    page.locator("[data-say]").fill(text)
    page.locator("[data-said]").tap()
    wait(page, f"JSON.parse(localStorage.getItem('companion.godfather')).answers.length === {before + 1}")


def test_printed_names_are_typed_in_any_language_and_case(visit: Any) -> None:
    page = begin(visit)
    for text in ("Gun Shop", "BUKMACHER", "ночной клуб", "hit on the family gun gun blood"):
        say(page, text)

    hears(page, "Luciano stashes Hit on the Family (J05) and its money: $5")
    page.locator("[data-suitcases] summary").tap()
    assert "Hit on the Family (J05) ($6)" in page.locator("[data-suitcases]").inner_text()


def test_the_bank_is_corrected(visit: Any) -> None:
    page = begin(visit)
    for text in ("Gun Shop", "Bookmaker", "Nightclub"):
        say(page, text)
    page.locator("[data-bank] summary").tap()
    page.locator("[data-note]").select_option("5")
    page.locator("[data-left]").fill("0")
    page.locator("[data-correct]").tap()
    hears(page, "$5")
    assert "$5 × 0" in page.locator("[data-bank]").inner_text()

    say(page, "j05")

    hears(page, "its money: $3")


def test_numbers_are_typed_and_nonsense_is_refused(visit: Any) -> None:
    page = begin(visit)
    for text in ("gun_shop", "a05"):
        answer(page, text)
    while not page.locator("[data-ask='ask.bid_cards']").count():
        answer(page, "pass" if page.locator("[data-ask='ask.turn']").count() else "none")
    answer(page, "20")
    page.locator("[data-typed]").fill("seven")
    page.get_by_role("button", name="Answer").tap()
    page.wait_for_selector("[data-wrong]")
    assert "“seven” is not an answer here" in page.locator("[data-wrong]").inner_text()

    page.locator("[data-typed]").fill("25")
    page.get_by_role("button", name="Answer").tap()
    hears(page, "blindly bids")
    assert page.locator("[data-wrong]").count() == 0


def test_the_map_takes_answers_too(visit: Any) -> None:
    page = begin(visit)
    answer(page, "gun_shop")
    answer(page, "a05")
    page.locator("[data-move='thug nightclub']").tap()
    page.locator("[data-chosen]").tap()
    page.wait_for_selector("[data-ask='ask.top_job']")
    hears(page, "Luciano places the Don on F1")


def test_a_corrected_component_file_is_used_and_kept(visit: Any, tmp_path: Path) -> None:
    text = GAME.shipped_data.text.replace('en = "Nightclub"', 'en = "Copacabana"')
    page = visit("/companion", **PHONE)
    page.wait_for_selector("[data-don=luciano] >> text=Luciano")
    page.get_by_text("Component file of your own").tap()
    page.locator("textarea").fill("format = 77")
    page.locator(".begin").tap()
    page.wait_for_selector("[role=alert]")

    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(own)
    wait(page, f"document.querySelector('textarea').value.length === {len(text)}")
    page.locator(".begin").tap()
    page.wait_for_selector("[data-ask='ask.tile_blue']")
    for given in ("gun_shop", "a05"):
        answer(page, given)
    page.reload()
    page.wait_for_selector("[data-group]")
    page.locator("[data-group]").first.tap()
    assert "Copacabana" in page.locator("[data-answer='thug nightclub']").inner_text()

    page.locator("[data-anew]").tap()
    page.locator("[data-sure]").tap()
    page.wait_for_selector("[data-don=luciano]")
    assert page.evaluate("localStorage.getItem('companion.godfather')") is None


@cache
def session() -> tuple[list[str], list[str]]:
    """A whole session with answers at random, and what was asked each time."""
    dice, given, asked = random.Random(1), list[str](), list[str]()
    while (now := sit_down(1, {"dons": ["luciano"]}, bytes(32), None, given).play()).ask is not None:
        asked.append(now.ask.key)
        given.append(dice.choice(list(now.ask.choices)))
    return given, asked


def go_on_after(page: Any, house: Any, given: list[str]) -> None:
    """A session of which so much has been answered."""
    kept = {"seed": "00" * 32, "players": 1, "options": {"dons": ["luciano"]}, "data": None, "answers": given}
    page.evaluate("(kept) => localStorage.setItem('companion.godfather', JSON.stringify(kept))", kept)
    page.goto(f"{house.url}/companion")
    page.wait_for_selector("[data-ask]")


def answer_anything(page: Any, dice: random.Random) -> None:
    if page.locator("[data-typed]").count():
        low, high = page.locator("[data-typed]").get_attribute("placeholder").split(" – ")
        before = kept(page)
        page.locator("[data-typed]").fill(str(dice.randint(int(low), min(int(high), 60))))
        page.locator(".typed .btn").tap()
        wait(page, f"JSON.parse(localStorage.getItem('companion.godfather')).answers.length === {before + 1}")
        return
    heads = page.locator("[data-group]")
    shut = page.locator("[data-answer]").count()
    if heads.count() and (not shut or dice.random() < 0.8):
        heads.nth(dice.randrange(heads.count())).tap()
    found = page.locator("[data-answer]")
    answer(page, found.nth(dice.randrange(found.count())).get_attribute("data-answer"))


def test_every_question_of_a_session_is_answered_by_touch(visit: Any, house: Any) -> None:
    """Any answer that is shown is understood, and nothing is left unsaid."""
    page = visit("/about", lang="pl-PL", **{**PHONE, "viewport": {"width": 390, "height": 2400}})
    given, asked = session()
    for question in dict.fromkeys(asked):
        go_on_after(page, house, given[: asked.index(question)])
        assert page.locator("[data-ask]").get_attribute("data-ask") == question
        assert "{" not in page.locator(".companion").inner_text()
        answer_anything(page, random.Random(question))
        assert page.locator("[data-wrong]").count() == 0, question
        assert "{" not in page.locator(".companion").inner_text()


def test_a_session_is_touched_to_its_end(visit: Any, house: Any) -> None:
    page = visit("/about", lang="pl-PL", **{**PHONE, "viewport": {"width": 390, "height": 2400}})
    go_on_after(page, house, session()[0][:-12])
    dice = random.Random("pl-PL")
    for _ in range(60):
        page.wait_for_selector("[data-ask]")
        if page.locator("[data-ask=over]").count():
            break
        answer_anything(page, dice)
    else:
        raise AssertionError("the session does not end")

    assert page.locator("[data-news] li").count() >= 2
    assert "{" not in page.locator(".companion").inner_text()


def test_axe_finds_nothing_wrong(visit: Any) -> None:
    page = visit("/companion", **PHONE)
    page.wait_for_selector("[data-don=luciano]")
    found = {}
    for state in ("setup", "turn", "news"):
        if state == "turn":
            page.locator(".begin").tap()
            page.wait_for_selector("[data-ask='ask.tile_blue']")
            for text in ("gun_shop", "a05"):
                answer(page, text)
        if state == "news":
            answer(page, "thug nightclub")
            page.locator("[data-group]").first.tap()
        found[state] = faults(page)
    assert not any(found.values()), json.dumps(found, indent=1)
