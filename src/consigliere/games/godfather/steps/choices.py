"""G-72, G-81 to G-87 The other decisions that effects ask for."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.godfather.board import back_to_reserve, fetch_marker, put_marker, take_top_marker
from consigliere.games.godfather.box import FIGURES, NEUTRAL
from consigliere.games.godfather.cards import gain_good, tell_gain
from consigliere.games.godfather.effects import (
    goods_in_stock,
    own_backs,
    own_figures,
    own_fronts,
    own_thugs,
    return_from_river,
)
from consigliere.games.godfather.queries import controller, figure_word, has_figure_in, open_fronts, open_spaces
from consigliere.games.godfather.state import EMPTY, State
from consigliere.games.godfather.steps.using import back_rooms, shake_down, use_side
from consigliere.games.godfather.steps.violence import SKIP

LEAVE = Move("leave")


class Optional(Question[State]):
    """A choice that may be skipped (G-40)."""

    def do_skip(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("skips", frame.seat))


class ChooseGoods(Question[State]):
    """G-72 Take goods of your choice, one after the other; never the wild ones."""

    rule = "G-72"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.take[good] for good in goods_in_stock(s)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.take)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.take:
            return None
        wild = s.rules.box.goods[s.rules.box.wild] == move[1]
        return No("G-72", "refuse.wild_good" if wild else "refuse.pile_empty", {"card": move[1]})

    def do_take(self, s: State, frame: Frame, move: Move) -> None:
        tell_gain(s, frame.seat, [gain_good(s, frame.seat, s.rules.box.goods.index(move[1]))])
        if frame.about > 1 and goods_in_stock(s):
            s.stack.append(Frame("choose_goods", frame.seat, frame.about - 1))


class FrontAgain(Optional):
    """G-81 Use the front of a business in a turf you control, whoever stands there."""

    rule = "G-81"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [*(s.rules.box.use[business] for business in own_fronts(s, frame.seat)), SKIP]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.use, SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-81", "refuse.not_your_turf", {"business": move[1]}) if move in s.rules.box.use else None

    def do_use(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("uses_front", frame.seat, {"business": move[1]}))
        use_side(s, frame.seat, s.rules.box.business[move[1]], True)


class BackAgain(Optional):
    """G-82 Use the back of a business in a turf where one of your family members is."""

    rule = "G-82"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [*(s.rules.box.use[business] for business in own_backs(s, frame.seat)), SKIP]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.use, SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-82", "refuse.no_member_there", {"business": move[1]}) if move in s.rules.box.use else None

    def do_use(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("uses_back", frame.seat, {"business": move[1]}))
        use_side(s, frame.seat, s.rules.box.business[move[1]], False)


class MoveThug(Optional):
    """G-83 Choose one of your thugs on the board."""

    rule = "G-83"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [*(s.rules.box.from_front[business] for business in own_thugs(s, frame.seat)), SKIP]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.from_front, SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-83", "refuse.not_your_thug", {"business": move[1]}) if move in s.rules.box.from_front else None

    def do_from(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("move_to", frame.seat, s.rules.box.business[move[1]]))


class MoveTo(Question[State]):
    """G-83 He goes to an empty front and shakes it down as if just placed."""

    rule = "G-83"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.to_front[business] for business in open_fronts(s)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.to_front)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-83", "refuse.front_taken", {"business": move[1]}) if move in s.rules.box.to_front else None

    def do_to(self, s: State, frame: Frame, move: Move) -> None:
        box, here = s.rules.box, frame.about
        there = box.business[move[1]]
        s.fronts[there], s.fronts[here] = s.fronts[here], EMPTY
        if s.told is not None:
            s.told.append(Event("moves_thug", frame.seat, {"here": box.businesses[here], "business": move[1]}))
        shake_down(s, frame.seat, there)


class Recall(Optional):
    """G-84 Take figures of your own back into your reserve."""

    rule = "G-84"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        fronts, spaces, in_river = own_figures(s, frame.seat, frame.about[0])
        moves = [box.recall_front[business] for business in fronts]
        moves += [box.recall_space[space] for space in spaces]
        for figure in in_river:
            if box.recall_river[figure % FIGURES] not in moves:
                moves.append(box.recall_river[figure % FIGURES])
        moves.append(SKIP)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [*box.recall_front, *box.recall_space, *box.recall_river[:4], SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-84", "refuse.nobody_to_recall") if move in self.candidates(s, frame) else None

    def do_recall(self, s: State, frame: Frame, move: Move) -> None:
        box, seat = s.rules.box, frame.seat
        places, n = frame.about
        if move[1] in box.business:
            business = box.business[move[1]]
            figure, s.fronts[business] = s.fronts[business], EMPTY
            back_to_reserve(s, figure)
        elif move[1] in box.space:
            space = box.space[move[1]]
            figure, s.spaces[space] = s.spaces[space], EMPTY
            back_to_reserve(s, figure)
        else:
            in_river = own_figures(s, seat, places)[2]
            figure = next(f for f in in_river if box.recall_river[f % FIGURES] == move)
            return_from_river(s, figure)
        if s.told is not None:
            place = "river" if move in box.recall_river else move[1]
            s.told.append(Event("recalls", seat, {"figure": figure_word(box, figure), "place": place}))
        if n > 1 and any(own_figures(s, seat, places)):
            s.stack.append(Frame("recall", seat, (places, n - 1)))


class PlaceControl(Optional):
    """G-85 A marker on top of the stack of a turf where you have a figure."""

    rule = "G-85"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        seat = frame.seat
        return [*(move for turf, move in enumerate(s.rules.box.mark) if has_figure_in(s, seat, turf)), SKIP]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.mark, SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-85", "refuse.no_figure_there", {"turf": int(move[1])}) if move in s.rules.box.mark else None

    def do_mark(self, s: State, frame: Frame, move: Move) -> None:
        turf = int(move[1]) - 1
        if s.markers[frame.seat]:
            put_marker(s, frame.seat, turf)
        elif markers_elsewhere(s, frame.seat, turf):
            s.stack.append(Frame("fetch", frame.seat, turf))


def markers_elsewhere(s: State, seat: int, turf: int) -> list[int]:
    """G-47 Other stacks with a marker of one's own."""
    return [other for other, stack in enumerate(s.stacks) if other != turf and seat in stack]


class Fetch(Question[State]):
    """G-47 No marker is left: one may be moved from another stack, the topmost of one's own there."""

    rule = "G-47"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [*(s.rules.box.fetch[turf] for turf in markers_elsewhere(s, frame.seat, frame.about)), LEAVE]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.fetch, LEAVE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-47", "refuse.no_marker_there", {"turf": int(move[1])}) if move in s.rules.box.fetch else None

    def do_fetch(self, s: State, frame: Frame, move: Move) -> None:
        fetch_marker(s, frame.seat, int(move[1]) - 1)
        put_marker(s, frame.seat, frame.about)

    def do_leave(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("leaves_turf", frame.seat, {"turf": frame.about + 1}))


class RemoveControl(Optional):
    """G-86 The top marker of a stack, not yours, returns to its owner."""

    rule = "G-86"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        free = (NOBODY, frame.seat)
        return [*(move for turf, move in enumerate(s.rules.box.unmark) if controller(s, turf) not in free), SKIP]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.unmark, SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-86", "refuse.no_foreign_marker", {"turf": int(move[1])}) if move in s.rules.box.unmark else None

    def do_unmark(self, s: State, frame: Frame, move: Move) -> None:
        take_top_marker(s, frame.seat, int(move[1]) - 1)


class PlaceFigure(Question[State]):
    """G-87 The figure of an ally goes to an empty place of its shape and, but for some, uses it."""

    rule = "G-87"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        if box.round[frame.about[0]]:
            return [box.place_space[space] for space in open_spaces(s)]
        return [box.place_front[business] for business in open_fronts(s)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.place_front, *s.rules.box.place_space]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("G-87", "refuse.no_place", {"place": move[1]}) if move in self.candidates(s, frame) else None

    def do_place(self, s: State, frame: Frame, move: Move) -> None:
        figure, use = frame.about
        box, seat = s.rules.box, frame.seat
        if s.told is not None:
            s.told.append(Event("places", seat, {"figure": box.figures[figure], "place": move[1]}))
        if box.round[figure]:
            space = box.space[move[1]]
            s.spaces[space] = NEUTRAL + figure
            if use:
                back_rooms(s, seat, space)
        else:
            business = box.business[move[1]]
            s.fronts[business] = NEUTRAL + figure
            if use:
                shake_down(s, seat, business)
