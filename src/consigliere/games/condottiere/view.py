"""What each seat may know. Nobody else decides about secrets; `worlds.py` is the way back."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import NOBODY, asked
from consigliere.core.game import View
from consigliere.core.save import frames_to_plain, result_to_plain
from consigliere.games.condottiere.queries import hand_limit_room, region_counts, strengths
from consigliere.games.condottiere.save import bounds_to_plain, mercenaries_to_plain, open_cards_to_plain
from consigliere.games.condottiere.state import NO_CARD, NOWHERE, State


def view(s: State, seat: int | None) -> View:
    """Built up from nothing: the table as everybody sees it, then what only this seat knows."""
    rules, box = s.rules, s.rules.box
    seats = range(rules.players)
    cards, regions = box.cards, box.regions
    public: View = {
        "game": "condottiere",
        "players": rules.players,
        "options": dict(rules.options),
        "components": rules.data.digest,
        "seat": seat,
        "asked": list(asked(s)),
        "question": s.stack[-1].step if s.stack else None,
        "game_number": s.game_number,
        "round": s.round_number,
        "battle": s.battle_number,
        "final": s.final,
        "token": s.token,
        "region": None if s.region == NOWHERE else regions[s.region],
        "pope": None if s.pope == NOWHERE else regions[s.pope],
        "defender": None if s.defender == NOBODY else s.defender,
        "control": {regions[at]: None if owner == NOBODY else owner for at, owner in enumerate(s.control)},
        "companies": [[cards[card] for card in company] for company in s.companies],
        "face_down": [card != NO_CARD for card in s.face_down],
        "strengths": strengths(box, s.companies),  # C-4.4
        "passed": [bool(s.passed >> i & 1) for i in seats],
        "hand_sizes": s.held[:],
        "pile": len(s.pile),
        "discard": {cards[card]: n for card, n in enumerate(s.discard) if n},
        "mercenaries": mercenaries_to_plain(s),
        "regions": region_counts(s),
        "goal": {"total": rules.goal_total, "adjacent": rules.goal_adjacent},
        "points": s.points[:],
        "result": result_to_plain(s.result),
        "bookkeeping": _bookkeeping(s, seat),
    }
    if seat is None:
        return public
    public["hand"] = box.cards_of(s.hands[seat])
    public["own_face_down"] = None if s.face_down[seat] == NO_CARD else cards[s.face_down[seat]]
    public |= _known(s, seat)
    public["discarding"] = bool(s.discarding >> seat & 1)
    if public["question"] == "keep_cards" and public["asked"] == [seat]:
        public["kept"] = [cards[card] for card in s.stack[-1].about]
    elif public["question"] == "draw" and public["asked"] == [seat]:
        public["room"] = hand_limit_room(s, seat, public["regions"][seat])
    return public


def _known(s: State, seat: int) -> dict[str, list[list[str]]]:
    """By seat: which of its cards, in hand or face down, this seat knows, and which of this seat's cards it knows."""
    names = s.rules.box.cards
    theirs: list[list[str]] = [[] for _ in s.hands]
    mine: list[list[str]] = [[] for _ in s.hands]
    for (owner, card), n in sorted(s.open_cards.items()):
        if owner != seat:
            theirs[owner] += [names[card]] * n
            continue
        for viewer, cards in enumerate(mine):
            if viewer != seat:
                cards += [names[card]] * n
    for (viewer, owner, card), n in sorted(s.shown_cards.items()):
        if viewer == seat:
            theirs[owner] += [names[card]] * n
        elif owner == seat:
            mine[viewer] += [names[card]] * n
    return {"known": theirs, "known_of_mine": mine}


def _bookkeeping(s: State, seat: int | None) -> dict[str, Any]:
    """What nobody looks for on a table but everybody knows, so that a world can be made of the view."""
    stack = frames_to_plain(s.stack)
    if s.stack and s.stack[-1].step == "keep_cards" and s.stack[-1].seat != seat:
        stack[-1][2] = []  # which cards, and how many, somebody has kept so far (C-8.2) is his secret
    return {
        "stack": stack,
        "opener": s.opener,
        "defended": s.defended,
        "first": s.first,
        "open_cards": open_cards_to_plain(s.rules.box, s.open_cards) if s.open_cards else [],
        "shown_bounds": bounds_to_plain(s.shown_bounds) if s.shown_bounds else [],
    }
