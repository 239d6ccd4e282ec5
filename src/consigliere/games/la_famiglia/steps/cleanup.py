"""LF-12, LF-13 Clean-up; LF-22 End of round; LF-23 End of the game."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Result
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NONE
from consigliere.games.la_famiglia.queries import TEAMS, ally_of, controlled, mandamento_holder, turn_order
from consigliere.games.la_famiglia.state import ENCOUNTER, State


def check_control(s: State) -> None:
    """LF-12.1, LF-12.2 Who controls which mandamento now."""
    for mandamento, before in enumerate(s.control):
        now = mandamento_holder(s, mandamento)
        if now != before:
            s.control[mandamento] = now
            if s.told is not None:
                name = {"mandamento": s.rules.box.mandamenti[mandamento]}
                lost = Event("mandamento_lost", before, name)
                s.told.append(lost if now == NONE else Event("mandamento_gained", now, name))


def settle_tiles(s: State) -> None:
    """LF-13.2, LF-13.3 First everybody takes surplus discs from tiles, then everybody adds missing ones (LF-D11).

    LF-13.4 Tiles change hands here and nowhere else, so each serves until then.
    """
    for seat in reversed(turn_order(s)):
        s.stack.append(Frame("add_marks", seat))
    for seat in reversed(turn_order(s)):
        s.stack.append(Frame("drop_marks", seat))


def drop_marks(s: State, seat: int) -> None:
    """LF-13.2 More discs on tiles than mandamenti: take some back. Without a choice it is done at once."""
    surplus = s.tiles[seat].bit_count() - controlled(s)[seat]
    if surplus <= 0:
        return
    if surplus == s.tiles[seat].bit_count():
        for tile in range(len(s.rules.box.tiles)):
            if s.tiles[seat] >> tile & 1:
                unmark(s, seat, tile)
    else:
        s.stack.append(Frame("unmark", seat))


def free_tiles(s: State, seat: int) -> int:
    return s.tiles_in_play & ~s.tiles[seat] & ~s.tiles[ally_of(seat)]


def add_marks(s: State, seat: int) -> None:
    """LF-13.2 Fewer discs on tiles than mandamenti: mark free ones, as long as there are any (LF-D35)."""
    missing = controlled(s)[seat] - s.tiles[seat].bit_count()
    free = free_tiles(s, seat)
    if missing <= 0 or not free or not s.supply_discs[seat]:
        return
    if free.bit_count() == 1:
        mark(s, seat, free.bit_length() - 1)
    else:
        s.stack.append(Frame("mark", seat))


def mark(s: State, seat: int, tile: int) -> None:
    s.tiles[seat] |= 1 << tile
    s.supply_discs[seat] -= 1
    if s.told is not None:
        s.told.append(Event("marked", seat, {"tile": s.rules.box.tiles[tile]}))


def unmark(s: State, seat: int, tile: int) -> None:
    s.tiles[seat] &= ~(1 << tile)
    s.supply_discs[seat] += 1
    if s.told is not None:
        s.told.append(Event("unmarked", seat, {"tile": s.rules.box.tiles[tile]}))


class Unmark(Question[State]):
    """LF-13.2 From which control tile a disc is taken back."""

    rule = "LF-13.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [m for tile, m in enumerate(s.rules.box.on_tile["unmark"]) if s.tiles[frame.seat] >> tile & 1]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_tile["unmark"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        known = move in s.rules.box.on_tile["unmark"]
        return No("LF-13.2", "refuse.tile_not_yours", {"tile": move[1]}) if known else None

    def do_unmark(self, s: State, frame: Frame, move: Move) -> None:
        unmark(s, frame.seat, s.rules.box.tile[move[1]])
        drop_marks(s, frame.seat)


class Mark(Question[State]):
    """LF-13.2 Which free control tile is marked. LF-13.1 A tile serves only one of the two allies."""

    rule = "LF-13.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        free = free_tiles(s, frame.seat)
        return [move for tile, move in enumerate(s.rules.box.on_tile["mark"]) if free >> tile & 1]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_tile["mark"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_tile["mark"]:
            return None
        if not s.tiles_in_play >> s.rules.box.tile[move[1]] & 1:
            return No("LF-5.5", "refuse.tile_not_in_play", {"tile": move[1]})
        return No("LF-13.1", "refuse.tile_marked", {"tile": move[1]})

    def do_mark(self, s: State, frame: Frame, move: Move) -> None:
        mark(s, frame.seat, s.rules.box.tile[move[1]])
        add_marks(s, frame.seat)


def check_for_the_end(s: State) -> None:
    """After an encounter phase somebody may have won; after the last round somebody must, or it is a draw.

    LF-1.1, LF-23.1 A team that reaches the goal wins. LF-23.4 If both do, the higher total wins. LF-1.2, LF-23.2 After
    the last round the higher total wins. LF-23.3 A tie goes to whoever holds Bronte, before the last round to nobody.
    """
    limit, seats = s.rules.limit, controlled(s)
    totals = [seats[0] + seats[2], seats[1] + seats[3]]
    reached = [totals[team] >= limit["win_team"] or max(seats[team], seats[team + 2]) >= limit["win_family"]
               for team in (0, 1)]  # fmt: skip
    last = s.round == s.rules.box.rounds
    holder = s.holder[s.rules.box.tie_break]
    tie_break = holder & 1 if 0 <= holder < 4 else NONE
    if reached[0] != reached[1]:  # LF-D38: goes before the totals, also in round 4
        finish(s, 0 if reached[0] else 1, "goal")
    elif not (reached[0] or last):
        return
    elif totals[0] != totals[1]:  # LF-D21
        finish(s, 0 if totals[0] > totals[1] else 1, "goal" if reached[0] else "majority")
    elif tie_break != NONE:
        finish(s, tie_break, "tie_break")
    elif last:
        finish(s, NONE, "draw")


def finish(s: State, team: int, reason: str) -> None:
    winners = (0, 1, 2, 3) if team == NONE else TEAMS[team]
    s.result = Result(tuple(controlled(s)), winners, reason)
    s.stack.clear()
    if s.told is not None:
        facts = {"winners": list(winners), "mandamenti": controlled(s)}
        s.told.append(Event(f"won_{reason}", None, facts))


def next_round(s: State) -> None:
    """LF-22.1 The lower sheet becomes the upper one, a new sheet comes below."""
    assert s.phase == ENCOUNTER, "a round ends with an encounter"
    s.round += 1
    if s.told is not None:
        s.told.append(Event("new_round", None, {"n": s.round}))
