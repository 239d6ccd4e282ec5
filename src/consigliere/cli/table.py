"""The table at which `play` sits people and bots down."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from consigliere.cli import wording
from consigliere.cli.console import Reader
from consigliere.cli.screen import NEWS, Screen, rules_by_chapter
from consigliere.cli.seating import ask_bot, seat_bots
from consigliere.cli.typed import Hearing, called_so
from consigliere.cli.wording import WORDS, YOU, AnyMatch
from consigliere.core.move import BadMove, Move
from consigliere.core.refusal import Refusal
from consigliere.core.rulebook import find_rules
from consigliere.core.undo import Made, Trail

COMMANDS = ("why", "rule", "undo", "save", "save!", "log", "map", "talk", "table", "help", "quit")
MEANT = 4  # so many moves are named when several are meant


class Left(Exception):
    """The person leaves the table before the end."""


class Session:
    """One match at one keyboard."""

    def __init__(
        self, console: Console, reader: Reader, m: AnyMatch, seats: list[str], lang: str, target: Path | None = None
    ) -> None:
        self.console = console
        self.reader = reader
        self.m = m
        self.lang = lang
        self.target = target  # where the record goes when the game is over or left
        self.seats = seats
        self.bots = seat_bots(m, seats)
        self.failed: set[int] = set()  # seats whose bot has been reported
        self.people = [seat for seat, who in enumerate(seats) if who == YOU]
        self.screen = Screen(console, lang, seats, you=True)
        self.told = dict.fromkeys(range(len(seats)), 0)  # by seat: how much of the log it has been shown
        self.offered = -1  # how many answers had been given when a free action was offered the last time
        self.decisions: list[AnyMatch] = []  # the match as it stood before each move of a person
        self.trail = Trail(watched=False, longest=sys.maxsize)
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.answered: dict[str, Callable[[int, str], None]] = {
            "why": self.why,
            "rule": self.rule,
            "undo": self.undo,
            "save": self.save,
            "save!": self.save_over,
            "log": self.log,
            "map": self.map,
            "talk": self.talk,
            "table": self.show,
            "help": self.help,
            "quit": self.quit,
        }

    # -- the course of the game -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        if not self.people:
            self.screen.head(self.m)
            self.screen.tell(self.m, self.m.log(None))
        try:
            while not self.m.over:
                waiting = [seat for seat in self.m.asked if seat in self.bots]
                if waiting:
                    if not self.person_speaks_first():
                        self.bot_moves(waiting[0])
                else:
                    self.person_moves(self.m.asked[0])
            self.finish()
        except Left:
            self.leave()

    def person_speaks_first(self) -> bool:
        """Before a bot ends the chance for it, a person alone may use a free action once. True if something changed."""
        seat, m = self.people[0] if len(self.people) == 1 else None, self.m
        if seat is None or m.view(None)["question"] not in m.game.last_call or not m.legal(seat):
            return False
        answers = sum(not m.position.is_free(move) for _, move in m.moves)
        if self.offered == answers:
            return False
        self.offered, made = answers, len(m.moves)
        self.show(seat)
        self.screen.note("last.call")
        while self.m is m and len(m.moves) == made:
            line = self.reader.line()
            if line is None:
                raise Left
            if not line:
                return False
            self.answer(seat, line)
        return True

    def bot_moves(self, seat: int) -> None:
        move, fault = ask_bot(self.m, seat, self.bots[seat])
        if fault and seat not in self.failed:
            self.failed.add(seat)
            self.screen.note("bot.failed", "bad", who=self.screen.names[seat], problem=fault)
        before = len(self.m.events)
        self.make(seat, move)
        if not self.people:
            self.screen.tell(self.m, self.m.log(None)[before:])

    def make(self, seat: int, move: Move) -> None:
        """A move of anybody enters the match, and the trail by which `undo` goes back."""
        before, known = self.m.position, len(self.m.events)
        self.m.play(seat, move)
        self.trail.add(Made(len(self.m.moves), seat, move, before, self.m.position, self.m.events[known:]), self.people)

    def person_moves(self, seat: int) -> None:
        """One decision: show the table, then listen until a move is made or undone."""
        here = self.m
        self.pass_keyboard(seat)
        self.show(seat)
        made = len(here.moves)
        while self.m is here and len(here.moves) == made:
            line = self.reader.line()
            if line is None:
                raise Left
            if line:
                self.answer(seat, line)

    def pass_keyboard(self, seat: int) -> None:
        """Between two people at one keyboard the screen is wiped, and waits."""
        if seat == self.at_keyboard:
            return
        self.wipe(all_of_it=True)
        self.screen.note("hotseat.pass", "prompt", who=self.screen.names[seat])
        if self.reader.line("") is None:
            raise Left
        self.at_keyboard = seat
        self.reader.forget()
        self.wipe(all_of_it=True)

    def wipe(self, all_of_it: bool = False) -> None:
        """Clear the screen; at a terminal also what could be scrolled back to."""
        if self.reader.at_terminal:
            self.console.clear()
            if all_of_it:
                self.console.file.write("\x1b[3J")

    def show(self, seat: int, words: str = "") -> None:
        """The table with what happened since this seat decided last, and the question."""
        self.wipe()
        self.screen.head(self.m)
        self.screen.table(self.m, seat, self.m.log(seat)[self.told[seat] :])
        self.screen.question(self.m, seat)

    def finish(self) -> None:
        """The last table, open to all, and the result."""
        only = self.people[0] if len(self.people) == 1 else None
        news = self.m.log(only)[self.told[only] :] if only is not None else self.m.log(None)[-NEWS:]
        if self.people:
            self.wipe()
            self.screen.head(self.m)
        self.console.print()
        self.screen.table(self.m, only, news if self.people else ())
        self.screen.result(self.m)
        if self.target:
            self.keep(self.target)
        elif self.people and self.reader.at_terminal:
            self.offer_to_save()

    def leave(self) -> None:
        if self.target:
            self.keep(self.target)
        self.screen.note("quit.done")

    # -- what a person may type -----------------------------------------------------------------------------------

    def answer(self, seat: int, line: str) -> None:
        """A move by its number, notation or name comes first; then the commands; then a refusal."""
        if line.isdecimal():
            choices = self.screen.numbered(self.m, seat)
            if (move := choices.get(int(line))) is not None:
                self.play(seat, move)
            else:
                self.not_listed(seat, int(line), list(choices))
            return
        meant = self.hearing.meant([*self.m.legal(seat), *self.m.talk(seat)], line)
        if len(meant) == 1:
            self.play(seat, meant[0])
            return
        word, _, rest = line.partition(" ")
        command = self.command(word.lower())
        if command:
            self.answered[command](seat, rest.strip())
        elif meant:
            self.which(meant)
        else:
            self.refuse(seat, line)

    def not_listed(self, seat: int, number: int, numbers: list[int]) -> None:
        """A number was typed that is not on the list: why not, if it calls something, and what is on it."""
        meant = called_so(self.m, seat, number, self.lang, self.screen.names)
        if len(meant) == 1 and (no := wording.why_not(self.m, seat, meant[0])):
            self.screen.refusal(self.m, no)
        self.screen.numbers(numbers)

    def which(self, moves: list[Move]) -> None:
        """What was typed may mean several of these."""
        phrases = [wording.phrase(self.m, move, self.lang, self.screen.names) for move in moves]
        self.screen.note("move.which", "bad", moves=" / ".join(phrases[:MEANT]))

    def command(self, word: str) -> str | None:
        """A command in English or in the language of the table."""
        own = {WORDS.template(self.lang, f"command.{name}"): name for name in COMMANDS}
        return word if word in COMMANDS else own.get(word) or {"?": "help", "q": "quit", "exit": "quit"}.get(word)

    @property
    def hearing(self) -> Hearing:
        return Hearing(self.m, self.lang, self.screen.names)

    def play(self, seat: int, move: Move) -> None:
        self.decisions.append(self.m.clone())
        before = len(self.m.events)
        self.make(seat, move)
        self.told[seat] = before  # the next screen begins with the own move and what came of it
        if not self.reader.at_terminal:
            self.screen.tell(self.m, self.m.log(seat)[before:])
            self.told[seat] = len(self.m.events)

    def refuse(self, seat: int, line: str) -> None:
        if no := self.reason(seat, line):
            self.screen.refusal(self.m, no)
        self.screen.note("move.help")

    def reason(self, seat: int, text: str) -> Refusal | None:
        """Why not: for a notation, or for whatever is called like this."""
        meant = self.hearing.meant(self.m.candidates(seat), text)
        if len(meant) == 1:
            return wording.why_not(self.m, seat, meant[0])
        try:
            move = Move.parse(text.lower())
        except BadMove:
            return wording.why_not(self.m, seat, text)
        return wording.why_not(self.m, seat, move)

    def why(self, seat: int, words: str) -> None:
        numbers = list(self.screen.numbered(self.m, seat))
        if not words:
            self.screen.impossible(self.m, seat)
        elif words.isdecimal() and int(words) not in numbers:
            self.not_listed(seat, int(words), numbers)
        elif words.isdecimal():
            self.screen.note("why.legal", "good")
        elif no := self.reason(seat, words):
            self.screen.refusal(self.m, no)
        else:
            self.screen.note("why.legal", "good")

    def rule(self, seat: int, words: str) -> None:
        found = find_rules(self.m.game.rulebook_in(self.lang), words) if words else []
        if found:
            self.console.print(rules_by_chapter(found))
        else:
            self.screen.note("rule.unknown" if words else "rule.which", "bad", wanted=words)

    def undo(self, seat: int, words: str) -> None:
        """Back to the previous decision of this seat, unless something cannot be unseen."""
        found = self.trail.back(seat, self.people)
        if isinstance(found, str):
            self.screen.note(found, "bad")
            return
        self.m = self.decisions.pop()
        self.trail.cut(found.number - 1)
        self.told[seat] = len(self.m.events)
        self.screen.note("undo.done", "good")

    def save(self, seat: int, words: str) -> None:
        self.keep(Path(words).expanduser()) if words else self.screen.note("save.which", "bad")

    def save_over(self, seat: int, words: str) -> None:
        self.keep(Path(words).expanduser(), overwrite=True) if words else self.screen.note("save.which", "bad")

    def keep(self, path: Path, overwrite: bool = False) -> bool:
        """Write the record; a failure costs neither the game nor what was in the file."""
        try:
            self.m.record().save(path, overwrite)
        except FileExistsError:
            self.screen.note("save.exists", "bad", file=path)
        except OSError as error:
            self.screen.note("save.failed", "bad", file=path, problem=error.strerror or error)
        else:
            self.screen.note("save.done", "good", file=path)
            return True
        return False

    def log(self, seat: int, words: str) -> None:
        self.screen.tell(self.m, self.m.log(seat))

    def map(self, seat: int, words: str) -> None:
        self.screen.detail(self.m, seat, words)

    def talk(self, seat: int, words: str) -> None:
        moves = self.m.talk(seat)
        for move in moves:
            phrase = wording.phrase(self.m, move, self.lang, self.screen.names)
            self.console.print(Text.assemble((f"  {move!s:<24} ", "code"), phrase))
        if not moves:
            self.screen.note("talk.none")

    def help(self, seat: int, words: str) -> None:
        moves = self.m.legal(seat)
        move = next((move for move in moves if move.args), moves[0])
        phrase = wording.phrase(self.m, move, self.lang, self.screen.names)
        self.console.print(self.screen.say("help.text", move=move, phrase=phrase, rule=f"{self.m.game.end_rule:<8}"))
        for line in wording.introductions(self.seats, self.lang):
            self.console.print(Text(line, "quiet"))

    def quit(self, seat: int, words: str) -> None:
        if not self.target:
            self.offer_to_save()
        raise Left

    def offer_to_save(self) -> None:
        while True:
            self.screen.note("quit.save", "prompt")
            name = self.reader.line()
            if not name or self.keep(Path(name).expanduser()):
                return


def rescue(session: Session) -> Path | None:
    """Something of ours broke: keep the last decision in a file, so that nobody's game is lost."""
    last = session.decisions[-1] if session.decisions else session.m
    path = Path(tempfile.mkdtemp(prefix="consigliere-")) / f"{last.game.name}.txt"
    try:
        last.record().save(path)
    except Exception:
        return None
    return path
