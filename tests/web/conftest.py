"""A server with the built client, and Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from needs import need

from .hands import Guest

ROOT = Path(__file__).parents[2]
SERVE = Path(__file__).with_name("serve.py")
# the headless shell is the same engine without windows around it, and a tenth faster
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), "")
# The address bar of every window loads pages of its own, which costs more than most of ours; a list of features
# replaces the one Playwright gives, so what it would switch off stands here as well.
SWITCHED_OFF = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "DialMediaRouteProvider",
    "GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "Translate", "AutoDeElevate", "OptimizationHints",
)  # fmt: skip
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", f"--disable-features={','.join(SWITCHED_OFF)}"]  # fmt: skip


FORESEEN = "crypto.getRandomValues = (bytes) => bytes.fill(7)"  # what a browser adds to the seed of a table


class House:
    """A server in a process of its own; it can be killed and come back on the same port with the same tables.

    Its tables all begin from the same seed, and its bots throw the same dice: what a test meets, it meets every time.
    """

    def __init__(self, folder: Path, **env: str) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = int(one.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.env = os.environ | {"CONSIGLIERE_RATE_LIMITS": "false"} | env
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> House:
        command = [sys.executable, str(SERVE), "serve", "--port", str(self.port),
                   "--db", f"sqlite:///{self.folder}/t.db"]  # fmt: skip
        with (self.folder / "server.log").open("ab") as log:
            self.child = subprocess.Popen(command, env=self.env, stdout=log, stderr=log, start_new_session=True)
        for _ in range(400):
            assert self.child.poll() is None, "the server ended by itself"
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2).close()
            except OSError:
                time.sleep(0.05)
            else:
                return self
        raise AssertionError("the server does not answer")

    @property
    def runs(self) -> bool:
        return self.child is not None and self.child.poll() is None

    def kill(self) -> None:
        if self.child is not None and self.child.poll() is None:
            os.killpg(self.child.pid, signal.SIGKILL)
            self.child.wait(20)


@pytest.fixture(scope="session")
def _built() -> None:
    need(CHROMIUM, "there is no Chromium on this machine")
    need((ROOT / "src/consigliere/web/static/index.html").exists(), "the browser client is not built")


@pytest.fixture(scope="session")
def _house(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.kill()


@pytest.fixture
def house(_house: House) -> House:
    """The server of all tests of this process; one that a test has killed is there again for the next."""
    return _house if _house.runs else _house.start()


@pytest.fixture(scope="session")
def browser(_built: None) -> Iterator[Any]:
    with sync_playwright() as p:
        chromium = p.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Any, house: House) -> Iterator[Callable[..., Any]]:
    """`visit(path, **context)`: a page in a browser of its own; what goes wrong inside fails the test."""
    contexts, faults = [], []

    def open_page(path: str = "/", lang: str = "en-GB", still: bool = True, **more: Any) -> Any:
        context = browser.new_context(
            **{"viewport": {"width": 1400, "height": 900}, "locale": lang,
               "reduced_motion": "reduce" if still else "no-preference", **more}
        )  # fmt: skip
        contexts.append(context)
        context.add_init_script(FORESEEN)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(house.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture(scope="session")
def _finished(_house: House) -> list[str]:
    return []


@pytest.fixture
def finished(house: House, _finished: list[str]) -> str:
    """A table at which bots have played to the end; one for all tests of this process."""
    if not _finished:
        host = Guest(house.url)
        number = host.table(["bot:greedy", "bot:greedy", "bot:random"], listed=True)
        host.wait_for_the_end(number)
        _finished.append(number)
    return _finished[0]
