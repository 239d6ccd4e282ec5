"""Achaja in the browser: played by clicking, tapping and typing; responses, wishes, dominance, two houses, deals."""

from __future__ import annotations

import io
import itertools
import json
import random
import re
import time
from typing import Any

import pytest
from PIL import Image, ImageChops

from consigliere.games.achaja import GAME

from .hands import FREE, eventually, faults, offered, over, press, settled, sit_at, table, wait

FOUR = ["you", *["bot:random"] * 3]  # random ones answer at once, also on a busy machine
AGAINST_OTHERS = {
    f"play {card['id']} {effect['id']}"
    for card in GAME.shipped_data.tables["intrigue"]
    for effect in card["effect"]
    if effect["target"] == "other"
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def mine(page: Any) -> bool:
    return bool(page.locator(FREE).count())


def verb(move: str) -> str:
    return move.split(" ")[0]


def answers(page: Any) -> list[str]:
    """What can be clicked in answer to the question, without free trades and gifts."""
    return [move for move in offered(page) if verb(move) not in ("trade", "give")]


def is_asked(page: Any, *verbs: str) -> bool:
    """Is it my turn to answer with one of these?"""
    return mine(page) and any(verb(move) in verbs for move in answers(page))


def taste(moves: list[str], dice: random.Random) -> str:
    """Any move, but a pass only now and then, so that games are full and still end."""
    lively = [move for move in moves if move != "pass"]
    return "pass" if "pass" in moves and (not lively or dice.random() < 0.25) else dice.choice(lively)


def brisk(moves: list[str], dice: random.Random) -> str:
    """The same in fewer moves: others may have their way, and after a few deeds it is enough."""
    if "decline" in moves:
        return "decline"
    return "pass" if "pass" in moves and dice.random() < 0.5 else taste(moves, dice)


def play_on(page: Any, until: Any, seconds: float = 80, choose: Any = taste, make: Any = press) -> None:
    """Answer every question by clicking until something is so; a game that ends before is played again."""
    dice, end = random.Random(5), time.monotonic() + seconds
    while time.monotonic() < end:
        if until(page):
            return
        if over(page):
            page.get_by_role("button", name="Rematch").click()
            page.get_by_role("button", name="Begin").click()
            page.wait_for_selector(".map")
        moves = answers(page) if mine(page) else []
        if not moves:
            page.wait_for_timeout(25)
            continue
        before = settled(page)
        make(page, choose(moves, dice))
        for _ in range(80):
            if settled(page) != before or over(page):
                break
            page.wait_for_timeout(20)
    raise AssertionError(f"it did not come about: {answers(page)} {page.locator('[data-prompt]').all_inner_texts()}")


def log(page: Any) -> list[str]:
    lines = page.evaluate("[...document.querySelectorAll('.log li')].map((one) => one.textContent)")
    return [line.strip() for line in lines]


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


def play_both(pages: Any, until: Any, seconds: float = 60, choose: Any = taste) -> None:
    dice, end = random.Random(3), time.monotonic() + seconds
    while time.monotonic() < end:
        for page in pages:
            if until():
                return
            if mine(page) and (moves := answers(page)):
                before = settled(page)
                press(page, choose(moves, dice))
                for _ in range(60):
                    if settled(page) != before:
                        break
                    page.wait_for_timeout(20)
        pages[0].wait_for_timeout(15)
    raise AssertionError("it did not come about")


# ---- whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_clicking_to_the_score_sheet(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, ["you", *["bot:greedy"] * 3], game="achaja")
    page.wait_for_selector(".map")
    begun = time.monotonic()

    play_on(page, over, 240, brisk)  # a calm machine needs less than a minute

    print("seconds for a whole game:", round(time.monotonic() - begun))
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


def test_a_phone_plays_a_turn_of_every_kind(visit: Any, house: Any) -> None:
    """Placing, a card with its declaration, a character, a response, a pass, actions of tiles, the preparation."""
    page = visit(**PHONE)
    sit_at(page, house, ["you", "bot:random", "bot:random"], game="achaja")
    page.wait_for_selector(".map")
    done: dict[str, int] = {}
    small: set[str] = set()

    def choose(moves: list[str], dice: random.Random) -> str:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        small.update(
            page.evaluate(
                """() => [...document.querySelectorAll('[data-move]')].filter((one) => {
                    const r = one.getBoundingClientRect()
                    return r.width && (r.width < 40 || r.height < 40)
                }).map((one) => one.dataset.move)"""
            )
        )
        fresh = [move for move in moves if verb(move) not in done and move != "pass"]
        move = dice.choice(fresh) if fresh else taste(moves, dice)
        done[verb(move)] = done.get(verb(move), 0) + 1
        return move

    wanted = {"place", "play", "use", "decline", "pass", "act", "cards"}
    play_on(page, lambda _: wanted <= set(done) and {"die", "at", "player"} & set(done), 80, choose, tap)

    assert small == set()
    assert page.locator("[data-refusal]").count() == 0


# ---- responses -------------------------------------------------------------------------------------------------------


def attack(moves: list[str], dice: random.Random) -> str:
    """Play against the other player whenever a card allows it."""
    hits = sorted(AGAINST_OTHERS & set(moves))
    return dice.choice(hits) if hits else taste(moves, dice)


def test_a_response_is_given_and_another_declined(visit: Any, house: Any) -> None:
    anna, ben = people(visit, house, "en-GB")
    window = ben.locator("[data-window].asked")

    def hit() -> bool:
        return bool(window.count() and "street" in offered(ben))

    play_both((anna, ben), hit, choose=lambda moves, dice: "decline" if "decline" in moves else attack(moves, dice))
    assert "against" in window.inner_text()
    anna.locator("[data-window]").wait_for()  # everybody sees the card that waits
    assert anna.locator("[data-window] [data-move]").count() == 0
    for label in ("Pass", "Street Cousin", "Palace Cousin"):
        assert window.get_by_role("button", name=label, exact=True).count() == 1
    cousins = ben.locator("[data-house='1'] .goods").inner_text()
    press(ben, "street")
    wait(
        ben,
        "[...document.querySelectorAll('.log li')].some((one) => /gives up a cousin \\(Street/.test(one.textContent))",
    )
    assert ben.locator("[data-house='1'] .goods").inner_text() != cousins

    declined = sum("does not respond" in line for line in log(ben))
    play_both(
        (anna, ben), lambda: bool(window.count()), choose=lambda m, d: "decline" if "decline" in m else attack(m, d)
    )
    window.get_by_role("button", name="Pass", exact=True).click()
    eventually(ben, lambda: sum("does not respond" in line for line in log(ben)) > declined)


def test_a_wish_lets_cards_of_one_kind_pass_by_themselves(visit: Any, house: Any) -> None:
    """It stands there to be seen, can be ended, waits as long whatever is held, and ends with the round."""
    page = visit()
    sit_at(page, house, FOUR, game="achaja", pace=500)
    page.wait_for_selector(".map")
    wishes, window = page.locator("[data-wish]"), page.locator("[data-window].asked")
    waited: list[float] = []

    def make(page: Any, move: str) -> None:
        if not window.count():
            press(page, "pass" if "pass" in answers(page) else move)
        elif not window.locator(".clock").count():
            press(page, "decline")
        else:  # nobody touches anything
            begun, before = time.monotonic(), settled(page)
            while settled(page) == before and time.monotonic() < begun + 20:
                page.wait_for_timeout(10)
            waited.append(time.monotonic() - begun)

    def wish(page: Any, move: str) -> None:
        if window.count() and not wishes.count():
            before = settled(page)
            window.locator("[data-pass-all]").click()
            # it may end at once, where the turn comes straight back to whoever played the card
            eventually(page, lambda: wishes.count() or settled(page) != before)
        else:
            make(page, move)

    play_on(page, lambda _: wishes.count() > 0, make=wish)
    assert "until it is" in wishes.first.inner_text()
    wishes.first.get_by_role("button", name="Ask me again").click()
    eventually(page, lambda: wishes.count() == 0)

    play_on(page, lambda _: len(waited) > 0, make=wish)
    assert all(one > 0.8 for one in waited), waited
    play_on(page, lambda _: wishes.count() == 0, make=make)


# ---- dominance -------------------------------------------------------------------------------------------------------


def test_dominance_is_stepped_through_tile_by_tile(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, FOUR, game="achaja")
    page.wait_for_selector(".map")
    count = page.locator("[data-dominance] .count")
    # once the table waits for me nothing moves under my hands
    play_on(page, lambda p: mine(p) and any(int(said.split("/")[1]) > 3 for said in count.all_inner_texts()))

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
    for name in tiles:
        noun = GAME.shipped_data.tables["location"][
            [one["id"] for one in GAME.shipped_data.tables["location"]].index(name)
        ]["name"]["en"]
        assert re.search(f"dominates {noun}", said)


def test_dominance_runs_by_itself_for_those_who_like_motion(visit: Any, house: Any) -> None:
    page = visit(still=False)
    sit_at(page, house, ["you", "bot:random", "bot:random"], game="achaja")
    page.wait_for_selector(".map")
    play_on(
        page,
        lambda p: p.locator("[data-dominance]").count() > 0,
        choose=lambda m, d: "pass" if "pass" in m else taste(m, d),
    )
    count = page.locator("[data-dominance] .count, .again")
    play_on(page, lambda _: any(not said.startswith("1 /") for said in count.all_inner_texts()[:1]), 30)


# ---- two houses, deals -----------------------------------------------------------------------------------------------


def test_two_players_lead_two_houses_each(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, ["you", "bot:random"], game="achaja")
    page.wait_for_selector(".map")
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

    play_on(page, lambda p: is_asked(p, "place"))
    first = {" ".join(move.split()[1:2]) for move in answers(page)}
    press(page, answers(page)[0])
    play_on(page, lambda p: is_asked(p, "place") and len({m.split()[1] for m in answers(p)}) == 1)
    assert len(first) == 2  # then the houses take turns


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
    for page, words in ((anna, "Let us have peace"), (ben, "Zachowajmy w tej turze pokój")):
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
    sit_at(page, house, ["you", "bot:random", "bot:random"], game="achaja")
    page.wait_for_selector(".map")
    play_on(page, lambda p: is_asked(p, "pass"))
    page.mouse.move(1, 1)
    acts: list[str] = []

    def choose(moves: list[str], dice: random.Random) -> str:
        if "pass" not in moves:
            return dice.choice(moves)
        acts.append("")
        kind = ("play", "use", "pass")[min(len(acts), 3) - 1]
        move = dice.choice([move for move in moves if verb(move) == kind] or ["pass"])
        acts[-1] = move
        return move

    play_on(page, lambda p: "pass" in acts, 80, choose, by_keys)

    wait(page, "[...document.querySelectorAll('.log li')].some((one) => /Anna passes/.test(one.textContent))")
    assert page.locator("[data-refusal]").count() == 0


def test_letters_of_the_table_lead_to_hand_and_troy(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, FOUR, game="achaja")
    page.wait_for_selector(".map")
    play_on(page, lambda p: is_asked(p, "place"))
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.dataset.move").startswith("place ")
    play_on(page, lambda p: is_asked(p, "pass"))
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_in_any_scene(visit: Any, house: Any, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    sit_at(page, house, FOUR, game="achaja", options={"negotiate_hard": True})
    page.wait_for_selector(".map")
    found: dict[str, Any] = {}
    for scene, verbs in (("act", ["pass"]), ("respond", ["decline"]), ("dominance", ["act"])):
        play_on(page, lambda p, verbs=verbs: is_asked(p, *verbs))
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
    sit_at(page, house, FOUR, game="achaja")
    page.wait_for_selector(".map")
    play_on(page, lambda p: is_asked(p, "pass"))

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for card in page.locator(".hand [data-card]").all():
        ours = 1 if card.get_attribute("data-card") == "theft" else 2
        assert card.locator(".effect:not(.answer) i").count() == ours
    assert page.locator(".hand .effect").first.inner_text().strip()
    assert "ach." not in page.locator(".table").inner_text()


def test_a_replay_shows_the_table_of_every_moment(visit: Any, house: Any) -> None:
    page = visit()
    number = str(table(page, ["bot:random"] * 3, game="achaja", listed=True)["table"]["id"])
    page.goto(f"{house.url}/table/{number}")
    page.wait_for_selector("[data-score-sheet]", timeout=60_000)
    page.goto(f"{house.url}/replay/{number}")
    page.wait_for_selector("[data-scrubber]")
    assert page.locator("[data-move]").count() == 0
    for at in (0, 20, 80, 140):
        page.locator("[data-scrubber]").fill(str(min(at, int(page.locator("[data-scrubber]").get_attribute("max")))))
        assert page.locator("[data-tile]").count() == 12
    assert page.locator("[data-move]").count() == 0
