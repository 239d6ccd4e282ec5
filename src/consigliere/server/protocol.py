"""The messages of the seat protocol, version 1; docs/protocol.md tells their story.

The same types serve the WebSocket, the HTTP interface, bots and tests. Whoever adds a field adds it here
and runs `python3 up.py types`, which writes them down for the browser client.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import UNSET, Meta, UnsetType

VERSION = 1

MAX_MESSAGE = 16_384  # bytes; the longest honest message, a chat line of 500 letters, needs two kilobytes
MAX_BODY = 262_144  # bytes; a component file of one's own is the largest thing anybody uploads
MAX_COMPONENTS = 200_000  # characters of such a file; the longest shipped one has 114,000
HEARTBEAT = 15.0  # seconds; a client that hears nothing for two of them reconnects

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
LAST = 2**31 - 1  # the highest number of an entry: what every database can count
Seq = Annotated[int, Meta(ge=0, le=LAST)]
Notation = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Language = Annotated[str, Meta(max_length=16)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Something a client says."""


class Hello(Message):
    """The first message of a connection."""

    v: int = VERSION
    lang: Language = "en"
    last: Seq | None = None  # the last seq this client saw, when it comes back
    views: Literal["whole", "changes"] = "whole"
    phrases: bool = False  # tell each legal move also as one would read it on a button
    token: Annotated[str, Meta(max_length=200)] | None = None  # for clients without cookies


class Answer(Message):
    """A move: the answer to an open question, or a free action or talk, which answers none."""

    request: RequestId
    seat: SeatNumber
    move: Notation
    question: Seq | None = None


class Offers(Message):
    """What may this seat tell or show the others now?"""

    request: RequestId
    seat: SeatNumber
    phrases: bool = False  # the answer holds pairs: each move, and how one would read it on a button


class Why(Message):
    """Why may this seat not make that move?"""

    request: RequestId
    seat: SeatNumber
    move: Notation


class Undo(Message):
    """Take back one step, my whole turn, or (`ask`) everything after `to` with everybody's consent."""

    request: RequestId
    seat: SeatNumber
    how: Literal["step", "turn", "ask", "may"] = "step"  # "may": only tell whether it would be allowed
    to: Seq | None = None


class Consent(Message):
    """My word on a proposal to take moves back."""

    request: RequestId
    seat: SeatNumber
    proposal: Seq
    agree: bool


class Chat(Message):
    """A line for everybody, or for one's own team."""

    request: RequestId
    text: Line
    team: bool = False
    seat: SeatNumber | None = None  # needed when one connection holds several seats


class Agreement(Message):
    """A recorded promise between seats; binding by honour only."""

    request: RequestId
    seat: SeatNumber
    parties: Annotated[list[SeatNumber], Meta(min_length=1, max_length=9)]
    text: Line


class Sign(Message):
    """My word on an agreement I am a party of."""

    request: RequestId
    seat: SeatNumber
    number: Seq
    accept: bool


class StandIn(Message):
    """Somebody ran out of time and the table chose to wait: let a bot play on for that seat."""

    request: RequestId
    seat: SeatNumber
    absent: SeatNumber


class Ping(Message):
    """The heartbeat. With `digest` the answer tells the digest of each view, for clients that doubt their own."""

    n: Seq = 0
    digest: bool = False


class Resync(Message):
    """I lost the thread: send everything anew."""


Said = Hello | Answer | Offers | Why | Undo | Consent | Chat | Agreement | Sign | StandIn | Ping | Resync


class Reply(msgspec.Struct, tag_field="type", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something the server says."""


class Accepted(Reply):
    """Done and kept: what was asked for stands in the log as entry `seq`."""

    request: str
    seq: int
    again: bool = False  # the same request had been accepted before; nothing happened a second time
    answer: Any = UNSET


class Refused(Reply):
    """Not done. `code` is for programs; `rule`, `key` and `facts` for clients that word it; `because` for people."""

    request: str
    code: str
    because: str
    rule: str = ""
    key: str = ""
    facts: dict[str, Any] = {}
    seq: int = -1


class Told(msgspec.Struct, omit_defaults=True, frozen=True):
    """An event as one seat saw it."""

    seq: int
    what: str
    seat: int | None
    facts: Mapping[str, Any]
    text: str


class ClockTold(TypedDict):
    """Full seconds in each bank, and how long those who are asked have been thinking, by seat."""

    left: list[int]
    running: dict[str, int]
    per_move: int


class ResultTold(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class State(Reply):
    """What one seat (None: a spectator) may know after entry `seq`: a whole view, or what changed since `base`."""

    seat: int | None
    seq: int
    prompt: str
    events: list[Told]
    view: dict[str, Any] | UnsetType = UNSET
    base: int | UnsetType = UNSET
    changes: dict[str, Any] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET
    asked: list[int] = []
    question: int | None = None
    legal: list[str] = []
    phrases: list[str] = []
    clock: ClockTold | UnsetType = UNSET
    undone: int | UnsetType = UNSET  # events after this seq never happened
    complete: bool = True  # False: events older than the first one here were left out; ask /log for them
    over: bool = False


class SeatInfo(msgspec.Struct, omit_defaults=True, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    kind: Literal["open", "invited", "guest", "bot"]
    name: str
    mine: bool = False
    bot: str = ""
    stand_in: bool = False  # a bot plays for an absent person
    here: bool = False
    contributed: bool = False


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know about a table."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    state: Literal["open", "running", "over", "closed"]
    listed: bool
    owner: bool
    title: str
    seats: list[SeatInfo]
    commitment: str
    seed_commitment: str | None
    settings: dict[str, Any]
    created: float
    seq: int
    result: ResultTold | None = None
    rematch: str | None = None
    frozen: str = ""  # why it cannot go on now, as a code: it rests, or its rules are played no more


class Welcome(Reply):
    """The answer to hello."""

    v: int
    table: TableInfo
    seats: list[int]
    seq: int
    heartbeat: float
    chat: list[ChatLine]


class TableChanged(Reply, tag="table"):
    """Somebody came, left, was replaced, or the table started or ended."""

    table: TableInfo


class ChatLine(Reply, tag="chat"):
    """A line of chat or an agreement, new or newly signed."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    team: bool = False
    parties: list[int] = []
    signed: dict[str, bool] = {}


class Proposal(Reply):
    """Somebody wants to take moves back; everybody is asked."""

    proposal: int
    seat: int
    to: int
    agreed: list[int]
    settled: bool = False


class Pong(Reply):
    n: int
    seq: int
    digests: dict[str, str] | UnsetType = UNSET


class ErrorMessage(Reply, tag="error"):
    """A message that could not be understood at all."""

    code: str
    because: str


_said = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def read(raw: bytes | str) -> Said:
    """What a client said; raises msgspec.MsgspecError, RecursionError or ValueError on anything else."""
    said: Said = _said.decode(raw)
    return said
