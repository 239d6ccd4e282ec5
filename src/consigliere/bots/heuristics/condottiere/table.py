"""The table as a player reads it: a view turned into numbers, and what the cards in hand are worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from consigliere.bots.heuristics.condottiere import atlas
from consigliere.core.game import View
from consigliere.games.condottiere.box import Box

NOBODY = -1
WORTH = {  # of special cards, in points of strength
    "winter": 4.0,
    "spring": 3.0,
    "bishop": 5.0,
    "courtesan": 1.5,
    "drummer": 5.0,
    "heroine": 9.0,
    "scarecrow": 2.0,
    "surrender": 3.0,
}
MERCENARY = 0.8  # of a point of strength that a mercenary may lose to Winter or a Bishop
UNSEEN = 3.6  # points of strength an unseen card stands for
PRICE = 0.1  # hundredths of a victory for one point of strength, for each player at the table
IMPATIENCE = 15  # battles after which cards begin to seem cheaper


@lru_cache(maxsize=16)
def worths(box: Box) -> tuple[float, ...]:
    """What each card is worth to its holder, in points of strength."""
    return tuple(
        0.3 + MERCENARY * strength if kind == "mercenary" else WORTH[kind]
        for kind, strength in zip(box.kind, box.strength)
    )


@dataclass
class Table:
    """What one seat sees. Cards and regions are numbers of the box, sets of regions are bits."""

    view: View
    box: Box
    me: int
    hand: list[int]
    companies: list[list[int]]  # face up
    hidden: int  # my face-down card
    held: list[int]  # by seat: its regions
    region: int
    closed: int  # the region of the Pope token

    @cached_property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.companies)) if seat != self.me]

    @cached_property
    def active(self) -> list[int]:
        """The others who may still play cards in this battle."""
        passed, sizes = self.view["passed"], self.view["hand_sizes"]
        return [seat for seat in self.others if sizes[seat] and not passed[seat]]

    @cached_property
    def goal(self) -> atlas.Goal:
        return self.view["goal"]["total"], self.view["goal"]["adjacent"]

    @cached_property
    def free(self) -> int:
        """The regions without a marker."""
        return ~sum(self.held) & (1 << len(self.box.regions)) - 1

    def hopes_if(self, seat: int, region: int, closed: int | None = None) -> tuple[float, ...]:
        """Everybody's hopes if `seat` took `region`, or as things stand for NOBODY."""
        held = self.held
        if seat != NOBODY:
            bit = 1 << region
            held = [mine & ~bit for mine in held]
            held[seat] |= bit
        pope = self.closed if closed is None else closed
        return atlas.hopes(self.box, self.goal, tuple(held), pope, self.view["options"]["reconquest"])

    @cached_property
    def hand_worth(self) -> float:
        worth = worths(self.box)
        return sum([worth[card] for card in self.hand])

    @cached_property
    def price(self) -> float:
        """What a point of strength is worth now: little when nobody is left to use it against."""
        if self.view["final"]:
            return 0.01
        sizes: list[int] = self.view["hand_sizes"]
        rivals = UNSEEN * max([sizes[seat] for seat in self.others])
        scarce = rivals / (self.hand_worth + 1)
        battle: int = self.view["battle"]
        patience = 1 + max(0, battle - IMPATIENCE) / 10
        return PRICE * len(self.companies) * max(0.1, min(1.5, scarce)) / patience


def is_useless(t: Table) -> bool:
    """C-7.6 Without a card that can win a battle, or when it brings a new deal, the hand may go."""
    strong = sum([t.box.strength[card] for card in t.hand])
    rivals = sum([t.view["hand_sizes"][seat] > 0 for seat in t.others])
    return strong == 0 or (rivals <= 1 and strong < 10)


def read(view: View, box: Box) -> Table:
    """The view in numbers."""
    card, region = box.card, box.region
    held = [0] * view["players"]
    for name, owner in view["control"].items():
        if owner is not None:
            held[owner] |= 1 << region[name]
    return Table(
        view,
        box,
        view["seat"],
        [card[name] for name in view["hand"]],
        [[card[name] for name in company] for company in view["companies"]],
        NOBODY if view["own_face_down"] is None else card[view["own_face_down"]],
        held,
        NOBODY if view["region"] is None else region[view["region"]],
        0 if view["pope"] is None else 1 << region[view["pope"]],
    )
