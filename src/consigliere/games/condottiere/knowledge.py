"""Who knows which cards of somebody else's hand. It rules nothing; views and imagined worlds rest on it."""

from __future__ import annotations

from consigliere.games.condottiere.state import State


def everybody_saw(s: State, owner: int, card: int) -> None:
    """An open card went into a hand (C-5.9): all others know that it is there."""
    for viewer in range(s.rules.players):
        if viewer != owner:
            was_shown(s, viewer, owner, card)


def was_shown(s: State, viewer: int, owner: int, card: int) -> None:
    s.known[viewer, owner, card] = s.known.get((viewer, owner, card), 0) + 1


def came_to_light(s: State, owner: int, card: int) -> None:
    """A card left the hand openly: one copy less is known to be there."""
    if s.known:
        for viewer in range(s.rules.players):
            n = s.known.get((viewer, owner, card), 0)
            if n > 1:
                s.known[viewer, owner, card] = n - 1
            elif n:
                del s.known[viewer, owner, card]
    if s.rules.box.mercenary[card] and s.hints.get(owner):
        del s.hints[owner]  # it may have been the only one


def hand_is_gone(s: State, owner: int) -> None:
    """All cards of a hand were discarded."""
    for key in [key for key in s.known if key[1] == owner]:
        del s.known[key]
    s.hints.pop(owner, None)


def all_was_shuffled(s: State) -> None:
    s.known.clear()
    s.hints.clear()
