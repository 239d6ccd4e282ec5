"""What a table offers besides moves: deals that bind nobody, clocks, and components of one's own."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import consigliere as cg

from .hands import play_on, sit_at, table, wait

FIRST = {"first_player": 0}


def test_a_card_is_shown_to_one_and_a_promise_is_signed(visit: Any, house: Any) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    made = table(anna, ["you", "invite", "invite"], options=FIRST, name="Anna")
    number = made["table"]["id"]
    for page, seat in ((ben, 1), (cleo, 2)):
        page.evaluate(f"localStorage.setItem('name', '{'Ben' if seat == 1 else 'Cleo'}')")
        page.goto(f"{house.url}/table/{number}#seat={seat}&key={made['links'][str(seat)]}")
    anna.goto(f"{house.url}/table/{number}")
    for page in (anna, ben, cleo):
        page.wait_for_selector(".map")
        page.get_by_role("button", name="Chat").first.click()

    anna.get_by_role("button", name=re.compile("Show a card")).click()
    anna.locator("[data-talk$=' 1']").first.click()
    card = anna.locator("[data-known]").count()  # one does not learn about one's own hand
    assert card == 0
    ben.wait_for_selector("[data-known='0']")
    assert "you have seen" in ben.locator("[data-known='0']").inner_text()
    assert cleo.locator("[data-known]").count() == 0

    anna.get_by_role("checkbox", name="Ben").check()
    anna.get_by_label("What do you agree on?").fill("Milan is mine, Rome is yours.")
    anna.get_by_role("button", name="Offer it").click()
    for page in (anna, ben, cleo):
        page.wait_for_selector("[data-agreement]")
    assert cleo.get_by_role("button", name="Agree").count() == 0
    ben.get_by_role("button", name="Agree").click()

    wait(cleo, "document.querySelectorAll('[data-agreement] .yes').length === 2")
    assert "Ben: agreed" in re.sub(r"\s+", " ", cleo.locator("[data-agreement]").inner_text())


def test_the_clock_of_whoever_is_asked_runs_down(visit: Any, house: Any) -> None:
    page = visit()
    clock = {"kind": "live", "bank": 90, "increment": 5, "per_move": 0, "cap": 0, "out_of_time": "bot"}
    sit_at(page, house, ["you", "bot:greedy"], options=FIRST, clock=clock)
    page.wait_for_selector(".region.open")
    clocks = page.locator(".side [data-clock]")
    assert clocks.count() == 2

    def seconds(seat: int) -> int:
        minutes, rest = re.search(r"(\d+):(\d\d)", clocks.nth(seat).inner_text()).groups()  # type: ignore[union-attr]
        return int(minutes) * 60 + int(rest)

    first = seconds(0)
    assert first <= 90
    assert seconds(1) == 90
    wait(page, "document.querySelector('.side [data-clock=\"0\"]').classList.contains('runs')")
    end = time.monotonic() + 10
    while seconds(0) > first - 2 and time.monotonic() < end:
        page.wait_for_timeout(100)

    assert seconds(0) <= first - 2
    assert seconds(1) == 90


def test_a_table_is_drawn_with_its_own_components(visit: Any, house: Any, tmp_path: Path) -> None:
    text = cg.game("condottiere").shipped_data.text
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('en = "Milan"', 'en = "Lombardy"'), encoding="utf-8")
    page = visit("/new?game=condottiere")
    page.wait_for_selector(".option")
    page.locator("input[type=file]").set_input_files(mine)
    wait(page, "document.querySelector('[data-components]').textContent.includes('mine.toml')")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".map")

    assert "Lombardy" in page.locator(".map").text_content()
    assert "Milan" not in page.locator(".map").text_content()
    assert page.locator("[data-own-box]").count() == 1

    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("strength = 10", "strength = 'ten'", 1), encoding="utf-8")
    page.goto(f"{house.url}/new?game=condottiere")
    page.wait_for_selector(".option")
    page.locator("input[type=file]").set_input_files(broken)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector("[role=alert]")
    assert "line" in page.locator("[role=alert]").inner_text()


def test_sounds_are_off_until_somebody_wants_them(visit: Any, house: Any) -> None:
    page = visit("/about")
    page.add_init_script("window.voices = 0; window.AudioContext = class { constructor() { window.voices++ } }")
    sit_at(page, house, ["you", "bot:greedy"], options=FIRST)
    page.wait_for_selector(".region.open")
    play_on(page, lambda p: p.locator(".slot").count() > 0, 30)
    assert page.evaluate("window.voices") == 0
