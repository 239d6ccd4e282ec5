"""Take the pictures of the browser table: `python docs/images/make_screenshots.py [FOLDER]`.

Needs Chromium and the development environment; starts a server of its own with an empty database.
"""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip
DESKTOP = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def play(page: Page, battles: int, stop: Any = None) -> None:
    """Play by clicking, quickly and not well, until so many markers lie on the map."""
    for _ in range(600):
        if page.locator("[data-score-sheet]").count():
            return
        if page.locator(".names .letter").count() >= battles and stop is not None and stop(page):
            page.wait_for_timeout(700)
            if stop(page):  # and it stays so
                return
        if page.locator(".bar.mine[data-busy=false]").count() == 0:
            page.wait_for_timeout(80)
            continue
        with contextlib.suppress(Error):  # what was just there may be gone
            step(page)


turns = 0


def step(page: Page) -> None:
    global turns
    turns += 1
    if turns % 7 == 0 and page.locator("[data-move=pass]").count():
        page.locator("[data-move=pass]").click()
        page.locator("[data-confirm]").click()
        page.wait_for_timeout(60)
        return
    for choice in (".region.open", ".slot .card.open", ".hand .card.open"):
        found = page.locator(choice)
        many = found.count()
        if many:
            one = found.nth(many // 2)
            if choice == ".region.open":
                one.dispatch_event("click")
            else:
                one.click(timeout=3000)
            main = page.locator(".bar .doors .main")
            if choice == ".hand .card.open" and main.count():
                main.first.click(timeout=3000)
            page.wait_for_timeout(60)
            return
    buttons = page.locator(".bar .doors .btn")
    if buttons.count():
        buttons.last.click()
        page.wait_for_timeout(60)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-m", "consigliere", "serve", "--port", str(port),
                                   "--db", f"sqlite:///{data}/t.db"])  # fmt: skip
        try:
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{url}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.1)
            with sync_playwright() as p:
                browser = p.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
                take(browser, url, folder)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


def take(browser: Any, url: str, folder: Path) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", color_scheme="light")
    page = context.new_page()
    page.set_default_timeout(8000)
    page.on("console", lambda m: print("console:", m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: print("pageerror:", e))
    page.goto(url)
    page.wait_for_selector(".game")
    page.screenshot(path=folder / "home.png")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_selector(".map")
    page.wait_for_timeout(1200)
    page.screenshot(path=folder / "table-begin.png")

    def full(one: Page) -> bool:
        mine = one.locator(".bar.mine[data-busy=false] [data-move=pass]").count()
        return bool(mine and one.locator(".slot").count() >= 5 and one.locator(".hand .card").count() > 3)

    for _ in range(4):  # until a game gives a good picture
        play(page, 2, full)
        if not page.locator("[data-score-sheet]").count():
            break
        page.goto(url)
        page.get_by_role("button", name="Play now against bots").first.click()
        page.wait_for_selector(".map")
    page.wait_for_timeout(500)
    page.locator(".hand .card").last.hover()
    page.wait_for_timeout(700)
    page.screenshot(path=folder / "table-card.png")
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    page.locator(".hand .card.open").nth(3).click()
    page.mouse.move(5, 5)
    page.wait_for_timeout(400)
    page.screenshot(path=folder / "table.png")
    page.keyboard.press("Escape")
    state = context.storage_state()
    table = page.url
    for name, size, scheme, lang in (
        ("table-dark", DESKTOP, "dark", "en"), ("phone", PHONE, "light", "en"), ("phone-dark", PHONE, "dark", "ru"),
        ("tablet", {"width": 820, "height": 1100}, "light", "pl"),
        ("wide", {"width": 1920, "height": 1080}, "dark", "pl"),
    ):  # fmt: skip
        other = browser.new_context(viewport=size, color_scheme=scheme, storage_state=state, locale=lang,
                                    device_scale_factor=2 if size is PHONE else 1, has_touch=size is PHONE)  # fmt: skip
        if lang != "en":
            other.add_init_script(f"localStorage.setItem('lang', '{lang}')")
        twin = other.new_page()
        twin.goto(table)
        twin.wait_for_selector(".map")
        twin.wait_for_timeout(900)
        twin.screenshot(path=folder / f"{name}.png")
        if size is PHONE:
            twin.screenshot(path=folder / f"{name}-whole.png", full_page=True)
            twin.goto(url)
            twin.wait_for_selector(".game")
            twin.screenshot(path=folder / f"{name}-home.png")
        other.close()
    play(page, 99)
    page.wait_for_timeout(800)
    page.screenshot(path=folder / "score.png")
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector("[data-scrubber]")
    page.wait_for_timeout(600)
    page.locator("[data-scrubber]").fill("40")
    page.wait_for_timeout(400)
    page.screenshot(path=folder / "replay.png")
    page.goto(f"{url}/new?game=condottiere")
    page.wait_for_selector(".option")
    page.screenshot(path=folder / "new.png", full_page=True)
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
