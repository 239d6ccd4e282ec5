"""What each seat may know. Nobody else decides about secrets."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import asked
from consigliere.core.game import View
from consigliere.core.save import result_to_plain
from consigliere.games.godfather.bookkeeping import bookkeeping
from consigliere.games.godfather.box import FIGURES, ones
from consigliere.games.godfather.cards import case_ids, case_size, hand_ids
from consigliere.games.godfather.queries import gangs, stack_leader
from consigliere.games.godfather.reading import FIGURE_WORDS
from consigliere.games.godfather.state import NOWHERE, PHASES, State
from consigliere.games.godfather.steps.bribery import stages
from consigliere.games.godfather.steps.ending import bonuses, case_dollars, job_counts

#: by the bits of a reserve: the figures in it
RESERVES = tuple(tuple(FIGURE_WORDS[figure] for figure in ones(bits)) for bits in range(1 << FIGURES))


def view(s: State, seat: int | None) -> View:
    """Built up from nothing: the table as everybody sees it, then what only this seat knows."""
    rules = s.rules
    box = rules.box
    seats = range(rules.n)
    figures = box.figure_facts
    frame = s.stack[-1] if s.stack else None
    public: View = {
        "game": "godfather",
        "players": rules.players,
        "options": rules.options,
        "components": rules.data.digest,
        "seat": seat,
        "asked": list(asked(s)),
        "question": frame.step if frame else None,
        "act": s.act + 1,
        "phase": PHASES[s.phase],
        "horse_head": s.head,
        "hand_limit": box.acts[s.act].limit,
        "families": [_family(s, other) for other in seats],
        "turfs": [_turf(s, turf, figures) for turf, figures in enumerate(gangs(s))],
        "businesses": {box.businesses[b]: box.business_facts[box.businesses[b]] for b in s.board},
        "fronts": {box.businesses[b]: figures[s.fronts[b]] for b in s.board},
        "spaces": {box.spaces[p]: figures[s.spaces[p]] for p in rules.spaces},
        "space_turfs": rules.space_turfs,
        "river": [figures[figure] for figure in ones(s.river)],
        "open_jobs": {box.jobs[job]: box.job_facts[box.jobs[job]] for job in s.open_jobs},
        "job_discard": box.bits(s.discard),
        "job_deck": len(s.deck),
        "tile_stacks": {"blue": len(s.blue), "red": len(s.red)},
        "shown_allies": {box.allies[ally]: box.ally_facts[box.allies[ally]] for ally in s.shown},
        "bank": dict(zip(box.kinds, s.bank)),
        "result": result_to_plain(s.result),
        "bookkeeping": bookkeeping(s, seat),
    }
    if s.result is not None:
        public["count"] = _count(s)
    if seat is None:
        return public
    public["hand"] = hand_ids(s, seat)
    public["hand_jobs"] = {box.jobs[job]: box.job_facts[box.jobs[job]] for job in ones(s.hand_jobs[seat])}
    public["suitcase"] = case_ids(s, seat)  # G-25: nobody else may look inside
    public["known_jobs"] = {str(other): box.bits(jobs) for (v, other), jobs in sorted(s.seen.items()) if v == seat}
    if frame is not None and seat in public["asked"]:
        public["about"] = _about(s, seat)
    return public


def _family(s: State, seat: int) -> dict[str, Any]:
    """What everybody sees of one family. G-102 What a don's suitcase holds, all know."""
    rules = s.rules
    box, don = rules.box, rules.don[seat]
    family: dict[str, Any] = {
        "family": box.families[seat]["id"],
        "don": None if don is None else don.id,
        "hand": s.size[seat],
        "suitcase": case_size(s, seat),
        "reserve": list(RESERVES[s.reserve[seat]]),
        "markers": s.markers[seat],
        "allies": {box.allies[ally]: not s.played >> ally & 1 for ally in s.allies[seat]},
        "ally_effects": {box.allies[ally]: box.ally_facts[box.allies[ally]] for ally in s.allies[seat]},
    }
    if don is not None:
        family["contents"] = case_ids(s, seat)
        family["search"] = [turf + 1 for turf in don.search]
        family["fronts"] = don.fronts
    return family


def _turf(s: State, turf: int, figures: list[int]) -> dict[str, Any]:
    box, tile, stack = s.rules.box, s.tiles[turf], s.stacks[turf]
    leader = stack_leader(stack)
    return {
        "number": turf + 1,
        "printed": box.businesses[box.printed[turf]],
        "tile": None if tile == NOWHERE else box.businesses[tile],
        "markers": list(stack),
        "controller": stack[-1] if stack else None,
        "leader": None if leader < 0 else leader,
        "figures": figures,
    }


def _count(s: State) -> list[dict[str, Any]]:
    """G-59 How each score came about; when all is over, suitcases are open."""
    money, counts = case_dollars(s), job_counts(s)
    turfs, colors = bonuses(s, counts)
    return [
        {
            "money": money[seat],
            "turfs": turfs[seat],
            "colors": colors[seat],
            "jobs": {color: held[seat] for color, held in zip(s.rules.box.colors, counts)},
        }
        for seat in range(s.rules.n)
    ]


def _about(s: State, seat: int) -> dict[str, Any]:
    """What the open question is about, for a seat that answers it."""
    box, frame = s.rules.box, s.stack[-1]
    step, about = frame.step, frame.about
    if step == "bids":
        given = dict(frame.sealed).get(seat, ())
        values = stages(s)
        value = values[max(len(given) - 1, 0)]
        return {"card": box.kinds[value], "bid": dict(zip([box.kinds[v] for v in values], map(int, given[1:])))}
    if step == "cost":
        side = "front" if about[1] else "back"
        return {"business": box.businesses[about[0]], "side": side, "n": about[2]}
    if step in ("share", "move_to"):
        return {"business": box.businesses[about]}
    if step == "pay":
        return {"job": box.jobs[about]}
    if step == "launder" or step in ("choose_goods", "rob_hand", "rob_case"):
        return {"n": about}
    if step in ("kill", "recall"):
        return {"n": about[1]}
    if step == "hit":
        return {"turf": about[0] + 1}
    if step == "fetch":
        return {"turf": about + 1}
    if step == "offer":
        return {"who": about}
    if step == "place_figure":
        return {"figure": box.figures[about[0]]}
    if step == "tribute":
        return {"n": s.size[seat] - box.acts[s.act].limit}
    return {}
