"""What a card does when it is played, by its kind (C-5). Strength is a question, not an effect: see queries."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.core.event import Event
from consigliere.core.flow import Frame
from consigliere.games.condottiere.queries import highest_mercenary
from consigliere.games.condottiere.state import NOWHERE, State


def winter(s: State, seat: int, card: int) -> None:
    """C-5.2, C-5.4 Winter drives every Spring away and lies in the company."""
    discard_kind(s, "spring")
    s.companies[seat].append(card)


def spring(s: State, seat: int, card: int) -> None:
    """C-5.3, C-5.4 Spring drives every Winter away and lies in the company."""
    discard_kind(s, "winter")
    s.companies[seat].append(card)


def bishop(s: State, seat: int, card: int) -> None:
    """C-5.5 The highest mercenaries leave all companies; then the player decides about the Pope token."""
    box = s.rules.box
    highest = highest_mercenary(box, s.companies)
    if highest is not None:  # C-5.5a
        discard_from_companies(s, lambda c: box.mercenary[c] and box.strength[c] == highest)
    s.discard[card] += 1
    if not s.final:  # C-11.3: in the final battle the Pope token is not placed
        s.pope = NOWHERE  # C-5.5b: taken from wherever it is
        s.stack.append(Frame("place_pope", seat))


def scarecrow(s: State, seat: int, card: int) -> None:
    """C-5.9 The player may take one mercenary of the own company back."""
    s.discard[card] += 1
    s.stack.append(Frame("take_back", seat))


def surrender(s: State, seat: int, card: int) -> None:
    """C-5.10 The battle ends at once: nobody gets another turn."""
    s.discard[card] += 1
    s.passed = s.rules.everybody


EFFECTS: dict[str, Callable[[State, int, int], None]] = {
    "winter": winter,
    "spring": spring,
    "bishop": bishop,
    "scarecrow": scarecrow,
    "surrender": surrender,
}


def discard_kind(s: State, kind: str) -> None:
    kinds = s.rules.box.kind
    discard_from_companies(s, lambda card: kinds[card] == kind)


def discard_from_companies(s: State, leaves: Callable[[int], bool]) -> None:
    """Put some face-up cards of every company on the discard pile."""
    for seat, company in enumerate(s.companies):
        gone = [card for card in company if leaves(card)]
        if gone:
            company[:] = [card for card in company if not leaves(card)]
            for card in gone:
                s.discard[card] += 1
            if s.told is not None:
                s.told.append(Event("lost", seat, {"cards": [s.rules.box.cards[card] for card in gone]}))
