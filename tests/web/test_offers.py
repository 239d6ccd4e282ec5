"""What a table offers: exactly the legal moves, deals that bind nobody, clocks, and components of one's own."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

import consigliere as cg

from .hands import FREE, offered, over, play_on, press, settled, sit_at, table, wait
from .intercept import Between

FIRST = {"first_player": 0}


def test_the_board_offers_exactly_the_legal_moves_whatever_they_are(visit: Any, house: Any) -> None:
    """The browser knows no rule: told of a random part of the legal moves, it offers that part and nothing else."""
    page = visit("/about")
    between = Between(page)
    options = {"hidden_cards": True, "reconquest": True, "draw_after_battle": True, **FIRST}
    sit_at(page, house, ["you", "bot:greedy", "bot:random"], options=options)
    page.wait_for_selector(".region.open")
    dice, asked, parts, end = random.Random(11), set[str](), 0, time.monotonic() + 150

    while not over(page) and time.monotonic() < end and (parts < 150 or len(asked) < 5):
        if not page.locator(FREE).count() or not between.told or not between.told.get("legal"):
            page.wait_for_timeout(30)
            continue
        legal = between.told["legal"]
        asked.add(between.told["view"]["question"])
        for _ in range(3):
            part = [move for move in legal if dice.random() < dice.choice((0.2, 0.5, 0.8))]
            between.tell(part)
            assert sorted(offered(page)) == sorted(part)
            parts += 1
        between.tell(legal)
        assert sorted(offered(page)) == sorted(legal)
        before = settled(page)
        press(page, dice.choice(legal))
        for _ in range(80):
            if settled(page) != before or over(page):
                break
            page.wait_for_timeout(25)

    assert parts >= 100
    assert {"choose_region", "turn"} <= asked
    assert len(asked) >= 4, asked


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
