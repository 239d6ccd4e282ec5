"""G-104 to G-117 The turn of a don. He decides nothing: his rules do, and every step tells its reason and its rule."""

from __future__ import annotations

from typing import NamedTuple

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY
from consigliere.games.godfather.board import kill_on_front, next_member, next_thug
from consigliere.games.godfather.box import MEMBER_BITS, NEUTRAL, THUG_BITS
from consigliere.games.godfather.cards import NONE, case_money, case_size, draw_job, pay_from_case, random_card
from consigliere.games.godfather.queries import (
    figure_kind,
    figure_word,
    in_turf,
    open_fronts,
    open_spaces,
    owner,
    squares_in,
)
from consigliere.games.godfather.reading import ALLY, FAMILY, THUG, Don, Side
from consigliere.games.godfather.stash import no_jobs_left, stash_icons, stash_notes, stash_top_jobs
from consigliere.games.godfather.state import EMPTY, State
from consigliere.games.godfather.steps.using import share_is_due


class Choice(NamedTuple):
    """G-104 What a don plays in this turn: a kind of figure, or an ally."""

    kind: int
    ally: int = NONE


def don_of(s: State, seat: int) -> Don:
    don = s.rules.don[seat]
    assert don is not None
    return don


def don_choice(s: State, seat: int) -> Choice | None:
    """G-104 The first type of his list of which he has something to place and a place for it; None if he has none."""
    reserve = s.reserve[seat]
    for kind in don_of(s, seat).types:
        if kind == FAMILY:
            if reserve & MEMBER_BITS and open_spaces(s):
                return Choice(FAMILY)
        elif kind == THUG:
            if reserve & THUG_BITS and open_fronts(s):
                return Choice(THUG)
        elif (ally := next_ally(s, seat)) != NONE:
            return Choice(ALLY, ally)
    return None


def next_ally(s: State, seat: int) -> int:
    """G-108 Figure allies that find a place come before the others, then the order in which he got them."""
    box = s.rules.box
    waiting = [ally for ally in s.allies[seat] if not s.played >> ally & 1]
    for ally in waiting:
        place = box.ally_places[ally]
        if place is not None and (open_spaces(s) if box.round[place.figure] else open_fronts(s)):
            return ally
    return next((ally for ally in waiting if box.ally_places[ally] is None), NONE)


def don_acts(s: State, seat: int, choice: Choice) -> None:
    """One turn of a don: step B, where, and step C, what he gets."""
    if choice.kind == FAMILY:
        place_member(s, seat, next_member(s, seat))
    elif choice.kind == THUG:
        place_thug(s, seat, next_thug(s, seat))
    else:
        play_ally(s, seat, choice.ally)


def place_member(s: State, seat: int, figure: int) -> None:
    """G-106 A family member or the Mayor."""
    box = s.rules.box
    space = pick_space(s, seat, figure)
    s.spaces[space] = figure
    if figure_kind(figure) == FAMILY:
        s.recent[seat] = (*s.recent[seat], figure)
    sides = [(b, box.back[b]) for turf in box.touched[space] for b in in_turf(s, turf)]
    resolve(s, seat, sides, access_of([side for _, side in sides]))


def place_thug(s: State, seat: int, figure: int) -> None:
    """G-107 A thug or the Union Boss."""
    box = s.rules.box
    business = pick_front(s, seat, figure)
    s.fronts[business] = figure
    share_is_due(s, seat, business)  # G-119, G-120
    fronts = [box.front[b] for b in in_turf(s, s.where[business])]  # G-110: all fronts of the turf
    resolve(s, seat, [(business, box.front[business])], access_of(fronts), by_turf=s.rules.attempt_by_turf)


def play_ally(s: State, seat: int, ally: int) -> None:
    """G-108 The Mayor as a family member, the Union Boss as a thug; the Police Chief arrests; of all others he only
    takes the top job."""
    box = s.rules.box
    s.played |= 1 << ally
    if s.told is not None:
        s.told.append(Event("don_ally", seat, {"ally": box.allies[ally], "rule": "G-108"}))
    place = box.ally_places[ally]
    if place is None:
        stash_top_jobs(s, seat, 1, "ally")
    elif box.round[place.figure]:
        place_member(s, seat, NEUTRAL + place.figure)
    elif place.use:
        place_thug(s, seat, NEUTRAL + place.figure)
    else:
        business = pick_front(s, seat, NEUTRAL + place.figure)
        s.fronts[business] = NEUTRAL + place.figure
        if any(effect.op == "arrest" for effect in box.ally_effects[ally]):
            arrest(s, seat, s.where[business])
        stash_top_jobs(s, seat, 1, "ally")


def arrest(s: State, seat: int, turf: int) -> None:
    """G-108 The Police Chief of a don arrests a thug of a human, if there is one in the turf."""
    for business in squares_in(s, turf):
        figure = s.fronts[business]
        if figure_kind(figure) == THUG and not s.rules.is_don[owner(figure)]:
            kill_on_front(s, seat, business)
            return


# -- step B: where ------------------------------------------------------------------------------------------------


def search_order(s: State, seat: int) -> tuple[int, ...]:
    """G-105 From the start of his list; with don_scan = "advance" from the turf after the last one he used (D-13)."""
    search = don_of(s, seat).search
    if s.rules.scan_advances and s.last_turf[seat] != NOBODY:
        at = search.index(s.last_turf[seat]) + 1
        return search[at:] + search[:at]
    return search


def pick_space(s: State, seat: int, figure: int) -> int:
    """G-106 The family space a don takes."""
    rules = s.rules
    touched, don = rules.box.touched, don_of(s, seat)
    found, why = open_spaces(s), []
    if rules.suggestions:
        normal = [space for space in found if rules.box.min_families[space] == 2]
        if normal:  # 1
            found = normal
        else:
            why.append("three_plus")
        three = [space for space in found if len(touched[space]) == 3]
        if three:  # 2
            found = three
            why.append("three")
    turf = next(t for t in search_order(s, seat) if any(t in touched[space] for space in found))  # 3
    found = [space for space in found if turf in touched[space]]
    if rules.suggestions and len(found) > 1:
        if don.sum == "random":  # 4
            found = [s.chance.pick(found)]
            why.append("dice")
        else:
            sums = [sum(touched[space]) for space in found]
            best = min(sums) if don.sum == "lowest" else max(sums)
            found = [space for space, total in zip(found, sums) if total == best]
            why.append(don.sum)
    if len(found) > 1:
        why.append("first_space")
    s.last_turf[seat] = turf
    space = found[0]  # 5
    if s.told is not None:
        facts = {"space": rules.box.spaces[space], "turf": turf + 1, "why": ["turf", *why], "rule": "G-106"}
        s.told.append(Event("don_family", seat, {**facts, "figure": figure_word(rules.box, figure)}))
    return space


def pick_front(s: State, seat: int, figure: int) -> int:
    """G-107 The front a don takes: in the first turf of his search that has an empty one."""
    box = s.rules.box
    free: list[int] = []
    turf = NOBODY
    for turf in search_order(s, seat):
        free = [business for business in in_turf(s, turf) if s.fronts[business] == EMPTY]
        if free:
            break
    business, why = pick_business(s, seat, free)
    s.last_turf[seat] = turf
    if s.told is not None:
        facts = {"business": box.businesses[business], "turf": turf + 1, "why": ["turf", *why], "rule": "G-107"}
        s.told.append(Event("don_thug", seat, {**facts, "figure": figure_word(box, figure)}))
    return business


def pick_business(s: State, seat: int, found: list[int]) -> tuple[int, list[str]]:
    """G-107 Of the two businesses of a turf: the printed one, the tile, or whatever dice say, as his card tells."""
    if len(found) == 1:
        return found[0], []
    fronts = don_of(s, seat).fronts
    if fronts == "random" or s.rules.front_by_chance:
        return s.chance.pick(found), ["dice"]
    return (found[0] if fronts == "printed_first" else found[-1]), [fronts]


# -- step C: what he gets -----------------------------------------------------------------------------------------


def access_of(sides: list[Side]) -> int:
    """G-110 The goods shown, one bit each."""
    access = 0
    for side in sides:
        access |= side.access
    return access


def resolve(
    s: State, seat: int, sides: list[tuple[int, Side]], access: int, attempt: bool = True, by_turf: bool = False
) -> None:
    """G-109 Costs, suitcase icons, then either a job attempt or the printed cards; in doubt the top job.

    D-19 Goods on the sides used decide whether there is an attempt; `by_turf`: goods he has access to.
    """
    stashed = False
    free: list[Side] = []
    for business, side in sides:
        if side.cost:
            stashed |= pay_cost(s, seat, business, side)
        else:
            free.append(side)
    icons = sum(side.suitcase for side in free)
    if icons:
        stashed |= stash_icons(s, seat, icons)
    goods = any(side.goods for side in free) or bool(by_turf and free and access)
    if not goods and s.rules.doubt_without_goods:  # D-28
        stashed |= any(side.money or side.job for side in free) and stash_top_jobs(s, seat, 1, "no_goods")
    elif not goods or s.rules.mixed_spaces:
        stashed |= stash_printed(s, seat, free)
    if goods:
        if attempt:
            stashed |= job_attempt(s, seat, access)
        else:  # G-132: front_again and back_again
            stashed |= stash_top_jobs(s, seat, 1, "again", "G-132")
    if not stashed and not goods:  # with goods he has drawn a job, or neither job nor note is left
        stash_top_jobs(s, seat, 1, "doubt")


def pay_cost(s: State, seat: int, business: int, side: Side) -> bool:
    """G-109.1 Random cards of his suitcase for what the side gives; with too few cards nothing happens."""
    box = s.rules.box
    name = box.businesses[business]
    if case_size(s, seat) < side.cost:
        if s.told is not None:
            s.told.append(Event("don_cannot_pay", seat, {"business": name, "n": side.cost, "rule": "G-109"}))
        return False
    gone = []
    for _ in range(side.cost):
        value, job = random_card(s, case_money(s, seat), s.case_jobs[seat])
        if job == NONE:
            pay_from_case(s, seat, value)
            gone.append(box.kinds[value])
        else:
            s.case_jobs[seat] &= ~(1 << job)
            s.discard |= 1 << job
            gone.append(box.jobs[job])
    if s.told is not None:
        s.told.append(Event("don_pays", seat, {"cards": gone, "business": name, "rule": "G-109"}))
    stashed = bool(side.suitcase) and stash_icons(s, seat, side.suitcase)
    return stash_printed(s, seat, [side]) or stashed


def stash_printed(s: State, seat: int, sides: list[Side]) -> bool:
    """G-109.4 The printed money, and one top job for each job icon."""
    cards = stash_notes(s, seat, [value for side in sides for value in side.money])
    if s.told is not None and cards:
        s.told.append(Event("don_money", seat, {"cards": cards, "rule": "G-109"}))
    icons = sum(side.job for side in sides)
    return stash_top_jobs(s, seat, icons, "icon", "G-109") or bool(cards)


def job_attempt(s: State, seat: int, access: int) -> bool:
    """G-111, G-112 The top job is completed if he has access to one of its goods, or to narcotics; kept anyway.

    G-113 He touches neither the open jobs nor those in his suitcase.
    """
    rules = s.rules
    box = rules.box
    job = draw_job(s)
    if job == NONE:
        return no_jobs_left(s, seat)
    fits = box.asks[job] & access | access & 1 << box.wild
    if not fits:
        s.case_jobs[seat] |= 1 << job
        if s.told is not None:
            s.told.append(Event("don_fails", seat, attempt_facts(s, job, access) | {"rule": "G-112"}))
        return True
    if s.told is not None:
        s.told.append(Event("don_completes", seat, attempt_facts(s, job, fits) | {"rule": "G-111"}))
    effect = box.job_effect[job]
    rules.don_operations[effect.op](s, seat, effect)
    s.case_jobs[seat] |= 1 << job
    cards = stash_notes(s, seat, box.reward[job])
    if s.told is not None and cards:
        s.told.append(Event("don_reward", seat, {"cards": cards, "job": box.jobs[job], "rule": "G-111"}))
    return True


def attempt_facts(s: State, job: int, goods: int) -> dict[str, object]:
    box = s.rules.box
    return {
        "job": box.jobs[job],
        "goods": [good for i, good in enumerate(box.goods) if goods >> i & 1],
        "cost": box.job_facts[box.jobs[job]]["cost"],
    }
