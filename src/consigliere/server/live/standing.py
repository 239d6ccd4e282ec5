"""Where a table stands, as a value: an entry of the log leads from one standing to the next."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from consigliere.core.event import Event
from consigliere.core.game import Game, Rules
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.save import canonical, digest_of
from consigliere.server.live.clock import charged
from consigliere.server.store.rows import EntryKind, SnapshotRow
from consigliere.server.table_settings import ClockRule

AnyPosition = Position[Any]


@dataclass(frozen=True, slots=True)
class Started:
    """The first entry."""

    kind: ClassVar[EntryKind] = "start"
    seat: ClassVar[None] = None
    text: ClassVar[str] = ""
    request: ClassVar[None] = None
    spent: ClassVar[int] = 0

    position: AnyPosition
    told: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made."""

    kind: ClassVar[EntryKind] = "move"

    position: AnyPosition  # after it
    told: Sequence[Event]
    seat: int
    move: Move
    request: str | None
    spent: int  # milliseconds

    @property
    def text(self) -> str:
        return str(self.move)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Everything after the entry `to` was taken back: by one seat alone, or by all together."""

    kind: ClassVar[EntryKind] = "undo"
    spent: ClassVar[int] = 0

    position: AnyPosition  # as it was after that entry
    told: Sequence[Event]
    seat: int
    to: int
    alone: bool
    request: str | None

    @property
    def text(self) -> str:
        return str(self.to)


Step = Started | Moved | TakenBack


class Standing(NamedTuple):
    """All that a snapshot keeps of a table."""

    seq: int  # of the last entry
    position: AnyPosition
    questions: Mapping[int, int]  # by seat that owes an answer: the number of its question
    left: Sequence[float]  # seconds in the bank of each seat

    def after(self, step: Moved | TakenBack, rule: ClockRule) -> Standing:
        """Where the table stands when this has happened."""
        seq, position = self.seq + 1, step.position
        if isinstance(step, TakenBack):
            return Standing(seq, position, dict.fromkeys(position.asked, seq), self.left)
        if self.position.is_free(step.move):
            return Standing(seq, position, self._questions(seq, position, None), self.left)
        left = charged(rule, self.left, step.seat, step.spent / 1000)
        return Standing(seq, position, self._questions(seq, position, step.seat), left)

    def _questions(self, seq: int, position: AnyPosition, answered: int | None) -> dict[int, int]:
        """An open question keeps its number until it is answered or replaced by another."""
        old, new, kept = self.position.state.stack, position.state.stack, self.questions
        same = bool(old and new) and (
            old[-1].step, old[-1].about, len(old)
        ) == (new[-1].step, new[-1].about, len(new))  # fmt: skip
        return {seat: kept[seat] if same and seat != answered and seat in kept else seq for seat in position.asked}

    def snapshot(self, match: str) -> SnapshotRow:
        saved = self.position.save()
        body = {
            "state": saved,
            "digest": digest_of(saved),
            "questions": {str(seat): number for seat, number in self.questions.items()},
            "left": self.left,
        }
        version = self.position.game.rules_version
        return SnapshotRow(match=match, seq=self.seq, rules=version, body=canonical(body))


def begun(position: AnyPosition, left: Sequence[float]) -> Standing:
    """Where a table stands before the first move."""
    return Standing(0, position, dict.fromkeys(position.asked, 0), left)


def standing_of(snapshot: SnapshotRow, game: Game[Any], rules: Rules) -> Standing:
    """What a snapshot holds."""
    body = json.loads(snapshot.body)
    state = body["state"]
    if snapshot.rules in game.older:
        state = game.upgrade(rules, snapshot.rules, state)
    questions = {int(seat): number for seat, number in body["questions"].items()}
    return Standing(snapshot.seq, Position.load(game, rules, state), questions, body["left"])
