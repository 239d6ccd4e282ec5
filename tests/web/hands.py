"""Ways to sit at a table as a person would."""

from __future__ import annotations

import json
import random
import time
import urllib.request
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


def hurry(page: Any) -> None:
    """At tables that the page makes bots play at once; a person would want to see them think."""

    def change(route: Any) -> None:
        wish = route.request.post_data_json
        route.continue_(post_data=json.dumps({**wish, "pace": 0}))

    page.route("**/api/tables?*", lambda route: change(route) if route.request.method == "POST" else route.continue_())


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


ANY_TIME = ("trade", "give", "sell", "support", "show")  # moves that answer no question

LOOK = """() => ({
    mark: JSON.stringify([document.querySelectorAll('.log li').length,
        [...document.querySelectorAll('.log li')].at(-1)?.textContent,
        document.querySelector('[data-prompt]')?.textContent,
        [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)]),
    refused: document.querySelector('[data-refusal]')?.innerText ?? '',
    over: document.querySelector('[data-score-sheet]') !== null,
    free: document.querySelector('.bar.mine[data-busy=false]') !== null,
    moves: [...new Set([...document.querySelectorAll('[data-move]')]
        .filter((one) => !one.disabled && one.ariaDisabled !== 'true').map((one) => one.dataset.move))],
})"""


def look(page: Any) -> dict[str, Any]:
    """All a test wants to know of a moment, asked for at once; `mark` changes with every move that is seen here."""
    found: dict[str, Any] = page.evaluate(LOOK)
    found["moves"] = [move for move in found["moves"] if move.split()[0] not in ANY_TIME]
    return found


def answers(page: Any) -> list[str]:
    """What can be clicked in answer to the question, if one is put to this page."""
    now = look(page)
    return list(now["moves"]) if now["free"] else []


def is_asked(page: Any, *verbs: str) -> bool:
    """Is it my turn to answer with one of these?"""
    return any(move.split()[0] in verbs for move in answers(page))


def heard(page: Any, before: dict[str, Any], seconds: float = 20) -> None:
    """Wait until the table has taken notice of a move."""
    end = time.monotonic() + seconds
    while (now := look(page))["mark"] == before["mark"] and not now["over"] and not now["refused"]:
        assert time.monotonic() < end, f"nothing happens: {now}"
        page.wait_for_timeout(10)
    assert not now["refused"], now["refused"]


def make(page: Any, move: str, by: Callable[[Any, str], None] = press) -> None:
    """Make a move that is offered and wait until the table has taken notice."""
    eventually(page, lambda: move in answers(page), 20, f"{move} is not offered: {look(page)}")
    before = look(page)
    by(page, move)
    heard(page, before)


def play(
    pages: Any,
    until: Callable[[], Any],
    choose: Callable[[list[str]], str],
    by: Callable[[Any, str], None] = press,
    seconds: float = 60,
) -> None:
    """Answer every question that is put to a page, until something is so; a calm machine needs a tenth of the time."""
    end = time.monotonic() + seconds
    pages = pages if isinstance(pages, (list, tuple)) else [pages]
    while not until():
        assert time.monotonic() < end, f"it did not come about: {[look(page) for page in pages]}"
        for page in pages:
            if moves := answers(page):
                before = look(page)
                by(page, choose(moves))
                heard(page, before)
            else:
                page.wait_for_timeout(15)


def at_random(seed: object) -> Callable[[list[str]], str]:
    """Any of the moves, the same every time."""
    dice = random.Random(str(seed))
    return lambda moves: dice.choice(moves)


def play_on(page: Any, until: Any, seconds: float = 150) -> None:
    """Play Condottiere by clicking what glows until something is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if until(page):
            return
        curtain = page.locator(".curtain .btn.main")
        if curtain.count():
            curtain.click()
        elif page.locator(FREE).count():
            before = look(page)["mark"]
            step(page)
            for _ in range(40):
                if look(page)["mark"] != before or page.locator("[data-refusal], .curtain").count() or until(page):
                    break
                page.wait_for_timeout(25)
        else:
            page.wait_for_timeout(40)
    raise AssertionError("it did not come about in time")


def over(page: Any) -> bool:
    return bool(page.locator("[data-score-sheet]").count())


def finish_animations(page: Any) -> None:
    """Animations that would end by themselves have ended; what is looked at stands still and has its last colours."""
    page.evaluate(
        """() => document.getAnimations().forEach((one) => {
            if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish()
        })"""
    )


def faults(page: Any) -> list[Any]:
    """What axe finds wrong with the page as it is now, by day and by night: only colours differ between the two."""
    need(AXE.exists(), "axe-core is not installed in web/node_modules")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    theme = page.evaluate("document.documentElement.dataset.theme")
    found: list[Any] = []
    brief = {"resultTypes": ["violations"], "preload": False}
    other = "light" if theme == "dark" else "dark"
    for shown, rules in ((theme, brief), (other, brief | {"runOnly": ["color-contrast"]})):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", shown)
        finish_animations(page)
        found += page.evaluate(
            """async ([theme, rules]) => (await axe.run(document, rules)).violations.map((wrong) => [theme, wrong.id,
                wrong.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} :: ${
                    node.failureSummary.slice(0, 200)}`)])""",
            [shown, rules],
        )
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    return found


class Guest:
    """Somebody without a browser, who plays through the HTTP interface."""

    def __init__(self, url: str, name: str = "Ben") -> None:
        self.url = url
        self.token = ""
        self.token = self.call("POST", "/guests", {"name": name, "cookie": False})["token"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(f"{self.url}/api{path}", method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    def table(self, seats: list[str], game: str = "condottiere", **more: Any) -> str:
        return str(self.call("POST", "/tables", {"game": game, "seats": seats, "pace": 0, **more})["table"]["id"])

    def take(self, made: dict[str, Any], *seats: int) -> Guest:
        """Sit down at a table one was invited to."""
        for seat in seats:
            self.call("POST", f"/tables/{made['table']['id']}/seats/{seat}", {"key": made["links"][str(seat)]})
        return self

    def state(self, table: str, seat: int) -> Any:
        return self.call("GET", f"/tables/{table}/state?seat={seat}")

    def play(self, table: str, seat: int, move: str) -> None:
        """Make a move as soon as it is legal: others may have to be heard first."""
        end = time.monotonic() + 20
        while move not in (now := self.state(table, seat)).get("legal", []):
            assert time.monotonic() < end, f"{move} does not become legal: {now.get('legal')}"
            time.sleep(0.02)
        said = {"type": "answer", "request": str(now["seq"]), "seat": seat, "move": move, "question": now["question"]}
        reply = self.call("POST", f"/tables/{table}/answer", said)
        assert reply["type"] == "accepted", reply

    def wait_for_the_end(self, table: str, seconds: float = 90) -> None:
        end = time.monotonic() + seconds
        while self.call("GET", f"/tables/{table}")["state"] != "over":
            assert time.monotonic() < end, "the game does not end"
            time.sleep(0.05)
