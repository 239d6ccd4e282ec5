"""The dons beside a real box: the players report what happened, the program says what each don does and why.

The whole session is the list of answers given so far. It is played again from the first answer whenever a new one
comes, so nothing but the answers has to be kept, and nothing can be lost between two of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import NOBODY
from consigliere.core.options import settle
from consigliere.games.godfather import GAME
from consigliere.games.godfather.board import fetch_marker, put_marker
from consigliere.games.godfather.cards import NONE
from consigliere.games.godfather.companion_names import Calling, folded
from consigliere.games.godfather.companion_turns import human_turn
from consigliere.games.godfather.flow import STEPS
from consigliere.games.godfather.queries import gangs, turf_winner
from consigliere.games.godfather.reading import Effect
from consigliere.games.godfather.stash import don_share, stash_top_jobs
from consigliere.games.godfather.state import (
    BRIBERY,
    FAMILY_BUSINESS,
    NOWHERE,
    OPEN_BUSINESS,
    TRIBUTE,
    TURF_WAR,
    Rules,
    State,
    empty_table,
)
from consigliere.games.godfather.steps.bribery import Bid, bid_order, don_bid, dons_favourite, pay_bid, take_ally
from consigliere.games.godfather.steps.don_effects import DON_OPERATIONS
from consigliere.games.godfather.steps.dons import don_acts, don_choice
from consigliere.games.godfather.steps.ending import LAST_ACT, case_dollars, clear_board, job_counts, name_winners
from consigliere.games.godfather.steps.ending import next_act as begin_next_act
from consigliere.games.godfather.steps.setup import lay_tile
from consigliere.games.godfather.steps.turf_war import tell_war

PLENTY = 1000  # goods are no business of the dons
BANK = "bank"  # "bank 5 3": three $5 notes are left. Said beside the answers, because only the table sees its bank
UP_TO_TWENTY = [str(n) for n in range(21)]


class Ask(NamedTuple):
    """What the players are asked: a key into the texts, its facts, and the answers that are understood."""

    key: str
    facts: Mapping[str, Any]
    choices: Sequence[str]


class Unanswered(Exception):
    """The answers given so far end here."""

    def __init__(self, ask: Ask) -> None:
        super().__init__(ask.key)
        self.ask = ask


class Wrong(ValueError):
    """An answer that is none of the choices, or may mean several of them: `near`."""

    def __init__(self, text: str, near: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.near = near


class Answered(NamedTuple):
    """Where a list of answers leads: what was told after the last of them, and what is asked next (None: the end)."""

    told: list[Event]
    ask: Ask | None
    state: State


class Reported(Chance):
    """Chance as it lies on the table: the top job is asked for, everything else is thrown by the program."""

    def __init__(self, key: bytes, companion: Companion) -> None:
        super().__init__(key)
        self.companion = companion

    def draw(self, pile: Any) -> Any:
        return self.companion.top_job()


class NoDon(ValueError):
    """A table without dons needs no companion."""


def sit_down(
    players: int, options: Mapping[str, Any], seed: bytes, data: str | None, answers: Sequence[str]
) -> Companion:
    """A session from what is kept of it; `data` is a component file. Raises BadOption, BadData or NoDon."""
    file = GAME.shipped_data if data is None else DataFile(data, "components")
    rules = GAME.rules_for(players, settle("godfather", GAME.options, players, options), file)
    if not rules.don_seats:
        raise NoDon
    return Companion(rules, seed, answers)


class Companion:
    """One session, played from its answers."""

    def __init__(self, rules: Rules, seed: bytes, answers: Sequence[str] = ()) -> None:
        rules.steps = STEPS
        rules.don_operations = {
            **DON_OPERATIONS,
            "steal_hand": self.steal_hand,
            "steal_suitcase": self.steal_suitcase,
            "offer": self.offer,
        }
        self.rules = rules
        self.box = rules.box
        self.calling = Calling(rules, GAME.words)
        self.seed = seed
        self.answers = list(answers)
        self.before: list[Event] = []  # what was told up to the last answer

    # -- asking ---------------------------------------------------------------------------------------------------

    def play(self) -> Answered:
        """Everything from the first answer to the open question. Raises Wrong at an answer that does not fit."""
        self.at = 0
        self.before = []
        self.s = s = empty_table(self.rules, Reported(self.seed, self))
        s.bank = [*self.box.bank[: self.box.notes], *[PLENTY] * self.box.good_count]
        for value in self.box.start_money:  # G-6: what else the humans take, the program does not see
            s.bank[value] -= self.rules.humans
        s.told = []
        try:
            self.session()
        except Unanswered as question:
            return Answered(s.told, question.ask, s)
        if self.at < len(self.answers):
            raise Wrong("the game is over")
        return Answered(s.told, None, s)

    def answer(self, text: str) -> Answered:
        """The same with one answer more, which is kept only if it fits: as one of the choices, or as people call it."""
        self.answers.append(" ".join(text.split()))
        try:
            return self.play()
        except Wrong:
            self.answers.pop()
            raise

    def undo(self) -> Answered:
        """The same with one answer less."""
        if self.answers:
            self.answers.pop()
        return self.play()

    def ask(self, key: str, choices: Sequence[str], **facts: Any) -> str:
        while True:
            if self.at == len(self.answers):
                raise Unanswered(Ask(key, facts, choices))
            text = self.answers[self.at]
            pile = self.corrected(text)
            if pile is None:
                break
            self.accept(" ".join(pile))
            self.s.bank[self.box.kind[pile[1]]] = int(pile[2])
            self.tell("bank_corrected", card=pile[1], n=int(pile[2]))
        answer = text.lower()
        if answer not in choices:
            meant = self.calling.meant(key, choices, text)
            if len(meant) != 1:
                raise Wrong(text, meant)
            [answer] = meant
        self.accept(answer)
        return answer

    def corrected(self, text: str) -> tuple[str, str, str] | None:
        """G-22 "bank 5 3": how many notes of a value the bank really holds; None if the text does not speak of it.

        Raises Wrong where there are no such notes or not so many."""
        said, box = folded(text), self.box
        if not said or (said[0],) not in self.calling.said(BANK):
            return None
        if len(said) != 3 or box.kind.get(said[1], box.notes) >= box.notes or not said[2].isdecimal():
            raise Wrong(text)
        if int(said[2]) > box.bank[box.kind[said[1]]]:
            raise Wrong(text)
        return BANK, said[1], str(int(said[2]))

    def accept(self, answer: str) -> None:
        """The next answer fits. What is told from here on is news if it is the last one."""
        self.answers[self.at] = answer
        self.at += 1
        if self.at == len(self.answers):
            self.before, self.s.told = self.s.told or [], []

    def tell(self, what: str, seat: int | None = None, **facts: Any) -> None:
        assert self.s.told is not None
        self.s.told.append(Event(what, seat, facts))

    # -- the order of play ----------------------------------------------------------------------------------------

    def session(self) -> None:
        s, rules = self.s, self.rules
        if rules.humans > 1:
            s.head = int(self.ask("ask.head", [str(seat) for seat in range(rules.humans)]))
        for _ in range(rules.setup.tiles):  # G-3
            self.open_tile("blue")
        for act in range(LAST_ACT + 1):
            s.phase = OPEN_BUSINESS
            self.tell("act", act=act + 1)
            self.open_tile(self.box.acts[act].tile)
            if self.box.acts[act].allies:
                self.show_allies()
            self.family_business()
            self.turf_war()
            if s.shown:
                self.bribery()
            s.phase = TRIBUTE
            self.tell("tribute", n=self.box.acts[act].limit, rule="G-55")
            if act < LAST_ACT:
                clear_board(s)
                s.act += 1
                s.played = 0
                begin_next_act(s)
        self.count_up()

    def open_tile(self, color: str) -> None:
        """G-31 Which tile was turned up; it goes to the lowest-numbered turf with an empty slot."""
        pile = self.s.blue if color == "blue" else self.s.red
        if not pile or NOWHERE not in self.s.tiles:
            return
        turf = self.s.tiles.index(NOWHERE) + 1
        tile = self.box.business[self.ask(f"ask.tile_{color}", [self.box.businesses[t] for t in pile], turf=turf)]
        pile.remove(tile)
        lay_tile(self.s, tile)

    def show_allies(self) -> None:
        """G-5, G-57 From the left, because a don looks at them in that order (G-127)."""
        s, box = self.s, self.box
        for place in range(self.rules.setup.allies):
            pile = [ally for ally in s.ally_pile if box.ally_act[ally] == s.act + 1]
            if not pile:
                return
            ally = box.ally[self.ask("ask.shown", [box.allies[ally] for ally in pile], n=place + 1)]
            s.ally_pile.remove(ally)
            s.shown = (*s.shown, ally)

    def family_business(self) -> None:
        """G-35, G-43, G-117 Turn by turn; what a don does follows from his rules."""
        s, rules = self.s, self.rules
        s.phase = FAMILY_BUSINESS
        seat, quiet = s.head - 1, 0
        while quiet < rules.n:
            seat = (seat + 1) % rules.n
            acted = self.don_turn(seat) if rules.is_don[seat] else human_turn(self, seat)
            quiet = 0 if acted else quiet + 1

    def don_turn(self, seat: int) -> bool:
        choice = don_choice(self.s, seat)
        if choice is None:
            return False
        don_acts(self.s, seat, choice)
        self.shares()
        return True

    def shares(self) -> None:
        """G-118 to G-120 A don's share is stashed; a human is reminded of his (G-119)."""
        s = self.s
        due, s.due = s.due, ()
        for boss, business, best in due:
            if self.rules.is_don[boss]:
                don_share(s, boss, best)
            else:
                self.tell("may_share", boss, business=self.box.businesses[business], rule="G-119")

    def turf_war(self) -> None:
        """G-45 to G-47 Who wins each turf follows from the figures; only whence a marker is moved is asked."""
        s = self.s
        s.phase = TURF_WAR
        for turf, figures in enumerate(gangs(s)):
            winner = turf_winner(figures)
            tell_war(s, turf, figures, winner)
            if winner == NOBODY:
                continue
            if s.markers[winner]:
                put_marker(s, winner, turf)
            elif not self.rules.is_don[winner]:
                others = [str(t + 1) for t, stack in enumerate(s.stacks) if winner in stack and t != turf]
                chosen = self.ask("ask.fetch", [*others, "none"], who=winner, turf=turf + 1)
                if chosen != "none":
                    fetch_marker(s, winner, int(chosen) - 1)
                    put_marker(s, winner, turf)

    def bribery(self) -> None:
        """G-123 to G-127 The humans say what they bid; the dons draw theirs, and whoever won takes an ally."""
        s, rules = self.s, self.rules
        s.phase = BRIBERY
        totals: dict[int, int] = {}
        bids: dict[int, Bid] = {}
        longest = 0
        low, high = self.box.values[0], self.box.values[-1]
        for seat in range(rules.humans):
            cards = int(self.ask("ask.bid_cards", UP_TO_TWENTY, who=seat))
            if cards:
                sums = [str(total) for total in range(cards * low, cards * high + 1)]
                totals[seat] = int(self.ask("ask.bid_total", sums, who=seat))
            longest = max(longest, cards)
        for seat in rules.don_seats:
            bids[seat], totals[seat] = don_bid(s, seat, longest)
        for seat in bid_order(s, totals, longest):
            if not s.shown:
                break
            if rules.is_don[seat]:
                pay_bid(s, seat, bids[seat])
                take_ally(s, seat, dons_favourite(s))
            else:
                shown = [self.box.allies[ally] for ally in s.shown]
                take_ally(s, seat, self.box.ally[self.ask("ask.pick", shown, who=seat)])

    def count_up(self) -> None:
        """G-59, G-130 The humans say what their suitcases hold; then all is counted."""
        s, rules = self.s, self.rules
        money, counts = case_dollars(s), job_counts(s)
        for seat in range(rules.humans):
            money[seat] = int(self.ask("ask.money", [str(n) for n in range(500)], who=seat))
            for color, held in enumerate(counts):
                held[seat] = int(self.ask("ask.jobs", UP_TO_TWENTY, who=seat, color=self.box.colors[color]))
        name_winners(s, money, counts)

    # -- what only the table knows --------------------------------------------------------------------------------

    def top_job(self) -> int:
        """G-111 The job on top of the deck; NONE if deck and discard are empty (G-121)."""
        s, box = self.s, self.box
        taken = 0
        for seat in self.rules.don_seats:
            taken |= s.case_jobs[seat]
        free = [job for job in range(len(box.jobs)) if not taken >> job & 1]
        answer = self.ask("ask.top_job", [*(box.jobs[job] for job in free), "none"])
        if answer == "none":
            return NONE
        s.discard &= ~(1 << box.job[answer])
        return box.job[answer]

    def victim(self, seat: int, key: str) -> int:
        """The human with most cards; with one human there is no question."""
        if self.rules.humans == 1:
            return 0
        return int(self.ask(key, [str(other) for other in range(self.rules.humans)], who=seat))

    def steal_hand(self, s: State, seat: int, effect: Effect) -> None:
        """G-132 A don robbed a hand: which card it was only the table knows."""
        box = self.box
        for _ in range(effect.n):
            victim = self.victim(seat, "ask.largest_hand")
            card = self.ask("ask.stolen_hand", [*box.kinds, *box.jobs, "none"], who=seat, victim=victim)
            if card == "none":
                continue
            self.tell("don_robs_hand", seat, victim=victim, card=card, rule="G-132")
            if card in box.job:
                s.case_jobs[seat] |= 1 << box.job[card]
            elif box.kind[card] < box.notes:
                s.case[self.rules.case_at[seat] + box.kind[card]] += 1
            else:
                stash_top_jobs(s, seat, 1, "no_use", "G-132")

    def steal_suitcase(self, s: State, seat: int, effect: Effect) -> None:
        """G-132 A don robbed a suitcase: which card it was only the table knows."""
        for _ in range(effect.n):
            victim = self.victim(seat, "ask.fullest_case")
            card = self.ask("ask.stolen_case", [*self.box.kinds[: self.box.notes], "none"], who=seat, victim=victim)
            if card != "none":
                s.case[self.rules.case_at[seat] + self.box.kind[card]] += 1
                self.tell("don_robs_case", seat, victim=victim, card=card, rule="G-132")

    def offer(self, s: State, seat: int, effect: Effect) -> None:
        """G-80, G-132 A don gets the highest card the humans offered."""
        card = self.ask("ask.offer", [*self.box.kinds[: self.box.notes], "none"], who=seat)
        if card != "none":
            s.case[self.rules.case_at[seat] + self.box.kind[card]] += 1
            self.tell("don_offer", seat, card=card, rule="G-132")
