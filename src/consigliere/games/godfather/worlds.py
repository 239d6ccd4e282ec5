"""Worlds that agree with all a view says: what its seat cannot see is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import comb, prod
from typing import NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.games.godfather.bookkeeping import named_job, table
from consigliere.games.godfather.box import ones
from consigliere.games.godfather.knowledge import EVERYBODY, JOBS, held
from consigliere.games.godfather.queries import payments
from consigliere.games.godfather.state import Doubts, Rules, State
from consigliere.games.godfather.steps.action import goods_of
from consigliere.games.godfather.steps.bribery import stages
from consigliere.games.godfather.steps.theft import OFFER_NOTHING


def worlds(rules: Rules, view: View) -> Callable[[Chance], State]:
    """Read a view once; the function draws one world after the other."""
    return Dealer(rules, view).world


class Pool(NamedTuple):
    """Cards of which one knows only that these seats have them: they went from one to another unseen."""

    money: list[int]
    goods: list[int]
    suitcases: list[int]  # the suitcase of this seat lacks a money card
    hands: list[int]  # the hand of this seat lacks a card; where money and goods end, it is a job


class Dealer:
    """What a view says of the table, and what it does not say."""

    def __init__(self, rules: Rules, view: View) -> None:
        book = view["bookkeeping"]
        self.rules = rules
        self.me: int = EVERYBODY if view["seat"] is None else view["seat"]
        self.s = s = table(rules, view)
        self.kinds = (*range(rules.box.width + rules.box.notes), JOBS)
        self.known = [[*held(s, owner)[:JOBS], jobs] for owner, jobs in enumerate(book["known_job_counts"])]
        self.job_hands = [  # this hand holds a job, nobody says which
            owner for owner, jobs in enumerate(book["known_job_counts"])
            for _ in range(jobs - s.hand_jobs[owner].bit_count())
        ]  # fmt: skip
        self.pools = [self._pool(seats, cards, view) for seats, cards in book.get("mixed", ())]
        self._read_doubts(book)
        frame = s.stack[-1] if s.stack else None
        self.sealed = bool(frame and frame.sealed)
        self.payer = frame.seat if frame and frame.step == "pay" else NOBODY
        self.ways_to_pay = [way for pool in self.pools if self.payer in pool.hands for way in self._ways_to_pay(pool)]

    def _pool(self, seats: list[int], cards: list[int], view: View) -> Pool:
        """What some seats have together, less what one knows them to have."""
        s, box = self.s, self.rules.box
        left = cards[: box.width]
        suitcases: list[int] = []
        hands: list[int] = []
        for seat in seats:
            hand, case = self.known[seat][: box.width], self.known[seat][box.width : JOBS]
            left = [n - there for n, there in zip(left, hand)]
            left[: box.notes] = [n - there for n, there in zip(left, case)]
            notes = view["families"][seat]["suitcase"] - s.case_jobs[seat].bit_count()
            suitcases += [seat] * (notes - sum(case))
            hands += [seat] * (s.size[seat] - sum(hand) - self.known[seat][JOBS])
        unknown = [kind for kind, n in enumerate(left) for _ in range(n)]
        money = [kind for kind in unknown if kind < box.notes]
        return Pool(money, unknown[len(money) :], suitcases, hands)

    def _read_doubts(self, book: View) -> None:
        """Who is sure of how many copies: I, everybody, and another and I of each other's as far as we both know.

        Where the view has no line for me I am sure of what I know, where it has none for everybody all know as much as
        I do, and where it has none for two, those two know as much as everybody.
        """
        s, humans = self.s, range(self.rules.humans)
        mine = {owner: sure for owner, *sure in book.get("known_to_me", ())}
        all_know = {owner: sure for owner, *sure in book.get("known_to_all", ())}
        both = {(viewer, owner): sure for viewer, owner, *sure in book.get("known_to_both", ())}
        unsure = {*mine, *all_know, *(owner for _, owner in both)}
        for pool in self.pools:
            unsure |= {*pool.hands, *pool.suitcases}
        self.mine = {owner: mine.get(owner, self.known[owner]) for owner in unsure if owner != self.me != EVERYBODY}
        self.all = {owner: all_know.get(owner, mine.get(owner, self.known[owner])) for owner in unsure}
        self.both = {
            owner: {
                viewer: both.get((viewer, owner), self.all[owner])
                for viewer in humans
                if viewer != owner and self.me in (viewer, owner)
            }
            for owner in unsure
        }
        pairs = [(viewer, owner) for owner in humans for viewer in humans if viewer != owner]
        told = {owner for _, owner in (*s.learnt, *s.taken)} | unsure
        self.others = {
            owner: [viewer for viewer, whose in pairs if whose == owner and self.me not in (viewer, owner)]
            for owner in sorted(told)
        }

    def world(self, chance: Chance) -> State:
        """One state that agrees with the view."""
        s = self.s.clone()
        for pool in self.pools:
            self._deal(s, pool, chance)
        for seat in self.job_hands:
            s.hand_jobs[seat] |= 1 << chance.draw(s.deck)
        if self.all or self.others:
            s.doubt, s.shared_doubt, s.seen = {}, {}, s.seen.copy()
            self._doubt(s)
            self._others_know(s, chance)
        if self.sealed:
            s.stack[-1] = self._seal(s, chance)
        return s

    # -- cards --------------------------------------------------------------------------------------------------------

    def _deal(self, s: State, pool: Pool, chance: Chance) -> None:
        """Suitcases hold money only, so they come first; then goods and money find a hand; jobs fill up the rest."""
        rules = self.rules
        money, goods, hands = pool.money[:], pool.goods[:], pool.hands[:]
        for seat in pool.suitcases:
            s.case[rules.case_at[seat] + chance.draw(money)] += 1
        if self.payer in hands:
            self._deal_payer(s, chance, goods, hands)
        no_goods = [seat for seat in hands if seat == self.payer]
        hands = [seat for seat in hands if seat != self.payer]
        for kind in goods:
            s.hand[rules.hand_at[chance.draw(hands)] + kind] += 1
        hands += no_goods
        for kind in money:
            s.hand[rules.hand_at[chance.draw(hands)] + kind] += 1
        for seat in hands:
            s.hand_jobs[seat] |= 1 << chance.draw(s.deck)

    def _ways_to_pay(self, pool: Pool) -> Iterator[tuple[tuple[int, ...], int]]:
        """The goods that the payer of a job may hold beside those one knows of, and how likely that is.

        How to pay is asked only where there is a choice (G-23).
        """
        s, box, payer = self.s, self.rules.box, self.payer
        known = goods_of(s, payer)
        room, cost = pool.hands.count(payer), box.cost[s.stack[-1].about]
        unknown = [pool.goods.count(box.notes + good) for good in range(box.good_count)]
        others = len(pool.hands) - len(pool.goods)  # so many places are for money and jobs
        for more in product(*(range(min(n, room) + 1) for n in unknown)):
            if sum(more) <= room and len(payments(box, cost, tuple(map(sum, zip(known, more))))) > 1:
                weight = prod(map(comb, unknown, more)) * comb(others, room - sum(more))
                if weight:
                    yield more, weight

    def _deal_payer(self, s: State, chance: Chance, goods: list[int], hands: list[int]) -> None:
        """The goods in the hand of the payer; all other places there are for money and jobs."""
        box = self.rules.box
        at = chance.below(sum(weight for _, weight in self.ways_to_pay))
        chosen: tuple[int, ...] = ()
        for more, weight in self.ways_to_pay:
            chosen, at = more, at - weight
            if at < 0:
                break
        for good, n in enumerate(chosen):
            for _ in range(n):
                goods.remove(box.notes + good)
                hands.remove(self.payer)
                s.hand[self.rules.hand_at[self.payer] + box.notes + good] += 1

    # -- knowledge ----------------------------------------------------------------------------------------------------

    def _doubt(self, s: State) -> None:
        """What was dealt anew is in doubt. Whether another worked out more of mine than we both know, I cannot tell."""
        for owner, sure in self.all.items():
            there = held(s, owner)
            self._write(s.shared_doubt, EVERYBODY, owner, there, sure)
            if owner in self.mine:
                self._write(s.doubt, self.me, owner, there, self.mine[owner])
            for viewer, by_both in self.both[owner].items():
                self._write(s.shared_doubt, viewer, owner, there, by_both)
                if owner == self.me:
                    self._write(s.doubt, viewer, owner, there, by_both)

    def _others_know(self, s: State, chance: Chance) -> None:
        """Two others know of each other what all know, more of as many cards as they may have learnt, and the names of
        some jobs that may have been taken from them."""
        named = named_job(s)
        for owner, viewers in self.others.items():
            there = held(s, owner)
            by_all = self.all.get(owner, there)
            for viewer in viewers:
                sure, learnt = by_all, s.learnt.get((viewer, owner), 0)
                if learnt:
                    sure = by_all[:]
                    hidden = [at for at, n in enumerate(there) for _ in range(n - sure[at])]
                    for _ in range(min(learnt, len(hidden))):
                        sure[chance.draw(hidden)] += 1
                self._write(s.doubt, viewer, owner, there, sure)
                self._write(s.shared_doubt, viewer, owner, there, sure)
                if taken := s.taken.get((viewer, owner), 0):
                    jobs = [job for job in ones(s.hand_jobs[owner]) if job != named]
                    most = min(taken, sure[JOBS] + len(jobs) - there[JOBS])
                    for _ in range(chance.below(max(most, 0) + 1)):
                        s.seen[viewer, owner] = s.seen.get((viewer, owner), 0) | 1 << chance.draw(jobs)

    def _write(self, book: Doubts, viewer: int, owner: int, there: list[int], sure: list[int]) -> None:
        for kind, n, known in zip(self.kinds, there, sure):
            if n != known:
                book[viewer, owner, kind] = n - known

    # -- answers ------------------------------------------------------------------------------------------------------

    def _seal(self, s: State, chance: Chance) -> Frame:
        """Answers of others under seal are drawn from those that could have been given."""
        rules, frame = self.rules, s.stack[-1]
        sealed: list[tuple[int, Move]] = []
        for seat, move in frame.sealed:
            if seat == self.me:
                sealed.append((seat, move))
            elif frame.step == "bids":
                case = [s.case[rules.case_at[seat] + value] for value in stages(s)]
                sealed.append((seat, Move("put", *(str(chance.below(n + 1)) for n in case))))
            else:
                at = rules.hand_at[seat]
                money = [offer for value, offer in enumerate(rules.box.offer) if s.hand[at + value]]
                sealed.append((seat, chance.pick(money) if money else OFFER_NOTHING))
        return frame._replace(sealed=tuple(sealed))
