"""The command line, called in this process with lines on its standard input."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import consigliere as cg
from consigliere.cli.main import run


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """What was said, wherever the lines were broken."""
        return " ".join(self.out.split())


Call = Callable[..., Done]


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "CONSIGLIERE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """`call("play", "condottiere", lines=["1", "quit"])`."""

    def call(*args: object, lines: tuple[str, ...] | list[str] = ()) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = run([str(arg) for arg in args])
        return Done(status, *capsys.readouterr())

    return call


@pytest.fixture
def refused(call: Call) -> Callable[..., str]:
    """Call, expect wrong usage told in one line, and give that line."""

    def refused(*args: object, lines: tuple[str, ...] = ()) -> str:
        done = call(*args, lines=lines)
        assert done.status == 2, done
        assert done.err.startswith("consigliere: ")
        assert done.err.count("\n") == 1
        assert "Traceback" not in done.out + done.err
        return done.err.strip()

    return refused


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of Condottiere between random bots."""
    seats = ["random"] * 3
    match = cg.new("condottiere", 3, seed=11, names=seats)
    chance = cg.Chance(bytes(32))
    while not match.over:
        [seat] = match.asked
        match.play(seat, cg.bot("random").choose(match.view(seat), match.legal(seat), chance))
    path = tmp_path_factory.mktemp("records") / "finished.txt"
    match.record().save(path)
    return path
