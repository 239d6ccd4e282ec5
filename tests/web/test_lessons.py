"""First lessons: told where they apply, in three languages, read to the end or left in the middle."""

from __future__ import annotations

import contextlib
import json
import random
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import consigliere as cg
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games

from .hands import FREE, answers, eventually, hurry, look, make, play, wait
from .test_questions import Stage

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}
BEGIN = {"en": "First lesson", "pl": "Pierwsza lekcja", "ru": "Первый урок"}
PLAYED_IN = {"godfather": "pl", "achaja": "ru"}  # which lesson is played in another language than English
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


def start(page: Any, game: str, lang: str = "en") -> None:
    hurry(page)
    title = find_game(game).title[lang]
    page.locator(".game").filter(has_text=title).get_by_role("button", name=BEGIN[lang]).click()
    page.wait_for_selector("[data-lesson]")
    assert page.url.endswith("#lesson")


def tell(page: Any) -> str:
    """What the tutor says now: the id of a tip, "waiting", "over", or "" when there is none."""
    return str(page.evaluate("document.querySelector('[data-lesson]')?.dataset.lesson ?? ''"))


def shortest(game: str) -> Callable[[list[str]], str]:
    """Any move, but one that shortens the lesson where there is one."""
    dice = random.Random(game)

    def choose(moves: list[str]) -> str:
        soon = [move for move in moves if move.split()[0] in LAST.get(game, ())]
        return dice.choice(soon or moves)

    return choose


def read_on(page: Any) -> list[str]:
    """Read the tips that apply now, one after the other."""
    read: list[str] = []
    while (said := tell(page)) not in ("", "waiting", "over"):
        with contextlib.suppress(TimeoutError):  # a tip may make way for another before it is read
            page.locator(f"[data-lesson={said}] [data-lesson-next]").click(timeout=2000)
            wait(page, f"document.querySelector('[data-lesson]')?.dataset.lesson !== '{said}'")
            read.append(said)
    return read


def study(page: Any, game: str, until: Callable[[str], bool], seconds: float = 170) -> list[str]:
    """Play on by clicking, and read every tip before the move it may be about; all that was read."""
    read, choose, end = list[str](), shortest(game), time.monotonic() + seconds
    while time.monotonic() < end:
        read += read_on(page)
        now, said = look(page), tell(page)
        if until(said):
            return read
        if said in ("", "waiting", "over") and now["free"] and now["moves"]:
            make(page, choose(now["moves"]))
        else:
            page.wait_for_timeout(15)
    raise AssertionError(f"not in time; read {read}, now {tell(page)!r}")


READ = """async () => {
    const said = () => document.querySelector('[data-lesson]')?.dataset.lesson ?? '', read = []
    const shown = async (wanted) => {
        for (let i = 0; i < 3000 && !wanted(said()); i++) await new Promise((soon) => setTimeout(soon, 5))
    }
    await shown((now) => !['', 'waiting'].includes(now))
    while (!['', 'waiting', 'over'].includes(said())) {
        read.push(said())
        document.querySelector('[data-lesson-next]').click()
        await shown((now) => now !== read.at(-1))
    }
    return read
}"""  # the tips that apply now, read in one breath


def check_first(page: Any, game: str, lang: str) -> None:
    first = plan_of(game)["tips"][0]["id"]
    assert tell(page) == first
    said = page.locator(".lesson .tip").inner_text()
    assert said.split("{")[0][:40] == words_of(game, lang)[f"lesson.{game}.{first}"].split("{")[0][:40]
    assert "{" not in said


def check_last(page: Any, game: str, read: list[str]) -> None:
    """All that must come up was read, once; the rest can be read now; and the lesson ends with a click."""
    tips = plan_of(game)["tips"]
    assert len(set(read)) == len(read)
    assert [tip["id"] for tip in tips if not tip.get("maybe") and tip["id"] not in read] == []
    assert page.locator(".lesson details li").count() == len(tips) - len(read)
    assert page.locator("[data-refusal]").count() == 0
    page.locator("[data-lesson-end]").click()
    wait(page, "!document.querySelector('.lesson')")
    assert "#lesson" not in page.url


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_read_to_its_end_by_clicking_and_the_table_goes_on(visit: Any, game: str) -> None:
    lang = PLAYED_IN.get(game, "en")
    page = visit(lang=LANGUAGES[lang])
    start(page, game, lang)
    check_first(page, game, lang)

    read = study(page, game, lambda said: said == "over")

    check_last(page, game, read)
    eventually(page, lambda: answers(page))
    make(page, shortest(game)(answers(page)))
    assert page.locator("[data-refusal]").count() == 0


def holds(when: dict[str, Any], match: cg.Match[Any], seat: int) -> bool:
    """Does a condition of the plan hold for this seat?"""
    if "question" in when and not (seat in match.asked and match.view(seat)["question"] in when["question"]):
        return False
    if "verb" in when and not any(move.verb == when["verb"] for move in match.legal(seat)):
        return False
    if "event" not in when:
        return True
    told = [event for event in match.log(seat) if event.what in when["event"]]
    fits = [e for e in told if all(e.facts.get(name) in some for name, some in when.get("facts", {}).items())]
    return len(fits) >= when.get("times", 1)


@cache
def moments(game: str) -> list[cg.Match[Any]]:
    """A game of the lesson, at the moments when a tip applies that was not read; until all have come up that must."""
    plan = plan_of(game)
    seat, missing = plan["seats"].index("you"), {tip["id"]: tip["when"] for tip in plan["tips"]}
    must = {tip["id"] for tip in plan["tips"] if not tip.get("maybe")}
    for seed in range(30):
        match, dice = cg.new(game, players=len(plan["seats"]), options=plan["options"], seed=seed), random.Random(seed)
        found, left = list[cg.Match[Any]](), dict(missing)
        while not match.over and must & set(left):
            if new := [tip for tip, when in left.items() if seat in match.asked and holds(when, match, seat)]:
                found.append(match.clone())
                left = {tip: when for tip, when in left.items() if tip not in new}
            who = dice.choice(match.asked)
            match.play(who, dice.choice(match.legal(who)))
        if not must & set(left):
            return found
    raise AssertionError(f"no game tells the whole lesson: {must & set(left)} are missing")


@pytest.mark.parametrize(("game", "lang"), [
    (game, lang) for game in games() for lang in LANGUAGES if lang != PLAYED_IN.get(game, "en")
])  # fmt: skip
def test_a_lesson_is_read_to_its_end_in_other_languages(visit: Any, house: Any, game: str, lang: str) -> None:
    """The page is told of the moments of a game at which something is to be read."""
    plan = plan_of(game)
    page = visit("/about", lang=LANGUAGES[lang])
    stage = Stage(page, house, game, len(plan["seats"]), plan["options"], "#lesson")
    read: list[str] = []
    told = 0
    for match in moments(game):
        stage.show(match, plan["seats"].index("you"), 1, random.Random(1), lang, match.events[told:])
        told = len(match.events)
        if not read:
            page.wait_for_selector("[data-lesson-next]")
            check_first(page, game, lang)
        read += page.evaluate(READ)

    assert tell(page) == "over"
    check_last(page, game, read)


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
    page.wait_for_selector(FREE)
    for tip in ("goal", "action", "thug"):
        assert tell(page) == tip
        page.locator("[data-lesson-next]").click()
        wait(page, f"document.querySelector('[data-lesson]')?.dataset.lesson !== '{tip}'")

    page.reload()
    page.wait_for_selector("[data-lesson=family]")
    assert "3 of " in page.locator(".lesson .count").inner_text()

    page.locator("[data-lesson-leave]").click()
    wait(page, "!document.querySelector('.lesson, .pointer')")
    page.reload()
    page.wait_for_selector(FREE)
    assert page.locator(".lesson").count() == 0
    log = page.locator(".log li").count()
    play(page, lambda: page.locator(".log li").count() > log + 5, shortest("godfather"))


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
