"""What each seat receives after an entry: its own view, its own moves, the events as it saw them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from consigliere.core.event import Event
from consigliere.core.game import View
from consigliere.server.protocol import State, Told, encode
from consigliere.server.words import WORDS

if TYPE_CHECKING:
    from consigliere.core.position import Position
    from consigliere.server.live.room import Connection

Seat = int | None
Fresh = Sequence[tuple[int, Sequence[Event]]]  # seq and events of each entry since


def tell(position: Position[Any], event: Event, lang: str, names: Sequence[str]) -> str:
    """A seen event as a sentence. A sentence that is missing must not end anybody's game."""
    try:
        if WORDS.has(event.what):
            return WORDS.say(lang, event.what, {"who": event.seat, **event.facts}, None, names)
        return position.tell(event, lang, names)
    except LookupError:
        return event.what


def prompt_of(position: Position[Any], view: View, lang: str, names: Sequence[str]) -> str:
    """What is being asked, in one sentence; a sentence that is missing must not end anybody's game here either."""
    try:
        return position.game.prompt(view, lang, position.game.nouns(position.rules), names)
    except LookupError:
        return WORDS.say(lang, "prompt.any")


def difference(old: View, new: View) -> tuple[View, list[str]]:
    """What a view has anew, and the keys it has no more."""
    return {k: v for k, v in new.items() if k not in old or old[k] != v}, [k for k in old if k not in new]


class Desk:
    """Makes the frames of one table; remembers each seat's last view, so that it can send what changed."""

    __slots__ = ("names", "position", "previous", "seq", "views")

    def __init__(self, position: Position[Any], seq: int) -> None:
        self.position = position
        self.seq = seq
        self.names: list[str] = []
        self.views: dict[Seat, View] = {}
        self.previous: tuple[int, dict[Seat, View]] = (-1, {})

    def forget(self) -> None:
        """Keep no views of a table that is idle."""
        self.views = {}
        self.previous = (-1, {})

    def move_on(self, position: Position[Any], seq: int) -> None:
        """A new entry: the views known so far are the previous ones."""
        self.previous = (self.seq, self.views)
        self.views = {}
        self.position, self.seq = position, seq

    def view(self, seat: Seat) -> View:
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self.position.view(seat)
        return found


class Sheet:
    """The frames after one entry (or for one newcomer); equal frames are made once."""

    __slots__ = ("clock", "complete", "desk", "fresh", "made", "questions", "texts", "undone")

    def __init__(
        self,
        desk: Desk,
        questions: Mapping[int, int],
        fresh: Fresh,
        clock: Any = None,
        undone: int | None = None,
        complete: bool = True,
    ) -> None:
        self.desk = desk
        self.questions = questions
        self.fresh = fresh
        self.clock = UNSET if clock is None else clock
        self.undone = UNSET if undone is None else undone
        self.complete = complete
        self.made: dict[tuple[Seat, str, bool, bool], bytes] = {}
        self.texts: dict[tuple[int, str], str] = {}

    def give(self, connection: Connection) -> None:
        """Queue what a connection must know, for each seat it holds."""
        desk = self.desk
        for seat in connection.seats:
            base, views = desk.previous
            changes = connection.changes and connection.at.get(seat) == base and seat in views
            key = (seat, connection.lang, changes, connection.phrases)
            frame = self.made.get(key)
            if frame is None:
                frame = self.made[key] = encode(self.state(*key))
            connection.at[seat] = desk.seq
            connection.put(frame)

    def state(self, seat: Seat, lang: str, changes: bool = False, phrases: bool = False) -> State:
        desk = self.desk
        position, view = desk.position, desk.view(seat)
        question = None if seat is None else self.questions.get(seat)
        moves = [] if seat is None else position.legal(seat)
        shown: dict[str, Any] = {"view": view}
        if changes:
            base, views = desk.previous
            news, gone = difference(views[seat], view)
            shown = {"base": base, "changes": news, "gone": gone or UNSET}
        return State(
            seat=seat,
            seq=desk.seq,
            prompt=prompt_of(position, view, lang, desk.names),
            events=self.events(seat, lang),
            asked=list(position.asked),
            question=question,
            legal=[" ".join(move) for move in moves],
            phrases=[position.phrase(move, lang, desk.names) for move in moves] if phrases else [],
            clock=self.clock,
            undone=self.undone,
            complete=self.complete,
            over=position.over,
            **shown,
        )

    def events(self, seat: Seat, lang: str) -> list[Told]:
        told = []
        for seq, events in self.fresh:
            for event in events:
                seen = event.seen(seat)
                if seen is event:  # no secret inside: the same for everybody
                    key = (id(event), lang)
                    text = self.texts.get(key)
                    if text is None:
                        text = self.texts[key] = tell(self.desk.position, seen, lang, self.desk.names)
                else:
                    text = tell(self.desk.position, seen, lang, self.desk.names)
                told.append(Told(seq, seen.what, seen.seat, seen.facts, text))
        return told


def log_of(
    position: Position[Any], entries: Iterable[tuple[int, Sequence[Event]]], seat: Seat, lang: str, names: Sequence[str]
) -> list[Told]:
    """Older events as one seat saw them."""
    return [
        Told(seq, seen.what, seen.seat, seen.facts, tell(position, seen, lang, names))
        for seq, events in entries
        for seen in (event.seen(seat) for event in events)
    ]
