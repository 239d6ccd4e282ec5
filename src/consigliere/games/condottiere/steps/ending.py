"""C-10 End of the game, C-11 Final battle, C-14 Playing for points."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Result, Step
from consigliere.games.condottiere.queries import clockwise, group_size, is_exhausted, region_counts, strengths
from consigliere.games.condottiere.state import NOWHERE, State
from consigliere.games.condottiere.steps.hidden import turn_all_up
from consigliere.games.condottiere.steps.setup import clear_table, deal


def check_for_the_end(s: State, conqueror: int) -> None:
    """C-10.1 Whoever just conquered may have won; C-10.3 the board may be exhausted; C-10.5 the cap may be reached."""
    rules = s.rules
    if conqueror != NOBODY:
        if group_size(rules.box, s.control, s.region) >= rules.goal_adjacent:
            return end_game(s, "adjacent", [conqueror])  # C-10.2: named first when both are reached
        if s.control.count(conqueror) >= rules.goal_total:
            return end_game(s, "total", [conqueror])
    if is_exhausted(s) and rules.full_board_ends:
        majority_ends_the_game(s)
    elif rules.battle_cap and s.battle_number >= rules.battle_cap:
        end_game(s, "stalled", leaders(region_counts(s)))


def majority_ends_the_game(s: State) -> None:
    """C-10.3 Most regions win."""
    end_game(s, "majority", leaders(region_counts(s)))


def leaders(numbers: list[int]) -> list[int]:
    best = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == best]


def end_game(s: State, reason: str, winners: list[int]) -> None:
    """C-7.3 Nothing of the battle is left to do."""
    s.discarding = 0
    s.stack.clear()
    s.stack.append(Frame("game_over", about=(reason, tuple(winners))))


class GameOver(Step[State]):
    """C-10 One game is over: name the winner, fight the final battle (C-11), or go on with the series (C-14).

    C-14.4 A game of a series needs no final battle, however many share the most regions.
    """

    def run(self, s: State, frame: Frame) -> None:
        reason, winners = frame.about
        if s.told is not None:
            s.told.append(Event(f"won_{reason}", None, {"winners": list(winners), "regions": region_counts(s)}))
        if s.rules.points_target:
            self.score(s, reason, winners)
        elif len(winners) > 1 and reason == "majority":
            final_battle(s, winners)
        else:
            finish(s, region_counts(s), winners, reason)

    def score(self, s: State, reason: str, winners: tuple[int, ...]) -> None:
        """C-14.1 A point per region, five more for adjacent regions. C-14.2 The target ends the series."""
        number = s.rules.number
        gains = [number["points_per_region"] * regions for regions in region_counts(s)]
        if reason == "adjacent":
            gains[winners[0]] += number["points_adjacent_bonus"]
        s.points = [old + gain for old, gain in zip(s.points, gains, strict=True)]
        if s.told is not None:
            s.told.append(Event("scored", None, {"gains": gains, "points": s.points[:]}))
        best = leaders(s.points)
        if reason == "stalled":
            finish(s, s.points, best, reason)
        elif s.points[best[0]] < s.rules.points_target:
            s.game_number += 1
            if s.rules.rotate_first:  # C-14.5
                s.first = (s.first + 1) % s.rules.players
            s.stack.append(Frame("game"))
        elif len(best) == 1:
            finish(s, s.points, best, "points")
        else:
            final_battle(s, tuple(best))  # C-14.3


def final_battle(s: State, finalists: tuple[int, ...]) -> None:
    """C-11.1 The tied seats get fresh hands. C-11.2 The token owner begins, or the finalist nearest to his left."""
    s.final = True
    s.region = s.defender = NOWHERE
    s.battle_number += 1
    s.passed = s.rules.everybody
    for seat in finalists:
        s.passed &= ~(1 << seat)
    s.opener = next(seat for seat in clockwise(s, s.token) if seat in finalists)
    clear_table(s)
    if s.told is not None:
        s.told.append(Event("final_battle", None, {"finalists": list(finalists)}))
    number, regions = s.rules.number, region_counts(s)
    for seat in finalists:  # C-13.7: as many as ever, also where one draws after each battle
        deal(s, seat, number["base_hand"] + number["cards_per_region"] * regions[seat])
    s.stack.append(Frame("crown", about=finalists))
    s.stack.append(Frame("fight"))


class Crown(Step[State]):
    """C-11.4 The strongest company of the final battle wins the game; those who tie for it share the victory."""

    def run(self, s: State, frame: Frame) -> None:
        turn_all_up(s)
        totals = strengths(s.rules.box, s.companies)
        best = max(totals[seat] for seat in frame.about)
        winners = [seat for seat in frame.about if totals[seat] == best]
        if s.told is not None:
            s.told.append(Event("crowned", None, {"winners": winners, "strengths": totals}))
        finish(s, s.points if s.rules.points_target else region_counts(s), winners, "final_battle")


def finish(s: State, scores: list[int], winners: list[int] | tuple[int, ...], reason: str) -> None:
    s.result = Result(tuple(scores), tuple(winners), reason)
