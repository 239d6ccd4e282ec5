"""Whole states that agree with everything a view says, made from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame, advance, asked
from consigliere.core.game import View
from consigliere.core.save import frames_from_plain, result_from_plain
from consigliere.games.achaja.box import COLOURS, LOCATIONS, TURNS
from consigliere.games.achaja.changes import measure
from consigliere.games.achaja.knowledge import facts_of, learns
from consigliere.games.achaja.state import NO_EVENT, Houses, Rules, State, empty_table
from consigliere.games.achaja.view import UNSEEN, sure_viewers

Fact = tuple[int, int, int]  # seats (bits), card, number of copies


def worlds(rules: Rules, view: View) -> Callable[[Chance], State]:
    """Read the view once; each call of the result deals what it does not say."""
    return Gaps(rules, view).draw


class Gaps:
    """What a view says, as a state, and what is missing from it."""

    def __init__(self, rules: Rules, view: View) -> None:
        self.seat: int | None = view["seat"]
        self.others = [seat for seat in range(rules.players) if seat != self.seat]
        self.table = s = table_of(rules, view)
        self.begins_anew = bool(s.stack) and not rules.steps[s.stack[-1].step].asks
        self.cards_chosen = any(UNSEEN in frame.about[2] for frame in s.stack if frame.step in ("choose", "execute"))
        owing = set() if self.begins_anew else set(asked(s))
        self.answered = sorted(owing - set(view["asked"]))  # they have given an answer that nobody has seen yet
        self._sort_events(view)
        self._sort_hands(view)
        self.guessed = sorted(set(self.others) - sure_viewers(s, self.seat))  # what they know is drawn too

    def _sort_events(self, view: View) -> None:
        """A-8, A-33, D-18 What each turn's deck can still hold, and where an unseen event of that turn lies."""
        s, box, n = self.table, self.table.rules.box, self.table.rules.players
        s.revealed = [box.event[name] for name in view["revealed"]]
        s.buried = list(view["bookkeeping"]["buried"])
        s.events = [UNSEEN if held else NO_EVENT for held in view["has_event"]]
        if self.seat is not None and view["event"] is not None:
            s.events[self.seat] = box.event[view["event"]]
        for event in (*s.revealed, *s.buried, *s.events):
            if event >= 0:
                next(deck for deck in s.event_decks if event in deck).remove(event)
        self.event_gaps: list[tuple[int, list[int], list[int]]] = []  # turn, places in `buried`, seats
        for turn in range(TURNS):
            buried = [at for at in range(turn * n, turn * n + n) if s.buried[at] == UNSEEN]
            held = [seat for seat in self.others if s.events[seat] == UNSEEN] if turn + 1 == s.turn else []
            if buried or held:
                self.event_gaps.append((turn, buried, held))

    def _sort_hands(self, view: View) -> None:
        """The cards nobody has shown, how many of them are in each hand, and what is known to be where."""
        s, box = self.table, self.table.rules.box
        left = list(box.copies)
        if self.seat is not None:
            s.hands[self.seat] = [box.card[card] for card in view["hand"]]
            for card in s.hands[self.seat]:
                left[card] -= 1
        for card in s.playing:
            left[card] -= 1
        for card, n in enumerate(s.discard):
            left[card] -= n
        self.room = [0 if seat == self.seat else size for seat, size in enumerate(view["hand_sizes"])]
        self.either: list[tuple[int, int]] = []  # copies known to be in one of several hands: seats (bits), card
        for seats, card, n in known_to(s, self.seat):
            for _ in range(min(n, left[card])):
                if seats & (seats - 1):
                    self.either.append((seats, card))
                elif self.room[seats.bit_length() - 1]:
                    s.hands[seats.bit_length() - 1].append(card)
                    self.room[seats.bit_length() - 1] -= 1
                else:
                    continue
                left[card] -= 1
        s.deck = [card for card, n in enumerate(left) for _ in range(n)]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, chance: Chance) -> State:
        """One world."""
        s = self.table.clone()
        room = self._place_known(s, chance) if self.either else self.room
        draw, deck = chance.draw, s.deck
        for seat in self.others:
            hand = s.hands[seat]
            for _ in range(room[seat]):
                hand.append(draw(deck))
            hand.sort()
        for turn, buried, held in self.event_gaps:
            pool = s.event_decks[turn]
            for at in buried:
                s.buried[at] = draw(pool)
            for seat in held:
                s.events[seat] = draw(pool)
        for viewer in self.guessed:
            guess_knowledge(s, viewer, self.seat, chance)
        if self.cards_chosen:
            s.stack = [choose_again(s, frame, chance) for frame in s.stack]
        if self.answered:
            s.stack[-1] = seal_again(s, s.stack[-1], self.answered, chance)
        if self.begins_anew:
            advance(s)
        return s

    def _place_known(self, s: State, chance: Chance) -> list[int]:
        """Each copy goes to one of the hands where it may be, so that there is room for all. How much room is left."""
        room = self.room[:]
        for at, (seats, card) in enumerate(self.either):
            holders = [seat for seat in self.others if seats >> seat & 1 and room[seat]]
            fitting = [seat for seat in holders if _all_fit(room, seat, self.either[at + 1 :])]
            if not fitting:  # the facts of a seat in somebody's world may claim more than that world holds
                s.deck.append(card)
                s.deck.sort()
                continue
            seat = chance.pick(fitting)
            room[seat] -= 1
            s.hands[seat].append(card)
        return room


def _all_fit(room: Sequence[int], taken: int, waiting: Sequence[tuple[int, int]]) -> bool:
    """Whether all copies that wait find a hand after one more card is in the hand of `taken`.

    They do if no group of hands is the only place for more copies than it has room for.
    """
    for group in range(1, 1 << len(room)):
        free = sum(left for seat, left in enumerate(room) if group >> seat & 1) - (group >> taken & 1)
        if sum(not seats & ~group for seats, _ in waiting) > free:
            return False
    return True


# ---- reading -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def houses_of(colours: tuple[tuple[int, ...], ...]) -> Houses:
    return Houses(colours)


def table_of(rules: Rules, view: View) -> State:
    """Everything but hands, deck and events."""
    box, books = rules.box, view["bookkeeping"]
    s = empty_table(rules, Chance(bytes(32)))
    s.houses = houses_of(tuple(tuple(box.colour[name] for name in own) for own in view["colours"]))
    s.value, s.place = list(books["values"]), list(books["places"])
    s.open = 0
    for name, lies in view["locations"].items():
        at = box.place[name]
        s.open |= lies["open"] << at
        s.at[at] = len(lies["dice"])
        s.extra[at] = lies["increase"]
        for colour, n in lies["tokens"].items():
            s.tokens[at * COLOURS + box.colour[colour]] = n
    s.supply = [view["supply"].get(colour, 0) for colour in box.colours]
    s.gold, s.power = list(books["gold"]), list(view["power"])
    s.street, s.palace = list(view["street"]), list(view["palace"])
    piles = view["piles"]
    s.street_pile, s.palace_pile, s.increase_left = piles["street"], piles["palace"], piles["increase"]
    for card, n in view["discard"].items():
        s.discard[box.card[card]] = n
    s.discarded = sum(s.discard)
    s.playing = [box.card[card] for card in view["playing"]]
    s.uses, s.gone = list(books["uses"]), list(books["gone"])
    s.shown = [box.character[name] for name in view["characters"] if box.character[name] not in box.figures]
    for deck in s.character_decks:
        deck[:] = [who for who in deck if who not in s.shown and who not in s.gone]
    s.order = tuple(box.place[name] for name in view["order"])
    s.turn, s.marker = view["turn"], NOBODY if view["marker"] is None else view["marker"]
    s.passed, s.passes = sum(1 << seat for seat, passed in enumerate(view["passed"]) if passed), sum(view["passed"])
    s.visits = books["visits"]
    for at in range(1, LOCATIONS + 1):
        measure(s, at)
    s.known = {(viewer, seats, card): n for viewer, seats, card, n in books["known"]}
    s.muddled = frozenset((viewer, card) for viewer, card in books["muddled"])
    s.unseen = tuple(books["unseen"]) or s.unseen
    s.recovered = tuple(books["recovered"]) or s.recovered
    s.gifts, s.pacts = tuple(books["gifts"]) or s.gifts, tuple(books["pacts"]) or s.pacts
    s.stack, s.result = frames_from_plain(books["stack"]), result_from_plain(view["result"])
    return s


def known_to(s: State, seat: int | None) -> list[Fact]:
    """What a seat knows of other hands, the narrowest facts first."""
    if not s.known:
        return []
    if seat is not None:
        found = list(facts_of(s, seat))
    else:
        found = [(seats, card, n) for (who, seats, card), n in s.known.items()
                 if who == NOBODY and (who, card) not in s.muddled]  # fmt: skip
    return sorted(found, key=lambda fact: (fact[0].bit_count(), fact))


# ---- what others chose and know ------------------------------------------------------------------------------------


def seal_again(s: State, frame: Frame, seats: Sequence[int], chance: Chance) -> Frame:
    """Answers that nobody has seen yet: any that these seats could have given. What is given in part is not begun."""
    step = s.rules.steps[frame.step]
    for seat in seats:
        while seat in step.seats(s, frame):
            answer = seat, chance.pick(step.legal(s, frame._replace(seat=seat)))
            frame = frame._replace(sealed=(*frame.sealed, answer))
    return frame._replace(sealed=tuple(sorted(frame.sealed, key=lambda answer: answer[0])))


def choose_again(s: State, frame: Frame, chance: Chance) -> Frame:
    """Cards of another hand that were chosen and not shown yet: any of that hand."""
    if frame.step not in ("choose", "execute") or UNSEEN not in frame.about[2]:
        return frame
    number, pc, slots = frame.about
    found: list[Any] = list(slots)
    for _, op, _ in s.rules.programs.all[number].hand_choices:
        if found[op.slot] == UNSEEN:
            hand = s.hands[found[op.by]][:]
            least, most = min(op.least, len(hand)), min(op.most, len(hand))
            found[op.slot] = tuple(sorted(chance.draw(hand) for _ in range(least + chance.below(most - least + 1))))
    return frame._replace(about=(number, pc, tuple(found)))


def guess_knowledge(s: State, viewer: int, seat: int | None, chance: Chance) -> None:
    """What a seat may know that passed cards unseen with others than `seat`: what everybody knows, and some of those.

    How many of the cards it gave away are still where it gave them, only it can say. What it knows of the hand of
    `seat` is no guess and stands in the view.
    """
    n = s.rules.players
    for (who, seats, card), copies in list(s.known.items()):
        if who == NOBODY and not seats >> viewer & 1 and (seat is None or seats != 1 << seat):
            learns(s, viewer, seats, card, copies)
    for taker in range(n):
        given = s.unseen[viewer * n + taker]
        if given and taker != seat:
            hand = s.hands[taker][:]
            for (who, seats, card), copies in s.known.items():
                if who == viewer and seats >> taker & 1:
                    hand = _without(hand, card, copies)
            for _ in range(chance.below(min(given, len(hand)) + 1)):
                learns(s, viewer, 1 << taker, chance.draw(hand))


def _without(hand: list[int], card: int, copies: int) -> list[int]:
    for _ in range(min(copies, hand.count(card))):
        hand.remove(card)
    return hand
