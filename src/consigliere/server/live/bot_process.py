"""A process in which bots think: each sits down once, and is then asked with the very message its seat was sent."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from consigliere.bots import bot as find_bot
from consigliere.bots.asking import SeatedBot
from consigliere.bots.base import Place
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.move import Move
from consigliere.core.options import BadOption
from consigliere.core.registry import game as find_game
from consigliere.server.live.processes import serve

SEATED = 500  # bots that stay seated; whoever was not asked for longest sits down again when asked
FILES = 50  # component files kept at hand

SeatKey = tuple[str, int, str]  # table, seat, bot


class Asked(msgspec.Struct):
    """The part of a state message that a bot reads."""

    type: str
    seat: int | None = None
    seq: int = -1
    question: int | None = None
    legal: list[str] = []
    view: Any = None


class Seat(msgspec.Struct, frozen=True):
    """Where a bot sits, and what it is told there."""

    table: str
    seat: int
    bot: str
    game: str
    players: int
    options: dict[str, Any]
    components: str  # the digest of the file
    time_s: float

    @property
    def key(self) -> SeatKey:
        return self.table, self.seat, self.bot


class Question(msgspec.Struct):
    """One question to a bot."""

    seat: Seat
    dice: str  # the key of its chance
    state: msgspec.Raw  # the message its seat was sent
    text: str | None = None  # the component file, for a process that has not seen it


class Thought(msgspec.Struct, omit_defaults=True):
    """A legal move, and what was wrong with the bot's own answer if it is not its own."""

    move: str = ""
    fault: str = ""
    lacks_file: bool = False  # ask again, with the text of the component file


class Thinker:
    """All bots that sit in this process."""

    def __init__(self) -> None:
        self.seated: OrderedDict[SeatKey, SeatedBot] = OrderedDict()
        self.files: OrderedDict[str, DataFile] = OrderedDict()

    def answer(self, request: bytes) -> bytes:
        return msgspec.json.encode(self.think(msgspec.json.decode(request, type=Question)))

    def think(self, question: Question) -> Thought:
        asked = msgspec.json.decode(question.state, type=Asked)
        moves = [Move.parse(text) for text in asked.legal]
        file = self._file(question)
        if file is None:
            return Thought(lacks_file=True)
        try:
            seated = self._seated(question.seat, file)
        except Exception as error:  # not even made: that is the bot's fault too
            return Thought(fault=f"{type(error).__name__}: {error}")
        move, fault = seated.answer(asked.view, moves, Chance(bytes.fromhex(question.dice)))
        return Thought(str(move), fault)

    def _seated(self, seat: Seat, file: DataFile) -> SeatedBot:
        found = self.seated.get(seat.key)
        if found is None:
            place = Place(seat.game, seat.players, seat.options, file, seat.seat, seat.time_s)
            found = self.seated[seat.key] = SeatedBot(find_bot(seat.bot), place)
        keep_latest(self.seated, seat.key, SEATED)
        return found

    def _file(self, question: Question) -> DataFile | None:
        digest, game = question.seat.components, question.seat.game
        if digest not in self.files:
            if question.text is not None:
                self.files[digest] = DataFile(question.text, f"{game}.toml")
            else:
                try:
                    self.files[digest] = find_game(game).component_file(digest)
                except BadOption:
                    return None
        keep_latest(self.files, digest, FILES)
        return self.files[digest]


def keep_latest(kept: OrderedDict[Any, Any], used: Any, most: int) -> None:
    """Forget what was not used for longest."""
    kept.move_to_end(used)
    while len(kept) > most:
        kept.popitem(last=False)


if __name__ == "__main__":
    serve(Thinker().answer)
