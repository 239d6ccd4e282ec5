"""Take the pictures of the browser: `python docs/images/make_screenshots.py [FOLDER]`.

Without a folder only the pictures that the documents show are made anew; with one, all pages and all four titles
by day and by night, on a desk and on a phone. Needs Chromium and the development environment; starts a server of its
own with an empty database, where our own bot plays the person's seat until there is something to see.
"""

from __future__ import annotations

import io
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import consigliere as cg

HERE = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip
DESKTOP = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}
SEATS = {"condottiere": 4, "la_famiglia": 4, "godfather": 4, "achaja": 4}
SHOWN = {"home", *(f"{game}{how}" for game in SEATS for how in ("", "-dark", "-phone"))}
MOVES = {"condottiere": 12, "la_famiglia": 60, "godfather": 24, "achaja": 30}  # of one's own, until the middle
GET = "async (path) => { const got = await fetch(path); return got.ok ? got.json() : null }"
POST = """async ([path, body]) => {
    const got = await fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},
                                   body: JSON.stringify(body)})
    return got.json()
}"""


class Studio:
    """A server, a browser, and somebody who sits at tables."""

    def __init__(self, browser: Browser, url: str, folder: Path, everything: bool) -> None:
        self.browser, self.url, self.folder, self.everything = browser, url, folder, everything
        self.context = self.open(DESKTOP, "light")
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.goto(url)
        self.page.wait_for_selector(".game")
        self.page.evaluate(POST, ["/api/guests", {"name": "Anna"}])

    def open(self, size: Any, scheme: Any, lang: str = "en-GB", state: Any = None) -> BrowserContext:
        phone = size is PHONE
        return self.browser.new_context(
            viewport=size, color_scheme=scheme, locale=lang, storage_state=state, reduced_motion="reduce",
            device_scale_factor=2 if phone else 1, has_touch=phone, is_mobile=phone,
        )  # fmt: skip

    def wanted(self, name: str) -> bool:
        return self.everything or name in SHOWN

    def shoot(self, name: str, path: str, until: str, size: Any = DESKTOP, scheme: Any = "light", lang: str = "en-GB",
              then: Callable[[Page], None] | None = None, whole: bool = False) -> None:  # fmt: skip
        """One picture of one address, as the same person sees it."""
        if not self.wanted(name):
            return
        context = self.open(size, scheme, lang, self.context.storage_state())
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: print("pageerror:", name, error))
        page.goto(self.url + path)
        page.wait_for_selector(until)
        if then is not None:
            then(page)
        page.wait_for_timeout(900)
        picture = Image.open(io.BytesIO(page.screenshot(full_page=whole)))
        picture.save(self.folder / f"{name}.webp", quality=90, method=6)
        print(name)
        context.close()

    def sit(self, game: str, count: int, **more: Any) -> str:
        wish = {"game": game, "seats": ["you", *["bot:greedy"] * (count - 1)], "pace": 0, "listed": True, **more}
        return str(self.page.evaluate(POST, ["/api/tables", wish])["table"]["id"])

    def play(self, table: str, moves: int, stop: Callable[[Any], bool] = lambda state: True) -> bool:
        """Our bot answers for the person, so many times and then until `stop`; False: the game was over before."""
        bot, chance, made, idle = cg.bot("greedy"), cg.Chance(bytes(32)), 0, 0
        while idle < 600:
            state = self.page.evaluate(GET, f"/api/tables/{table}/state?seat=0")
            if state is None or state.get("over"):
                return False
            if state.get("question") is None:
                idle += 1
                self.page.wait_for_timeout(50)
                continue
            idle = 0
            if made >= moves and stop(state):
                return True
            move = bot.choose(state["view"], [cg.Move.parse(one) for one in state["legal"]], chance)
            body = {"request": f"{table}-{state['seq']}", "seat": 0, "move": str(move), "question": state["question"]}
            self.page.evaluate(POST, [f"/api/tables/{table}/answer", body])
            made += 1
        raise AssertionError(f"table {table} does not go on")


def battle(state: Any) -> bool:
    """A good moment of Condottiere: it is our turn, and several companies stand in the field."""
    view = state["view"]
    field = sum(map(len, view["companies"]))
    return view["question"] == "turn" and field >= 6 and len(set(view["hand"])) >= 4 and sum(view["regions"]) >= 4


def choice(question: str) -> Callable[[Any], bool]:
    """A good moment elsewhere: this is asked, and there is something to choose from."""
    return lambda state: state["view"]["question"] == question and len(state["legal"]) > 3


GOOD = {"condottiere": battle, "la_famiglia": choice("move_to"), "godfather": choice("action"), "achaja": choice("act")}


def titles(studio: Studio) -> None:
    """Each game in the middle of things, by day, by night and on a phone."""
    for game, count in SEATS.items():
        if not any(studio.wanted(f"{game}{more}") for more in ("", "-dark", "-phone")):
            continue
        table = studio.sit(game, count)
        studio.shoot(f"{game}-opening", f"/table/{table}", "[data-prompt]")
        while not studio.play(table, MOVES[game], GOOD[game]):
            table = studio.sit(game, count)
        at = f"/table/{table}"
        studio.shoot(game, at, "[data-prompt]")
        studio.shoot(f"{game}-dark", at, "[data-prompt]", scheme="dark")
        studio.shoot(f"{game}-phone", at, "[data-prompt]", PHONE)
        studio.shoot(f"{game}-phone-dark", at, "[data-prompt]", PHONE, "dark", "ru", whole=True)
        studio.shoot(f"{game}-tablet", at, "[data-prompt]", {"width": 820, "height": 1100}, lang="pl")
        studio.shoot(f"{game}-wide", at, "[data-prompt]", {"width": 1920, "height": 1080}, "dark", "pl")
        if studio.everything:
            studio.play(table, 10_000)
            studio.shoot(f"{game}-score", at, "[data-score-sheet]")
            studio.shoot(f"{game}-score-phone", at, "[data-score-sheet]", PHONE, "dark", "pl", whole=True)
            studio.shoot(f"{game}-replay", f"/replay/{table}#at=60&seat=0", "[data-scrubber]")


def plain(page: Page) -> None:
    page.evaluate("localStorage.setItem('likes', JSON.stringify({plain: true}))")
    page.reload()
    page.wait_for_selector(".plain")


def deal(page: Page) -> None:
    page.get_by_role("button", name="Chat").first.click()
    page.get_by_role("button", name="Show a card").click()
    page.wait_for_selector("[data-talk]")


def pages(studio: Studio) -> None:
    """The pages around the tables."""
    studio.shoot("home", "/", ".game")
    for name, path, until in (
        ("about", "/about", "h1"), ("new", "/new?game=condottiere", ".option"), ("rules", "/rules/condottiere", "h1"),
        ("import", "/import", "h1"), ("data", "/data/condottiere", "h1"),
    ):  # fmt: skip
        studio.shoot(name, path, until, whole=name == "new")
        studio.shoot(f"{name}-phone", path, until, PHONE, "dark", "ru")
    studio.shoot("home-dark", "/", ".game", scheme="dark", whole=True)
    studio.shoot("home-phone", "/", ".game", PHONE, lang="pl", whole=True)
    if studio.everything:
        table = studio.sit("condottiere", 3, clock="live")
        studio.shoot("deals", f"/table/{table}", ".hand", then=deal)
        table = studio.sit("godfather", 3)
        studio.play(table, 8)
        studio.shoot("plain", f"/table/{table}", "[data-prompt]", then=plain, whole=True)
        wish = {"game": "condottiere", "seats": ["you", "invite", "open"], "listed": True}
        room = studio.page.evaluate(POST, ["/api/tables", wish])["table"]["id"]
        studio.shoot("room", f"/table/{room}", ".who")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def main(folder: Path, everything: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-m", "consigliere", "serve", "--port", str(port),
                                   "--db", f"sqlite:///{data}/t.db"])  # fmt: skip
        try:
            for _ in range(400):
                try:
                    urllib.request.urlopen(f"{url}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.1)
            with sync_playwright() as p:
                browser = p.chromium.launch(executable_path=chromium, args=FLAGS)
                studio = Studio(browser, url, folder, everything)
                pages(studio)
                titles(studio)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE, len(sys.argv) > 1)
