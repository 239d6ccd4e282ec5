"""Playing through a pseudo-terminal, as a person would."""

import os
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest

from needs import need

try:
    import pty
except ImportError:
    pty = None
need(pty, "pseudo-terminals are a thing of POSIX")

CLEAR, CLEAR_ALL = "\x1b[2J", "\x1b[3J"


class Terminal:
    """A child process behind a pseudo-terminal."""

    def __init__(self, *args: str, lang: str = "C.UTF-8") -> None:
        words = [sys.executable, "-m", "consigliere", *args]
        env = os.environ | {"LANG": lang, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40"}
        for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
            env.pop(name, None)
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored
            os.execve(sys.executable, words, env)
        self.seen = ""
        self.raw = b""

    def until(self, text: str, limit: float = 20) -> str:
        """What the screen showed until `text` came."""
        end = time.monotonic() + limit
        while text not in self.seen:
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.monotonic()))
            try:
                more = os.read(self.fd, 65536) if ready else b""
            except OSError:  # Linux says so when the child has closed its end
                more = b""
            assert more, f"{text!r} did not come; the screen shows {self.seen[-2000:]}"
            self.raw += more
            self.seen = self.raw.decode("utf-8", "ignore")
        before, _, after = self.seen.partition(text)
        self.seen, self.raw = after, after.encode()
        return before + text

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def interrupt(self) -> None:
        time.sleep(0.3)  # Python does not notice Ctrl-C between showing the prompt and waiting for a key
        os.write(self.fd, b"\x03")

    def end(self) -> int:
        """The exit status."""
        while True:
            try:
                if not os.read(self.fd, 65536):
                    break
            except OSError:
                break
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.mark.parametrize(
    ("lang", "hints", "taken", "save", "saved"),
    [
        ("en", "help · quit", "Player A (you) chooses Parma", "Save the game?", "Saved"),
        ("pl", "pomoc · koniec", "Gracz A (ty) wybiera Parmę", "Zapisać grę?", "Zapisano"),
        ("ru", "помощь · выход", "Игрок A (вы) выбирает", "Сохранить игру?", "Сохранено"),
    ],
)
def test_a_game_in_each_language(tmp_path: Path, lang, hints, taken, save, saved) -> None:
    file = tmp_path / "game.txt"
    terminal = Terminal("play", "condottiere", "--seed", "7", "--option", "first_player=0", "--lang", lang)

    assert CLEAR in terminal.until(hints)
    terminal.type("choose parma")
    terminal.until(taken)
    terminal.until(hints)
    terminal.type("undo")
    terminal.until(hints)
    terminal.type("quit")
    terminal.until(save)
    terminal.type(str(file))
    terminal.until(saved)

    assert terminal.end() == 0
    assert file.exists()


def test_the_start_offers_a_game_and_sits_you_down() -> None:
    terminal = Terminal("play")

    terminal.until("Enter to leave:")
    terminal.type("nonsense")
    terminal.until("choose one of the list")
    terminal.until("Enter to leave:")
    terminal.type("condottiere")
    terminal.until("How many bots, 1 to 5? Enter for 3:")
    terminal.type("1")
    table = re.sub(r"\x1b\[[0-9;]*m", "", terminal.until("help · quit"))
    terminal.type("quit")
    terminal.until("Save the game?")
    terminal.type("")

    assert table.count("Beatrice  ") == 1
    assert terminal.end() == 0


def test_the_start_speaks_the_language_of_the_system() -> None:
    terminal = Terminal("play", lang="ru_RU.UTF-8")

    terminal.until("Во что сыграем?")
    terminal.type("")

    assert terminal.end() == 0


def test_hot_seat_wipes_the_screen_and_what_could_be_scrolled_back_to() -> None:
    terminal = Terminal("play", "condottiere", "--seats", "you,you", "--option", "first_player=0", "--lang", "en")

    terminal.until("Pass the keyboard to Player A")
    terminal.type("")
    terminal.until("help · quit")
    terminal.type("parma")
    terminal.until("help · quit")
    terminal.type("pass")
    between = terminal.until("Pass the keyboard to Player B")

    assert CLEAR in between
    assert CLEAR_ALL in between
    assert "Your hand" not in between.rpartition(CLEAR_ALL)[2]
    terminal.type("")
    assert CLEAR_ALL in terminal.until("Your hand")
    terminal.until("help · quit")
    terminal.until("> ")
    terminal.interrupt()
    terminal.until("Interrupted.")
    assert terminal.end() == 130


def test_the_end_of_the_input_is_a_polite_goodbye() -> None:
    terminal = Terminal("play", "condottiere", "--lang", "en")

    terminal.until("help · quit")
    terminal.until("> ")
    os.write(terminal.fd, b"\x04")
    terminal.until("Goodbye.")

    assert terminal.end() == 0


def test_a_replay_steps_forth_and_back(finished: Path) -> None:
    terminal = Terminal("replay", str(finished), "--lang", "en")

    terminal.until("move 0 of")
    terminal.type("")
    terminal.until("move 1 of")
    terminal.type("30")
    terminal.until("move 30 of")
    terminal.type("b")
    terminal.until("move 29 of")
    terminal.type("q")

    assert terminal.end() == 0
