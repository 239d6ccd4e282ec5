"""Bots against bots, and how fast it goes, from the command line."""

import json
from importlib.util import find_spec

from consigliere.arena import bench as arena_bench

SIMULATE = ("simulate", "condottiere", "-n", 4, "--bots", "random,random", "--seed", 3)


def test_a_table_of_results(call) -> None:
    done = call(*SIMULATE)

    assert done.status == 0
    assert "4 games" in done.out
    assert "random" in done.out


def test_results_as_json_on_the_way_out(call) -> None:
    done = call(*SIMULATE, "--json", "-")

    assert len(json.loads(done.out)["played"]) == 4


def test_one_person_against_a_don(call) -> None:
    solo = ("simulate", "godfather", "-n", 2, "--bots", "greedy", "--players", 1, "--option", "dons=siegel")

    done = call(*solo, "--json", "-")

    assert json.loads(done.out)["bots"] == ["greedy"]


def test_more_bots_than_seats_are_refused(refused) -> None:
    assert "do not fit on 1 seats" in refused(*SIMULATE, "--players", 1)


def test_results_in_files_that_replace_older_ones(call, need, tmp_path) -> None:
    need(find_spec("matplotlib"), "matplotlib is not installed")
    file, plot = tmp_path / "result.json", tmp_path / "result.svg"
    file.write_text("old")

    done = call(*SIMULATE, "--json", file, "--plot", plot, "--option", "reconquest=no")

    assert done.status == 0
    assert len(json.loads(file.read_text())["played"]) == 4
    assert "<svg" in plot.read_text("utf-8")


def test_a_failure_keeps_the_older_results(refused, tmp_path) -> None:
    file = tmp_path / "result.json"
    file.write_text("old")

    refused(*SIMULATE[:-2], "--option", "luck=1", "--json", file)

    assert file.read_text() == "old"


def test_plotting_without_matplotlib_is_refused_before_the_work(refused, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("consigliere.cli.simulate.find_spec", lambda _: None)

    assert "needs matplotlib" in refused(*SIMULATE, "--plot", tmp_path / "x.svg")


def test_bench_prints_a_table_or_json(call, monkeypatch) -> None:
    measured = arena_bench.run(False, repeats=1, seconds=0.01)
    monkeypatch.setattr(arena_bench, "run", lambda peers: measured)

    assert "condottiere"[:5] in call("bench").out
    assert json.loads(call("bench", "--json", "-").out)
