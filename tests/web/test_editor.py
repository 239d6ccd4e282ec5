"""The data editor: values looked up, corrected, checked and played with by whoever owns the box."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.data import DataFile
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games

from .hands import faults, wait

FIT, FLAWED = "[data-verdict=fit]", "[data-verdict=flawed]"
SHEETS = ".tools select"


def open_editor(visit: Any, game: str = "condottiere", **more: Any) -> Any:
    page = visit(f"/data/{game}", **more)
    page.wait_for_selector(FIT)
    return page


def sheet(page: Any, name: str) -> None:
    page.locator(SHEETS).select_option(name)


def put(page: Any, label: str, value: str) -> None:
    """Change one value by clicking it and typing."""
    page.get_by_role("button", name=re.compile(f"^{re.escape(label)}: ")).click()
    page.get_by_label(label, exact=True).fill(value)
    page.keyboard.press("Enter")


def text(page: Any) -> str:
    """The file as it stands in the other view."""
    page.get_by_role("button", name="Text of the file").click()
    said: str = page.locator("textarea").input_value()
    page.get_by_role("button", name="Tables").click()
    return said


def test_a_value_is_changed_a_flaw_told_with_its_line_mended_and_a_table_plays_with_it(
    visit: Any, house: Any, tmp_path: Path
) -> None:
    page = open_editor(visit)
    shipped = find_game("condottiere").shipped_data.text
    assert "unchanged" in page.locator("[data-verdict]").inner_text()

    sheet(page, "number")
    put(page, "base_hand, value", "ten")
    page.wait_for_selector(FLAWED)
    line = shipped[: shipped.index("[number.base_hand]")].count("\n") + 2
    said = page.locator("[data-verdict]").inner_text()
    assert f"Line {line}" in said
    assert "not TOML" in said
    sheet(page, "card")
    page.get_by_role("button", name=f"Line {line}").click()
    page.wait_for_selector(".flawed")
    assert page.locator(SHEETS).input_value() == "number"

    put(page, "base_hand, value", "8")
    page.wait_for_selector(FIT)
    assert "1 value differs" in page.locator("[data-verdict]").inner_text()
    assert "was 10" in page.locator("[data-row=base_hand]").inner_text()
    head = "[number.base_hand]  # again in C-8.4 and C-11.1\nvalue = "
    assert text(page) == shipped.replace(f"{head}10", f"{head}8")  # nothing else changed, no comment lost

    page.reload()  # it stays with the one who wrote it
    page.wait_for_selector(FIT)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    kept = tmp_path / "mine.toml"
    waiting.value.save_as(kept)
    mine = DataFile.read(kept)
    find_game("condottiere").check(mine)

    page.get_by_role("button", name="Play with this file").click()
    page.wait_for_selector(".hand .card")
    table = page.url.rsplit("/", 1)[1]
    view = page.evaluate(f"fetch('/api/tables/{table}/state?seat=0').then((answer) => answer.json())")["view"]
    assert view["components"] == mine.digest
    assert view["hand_sizes"] == [8, 8, 8, 8]


def test_a_file_of_ones_own_is_opened_and_discarded(visit: Any, tmp_path: Path) -> None:
    page = open_editor(visit)
    shipped = find_game("condottiere").shipped_data.text
    own = tmp_path / "own.toml"
    own.write_text(shipped.replace('en = "Winter"', 'en = "Frost"'), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(own)
    wait(page, "/1 value differs/.test(document.querySelector('[data-verdict]').textContent)")
    sheet(page, "card")
    assert "Frost" in page.locator("[data-row=winter]").inner_text()

    own.write_text("this is [not TOML", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(own)
    page.wait_for_selector(FLAWED)
    page.get_by_role("button", name="Line 1").click()
    wait(page, "document.activeElement.tagName === 'TEXTAREA'")
    assert page.locator(".gutter .bad").inner_text() == "1"

    page.get_by_role("button", name="Discard my changes").click()
    page.locator("dialog[open]").get_by_role("button", name="Discard my changes").click()
    page.wait_for_selector(FIT)
    assert page.evaluate("localStorage.getItem('components.condottiere')") is None


@pytest.mark.parametrize("game", games())
def test_every_value_of_every_file_is_shown_and_what_we_reconstructed_is_marked(visit: Any, game: str) -> None:
    page = open_editor(visit, game)
    data = find_game(game).shipped_data
    names = page.locator(SHEETS).evaluate("(list) => [...list.options].map((one) => one.value)")
    tops = {name.split(".")[0] for name in names if name}
    assert tops == {key for key, value in data.tables.items() if isinstance(value, dict) or _is_tables(value)}

    reconstructed = 0
    for name in names:
        sheet(page, name)
        rows = page.locator("[data-row]")
        if isinstance(data.tables.get(name), list) and "." not in name and name:
            assert rows.count() == len(data.tables[name])
            wanted = sum(str(entry.get("source", "")).startswith("R ") for entry in data.tables[name])
            assert page.locator("[data-row] .tag.R").count() == wanted
            reconstructed += wanted
    if game != "condottiere":
        assert reconstructed > 20
    sheet(page, names[-1])
    assert page.locator("table").count() == 1


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def test_an_owner_of_the_box_says_that_a_value_is_printed(visit: Any) -> None:
    page = open_editor(visit, "godfather")
    sheet(page, "job")
    page.get_by_label("Only reconstructed").check()
    before = page.locator("[data-row]").count()
    first = page.locator("[data-row]").first.get_attribute("data-row")
    page.locator("[data-row]").first.get_by_role("button", name="As in my box").click()
    wait(page, f"document.querySelectorAll('[data-row]').length === {before - 1}")
    page.get_by_label("Only reconstructed").uncheck()
    assert page.locator(f"[data-row={first}] .tag").inner_text().startswith("P")
    page.wait_for_selector(FIT)


def test_the_editor_is_worked_by_keyboard_alone(visit: Any) -> None:
    page = open_editor(visit)
    sheet(page, "number")
    page.get_by_role("button", name=re.compile("^base_hand, value")).focus()
    page.keyboard.press("Enter")
    page.keyboard.type("9")
    page.keyboard.press("Escape")
    wait(page, "document.activeElement.textContent === '10'")  # forgotten
    page.keyboard.press("Enter")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    wait(page, "document.activeElement.textContent === '9'")
    page.wait_for_selector(FIT)


def test_axe_finds_nothing_wrong_in_the_editor(visit: Any, house: Any) -> None:
    page = open_editor(visit, "godfather")
    wrong: dict[str, Any] = {}
    for where in ("sheets", "flaw", "text", "games"):
        if where == "flaw":
            sheet(page, "turf")
            page.locator("[data-row] .value button").first.click()
            page.keyboard.type("x")
            page.keyboard.press("Enter")
            page.wait_for_selector(FLAWED)
        elif where == "text":
            page.get_by_role("button", name="Text of the file").click()
        elif where == "games":
            page.goto(f"{house.url}/data")
            page.wait_for_selector(".games a")
        if found := faults(page):
            wrong[where] = found
    assert not wrong, json.dumps(wrong, indent=1)


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL", "ru-RU"])
def test_a_phone_shows_the_editor_without_scrolling_sideways(visit: Any, house: Any, lang: str) -> None:
    page = open_editor(visit, "la_famiglia", lang=lang, viewport={"width": 390, "height": 844}, is_mobile=True)
    for name in ("orders", "limits", "areas"):
        page.locator(SHEETS).select_option(name)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name
    page.locator(".tabs button").nth(1).click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.goto(f"{house.url}/data")
    page.wait_for_selector(".games a")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
