"""The Godfather's table in a browser: to the ledger by clicking, phones, keyboards, secrets, other eyes."""

from __future__ import annotations

import io
import json
import re
from functools import cache
from itertools import combinations
from typing import Any

from PIL import Image

import consigliere as cg

from .hands import (
    FREE,
    answers,
    eventually,
    faults,
    make,
    over,
    play,
    press,
    sit_at,
    sit_at_position,
    table_at_position,
    wait,
)
from .positions import asked, near_the_end, search

GAME = "godfather"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
THREE = ["you", "bot:greedy", "bot:greedy"]
DONS = next(list(option.choices) for option in cg.game(GAME).options if option.name == "dons")


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


def begin(page: Any, house: Any, seats: list[str], position: str) -> None:
    sit_at_position(page, house, seats, position)
    page.wait_for_selector(".map .spot")
    page.wait_for_selector(FREE)


def test_a_game_is_clicked_to_its_ledger(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, THREE, near_the_end(GAME, 3, 8))

    play(page, lambda: over(page), rich, seconds=120)

    rows = page.locator(".ledger tbody tr")
    assert rows.count() == 3
    for i in range(3):
        dollars = [int(text) for text in re.findall(r"\$(\d+)", rows.nth(i).inner_text())]
        assert sum(dollars[:-1]) == dollars[-1]  # suitcase, turfs, job colours


@cache
def third_act(*dons: str) -> str:
    """The first action of act III against these dons."""

    def until(match: cg.Match[Any]) -> bool:
        view = match.view(0)
        return match.asked == (0,) and view["act"] == 3 and view["question"] == "action"

    return search(GAME, 1, until, {"dons": list(dons)}).to_json()


def test_dons_are_played_against_to_the_end(visit: Any, house: Any) -> None:
    """Each turn of a don is told with its reason and its rule, when the player asks for it."""
    page = visit()
    begin(page, house, ["you"], third_act(*DONS))
    told: list[str] = []

    def choose(moves: list[str]) -> str:
        while page.locator("[data-narrator]").count():
            told.append(page.locator("[data-narrator]").inner_text())
            page.locator("[data-next]").click()
        return rich(moves)

    play(page, lambda: over(page), choose, seconds=120)

    names = [cg.game(GAME).shipped_data.tables["don"][i]["name"]["en"] for i in range(len(DONS))]
    for name in names:
        assert any(re.search(r"§ G-10[67]", text) and name in text for text in told), name
    assert all(any(name in text for name in names) for text in told)
    assert len(told) > 12
    assert page.locator(".ledger tbody tr").count() == 1 + len(DONS)
    for name in names:
        assert name in page.locator("[data-score-sheet] table").inner_text()


def test_the_dons_wait_for_the_reader(visit: Any, house: Any) -> None:
    page = visit()
    open_table(page, house, ["you"], dons=DONS[1:])
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


def tap(page: Any, move: str) -> None:
    """Make a move with a finger; what is touched must be large enough."""
    target = page.locator(f'[data-move="{move}"]').first
    box = target.bounding_box()
    assert min(box["width"], box["height"]) >= 40, (move, box)
    target.scroll_into_view_if_needed()
    target.tap()
    if page.locator(".bar [data-chosen]").count():
        page.locator(".bar [data-chosen]").tap()


def test_a_phone_takes_every_kind_of_turn(visit: Any, house: Any) -> None:
    page = visit(**PHONE)
    for kind in ("thug", "family", "job", "ally"):
        begin(page, house, ["you", "bot:random"], asked(GAME, 2, kind))

        make(page, next(move for move in answers(page) if move.split()[0] == kind), by=tap)

        assert page.evaluate("document.documentElement.scrollWidth") <= 390


@cache
def both_bid() -> str:
    """Both are asked for their secret bid."""

    def until(match: cg.Match[Any]) -> bool:
        return match.asked == (0, 1) and match.view(0)["question"] == "bids" and len(match.legal(0)) > 2

    return search(GAME, 2, until).to_json()


def test_a_secret_bid_does_not_reach_the_other_browser(visit: Any, house: Any) -> None:
    anna, ben = visit(), visit()
    made = table_at_position(anna, ["you", "invite"], both_bid())
    number, key = made["table"]["id"], made["links"]["1"]
    frames: list[Any] = []
    ben.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    ben.goto(f"{house.url}/table/{number}#seat=1&key={key}")
    anna.goto(f"{house.url}/table/{number}")
    for page in (anna, ben):
        page.wait_for_selector("[data-tray] .bid")
    before = ben.locator(".table").inner_text()
    known = next(told["view"] for told in map(json.loads, reversed(frames)) if told["type"] == "state")
    frames.clear()
    known["bookkeeping"].pop("stack")  # who has bid, and only the own bid

    while anna.locator("[data-tray] .bid").count():
        if moves := answers(anna):
            press(anna, max(moves, key=lambda move: int(move.split()[1])))
        anna.wait_for_timeout(30)
    wait(ben, "document.querySelectorAll('.bar .who svg').length === 1")

    assert frames
    for frame in frames:
        told = json.loads(frame)
        if told["type"] == "state":
            assert told["events"] == []
            stack = told["view"]["bookkeeping"].pop("stack")
            assert [bid for bid in stack[-1][-1] if bid not in ([0, "sealed"], [1, "put 0"])] == []
            assert {**told["view"], "asked": 0} == {**known, "asked": 0}
    assert ben.locator(".table").inner_text() == before


def test_keyboard_alone_plays_an_act(visit: Any, house: Any) -> None:
    page = visit()
    open_table(page, house, ["you"], dons=DONS[2:])
    page.wait_for_selector(FREE)
    page.keyboard.press("m")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.map') !== null")

    def by_keys(page: Any, _: str) -> None:
        page.keyboard.press("n")  # to the next thing that is legal
        page.keyboard.press("Enter")
        if page.locator(".bar [data-chosen], .bar [data-confirm]").count():
            page.keyboard.press("1")

    play(page, lambda: "II" in page.locator(".acts .now").inner_text(), rich, by_keys, 120)


def test_axe_finds_nothing_wrong(visit: Any, house: Any) -> None:
    page = visit()
    open_table(page, house, ["you"], dons=[DONS[0], DONS[2]])
    make(page, "thug restaurant")
    page.wait_for_selector("[data-narrator]")
    found = {"turn": faults(page)}
    begin(page, house, ["you", "bot:random"], both_bid())
    page.wait_for_selector("[data-tray]")
    found["tray"] = faults(page)
    begin(page, house, ["you", "bot:greedy"], near_the_end(GAME, 2, 2))
    play(page, lambda: over(page), rich)
    page.wait_for_selector("[data-score-sheet] tbody tr")
    found["over"] = faults(page)

    assert not any(found.values()), json.dumps(found, indent=1)


def test_families_are_told_apart_without_colour(visit: Any, house: Any) -> None:
    """By letter, and where there is no room for a letter by the pattern of their arms."""
    page = visit()
    open_table(page, house, ["you", *["bot:random"] * 4])
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
    sight = page.context.new_cdp_session(page)
    for eyes in ("protanopia", "deuteranopia", "tritanopia", "achromatopsia"):
        sight.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        picture = Image.open(io.BytesIO(page.locator("#arms svg").screenshot())).convert("RGB")
        arms = [picture.crop((seat * 100, 0, seat * 100 + 96, 96)).tobytes() for seat in range(5)]
        for one, other in combinations(arms, 2):
            apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
            assert apart > 6, (eyes, apart)

    shields = page.locator(".families .who > svg:first-child text")
    assert shields.all_text_contents() == list("ABCDE")
