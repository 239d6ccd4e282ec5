"""A-1 to A-13, A-90 to A-94, A-101 to A-103 Setting the game up."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.core.steps import Together
from consigliere.games.achaja.box import COLOURS, DICE, FACES, LOCATIONS
from consigliere.games.achaja.changes import draw_cards, first_free, gain_cousins, pay_gold, put_die
from consigliere.games.achaja.queries import clockwise, reserve, sums_for_the_first_player
from consigliere.games.achaja.state import Houses, State, take_colours

KEEP, REROLL = Move("keep"), Move("reroll", "all")
ACCEPT, REJECT = Move("accept"), Move("reject")
POINTS = tuple(Move("points", str(value)) for value in range(FACES + 1))


# ---- A-101 the order of the tiles, A-7 the colours ------------------------------------------------------------------


def arrange(s: State) -> None:
    """A-101 New Order: a random arrangement, or one that the players agree on. Otherwise the tiles keep their order."""
    way = s.rules.options["new_order"]
    if way == "random":
        random_order(s)
    elif way == "agree":
        s.stack.append(Frame("propose", 0, ()))


def random_order(s: State) -> None:
    order = list(range(1, LOCATIONS + 1))
    s.chance.shuffle(order)
    set_order(s, tuple(order))


def set_order(s: State, order: tuple[int, ...]) -> None:
    s.order = order
    if s.told is not None:
        s.told.append(Event("new_order", None, {"locations": [s.rules.box.place_ids[at] for at in order]}))


class Propose(Question[State]):
    """A-101 One player names the tiles in the order of resolution; the last one follows by itself."""

    rule = "A-101"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        taken = sum(1 << at for at in frame.about)
        return s.rules.box.at[((1 << LOCATIONS + 1) - 2) & ~taken]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("A-101", "refuse.named_already") if move in s.rules.box.at_moves[1:] else None

    def do_at(self, s: State, frame: Frame, move: Move) -> None:
        order = (*frame.about, s.rules.box.place[move[1]])
        if len(order) < LOCATIONS - 1:
            s.stack.append(frame._replace(about=order))
            return
        order = (*order, *(at for at in range(1, LOCATIONS + 1) if at not in order))
        if s.told is not None:
            names = [s.rules.box.place_ids[at] for at in order]
            s.told.append(Event("proposed_order", frame.seat, {"locations": names}))
        s.stack.append(Frame("agree", NOBODY, (frame.seat, *order)))


class Agree(Together[State]):
    """A-101 All others accept, or the next player proposes. After the last one the tiles are laid out at random."""

    rule = "A-101"
    answer_verbs = ("accept", "reject")

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.rules.players) if seat != frame.about[0])

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [ACCEPT, REJECT]

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        against = [seat for seat, move in answers.items() if move == REJECT]
        if not against:
            set_order(s, frame.about[1:])
            return
        if s.told is not None:
            s.told.append(Event("rejected_order", None, {"seats": against}))
        if frame.about[0] + 1 < s.rules.players:
            s.stack.append(Frame("propose", frame.about[0] + 1, ()))
        else:
            random_order(s)


def choose_colours(s: State) -> None:
    """A-7 Seats take the colours in the order of the box, or choose them in turn."""
    if s.rules.options["choose_colours"]:
        s.stack.append(Frame("choose_colour", 0, ()))


class ChooseHouse(Question[State]):
    """A-7 A free colour. A-90 With two players first the representing colours, then the supporting ones."""

    rule = "A-7"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [move for colour, move in enumerate(s.rules.box.colour_moves) if colour not in frame.about]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("A-7", "refuse.colour_taken", {"colour": move[1]}) if move in s.rules.box.colour_moves else None

    def do_colour(self, s: State, frame: Frame, move: Move) -> None:
        n = s.rules.players
        taken = (*frame.about, s.rules.box.colour[move[1]])
        if s.told is not None:
            s.told.append(Event("chose_colour", frame.seat, {"colour": move[1]}))
        if len(taken) < (2 * n if s.rules.two_houses else n):
            s.stack.append(Frame("choose_colour", len(taken) % n, taken))
        else:
            take_colours(s, Houses(tuple(taken[seat::n] for seat in range(n))))


# ---- the deal ---------------------------------------------------------------------------------------------


def deal(s: State) -> None:
    """A-8, A-91 Everybody draws intrigue cards and an event and takes a cousin. A-9 Characters are turned up."""
    number = s.rules.number
    size = number["start_hand_2p"] if s.rules.two_houses else number["start_hand"]
    for seat in range(s.rules.players):
        draw_cards(s, seat, size)
        gain_cousins(s, seat, "street", number["start_street_cousins"])
        gain_cousins(s, seat, "palace", number["start_palace_cousins"])
    show_characters(s)
    deal_events(s)


def show_characters(s: State) -> None:
    """A-9, A-32 Some characters of the turn are turned up at random."""
    deck = s.character_decks[s.turn - 1]
    s.shown = [s.chance.draw(deck) for _ in range(s.rules.number["characters_shown"])]
    if s.told is not None:
        s.told.append(Event("characters", None, {"characters": [s.rules.box.characters[c] for c in s.shown]}))


def deal_events(s: State) -> None:
    """A-8, A-33 Everybody gets one event of the turn, in secret."""
    deck = s.event_decks[s.turn - 1]
    for seat in range(s.rules.players):
        s.events[seat] = s.chance.draw(deck)
        if s.told is not None:
            event = s.rules.box.event_ids[s.events[seat]]
            s.told.append(Event("dealt_event", seat, {}, {"event": event}, (seat,)))


# ---- rolling --------------------------------------------------------------------------------------------


def roll_all(s: State) -> None:
    """A-11, A-92 All roll all their dice in public. A-102 Fate in Your Hands: they distribute points instead."""
    if s.rules.options["fate_in_your_hands"]:
        s.stack.append(Frame("fate"))
        return
    for seat in range(s.rules.players):
        roll(s, seat, s.houses.dice[seat])
    s.stack.append(Frame("reroll"))


def roll(s: State, seat: int, dice: tuple[int, ...]) -> None:
    for die in dice:
        s.value[die] = s.chance.roll()
    tell_dice(s, seat, dice)


def tell_dice(s: State, seat: int, dice: tuple[int, ...]) -> None:
    if s.told is not None:
        for colour in sorted({die // DICE for die in dice}):
            values = [s.value[die] for die in dice if die // DICE == colour]
            facts = {"colour": s.rules.box.colours[colour], "values": values}
            s.told.append(Event("rolled", seat, facts))


class Reroll(Together[State]):
    """A-11 Keep, or roll all dice once more. A-92 Two houses: all dice of one colour. D-37 Decided in secret."""

    rule = "A-11"
    answer_verbs = ("keep", "reroll")

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return tuple(range(s.rules.players))

    def legal(self, s: State, frame: Frame) -> list[Move]:
        if s.rules.two_houses:
            return [KEEP, *(Move("reroll", s.rules.box.colours[c]) for c in s.houses.colours[frame.seat])]
        return [KEEP, REROLL]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        rule = "A-92" if s.rules.two_houses else "A-11"
        return No(rule, "refuse.reroll_how") if move.verb == "reroll" else None

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        for seat, move in answers.items():
            if move == KEEP:
                if s.told is not None:
                    s.told.append(Event("kept_dice", seat))
                continue
            wanted = s.houses.colours[seat][0] if move == REROLL else s.rules.box.colour[move[1]]
            roll(s, seat, tuple(die for die in s.houses.dice[seat] if die // DICE == wanted))


class Fate(Question[State]):
    """A-102 In secret, die by die from the highest down: 19 points per colour, more for gold; all must be used."""

    rule = "A-102"

    def __init__(self) -> None:
        super().__init__()
        self.verbs = {"points": self.answer}

    def given(self, frame: Frame, seat: int) -> list[int]:
        return [int(move[1]) for who, move in frame.sealed if who == seat]

    def wanted(self, s: State) -> int:
        return DICE * (2 if s.rules.two_houses else 1)

    def seats(self, s: State, frame: Frame) -> tuple[int, ...]:
        done = self.wanted(s)
        return tuple(seat for seat in range(s.rules.players) if len(self.given(frame, seat)) < done)

    def bought(self, s: State, values: list[int]) -> int:
        """How many points the complete colours among these values cost."""
        pool = s.rules.number["fate_pool"]
        return sum(sum(values[i : i + DICE]) - pool for i in range(0, len(values) - DICE + 1, DICE))

    def legal(self, s: State, frame: Frame) -> list[Move]:
        """Only what can still be completed: all points used, none too dear."""
        number = s.rules.number
        values = self.given(frame, frame.seat)
        begun = values[len(values) // DICE * DICE :]
        spare = s.gold[frame.seat] // number["fate_price"] - self.bought(s, values)
        total, left = sum(begun), DICE - len(begun) - 1
        highest = begun[-1] if begun else FACES
        pool = number["fate_pool"]
        return [
            POINTS[v]
            for v in range(1, highest + 1)
            if total + v * (1 + left) >= pool and total + v + left <= pool + spare
        ]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("A-102", "refuse.points")

    def answer(self, s: State, frame: Frame, move: Move) -> None:
        question = frame._replace(seat=NOBODY, sealed=(*frame.sealed, (frame.seat, move)))
        if self.seats(s, question):
            s.stack.append(question)
            return
        for seat in range(s.rules.players):
            values = self.given(question, seat)
            for i, colour in enumerate(s.houses.colours[seat]):
                s.value[colour * DICE : (colour + 1) * DICE] = values[i * DICE : (i + 1) * DICE]
            tell_dice(s, seat, s.houses.dice[seat])
            price = self.bought(s, values) * s.rules.number["fate_price"]
            if price:
                pay_gold(s, seat, price)


def first_player(s: State) -> None:
    """A-12, A-93 The lowest sum begins. A-103 Not All Is Lost: of the lowest dice, then by the left neighbour."""
    fresh = s.rules.options["not_all_is_lost"]
    sums = sums_for_the_first_player(s, s.rules.number["lowest_dice"] if fresh else 0)
    tied = [seat for seat, total in enumerate(sums) if total == min(sums)]
    if fresh and len(tied) > 1:
        beside = [sums[s.rules.after[seat][0]] for seat in tied]
        tied = [seat for seat, total in zip(tied, beside) if total == min(beside)]
    s.marker = tied[0] if len(tied) == 1 else s.chance.pick(tied)  # D-1
    if s.told is not None:
        s.told.append(Event("begins", s.marker))


# ---- placing dice ---------------------------------------------------------------------------------------


def place_at_setup(s: State) -> None:
    """A-13 In order, one die each, three times. A-94 Two houses: six times, alternating the colours."""
    start_placing(s, s.rules.number["dice_placed_at_setup"])


def start_placing(s: State, per_colour: int) -> None:
    times = per_colour * (2 if s.rules.two_houses else 1)
    s.stack.append(Frame("placing", NOBODY, (clockwise(s, s.marker) * times, (-1,) * COLOURS)))


def placeable(s: State, seat: int, last: tuple[int, ...]) -> list[int]:
    """The colours a seat may place now: with two houses not the one it placed last."""
    own = s.houses.colours[seat]
    return [colour for colour in own if (len(own) == 1 or colour != last[seat]) and reserve(s, colour)]


class Placing(Step[State]):
    """A-13, A-37 The next seat in order that has a die to place and a place for it."""

    def run(self, s: State, frame: Frame) -> None:
        queue, last = frame.about
        for at, seat in enumerate(queue):
            if s.room and placeable(s, seat, last):
                s.stack.append(Frame("place", seat, (queue[at + 1 :], last)))
                return


class PlaceDie(Question[State]):
    """A-13, A-37 One die of the reserve to an open location with room."""

    rule = "A-13"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        moves: list[Move] = []
        for colour in placeable(s, frame.seat, frame.about[1]):
            for value in sorted({s.value[die] for die in reserve(s, colour)}):
                moves += s.rules.box.put[colour][value][s.room]
        return moves

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        box = s.rules.box
        if move.verb != "place" or len(move) != 4 or move[3] not in box.place:
            return None
        at = box.place[move[3]]
        if at and not s.open >> at & 1:
            return No("A-4", "refuse.closed", {"location": move[3]})
        if at and not s.room >> at & 1:
            return No("A-13", "refuse.full", {"location": move[3]})
        if s.rules.two_houses and box.colour.get(move[1]) == frame.about[1][frame.seat]:
            return No("A-94", "refuse.alternate", {"colour": move[1]})
        return No("A-13", "refuse.no_such_die")

    def do_place(self, s: State, frame: Frame, move: Move) -> None:
        box, (queue, last) = s.rules.box, frame.about
        colour = box.colour[move[1]]
        put_die(s, first_free(s, colour, int(move[2])), box.place[move[3]])
        if queue:
            last = (*last[: frame.seat], colour, *last[frame.seat + 1 :])
            s.stack.append(Frame("placing", NOBODY, (queue, last)))
