"""What each seat may know. Nobody else decides about secrets; `worlds.py` is the way back."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import NOBODY, asked
from consigliere.core.game import View
from consigliere.core.save import frames_to_plain, result_to_plain
from consigliere.games.condottiere.knowledge import known_copies
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
        "control": {name: None if owner == NOBODY else owner for name, owner in zip(regions, s.control, strict=True)},
        "companies": [[cards[card] for card in company] for company in s.companies],
        "face_down": [card != NO_CARD for card in s.face_down],
        "strengths": strengths(box, s.companies),
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
    public["known"] = [_known(s, seat, owner) for owner in seats]
    public["known_of_mine"] = [_known(s, viewer, seat) for viewer in seats]
    if s.stack and s.stack[-1].seat == seat:
        public |= _asked_about(s, seat)
    return public


def _known(s: State, viewer: int, owner: int) -> list[str]:
    """The cards that `viewer` knows to be in the hand of `owner` or face down there."""
    if viewer == owner or not (s.open_cards or s.shown_cards):
        return []
    return [name for card, name in enumerate(s.rules.box.cards) for _ in range(known_copies(s, viewer, owner, card))]


def _asked_about(s: State, seat: int) -> dict[str, Any]:
    """What the open question is about, for the seat that answers it."""
    frame = s.stack[-1]
    if frame.step == "keep_cards":
        return {"kept": [s.rules.box.cards[card] for card in frame.about]}
    if frame.step == "draw":
        return {"room": hand_limit_room(s, seat, region_counts(s)[seat])}
    return {}


def _bookkeeping(s: State, seat: int | None) -> dict[str, Any]:
    """What nobody looks for on a table but everybody knows, so that a world can be made of the view."""
    stack = frames_to_plain(s.stack)
    if s.stack and s.stack[-1].step == "keep_cards" and s.stack[-1].seat != seat:
        stack[-1][2] = ()  # which cards, and how many, somebody has kept so far (C-8.2) is his secret
    return {
        "stack": stack,
        "opener": s.opener,
        "defended": s.defended,
        "first": s.first,
        "open_cards": open_cards_to_plain(s.rules.box, s.open_cards),
        "shown_bounds": bounds_to_plain(s.shown_bounds),
    }
