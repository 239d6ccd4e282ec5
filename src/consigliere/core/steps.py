"""Ready-made steps: the grammar in which a game writes its table of contents."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable

from consigliere.core.flow import NOBODY, Frame, Question, S, Step
from consigliere.core.move import Move


class Do(Step[S]):
    """Something that happens by itself."""

    def __init__(self, what: Callable[[S], None]) -> None:
        self.what = what

    def run(self, s: S, frame: Frame) -> None:
        self.what(s)


class Sequence(Step[S]):
    """One part after the other. The frame remembers which part comes next."""

    def __init__(self, *parts: str) -> None:
        self.parts = tuple(Frame(part) for part in parts)

    def run(self, s: S, frame: Frame) -> None:
        at = frame.about or 0
        if at + 1 < len(self.parts):
            s.stack.append(Frame(frame.step, NOBODY, at + 1))
        part = self.parts[at]
        step = s.rules.steps[part.step]
        if step.asks:
            s.stack.append(part)
        else:
            step.run(s, part)


class Repeat(Step[S]):
    """The same part again and again, until something is true."""

    def __init__(self, part: str, until: Callable[[S], bool]) -> None:
        self.part = Frame(part)
        self.until = until

    def run(self, s: S, frame: Frame) -> None:
        if not self.until(s):
            s.stack.append(frame)
            s.stack.append(self.part)


class EachSeat(Step[S]):
    """One part for each seat in turn. The order is fixed at the start; `when` is asked as each turn comes."""

    def __init__(
        self,
        part: str,
        order: Callable[[S], Iterable[int]],
        when: Callable[[S, int], bool] = lambda s, seat: True,
    ) -> None:
        self.part = part
        self.order = order
        self.when = when

    def run(self, s: S, frame: Frame) -> None:
        left = tuple(self.order(s)) if frame.about == () else frame.about[0]
        while left:
            seat, left = left[0], left[1:]
            if self.when(s, seat):
                s.stack.append(Frame(frame.step, NOBODY, (left,)))
                s.stack.append(Frame(self.part, seat))
                return


class Together(Question[S]):
    """One question to several seats at once. Answers stay sealed in the frame until the last one arrives.

    A subclass says who takes part (`members`), what they may answer (`legal`), lists its verbs, and carries all
    answers out in `reveal`.
    """

    answer_verbs: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.verbs = dict.fromkeys(self.answer_verbs, self._seal)

    @abstractmethod
    def members(self, s: S, frame: Frame) -> tuple[int, ...]:
        """Who takes part."""

    @abstractmethod
    def reveal(self, s: S, frame: Frame, answers: dict[int, Move]) -> None:
        """All have answered: carry the answers out."""

    def seats(self, s: S, frame: Frame) -> tuple[int, ...]:
        given = {seat for seat, _ in frame.sealed}
        return tuple(seat for seat in self.members(s, frame) if seat not in given)

    def _seal(self, s: S, frame: Frame, move: Move) -> None:
        sealed = tuple(sorted((*frame.sealed, (frame.seat, move))))
        question = frame._replace(seat=NOBODY, sealed=sealed)
        if self.seats(s, question):
            s.stack.append(question)
        else:
            self.reveal(s, question, dict(sealed))
