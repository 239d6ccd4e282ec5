"""La Famiglia in the browser: to the end by clicking, on a phone, by keyboard, by allies who share their secrets."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops

import consigliere as cg

from .hands import (
    FREE,
    Guest,
    answers,
    at_random,
    eventually,
    faults,
    heard,
    look,
    make,
    over,
    play,
    sit_at,
    sit_at_position,
    table,
    table_at_position,
    wait,
)
from .positions import Made, Script, asked, near_the_end, script, search

CHAT = re.compile("^Chat")  # with the number of unread lines behind it
FIRST = {"first_game": True, "first_player": 0}
BOTS = ["you", "bot:greedy", "bot:greedy", "bot:greedy"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def verb(move: str) -> str:
    return move.split()[0]


def begin(page: Any, house: Any, position: str, seats: list[str] = BOTS) -> None:
    sit_at_position(page, house, seats, position)
    page.wait_for_selector(".famiglia")
    page.wait_for_selector(FREE)


def question(*verbs: str) -> str:
    """Seat 0 is asked and may answer with these."""
    return asked("la_famiglia", 4, *verbs, **FIRST)


def no_sideways(page: Any) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def said(page: Any, words: str) -> bool:
    return bool(page.locator(".log li").filter(has_text=words).count())


def test_a_war_is_fought_by_clicking_to_the_score_sheet(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, near_the_end("la_famiglia", 4, 5, **FIRST))

    play(page, lambda: over(page), at_random(5), seconds=120)

    sheet = page.locator("[data-score-sheet]")
    assert sheet.get_by_role("row").count() == 5
    assert "Victory" in sheet.inner_text()
    assert page.locator("[data-move]").count() == 0
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-scrubber]")
    page.locator("[data-scrubber]").fill("4")
    page.wait_for_selector(".famiglia .map")
    assert page.locator(".hq").count() == 0
    page.get_by_label("Seen by").select_option("2")
    page.wait_for_selector(".hq .seat")


def test_a_draft_is_made_by_clicking_a_pair(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, BOTS, game="la_famiglia", options={"first_player": 0})
    page.wait_for_selector(".pairs [data-move]")
    pairs = answers(page)
    assert len(pairs) == 6

    make(page, pairs[0])

    page.wait_for_selector(".dossier .row")
    assert page.locator(".hq .mine .token").count() == 5


def test_free_actions_are_at_hand_in_anybodys_turn(visit: Any, house: Any) -> None:
    """LF-7: whoever waits may sell an order, after saying yes twice."""
    anna, ben = visit(), visit()
    seats = ["you", "invite", "bot:greedy", "bot:greedy"]
    made = table_at_position(anna, seats, question("use"), name="Anna")
    number = made["table"]["id"]
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={made['links']['1']}")
    anna.wait_for_selector(FREE)
    ben.wait_for_selector(".hq .sell")
    assert answers(ben) == []
    tokens = ben.locator(".hq .mine .token").count()

    ben.locator(".hq .sell").first.click()
    ben.locator(".hq [data-confirm]").click()

    wait(ben, f"document.querySelectorAll('.hq .mine .token').length === {tokens - 1}")
    wait(anna, "[...document.querySelectorAll('.log li')].some((one) => /sells the order/.test(one.textContent))")
    assert anna.locator(FREE).count() == 1


@cache
def orders_of_allies() -> Script:
    """Seats 0 and 2, who are allies, each lay an order, in a long piece of the planning."""

    def wanted(row: list[Made]) -> bool:
        if any(made.before.view(None)["phase"] != "planning" for made in row):
            return False
        told = [event for made in row for event in made.events]
        by = {event.seat for event in told if event.what == "order_laid"}
        return {0, 2} <= by and all(event.what != "encounter" for event in told)

    return script("la_famiglia", 4, wanted, FIRST, most=26, least=24)


def test_allies_see_each_others_orders_and_an_opponent_never_receives_them(visit: Any, house: Any) -> None:
    anna, ben, cleo = visit(), visit("/about"), visit()
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        page.evaluate(f"localStorage.setItem('name', '{name}')")
    received: list[str] = []
    ben.on("websocket", lambda ws: ws.on("framereceived", lambda frame: received.append(str(frame))))
    ben.on("response", lambda r: received.append(r.text()) if "/api/tables/" in r.url and r.ok else None)
    position, moves = orders_of_allies()
    made = table_at_position(anna, ["you", "invite", "invite", "invite"], position, name="Anna")
    number, links = made["table"]["id"], made["links"]
    dora = Guest(house.url, "Dora").take(made, 3)
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={links['1']}")
    cleo.goto(f"{house.url}/table/{number}#seat=2&key={links['2']}")
    cleo.wait_for_selector(".famiglia")

    for seat, move in moves:
        if seat == 3:
            dora.play(number, seat, move)
        else:
            make((anna, ben, cleo)[seat], move)

    def laid(page: Any) -> dict[bool, str]:
        """The lines about orders that were laid, by whether Anna laid them."""
        lines = (
            page.locator(".log li").filter(has_text=re.compile(r"(Anna|Cleo) lays (the|an) order")).all_inner_texts()
        )
        return {"Anna" in line: line for line in lines}

    eventually(anna, lambda: set(laid(anna)) == {True, False})
    name = re.search(r"lays the order (.+) in ", laid(anna)[True])
    assert name is not None
    assert "lays the order" in laid(anna)[False]
    assert "lays the order" in laid(cleo)[True]
    assert not any("lays the order" in line for line in laid(ben).values())
    own = f'.area[aria-label*="Anna"][aria-label*="{name.group(1)}"]'
    eventually(cleo, lambda: cleo.locator(own).count())
    eventually(ben, lambda: ben.locator('.area[aria-label*="Anna"][aria-label*="a face-down order"]').count())
    assert ben.locator(own).count() == 0

    assert cleo.locator(".hq .seat").count() == 2
    frames = [json.loads(text) for text in received if text.startswith("{")]
    states = [frame for frame in frames if frame.get("type") == "state"]
    assert len(states) > 20
    for state in states:
        view = state["view"]
        assert view["hq"][0] is None
        assert view["hq"][2] is None
        for area in view["areas"].values():
            if area["holder"] in (0, 2):
                assert [order["token"] for order in area["orders"]] == [None] * len(area["orders"])
        for event in state.get("events", []):
            assert event["what"] != "order_laid" or event["seat"] in (1, 3) or "token" not in event["facts"]
    assert any(order for state in states for area in state["view"]["areas"].values() for order in area["orders"])


def test_allies_point_at_the_map_in_a_chat_of_their_own(visit: Any, house: Any) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    made = table(anna, ["you", "invite", "invite", "bot:random"], game="la_famiglia", options=FIRST, name="Anna")
    number, links = made["table"]["id"], made["links"]
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={links['1']}")
    cleo.goto(f"{house.url}/table/{number}#seat=2&key={links['2']}")
    for page in (anna, ben, cleo):
        page.wait_for_selector(".famiglia")

    anna.get_by_role("button", name="Point at a place in the chat").click()
    anna.locator("#place-bronte").dispatch_event("click")
    anna.get_by_label("Say something").press("Enter")

    cleo.get_by_role("button", name=CHAT).click()
    cleo.locator(".chat .place").click()
    cleo.wait_for_selector("#place-bronte.lit")
    ben.get_by_role("button", name=CHAT).click()
    assert ben.locator(".chat .place").count() == 0


def test_a_phone_plans_acts_and_attacks(visit: Any, house: Any) -> None:
    page = visit(**PHONE)
    begin(page, house, question("use"))
    assert page.locator(".sheets").is_visible()
    no_sideways(page)
    large_enough(page)

    begin(page, house, question("order"))
    assert page.locator(".map").is_visible()
    areas = page.evaluate(
        """() => [...document.querySelectorAll('.area.open')].map((one) => one.getBoundingClientRect())
            .map((box) => Math.min(box.width, box.height))"""
    )
    assert min(areas) >= 40, areas

    begin(page, house, question("land"))
    no_sideways(page)
    large_enough(page)
    before = look(page)
    page.locator(".area.open").first.dispatch_event("click")
    if page.locator(".menu:not([hidden]) [data-move]").count():
        page.locator(".menu:not([hidden]) [data-move]").first.tap()
    heard(page, before)
    page.locator(".work .n").last.tap()
    eventually(page, lambda: said(page, "Anna moves"))
    no_sideways(page)


def large_enough(page: Any) -> None:
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a.btn, select, input:not([type=checkbox])')].filter((b) => {
            const r = b.getBoundingClientRect()
            return r.width && !b.closest('.log') && !b.closest('.chat') && (r.width < 34 || r.height < 40)
                && b.ariaDisabled !== 'true'
        }).map((b) => b.outerHTML.slice(0, 120))"""
    )
    assert small == []


def focus_by_keys(page: Any, wanted: Callable[[str], bool]) -> bool:
    """Walk with G through all that glows until the focus is on a move one wants, or on a place with a menu."""
    for _ in range(120):
        page.keyboard.press("g")
        at = page.evaluate("document.activeElement.dataset.move ?? (document.activeElement.ariaHasPopup ? 'menu' : '')")
        if wanted(at):
            return True
    return False


def by_keys(page: Any, move: str) -> None:
    """Make a move by keyboard alone: in the bar by its number, on the board by walking there."""
    if page.locator(f'.bar [data-move="{move}"]').count():
        page.keyboard.press(str(1 + page.locator(".bar .doors [data-move]").evaluate_all(
            "(all, move) => all.findIndex((one) => one.dataset.move === move)", move)))  # fmt: skip
    elif page.locator(f'.menu [data-move="{move}"]').count():
        assert focus_by_keys(page, lambda at: at == "menu")
        page.keyboard.press("Enter")
        page.locator(".menu:not([hidden]) [data-move]").first.wait_for()
        page.keyboard.press("Enter")
    else:
        assert focus_by_keys(page, lambda at: at == move), move
        page.keyboard.press("Enter")


def test_the_keyboard_alone_plans_a_turn_and_attacks(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, question("order"))
    page.keyboard.press("m")
    start = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") not in ("", start)

    for wanted, deed in (("use", "Anna uses "), ("order", "Anna lays the order"), ("land", "Anna moves")):
        begin(page, house, question(wanted))
        make(page, next(move for move in answers(page) if verb(move) == wanted), by=by_keys)
        play(page, lambda deed=deed: said(page, deed), at_random(5), by_keys)  # type: ignore[misc]


def test_axe_finds_nothing_wrong_in_any_phase_and_light(visit: Any, house: Any) -> None:
    page = visit()
    wrong: dict[str, Any] = {}
    for moment in ("lab", "use", "order", "land", "brutality"):
        begin(page, house, question(moment))
        if moment == "land":
            page.locator(".area.open").first.dispatch_event("click")
        if found := faults(page):
            wrong[moment] = found
    assert not wrong, json.dumps(wrong, indent=1)


SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")


@cache
def all_parties() -> str:
    """All four families and the neutrals stand on the map."""

    def until(match: cg.Match[Any]) -> bool:
        holders = {area["holder"] for area in match.view(0)["areas"].values() if area["soldati"]}
        return match.asked == (0,) and {0, 1, 2, 3, "neutral"} <= holders

    return search("la_famiglia", 4, until, FIRST).to_json()


def test_families_and_neutrals_are_told_apart_by_every_eye(visit: Any, house: Any) -> None:
    """Outline, pattern and letter differ, and no two pieces look alike with any colour vision."""
    page = visit(viewport={"width": 1800, "height": 1100}, device_scale_factor=2)
    begin(page, house, all_parties())
    page.wait_for_selector('.counter[data-party="neutral"]')
    parties = ["0", "1", "2", "3", "neutral"]
    facts = page.evaluate(
        """(parties) => parties.map((party) => {
            const one = document.querySelector(`.counter[data-party="${party}"]`)
            const pattern = document.querySelector(`#lf-fill-${party}`)
            return [one.querySelector('path').getAttribute('d'), pattern.querySelector('g').innerHTML,
                    one.querySelector('.seat').textContent]
        })""",
        parties,
    )
    for traits in zip(*facts, strict=True):
        assert len(set(traits)) == 5, traits
    page.evaluate("document.querySelectorAll('.counter .n, .counter .seat').forEach((one) => one.remove())")
    eyes = page.context.new_cdp_session(page)
    for sight in SIGHTS:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        shown = {}
        for party in parties:
            picture = page.locator(f'.counter[data-party="{party}"]').first.screenshot()
            shown[party] = Image.open(io.BytesIO(picture)).convert("RGB").resize((48, 60))
        for one, other in combinations(parties, 2):
            apart = ImageChops.difference(shown[one], shown[other]).convert("L")
            mean = sum(level * n for level, n in enumerate(apart.histogram())) / (48 * 60)
            assert mean > 12, f"{one} and {other} look alike with {sight}: {mean:.1f}"


@cache
def third_order() -> Script:
    """An encounter begins, two orders have been carried out, and then seat 0 is asked."""

    def wanted(row: list[Made]) -> bool:
        told = [event.what for made in row[:-1] for event in made.events]
        return (
            any(event.what == "encounter" for event in row[0].events) and row[-1].seat == 0 and told.count("order") > 2
        )

    return script("la_famiglia", 4, wanted, FIRST, most=30, least=3)


def test_the_encounter_can_be_followed_and_looked_at_again(visit: Any, house: Any) -> None:
    page = visit()
    position, moves = third_order()
    made = table_at_position(page, ["you", "invite", "invite", "invite"], position)
    others = Guest(house.url).take(made, 1, 2, 3)
    page.goto(f"{house.url}/table/{made['table']['id']}")
    for seat, move in moves[:-1]:
        if seat == 0:
            make(page, move)
        else:
            others.play(made["table"]["id"], seat, move)
    eventually(page, lambda: answers(page) and page.locator(".queue .again").count() >= 2)

    first = page.locator(".queue .where").first.inner_text()
    page.locator(".queue .again").first.click()
    page.get_by_role("button", name="Back to now").wait_for()

    assert page.locator(".queue .now .where").inner_text() == first
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_selector(".bar")
