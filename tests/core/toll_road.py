"""A tiny game that uses all of the core's grammar: the one of the style guide, with a blind auction before it.

1 Everybody bids a card blindly; the highest bid travels first. 2 Rest, or play a card no lower than the top of the
road. 3 Whoever is covered by an equal card may demand a toll. 4 The traveller pays with a card. 5 At any time
anybody may burn a card. 6 After two rounds the highest hand wins.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from consigliere.core.chance import Chance
from consigliere.core.event import Event
from consigliere.core.flow import Frame, FreeActions, Question, Result, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.core.steps import Do, EachSeat, Repeat, Sequence, Together


class Rules:
    steps: dict[str, Step[State]]
    free: FreeActions[State]


@dataclass
class State:
    rules: Rules
    hands: list[list[int]]
    road: list[tuple[int, int]] = field(default_factory=list)
    first: int = 0
    rounds: int = 0
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = field(default_factory=list)
    chance: Chance = field(default_factory=lambda: Chance(bytes(32)))
    result: Result | None = None


class Bid(Together[State]):
    rule = "1"
    answer_verbs = ("bid",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return tuple(range(len(s.hands)))

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [Move("bid", str(card)) for card in sorted(set(s.hands[frame.seat]))]

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        s.first = max(answers, key=lambda seat: (int(answers[seat][1]), -seat))
        s.told.append(Event("bids", None, {str(seat): str(move) for seat, move in answers.items()}))


class Turn(Question[State]):
    rule = "2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        top = s.road[-1][1] if s.road else 0
        return [Move("rest"), *(Move("play", str(card)) for card in sorted(set(s.hands[frame.seat])) if card >= top)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [Move("rest"), *(Move("play", str(card)) for card in sorted(set(s.hands[frame.seat])))]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("2", "too_low") if move in self.candidates(s, frame) else None

    def do_rest(self, s: State, frame: Frame, move: Move) -> None:
        s.told.append(Event("rest", frame.seat))

    def do_play(self, s: State, frame: Frame, move: Move) -> None:
        card = int(move[1])
        owner, covered = s.road[-1] if s.road else (frame.seat, None)
        s.hands[frame.seat].remove(card)
        s.road.append((frame.seat, card))
        if covered == card and owner != frame.seat and s.hands[frame.seat]:
            s.stack.append(Frame("toll", owner, frame.seat))


class Toll(Question[State]):
    rule = "3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [Move("demand"), Move("waive")]

    def do_waive(self, s: State, frame: Frame, move: Move) -> None:
        s.told.append(Event("waive", frame.seat))

    def do_demand(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("payment", frame.about, frame.seat))


class Payment(Question[State]):
    rule = "4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [Move("pay", str(card)) for card in sorted(set(s.hands[frame.seat]))]

    def do_pay(self, s: State, frame: Frame, move: Move) -> None:
        card = int(move[1])
        s.hands[frame.seat].remove(card)
        s.hands[frame.about].append(card)
        s.told.append(Event("pay", frame.seat, {}, {"card": card}, (frame.seat, frame.about)))


class Burning(FreeActions[State]):
    def legal(self, s: State, seat: int) -> list[Move]:
        return [Move("burn", str(card)) for card in sorted(set(s.hands[seat]))]

    def do_burn(self, s: State, seat: int, move: Move) -> None:
        s.hands[seat].remove(int(move[1]))


def settle(s: State) -> None:
    scores = tuple(sum(hand) for hand in s.hands)
    s.result = Result(scores, (scores.index(max(scores)),), "hand")


def next_round(s: State) -> None:
    s.rounds += 1


def rules() -> Rules:
    made = Rules()
    made.free = Burning()
    made.steps = {
        "game": Sequence("bid", "rounds", "settle"),
        "bid": Bid(),
        "rounds": Repeat("round", until=lambda s: s.rounds == 2),
        "round": Sequence("turns", "next_round"),
        "turns": EachSeat(
            "turn", order=lambda s: [(s.first + i) % len(s.hands) for i in range(len(s.hands))],
            when=lambda s, seat: bool(s.hands[seat]),
        ),
        "next_round": Do(next_round),
        "turn": Turn(),
        "toll": Toll(),
        "payment": Payment(),
        "settle": Do(settle),
    }  # fmt: skip
    return made
