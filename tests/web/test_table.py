"""The table in the browser: played by clicking, by two at once, watched, interrupted, taken back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from consigliere.core.registry import game as find_game
from consigliere.core.registry import games

from .hands import (
    FREE,
    answers,
    at_random,
    contributed,
    eventually,
    faults,
    make,
    over,
    play,
    play_on,
    sit_at,
    sit_at_position,
    table,
    table_at_position,
    wait,
)
from .positions import Made, Script, asked, near_the_end, script

THREE = ["you", "bot:greedy", "bot:greedy"]
FIRST = {"first_player": 0}


def mine(page: Any) -> bool:
    return bool(page.locator(FREE).count())


def first_card(page: Any) -> str:
    """The weakest mercenary on the hand, as a move."""
    return next(move for move in sorted(answers(page)) if move.startswith("play mercenary"))


def checked(page: Any) -> dict[str, str]:
    """What the browser says about the proof of a finished game."""
    page.get_by_role("button", name="Fairness").click()
    page.wait_for_selector("[data-finding]")
    found = page.locator("[data-finding]").all()
    return {one.get_attribute("data-finding").removeprefix("fair."): one.get_attribute("data-holds") for one in found}


def whole(page: Any, seats: list[str]) -> dict[str, Any]:
    return table(page, seats, options={"battle_cap": 25})


def last_battles(page: Any, seats: list[str]) -> dict[str, Any]:
    variants = {"hidden_cards": True, "reconquest": True, "battle_cap": 25}
    return table_at_position(page, seats, near_the_end("condottiere", len(seats), 12, **variants))


@pytest.mark.parametrize("begin", [whole, last_battles])
def test_a_game_is_played_by_clicking_to_the_score_sheet(
    visit: Any, house: Any, begin: Callable[[Any, list[str]], dict[str, Any]]
) -> None:
    page = visit()
    made = begin(page, ["invite", *THREE[1:]])
    page.goto(f"{house.url}/table/{made['table']['id']}#seat=0&key={made['links']['0']}")
    page.wait_for_selector(".map")

    play_on(page, over)

    sheet = page.locator("[data-score-sheet]")
    assert sheet.get_by_role("row").count() == 4
    assert "Victory" in sheet.inner_text()
    assert page.locator("[data-refusal]").count() == 0
    assert checked(page) == dict.fromkeys(("same", "bound", "own", "mixed", "sealed"), "true")
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".map")
    assert not over(page)
    assert contributed(page)[0]


def test_a_proof_that_does_not_hold_is_shown_as_such(visit: Any, house: Any) -> None:
    page = visit()
    number = sit_at_position(page, house, THREE, near_the_end("condottiere", 3, 2, battle_cap=1))
    page.wait_for_selector(".map")
    play_on(page, over)
    keep = "(kept) => localStorage.setItem('fairness', JSON.stringify(kept))"
    page.evaluate(keep, {number: {"commitment": "00" * 32, "mine": {"0": "my own number"}}})

    assert checked(page) == {"same": "false", "bound": "true", "own": "false", "mixed": "true", "sealed": "true"}
    assert faults(page) == []

    page.reload()
    page.evaluate(keep, {number: {"commitment": "00" * 32, "mine": {"1": "for a seat I left again"}}})
    assert checked(page) == {"same": "false", "bound": "true", "mixed": "true", "sealed": "true"}


def test_play_now_takes_one_click(visit: Any) -> None:
    page = visit()
    condottiere = page.locator(".game").filter(has_text="Condottiere")
    condottiere.get_by_role("button", name="Play now against bots").click()
    page.wait_for_selector(".map")

    play_on(page, lambda p: p.locator(".slot").count() > 0, 30)

    assert page.locator(".hand .card").count() > 0
    assert contributed(page)[0]


@cache
def hidden_battle() -> Script:
    """A card is played face down, the battle is won, and new hands are dealt."""

    def wanted(row: list[Made]) -> bool:
        told = {event.what for made in row for event in made.events}
        return {"played_face_down", "conquered", "dealt"} <= told

    return script("condottiere", 2, wanted, {"hidden_cards": True, **FIRST}, least=6)


def test_two_browsers_play_and_a_third_never_receives_a_secret(visit: Any, house: Any) -> None:
    anna, ben = visit(), visit()
    position, moves = hidden_battle()
    made = table_at_position(anna, ["you", "invite"], position, name="Anna")
    number = made["table"]["id"]
    anna.goto(f"{house.url}/table/{number}")
    ben.goto(f"{house.url}/table/{number}#seat=1&key={made['links']['1']}")
    ben.wait_for_selector(".map")
    received: list[str] = []
    watcher = visit("/about")
    watcher.on("websocket", lambda ws: ws.on("framereceived", lambda frame: received.append(str(frame))))
    watcher.on("response", lambda r: received.append(r.text()) if f"/tables/{number}/" in r.url else None)
    watcher.goto(f"{house.url}/table/{number}")
    watcher.wait_for_selector(".map")

    for seat, move in moves:
        make((anna, ben)[seat], move)
    eventually(watcher, lambda: re.search(r"gets \d+ cards", " ".join(received)))
    watcher.locator(".log button").last.click()
    watcher.get_by_role("button", name="Back to now").wait_for()

    frames = [json.loads(frame) for frame in received if frame.startswith("{")]
    views = [frame["view"] for frame in frames if "view" in frame]
    views += [moment["changes"] for frame in frames for moment in frame.get("moments", [])]
    assert len(views) > 5
    for view in views:
        assert not {"hand", "own_face_down", "known", "kept"} & set(view)
    said = " ".join(received)
    assert re.search(r"\w gets: ", said) is None
    assert "plays a card face down" in said
    assert watcher.locator(".hand").count() == 0
    assert anna.locator(".hand").count() == 1


def test_a_reload_a_lost_connection_and_a_restart_resume_in_mid_turn(visit: Any, house: Any) -> None:
    page = visit()
    sit_at_position(page, house, THREE, asked("condottiere", 3, "play", "pass"))
    page.wait_for_selector(".hand .card.open")
    hand = page.locator(".hand h2").inner_text()
    prompt = page.locator("[data-prompt]").inner_text()

    page.reload()
    page.wait_for_selector(".hand .card.open")
    assert page.locator("[data-prompt]").inner_text() == prompt
    assert page.locator(".hand h2").inner_text() == hand

    page.context.set_offline(True)
    page.wait_for_selector(".bar.lost")
    page.context.set_offline(False)
    page.wait_for_selector(FREE)
    assert page.locator("[data-prompt]").inner_text() == prompt

    house.kill()
    page.wait_for_selector(".bar.lost")
    assert "Reconnecting" in page.locator(".bar").inner_text()
    house.start()
    page.wait_for_selector(FREE)
    page.locator(".hand .card.open").last.click()
    page.locator(".bar .doors .main").click()
    wait(page, "[...document.querySelectorAll('.log li')].some((one) => /Anna plays/.test(one.textContent))")


def test_a_refusal_shows_rule_and_reason(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, THREE, options=FIRST)
    page.wait_for_selector(".region.open")

    page.locator(".hand .card").first.hover()
    page.wait_for_selector(".peek .no")
    assert re.search(r"C-3", page.locator(".peek .no").inner_text())
    page.mouse.move(2, 2)
    page.locator(".hand .card").first.click()
    refusal = page.locator("[data-refusal]")
    refusal.wait_for()
    refusal.get_by_role("button", name=re.compile("C-")).click()
    page.wait_for_selector("dialog[open] .jumped")


def test_undo_takes_back_what_told_nobody_anything(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, THREE, options=FIRST)
    page.wait_for_selector(".region.open")
    page.locator("#region-milano").dispatch_event("click")
    page.wait_for_selector(".region.fought")

    page.get_by_role("button", name="Take back (U)").click()

    page.wait_for_selector(".region.open")
    assert page.locator(".region.fought").count() == 0


def test_undo_of_a_shown_card_is_refused_and_can_be_asked_of_all(visit: Any, house: Any) -> None:
    anna, ben = visit(), visit()
    made = table_at_position(anna, ["you", "invite"], asked("condottiere", 2, "play", "pass"))
    number, key = made["table"]["id"], made["links"]["1"]
    ben.goto(f"{house.url}/table/{number}#seat=1&key={key}")
    anna.goto(f"{house.url}/table/{number}")
    anna.wait_for_selector(".hand .card.open")
    before = anna.locator(".battle li.mine .slot").count()
    make(anna, first_card(anna))
    wait(anna, f"document.querySelectorAll('.battle li.mine .slot').length > {before}")

    anna.keyboard.press("u")
    anna.wait_for_selector("[data-refusal]")
    anna.get_by_role("button", name="Ask everybody").click()
    ben.get_by_role("button", name="Agree").click()

    wait(anna, f"document.querySelectorAll('.battle li.mine .slot').length === {before}")


def test_undo_among_bots_takes_their_answers_back_too(visit: Any, house: Any) -> None:
    page = visit()
    sit_at_position(page, house, THREE, asked("condottiere", 3, "play", "pass"))
    page.wait_for_selector(".hand .card.open")
    before = page.locator(".battle li .slot").count()
    make(page, first_card(page))
    wait(page, f"document.querySelectorAll('.battle li .slot').length > {before + 1}")
    page.wait_for_selector(FREE)

    page.keyboard.press("u")

    wait(page, f"document.querySelectorAll('.battle li .slot').length === {before}")


def test_the_language_can_be_switched_at_any_time(visit: Any, house: Any) -> None:
    page = visit(lang="pl-PL")
    sit_at(page, house, THREE, options=FIRST)
    page.wait_for_selector(".region.open")
    assert page.locator("[data-prompt]").inner_text().startswith("Wybierz region")
    assert page.locator(".hand h2").inner_text() == "Twoja ręka: 10 kart"

    late: list[Any] = []  # the words of the board come after the state of the table
    page.route("**/assets/ru-*.js", lambda route: late.append(route))
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Język").select_option("ru")

    wait(page, "document.querySelector('[data-prompt]')?.textContent.startsWith('Выберите')")
    assert late
    for route in late:
        route.continue_()
    eventually(page, lambda: page.locator(".hand h2").inner_text() == "На руке 10 карт")
    eventually(page, lambda: "Милан" in page.locator(".map").text_content())
    assert page.locator("html").get_attribute("lang") == "ru"


def test_hot_seat_hides_hands_between_seats(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, ["you", "you"], options=FIRST)
    page.wait_for_selector(".curtain")
    assert page.locator(".hand").count() == 0
    page.get_by_role("button", name="Show my hand").click()
    page.locator("#region-roma").dispatch_event("click")
    page.locator(".hand .card.open").last.click()
    page.locator(".bar .doors .main").click()

    play_on(page, lambda p: p.locator(".curtain").count() and "B" in p.locator(".curtain").inner_text(), 20)

    assert page.locator(".hand").count() == 0


@pytest.mark.parametrize("game", games())
def test_the_plain_board_plays_any_game_to_its_end(visit: Any, house: Any, game: str) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('likes', JSON.stringify({plain: true}))")
    least = max(2, find_game(game).seats[0])
    options = {"battle_cap": 4} if game == "condottiere" else {}
    seats = ["you", *["bot:random"] * (least - 1)]
    sit_at_position(page, house, seats, near_the_end(game, least, 6, **options))
    page.wait_for_selector(".plain, [data-score-sheet]")

    def click(page: Any, move: str) -> None:
        page.locator(f'.plain .moves [data-move="{move}"]:enabled').click()

    play(page, lambda: over(page), at_random(game), click, 120)

    assert over(page)
    assert page.locator("[data-refusal]").count() == 0
