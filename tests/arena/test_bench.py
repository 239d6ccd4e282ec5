"""How fast it all is: that it is measured, not how fast it must be."""

import io
import json
import sys

import pytest
from rich.console import Console

from consigliere.arena import bench


def printed(report: bench.BenchReport) -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(report.table())
    return console.file.getvalue()


def test_every_figure_is_measured() -> None:
    report = bench.run(games=["condottiere"], repeats=1, seconds=0.02)

    [speed] = report.games
    assert (speed.game, speed.players) == ("condottiere", 4)
    assert speed.engine > speed.match > 0
    assert min(speed.clone, speed.view, speed.imagine, speed.world, speed.digest, speed.memory) > 0
    assert "condottiere" in printed(report)
    assert json.loads(report.to_json())["games"][0]["players"] == 4


def test_peers_are_measured_beside_us_and_compared() -> None:
    report = bench.run(True, ["condottiere"], 3, 0.01, lambda: ({"Snail": lambda seconds: 1.0}, ["Hare sleeps"]))

    assert report.peers == (bench.Peer("Snail", 1.0),)
    text = printed(report)
    assert f"{report.games[0].engine:.1f}×" in text
    assert "Hare sleeps" in text


def test_a_missing_peer_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("catanatron", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)

    loops, missing = bench.find_peers()

    assert loops == {}
    assert [sentence.split(" is not installed")[0] for sentence in missing] == ["Catanatron", "OpenSpiel dominoes"]


@pytest.mark.parametrize(("seats", "players"), [(range(2, 7), 4), (range(2, 4), 3), (range(5, 7), 5), (range(4, 5), 4)])
def test_four_players_or_as_near_as_it_gets(seats: range, players: int) -> None:
    assert bench.nearest(seats) == players
