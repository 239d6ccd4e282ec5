"""The way a game went, moment by moment, as one viewpoint saw it.

A writer is kept at hand and grows with its game, so looking again costs only what is new; all writers together stay
below a fixed size.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from consigliere.core.event import Event
from consigliere.core.game import View
from consigliere.core.match import begin
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.record import Header
from consigliere.server.live.states import difference, prompt_of, tell
from consigliere.server.live.table import Table
from consigliere.server.protocol import Told, encode
from consigliere.server.store.log import not_undone, notes_of
from consigliere.server.store.rows import EntryRow

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

CHECKPOINT = 50  # moves between two states that are kept, so that taking back does not begin at the beginning
KEPT = 200  # writers
KEPT_BYTES = 32 << 20  # of all their moments; states and views at checkpoints are a fraction of that


class Moment(msgspec.Struct, omit_defaults=True):
    """One move and what changed by it; the first moment tells the whole view."""

    seq: int
    changes: dict[str, Any]
    events: list[Told]
    prompt: str
    seat: int | None = None
    move: str = ""
    gone: list[str] = []


class History(msgspec.Struct):
    """A game as one viewpoint saw it. `finals` are the views of all seats at the end, when it is over."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    viewpoint: int | None
    over: bool
    moments: list[Moment]
    finals: list[dict[str, Any]]


class Checkpoint(NamedTuple):
    """Where a history can go back to: after so many moves."""

    moves: int
    position: Position[Any]
    view: View


class HistoryWriter:
    """A game played through once more, with a note after each move about what changed in one seat's view."""

    def __init__(self, header: Header, seat: int | None, lang: str, names: Sequence[str], over: bool) -> None:
        self.seat, self.lang, self.names = seat, lang, list(names)
        self.over = over  # then every move may be told in words; before, those of others may be a secret
        self.lock = asyncio.Lock()
        match = begin(header)
        self.position = match.position
        self.view: View = {}
        self.seq = 0  # of the last entry that was read
        self.moves: list[tuple[int, int, Move, Sequence[Event]]] = []  # those that count: seq, seat, move, notes
        self.moments: list[msgspec.Raw] = []  # one more: the start
        self.size = 0
        self.note(0, None, "", match.events)
        self.checkpoints = [self.checkpoint()]

    def follow(self, rows: Sequence[EntryRow]) -> None:
        """Read the entries of the log since."""
        for row in not_undone(rows):
            if row.kind == "undo":
                self.back_to(int(row.text))
            elif row.kind == "move":
                self.play(row.seq, row.mover, Move.parse(row.text), notes_of(row))
            self.seq = row.seq

    def play(self, seq: int, by: int, move: Move, notes: Sequence[Event] = ()) -> None:
        self.position, told = self.position.after(by, move)
        self.moves.append((seq, by, move, notes))
        self.note(seq, by, str(move) if self.over or by == self.seat else "", [*told, *notes])
        if len(self.moves) % CHECKPOINT == 0:
            self.checkpoints.append(self.checkpoint())

    def note(self, seq: int, by: int | None, move: str, told: Iterable[Event]) -> None:
        position, old = self.position, self.view
        self.view = position.view(self.seat)
        seen = [event.seen(self.seat) for event in told]
        events = [Told(seq, one.what, one.seat, one.facts, tell(position, one, self.lang, self.names)) for one in seen]
        changes, gone = difference(old, self.view)
        prompt = prompt_of(position, self.view, self.lang, self.names)
        raw = encode(Moment(seq, changes, events, prompt, by, move, gone))
        self.moments.append(msgspec.Raw(raw))
        self.size += len(raw)

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(len(self.moves), self.position, self.view)

    def back_to(self, seq: int) -> None:
        """Moves after that entry never happened: from the checkpoint before it, a few moves are played again."""
        count = sum(one[0] <= seq for one in self.moves)
        if count == len(self.moves):
            return
        while self.checkpoints[-1].moves > count:
            self.checkpoints.pop()
        at = self.checkpoints[-1]
        again = self.moves[at.moves : count]
        del self.moves[at.moves :], self.moments[at.moves + 1 :]
        self.size = sum(map(len, self.moments))
        self.position, self.view = at.position, at.view
        for move in again:
            self.play(*move)

    def whole(self) -> History:
        now = self.position
        finals = [now.view(seat) for seat in range(now.players)] if now.over else []
        moments: list[Any] = self.moments[:]
        options = dict(now.rules.options)
        return History(now.game.name, now.players, options, self.names, self.seat, now.over, moments, finals)


class Histories:
    """The writers that were asked for lately."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.turn = asyncio.Lock()
        self.kept: OrderedDict[tuple[str, int | None, str, bool], HistoryWriter] = OrderedDict()

    async def of(self, table: Table, seat: int | None, lang: str) -> History:
        """A table's game as `seat` saw it."""
        assert table.position is not None
        key = (table.id, seat, lang, table.position.over)
        writer = self.kept.get(key)
        if writer is None or writer.names != table.names:
            writer = HistoryWriter(table.header(), seat, lang, table.names, table.position.over)
            self.kept[key] = writer
        self.kept.move_to_end(key)
        async with writer.lock:
            rows = [r for r in await self.hall.store.entries_after(table.id, writer.seq) if r.seq <= table.seq]
            async with self.turn:  # one long game after the other, so that those who play keep most of the machine
                await asyncio.to_thread(writer.follow, rows)
            told = writer.whole()
        while len(self.kept) > KEPT or sum(one.size for one in self.kept.values()) > KEPT_BYTES:
            self.kept.popitem(last=False)
        return told
