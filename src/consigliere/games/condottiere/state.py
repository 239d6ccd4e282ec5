"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Result
from consigliere.core.game import Rules as AnyRules
from consigliere.games.condottiere.box import open_box

NOWHERE = -1
NO_CARD = -1

Copies = Mapping[tuple[int, int], int]  # owner, card
ShownCopies = Mapping[tuple[int, int, int], int]  # viewer, owner, card
Bounds = Mapping[tuple[int, int], tuple[int, int]]  # viewer, owner: at least, at most


class Rules(AnyRules):
    """The options of a match, each read into one plain attribute."""

    def __init__(self, players: int, options: Mapping[str, Any], data: DataFile) -> None:
        super().__init__(players, options, data)
        self.box = open_box(data)
        self.number = self.box.number
        self.draw_after_battle: bool = options["draw_after_battle"]
        self.points_target: int = options["points_target"]
        self.reconquest: bool = options["reconquest"]
        self.hidden_cards: bool = options["hidden_cards"]
        self.deals: bool = options["deals"]
        self.first_player: str | int = options["first_player"]
        self.pope_on_contested: bool = options["pope_on_contested"] == "allow"
        self.reveal_before_effect: bool = options["hidden_reveal_timing"] == "before_effect"
        self.full_board_ends: bool = not self.reconquest or options["full_board_ends_reconquest"]
        self.rotate_first: bool = options["series_first_player"] == "rotate"
        self.battle_cap: int = options["battle_cap"]
        self.secret_discards: bool = (
            options["hand_discards"] == "secret" and not self.draw_after_battle
        )  # C-7.6, C-13.1
        self.choose_last: bool = options["region_choice_timing"] == "battle_start"  # C-7.4
        self.defender_takes_token: bool = options["reconquest_tie_token"] == "defender"  # C-16.5
        total, adjacent = self.box.victory[players]
        larger = self.number["bigger_kingdoms_plus"] if options["bigger_kingdoms"] else 0  # C-15
        self.goal_total = total  # C-1.1: regions anywhere
        self.goal_adjacent = adjacent + larger  # C-1.1: adjacent regions; C-14.6: points are given for the same number
        self.everybody = (1 << players) - 1
        self.after = [tuple((seat + i) % players for i in range(1, players + 1)) for seat in range(players)]


@dataclass(slots=True)
class State:
    """Plain data. Cards, regions and seats are small numbers; sets of seats are bits of one number.

    A `Mapping` is replaced, never edited, so that clones can share it; `knowledge.py` does that.
    """

    rules: Rules
    chance: Chance
    hands: list[list[int]]  # by seat: how many of each card
    held: list[int]  # by seat: how many cards in hand
    kinds: list[int]  # by seat: bit c is set if card c is in the hand; says the same as `hands`, but faster
    companies: list[list[int]]  # by seat: face-up cards in the order they came
    face_down: list[int]  # by seat: the face-down card (C-17) or NO_CARD
    pile: list[int]  # sorted; a card gets its place when it is drawn
    discard: list[int]  # how many of each card
    control: list[int]  # by region: the seat whose marker lies there, or NOBODY
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = None
    result: Result | None = None
    pope: int = NOWHERE
    region: int = NOWHERE  # the contested region
    token: int = NOBODY  # the token owner
    opener: int = NOBODY  # who has the first turn of the battle
    passed: int = 0  # seats out of the battle
    defender: int = NOBODY  # C-16: who controls the contested region
    defended: bool = False  # C-16: the defender has played a card
    final: bool = False  # C-11: this is the final battle
    open_cards: Copies = field(default_factory=dict)
    #   so many of a card are surely in the owner's hand or face down, as everybody knows (C-5.9)
    shown_cards: ShownCopies = field(default_factory=dict)
    #   so many more of a card are surely there, as the viewer knows and others do not (C-12.2)
    shown_bounds: Bounds = field(default_factory=dict)
    #   how many cards the owner still has that were shown to the viewer, as far as everybody can tell
    with_mercenary: int = 0  # seats that hold a mercenary, in hand or face down, as everybody knows (C-7.6)
    without_mercenary: int = 0  # seats that hold none, as everybody knows
    discarding: int = 0  # C-7.6: seats that will discard their hands after this battle, as only they know
    points: list[int] = field(default_factory=list)
    game_number: int = 1
    battle_number: int = 0
    round_number: int = 1
    first: int = NOBODY  # who began this game of the series

    def clone(self) -> State:
        """An independent copy; every field by hand, because a search makes millions of them."""
        twin = State.__new__(State)
        twin.chance = self.chance.clone()
        twin.rules = self.rules
        twin.hands = [hand[:] for hand in self.hands]
        twin.held = self.held[:]
        twin.kinds = self.kinds[:]
        twin.companies = [company[:] for company in self.companies]
        twin.face_down = self.face_down[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.control = self.control[:]
        twin.stack = self.stack[:]
        twin.told = None
        twin.result = self.result
        twin.pope = self.pope
        twin.region = self.region
        twin.token = self.token
        twin.opener = self.opener
        twin.passed = self.passed
        twin.defender = self.defender
        twin.defended = self.defended
        twin.final = self.final
        twin.open_cards = self.open_cards
        twin.shown_cards = self.shown_cards
        twin.shown_bounds = self.shown_bounds
        twin.with_mercenary = self.with_mercenary
        twin.without_mercenary = self.without_mercenary
        twin.discarding = self.discarding
        twin.points = self.points[:]
        twin.game_number = self.game_number
        twin.battle_number = self.battle_number
        twin.round_number = self.round_number
        twin.first = self.first
        return twin


def empty_table(rules: Rules, chance: Chance) -> State:
    """C-2.1: the board without markers, the Pope token off it, all cards in the pile."""
    n, kinds = rules.players, len(rules.box.cards)
    return State(
        rules,
        chance,
        hands=[[0] * kinds for _ in range(n)],
        held=[0] * n,
        kinds=[0] * n,
        companies=[[] for _ in range(n)],
        face_down=[NO_CARD] * n,
        pile=list(rules.box.deck),
        discard=[0] * kinds,
        control=[NOBODY] * len(rules.box.regions),
        points=[0] * n,
    )
