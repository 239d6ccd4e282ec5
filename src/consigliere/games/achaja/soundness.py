"""Whether a state that was read can be played on: every question, and everything that waits beneath it, makes sense.

A saved state may come from anywhere. What cannot have come about at a table is refused here, with a sentence, so that
no step meets what it never expected. The same things are looked at as the steps remember, in the order of `flow.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from consigliere.core.flow import NOBODY, Frame, answers, asked
from consigliere.core.save import seat_number, whole
from consigliere.games.achaja.box import COLOURS, FACES, LOCATIONS
from consigliere.games.achaja.operations.base import ATTACKER, SELF, is_choice
from consigliere.games.achaja.queries import cost, dice_at
from consigliere.games.achaja.soundness_of_effects import (
    check_choice,
    check_slots,
    items_of,
    op_at,
    program_of,
    refuse,
    require,
)
from consigliere.games.achaja.state import NO_EVENT, State

MOST_WIDENED = 10_000  # increase tokens, if they are not limited; they leave one by one
REASONS = ("power", "surplus", "shared")
EFFECTS = ("round", "execute", "finish_card", "play_again", "actions", "tile", "respond")  # where effects are at home

#: by step: what may lie directly beneath it
BENEATH: dict[str, tuple[str, ...]] = {
    "game": (),
    "set_up": ("game",),
    "propose": ("set_up",),
    "agree": ("set_up",),
    "choose_colour": ("set_up",),
    "reroll": ("set_up",),
    "fate": ("set_up",),
    "place": ("game", "later_turn"),
    "first_turn": ("game",),
    "later_turn": ("game",),
    "preparation": ("later_turn",),
    "cards_or_gold": ("preparation",),
    "prepare_choice": ("cards_or_gold",),
    "round": ("first_turn", "later_turn"),
    "act": ("round",),
    "declare": EFFECTS,
    "choose": EFFECTS,
    "execute": EFFECTS,
    "theft": EFFECTS,
    "play_more": EFFECTS,
    "play_again": EFFECTS,
    "finish_card": EFFECTS,
    "respond": ("execute",),
    "dominance": ("game",),
    "tile": ("dominance",),
    "order": ("tile",),
    "actions": ("tile",),
    "action": ("tile", "actions"),
    "shrink": ("game",),
    "who_moves": ("shrink",),
    "move_out": ("shrink",),
}

#: by step of the table of contents: which of its parts may come next while it waits
NEXT = {"game": (1, 4), "set_up": (1, 5), "first_turn": (1, 1), "later_turn": (1, 2), "preparation": (2, 2),
        "dominance": (1, 1)}  # fmt: skip
SET_UP = {"propose": 1, "agree": 1, "choose_colour": 2, "reroll": 4, "fate": 4}  # at which part of the set-up


def check_play(s: State) -> None:
    """Everything that a state needs to be played on. Its components have been counted before."""
    check_result(s)
    check_houses(s)
    check_decks(s)
    if not s.stack:
        return
    check_order_of_play(s)
    check_dice(s)
    for at, frame in enumerate(s.stack):
        require(not frame.sealed or (at == len(s.stack) - 1 and frame.step in SEALED), "a sealed answer lies nowhere")
        check = ABOUT.get(frame.step)
        if check is None:
            require(frame.about in ((), 0), f"the step {frame.step!r} remembers nothing")
        else:
            check(s, frame, s.stack[:at])
    owing = asked(s)
    require(bool(owing), "nobody is asked")
    for seat in owing:
        require(bool(answers(s, seat)), f"seat {seat} is asked and can answer nothing")


def check_result(s: State) -> None:
    """A-89 There is a result at the end and not before."""
    require((s.result is None) == bool(s.stack), "a game has either an open question or a result")
    if s.result is None:
        return
    require(len(s.result.scores) == s.rules.players, "a result has one score per seat")
    for score in s.result.scores:
        whole(score, 0, 10**12, "a score")
    require(bool(s.result.winners), "somebody wins")
    for winner in s.result.winners:
        seat_number(winner, s.rules.players)
    require(s.result.reason in REASONS, f"nobody wins by {s.result.reason!r}")


def check_houses(s: State) -> None:
    """A-7, A-90 Everybody leads as many houses as there must be, and nobody those of others."""
    wanted = 2 if s.rules.two_houses else 1
    own = s.houses.colours
    require(all(len(colours) == wanted for colours in own), f"each seat leads {wanted} of the colours")
    require(len({colour for colours in own for colour in colours}) == wanted * len(own), "a colour is led twice")
    require(not s.extra[0] and not any(s.tokens[:COLOURS]), "no tokens lie on the reserve")
    require(s.increase_left >= 0 or not s.rules.increase_tokens_binding, "more increase tokens than the box holds")
    require(sum(s.extra) <= MOST_WIDENED, "too many increase tokens")
    for (viewer, seats, _), _ in s.known.items():
        require(bool(seats), "a card is known to be in no hand")
        require(viewer == NOBODY or not seats >> viewer & 1, "a seat remembers its own hand")


def check_decks(s: State) -> None:
    """A-6, A-8, A-33 Events and characters are those of their turn, and those of later turns lie in their decks."""
    box, n = s.rules.box, s.rules.players
    turn_of_event = {event: turn for turn, deck in enumerate(box.event_decks, 1) for event in deck}
    turn_of = {who: turn for turn, deck in enumerate(box.character_decks, 1) for who in deck}
    dealt = not any(frame.step == "set_up" and frame.about in (1, 2) for frame in s.stack)
    require(dealt or (not s.shown and set(s.events) == {NO_EVENT}), "cards are dealt before the set-up has come to it")
    for at, (events, characters) in enumerate(zip(s.event_decks, s.character_decks, strict=True), 1):
        require(all(turn_of_event[event] == at for event in events), "an event lies in the deck of another turn")
        require(all(turn_of.get(who) == at for who in characters), "a character lies in the deck of another turn")
    for event in s.events:
        require(event == NO_EVENT or turn_of_event[event] == s.turn, "an event of another turn is in a hand")
    for at, event in enumerate(s.buried):
        require(event == NO_EVENT or turn_of_event[event] == at // n + 1, "an event lies in another turn's place")
    require(all(turn_of_event[event] <= s.turn for event in s.revealed), "an event of a later turn was revealed")
    require(all(turn_of[who] == s.turn for who in s.shown), "a character of another turn is turned up")
    require(all(turn_of[who] <= s.turn for who in s.gone), "a character of a later turn is gone")
    for seat in range(n):
        require(s.events[seat] == NO_EVENT or not s.passed >> seat & 1, "who has passed holds no event any more")


def check_order_of_play(s: State) -> None:
    """A-26 Each step stands where it can stand, and the turn is the one that the order of play has come to."""
    steps = [frame.step for frame in s.stack]
    require(steps[0] == "game", "at the bottom stands the game")
    for below, frame in zip(s.stack, s.stack[1:]):
        above = BENEATH.get(frame.step)
        require(above is not None and below.step in above, f"{frame.step!r} does not stand above {below.step!r}")
        if frame.step in SET_UP:
            require(below.about == SET_UP[frame.step], f"{frame.step!r} is another part of the set-up")
        if frame.step == "round":
            require(below.about == (1 if below.step == "first_turn" else 2), "this is not the intrigue phase")
        if frame.step in ("preparation", "place") and below.step == "later_turn":
            require(below.about == 1, "this is not the preparation phase")
    part = s.stack[0].about
    setting_up = part == 1
    require(setting_up == (steps[1] in ("set_up", "place")), "the set-up is over, or has not begun")
    require(s.turn == (1 if setting_up else part - 1), f"this is not the order of play of turn {s.turn}")
    require(steps[1] != "first_turn" or s.turn == 1, "the first turn is over")
    require(steps[1] != "later_turn" or s.turn > 1, "there is no preparation in the first turn")
    unknown = s.stack[1].step == "set_up" and s.stack[1].about <= 4
    seat_number(s.marker, s.rules.players, *([NOBODY] if unknown else []))
    require(steps.count("finish_card") == len(s.playing), "the cards being played are not those that are waited for")
    if "round" not in steps:
        require(not s.playing, "no card is played now")
    if steps[1] in ("dominance", "shrink"):
        require(set(s.events) == {NO_EVENT}, "events are over when the locations are resolved")


def check_dice(s: State) -> None:
    """A-11 Dice have numbers from the first roll on, and stay in the reserve until then."""
    first = s.stack[1]
    unrolled = first.step == "set_up" and (first.about <= 3 or s.stack[-1].step == "fate")
    for die in s.houses.every:
        require(s.value[die] > 0 or (unrolled and not s.place[die]), "a die shows nothing")
    in_set_up = first.step == "set_up"
    require(not in_set_up or not any(s.at), "dice lie in Troy before they can")


# ---- what each step remembers ----------------------------------------------------------------------------------------


def _part(s: State, frame: Frame, below: list[Frame]) -> None:
    low, high = NEXT[frame.step]
    whole(frame.about, low, high, f"the part of {frame.step!r}")


def _seats(s: State, seats: Any, what: str) -> None:
    require(isinstance(seats, tuple), f"{what} are seats")
    for seat in seats:
        seat_number(seat, s.rules.players)


def _location(location: Any) -> int:
    return whole(location, 1, LOCATIONS, "a location")


def _own_seat(s: State, frame: Frame) -> None:
    seat_number(frame.seat, s.rules.players)


def _nothing(s: State, frame: Frame, below: list[Frame]) -> None:
    require(frame.about in ((), 0), f"the step {frame.step!r} remembers nothing")
    _own_seat(s, frame)


def _together(s: State, frame: Frame, below: list[Frame]) -> None:
    """Several seats answer in secret, each only once, and only what they may."""
    require(frame.seat == NOBODY, f"the step {frame.step!r} asks several seats")
    step, given = s.rules.steps[frame.step], frame._replace(sealed=())
    for seat, move in frame.sealed:
        seat_number(seat, s.rules.players)
        require(seat in step.seats(s, given), f"seat {seat} has answered already")
        require(move in step.legal(s, given._replace(seat=seat)), f"{move} is no answer to {frame.step!r}")
        given = given._replace(sealed=(*given.sealed, (seat, move)))


def _agree(s: State, frame: Frame, below: list[Frame]) -> None:
    proposer, *order = items_of(frame, LOCATIONS + 1)
    seat_number(proposer, s.rules.players)
    require(sorted(map(_location, order)) == list(range(1, LOCATIONS + 1)), "an order names each tile once")
    _together(s, frame, below)


def _propose(s: State, frame: Frame, below: list[Frame]) -> None:
    _own_seat(s, frame)
    require(isinstance(frame.about, tuple) and len(frame.about) < LOCATIONS - 1, "the proposal is complete already")
    require(len({_location(at) for at in frame.about}) == len(frame.about), "a tile is named twice")


def _choose_colour(s: State, frame: Frame, below: list[Frame]) -> None:
    taken, n = frame.about, s.rules.players
    require(isinstance(taken, tuple) and len(taken) < (2 * n if s.rules.two_houses else n), "all colours are taken")
    require(
        len({whole(colour, 0, COLOURS - 1, "a colour") for colour in taken}) == len(taken), "a colour is taken twice"
    )
    require(frame.seat == len(taken) % n, "it is another seat's turn to choose a colour")


def _place(s: State, frame: Frame, below: list[Frame]) -> None:
    queue, last = items_of(frame, 2)
    _own_seat(s, frame)
    _seats(s, queue, "those who place dice")
    require(isinstance(last, tuple) and len(last) == COLOURS, "the colours placed last are five")
    for colour in last:
        whole(colour, -1, COLOURS - 1, "a colour")


def _cards_or_gold(s: State, frame: Frame, below: list[Frame]) -> None:
    _seats(s, items_of(frame, 1)[0], "those who choose cards or gold")


def _round(s: State, frame: Frame, below: list[Frame]) -> None:
    seat_number(items_of(frame, 1)[0], s.rules.players)


def _act(s: State, frame: Frame, below: list[Frame]) -> None:
    _nothing(s, frame, below)
    require(not s.passed >> frame.seat & 1, "who has passed does not act")


def _more(s: State, frame: Frame, below: list[Frame]) -> None:
    least, most = items_of(frame, 2)
    whole(least, 0, whole(most, 1, 99, "the number of cards"), "the number of cards")
    _own_seat(s, frame)


def _theft(s: State, frame: Frame, below: list[Frame]) -> None:
    victim, shown = items_of(frame, 2)
    _own_seat(s, frame)
    whole(shown, 0, s.gold[seat_number(victim, s.rules.players)], "the gold that was shown")


def _respond(s: State, frame: Frame, below: list[Frame]) -> None:
    """A-52 The card lies on the table, and its effect waits directly beneath."""
    number, attacker, targets, queue = items_of(frame, 4)
    program = program_of(s, number, "effect")
    _own_seat(s, frame)
    seat_number(attacker, s.rules.players)
    require(frame.seat != attacker, "nobody answers an own card")
    whole(targets, 0, s.rules.everybody, "'targets'")
    require(not targets >> attacker & 1, "nobody is the target of an own card")
    _seats(s, queue, "those who are asked next")
    require(attacker not in queue and len(set(queue)) == len(queue), "those who are asked next are others")
    require(bool(s.playing) and s.playing[-1] == program.index, "the card that is answered is not being played")
    require(len(below) > 1 and below[-2].step == "finish_card", "the card that is answered is not waited for")
    effect = below[-1]
    require(isinstance(effect.about, tuple) and effect.about[:2] == (number, 0), "another effect waits for responses")
    require(effect.about[2][SELF] == attacker, "somebody else has played this card")


def _order(s: State, frame: Frame, below: list[Frame]) -> None:
    location, done, groups = items_of(frame, 3)
    _location(location)
    _own_seat(s, frame)
    _seats(s, done, "those who act first")
    require(isinstance(groups, tuple) and bool(groups), "nobody is tied")
    for group in groups:
        _seats(s, group, "those who are tied")
        require(bool(group), "nobody is tied")
    require(len(set(groups[0])) > 1, "one player alone is not tied")


def _actions(s: State, frame: Frame, below: list[Frame]) -> None:
    location, queue = items_of(frame, 2)
    _location(location)
    _seats(s, queue, "those who act")


def _action(s: State, frame: Frame, below: list[Frame]) -> None:
    _location(items_of(frame, 1)[0])
    _own_seat(s, frame)


def _tile(s: State, frame: Frame, below: list[Frame]) -> None:
    whole(items_of(frame, 1)[0], 0, LOCATIONS, "the number of locations done")


def _who_moves(s: State, frame: Frame, below: list[Frame]) -> None:
    location, high, owners = items_of(frame, 3)
    _own_seat(s, frame)
    _seats(s, owners, "those who are tied")
    for owner in owners:
        _has_die(s, owner, location, high)


def _move_out(s: State, frame: Frame, below: list[Frame]) -> None:
    location, high = items_of(frame, 2)
    _own_seat(s, frame)
    _has_die(s, frame.seat, location, high)


def _has_die(s: State, seat: int, location: Any, high: Any) -> None:
    whole(high, 1, FACES, "the highest die")
    found = [die for die in dice_at(s, _location(location)) if s.value[die] == high and s.houses.of_die[die] == seat]
    require(bool(found), "the die that must leave is not there")


# ---- effects ---------------------------------------------------------------------------------------------------------


def _execute(s: State, frame: Frame, below: list[Frame]) -> None:
    number, pc, slots = items_of(frame, 3)
    program = program_of(s, number)
    op_at(program, pc)
    check_slots(s, program, slots)


def _choose(s: State, frame: Frame, below: list[Frame]) -> None:
    number, pc, slots = items_of(frame, 3)
    program = program_of(s, number)
    op = op_at(program, pc)
    check_slots(s, program, slots)
    require(is_choice(op) and not op.early, f"nothing is chosen here in {program.text!r}")
    require(frame.seat != NOBODY and frame.seat == slots[op.by], f"somebody else chooses in {program.text!r}")
    check_choice(s, op, slots)


def _declare(s: State, frame: Frame, below: list[Frame]) -> None:
    """A-43 A declaration is begun in place of the question it answers."""
    number, pc, slots, origin, about = items_of(frame, 5)
    program = program_of(s, number)
    op = op_at(program, pc)
    check_slots(s, program, slots)
    _own_seat(s, frame)
    require(is_choice(op) and op.early and slots[SELF] == frame.seat, f"nothing is declared here in {program.text!r}")
    question = Frame(origin, frame.seat, about)
    kinds = ORIGINS.get(origin) if isinstance(origin, str) else None
    if kinds is None:
        refuse(f"nothing is declared in answer to {origin!r}")
    require(program.what in kinds, f"{program.text!r} does not answer {origin!r}")
    if origin == "begin":
        require(items_of(question, 1) == (number,), "another effect has begun")
    else:
        require(below[-1].step in BENEATH[origin], f"{origin!r} does not stand above {below[-1].step!r}")
        ABOUT[origin](s, question, below)
    hand = s.hands[frame.seat]
    if program.what in ("effect", "response"):
        require(program.index in hand, f"{program.text!r} is not in the hand")
    elif program.what == "ability" and origin == "act":
        require(program.index in (*s.shown, *s.rules.box.figures), f"{program.text!r} is not on the table")
        require(s.gold[frame.seat] >= cost(s, program.index), f"{program.text!r} cannot be paid")
    if origin == "respond":
        require(slots[ATTACKER] == about[1], "another card is answered")
    if origin == "action":
        require(program is s.rules.programs.locations[about[0]], "this is the action of another location")
    check_choice(s, op, slots)


#: by question that an effect can answer: what such an effect is
ORIGINS = {"act": ("effect", "ability"), "play_more": ("effect",), "respond": ("response",), "action": ("location",),
           "begin": ("event", "ability")}  # fmt: skip

SEALED = ("agree", "reroll", "fate")

ABOUT: dict[str, Callable[[State, Frame, list[Frame]], None]] = {
    **dict.fromkeys(NEXT, _part),
    "propose": _propose,
    "agree": _agree,
    "choose_colour": _choose_colour,
    "reroll": _together,
    "fate": _together,
    "place": _place,
    "cards_or_gold": _cards_or_gold,
    "prepare_choice": _nothing,
    "round": _round,
    "act": _act,
    "declare": _declare,
    "choose": _choose,
    "execute": _execute,
    "theft": _theft,
    "play_more": _more,
    "play_again": _more,
    "finish_card": _nothing,
    "respond": _respond,
    "tile": _tile,
    "order": _order,
    "actions": _actions,
    "action": _action,
    "who_moves": _who_moves,
    "move_out": _move_out,
}
