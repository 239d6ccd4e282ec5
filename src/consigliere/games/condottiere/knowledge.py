"""Who knows which cards of somebody else's hand. It rules nothing; views and worlds rest on it.

What everybody saw is kept once (`open_cards`), what one seat showed another apart from it (`shown_cards`). That a card
was shown is seen by all, which card it was is not: when a card of that hand comes to light, a third seat cannot tell
whether it was the one. So `shown_bounds` keeps how many shown cards can be left, and a world draws a number between.
"""

from __future__ import annotations

from consigliere.games.condottiere.state import NO_CARD, State


def known_copies(s: State, viewer: int, owner: int, card: int) -> int:
    """How many of a card the viewer knows to be in the owner's hand or face down there."""
    return s.open_cards.get((owner, card), 0) + s.shown_cards.get((viewer, owner, card), 0)


def everybody_saw(s: State, owner: int, card: int) -> None:
    """An open card went into a hand (C-5.9): all others know that it is there."""
    s.open_cards = {**s.open_cards, (owner, card): s.open_cards.get((owner, card), 0) + 1}


def was_shown(s: State, viewer: int, owner: int, card: int) -> None:
    """One seat let another see a card of its hand (C-12.2); the others saw that it was one, not which."""
    n = s.shown_cards.get((viewer, owner, card), 0)
    s.shown_cards = {**s.shown_cards, (viewer, owner, card): n + 1}
    least, most = s.shown_bounds.get((viewer, owner), (0, 0))
    s.shown_bounds = {**s.shown_bounds, (viewer, owner): (least + 1, min(most + 1, held_secretly(s, owner)))}


def came_to_light(s: State, owner: int, card: int) -> None:
    """A card left the hand openly: one copy less is known to be there. First goes a copy that everybody knew of."""
    if s.rules.box.mercenary[card]:
        s.with_mercenary &= ~(1 << owner)  # it may have been the only one
    if (owner, card) in s.open_cards:
        s.open_cards = {key: left for key, n in s.open_cards.items() if (left := n - (key == (owner, card)))}
    elif s.shown_bounds:
        one_shown_less(s, owner, card)


def one_shown_less(s: State, owner: int, card: int) -> None:
    """Whoever was shown such a card knows of one copy less; the others cannot tell who that is."""
    s.shown_cards = {
        (viewer, holder, shown): left
        for (viewer, holder, shown), n in s.shown_cards.items()
        if (left := n - ((holder, shown) == (owner, card)))
    }
    secret = held_secretly(s, owner)
    s.shown_bounds = {
        (viewer, holder): (least, most) if holder != owner else (max(0, least - 1), min(most, secret))
        for (viewer, holder), (least, most) in s.shown_bounds.items()
        if holder != owner or secret
    }


def held_secretly(s: State, owner: int) -> int:
    """How many cards a seat has, in hand or face down, that not everybody knows of."""
    seen = sum(n for (holder, _), n in s.open_cards.items() if holder == owner)
    return s.held[owner] + (s.face_down[owner] != NO_CARD) - seen


def hand_is_gone(s: State, owner: int) -> None:
    """All cards of a hand were discarded."""
    s.open_cards = {key: n for key, n in s.open_cards.items() if key[0] != owner}
    s.shown_cards = {key: n for key, n in s.shown_cards.items() if key[1] != owner}
    s.shown_bounds = {key: bounds for key, bounds in s.shown_bounds.items() if key[1] != owner}
    s.with_mercenary &= ~(1 << owner)
    s.without_mercenary &= ~(1 << owner)


def everybody_learnt_of_mercenaries(s: State, owner: int, holds: bool) -> None:
    """C-7.6 All see who may discard the hand and who is passed over, and know what that means."""
    if holds:
        s.with_mercenary |= 1 << owner
    else:
        s.without_mercenary |= 1 << owner


def all_was_shuffled(s: State) -> None:
    """Nothing that anybody knew of a hand is true any more."""
    s.open_cards, s.shown_cards, s.shown_bounds = {}, {}, {}
    s.with_mercenary = s.without_mercenary = 0
