"""The companion over HTTP: it keeps nothing, so the same answers always lead to the same place."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.words import LANGUAGES
from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import sit_down
from server.house import open_house, run

SEED = "00" * 32
PATH = "/api/companion/godfather"


def wish(*answers: str, dons: tuple[str, ...] = ("luciano",), **more: Any) -> dict[str, Any]:
    return {"seed": SEED, "options": {"dons": list(dons)}, "answers": list(answers), **more}


def test_a_session_leads_where_the_terminals_leads(tmp_path: Path) -> None:
    """T-3 by touching: the don's place, its reason and its rule."""

    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            told = (await anna.http.post(PATH, json=wish("gun_shop", "a05", "thug nightclub"))).json()
            assert told["ask"]["key"] == "ask.top_job"
            assert told["told"][0]["rule"] == "G-106"
            assert "Luciano places the Don on F1" in told["told"][0]["text"]
            assert told["view"]["spaces"]["f1"] == {"seat": 1, "figure": "don"}
            assert told["names"] == ["Player A", "Luciano"]

            then = (await anna.http.post(PATH, json=wish("gun_shop", "a05", "thug nightclub", "J05"))).json()
            assert [line["rule"] for line in then["told"]] == ["G-111", "G-89", "G-111"]
            assert "F1" in then["before"][-2]["text"]

    run(work)


def test_a_wrong_answer_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            told = (await anna.http.post(PATH, json=wish("gun_shop", "a05", "thug moon"))).json()
            assert (told["kept"], told["ask"]["key"]) == (2, "ask.turn")
            assert "thug moon" in told["wrong"]

            old = (await anna.http.post(PATH, json=wish("gun_shop", "a99", "thug nightclub"))).json()
            assert (old["kept"], old["ask"]["key"]) == (1, "ask.shown")
            assert "first 1" in old["wrong"]

    run(work)


@pytest.mark.parametrize(
    "body",
    [
        {"seed": "zz"},
        {"seed": SEED, "options": {"dons": []}},
        {"seed": SEED, "options": {"dons": ["vito"]}},
        {"seed": SEED, "options": {"dons": ["luciano"], "data": "/etc/passwd"}},
        {"seed": SEED, "options": {"dons": ["luciano"]}, "data": "nonsense"},
        {"seed": SEED, "options": {"dons": ["luciano"]}, "players": 9},
        {"seed": SEED, "options": {"dons": ["luciano", "siegel", "capone"]}, "players": 4},
    ],
)
def test_a_setup_that_cannot_be_is_refused(tmp_path: Path, body: dict[str, Any]) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            no = await anna.http.post(PATH, json=body)
            assert no.status_code == 422
            assert no.json()["because"]

    run(work)


def test_a_component_file_of_ones_own_is_played(tmp_path: Path) -> None:
    text = GAME.shipped_data.text.replace('en = "Nightclub"', 'en = "Copacabana"')

    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            told = (await anna.http.post(PATH, json=wish("gun_shop", "a05", data=text, box=True))).json()
            [choice] = [one for one in told["ask"]["choices"] if one["answer"] == "thug nightclub"]
            assert choice["text"] == told["box"]["nouns"]["business"]["nightclub"] == "Copacabana"

    run(work)


@pytest.mark.parametrize(
    ("players", "dons"), [(1, ("capone",)), (2, ("siegel", "luciano")), (1, ("luciano", "siegel", "capone"))]
)
def test_every_answer_has_words_in_every_language(tmp_path: Path, players: int, dons: tuple[str, ...]) -> None:
    """A whole session of answers taken at random from those that are shown."""
    dice = random.Random(len(dons))

    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            answers: list[str] = []
            heard: Counter[str] = Counter()
            for _ in range(600):
                body = wish(*answers, dons=dons, players=players)
                page = (await anna.http.post(PATH, json=body)).json()
                assert page["kept"] == len(answers)
                ask = page["ask"]
                if ask is None:
                    break
                shown = [choice["answer"] for choice in ask["choices"]]
                heard[ask["key"]] += 1
                for lang in LANGUAGES[1:] if heard[ask["key"]] < 4 else ():
                    other = (await anna.http.post(PATH, json=body, params={"lang": lang})).json()["ask"]
                    assert other["text"] != ask["text"]
                    assert [choice["answer"] for choice in other["choices"]] == shown
                    assert all(choice["text"] for choice in other["choices"])
                if ask["range"]:
                    low, high = ask["range"]
                    answers.append(str(dice.randint(low, min(high, 60))))
                else:
                    answers.append(dice.choice(shown))
            else:
                raise AssertionError("the session does not end")
            core = sit_down(players, {"dons": list(dons)}, bytes.fromhex(SEED), None, answers).play()
            assert core.ask is None
            assert page["view"]["result"] == GAME.view(core.state, None)["result"]

    run(work)
