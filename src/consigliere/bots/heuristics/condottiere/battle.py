"""In battle: play a card, or pass and save it for later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from consigliere.bots.heuristics.condottiere.table import NOBODY, UNSEEN, Table, is_useless, worths
from consigliere.core.move import Move
from consigliere.games.condottiere.queries import highest_mercenary, strengths

FACE_DOWN = 3.5  # points of strength somebody else's face-down card stands for
COLD = 1.2  # points an unseen card stands for while a Winter lies on the table
DRUM = 1.6  # so much more behind a drummer
DRUM_SHARE = 0.7  # the part of my strength so far that a drummer in hand would double
TOKEN = 0.5  # hundredths of a victory for choosing the next region
ZEAL = 0.15  # the part of its hand that a seat spends on any region, for each player at the table
GREED = 0.06  # more of it for each hundredth of a victory that the region would bring
DOUBT = 1.0, 0.2  # how unsure it is what a seat will reach: always, and for each of its cards
TRIFLE = 0.0001  # the part of their price that cards keep when the game ends unless they are spent
OUTBID = 0.8  # the part of what it takes to outbid everybody that one really has to pay

SURE_OF_IT = 100.0  # hundredths of a victory
NEVER = -1000.0
A_LITTLE = 1e-6

Companies = list[list[int]]


class Rival(NamedTuple):
    """What somebody else will still add to his company, by guess."""

    seat: int
    more: float
    more_in_winter: float
    doubt: float


class Lines(NamedTuple):
    """How a battle stands."""

    strengths: list[float]  # by seat
    courtesans: list[int]  # by seat
    winter: bool
    spring: bool
    drumming: bool  # a Drummer lies in my company


@dataclass
class Stakes:
    """What the battle decides, how it stands, and whom it is fought against."""

    hopes: list[float]  # mine if a seat wins it, by seat, and at the end if nobody does
    now: Lines
    rivals: list[Rival]
    price: float  # of a point of strength


def stakes(t: Table) -> Stakes:
    kind, sizes = t.box.kind, t.view["hand_sizes"]
    seats = range(len(t.companies))
    if t.view["final"]:
        hopes = [100.0 if seat == t.me else 0.0 for seat in seats] + [50.0]
        zeal = [1.0 for _ in seats]
        fatal: list[int] = []
    else:
        now = t.hopes_if(NOBODY, 0)
        after = [t.hopes_if(seat, t.region) for seat in seats]
        hopes = [one[t.me] for one in after] + [now[t.me]]
        fatal = [seat for seat in t.others if after[seat][seat] == SURE_OF_IT]
        zeal = [min(1.0, max(0.1, ZEAL * len(seats) + GREED * (after[seat][seat] - now[seat]))) for seat in seats]
    rivals = []
    for seat in t.others:
        cards = sizes[seat] if seat in t.active else 0
        spent = zeal[seat] * cards * (DRUM if "drummer" in [kind[card] for card in t.companies[seat]] else 1.0)
        rivals.append(Rival(seat, spent * UNSEEN, spent * COLD, DOUBT[0] + DOUBT[1] * cards if cards else 0.2))
    standing = lines(t, t.companies)
    price = t.price * TRIFLE if is_the_last_to_stop(t, standing, fatal) else t.price
    return Stakes(hopes, standing, rivals, price)


def is_the_last_to_stop(t: Table, now: Lines, fatal: Sequence[int]) -> bool:
    """Does somebody win the game who leads here, if I pass? Nobody else is left who could prevent it."""
    first = leader(now.strengths)
    if first == NOBODY and t.view["defender"] is not None:
        first = t.view["defender"]
    return first in fatal and all(seat == first for seat in t.active)


def lines(t: Table, companies: Companies) -> Lines:
    """How it stands with these companies, my face-down card included and those of others guessed."""
    if t.hidden != NOBODY:
        companies = companies[:]
        companies[t.me] = [*companies[t.me], t.hidden]
    found: list[float] = [*strengths(t.box, companies)]
    for seat in t.others:
        if t.view["face_down"][seat]:
            found[seat] += FACE_DOWN
    kind = t.box.kind
    kinds = [[kind[card] for card in company] for company in companies]
    winter = spring = False
    for one in kinds:
        winter = winter or "winter" in one
        spring = spring or "spring" in one
    return Lines(found, [one.count("courtesan") for one in kinds], winter, spring, "drummer" in kinds[t.me])


# -- what a card does ---------------------------------------------------------------------------------------------


def after(t: Table, card: int) -> Companies:
    """The companies once I have played a card. For a Scarecrow see `taken_back`."""
    box, kind = t.box, t.box.kind[card]
    if kind in ("scarecrow", "surrender"):
        return t.companies
    companies = [company[:] for company in t.companies]
    if kind == "bishop":
        highest = highest_mercenary(box, companies)
        return [[c for c in company if not (box.mercenary[c] and box.strength[c] == highest)] for company in companies]
    gone = {"winter": "spring", "spring": "winter"}.get(kind)
    if gone:
        companies = [[c for c in company if box.kind[c] != gone] for company in companies]
    companies[t.me].append(card)
    return companies


def taken_back(t: Table) -> Iterator[tuple[int, Companies]]:
    """Each mercenary a Scarecrow could take back, with the companies that would be left."""
    mine = t.companies[t.me]
    for card in sorted(set(mine)):
        if t.box.mercenary[card]:
            companies = [company[:] for company in t.companies]
            companies[t.me].remove(card)
            yield card, companies


def played(t: Table, now: Lines, card: int) -> Lines:
    """How it stands once I have played a card. A card that only adds its strength needs no look at the others."""
    box = t.box
    strength = box.strength[card]
    if not strength or (now.spring and box.mercenary[card]):
        return lines(t, after(t, card))
    found, courtesans = now.strengths[:], now.courtesans
    if box.mercenary[card]:
        base = box.number["winter_value"] if now.winter else strength
        found[t.me] += base * box.number["drummer_factor"] if now.drumming else base
    else:
        found[t.me] += strength
        if box.kind[card] == "courtesan":
            courtesans = courtesans[:]
            courtesans[t.me] += 1
    return Lines(found, courtesans, now.winter, now.spring, now.drumming)


def leader(numbers: Sequence[float]) -> int:
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else NOBODY


# -- nobody else will play: reckon exactly ------------------------------------------------------------------------


def settled(t: Table, at: Stakes, end: Lines) -> float:
    """My hopes if the battle ended like this (C-7.1, C-7.2, C-16.5)."""
    winner, courted = leader(end.strengths), leader(end.courtesans)
    if winner == NOBODY:
        if t.view["final"] and end.strengths[t.me] < max(end.strengths):
            return 0.0
        if t.view["defender"] is not None:
            winner = t.view["defender"]
            if t.view["options"]["reconquest_tie_token"] == "defender":
                courted = NOBODY
    owner = courted if courted != NOBODY else winner
    return at.hopes[winner] + (TOKEN if owner == t.me else 0.0)


def passing(t: Table, move: Move, score: float) -> float:
    """A pass, with which one may decide to throw the hand away (C-7.6): a good hand is kept, a useless one is not."""
    if len(move) == 1:
        return score
    return score + (A_LITTLE if is_useless(t) else -A_LITTLE)


def alone(t: Table, at: Stakes, moves: Sequence[Move]) -> list[float]:
    """Take the lead as cheaply as it goes if the region is worth it, else pass."""
    worth, price = worths(t.box), at.price
    now = settled(t, at, at.now)
    scores, enough = [], False
    for move in moves:
        if move[0] != "play":
            scores.append(passing(t, move, now))
            continue
        card = t.box.card[move[1]]
        score = settled(t, at, played(t, at.now, card))
        enough = enough or score > now
        if t.box.kind[card] == "scarecrow":
            back = [settled(t, at, lines(t, left)) + price * worth[own] for own, left in taken_back(t)]
            score = max([score, *back])
        scores.append(score - price * worth[card])
    plan = None if enough else cheapest_plan(t, at, now)
    if plan:
        first = moves.index(t.box.play[plan[0]])
        scores[first] = max(scores[first], plan[1])
    return scores


def cheapest_plan(t: Table, at: Stakes, now: float) -> tuple[int, float] | None:
    """The first of several cards that together change the outcome, and what that is worth; None if they cannot."""
    box, worth = t.box, worths(t.box)
    fighters = sorted((c for c in t.hand if box.strength[c]), key=lambda c: box.strength[c], reverse=True)
    drummers = [c for c in t.hand if box.kind[c] == "drummer"][:1]
    best: tuple[int, float] | None = None
    for start in ([], drummers) if drummers else ([],):
        companies = [company[:] for company in t.companies]
        cost = 0.0
        plan = [*start, *fighters]
        for card in plan:
            companies[t.me].append(card)
            cost += worth[card]
            score = settled(t, at, lines(t, companies))
            if score > now:
                if best is None or score - at.price * cost > best[1]:
                    best = plan[0], score - at.price * cost
                break
    return best


# -- others are still in: guess how far they will go --------------------------------------------------------------


def chances(t: Table, at: Stakes, then: Lines, reach: float) -> tuple[float, float, int]:
    """How likely I win if I can reach that strength, what the strongest rival will reach, and who that is."""
    if t.view["defender"] == t.me:
        reach += 0.6  # a tie is enough (C-16.5)
    likely, most, strongest = 1.0, 0.0, NOBODY
    for seat, more, more_in_winter, doubt in at.rivals:
        goal = then.strengths[seat] + (more_in_winter if then.winter else more)
        if goal > most:
            most, strongest = goal, seat
        likely /= 1 + exp(min(50.0, (goal + 0.5 - reach) / doubt))
    return likely, most, strongest


def prospect(t: Table, at: Stakes, then: Lines, hand: Sequence[int], staying: bool = True) -> float:
    """My hopes if it stands like this and I hold this hand: what I may win less what it will still cost me."""
    price, mine = at.price, then.strengths[t.me]
    cost = more = 0.0
    if staying:
        more, cost = reserves(t, hand, mine, then.winter, then.drumming)
        prize = at.hopes[t.me] - min(at.hopes)
        spend = min(1.0, prize / (price * cost)) if cost else 0.0
        more, cost = more * spend, cost * spend
    likely, most, strongest = chances(t, at, then, mine + more)
    courted = leader(then.courtesans)
    token = TOKEN * (0.8 if courted == t.me else likely if courted == NOBODY else 0.0)
    need = min(more, max(0.0, most - mine)) / more * cost if more else 0.0
    return likely * at.hopes[t.me] + (1 - likely) * at.hopes[strongest] + token - price * OUTBID * likely * need


def reserves(t: Table, hand: Sequence[int], mine: float, winter: bool, drumming: bool) -> tuple[float, float]:
    """What all cards of a hand would add to my company, and what they are worth."""
    box, kind, worth = t.box, t.box.kind, worths(t.box)
    cold = box.number["winter_value"]
    soldiers = others = cost = 0.0
    drummer = NOBODY
    for card in hand:
        strength = box.strength[card]
        if strength:
            cost += worth[card]
            if box.mercenary[card]:
                soldiers += cold if winter else strength
            else:
                others += strength
        elif kind[card] == "drummer":
            drummer = card
    if drumming:
        return box.number["drummer_factor"] * soldiers + others, cost
    if drummer != NOBODY:
        return box.number["drummer_factor"] * soldiers + others + DRUM_SHARE * mine, cost + worth[drummer]
    return soldiers + others, cost


def without(hand: Sequence[int], card: int) -> list[int]:
    rest = list(hand)
    rest.remove(card)
    return rest


def turn(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-4.2 Play a card or pass."""
    at = stakes(t)
    if not t.active:
        return alone(t, at, moves)
    worth, price = worths(t.box), at.price
    # C-16.2: a defender who has played nothing may wait and see
    waiting = t.view["defender"] == t.me and not t.companies[t.me] and t.hidden == NOBODY
    scores = []
    for move in moves:
        if move[0] != "play":
            scores.append(passing(t, move, prospect(t, at, at.now, t.hand, staying=waiting)))
            continue
        card = t.box.card[move[1]]
        rest = without(t.hand, card)
        kind = t.box.kind[card]
        if kind == "surrender":
            score = settled(t, at, at.now) if ends_well(t, at) else NEVER
        elif kind == "scarecrow":
            back = [prospect(t, at, lines(t, left), [*rest, c]) + price * worth[c] for c, left in taken_back(t)]
            score = max([prospect(t, at, at.now, rest), *back])
        else:
            score = prospect(t, at, played(t, at.now, card), rest)
        scores.append(score - price * worth[card])
    return scores


def ends_well(t: Table, at: Stakes) -> bool:
    """Does it bring anything to end the battle as it stands? At a tied lead a Surrender wins nothing for anybody."""
    return t.view["final"] or t.view["defender"] is not None or leader(at.now.strengths) != NOBODY


def take_back(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-5.9 Take a mercenary back if the company can do without it, or if all is lost here."""
    at = stakes(t)
    left = dict(taken_back(t))
    worth, price = worths(t.box), at.price
    scores = []
    for move in moves:
        card = t.box.card.get(move[1], NOBODY)
        if card in left:
            then, hand, gain = lines(t, left[card]), [*t.hand, card], price * worth[card]
        else:
            then, hand, gain = at.now, t.hand, 0.0
        scores.append(gain + (prospect(t, at, then, hand) if t.active else settled(t, at, then)))
    return scores


def turn_up_or_not(t: Table, moves: Sequence[Move]) -> list[float]:
    """C-17.4 A card face down is safe from a Bishop, and others guess it low; a Heroine may frighten them off."""
    frightening = bool(t.active) and t.hidden != NOBODY and t.box.kind[t.hidden] == "heroine"
    return [(1.0 if frightening else -1.0) if move.verb == "reveal" else 0.0 for move in moves]
