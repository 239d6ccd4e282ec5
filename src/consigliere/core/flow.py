"""A stack of open questions: the whole order of play is data.

A frame names a step, who answers and what must be remembered. Steps are stateless objects found by name.
Answering pops the frame; the step may push new ones: that is an interrupt, to any depth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from consigliere.core.chance import Chance
from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.core.refusal import No

NOBODY = -1


class Result(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Frame(NamedTuple):
    """One open question, or one part of the order of play; replaced, never edited."""

    step: str
    seat: int = NOBODY
    about: Any = ()  # numbers, words and tuples of them
    sealed: tuple[tuple[int, Move], ...] = ()  # answers given so far to a question put to several seats


class StepTable(Protocol):
    """Where the flow finds the steps that frames name; each game's rules hold one."""

    @property
    def steps(self) -> Mapping[str, Step[Any]]: ...

    @property
    def free(self) -> FreeActions[Any]: ...


class State(Protocol):
    """What the flow needs of a game's state."""

    @property
    def rules(self) -> StepTable: ...

    stack: list[Frame]
    told: list[Event] | None  # None: nobody listens, tell nothing
    chance: Chance
    result: Result | None

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
Act = Callable[[Any, Frame, Move], None]


class Step(Generic[S]):
    """One paragraph of the rulebook: something that happens by itself, or a question."""

    asks = False
    rule = ""
    verbs: Mapping[str, Act] = {}

    def run(self, s: S, frame: Frame) -> None:
        """What happens by itself when the order of play comes here."""
        raise AssertionError(f"{frame.step} is a question: it waits, it does not run")

    def seats(self, s: S, frame: Frame) -> tuple[int, ...]:
        """Who owes an answer, when the frame does not name one seat."""
        return (frame.seat,)

    def legal(self, s: S, frame: Frame) -> list[Move]:
        """The choices, in one pass; `frame.seat` is the seat that answers."""
        raise AssertionError(f"{frame.step} is not a question")

    def candidates(self, s: S, frame: Frame) -> list[Move]:
        """Every move one might think of here, legal or not: what a table can explain."""
        return self.legal(s, frame)

    def reason(self, s: S, frame: Frame, move: Move) -> No | None:
        """Why `move`, which is not legal, is not; None when there is nothing better to say than "not a choice"."""
        return None


class Question(Step[S]):
    """A decision. `legal` is the one source of legality; `reason` only explains what is missing from it.

    A choice is carried out by the method `do_<verb>`.
    """

    asks = True

    def __init__(self) -> None:
        names = [name for name in dir(self) if name.startswith("do_")]
        self.verbs = {name[3:]: getattr(self, name) for name in names}


class FreeActions(Generic[S]):
    """Moves that may be made whatever question is open, also out of turn. None by default."""

    def __init__(self) -> None:
        names = [name for name in dir(self) if name.startswith("do_")]
        self.verbs: dict[str, Callable[[Any, int, Move], None]] = {n[3:]: getattr(self, n) for n in names}

    def legal(self, s: S, seat: int) -> list[Move]:
        """Those that change the game."""
        return []

    def talk(self, s: S, seat: int) -> list[Move]:
        """Those that tell or show something and change nothing but what others know."""
        return []

    def candidates(self, s: S, seat: int) -> list[Move]:
        return self.legal(s, seat) + self.talk(s, seat)

    def reason(self, s: S, seat: int, move: Move) -> No | None:
        return None


def asked(s: S) -> tuple[int, ...]:
    """The seats that owe an answer now."""
    if not s.stack:
        return ()
    frame = s.stack[-1]
    return (frame.seat,) if frame.seat != NOBODY else s.rules.steps[frame.step].seats(s, frame)


def question(s: S, seat: int) -> tuple[Step[S], Frame] | None:
    """What `seat` is being asked, if anything. The frame always names that one seat."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    step = s.rules.steps[frame.step]
    if seat == frame.seat:
        return step, frame
    if frame.seat == NOBODY and seat in step.seats(s, frame):
        return step, frame._replace(seat=seat)
    return None


def answers(s: S, seat: int) -> list[Move]:
    """The answers `seat` may give to the question it is asked."""
    if s.stack:
        frame = s.stack[-1]
        if frame.seat == seat:
            return s.rules.steps[frame.step].legal(s, frame)
    open_question = question(s, seat)
    return [] if open_question is None else open_question[0].legal(s, open_question[1])


def apply(s: S, seat: int, move: Move) -> None:
    """Carry out a move known to be legal, then everything that follows by itself. The path a search walks."""
    stack = s.stack
    frame = stack[-1]
    act = s.rules.steps[frame.step].verbs.get(move[0])
    if act is None:
        s.rules.free.verbs[move[0]](s, seat, move)
        return
    stack.pop()
    act(s, frame if frame.seat != NOBODY else frame._replace(seat=seat), move)
    if stack and not s.rules.steps[stack[-1].step].asks:
        advance(s)


def advance(s: S) -> None:
    """Run the order of play until somebody must decide or nothing is left."""
    stack = s.stack
    steps = s.rules.steps
    while stack:
        step = steps[stack[-1].step]
        if step.asks:
            return
        step.run(s, stack.pop())
