"""Achaja in the browser: played by clicking, tapping and typing; responses, wishes, dominance, two houses, deals."""

from __future__ import annotations

import io
import itertools
import json
import re
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

import consigliere as cg
from consigliere.games.achaja import GAME

from .hands import (
    FREE,
    Guest,
    answers,
    at_random,
    eventually,
    faults,
    heard,
    is_asked,
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
from .positions import Made, Script, asked, script, search, verbs_of, whole_record

FOUR = ["you", *["bot:random"] * 3]  # random ones answer at once, also on a busy machine
THREE = FOUR[:3]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAST_TURN = 3


def verb(move: str) -> str:
    return move.split(" ")[0]


def log(page: Any) -> list[str]:
    lines = page.evaluate("[...document.querySelectorAll('.log li')].map((one) => one.textContent)")
    return [line.strip() for line in lines]


def begin(page: Any, house: Any, seats: list[str], position: str, **more: Any) -> None:
    sit_at_position(page, house, seats, position, **more)
    page.wait_for_selector(".map")
    page.wait_for_selector(FREE)


@cache
def last_pass(players: int, turn: int) -> str:
    """Everybody else has passed, and dice lie on many tiles: dominance follows."""

    def until(match: cg.Match[Any]) -> bool:
        view = match.view(0)
        dice = [one["dice"] for one in view["locations"].values()]
        return (
            match.asked == (0,)
            and "pass" in verbs_of(match, 0)
            and view["passed"][1:] == [True] * (players - 1)
            and view["turn"] == turn
            and sum(map(bool, dice)) > 5
        )

    return search("achaja", players, until).to_json()


def people(visit: Any, house: Any, *langs: str, **more: Any) -> list[Any]:
    """Anna and her guests, each at a screen of their own."""
    pages = [visit(lang=lang) for lang in ("en-GB", *langs)]
    made = table(pages[0], ["you", *["invite"] * len(langs)], game="achaja", name="Anna", **more)
    number = made["table"]["id"]
    pages[0].goto(f"{house.url}/table/{number}")
    for seat, page in enumerate(pages[1:], 1):
        page.goto(f"{house.url}/table/{number}#seat={seat}&key={made['links'][str(seat)]}")
    for page in pages:
        page.wait_for_selector(".map")
    return pages


# ---- to the end ------------------------------------------------------------------------------------------------------


def test_a_game_is_played_by_clicking_to_the_score_sheet(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, ["you", *["bot:greedy"] * 3], last_pass(4, LAST_TURN))

    make(page, "pass")
    play(page, lambda: over(page), at_random(5), seconds=120)

    sheet = page.locator("[data-score-sheet]")
    assert sheet.get_by_role("row").count() == 5
    assert "Victory" in sheet.inner_text()
    assert "Locations led" in sheet.inner_text()
    assert page.locator("[data-refusal]").count() == 0
    assert page.locator("[data-scene=reckoning]").count() == 1


def tap(page: Any, move: str) -> None:
    """Make a move with a finger: what is touched must be there to be seen, and nothing may lie over it."""
    if verb(move) == "place":
        die = page.locator(f'[data-die="{" ".join(move.split(" ")[1:3])}"]').first
        if die.count() and die.get_attribute("aria-pressed") == "false":
            die.tap()
    page.locator(f'[data-move="{move}"]:visible').first.tap()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").tap()


SMALL = """() => [...document.querySelectorAll('[data-move]')].filter((one) => {
    const r = one.getBoundingClientRect()
    return r.width && (r.width < 40 || r.height < 40)
}).map((one) => one.dataset.move)"""


def test_a_phone_plays_a_turn_of_every_kind(visit: Any, house: Any) -> None:
    """Placing, a card with its declaration, a character, a response, a pass, actions of tiles, the preparation."""
    page = visit(**PHONE)
    for kind in ("place", "play", "use", "decline", "pass", "act", "cards", "die", "at", "player"):
        begin(page, house, THREE, asked("achaja", 3, kind))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, kind
        assert page.evaluate(SMALL) == [], kind

        make(page, next(move for move in answers(page) if verb(move) == kind), by=tap)

        assert page.evaluate("document.documentElement.scrollWidth") <= 390, kind


# ---- responses -------------------------------------------------------------------------------------------------------


@cache
def against_ben() -> str:
    """A card of seat 0 waits for seat 1, against whom it is played and who has cousins of both kinds."""

    def until(match: cg.Match[Any]) -> bool:
        pending = match.view(1)["pending"]
        return (
            match.asked == (1,)
            and pending is not None
            and pending["by"] == 0
            and 1 in pending["against"]
            and {"decline", "street", "palace"} <= verbs_of(match, 1)
        )

    return search("achaja", 2, until).to_json()


def facing(visit: Any, house: Any) -> tuple[Any, Any]:
    """Anna has played a card against Ben, each at a screen of their own."""
    anna, ben = visit(), visit()
    made = table_at_position(anna, ["you", "invite"], against_ben(), name="Anna")
    number = made["table"]["id"]
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={made['links']['1']}")
    ben.wait_for_selector("[data-window].asked")
    return anna, ben


def test_a_response_is_given(visit: Any, house: Any) -> None:
    anna, ben = facing(visit, house)
    window = ben.locator("[data-window].asked")
    assert "against" in window.inner_text()
    anna.locator("[data-window]").wait_for()  # everybody sees the card that waits
    assert anna.locator("[data-window] [data-move]").count() == 0
    for label in ("Pass", "Street Cousin", "Palace Cousin"):
        assert window.get_by_role("button", name=label, exact=True).count() == 1
    cousins = ben.locator("[data-house='1'] .goods").inner_text()

    make(ben, "street")

    eventually(ben, lambda: any("gives up a cousin (Street" in line for line in log(ben)))
    assert ben.locator("[data-house='1'] .goods").inner_text() != cousins


def test_a_response_is_declined(visit: Any, house: Any) -> None:
    _, ben = facing(visit, house)

    ben.locator("[data-window].asked").get_by_role("button", name="Pass", exact=True).click()

    eventually(ben, lambda: any("does not respond" in line for line in log(ben)))


@cache
def two_windows() -> Script:
    """Seat 0 lets a card pass, and another one of the same kind, before the turn is back where the first came from."""

    def window(made: Made) -> tuple[Any, ...] | None:
        view = made.before.view(0)
        if made.seat != 0 or made.move != "decline" or view["question"] != "respond":
            return None
        return view["turn"], 0 in view["pending"]["against"]

    def wanted(row: list[Made]) -> bool:
        first, *between, last = row
        if window(first) is None or (last.before.view(None)["question"], last.before.asked) != (
            "act",
            (first.before.view(0)["pending"]["by"],),
        ):
            return False
        mine = [made for made in between if made.seat == 0]
        by = last.before.asked
        back = any(made.before.asked == by and made.before.view(None)["question"] == "act" for made in between)
        return len(mine) == 1 and window(mine[0]) == window(first) and not back

    return script("achaja", 3, wanted, most=24, least=4)


def test_a_wish_lets_cards_of_one_kind_pass_by_themselves(visit: Any, house: Any) -> None:
    """It stands there to be seen, can be ended, waits as long whatever is held, and ends with the round."""
    page = visit()
    position, moves = two_windows()
    wishes, window = page.locator("[data-wish]"), page.locator("[data-window].asked")

    def sit() -> tuple[Guest, str]:
        made = table_at_position(page, ["you", "invite", "invite"], position)
        others = Guest(house.url).take(made, 1, 2)
        page.goto(f"{house.url}/table/{made['table']['id']}")
        window.locator("[data-pass-all]").click()
        eventually(page, lambda: wishes.count() == 1)
        return others, str(made["table"]["id"])

    sit()
    assert "until it is" in wishes.first.inner_text()
    wishes.first.get_by_role("button", name="Ask me again").click()
    eventually(page, lambda: wishes.count() == 0)

    others, number = sit()
    for seat, move in moves[1:-1]:
        if seat != 0:
            others.play(number, seat, move)
            continue
        window.locator(".clock").wait_for(state="attached")  # nobody touches anything
        begun, before = time.monotonic(), look(page)
        heard(page, before)
        assert time.monotonic() - begun > 0.8
    eventually(page, lambda: wishes.count() == 0)  # the round is over


# ---- dominance -------------------------------------------------------------------------------------------------------


def test_dominance_is_stepped_through_tile_by_tile(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, FOUR, last_pass(4, 1))
    count = page.locator("[data-dominance] .count")
    make(page, "pass")
    # once the table waits for me nothing moves under my hands
    play(
        page,
        lambda: answers(page) and any(int(said.split("/")[1]) > 3 for said in count.all_inner_texts()),
        at_random(5),
    )

    scene = page.locator("[data-dominance] .scene")
    while page.get_by_role("button", name="Previous tile").is_enabled():
        page.get_by_role("button", name="Previous tile").click()
    tiles = [scene.get_attribute("data-scene")]
    for sums in scene.locator(".sums li").all_inner_texts():
        assert re.search(r"= \d+", sums)
    assert page.locator(f"[data-tile={tiles[0]}].lit").count() == 1
    for _ in range(2):
        page.get_by_role("button", name="Next tile").click()
        tiles.append(scene.get_attribute("data-scene"))
    assert len(set(tiles)) == 3
    said = " ".join(log(page))
    nouns = {one["id"]: one["name"]["en"] for one in GAME.shipped_data.tables["location"]}
    for name in tiles:
        assert re.search(f"dominates {nouns[name]}", said)


def test_dominance_runs_by_itself_for_those_who_like_motion(visit: Any, house: Any) -> None:
    page = visit(still=False)
    begin(page, house, FOUR, last_pass(4, 1))
    make(page, "pass")
    count = page.locator("[data-dominance] .count, .again")
    play(
        page, lambda: any(not said.startswith("1 /") for said in count.all_inner_texts()[:1]), at_random(5), seconds=30
    )


# ---- two houses, deals -----------------------------------------------------------------------------------------------


@cache
def first_die() -> str:
    """Two lead two houses each, and seat 0 may place a die of either."""

    def until(match: cg.Match[Any]) -> bool:
        moves = [str(move).split() for move in match.legal(0) if move.verb == "place"] if 0 in match.asked else []
        return len({move[1] for move in moves}) == 2

    return search("achaja", 2, until).to_json()


def test_two_players_lead_two_houses_each(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, ["you", "bot:random"], first_die())
    for seat in (0, 1):
        reserves = page.locator(f"[data-house='{seat}'] .reserve")
        assert reserves.count() == 2
        assert len({one.get_attribute("aria-label") for one in reserves.all()}) == 2
    tags = set(
        page.evaluate(
            "[...document.querySelectorAll('.houses .chip svg > text:last-child')].map((one) => one.textContent)"
        )
    )
    assert tags == {"A", "A′", "B", "B′"}

    assert len({move.split()[1] for move in answers(page)}) == 2
    make(page, answers(page)[0])
    # then the houses take turns
    play(
        page,
        lambda: is_asked(page, "place") and len({move.split()[1] for move in answers(page)}) == 1,
        at_random(3),
    )


def test_gifts_and_agreements(visit: Any, house: Any) -> None:
    anna, ben = people(visit, house, "pl-PL", options={"negotiate_hard": True})
    gold = [int(page.locator("[data-gold]").get_attribute("data-gold")) for page in (anna, ben)]
    wait(anna, "document.querySelector('[data-move=\"give gold 1 1\"]') !== null")

    anna.locator('[data-move="give gold 1 1"]').click()
    wait(anna, f"document.querySelector('[data-gold]').dataset.gold === '{gold[0] - 1}'")
    wait(ben, f"document.querySelector('[data-gold]').dataset.gold === '{gold[1] + 1}'")

    anna.get_by_label("Your words").fill("  no theft   this turn ")
    anna.get_by_role("button", name="Write it down").click()
    anna.locator('[data-say="pact 1 peace"]').click()
    for page, words in ((anna, "Let us have peace"), (ben, "W tej turze zachowajmy pokój")):
        wait(page, f"document.querySelector('[data-deals] .pacts').textContent.includes('{words}')")
        assert "no theft this turn" in page.locator("[data-deals] .pacts").inner_text()
    assert anna.locator("[data-refusal]").count() == 0


# ---- keys, eyes, languages -------------------------------------------------------------------------------------------


def by_keys(page: Any, move: str) -> None:
    """Reach a move with Tab and arrows alone and press Enter."""
    group = "(one) => one?.closest('ol, ul, .choices, .doors, section, form')"
    for _ in range(90):
        where = page.evaluate(
            f"""(move) => {{
                const at = document.activeElement, to = document.querySelector(`[data-move="${{move}}"]:not([hidden])`)
                if (!to) return 'gone'
                if (at?.dataset?.move === move) return 'there'
                const near = {group}
                if (!at?.matches('[data-stop]') || !to.matches('[data-stop]') || near(at) !== near(to)) return 'Tab'
                const a = at.getBoundingClientRect(), b = to.getBoundingClientRect()
                const x = b.left + b.width / 2 - a.left - a.width / 2, y = b.top + b.height / 2 - a.top - a.height / 2
                if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft'
                return y > 0 ? 'ArrowDown' : 'ArrowUp'
            }}""",
            move,
        )
        if where == "gone":
            return
        if where == "there":
            page.keyboard.press("Enter")
            if page.locator("[data-confirm]").count():
                page.keyboard.press("1")
            return
        page.keyboard.press(where)
    raise AssertionError(f"{move} cannot be reached with keys")


def test_keyboard_alone_plays_an_intrigue_round(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, THREE, asked("achaja", 3, "play", "use", "pass"))
    page.mouse.move(1, 1)
    acts: list[str] = []
    any_of = at_random(4)

    def choose(moves: list[str]) -> str:
        if "pass" not in moves:
            return any_of(moves)
        kind = ("play", "use", "pass")[min(len(acts), 2)]
        move = any_of([move for move in moves if verb(move) == kind] or ["pass"])
        acts.append(move)
        return move

    play(page, lambda: "pass" in acts, choose, by_keys)

    assert {"play", "use"} & {verb(move) for move in acts}
    wait(page, "[...document.querySelectorAll('.log li')].some((one) => /Anna passes/.test(one.textContent))")
    assert page.locator("[data-refusal]").count() == 0


def test_letters_of_the_table_lead_to_hand_and_troy(visit: Any, house: Any) -> None:
    page = visit()
    begin(page, house, FOUR, asked("achaja", 4, "place"))
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.dataset.move").startswith("place ")

    begin(page, house, FOUR, asked("achaja", 4, "play", "pass"))
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


def test_axe_finds_nothing_wrong_in_any_scene(visit: Any, house: Any) -> None:
    page = visit()
    found: dict[str, Any] = {}
    for scene, kind in (("act", "pass"), ("respond", "decline"), ("dominance", "act")):
        begin(page, house, FOUR, asked("achaja", 4, kind, negotiate_hard=True))
        if wrong := faults(page):
            found[scene] = wrong
    assert not found, json.dumps(found, indent=1)


def test_houses_are_told_apart_by_any_eyes(visit: Any, house: Any) -> None:
    """The same number on the dice of two houses looks different, and so do their tokens."""
    page = visit(device_scale_factor=2)
    sit_at(page, house, ["you", *["bot:random"] * 4], game="achaja")
    page.wait_for_selector(FREE)  # then the dice lie still
    chips = page.locator(".houses .chip").all()
    number = [re.search(r"\d", chip.text_content() or "") for chip in chips]
    owner = page.evaluate(
        "[...document.querySelectorAll('.houses .chip')].map((one) => one.closest('li').dataset.house)"
    )
    eyes = page.context.new_cdp_session(page)
    field = page.locator(".houses")
    corner = field.bounding_box()
    spots = {i: chip.locator("svg").bounding_box() for i, chip in enumerate(chips)}
    coins = [page.locator(f"[data-house='{seat}'] .left svg").bounding_box() for seat in range(5)]

    for kind in ("achromatopsia", "deuteranopia", "protanopia", "tritanopia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        sheet = Image.open(io.BytesIO(field.screenshot(timeout=60_000))).convert("L")

        def cut(box: Any, sheet: Any = sheet) -> Any:
            x, y = 2 * (box["x"] - corner["x"]), 2 * (box["y"] - corner["y"])
            w, h = 2 * box["width"], 2 * box["height"]
            return sheet.crop((int(x), int(y), int(x + w), int(y + h))).resize((44, 52))

        looks: dict[str, dict[str, Any]] = {"token": {str(i): cut(box) for i, box in enumerate(coins)}}
        for i, box in spots.items():
            found = number[i]
            assert found is not None
            looks.setdefault(found.group(), {}).setdefault(owner[i], cut(box))
        pairs = 0
        for group in looks.values():
            for one, other in itertools.combinations(group.values(), 2):
                pairs += 1
                apart = sum(level > 48 for level in ImageChops.difference(one, other).tobytes())
                assert apart > 25, f"{kind}: only {apart} of {44 * 52} points differ"
        assert pairs >= 15


@pytest.mark.parametrize("lang", ["pl-PL", "ru-RU"])
def test_other_languages_fit_a_phone_and_mark_what_is_reconstructed(visit: Any, house: Any, lang: str) -> None:
    page = visit(lang=lang, **PHONE)
    begin(page, house, FOUR, asked("achaja", 4, "play", "pass"))

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for card in page.locator(".hand [data-card]").all():
        ours = 1 if card.get_attribute("data-card") == "theft" else 2
        assert card.locator(".effect:not(.answer) i").count() == ours
    assert page.locator(".hand .effect").first.inner_text().strip()
    assert "ach." not in page.locator(".table").inner_text()


def test_a_replay_shows_the_table_of_every_moment(visit: Any, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(whole_record("achaja", 3, 141), encoding="utf-8")
    page = visit("/import")
    page.locator("input[type=file]").set_input_files(kept)
    page.wait_for_selector("[data-scrubber]")
    assert page.locator("[data-move]").count() == 0
    for at in (0, 20, 80, 140):
        page.locator("[data-scrubber]").fill(str(at))
        assert page.locator("[data-tile]").count() == 12
    assert page.locator("[data-move]").count() == 0
