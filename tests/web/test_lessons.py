"""First lessons: told where they apply, in three languages, read to the end or left in the middle."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games

from .hands import FREE, press, wait

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}
BEGIN = {"en": "First lesson", "pl": "Pierwsza lekcja", "ru": "Первый урок"}
LAST = {"achaja": ("pass", "skip", "decline", "keep"), "la_famiglia": ("use",)}  # what shortens a lesson


def plan_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LESSONS / game / "lesson.json").read_text(encoding="utf-8"))
    return found


def words_of(game: str, lang: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((LESSONS / game / "language" / f"{lang}.json").read_text(encoding="utf-8"))
    return found


# -- the plans against the rules ------------------------------------------------------------------------------------


def met(when: dict[str, Any], seen: dict[str, set[Any]]) -> bool:
    """Has every part of a condition come up?"""
    questions, events = when.get("question", ()), when.get("event", ())
    if not set(questions) <= seen["questions"] or not set(events) <= seen["events"]:
        return False
    if "verb" in when and not any((question, when["verb"]) in seen["verbs"] for question in questions):
        return False
    return all((name, value) in seen["facts"] for name, values in when.get("facts", {}).items() for value in values)


@pytest.mark.parametrize("game", games())
def test_every_tip_names_a_rule_and_comes_up_in_real_games(game: str) -> None:
    found, plan = find_game(game), plan_of(game)
    wanted = {tip["id"]: tip["when"] for tip in plan["tips"]} | {"the goal": plan["goal"]}
    for tip, when in wanted.items():
        assert when.keys() & {"question", "event"}, tip
        assert when.keys() <= {"question", "verb", "event", "facts", "times"}, tip
    rules = [tip["rule"] for tip in plan["tips"]]
    assert set(rules) <= set(found.rulebook)
    assert len(set(rules)) == len(rules)
    assert len(wanted) == len(plan["tips"]) + 1
    assert sum(not tip.get("maybe") for tip in plan["tips"]) >= 6

    seen: dict[str, set[Any]] = {"questions": set(), "verbs": set(), "events": set(), "facts": set()}
    missing = list(wanted)
    for seed in range(30):
        match, dice = cg.new(game, players=len(plan["seats"]), options=plan["options"], seed=seed), random.Random(seed)
        while not match.over and len(match.moves) < 900:
            for seat in match.asked:
                moves = match.legal(seat)
                question = match.view(seat)["question"]
                seen["questions"].add(question)
                seen["verbs"].update((question, move.verb) for move in moves)
                match.play(seat, dice.choice(moves))
        for event in match.events:
            seen["events"].add(event.what)
            seen["facts"].update((name, value) for name, value in event.facts.items() if isinstance(value, str))
        missing = [tip for tip in missing if not met(wanted[tip], seen)]
        if not missing:
            return
    raise AssertionError(f"never came up: {missing}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_tip_is_told_in_every_language(game: str, lang: str) -> None:
    plan, words = plan_of(game), words_of(game, lang)
    assert set(words) == {f"lesson.{game}.{tip['id']}" for tip in plan["tips"]}
    for tip in plan["tips"]:
        text = words[f"lesson.{game}.{tip['id']}"]
        assert 40 <= len(text) <= 300, tip["id"]
        assert set(re.findall(r"\{(\w+)\}", text)) == set(tip.get("facts", {})), tip["id"]
        assert bool(re.search("[а-яё]", text)) == (lang == "ru"), tip["id"]


def test_the_set_up_of_every_lesson_is_one_the_rules_accept() -> None:
    for game in games():
        plan = plan_of(game)
        assert plan["game"] == game
        assert plan["seats"].count("you") == 1
        assert len(plan["seats"]) in find_game(game).seats
        for tip in plan["tips"]:
            for path in tip.get("facts", {}).values():
                assert re.fullmatch(r"\w+(\.\w+)*", path)


# -- in the browser -------------------------------------------------------------------------------------------------


def hurry(page: Any) -> None:
    """Bots of the lesson play at once; a person would want to see them think."""

    def change(route: Any) -> None:
        wish = route.request.post_data_json
        route.continue_(post_data=json.dumps({**wish, "pace": 0}))

    page.route("**/api/tables?*", lambda route: change(route) if route.request.method == "POST" else route.continue_())


def start(page: Any, game: str, lang: str = "en") -> None:
    hurry(page)
    title = find_game(game).title[lang]
    page.locator(".game").filter(has_text=title).get_by_role("button", name=BEGIN[lang]).click()
    page.wait_for_selector("[data-lesson]")
    assert page.url.endswith("#lesson")


def tell(page: Any) -> str:
    """What the tutor says now: the id of a tip, "waiting", "over", or "" when there is none."""
    return str(page.evaluate("document.querySelector('[data-lesson]')?.dataset.lesson ?? ''"))


LOOK = """() => ({
    tip: document.querySelector('[data-lesson]')?.dataset.lesson ?? '',
    free: document.querySelector('.bar.mine[data-busy=false]') !== null,
    over: document.querySelector('[data-score-sheet]') !== null,
    mark: document.querySelectorAll('.log li').length + (document.querySelector('[data-prompt]')?.textContent ?? '')
        + [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move).join(),
    moves: [...new Set([...document.querySelectorAll('[data-move]')].filter((one) => !one.disabled)
        .map((one) => one.dataset.move))],
})"""


def choose(page: Any, game: str, dice: random.Random) -> bool:
    """One move of one's own, by clicking; False if nothing is offered just now, or a tip came with the question."""
    seen = page.evaluate(LOOK)
    moves = [move for move in seen["moves"] if move.split()[0] not in ("sell", "support", "trade", "show")]
    if not seen["free"] or not moves or seen["tip"] not in ("", "waiting", "over"):
        return False
    soon = [move for move in moves if move.split()[0] in LAST.get(game, ())]
    press(page, dice.choice(soon or moves))
    for _ in range(60):
        now = page.evaluate(LOOK)
        if now["mark"] != seen["mark"] or now["over"]:
            break
        page.wait_for_timeout(20)
    return True


def study(page: Any, game: str, until: Any, seconds: float = 170) -> list[str]:
    """Read every tip and play on until something is so; the tips in the order they came."""
    dice, read, end = random.Random(game), list[str](), time.monotonic() + seconds
    while time.monotonic() < end:
        said = tell(page)
        if until(said, read):
            return read
        if said and said not in ("waiting", "over"):
            read.append(said)
            page.locator("[data-lesson-next]").click()
            wait(page, f"document.querySelector('[data-lesson]')?.dataset.lesson !== '{said}'")
        elif not choose(page, game, dice):
            page.wait_for_timeout(30)
    raise AssertionError(f"not in time; read {read}, now {tell(page)!r}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_lesson_is_read_to_its_end_by_clicking_and_the_table_goes_on(visit: Any, game: str, lang: str) -> None:
    page = visit(lang=LANGUAGES[lang])
    page.evaluate(f"localStorage.setItem('lang', '{lang}')")
    start(page, game, lang)
    plan, words = plan_of(game), words_of(game, lang)
    first = tell(page)

    assert first == plan["tips"][0]["id"]
    said = page.locator(".lesson .tip").inner_text()
    assert said.split("{")[0][:40] == words[f"lesson.{game}.{first}"].split("{")[0][:40]
    assert "{" not in said
    read = study(page, game, lambda said, _: said == "over")

    assert len(set(read)) == len(read)
    must = [tip["id"] for tip in plan["tips"] if not tip.get("maybe")]
    assert [tip for tip in must if tip not in read] == []
    assert page.locator(".lesson details li").count() == len(plan["tips"]) - len(read)  # the others can be read now
    assert page.locator("[data-refusal]").count() == 0
    page.locator("[data-lesson-end]").click()
    wait(page, "!document.querySelector('.lesson')")
    assert "#lesson" not in page.url
    dice = random.Random(1)
    end = time.monotonic() + 20
    while not choose(page, game, dice) and time.monotonic() < end:
        page.wait_for_timeout(30)
    assert page.locator("[data-refusal]").count() == 0


def test_a_lesson_points_at_what_it_talks_about_and_opens_its_rule(visit: Any) -> None:
    page = visit()
    start(page, "condottiere")
    page.wait_for_selector(".pointer")
    box = page.evaluate(
        "(({x, y, width, height}) => [x, y, width, height])(document.querySelector('.map').getBoundingClientRect())"
    )
    ring = page.evaluate(
        "(({x, y, width, height}) => [x, y, width, height])(document.querySelector('.pointer').getBoundingClientRect())"
    )
    assert all(abs(a - b) <= 12 for a, b in zip(box, ring, strict=True))

    page.locator(".lesson").get_by_role("button", name="§ C-1.1").click()
    page.wait_for_selector("dialog[open] .jumped")
    assert page.locator("dialog[open] .jumped").get_attribute("data-rule") == "C-1.1"
    page.keyboard.press("Escape")

    page.locator("[data-lesson-next]").click()
    wait(page, "document.querySelector('[data-lesson]').dataset.lesson === 'region'")
    page.locator(".pointer").wait_for()  # around all regions that glow
    assert page.locator(".pointer").bounding_box()["width"] <= box[2] + 12


def test_a_reload_goes_on_and_a_lesson_left_in_the_middle_leaves_an_ordinary_table(visit: Any) -> None:
    page = visit()
    start(page, "godfather")
    read = study(page, "godfather", lambda _, read: len(read) == 3)
    assert read == ["goal", "action", "thug"]

    page.reload()
    page.wait_for_selector("[data-lesson=family]")
    assert "3 of " in page.locator(".lesson .count").inner_text()

    page.locator("[data-lesson-leave]").click()
    wait(page, "!document.querySelector('.lesson, .pointer')")
    page.reload()
    page.wait_for_selector(FREE)
    assert page.locator(".lesson").count() == 0
    dice = random.Random(3)
    log = page.locator(".log li").count()
    for _ in range(200):
        choose(page, "godfather", dice)
        if page.locator(".log li").count() > log + 5:
            break
        page.wait_for_timeout(20)
    assert page.locator(".log li").count() > log + 5


def test_a_lesson_changes_its_language_in_the_middle(visit: Any) -> None:
    page = visit()
    start(page, "achaja")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ru")
    wait(page, "/Побеждает тот/.test(document.querySelector('.lesson .tip')?.textContent)")
    assert page.locator(".lesson h2").inner_text() == "Первый урок"


def test_on_a_phone_the_lesson_lies_below_and_can_be_folded(visit: Any) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    start(page, "condottiere")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Hide").click()
    wait(page, "document.querySelector('.lesson').offsetHeight < 90")
    page.get_by_role("button", name="Show").click()
    small = page.evaluate(
        """() => [...document.querySelectorAll('.lesson button, .lesson a')].filter((one) => {
            const { width, height } = one.getBoundingClientRect()
            return width && height < 40
        }).map((one) => one.outerHTML.slice(0, 90))"""
    )
    assert small == []
