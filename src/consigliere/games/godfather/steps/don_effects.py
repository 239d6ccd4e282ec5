"""G-132 What a don does with the effect of a job he completes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY
from consigliere.games.godfather.board import kill_on_front, kill_on_space, put_marker, take_top_marker
from consigliere.games.godfather.box import FIGURES
from consigliere.games.godfather.cards import (
    NONE,
    case_money,
    case_notes,
    case_size,
    drop_hand_job,
    into_suitcase,
    random_card,
    spend,
)
from consigliere.games.godfather.effects import drive_by_targets, kill_targets, offer, return_from_river
from consigliere.games.godfather.knowledge import fewer
from consigliere.games.godfather.queries import (
    controller,
    figure_kind,
    figure_word,
    has_figure_in,
    in_turf,
    owner,
    rounds_in,
    squares_in,
)
from consigliere.games.godfather.reading import Effect, Side
from consigliere.games.godfather.stash import stash_icons, stash_notes, stash_top_jobs
from consigliere.games.godfather.state import State
from consigliere.games.godfather.steps.dons import don_of, pick_business, resolve

Place = tuple[bool, int]  # on a space? and which space or business


def gain_money(s: State, seat: int, effect: Effect) -> None:
    cards = stash_notes(s, seat, [effect.money])
    if s.told is not None and cards:
        s.told.append(Event("don_money", seat, {"cards": cards, "rule": "G-132"}))


def job_instead(s: State, seat: int, effect: Effect) -> None:
    """Goods are no use to him, and his thugs stay where they are."""
    stash_top_jobs(s, seat, 1, "no_use", "G-132")


def draw_jobs(s: State, seat: int, effect: Effect) -> None:
    stash_top_jobs(s, seat, effect.n, "effect", "G-132")


def suitcase(s: State, seat: int, effect: Effect) -> None:
    stash_icons(s, seat, effect.n)


# -- violence -----------------------------------------------------------------------------------------------------


def rank(s: State, seat: int, place: Place) -> tuple[int, int, int]:
    """The target rule: humans first, then the turf in his search order, then the type in his list."""
    on_space, at = place
    figure = s.spaces[at] if on_space else s.fronts[at]
    don = don_of(s, seat)
    turfs = s.rules.box.touched[at] if on_space else (s.where[at],)
    whose = owner(figure)
    human = whose != NOBODY and not s.rules.is_don[whose]
    return (not human, min(map(don.search.index, turfs)), don.types.index(figure_kind(figure)))


def is_human(s: State, place: Place) -> bool:
    on_space, at = place
    whose = owner(s.spaces[at] if on_space else s.fronts[at])
    return whose != NOBODY and not s.rules.is_don[whose]


def best_target(s: State, seat: int, places: list[Place]) -> Place:
    """The first by the target rule; those that are equal to it share the chance."""
    ranks = [rank(s, seat, place) for place in places]
    first = min(ranks)
    equal = [place for place, its in zip(places, ranks) if its == first]
    return equal[0] if len(equal) == 1 else s.chance.pick(equal)


def strike(s: State, seat: int, place: Place) -> None:
    on_space, at = place
    if on_space:
        kill_on_space(s, seat, at)
    else:
        kill_on_front(s, seat, at)


def kill(s: State, seat: int, effect: Effect) -> None:
    for _ in range(effect.n):
        fronts, spaces = kill_targets(s, seat, effect.kinds)
        places = [(False, at) for at in fronts] + [(True, at) for at in spaces]
        if not places:
            tell_no_target(s, seat)
            return
        strike(s, seat, best_target(s, seat, places))


def drive_by(s: State, seat: int, effect: Effect) -> None:
    for turf in don_of(s, seat).search:
        squares, rounds = drive_by_targets(s, seat, turf)
        groups: list[list[Place]] = [[(False, at) for at in squares], [(True, at) for at in rounds]]
        if any(is_human(s, place) for group in groups for place in group):
            for group in groups:
                if group:
                    strike(s, seat, best_target(s, seat, group))
            return
    tell_no_target(s, seat)


def car_bomb(s: State, seat: int, effect: Effect) -> None:
    """All square-based figures of the turf, his own too, but no round-based one of his own."""
    for turf in don_of(s, seat).search:
        squares = [(False, at) for at in squares_in(s, turf)]
        rounds = [(True, at) for at in rounds_in(s, turf) if owner(s.spaces[at]) != seat]
        if any(is_human(s, place) for place in squares + rounds):
            for place in squares:
                strike(s, seat, place)
            if rounds:
                strike(s, seat, best_target(s, seat, rounds))
            return
    tell_no_target(s, seat)


def tell_no_target(s: State, seat: int) -> None:
    if s.told is not None:
        s.told.append(Event("don_no_target", seat, {"rule": "G-89"}))


# -- theft --------------------------------------------------------------------------------------------------------


def richest(s: State, seat: int, size: Callable[[int], int]) -> int:
    """The human with most cards; tied: the next one clockwise. NOBODY if none has a card."""
    best = NOBODY
    for i in range(1, s.rules.n):
        other = (seat + i) % s.rules.n
        if other < s.rules.humans and size(other) and (best == NOBODY or size(other) > size(best)):
            best = other
    return best


def steal_hand(s: State, seat: int, effect: Effect) -> None:
    """A random card of the largest hand; goods go to the bank and he takes the top job instead."""
    rules = s.rules
    box = rules.box
    for _ in range(effect.n):
        victim = richest(s, seat, lambda other: s.size[other])
        if victim == NOBODY:
            return tell_no_target(s, seat)
        at = rules.hand_at[victim]
        kind, job = random_card(s, s.hand[at : at + box.width], s.hand_jobs[victim])
        if s.told is not None:
            card = box.jobs[job] if job != NONE else box.kinds[kind]
            s.told.append(Event("don_robs_hand", seat, {"victim": victim, "card": card, "rule": "G-132"}))
        if job != NONE:
            drop_hand_job(s, victim, job)
            s.case_jobs[seat] |= 1 << job
        elif kind < box.notes:
            into_suitcase(s, victim, kind, seat)
        else:
            spend(s, victim, kind)
            stash_top_jobs(s, seat, 1, "no_use", "G-132")


def steal_suitcase(s: State, seat: int, effect: Effect) -> None:
    """A random money card of the fullest suitcase that holds any."""
    rules = s.rules
    for _ in range(effect.n):
        victim = richest(s, seat, lambda other: case_size(s, other) if case_notes(s, other) else 0)
        if victim == NOBODY:
            return tell_no_target(s, seat)
        value, _ = random_card(s, case_money(s, victim), 0)
        at = rules.case_at[victim] + value
        s.case[at] -= 1
        s.case[rules.case_at[seat] + value] += 1
        if s.learnt:
            fewer(s, victim, rules.box.width + value, s.case[at])
        if s.told is not None:
            facts = {"victim": victim, "card": rules.box.kinds[value], "rule": "G-132"}
            s.told.append(Event("don_robs_case", seat, facts))


# -- turfs --------------------------------------------------------------------------------------------------------


def use_again(s: State, seat: int, turf: int, sides: tuple[Side, ...]) -> None:
    """One side of one business of the turf, chosen as in G-107, occupied or not; the top job for its goods."""
    business, why = pick_business(s, seat, in_turf(s, turf))
    if s.told is not None:
        facts = {"business": s.rules.box.businesses[business], "turf": turf + 1, "why": ["turf", *why], "rule": "G-132"}
        s.told.append(Event("don_again", seat, facts))
    resolve(s, seat, [(business, sides[business])], 0, attempt=False)


def front_again(s: State, seat: int, effect: Effect) -> None:
    for turf in don_of(s, seat).search:
        if controller(s, turf) == seat:
            return use_again(s, seat, turf, s.rules.box.front)
    stash_top_jobs(s, seat, 1, "no_target", "G-132")


def back_again(s: State, seat: int, effect: Effect) -> None:
    """Among the turfs of the family member he placed last, of those still on the board."""
    for figure in reversed(s.recent[seat]):
        if figure in s.spaces:
            touched = s.rules.box.touched[s.spaces.index(figure)]
            turf = next(turf for turf in don_of(s, seat).search if turf in touched)
            return use_again(s, seat, turf, s.rules.box.back)
    stash_top_jobs(s, seat, 1, "no_target", "G-132")


def recall(s: State, seat: int, effect: Effect) -> None:
    for _ in range(effect.n):
        figure = next(own_in_river(s, seat), NONE)
        if figure == NONE:
            stash_top_jobs(s, seat, 1, "no_target", "G-132")
            return
        return_from_river(s, figure)
        if s.told is not None:
            s.told.append(Event("recalls", seat, {"figure": figure_word(s.rules.box, figure), "place": "river"}))


def own_in_river(s: State, seat: int) -> Iterator[int]:
    """His figures in the river, by his type order."""
    for kind in don_of(s, seat).types:
        for figure in range(seat * FIGURES, (seat + 1) * FIGURES):
            if s.river >> figure & 1 and figure_kind(figure) == kind:
                yield figure


def place_control(s: State, seat: int, effect: Effect) -> None:
    for turf in don_of(s, seat).search:
        if s.markers[seat] and controller(s, turf) != seat and has_figure_in(s, seat, turf):
            put_marker(s, seat, turf)
            return
    stash_top_jobs(s, seat, 1, "no_target", "G-132")


def remove_control(s: State, seat: int, effect: Effect) -> None:
    for turf in don_of(s, seat).search:
        boss = controller(s, turf)
        if boss != NOBODY and not s.rules.is_don[boss]:
            take_top_marker(s, seat, turf)
            return
    stash_top_jobs(s, seat, 1, "no_target", "G-132")


DON_OPERATIONS: dict[str, Callable[[State, int, Effect], None]] = {
    "gain_money": gain_money,
    "gain_good": job_instead,
    "gain_choice_goods": job_instead,
    "move_thug": job_instead,
    "draw_job": draw_jobs,
    "suitcase": suitcase,
    "kill": kill,
    "drive_by": drive_by,
    "car_bomb": car_bomb,
    "steal_hand": steal_hand,
    "steal_suitcase": steal_suitcase,
    "offer": offer,
    "front_again": front_again,
    "back_again": back_again,
    "recall": recall,
    "place_control": place_control,
    "remove_control": remove_control,
}
