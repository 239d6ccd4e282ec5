"""A tournament on paper."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from arena.shells import on_the_shelf
from consigliere import BadOption
from consigliere.arena import report
from consigliere.arena.tournament import Tournament, run
from needs import need


@pytest.fixture(scope="module")
def result() -> Tournament:
    return run("condottiere", ["greedy", "random"], games=6, seed=4)


def printed(result: Tournament) -> str:
    console = Console(file=io.StringIO(), width=120)
    console.print(report.table(result))
    return console.file.getvalue()


def test_the_tables_name_bots_seats_lengths_and_ends(result: Tournament) -> None:
    text = printed(result)

    assert "condottiere: 6 games (3 deals in 2 rotations), seed 4" in text
    for word in ("greedy", "random", "seat", "win share", "battles", "decisions", "fair share 50.0%", "adjacent"):
        assert word in text


def test_tags_have_a_table_of_their_own() -> None:
    with on_the_shelf():
        text = printed(run("shells", ["random"], games=4))

    assert "team" in text
    assert "even" in text


def test_what_a_game_counts_is_told_with_its_chances() -> None:
    text = printed(run("achaja", ["random"], games=1, players=2))

    for word in ("intrigue card", "theft", "character", "orion", "deviation", "a chance is a"):
        assert word in text


def test_the_plot_is_an_svg_and_always_the_same(result: Tournament, tmp_path: Path) -> None:
    need(has_matplotlib(), "matplotlib is missing")
    target = tmp_path / "plot.svg"

    report.plot(result, target)

    drawing = target.read_text("utf-8")
    assert "<svg" in drawing
    assert "bot greedy" in drawing
    report.plot(result, target)
    assert target.read_text("utf-8") == drawing
    assert [file.name for file in tmp_path.iterdir()] == ["plot.svg"]


def has_matplotlib() -> bool:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def test_a_failed_plot_leaves_the_old_file_alone(
    result: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need(has_matplotlib(), "matplotlib is missing")
    from matplotlib.figure import Figure

    target = tmp_path / "plot.svg"
    target.write_text("precious")

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(Figure, "savefig", fail)
    with pytest.raises(RuntimeError, match="no ink"):
        report.plot(result, target)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("plot.svg", "precious")]


def test_a_place_that_cannot_be_written_is_named(result: Tournament, tmp_path: Path) -> None:
    need(has_matplotlib(), "matplotlib is missing")

    with pytest.raises(report.CannotPlot, match=r"nowhere.*plot\.svg cannot be written"):
        report.plot(result, tmp_path / "nowhere" / "plot.svg")


def test_without_matplotlib_one_sentence_says_what_to_install(
    result: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    with pytest.raises(BadOption, match=r"needs matplotlib.*consigliere\[plot\]"):
        report.plot(result, tmp_path / "plot.svg")
    assert not list(tmp_path.iterdir())
