"""The Godfather's table in a browser: whole games by clicking, phones, keyboards, secrets, eyes that see otherwise."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from .hands import FREE, eventually, faults, offered, over, press, sit_at, table, wait

GAME = "godfather"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

Choose = Callable[[list[str]], str]


LOOK = """() => ({
    mark: [...document.querySelectorAll('.log li')].at(-1)?.dataset.seq
        + document.querySelector('[data-prompt]')?.textContent,
    refused: document.querySelector('[data-refusal]')?.innerText ?? '',
    over: document.querySelector('[data-score-sheet]') !== null,
    free: document.querySelector('.bar.mine[data-busy=false]') !== null,
    moves: [...new Set([...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move))],
})"""


def look(page: Any) -> dict[str, Any]:
    """Everything a test wants to know of a moment, asked for at once; `mark` changes with every move."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def my_turn(page: Any) -> bool:
    return bool(look(page)["free"])


def wait_for_answer(page: Any, before: dict[str, Any], move: str) -> None:
    end = time.monotonic() + 20
    while (now := look(page))["mark"] == before["mark"] and not now["over"] and not now["refused"]:
        assert time.monotonic() < end, (move, now)
        page.wait_for_timeout(15)
    assert not now["refused"], (move, now["refused"])


def make(page: Any, move: str) -> None:
    """Make a move by clicking and wait until the table answers."""
    before = look(page)
    press(page, move)
    wait_for_answer(page, before, move)


def play(page: Any, choose: Choose, until: Callable[[], bool], seconds: float = 240) -> None:
    """Click on what is offered until something is so. A calm machine needs a tenth of the time."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it did not come about in time"
        now = look(page)
        if now["free"] and now["moves"]:
            make(page, choose(now["moves"]))
        else:
            page.wait_for_timeout(20)


def rich(moves: list[str]) -> str:
    """Jobs before allies before figures; launder and bid all one can, so that everything happens."""
    if "thug laundry" in moves:
        return "thug laundry"
    order = ("job", "ally", "launder", "bribe", "pay", "accept", "kill", "family", "thug")
    for verb in order:
        for move in moves:
            if move.split()[0] == verb:
                return move
    return max(moves, key=lambda move: int(move.split()[1]) if move.startswith("put") else 0)


def open_table(page: Any, house: Any, seats: list[str], **options: Any) -> None:
    sit_at(page, house, seats, game=GAME, options=options)
    page.wait_for_selector(".map .spot")


def test_a_whole_game_is_clicked_to_its_ledger(visit: Any, house: Any) -> None:
    page = visit()
    open_table(page, house, ["you", "bot:greedy", "bot:greedy"])

    begun = time.monotonic()
    play(page, rich, lambda: over(page))
    print("seconds for a game:", round(time.monotonic() - begun))

    rows = page.locator(".ledger tbody tr")
    assert rows.count() == 3
    for i in range(3):
        dollars = [int(text) for text in re.findall(r"\$(\d+)", rows.nth(i).inner_text())]
        assert sum(dollars[:-1]) == dollars[-1]  # suitcase, turfs, job colours


@pytest.mark.parametrize("don", ["luciano", "siegel", "capone"])
def test_a_don_is_played_against_to_the_end(visit: Any, house: Any, don: str) -> None:
    """Each of his turns is told with its reason and its rule, when the player asks for it."""
    page = visit()
    open_table(page, house, ["you"], dons=[don])
    told: list[str] = []

    def choose(moves: list[str]) -> str:
        while page.locator("[data-narrator]").count():
            told.append(page.locator("[data-narrator]").inner_text())
            page.locator("[data-next]").click()
        return rich(moves)

    play(page, choose, lambda: over(page))

    assert any(re.search(r"§ G-10[67]", text) for text in told)
    assert all(don.capitalize() in text for text in told)
    assert len(told) > 12
    assert page.locator(".ledger tbody tr").count() == 2
    assert don.capitalize() in page.locator("[data-score-sheet] table").inner_text()


def test_the_dons_wait_for_the_reader(visit: Any, house: Any) -> None:
    page = visit()
    open_table(page, house, ["you"], dons=["siegel", "capone"])
    make(page, "thug social_club")
    page.wait_for_selector("[data-narrator]")
    first = page.locator("[data-narrator]").inner_text()

    page.locator("[data-narrator] .rule").first.click()
    rule = "empty front in the first turf of his search"
    eventually(page, lambda: rule in page.locator("[data-narrator]").inner_text())
    page.keyboard.press("d")
    wait(page, f"document.querySelector('[data-narrator]')?.innerText !== {json.dumps(first)}")
    assert page.locator(".map .told").count() > 0
    page.keyboard.press("d")
    wait(page, "!document.querySelector('[data-narrator]')")

    page.reload()  # what came after the own last action is told again
    page.wait_for_selector("[data-narrator]")
    page.locator("[data-skip]").click()
    wait(page, "!document.querySelector('[data-narrator]')")


def test_a_phone_takes_every_kind_of_turn(visit: Any, house: Any) -> None:
    page = visit(**PHONE)
    open_table(page, house, ["you", "bot:random"])
    done: set[str] = set()

    def tap(move: str) -> None:
        before = look(page)
        target = page.locator(f'[data-move="{move}"]').first
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 40, (move, box)
        while page.locator("[data-narrator]").count():
            page.locator("[data-skip], [data-next]").last.tap()
        target.scroll_into_view_if_needed()
        target.tap()
        if page.locator(".bar [data-chosen]").count():
            page.locator(".bar [data-chosen]").tap()
        wait_for_answer(page, before, move)

    end = time.monotonic() + 240
    while not {"thug", "family", "job", "ally"} <= done:
        assert time.monotonic() < end, done
        assert not over(page), done
        moves = offered(page) if my_turn(page) else []
        if not moves:
            page.wait_for_timeout(20)
            continue
        move = rich(moves)
        verb = move.split()[0]
        if verb in ("thug", "family", "job", "ally") and verb not in done:
            tap(move)
            done.add(verb)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        else:
            make(page, move)


def test_a_secret_bid_does_not_reach_the_other_browser(visit: Any, house: Any) -> None:
    anna = visit()
    made = table(anna, ["you", "invite"], game=GAME)
    number, key = made["table"]["id"], made["links"]["1"]
    ben = visit()
    frames: list[Any] = []
    ben.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    ben.goto(f"{house.url}/table/{number}#seat=1&key={key}")
    anna.goto(f"{house.url}/table/{number}")
    for page in (anna, ben):
        page.wait_for_selector(".map .spot")

    end = time.monotonic() + 200
    while not (anna.locator("[data-tray] .bid").count() and ben.locator("[data-tray] .bid").count()):
        assert time.monotonic() < end
        for page in (anna, ben):
            if my_turn(page) and not page.locator("[data-tray] .bid").count() and offered(page):
                make(page, rich(offered(page)))
    before = ben.locator(".table").inner_text()
    known = next(told["view"] for told in map(json.loads, reversed(frames)) if told["type"] == "state")
    frames.clear()

    while anna.locator("[data-tray] .bid").count():
        moves = offered(anna) if my_turn(anna) else []
        if moves:
            press(anna, max(moves, key=lambda move: int(move.split()[1])))
        anna.wait_for_timeout(80)
    wait(ben, "document.querySelectorAll('.bar .who svg').length === 1")

    for frame in frames:
        told = json.loads(frame)
        if told["type"] == "state":
            assert told["events"] == []
            assert {**told["view"], "asked": 0} == {**known, "asked": 0}
    assert ben.locator(".table").inner_text() == before


def test_keyboard_alone_plays_an_act(visit: Any, house: Any) -> None:
    page = visit()
    open_table(page, house, ["you"], dons=["capone"])
    page.wait_for_selector(FREE)
    page.keyboard.press("m")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.map') !== null")

    end = time.monotonic() + 200
    while "II" not in page.locator(".acts .now").inner_text():
        assert time.monotonic() < end, page.locator("[data-prompt]").inner_text()
        if not my_turn(page):
            page.wait_for_timeout(25)
            continue
        before = look(page)
        page.keyboard.press("n")  # to the next thing that is legal
        page.keyboard.press("Enter")
        if page.locator(".bar [data-chosen], .bar [data-confirm]").count():
            page.keyboard.press("1")
        wait_for_answer(page, before, "by keyboard")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong(visit: Any, house: Any, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    open_table(page, house, ["you"], dons=["luciano", "capone"])
    make(page, "thug restaurant")
    page.wait_for_selector("[data-narrator]")
    found = {"turn": faults(page)}
    page.locator("[data-skip]").click()
    play(page, rich, lambda: bool(page.locator("[data-tray]").count()))
    found["tray"] = faults(page)
    play(page, rich, lambda: over(page))
    page.wait_for_selector("[data-score-sheet] tbody tr")
    found["over"] = faults(page)

    assert not any(found.values()), json.dumps(found, indent=1)


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"])
def test_families_are_told_apart_without_colour(visit: Any, house: Any, eyes: str) -> None:
    """By letter, and where there is no room for a letter by the pattern of their arms."""
    page = visit()
    open_table(page, house, ["you", *["bot:random"] * 4])
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    page.evaluate(
        """() => {
            const shown = document.createElement('div')
            shown.id = 'arms'
            shown.style = 'position: fixed; left: 0; top: 0; z-index: 999; background: #888'
            shown.innerHTML = `<svg width="500" height="100">${[0, 1, 2, 3, 4].map((seat) =>
                `<rect x="${seat * 100}" width="96" height="96" fill="url(#arms-${seat})"/>`).join('')}</svg>`
            document.body.append(shown)
        }"""
    )
    picture = Image.open(io.BytesIO(page.locator("#arms svg").screenshot())).convert("RGB")
    arms = [picture.crop((seat * 100, 0, seat * 100 + 96, 96)).tobytes() for seat in range(5)]
    for one, other in combinations(arms, 2):
        apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        assert apart > 6, (eyes, apart)

    shields = page.locator(".families .who > svg:first-child text")
    assert shields.all_text_contents() == list("ABCDE")
