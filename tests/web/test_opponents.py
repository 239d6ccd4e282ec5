"""Bots as people: chosen by their rank, met by name and face."""

from __future__ import annotations

import re
from typing import Any

import pytest

from consigliere.bots.characters import character

from .hands import eventually, hurry, sit_at, table

PHONE = {"viewport": {"width": 390, "height": 844}}
SIX = ["you", "bot:greedy", "bot:novice", "bot:greedy", "bot:random", "bot:greedy"]


def plates(page: Any) -> list[str]:
    """What the plates of all seats say, name and rank."""
    return [str(text) for text in page.locator(".side .panels .who").all_inner_texts()]


def test_whom_one_plays_now_is_chosen_beside_the_button_and_remembered(visit: Any, house: Any) -> None:
    page = visit()
    hurry(page)
    chosen = page.locator(".game", has_text="Condottiere").locator("[data-rung]")
    assert chosen.input_value() == "greedy"
    chosen.select_option("novice")
    page.reload()
    assert page.locator(".game", has_text="La Famiglia").locator("[data-rung]").input_value() == "novice"

    page.locator(".game", has_text="Condottiere").get_by_role("button", name="Play now").click()

    page.wait_for_selector(".side .portrait")
    eventually(page, lambda: sum("Apprentice" in plate for plate in plates(page)) == 3)
    assert [name for name in character("novice").names if any(name in plate for plate in plates(page))] == [
        "Livia", "Marco", "Clara",
    ]  # fmt: skip


def test_only_rungs_that_can_be_played_are_offered(visit: Any, house: Any) -> None:
    page = visit()
    games = page.request.get(f"{house.url}/api/games").json()
    page.wait_for_selector("[data-rung]")

    for game in games:
        card = page.locator(".game", has_text=game["title"]["en"]).first
        offered = card.locator("[data-rung] option").evaluate_all("all => all.map((one) => one.value)")
        assert offered == game["bots"] == [one["bot"] for one in game["opponents"]]


def test_a_seat_is_given_to_a_rank_and_somebody_of_that_rank_sits_down(visit: Any, house: Any) -> None:
    page = visit("/new?game=condottiere", lang="pl-PL")
    page.wait_for_selector(".option")
    for seat, bot in enumerate(("random", "novice", "greedy"), 1):
        page.locator("form li select").nth(seat).select_option(f"bot:{bot}")
    assert character("novice").plays["pl"] in page.locator("form li").nth(2).inner_text()
    page.locator("form > .btn.main").click()

    page.wait_for_selector(".side .portrait")

    eventually(page, lambda: "Przechodzień" in plates(page)[1])
    assert [plate.split()[0] for plate in plates(page)[1:]] == ["Nina", "Marco", "Diana"]


def test_bots_of_one_rank_differ_in_name_and_face_and_no_id_is_said(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, SIX, options={"first_player": 1})
    page.wait_for_selector(".side .portrait")
    eventually(page, lambda: page.locator(".side .portrait").count() == 5)

    faces = page.locator(".side .portrait [data-face]").evaluate_all("all => all.map((one) => one.dataset.face)")
    assert len(set(faces)) == len({plate.split()[0] for plate in plates(page)[1:]}) == 5
    eventually(page, lambda: re.search("Beatrice (chooses|plays|passes)", page.locator(".log").first.inner_text()))
    assert not re.search("greedy|novice|random", page.locator("body").inner_text())


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_portrait_tells_who_that_is_and_how_they_play(visit: Any, house: Any, screen: dict[str, Any]) -> None:
    page = visit(**screen)
    sit_at(page, house, ["you", "bot:greedy"], options={"first_player": 0})
    portrait = page.get_by_role("button", name="Beatrice: Soldier")
    portrait.click()

    told = page.locator("[data-opponent]:popover-open")
    assert told.count() == 1
    assert "level 3 of 5" in told.inner_text()
    assert character("greedy").plays["en"] in told.inner_text()
    page.keyboard.press("Escape")
    assert told.count() == 0


def test_on_a_phone_no_name_of_ours_is_cut(visit: Any, house: Any) -> None:
    page = visit(**PHONE)
    sit_at(page, house, SIX, options={"first_player": 0})
    page.wait_for_selector(".strip .portrait")

    cut = page.locator(".strip .who strong").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    assert cut == []


def test_the_waiting_room_and_the_score_sheet_show_the_same_people(visit: Any, house: Any, finished: str) -> None:
    page = visit()
    made = table(page, ["you", "bot:greedy", "invite"], autostart=False)
    page.goto(f"{house.url}/table/{made['table']['id']}")
    page.get_by_text("Soldier").wait_for()
    assert "Beatrice" in page.locator("main").inner_text()

    page.goto(f"{house.url}/table/{finished}")

    page.wait_for_selector("[data-score-sheet] [data-face]")
    sheet = page.locator("[data-score-sheet] tbody").inner_text()
    assert all(name in sheet for name in ("Alfonso", "Beatrice", "Beppe", "Soldier", "Passer-by"))
