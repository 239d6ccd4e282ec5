"""The state messages: what each seat is sent after an entry: its own view, its own moves, the events as it saw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        return position.game.prompt(view, lang, position.rules.nouns, names)
    except LookupError:
        return WORDS.say(lang, "prompt.any")


def difference(old: View, new: View) -> tuple[View, list[str]]:
    """What a view has anew, and the keys it has no more."""
    return {k: v for k, v in new.items() if k not in old or old[k] != v}, [k for k in old if k not in new]


class Views:
    """The views of one table after its last entry, each made once, and those after the entry before."""

    __slots__ = ("before", "known", "position", "seq")

    def __init__(self, position: Position[Any], seq: int) -> None:
        self.position = position
        self.seq = seq
        self.known: dict[Seat, View] = {}
        self.before: tuple[int, dict[Seat, View]] = (-1, {})

    def forget(self) -> None:
        """Keep no views of a table that is idle."""
        self.known = {}
        self.before = (-1, {})

    def move_on(self, position: Position[Any], seq: int) -> None:
        """A new entry: the views known so far are those before it."""
        self.before = (self.seq, self.known)
        self.known = {}
        self.position, self.seq = position, seq

    def of(self, seat: Seat) -> View:
        found = self.known.get(seat)
        if found is None:
            found = self.known[seat] = self.position.view(seat)
        return found


class StateMessages:
    """The messages after one entry, or for one newcomer; those that are equal are made once."""

    __slots__ = ("clock", "complete", "fresh", "made", "names", "questions", "texts", "undone", "views")

    def __init__(
        self,
        views: Views,
        questions: Mapping[int, int],
        names: Sequence[str],
        fresh: Fresh,
        clock: Any = None,
        undone: int | None = None,
        complete: bool = True,
    ) -> None:
        self.views = views
        self.questions = questions
        self.names = names
        self.fresh = fresh
        self.clock = UNSET if clock is None else clock
        self.undone = UNSET if undone is None else undone
        self.complete = complete
        self.made: dict[tuple[Seat, str, bool, bool], bytes] = {}
        self.texts: dict[tuple[int, str], str] = {}

    def send(self, connection: Connection) -> None:
        """Queue what a connection must know, for each seat it holds."""
        views = self.views
        base, before = views.before
        for seat in connection.seats:
            changes = connection.changes and connection.at.get(seat) == base and seat in before
            key = (seat, connection.lang, changes, connection.phrases)
            message = self.made.get(key)
            if message is None:
                message = self.made[key] = encode(self.state(*key))
            connection.at[seat] = views.seq
            connection.put(message)

    def state(self, seat: Seat, lang: str, changes: bool = False, phrases: bool = False) -> State:
        views = self.views
        position, view = views.position, views.of(seat)
        question = None if seat is None else self.questions.get(seat)
        moves = [] if seat is None else position.legal(seat)
        shown: dict[str, Any] = {"view": view}
        if changes:
            base, before = views.before
            news, gone = difference(before[seat], view)
            shown = {"base": base, "changes": news, "gone": gone or UNSET}
        return State(
            seat=seat,
            seq=views.seq,
            prompt=prompt_of(position, view, lang, self.names),
            events=self.events(seat, lang),
            asked=list(position.asked),
            question=question,
            legal=[" ".join(move) for move in moves],
            phrases=[position.phrase(move, lang, self.names) for move in moves] if phrases else [],
            clock=self.clock,
            undone=self.undone,
            complete=self.complete,
            over=position.over,
            **shown,
        )

    def events(self, seat: Seat, lang: str) -> list[Told]:
        told = []
        position, names = self.views.position, self.names
        for seq, events in self.fresh:
            for event in events:
                seen = event.seen(seat)
                if seen is event:  # no secret inside: the same for everybody
                    key = (id(event), lang)
                    text = self.texts.get(key)
                    if text is None:
                        text = self.texts[key] = tell(position, seen, lang, names)
                else:
                    text = tell(position, seen, lang, names)
                told.append(Told(seq, seen.what, seen.seat, seen.facts, text))
        return told


def log_of(position: Position[Any], fresh: Fresh, seat: Seat, lang: str, names: Sequence[str]) -> list[Told]:
    """Older events as one seat saw them."""
    return [
        Told(seq, seen.what, seen.seat, seen.facts, tell(position, seen, lang, names))
        for seq, events in fresh
        for seen in (event.seen(seat) for event in events)
    ]
