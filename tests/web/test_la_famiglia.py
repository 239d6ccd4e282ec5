"""La Famiglia in the browser: a whole war by clicking, on a phone, by keyboard, by allies who share their secrets."""

from __future__ import annotations

import io
import json
import random
import re
import time
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops

from .hands import FREE, faults, offered, over, press, settled, sit_at, table, wait

CHAT = re.compile("^Chat")  # with the number of unread lines behind it
FIRST = {"first_game": True, "first_player": 0}
BOTS = ["you", "bot:greedy", "bot:greedy", "bot:greedy"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FREE_ACTIONS = ("sell", "support")
Choose = Callable[[list[str], random.Random], str]


def verb(move: str) -> str:
    return move.split()[0]


def anything(moves: list[str], dice: random.Random) -> str:
    return dice.choice(moves)


def warlike(moves: list[str], dice: random.Random) -> str:
    """Lay raids and carry them out, so that a fight comes soon."""
    for wanted in (
        "finesse",
        "land ",
        "do move",
        "token ",
        "order ",
        "use 1-courts-3",
        "use 1-bank-3",
        "use 1-police-2",
    ):
        found = [move for move in moves if move.startswith(wanted)]
        if wanted == "token ":
            found = [move for move in found if move.endswith("-b3")] or found
        if found:
            return dice.choice(found)
    return dice.choice([move for move in moves if verb(move) != "done"] or moves)


def asked(page: Any) -> list[str]:
    """The moves offered in answer to a question; free actions are always there."""
    return [move for move in offered(page) if verb(move) not in FREE_ACTIONS]


def move_on(page: Any, choose: Choose, dice: random.Random) -> None:
    """One move, if it is this page's turn, and wait until the table has taken notice."""
    moves = asked(page) if page.locator(FREE).count() else []
    if not moves:
        page.wait_for_timeout(20)
        return
    before = settled(page)
    press(page, choose(moves, dice))
    for _ in range(200):
        if settled(page) != before or over(page):
            return
        assert page.locator("[data-refusal]").count() == 0, page.locator("[data-refusal]").inner_text()
        page.wait_for_timeout(10)


def play_until(
    pages: Iterable[Any], until: Callable[[], bool], choose: Choose = anything, seconds: float = 110
) -> None:
    dice, end = random.Random(5), time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it did not come about in time"
        for page in pages:
            move_on(page, choose, dice)


def offers(page: Any, *verbs: str) -> bool:
    return bool(page.locator(FREE).count()) and any(verb(move) in verbs for move in offered(page))


def begin(page: Any, house: Any, seats: list[str] = BOTS, **options: Any) -> None:
    sit_at(page, house, seats, game="la_famiglia", options=FIRST | options)
    page.wait_for_selector(".famiglia")


def no_sideways(page: Any) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_a_whole_war_is_fought_by_clicking_to_the_score_sheet(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house)

    play_until([page], lambda: over(page), seconds=240)

    sheet = page.locator("[data-score-sheet]")
    assert sheet.get_by_role("row").count() == 5
    assert "Victory" in sheet.inner_text()
    assert page.locator("[data-move]").count() == 0
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-scrubber]")
    page.locator("[data-scrubber]").fill("120")
    page.wait_for_selector(".famiglia .map")
    assert page.locator(".hq").count() == 0
    page.get_by_label("Seen by").select_option("2")
    page.wait_for_selector(".hq .seat")


def test_a_draft_is_made_by_clicking_a_pair(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, first_game=False)
    page.wait_for_selector(".pairs [data-move]")
    assert len(asked(page)) == 6

    press(page, asked(page)[0])

    page.wait_for_selector(".dossier .row")
    assert page.locator(".hq .mine .token").count() == 5


def test_free_actions_are_at_hand_in_anybodys_turn(visit: Any, house: Any) -> None:
    """LF-7: whoever waits may sell an order, after saying yes twice."""
    anna, ben = visit(), visit()
    made = table(anna, ["you", "invite", "bot:greedy", "bot:greedy"], game="la_famiglia", options=FIRST, name="Anna")
    number = made["table"]["id"]
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={made['links']['1']}")
    anna.wait_for_selector(FREE)
    ben.wait_for_selector(".hq .sell")
    assert asked(ben) == []
    tokens = ben.locator(".hq .mine .token").count()

    ben.locator(".hq .sell").first.click()
    ben.locator(".hq [data-confirm]").click()

    wait(ben, f"document.querySelectorAll('.hq .mine .token').length === {tokens - 1}")
    wait(anna, "[...document.querySelectorAll('.log li')].some((one) => /sells the order/.test(one.textContent))")
    assert anna.locator(FREE).count() == 1


def test_allies_see_each_others_orders_and_an_opponent_never_receives_them(visit: Any, house: Any) -> None:
    anna, ben, cleo = visit(), visit("/about"), visit()
    received: list[str] = []
    ben.on("websocket", lambda ws: ws.on("framereceived", lambda frame: received.append(str(frame))))
    ben.on("response", lambda r: received.append(r.text()) if "/api/tables/" in r.url and r.ok else None)
    made = table(anna, ["you", "invite", "invite", "bot:random"], game="la_famiglia", options=FIRST, name="Anna")
    number, links = made["table"]["id"], made["links"]
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={links['1']}")
    cleo.goto(f"{house.url}/table/{number}#seat=2&key={links['2']}")
    cleo.wait_for_selector(".famiglia")

    raid = '.area[aria-label*="Anna"][aria-label*="Raid"]'
    covered = '.area[aria-label*="Anna"][aria-label*="a face-down order"]'

    named: set[bool] = set()  # has Anna read the name of her own order, and of her ally's?

    def laid() -> bool:
        told = [line for line in anna.locator(".log li").all_inner_texts() if "lays the order" in line]
        named.update("Anna" in line for line in told)
        if named != {True, False} or not cleo.locator(raid).count() or not ben.locator(covered).count():
            return False
        assert ben.locator(raid).count() == 0
        return True

    play_until([anna, ben, cleo], laid, warlike)

    assert cleo.locator(".hq .seat").count() == 2
    frames = [json.loads(text) for text in received if text.startswith("{")]
    states = [frame for frame in frames if frame.get("type") == "state"]
    assert len(states) > 20
    for state in states:
        view = state["view"]
        assert view["hq"][0] is None
        assert view["hq"][2] is None
        if view["phase"] == "encounter":
            continue
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
    begin(page, house)

    play_until([page], lambda: offers(page, "use"), warlike)
    assert page.locator(".sheets").is_visible()
    no_sideways(page)
    large_enough(page)
    play_until([page], lambda: offers(page, "order"), warlike)
    assert page.locator(".map").is_visible()
    areas = page.evaluate(
        """() => [...document.querySelectorAll('.area.open')].map((one) => one.getBoundingClientRect())
            .map((box) => Math.min(box.width, box.height))"""
    )
    assert min(areas) >= 40, areas
    play_until([page], lambda: offers(page, "land", "water"), warlike)
    no_sideways(page)
    large_enough(page)
    page.locator(".area.open").first.dispatch_event("click")
    page.locator(".menu:not([hidden]) [data-move]").first.wait_for()
    page.locator(".menu:not([hidden]) [data-move]").first.tap()
    page.locator(".work .n").last.tap()
    play_until([page], lambda: page.locator(".log li").filter(has_text="Anna moves").count() > 0, warlike)
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


def key_on(page: Any) -> None:
    """One move by keyboard alone: the same wishes as `warlike`, else the first button of the bar."""
    moves = asked(page) if page.locator(FREE).count() else []
    if not moves:
        page.wait_for_timeout(20)
        return
    before = settled(page)
    move = warlike(moves, random.Random(len(before)))
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
    for _ in range(200):
        if settled(page) != before or over(page):
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"{move} was not made by keyboard")


def test_the_keyboard_alone_plans_a_turn_and_attacks(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house)
    page.wait_for_selector(FREE)
    page.keyboard.press("m")
    start = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") not in ("", start)

    end, wanted = time.monotonic() + 120, ["Anna uses 1-", "Anna lays the order", "Anna moves"]
    while wanted:  # one after the other, for the log folds what is long past
        assert time.monotonic() < end, f"it did not come about: {wanted[0]}"
        if page.locator(".log li").filter(has_text=wanted[0]).count():
            del wanted[0]
        else:
            key_on(page)


def test_axe_finds_nothing_wrong_in_any_phase_and_light(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house)
    wrong: dict[str, Any] = {}
    moments = {"setup": ("lab", "place", "car", "soldato"), "turn": ("use",), "order": ("order",),
               "target": ("land", "water"), "duel": ("card", "take", "brutality")}  # fmt: skip
    for moment, verbs in moments.items():
        play_until([page], lambda verbs=verbs: offers(page, *verbs), warlike)  # type: ignore[misc]
        if moment == "target":
            page.locator(".area.open").first.dispatch_event("click")
        for light in ("light", "dark"):
            page.evaluate("(light) => (document.documentElement.dataset.theme = light)", light)
            if found := faults(page):
                wrong[f"{moment} {light}"] = found
    assert not wrong, json.dumps(wrong, indent=1)


SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def test_families_and_neutrals_are_told_apart_by_every_eye(visit: Any, house: Any) -> None:
    """Outline, pattern and letter differ, and no two pieces look alike with any colour vision."""
    page = visit(viewport={"width": 1800, "height": 1100}, device_scale_factor=2)
    begin(page, house, ["bot:random", "bot:random", "bot:random", "you"])
    page.wait_for_selector('.counter[data-party="neutral"]')
    page.wait_for_selector(FREE)  # then the pieces stand still
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


def test_the_encounter_can_be_followed_and_looked_at_again(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house)

    # once the table waits for me the queue stands still
    play_until([page], lambda: bool(page.locator(FREE).count()) and page.locator(".queue .again").count() >= 2, warlike)
    first = page.locator(".queue .where").first.inner_text()
    page.locator(".queue .again").first.click()
    page.get_by_role("button", name="Back to now").wait_for()

    assert page.locator(".queue .now .where").inner_text() == first
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_selector(".bar")
