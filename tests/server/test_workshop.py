"""The workshop: component files are handed out and checked as `consigliere check-data` does, and none is kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.data import BadData, DataFile
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.server.live import component_check
from consigliere.server.protocol import MAX_COMPONENTS
from server.house import House, open_house, run

SHIPPED = find_game("condottiere").shipped_data.text
CHANGED = SHIPPED.replace(
    "[number.base_hand]  # again in C-8.4 and C-11.1\nvalue = 10", "[number.base_hand]\nvalue = 8"
)


async def post(house: House, path: str, body: Any, **more: Any) -> tuple[int, Any]:
    async with house.guest() as anna:
        answer = await anna.http.post(path, json=body, **more)
        return answer.status_code, answer.json()


async def check(house: House, text: str, game: str = "condottiere") -> Any:
    status, verdict = await post(house, f"/api/games/{game}/components", {"text": text})
    assert status == 200, verdict
    return verdict


def test_every_shipped_file_is_handed_out_whole_and_is_fit(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            for game in games():
                shipped = (await anna.http.get(f"/api/games/{game}/components")).json()
                assert shipped["text"] == find_game(game).shipped_data.text
                assert len(shipped["text"]) < MAX_COMPONENTS
                verdict = await check(house, shipped["text"], game)
                assert (verdict["fit"], verdict["shipped"], verdict["flaw"]) == (True, True, None)
                assert verdict["digest"] == shipped["digest"]
                assert verdict["players"] == list(find_game(game).seats)

    run(work)


def test_a_flaw_is_told_with_its_line_key_and_problem_as_on_the_command_line(tmp_path: Path) -> None:
    bad = SHIPPED.replace("[number.deck_size]", "[number.deck_sighs]", 1)
    with pytest.raises(BadData) as caught:
        find_game("condottiere").check(DataFile(bad, "condottiere.toml"))
    torn = SHIPPED.replace('game = "condottiere"', 'game = "condottiere', 1)

    async def work() -> None:
        async with open_house(tmp_path) as house:
            verdict = await check(house, bad)
            assert (verdict["fit"], verdict["digest"]) == (False, "")
            expected = caught.value
            assert verdict["flaw"] == {"line": expected.line, "key": expected.key, "problem": expected.problem}
            verdict = await check(house, torn)
            line = SHIPPED[: SHIPPED.index('game = "condottiere"')].count("\n") + 1
            assert verdict["flaw"]["line"] == line
            assert "not TOML" in verdict["flaw"]["problem"]

    run(work)


def test_a_changed_value_is_fit_but_not_the_shipped_file_and_a_table_plays_with_it(tmp_path: Path) -> None:
    assert CHANGED != SHIPPED

    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            verdict = await check(house, CHANGED)
            assert (verdict["fit"], verdict["shipped"]) == (True, False)
            table = await anna.table(["you", "you"], components=CHANGED)
            state = (await anna.http.get(f"/api/tables/{table['id']}/state?seat=0")).json()
            assert state["view"]["hand_sizes"] == [8, 8]
            assert state["view"]["components"] == verdict["digest"]

    run(work)


HOSTILE = {
    "endless key": ".".join("a" * 90_000) + " = 1",
    "endless header": "[" + ".".join("a" * 90_000) + "]",
    "quoted keys": ".".join(['"a"'] * 30_000) + " = 1",
    "deep list": "a = " + "[" * 190_000,
    "deep table": "a = " + "{a=" * 60_000,
    "huge number": "a = " + "9" * 190_000,
    "many tables": "[[card]]\n" * 20_000,
    "nothing": "",
    "binary": "\u0001\u0002\u0003",
    "another game": find_game("achaja").shipped_data.text,
}


def test_hostile_files_are_refused_in_one_sentence_and_soon(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            await check(house, SHIPPED)  # the process that reads is awake
            for name, text in HOSTILE.items():
                begun = time.monotonic()
                verdict = await check(house, text)
                wish = {"game": "condottiere", "seats": ["you", "bot"], "components": text}
                made = await anna.http.post("/api/tables", json=wish)
                assert time.monotonic() - begun < component_check.PATIENCE, name
                assert verdict["flaw"]["problem"], name
                assert verdict["flaw"]["line"] >= 1, name
                assert made.status_code == 422, name
                assert made.json()["because"].startswith("components.toml, line "), name

    run(work)


def test_a_component_file_is_first_read_elsewhere_whatever_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new table, a record and the companion: none lets the server itself read what may take for ever."""
    brought = cg.new("condottiere", 2, seed=1).record()
    record = str(brought._replace(header=brought.header._replace(data=CHANGED, components="")))
    godfather = find_game("godfather").shipped_data.text
    ways = {
        "/api/tables": {"game": "condottiere", "seats": ["you", "bot"], "components": CHANGED},
        "/api/replay": {"record": record},
        "/api/companion/godfather": {"seed": "00" * 32, "options": {"dons": ["capone"]}, "data": godfather},
    }

    async def work() -> None:
        async with open_house(tmp_path) as house:
            await check(house, SHIPPED)
            monkeypatch.setattr(component_check, "PATIENCE", 0.0)
            for path, body in ways.items():
                status, problem = await post(house, path, body)
                assert (status, problem["code"]) == (422, "endless"), path

    run(work)


def test_a_file_that_takes_too_long_is_put_aside_and_the_next_one_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            await check(house, SHIPPED)
            assert house.hall is not None
            first = house.hall.component_check.worker.process
            monkeypatch.setattr(component_check, "PATIENCE", 0.0)
            status, problem = await post(house, "/api/games/condottiere/components", {"text": SHIPPED})
            assert (status, problem["code"]) == (422, "endless")
            assert first is not None
            assert first.returncode is not None
            monkeypatch.setattr(component_check, "PATIENCE", 30.0)
            assert (await check(house, SHIPPED))["fit"]

    run(work)


def test_bad_requests_are_refused_in_the_language_of_the_caller(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            path = "/api/games/condottiere/components"
            polish = {"headers": {"accept-language": "pl"}}
            for body in ({"text": "x" * (MAX_COMPONENTS + 1)}, {"text": 7}, {}, {"text": "", "more": 1}, []):
                status, problem = await post(house, path, body, **polish)
                assert (status, problem["code"]) == (422, "malformed")
                assert problem["because"] == "Tej wiadomości nie da się zrozumieć."
            status, problem = await post(house, path, {"text": "ż" * 140_000})
            assert (status, problem["code"]) == (413, "too_long")
            status, problem = await post(house, "/api/games/chess/components", {"text": ""})
            assert (status, problem["code"]) == (404, "not_found")

    run(work)


def test_checks_are_counted_and_described(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, rate_limits=True) as house, house.guest() as anna:
            told = (await anna.http.get("/openapi.json")).json()["paths"]["/api/games/{game}/components"]
            assert set(told) == {"get", "post"}
            codes = [
                (await anna.http.post("/api/games/x/components", json={"text": ""})).status_code for _ in range(62)
            ]
            assert codes[:60] == [404] * 60
            assert codes[-1] == 429

    run(work)
