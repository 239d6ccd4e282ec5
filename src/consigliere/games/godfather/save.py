"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    check_components,
    check_stack,
    frames_from_plain,
    frames_to_plain,
    one_per_seat,
    result_from_plain,
    result_to_plain,
    seat_number,
    whole,
)
from consigliere.games.godfather.box import FIGURES, NEUTRAL, Box, ones
from consigliere.games.godfather.cards import case_ids, hand_ids
from consigliere.games.godfather.frames import check_figures, check_frames, check_seats
from consigliere.games.godfather.knowledge import EVERYBODY, JOBS, count
from consigliere.games.godfather.state import EMPTY, NOWHERE, PHASES, Doubts, Rules, State, empty_table

SEATED = ("hands", "suitcases", "reserve", "markers", "allies", "icons", "recent", "last_turf")
REASONS = ("money", "dons")
MANY = 1000  # more than any number in a state that counts


def components(s: State) -> dict[str, int]:
    """Every card, tile, figure and marker of the families in play, wherever it lies."""
    rules = s.rules
    box = rules.box
    found: Counter[str] = Counter()
    for kind, name in enumerate(box.kinds):
        found[name] = s.bank[kind] + sum(s.hand[at + kind] for at in rules.hand_at)
        if kind < box.notes:
            found[name] += sum(s.case[at + kind] for at in rules.case_at)
    found.update(box.jobs[job] for job in (*s.deck, *s.open_jobs, *ones(s.discard)))
    for jobs in (*s.hand_jobs, *s.case_jobs):
        found.update(box.bits(jobs))
    found.update(box.allies[ally] for ally in (*s.ally_pile, *s.shown, *ones(s.gone)))
    for held in s.allies:
        found.update(box.allies[ally] for ally in held)
    found.update(box.businesses[tile] for tile in (*s.blue, *s.red, *s.board))
    for seat in range(rules.n):
        found[f"marker_{seat}"] = s.markers[seat] + sum(stack.count(seat) for stack in s.stacks)
        found[f"figure_{seat}"] = s.reserve[seat].bit_count() - sum(act.joins > 0 for act in box.acts[: s.act + 1])
    for figure in (*s.fronts, *s.spaces, *ones(s.river)):
        if figure != EMPTY and figure < NEUTRAL:
            found[f"figure_{figure // FIGURES}"] += 1
    return dict(sorted(found.items()))


def save(s: State) -> dict[str, Any]:
    rules = s.rules
    box = rules.box
    seats = range(rules.n)
    return {
        "chance": chance_to_plain(s.chance),
        "stack": frames_to_plain(s.stack),
        "result": result_to_plain(s.result),
        "hands": [hand_ids(s, seat) for seat in seats],
        "suitcases": [case_ids(s, seat) for seat in seats],
        "reserve": [ones(s.reserve[seat]) for seat in seats],
        "fronts": {box.businesses[b]: figure for b, figure in enumerate(s.fronts) if figure != EMPTY},
        "spaces": {box.spaces[p]: figure for p, figure in enumerate(s.spaces) if figure != EMPTY},
        "river": ones(s.river),
        "tiles": [None if tile == NOWHERE else box.businesses[tile] for tile in s.tiles],
        "tiles_came": [box.businesses[tile] for tile in s.board[box.turfs :]],
        "stacks": [list(stack) for stack in s.stacks],
        "markers": s.markers[:],
        "deck": [box.jobs[job] for job in s.deck],
        "open_jobs": [box.jobs[job] for job in s.open_jobs],
        "discard": box.bits(s.discard),
        "blue": [box.businesses[tile] for tile in s.blue],
        "red": [box.businesses[tile] for tile in s.red],
        "ally_pile": [box.allies[ally] for ally in s.ally_pile],
        "shown": [box.allies[ally] for ally in s.shown],
        "allies": [[box.allies[ally] for ally in held] for held in s.allies],
        "played": [box.allies[ally] for ally in ones(s.played)],
        "gone": [box.allies[ally] for ally in ones(s.gone)],
        "icons": s.icons[:],
        "due": [list(due) for due in s.due],
        "recent": [list(figures) for figures in s.recent],
        "last_turf": s.last_turf[:],
        "act": s.act + 1,
        "phase": s.phase + 1,
        "head": s.head,
        "quiet": s.quiet,
        "doubt": sorted([*key, n] for key, n in s.doubt.items()),
        "shared_doubt": sorted([*key, n] for key, n in s.shared_doubt.items()),
        "learnt": sorted([*key, n] for key, n in s.learnt.items()),
        "seen": sorted([*key, box.bits(jobs)] for key, jobs in s.seen.items()),
        "taken": sorted([*key, n] for key, n in s.taken.items()),
    }


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if the components are not those of the box."""
    box, n = rules.box, rules.n
    one_per_seat(data, SEATED, n)
    s = empty_table(rules, chance_from_plain(data["chance"]))
    s.stack = frames_from_plain(data["stack"])
    s.result = result_from_plain(data["result"])
    _load_cards(s, data)
    _load_board(s, data)
    s.ally_pile = sorted(box.ally[name] for name in data["ally_pile"])
    s.shown = tuple(box.ally[name] for name in data["shown"])
    s.allies = [tuple(box.ally[name] for name in held) for held in data["allies"]]
    s.played = sum(1 << box.ally[name] for name in set(data["played"]))
    s.gone = sum(1 << box.ally[name] for name in set(data["gone"]))
    s.icons = [whole(icons, 0, MANY, "icons") for icons in data["icons"]]
    s.due = tuple(_share(rules, *due) for due in data["due"])
    s.recent = [tuple(_figure(box, n, figure) for figure in figures) for figures in data["recent"]]
    s.last_turf = [whole(turf, NOWHERE, box.turfs - 1, "last_turf") for turf in data["last_turf"]]
    s.act = whole(data["act"], 1, len(box.acts), "act") - 1
    s.phase = whole(data["phase"], 1, len(PHASES), "phase") - 1
    s.head, s.quiet = seat_number(data["head"], n), whole(data["quiet"], 0, n, "quiet")
    _load_knowledge(s, data)
    check(s)
    return s


def _load_cards(s: State, data: Mapping[str, Any]) -> None:
    """Hands, suitcases, jobs; what lies nowhere else is in the bank."""
    rules = s.rules
    box = rules.box
    for seat in range(rules.n):
        for card in data["hands"][seat]:
            if card in box.kind:
                s.hand[rules.hand_at[seat] + box.kind[card]] += 1
                s.bank[box.kind[card]] -= 1
            else:
                s.hand_jobs[seat] |= 1 << box.job[card]
        for card in data["suitcases"][seat]:
            if card in box.kind and box.kind[card] < box.notes:
                s.case[rules.case_at[seat] + box.kind[card]] += 1
                s.bank[box.kind[card]] -= 1
            else:
                s.case_jobs[seat] |= 1 << box.job[card]
        s.size[seat] = len(data["hands"][seat])
    s.deck = sorted(box.job[name] for name in data["deck"])
    s.open_jobs = tuple(box.job[name] for name in data["open_jobs"])
    s.discard = _jobs(box, data["discard"])


def _load_knowledge(s: State, data: Mapping[str, Any]) -> None:
    """What the humans know of each other's cards; a don looks into nobody's."""
    humans, box = s.rules.humans, s.rules.box
    last = box.width + box.notes - 1

    def pair(viewer: Any, owner: Any, *others: int) -> tuple[int, int]:
        return seat_number(viewer, humans, *others), seat_number(owner, humans)

    def doubts(key: str, *others: int) -> Doubts:
        return {(*pair(v, o, *others), whole(kind, JOBS, last)): whole(n, 1, MANY) for v, o, kind, n in data[key]}

    s.doubt = doubts("doubt")
    s.shared_doubt = doubts("shared_doubt", EVERYBODY)
    s.learnt = {pair(v, o): whole(n, 1, MANY) for v, o, n in data["learnt"]}
    s.seen = {pair(v, o): _jobs(box, jobs) for v, o, jobs in data["seen"]}
    s.taken = {pair(v, o): whole(n, 1, MANY) for v, o, n in data["taken"]}


def _load_board(s: State, data: Mapping[str, Any]) -> None:
    rules = s.rules
    box, n = rules.box, rules.n
    s.reserve = [
        sum(1 << whole(figure, 0, FIGURES - 1, "reserve") for figure in set(figures)) for figures in data["reserve"]
    ]
    for name, figure in data["fronts"].items():
        s.fronts[box.business[name]] = _figure(box, n, figure)
    for name, figure in data["spaces"].items():
        s.spaces[box.space[name]] = _figure(box, n, figure)
    s.river = sum(1 << _figure(box, n, figure) for figure in set(data["river"]))
    s.tiles = [NOWHERE if name is None else box.business[name] for name in data["tiles"]]
    s.board += [box.business[name] for name in data["tiles_came"]]
    for turf, tile in enumerate(s.tiles):
        if tile != NOWHERE:
            s.where[tile] = turf
    s.blue = sorted(box.business[name] for name in data["blue"])
    s.red = sorted(box.business[name] for name in data["red"])
    s.stacks = [tuple(seat_number(seat, n) for seat in stack) for stack in data["stacks"]]
    s.markers = [whole(left, 0, box.number["control_markers"], "markers") for left in data["markers"]]


def check(s: State) -> None:
    """Refuse what cannot lie on a table: missing or surplus components, a step that does not exist."""
    rules = s.rules
    box = rules.box
    for kind, name in enumerate(box.kinds):
        if s.bank[kind] < 0:
            raise ValueError(f"more cards {name!r} lie on the table than the box holds")
    wanted = dict(zip(box.kinds, box.bank)) | dict.fromkeys((*box.jobs, *box.allies, *box.businesses), 1)
    for seat in range(rules.n):
        wanted[f"marker_{seat}"] = box.number["control_markers"]
        wanted[f"figure_{seat}"] = rules.start_figures.bit_count()
    check_components(components(s), wanted)
    if len(s.stacks) != box.turfs or len(s.tiles) != box.turfs:
        raise ValueError(f"the board has {box.turfs} turfs")
    if sorted(tile for tile in s.tiles if tile != NOWHERE) != sorted(s.board[box.turfs :]):
        raise ValueError("'tiles' and 'tiles_came' do not name the same tiles")
    for key in (*s.doubt, *s.shared_doubt):
        if count(s, key[1], key[2]) < max(s.doubt.get(key, 0), s.shared_doubt.get(key, 0)):
            raise ValueError("somebody doubts more cards than there are")
    for (_, owner), jobs in s.seen.items():
        if jobs & ~s.hand_jobs[owner]:
            raise ValueError("somebody knows of a job in a hand that is not there")
    check_stack(s, rules.n)
    check_seats(rules.don_seats, s)
    check_figures(s)
    check_result(s)
    check_frames(s)


def check_result(s: State) -> None:
    """A result names a score for each family, and some of them as winners."""
    if s.result is None:
        return
    n = s.rules.n
    if len(s.result.scores) != n or not all(isinstance(score, int) for score in s.result.scores):
        raise ValueError(f"a result has {n} scores")
    for seat in s.result.winners:
        seat_number(seat, n)
    if s.result.reason not in REASONS or not s.result.winners:
        raise ValueError("a result has winners and a reason")


def _jobs(box: Box, names: list[str]) -> int:
    return sum(1 << box.job[name] for name in set(names))


def _share(rules: Rules, boss: Any, business: Any, best: Any) -> tuple[int, int, int]:
    """G-38, G-118 Who gets a share of which business (a don: of none) and the highest money shown there, if any."""
    box = rules.box
    return (
        seat_number(boss, rules.n),
        whole(business, NOWHERE if boss in rules.don_seats else 0, len(box.businesses) - 1, "due"),
        whole(best, EMPTY, box.notes - 1, "due"),
    )


def _figure(box: Box, n: int, figure: Any) -> int:
    if figure in range(n * FIGURES) or figure in range(NEUTRAL, NEUTRAL + len(box.figures)):
        return int(figure)
    raise ValueError(f"there is no figure {figure!r}")
