"""Morra, a game for Consigliere in one file: rules, words, components, order of play, secrets.

Games in a package of their own usually keep these in files beside the code; see docs/adding_a_game.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Frame, FreeActions, Result
from consigliere.core.game import Game, Nouns, Rules, View
from consigliere.core.move import Move
from consigliere.core.options import Option
from consigliere.core.refusal import No
from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    check_stack,
    frames_from_plain,
    frames_to_plain,
    one_per_seat,
    result_from_plain,
    result_to_plain,
    whole,
)
from consigliere.core.steps import Do, Repeat, Sequence, Together
from consigliere.core.words import Names, Words

RULES = """\
# Morra

## M-1 Showing

- **M-1.1** All at once, each player shows one to five fingers and says a number. [P]
- **M-1.2** Nobody says a number that the fingers of all cannot add up to, one's own being known. [D]

## M-2 Points

- **M-2.1** Whoever says the sum of all fingers gets a point. [P]
- **M-2.2** If several say it, nobody gets one. [P]

## M-3 The end

- **M-3.1** Whoever has as many points as the players agreed on (option `points`) wins. [P]
- **M-3.2** After twelve rounds the game ends at the latest; the most points win, and equals share. [D]
"""

COMPONENTS = """\
[number.fingers]
value = 5
source = "P a hand"

[number.rounds]
value = 12
source = "D M-3.2"
because = "a game that may go on for ever fits no evening"
"""

WORDS = {
    "en": {
        "prompt.show": "Show some fingers and say how many all of you show together.",
        "wait.show": "{who:seat} still has to show.",
        "prompt.over": "{winners:seat} wins.",
        "reason.points": "enough points",
        "reason.rounds": "the last round is over",
        "verb.show": "Show {fingers}, say {said}",
        "log.showed": "{who:seat} shows {fingers} and says {said}.",
        "log.sum": "Together that is {sum}.",
        "log.point": "{who:seat} said so alone, and has {points} now.",
        "no.impossible": "With {fingers} of your own the sum lies between {low} and {high}.",
        "name.points": "Points to win",
        "option.points": "who has so many points first wins",
    }
}


@dataclass
class State:
    """What everybody sees; answers that are still secret lie in the frame of the question."""

    rules: MorraRules
    chance: Chance
    points: list[int]
    round: int = 0
    last: list[list[int]] = field(default_factory=list)  # by seat: what was shown and said in the round before
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = None
    result: Result | None = None

    def clone(self) -> State:
        return State(self.rules, self.chance.clone(), self.points[:], self.round, self.last, self.stack[:], None,
                     self.result)  # fmt: skip


class MorraRules(Rules):
    """The numbers of one table, and the order of play."""

    def __init__(self, players: int, options: Mapping[str, Any], data: DataFile) -> None:
        super().__init__(players, options, data)
        numbers = data.numbers(("fingers", "rounds"))
        self.fingers, self.rounds, self.goal = numbers["fingers"], numbers["rounds"], options["points"]
        self.free = FreeActions()
        self.steps = {
            "game": Sequence("rounds", "end"),
            "rounds": Repeat("round", until=is_over),
            "round": Sequence("count", "show"),
            "count": Do(count),
            "show": Show(),
            "end": Do(end),
        }


class Show(Together[State]):
    """M-1.1 All at once, each player shows fingers and says a number."""

    rule = "M-1.1"
    answer_verbs = ("show",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return tuple(range(s.rules.players))

    def legal(self, s: State, frame: Frame) -> list[Move]:
        shown = range(1, s.rules.fingers + 1)
        return [Move("show", str(n), str(said)) for n in shown for said in possible_sums(s.rules, n)]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        """M-1.2 A number that the fingers cannot add up to is not said."""
        shown = map(str, range(1, s.rules.fingers + 1))
        if move.verb != "show" or len(move) != 3 or move[1] not in shown:
            return None
        sums = possible_sums(s.rules, int(move[1]))
        return No("M-1.2", "no.impossible", {"fingers": move[1], "low": sums[0], "high": sums[-1]})

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        s.last = [[int(move[1]), int(move[2])] for _, move in sorted(answers.items())]
        total = sum(fingers for fingers, _ in s.last)
        right = [seat for seat, (_, said) in enumerate(s.last) if said == total]
        alone = right if len(right) == 1 else []  # M-2.1, M-2.2
        for seat in alone:
            s.points[seat] += 1
        if s.told is not None:
            s.told += [Event("showed", seat, {"fingers": n, "said": said}) for seat, (n, said) in enumerate(s.last)]
            s.told.append(Event("sum", None, {"sum": total}))
            s.told += [Event("point", seat, {"points": s.points[seat]}) for seat in alone]


def possible_sums(rules: MorraRules, own: int) -> range:
    others = rules.players - 1
    return range(own + others, own + others * rules.fingers + 1)


def count(s: State) -> None:
    s.round += 1


def is_over(s: State) -> bool:
    """M-3.1 Somebody has the points agreed on. M-3.2 There have been enough rounds."""
    return max(s.points) >= s.rules.goal or s.round == s.rules.rounds


def end(s: State) -> None:
    most = max(s.points)
    winners = tuple(seat for seat, points in enumerate(s.points) if points == most)
    s.result = Result(tuple(s.points), winners, "points" if most >= s.rules.goal else "rounds")


class Morra(Game[State]):
    """The back of the box."""

    name = "morra"
    title = {"en": "Morra"}
    blurb = {"en": "Show some fingers and guess how many all of you will show. As old as hands are."}
    minutes = (2, 10)
    rules_version = 1
    seats = range(2, 7)
    end_rule = "M-3.1"
    options = (Option("points", int, 3, "M-3.1", "who has so many points first wins", low=1, high=9),)

    @cached_property
    def words(self) -> Words:
        return Words.of(WORDS)

    @cached_property
    def rules_text(self) -> str:
        return RULES

    @cached_property
    def shipped_data(self) -> DataFile:
        return DataFile(COMPONENTS, "morra.toml")

    def rules_for(self, players: int, options: Mapping[str, Any], data: DataFile) -> MorraRules:
        return MorraRules(players, options, data)

    def empty_table(self, rules: MorraRules, chance: Chance) -> State:
        return State(rules, chance, [0] * rules.players)

    def components(self, s: State) -> Mapping[str, int]:
        return {}  # nothing but hands

    def view(self, s: State, seat: int | None) -> View:
        """All but the answers of others who have shown already."""
        seen: View = {
            "game": self.name,
            "players": s.rules.players,
            "options": dict(s.rules.options),
            "components": s.rules.data.digest,
            "seat": seat,
            "asked": list(flow.asked(s)),
            "question": s.stack[-1].step if s.stack else None,
            "result": result_to_plain(s.result),
            "round": s.round,
            "points": s.points[:],
            "last": s.last,
        }
        if seat is not None:
            sealed = dict(s.stack[-1].sealed) if s.stack else {}
            seen["own"] = str(sealed[seat]) if seat in sealed else None
        return seen

    def worlds(self, rules: MorraRules, view: View) -> Callable[[Chance], State]:
        """What others have shown in secret is drawn; all the rest stands in the view."""

        def draw(chance: Chance) -> State:
            s = self.setup(rules, chance)
            flow.advance(s)
            s.points, s.round, s.last = view["points"][:], view["round"], view["last"]
            s.result = result_from_plain(view["result"])
            question = s.stack.pop()
            if s.result is not None:
                s.stack.clear()
                return s
            could_show = rules.steps["show"].legal(s, question)
            shown = {seat: chance.pick(could_show) for seat in range(rules.players) if seat not in view["asked"]}
            if view["seat"] in shown:
                shown[view["seat"]] = Move.parse(view["own"])
            s.stack.append(question._replace(sealed=tuple(sorted(shown.items()))))
            return s

        return draw

    def save(self, s: State) -> dict[str, Any]:
        return {
            "chance": chance_to_plain(s.chance),
            "stack": frames_to_plain(s.stack),
            "result": result_to_plain(s.result),
            "points": s.points[:],
            "round": s.round,
            "last": s.last,
        }

    def load(self, rules: MorraRules, data: Mapping[str, Any]) -> State:
        one_per_seat(data, ("points",), rules.players)
        s = State(
            rules,
            chance_from_plain(data["chance"]),
            [whole(points, 0, rules.goal, "points") for points in data["points"]],
            whole(data["round"], 1, rules.rounds, "round"),
            [[whole(number, 1, 99) for number in pair] for pair in data["last"]],
            frames_from_plain(data["stack"]),
            None,
            result_from_plain(data["result"]),
        )
        check_stack(s, rules.players)
        for frame in s.stack:
            if not {move for _, move in frame.sealed} <= set(rules.steps["show"].legal(s, frame)):
                raise ValueError("somebody has shown what nobody can show")
        return s

    def question(self, view: View, lang: str, nouns: Nouns, names: Names) -> str:
        return self.words.say(lang, "prompt.show", {}, nouns, names)

    def move_facts(self, move: Move) -> Mapping[str, Any]:
        return {"fingers": move[1], "said": move[2]}


GAME = Morra()
