"""The pages around the table: replays, records, rules, and what a stranger or a screen reader meets."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from .hands import contributed, eventually, table


def test_a_replay_is_scrubbed_from_any_seat_and_linked(visit: Any, house: Any, finished: str) -> None:
    page = visit(f"/replay/{finished}")
    page.wait_for_selector("[data-scrubber]")
    assert page.locator(".hand").count() == 0

    page.locator("[data-scrubber]").fill("30")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_selector(".hand .card, .hand p")
    page.wait_for_url(re.compile(r"#at=30&seat=1"))
    said = page.locator("[data-said]").inner_text()

    other = visit(page.url.removeprefix(house.url))
    other.wait_for_selector("[data-scrubber]")
    eventually(other, lambda: other.locator("[data-said]").inner_text() == said)
    eventually(other, lambda: other.locator(".hand").count() == 1)


def test_a_record_is_downloaded_checked_and_opened(visit: Any, house: Any, finished: str, tmp_path: Path) -> None:
    page = visit(f"/table/{finished}")
    page.wait_for_selector("[data-score-sheet]")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download record").click()
    kept = tmp_path / "game.txt"
    waiting.value.save_as(kept)

    page.goto(f"{house.url}/import")
    page.locator("input[type=file]").set_input_files(kept)
    page.wait_for_selector("[data-scrubber]")
    assert "Checked" in page.locator(".good").inner_text()

    proved = subprocess.run([sys.executable, "-m", "consigliere", "verify", str(kept)], capture_output=True, text=True)
    assert proved.returncode == 0, proved.stdout + proved.stderr

    lines = kept.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if re.search(r"\bpass$", line))
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")
    page.goto(f"{house.url}/import")
    page.locator("input[type=file]").set_input_files(forged)
    page.wait_for_selector("[role=alert]")


def test_a_finished_game_shows_hidden_cards_sources_and_proof(visit: Any, house: Any, finished: str) -> None:
    page = visit(f"/table/{finished}")
    page.wait_for_selector("[data-score-sheet] .mini svg")
    assert "Was still in hand" in page.locator("[data-score-sheet]").inner_text()
    assert "Regions held" in page.locator("[data-score-sheet]").inner_text()
    page.get_by_role("button", name="Fairness").click()
    page.wait_for_selector(".proof code")
    assert re.search("[0-9a-f]{64}", page.locator(".proof").inner_text())


def test_a_table_is_set_up_with_options_and_an_invitation(visit: Any, house: Any) -> None:
    page = visit("/new?game=condottiere")
    page.wait_for_selector(".option")
    page.locator("select").nth(1).select_option("3")
    page.locator("form li select").nth(1).select_option("invite")
    page.locator("form li select").nth(2).select_option("you")  # two seats at one screen
    page.get_by_role("checkbox", name=re.compile("reconquest", re.IGNORECASE)).first.check()
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_label("Invitation link")
    link.wait_for()

    friend = visit(link.input_value().removeprefix(house.url))

    friend.wait_for_selector(".map")
    page.get_by_role("button", name="Show my hand").click()
    page.wait_for_selector(".map")
    assert contributed(page) == [True] * 3


def test_a_wrong_address_is_told_in_the_language_of_whoever_asks(visit: Any, house: Any) -> None:
    page = visit("/", lang="pl-PL")
    answer = page.goto(f"{house.url}/nie/ma/takiej")

    assert answer.status == 404
    page.get_by_role("heading", name="Tu nic nie ma.").wait_for()
    page.get_by_role("main").get_by_role("link").click()
    page.wait_for_selector(".game")
    assert page.request.get(f"{house.url}/api/nothing", headers={"accept": "text/html"}).json()["code"] == "not_found"


def test_whoever_is_invited_sees_what_will_be_played(visit: Any, house: Any) -> None:
    anna, ben = visit(), visit("/about", lang="pl-PL")
    options = {"reconquest": True, "first_player": 1}
    made = table(anna, ["you", "invite"], options=options, autostart=False)
    ben.goto(f"{house.url}/table/{made['table']['id']}")
    ben.wait_for_selector(".game li")

    assert ben.locator(".game h2").inner_text() == "Condottiere"
    assert ben.locator(".game li").all_inner_texts() == [
        "Odbijanie regionów\n§ C-16.1",
        "Pierwszy gracz: Gracz B\n§ C-2.2",
    ]
