"""How quick it is: from a click to the board, while scrubbing, and over the wire.

Promises hold on a machine without other work; on a busy one, time is counted in what the page itself used.
"""

from __future__ import annotations

import gzip
import os
import re
import urllib.request
from pathlib import Path
from typing import Any

from needs import need

from .hands import FREE, sit_at, wait
from .positions import whole_record

STATIC = Path(__file__).parents[2] / "src/consigliere/web/static"
FIRST = {"first_player": 0}

CLICK = """async (id) => {
    const begun = performance.now()
    document.getElementById(`region-${id}`).dispatchEvent(new MouseEvent('click', {bubbles: true}))
    while (!document.querySelector('.region.fought')) await new Promise((soon) => setTimeout(soon, 1))
    return performance.now() - begun
}"""

SCRUB = """async ({from, count}) => {
    const bar = document.querySelector('[data-scrubber]')
    const begun = performance.now()
    for (let i = 0; i < count; i++) {
        bar.value = String(from + i)
        bar.dispatchEvent(new Event('input', {bubbles: true}))
        await new Promise(requestAnimationFrame)
    }
    return count / (performance.now() - begun) * 1000
}"""


def calm() -> bool:
    """Is this machine ours alone?"""
    return os.getloadavg()[0] <= (os.cpu_count() or 1)


def test_a_move_reaches_the_board_within_a_tenth_of_a_second(visit: Any, house: Any) -> None:
    page = visit()
    sit_at(page, house, ["you", "you"], options=FIRST)
    page.get_by_role("button", name="Show my hand").click()
    page.wait_for_selector(".region.open")
    rounds: list[float] = []
    for _ in range(4):
        times = []
        for region in ("milano", "roma", "siena", "parma", "napoli", "lucca", "ancona", "genova", "venezia", "torino"):
            times += [page.evaluate(CLICK, region)]
            page.wait_for_selector(FREE)
            page.keyboard.press("u")
            page.wait_for_selector(".region.open")
        rounds.append(sorted(times)[int(len(times) * 0.95)])
        if rounds[-1] < 100:
            break
    print("ms from click to board, p95:", [round(one) for one in rounds])
    assert min(rounds) < (100 if calm() else 400), rounds


def test_scrubbing_a_long_replay_stays_smooth(visit: Any, tmp_path: Path) -> None:
    kept = tmp_path / "long.txt"
    kept.write_text(whole_record("condottiere", 6, 400, points_target=12, deals=False), encoding="utf-8")
    page = visit("/import")
    page.locator("input[type=file]").set_input_files(kept)
    page.wait_for_selector("[data-scrubber]")
    moves = int(page.locator("[data-scrubber]").get_attribute("max"))
    assert moves >= 400
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def used() -> float:
        told = meter.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))

    rates, own = [], []
    for start in range(0, 400, 80):
        before = used()
        rates.append(page.evaluate(SCRUB, {"from": start, "count": 50}))
        own.append(50 / (used() - before))
    print(f"{moves} moves; frames/s {[round(one) for one in rates]}; by own time {[round(one) for one in own]}")
    best = sorted(rates)[len(rates) // 2] if calm() else max(*rates, sorted(own)[len(own) // 2])
    assert best > 30


def test_home_and_one_game_weigh_less_than_150_kilobytes(visit: Any, house: Any) -> None:
    need(STATIC.exists(), "the browser client is not built")
    page = visit("/about")
    for game in ("condottiere", "la_famiglia", "godfather", "achaja"):
        got: set[str] = set()
        page.on("response", lambda answer, got=got: got.add(answer.url) if answer.url.endswith(".js") else None)
        page.goto(house.url)
        page.wait_for_selector(".game")
        sit_at(page, house, ["you", *["bot:greedy"] * 3], game=game)
        page.wait_for_selector("[data-prompt]")
        page.wait_for_load_state("networkidle")
        files = [STATIC / "assets" / url.rpartition("/")[2] for url in got]
        size = sum(len(gzip.compress(one.read_bytes())) for one in files)
        print(game, "gzipped bytes:", size)
        assert 20_000 < size < 150_000


def test_assets_are_kept_for_ever_and_the_page_is_not(house: Any) -> None:
    page = urllib.request.urlopen(house.url)
    assert page.headers["cache-control"] == "no-cache"
    asset = re.search(r'/assets/[^"]+\.js', page.read().decode())
    assert asset is not None
    kept = urllib.request.urlopen(house.url + asset.group(0))
    assert "immutable" in kept.headers["cache-control"]


MOVING = """() => document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.target?.closest('.slot'))
    .filter((one) => one.effect.getComputedTiming().duration >= 100)
    .map((one) => one.effect.getComputedTiming().duration)"""


def test_cards_glide_and_nobody_has_to_wait(visit: Any, house: Any) -> None:
    page = visit(still=False)
    sit_at(page, house, ["you", "bot:greedy"], options=FIRST, pace=3000)
    page.locator("#region-roma").dispatch_event("click")
    page.wait_for_selector(".hand .card.open")
    page.evaluate(
        f"""() => {{
            window.seen = null
            const look = () => {{
                const now = ({MOVING})()
                if (now.length === 0) return requestAnimationFrame(look)
                document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: 'Shift', bubbles: true}}))
                window.seen = {{before: now, after: ({MOVING})()}}
            }}
            look()
        }}"""
    )
    page.locator(".hand .card.open").first.click()
    page.keyboard.press("1")
    wait(page, "window.seen !== null")

    seen = page.evaluate("window.seen")
    assert all(200 <= one <= 500 for one in seen["before"])  # the card glides from hand to company
    assert seen["after"] == []  # a key ends it

    still = visit()
    sit_at(still, house, ["you", "bot:greedy"], options=FIRST, pace=3000)
    still.locator("#region-roma").dispatch_event("click")
    still.locator(".hand .card.open").first.click()
    still.keyboard.press("1")
    still.wait_for_selector(".battle li.mine .slot")
    assert still.evaluate(MOVING) == []
