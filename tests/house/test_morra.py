"""The doors for other packages: a game and a bot that know the house, but that the house does not know."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from guest_game import ROOT, install_morra, offer, with_packages
from server.house import Process, run


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install_morra(tmp_path_factory.mktemp("packages"))


def python(env: dict[str, str], *words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, env=env, input=lines, capture_output=True, text=True, check=False, cwd=ROOT)


def consigliere(env: dict[str, str], *words: str, lines: str = "") -> str:
    """What a command says; it must succeed."""
    done = python(env, "-m", "consigliere", *words, lines=lines)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_an_installed_game_and_its_bot_are_known(env: dict[str, str]) -> None:
    script = "import consigliere as cg; print(cg.games(), cg.bots('morra'), cg.bots('condottiere'))"

    known = python(env, "-c", script).stdout
    doctor = consigliere(env, "doctor")

    assert "'la_famiglia', 'morra')" in known
    assert "('random', 'guesser')" in known
    assert known.count("guesser") == 1
    assert "morra        components fit" in doctor
    assert "guesser  plays  morra" in doctor


def test_the_house_without_it_knows_nothing_of_it() -> None:
    import consigliere as cg

    assert "morra" not in cg.games()
    assert "guesser" not in cg.bots()


def test_it_is_played_in_the_terminal_against_its_own_bot(env: dict[str, str]) -> None:
    told = consigliere(env, "play", "morra", "--seats", "you,guesser", "--seed", "3", lines="show 2 5\n" * 12)

    assert "Show some fingers and say how many" in told
    assert "guesser (B) shows" in told
    assert "wins." in told


def test_without_seats_its_own_bots_sit_down(env: dict[str, str]) -> None:
    told = consigliere(env, "play", "morra", "--seed", "3", "--lang", "pl", lines="quit\n")

    assert "Show some fingers" in told, "what is not translated is said in English"
    assert "Liczba albo ruch" in told, "and all around it in Polish"


def test_it_refuses_with_its_own_rules(env: dict[str, str]) -> None:
    told = consigliere(env, "play", "morra", "--seats", "you,guesser", lines="why show 2 50\nquit\n\n")

    assert "M-1.2" in told
    assert "With 2 of your own the sum lies between 3 and 7." in told
    assert "Nobody says a number" in consigliere(env, "rules", "morra", "M-1.2")
    assert "M-3.2" in consigliere(env, "rules", "morra")


def test_bots_play_it_against_each_other_in_other_processes(env: dict[str, str]) -> None:
    told = consigliere(env, "simulate", "morra", "-n", "8", "--players", "3", "--jobs", "2", "--json", "-")

    found = json.loads(told)
    assert found["bots"] == ["guesser", "random", "random"]
    assert all(one["faults"] == [] and one["winners"] for one in found["played"])


@pytest.mark.parametrize("words", [("play", "condottiere", "--seats", "guesser,greedy"),
                                   ("simulate", "morra", "--bots", "greedy,random")])  # fmt: skip
def test_a_bot_that_cannot_play_a_game_is_not_seated(env: dict[str, str], words: tuple[str, ...]) -> None:
    done = python(env, "-m", "consigliere", *words)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_the_server_offers_it_and_a_guest_plays_its_bot(env: dict[str, str], tmp_path: Path) -> None:
    server = Process(tmp_path, **{"PYTHONPATH": env["PYTHONPATH"]})

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            games = {game["name"]: game for game in (await anna.http.get("/api/games")).json()}
            box = (await anna.http.get("/api/games/morra/box", params={"lang": "ru"})).json()
            table = await anna.table(["open", "bot:guesser"], game="morra", options={"points": 2})
            guest = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "examples/bot.py"), house.url, table["id"],
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            )  # fmt: skip
            out = await asyncio.wait_for(guest.stdout.read(), 90)
            after = (await anna.http.get(f"/api/tables/{table['id']}")).json()
            record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text

        assert games["morra"]["bots"] == ["random", "guesser"]
        assert games["condottiere"]["bots"] == ["random", "novice", "greedy", "strong", "master"]
        assert box["words"]["log.sum"] == "Together that is {sum}."
        assert [rule["number"] for rule in box["rules"]][:2] == ["M-1.1", "M-1.2"]
        assert (await guest.wait(), out) == (0, b"")
        assert after["state"] == "over"
        assert after["result"]["winners"]
        (tmp_path / "game.txt").write_text(record, encoding="utf-8")

    try:
        run(work)
    finally:
        server.close()
    assert "Verified" in consigliere(env, "verify", str(tmp_path / "game.txt"))


def test_it_obeys_the_laws_of_every_game(env: dict[str, str]) -> None:
    laws = [f"tests/laws/{name}.py" for name in ("test_laws", "test_secrecy", "test_worlds")]

    done = python(env, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "morra", *laws)

    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_a_broken_package_costs_nobody_the_other_games(tmp_path: Path) -> None:
    offer(tmp_path, "consigliere.games", chess="nowhere:GAME", condottiere="json:loads", go="json:loads")
    offer(tmp_path, "consigliere.bots", deep="nowhere:Deep", random="json:loads")
    env = with_packages(tmp_path)

    known = python(env, "-c", "import consigliere as cg; print(cg.games(), cg.bots())").stdout
    doctor = python(env, "-m", "consigliere", "doctor")

    assert (
        known
        == "('achaja', 'condottiere', 'godfather', 'la_famiglia') ('random', 'novice', 'greedy', 'strong', 'master')\n"
    )
    assert doctor.returncode == 1
    told = " ".join(doctor.stdout.split())
    assert "chess broken nowhere:GAME: ModuleNotFoundError" in told
    assert "go broken json:loads: TypeError: a game is" in told
    assert "condottiere broken json:loads: ValueError: the name is taken" in told
    assert "deep broken nowhere:Deep: ModuleNotFoundError" in told
