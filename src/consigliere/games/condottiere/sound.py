"""Could a saved state have come about? Whatever passes can be played on; what could not is refused, with the reason.

The order of play is a list of contents (`flow.py`), so that there are few stacks of open questions; they are told here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from consigliere.core.flow import NOBODY, Frame, Result
from consigliere.core.steps import Sequence as Parts
from consigliere.games.condottiere.queries import may_be_discarding, may_discard_the_hand
from consigliere.games.condottiere.state import NO_CARD, NOWHERE, State

GAME_OVER = ("adjacent", "total", "majority", "final_battle", "points", "stalled")


class Unsound(ValueError):
    """What cannot lie on a table."""


def check_order_of_play(s: State) -> None:
    """The open question fits to what lies beneath it and to what lies on the table."""
    if s.result is not None:
        check_result(s, s.result)
    if bool(s.stack) == (s.result is not None):
        raise Unsound("a match has either an open question or a result")
    for card in s.face_down:
        if card != NO_CARD and not (s.rules.hidden_cards and s.rules.box.hideable[card]):
            raise Unsound(f"{s.rules.box.cards[card]!r} cannot lie face down")
    for seat in range(s.rules.players):
        if s.discarding >> seat & 1 and not may_be_discarding(s, seat):
            raise Unsound(f"seat {seat} cannot have decided to discard its hand")
    if s.stack:
        check_stack_of_questions(s)


def check_result(s: State, result: Result) -> None:
    numbers: list[Any] = [*result.scores, *result.winners]
    if not all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in numbers):
        raise Unsound("scores and winners are numbers")
    if len(result.scores) != s.rules.players or not result.winners or max(result.winners) >= s.rules.players:
        raise Unsound("a result has a score for every seat, and winners among them")
    if result.reason not in GAME_OVER:
        raise Unsound(f"no game ends by {result.reason!r}")


def check_stack_of_questions(s: State) -> None:
    if any(frame.sealed for frame in s.stack):
        raise Unsound("no answer is sealed in this game")
    bottom, *above = s.stack
    if bottom.step == "game":  # before the first battle
        _plain(bottom, about=2)
        _one_of(s, above, _region_is_chosen)
    elif bottom.step == "crown":
        _final_battle(s, bottom, above)
    elif bottom.step == "war":
        _plain(bottom)
        _battle(s, above)
    else:
        raise Unsound(f"the order of play does not begin with {bottom.step!r}")


def _final_battle(s: State, bottom: Frame, above: Sequence[Frame]) -> None:
    finalists = bottom.about
    if (
        not s.final
        or not isinstance(finalists, tuple)
        or len(set(finalists)) < 2
        or len(set(finalists)) != len(finalists)
    ):
        raise Unsound("a final battle is fought by two seats or more")
    for seat in range(s.rules.players):
        if seat not in finalists and not s.passed >> seat & 1:
            raise Unsound(f"seat {seat} has no part in the final battle")
    if not set(finalists) <= set(range(s.rules.players)) or bottom.seat != NOBODY:
        raise Unsound("a final battle is fought by seats of this table")
    _one_of(s, above, _is_fought)


def _battle(s: State, above: Sequence[Frame]) -> None:
    """The part of a battle that is under way, as the frame of the battle says; none is left after its last part."""
    battle = s.rules.steps["battle"]
    assert isinstance(battle, Parts)
    parts = [part.step for part in battle.parts]
    part = parts[-1]
    if above and above[0].step == "battle":
        at = above[0].about
        if above[0].seat != NOBODY or type(at) is not int or not 0 < at < len(parts):
            raise Unsound("there is no such part of a battle")
        part, above = parts[at - 1], above[1:]
    if s.final:
        raise Unsound("no battle follows the final battle")
    if s.region == NOWHERE:
        raise Unsound("no region is fought for")
    if part in ("fight", "compare") and s.defender != s.control[s.region]:
        raise Unsound("the defender is whoever controls the region")
    if s.defender != NOBODY and not s.rules.reconquest:
        raise Unsound("nobody defends a region in this match")
    _one_of(s, above, UNDER_WAY.get(part, _nothing))


Check = Callable[[State, Sequence[Frame]], bool]


def _one_of(s: State, frames: Sequence[Frame], check: Check) -> None:
    if not check(s, frames):
        raise Unsound(f"{[frame.step for frame in frames]} cannot be asked now")


def _plain(frame: Frame, about: Any = ()) -> None:
    if frame.seat != NOBODY or frame.about != about:
        raise Unsound(f"{frame.step!r} is not where it says")


def _steps(frames: Sequence[Frame]) -> list[str]:
    return [frame.step for frame in frames]


def _nothing(s: State, frames: Sequence[Frame]) -> bool:
    return False


def _region_is_chosen(s: State, frames: Sequence[Frame]) -> bool:
    return _steps(frames) == ["choose_region"] and frames[0].seat == s.token and frames[0].about == ()


def _is_fought(s: State, frames: Sequence[Frame]) -> bool:
    """C-4 Somebody has the turn, or an effect of a card or a pass is being carried out."""
    seats = {frame.seat for frame in frames}
    if len(seats) != 1 or NOBODY in seats or any(frame.about != () for frame in frames):
        return False
    [seat] = seats
    match _steps(frames):
        case ["turn"]:
            return True  # without cards there is still the pass
        case ["next_turn", "turn_up_or_not"]:
            return s.face_down[seat] != NO_CARD
        case ["next_turn", "take_back"] | ["next_turn", "turn_up", "take_back"]:
            return True
        case ["next_turn", "place_pope"] | ["next_turn", "turn_up", "place_pope"]:
            return not s.final
    return False


def _hands_are_discarded(s: State, frames: Sequence[Frame]) -> bool:
    if _steps(frames) != ["hand_discards", "discard_hand"] or frames[1].about != ():
        return False
    return _in_turn(s, frames) and may_discard_the_hand(s, frames[1].seat)


def _cards_are_drawn(s: State, frames: Sequence[Frame]) -> bool:
    return _steps(frames) == ["draw_in_turn", "draw"] and frames[1].about == () and _in_turn(s, frames)


def _in_turn(s: State, frames: Sequence[Frame]) -> bool:
    """One seat is asked, and others after it."""
    about, asked = frames[0].about, frames[1].seat
    if frames[0].seat != NOBODY or asked == NOBODY or not isinstance(about, tuple) or len(about) != 1:
        return False
    left = about[0]
    if not isinstance(left, tuple) or any(type(seat) is not int for seat in left):
        return False
    return len({asked, *left}) == len(left) + 1 and {asked, *left} <= set(range(s.rules.players))


def _cards_are_kept(s: State, frames: Sequence[Frame]) -> bool:
    """C-8.2 The last seat with cards has named some of them, and may name another."""
    if _steps(frames) != ["redeal", "keep_cards"] or frames[0].seat != NOBODY or frames[0].about != ():
        return False
    seat, kept = frames[1].seat, frames[1].about
    if seat == NOBODY or not isinstance(kept, tuple) or any(type(card) is not int for card in kept):
        return False
    most = min(s.rules.number["keep_at_round_end"], s.held[seat])
    if len(kept) >= max(1, most):
        return False
    hand = s.hands[seat]
    return all(0 <= card < len(hand) and n <= hand[card] for card, n in Counter(kept).items())


UNDER_WAY: dict[str, Check] = {
    "fight": _is_fought,
    "next_region": _region_is_chosen,
    "hand_discards": _hands_are_discarded,
    "end_of_round": _cards_are_kept,
    "draws": _cards_are_drawn,
}
