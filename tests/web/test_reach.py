"""Whoever plays: by keyboard alone, on a phone, colour-blind, with a screen reader."""

from __future__ import annotations

import io
import itertools
import json
import re
from functools import cache
from typing import Any

import pytest
from PIL import Image

import consigliere as cg

from .hands import FREE, faults, leads, look, offered, over, play_on, sit_at, sit_at_position, table
from .positions import asked, near_the_end, search

FIRST = {"first_player": 0}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


# -- the keyboard -----------------------------------------------------------------------------------------------------


def focused(page: Any) -> str | None:
    """The move that Enter would make now."""
    found: str | None = page.evaluate("document.activeElement?.closest('[data-move]')?.dataset.move ?? null")
    return found


def reach(page: Any, move: str) -> bool:
    """Bring the focus to a move with keys only: to its part of the table, then by arrows or from thing to thing."""
    page.keyboard.press({"choose": "m", "place": "m", "play": "h", "keep": "h"}.get(move.split()[0], "n"))
    for key in [*["ArrowRight"] * 12, *["n"] * 60]:
        if focused(page) == move:
            return True
        page.keyboard.press(key)
    return focused(page) == move


def answer_by_keys(page: Any) -> None:
    """One move without a mouse; strong cards first and a pass with a good lead, so that games end."""
    moves = offered(page)
    cards = [move for move in moves if move.startswith("play ")]
    if "pass" in moves and (not cards or leads(page)):
        move = "pass"
    else:
        move = cards[-1] if cards else moves[-1]
    if not reach(page, move):
        return  # it was taken away while we looked for it
    page.keyboard.press("Enter")
    for doubt in ("[data-confirm]", "[data-chosen]"):
        if page.locator(doubt).count():
            page.keyboard.press("1")


def test_keyboard_alone_plays_a_game_to_its_end(visit: Any, house: Any) -> None:
    page = visit()
    page.mouse.move(1, 1)
    sit_at_position(page, house, ["you", "bot:random"], near_the_end("condottiere", 2, 14, battle_cap=25))
    page.wait_for_selector(FREE)

    for _ in range(300):
        if over(page):
            break
        if not page.locator(FREE).count() or not offered(page):
            page.wait_for_timeout(20)
            continue
        before = look(page)["mark"]
        answer_by_keys(page)
        for _ in range(60):
            if look(page)["mark"] != before or over(page):
                break
            page.wait_for_timeout(20)

    assert over(page)
    assert "Victory" in page.locator("[data-score-sheet]").inner_text()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


def test_what_is_not_legal_says_why_on_focus_and_on_a_long_press(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, ["you", "bot:greedy"], options=FIRST)
    page.wait_for_selector(".region.open")
    page.keyboard.press("h")
    page.wait_for_selector(".peek .no")
    assert "C-3" in page.locator(".peek .no").inner_text()
    assert page.locator(".peek .large svg").bounding_box()["width"] > 120  # the card is shown large

    phone = visit(**PHONE)
    sit_at(phone, house, ["you", "bot:greedy"], options=FIRST)
    phone.wait_for_selector(".region.open")
    phone.locator(".hand .card").first.scroll_into_view_if_needed()
    spot = phone.locator(".hand .card").first.bounding_box()
    touch = phone.context.new_cdp_session(phone)
    at = {"x": spot["x"] + 20, "y": spot["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    phone.wait_for_selector(".peek .no")
    assert "C-3" in phone.locator(".peek .no").inner_text()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.locator("[data-refusal]").count() == 0  # a long press looks, it does not act


# -- the phone --------------------------------------------------------------------------------------------------------

SMALL = """() => [...document.querySelectorAll('button, a.btn, nav a, select, input, summary, .touch')]
    .map((one) => {
        const box = one.getBoundingClientRect()
        const label = one.closest('label')?.getBoundingClientRect() ?? box  // a box is ticked by its label too
        return {one, box, wide: Math.max(box.width, label.width), high: Math.max(box.height, label.height)}
    })
    .filter(({one, box, wide, high}) => {
        const style = getComputedStyle(one)
        const seen = box.width && style.visibility !== 'hidden' && style.opacity !== '0'
        return seen && !one.matches('.place') && (wide < 39.5 || high < 39.5)
    })
    .map(({one, wide, high}) => `${one.outerHTML.slice(0, 110)} ${wide} x ${high}`)"""


@cache
def held_region() -> str:
    """Seat 0 plays a card, and somebody holds a region, whose letter stands on the map."""

    def until(match: cg.Match[Any]) -> bool:
        held = [owner for owner in match.view(0)["control"].values() if owner is not None]
        return match.asked == (0,) and match.view(0)["question"] == "turn" and bool(held)

    return search("condottiere", 3, until).to_json()


def test_a_phone_plays_a_battle_without_scrolling_sideways(visit: Any, house: Any) -> None:
    page = visit(**PHONE)
    page.evaluate("localStorage.setItem('name', 'Massimiliano-Alessandro della Rovere')")
    made = table(page, ["you", "bot:greedy", "bot:greedy"], options=FIRST, name="Massimiliano-Alessandro della Rovere")
    page.goto(f"{house.url}/table/{made['table']['id']}")
    page.wait_for_selector(".region.open")

    def fits() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate(SMALL) == []

    fits()
    play_on(page, lambda p: p.locator(".slot").count() > 0 and p.locator(FREE).count(), 60)
    fits()
    sit_at_position(page, house, ["you", "bot:greedy", "bot:greedy"], held_region())
    page.wait_for_selector(FREE)
    assert page.locator(".names .letter").count() > 0
    fits()


@pytest.mark.parametrize("path", ["/", "/about", "/new?game=godfather", "/rules/condottiere", "/import"])
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_pages_fit_a_phone_in_every_language(visit: Any, path: str, lang: str) -> None:
    page = visit(path, lang=lang, **PHONE)
    page.wait_for_selector({"/": ".game", "/new?game=godfather": ".option"}.get(path, "h1"))

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL) == []


# -- colours ----------------------------------------------------------------------------------------------------------


def difference(one: Image.Image, other: Image.Image) -> float:
    """How different two pictures of the same size are, from 0 to 1: the mean distance of their pixels."""
    pairs = zip(one.tobytes(), other.resize(one.size).tobytes(), strict=True)
    return sum(abs(x - y) for x, y in pairs) / (255 * len(one.tobytes()))


def test_six_seats_are_told_apart_without_colour(visit: Any, house: Any) -> None:
    page = visit(device_scale_factor=2)
    sit_at(page, house, ["you", *["bot:greedy"] * 5], options=FIRST)
    page.wait_for_selector(".region.open")
    panels = page.locator(".side ul.panels")
    shields = panels.locator("li > svg:first-child")
    assert shields.count() == 6
    corner, boxes = panels.bounding_box(), [shields.nth(seat).bounding_box() for seat in range(6)]
    eyes = page.context.new_cdp_session(page)
    for sight in ("protanopia", "deuteranopia", "tritanopia", "achromatopsia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        for shown in ("visible", "hidden"):  # by letter, and by the pattern of the arms alone
            page.evaluate(
                f"document.querySelectorAll('.panels text').forEach((one) => one.style.visibility = '{shown}')"
            )
            sheet = Image.open(io.BytesIO(panels.screenshot())).convert("RGB")
            crops = []
            for box in boxes:
                x, y = 2 * (box["x"] - corner["x"]), 2 * (box["y"] - corner["y"])
                crops.append(sheet.crop((int(x), int(y), int(x + 2 * box["width"]), int(y + 2 * box["height"]))))
            alike = {
                (a, b): round(difference(crops[a], crops[b]), 3)
                for a, b in itertools.combinations(range(6), 2)
                if difference(crops[a], crops[b]) < 0.03
            }
            assert alike == {}, (sight, shown)


# -- axe --------------------------------------------------------------------------------------------------------------


PAGES = ("/", "/about", "/new?game=condottiere", "/new?game=godfather", "/rules", "/rules/condottiere", "/import",
         "/data", "/data/condottiere", "/companion",
         "room", "table", "battle", "deals", "plain", "replay", "score")  # fmt: skip


SHOWN = {
    "/": ".game",
    "room": ".who",
    "table": ".region.open",
    "battle": ".hand .card.open",
    "deals": "[data-talk]",
    "plain": ".plain .btn",
    "replay": ".map",
    "score": "[data-score-sheet]",
}  # what is there when a page is ready


def test_axe_finds_nothing_wrong_on_any_page(visit: Any, house: Any, finished: str) -> None:
    page = visit()
    wrong: dict[str, Any] = {}
    for path in PAGES:
        if path == "room":
            sit_at(page, house, ["you", "invite", "open"])
        elif path == "table":
            sit_at(page, house, ["you", "bot:greedy", "bot:greedy"], options=FIRST, clock="live")
        elif path == "battle":
            sit_at_position(page, house, ["you", "bot:greedy", "bot:greedy"], asked("condottiere", 3, "play", "pass"))
        elif path == "deals":
            page.get_by_role("button", name="Chat").first.click()
            page.get_by_role("button", name=re.compile("Show a card")).click()
        elif path == "plain":
            page.evaluate("localStorage.setItem('likes', JSON.stringify({plain: true}))")
            sit_at(page, house, ["you", *["bot:greedy"] * 3], game="godfather")
        else:
            page.evaluate("localStorage.removeItem('likes')")
            far = {"replay": f"/replay/{finished}#at=20&seat=0", "score": f"/table/{finished}"}
            page.goto(house.url + far.get(path, path))
        page.wait_for_selector(SHOWN.get(path, "h1"))
        if found := faults(page):
            wrong[path] = found
    assert not wrong, json.dumps(wrong, indent=1)
