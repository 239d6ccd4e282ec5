"""Ways to sit at a table as a person would."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from needs import need

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FREE = ".bar.mine[data-busy=false]"  # my turn, and nothing on its way


def wait(page: Any, script: str, seconds: float = 15) -> None:
    """Until a script says so; the page's own policy forbids Playwright's way of asking."""
    eventually(page, lambda: page.evaluate(script), seconds, script)


def eventually(page: Any, so: Callable[[], Any], seconds: float = 15, what: str = "") -> None:
    """Until something is so that a page is told by the server, or draws when it is ready."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, what or page.locator("body").inner_text()
        page.wait_for_timeout(30)


def table(page: Any, seats: list[str], game: str = "condottiere", **more: Any) -> dict[str, Any]:
    """Make a table in the name of this browser; the answer of the server."""
    name = more.pop("name", "Anna")
    return post_table(page, "/api/tables", {"game": game, "seats": seats, "pace": 0, **more}, name)


def table_at_position(page: Any, seats: list[str], match_json: str, **more: Any) -> dict[str, Any]:
    """The same, but the game begins where `Match.to_json()` left it; the moves before it are forgotten."""
    name = more.pop("name", "Anna")
    whole = json.loads(match_json)
    position = json.dumps({key: whole[key] for key in ("match", "data", "state") if key in whole})
    return post_table(page, "/test/tables", {"match": position, "seats": seats, "more": {"pace": 0, **more}}, name)


def post_table(page: Any, path: str, wish: dict[str, Any], name: str) -> dict[str, Any]:
    made: dict[str, Any] = page.evaluate(
        """async ([path, wish, name]) => {
            const post = (path, body) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},
                                                      body: JSON.stringify(body)})
            if ((await fetch('/api/me')).status === 401) await post('/api/guests', {name})
            const made = await post(path, wish)
            return {status: made.status, ...(await made.json())}
        }""",
        [path, wish, name],
    )
    assert made["status"] == 201, json.dumps(made)
    return made


def sit_at(page: Any, house: Any, seats: list[str], **more: Any) -> str:
    made = table(page, seats, **more)
    page.goto(f"{house.url}/table/{made['table']['id']}")
    return str(made["table"]["id"])


def sit_at_position(page: Any, house: Any, seats: list[str], match_json: str, **more: Any) -> str:
    """Sit at a table whose game begins from a set situation."""
    made = table_at_position(page, seats, match_json, **more)
    page.goto(f"{house.url}/table/{made['table']['id']}")
    return str(made["table"]["id"])


def contributed(page: Any) -> list[bool]:
    """Which seats of the table on this page have added to its seed."""
    number = str(page.url).rpartition("/")[2]
    seats = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats", number)
    return [bool(seat.get("contributed")) for seat in seats]


def step(page: Any) -> None:
    """Make one move by clicking what glows, the strongest card first so that games end."""
    for choice in (".region.open", ".slot .card.open"):
        found = page.locator(choice)
        if found.count():
            found.first.dispatch_event("click")
            return
    cards = page.locator(".hand .card.open")
    buttons = page.locator(".bar .doors .btn")
    passes = page.locator("[data-move=pass]")
    if cards.count() and not (passes.count() and leads(page)):
        cards.last.click()
        main = page.locator(".bar .doors .main")
        if page.locator(".hand .card.selected").count():
            main.click()
        return
    if passes.count():
        passes.click()
        page.locator("[data-confirm]").click()
        return
    if buttons.count():
        buttons.last.click()
        sure = page.locator("[data-confirm]")
        if sure.count():
            sure.click()


def leads(page: Any) -> bool:
    """Has my company a good lead, with a card in it?"""
    return bool(
        page.evaluate(
            """() => {
                const mine = document.querySelector('.battle li.mine')
                const number = (row) => Number(row.querySelector('.strength').lastChild.textContent)
                const others = [...document.querySelectorAll('.battle li:not(.mine)')].map(number)
                return mine.querySelectorAll('.slot').length > 0 && number(mine) > Math.max(...others) + 2
            }"""
        )
    )


def offered(page: Any) -> list[str]:
    """The moves that can be made by clicking now: whatever makes a move says which in `data-move`."""
    return list(
        page.evaluate(
            """() => [...new Set([...document.querySelectorAll('[data-move]')]
                .filter((one) => !one.disabled && one.ariaDisabled !== 'true').map((one) => one.dataset.move))]"""
        )
    )


def press(page: Any, move: str) -> None:
    """Make one move by clicking it, and answer yes where a doubt is put."""
    page.locator(f'[data-move="{move}"]').first.dispatch_event("click")
    for more in ("[data-confirm]", ".bar .doors [data-chosen]"):
        if page.locator(more).count():
            page.locator(more).first.click()


def settled(page: Any) -> str:
    """What changes with every move: the log and the question."""
    return str(
        page.evaluate(
            """() => [...document.querySelectorAll('.log li')].map((one) => one.textContent).slice(-1)
                + document.querySelectorAll('.log li').length
                + document.querySelector('[data-prompt]')?.textContent"""
        )
    )


def play_on(page: Any, until: Any, seconds: float = 150) -> None:
    """Play by clicking until something is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if until(page):
            return
        curtain = page.locator(".curtain .btn.main")
        if curtain.count():
            curtain.click()
        elif page.locator(FREE).count():
            before = settled(page)
            step(page)
            for _ in range(40):
                if settled(page) != before or page.locator("[data-refusal], .curtain").count() or until(page):
                    break
                page.wait_for_timeout(25)
        else:
            page.wait_for_timeout(40)
    raise AssertionError("it did not come about in time")


def over(page: Any) -> bool:
    return bool(page.locator("[data-score-sheet]").count())


def faults(page: Any) -> list[Any]:
    """What axe finds wrong with the page as it is now."""
    need(AXE.exists(), "axe-core is not installed in web/node_modules")
    page.wait_for_timeout(200)  # colours settle
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(
        page.evaluate(
            """async () => (await axe.run()).violations.map((wrong) => [wrong.id, wrong.nodes.slice(0, 4).map(
                (node) => `${node.html.slice(0, 160)} :: ${node.failureSummary.slice(0, 200)}`)])"""
        )
    )
