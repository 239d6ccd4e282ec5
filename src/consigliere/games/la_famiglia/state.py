"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Result
from consigliere.core.game import Rules as AnyRules
from consigliere.games.la_famiglia.box import NONE, SLOTS, open_box

SETUP, PLANNING, ENCOUNTER = range(3)


class Pool(NamedTuple):
    """From what a face-down order was chosen, for whoever may not look at it."""

    seat: int  # whose order it was
    tokens: int  # all that were neither locked nor sold (bits)


@dataclass(slots=True)
class Resolving:
    """The order that is being carried out."""

    seat: int
    area: int  # where its token lay
    token: int
    parts: int  # what is still to do of it (bits)
    shots: int  # moves that are left
    bombs: int  # bombs that are left
    reached: int = NONE  # the area where its last move ended
    car_used: bool = False
    car_at: int = NONE  # where the car that was used stands
    next: int = 0  # parts that must come next or are lost (bits)

    def clone(self) -> Resolving:
        return Resolving(self.seat, self.area, self.token, self.parts, self.shots, self.bombs, self.reached,
                         self.car_used, self.car_at, self.next)  # fmt: skip


@dataclass(slots=True)
class Fight:
    """An attack that is going on. The attackers have left their area and stand nowhere else."""

    party: int  # whose soldati attack; NEUTRAL if they were incited
    attacking_seat: int  # who decides for them
    area: int
    force: int  # how many attack
    cars: int  # that came with them
    bonus: int  # attack bonus
    defending_seat: int = NONE  # who plays a card for the defenders, once that is known
    attacking_card: int = NONE
    defending_card: int = NONE
    attacker_took: bool = False  # the card of the defender
    defender_took: bool = False  # the card of the attacker
    owed: int = 0  # incited neutrals removed, for whom the defender may take soldati when it is over (LF-D61)

    def clone(self) -> Fight:
        return Fight(self.party, self.attacking_seat, self.area, self.force, self.cars, self.bonus, self.defending_seat,
                     self.attacking_card, self.defending_card, self.attacker_took, self.defender_took,
                     self.owed)  # fmt: skip


class Rules(AnyRules):
    """The options of a match, each read into one plain attribute."""

    def __init__(self, players: int, options: Mapping[str, Any], data: DataFile) -> None:
        super().__init__(players, options, data)
        self.box = open_box(data)
        self.limit = self.box.limit
        self.first_game: bool = options["first_game"]
        self.identical_once: bool = options["identical_cards_once"]
        self.first_player: str | int = options["first_player"]
        self.return_at_once: bool = options["tokens_return"] == "at_once"
        self.check_boats_always: bool = options["boat_check"] == "always"
        self.bounty_for_cowards: bool = options["incite_bounty"] == "removed"
        self.bounty_is_asked: bool = options["incite_payment"] == "asked"
        self.bribes_at_target: bool = options["bribes"] == "target"
        self.network_is_chosen: bool = options["lab_network"] == "choose"
        self.one_car_per_order: bool = options["two_shotguns_car"] == "one"
        self.allies_reach_all: bool = options["allies_target"] == "any"
        effect, number = self.box.effect, self.box.tile_number
        self.chain = effect["chain_of_command"]
        self.baptism, self.baptism_bonus = effect["baptism"], number["baptism"]
        self.miniguns, self.minigun_bonus = effect["miniguns"], number["miniguns"]
        self.hideouts, self.hideout_bonus = effect["hideouts"], number["hideouts"]
        self.allies, self.allies_cost = effect["allies"], number["allies"]
        self.bribes, self.bribe_cost = effect["bribes"], number["bribes"]
        self.recruitment, self.recruitment_size = effect["recruitment"], number["recruitment"]
        self.timer_fuse = effect["timer_fuse"]
        self.influence, self.influence_cost = effect["influence"], number["influence"]
        self.fleet = effect["fleet"]
        self.protection, self.protection_money = effect["protection_money"], number["protection_money"]
        self.board_discs = self.limit["board_discs_per_family"]
        self.labs_per_area = self.limit["labs_per_area"]
        self.boats_per_sea = self.limit["boats_per_sea"]


@dataclass(slots=True)
class State:
    """Plain data: areas, seas, spaces, tokens and seats are small numbers. NEUTRAL is the fifth party."""

    rules: Rules
    chance: Chance
    # the map
    holder: list[int]  # by area: the party whose soldati stand there (LF-3.4), or NONE (LF-3.5)
    soldati: list[int]  # by area
    cars: list[int]  # by area: of the holder
    labs: list[int]  # by area
    orders: list[int]  # by slot, two of which each area has (box.slots): a token of the holder, or NONE
    pools: list[Pool | None]  # by slot: of the last order laid there this round, until all are turned up
    boats: list[tuple[int, ...]]  # by sea, then by seat
    control: list[int]  # by mandamento: who was found to control it at the last clean-up, or NONE
    # sheets
    discs: list[tuple[int, ...]]  # by space: the owners of the discs there, NEUTRAL among them
    # seats
    family: list[int]
    character: list[int]
    money: list[int]
    hq_soldati: list[int]
    hq_tokens: list[int]  # order tokens (bits)
    locked: list[int]  # advanced tokens still on the family board (bits)
    sold: list[int]  # tokens out of the game (bits)
    removed: list[tuple[int, ...]]  # by seat, then by row: discs that have left the family board
    supply_soldati: list[int]
    supply_cars: list[int]
    supply_boats: list[int]
    supply_discs: list[int]
    tiles: list[int]  # control tiles marked by a seat (bits)
    # common
    supply_neutrals: int  # soldati
    supply_neutral_discs: int
    supply_labs: int
    tiles_in_play: int = 0  # bits
    colours: list[int] = field(default_factory=list)  # the colours drawn, three for each team
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = None
    result: Result | None = None
    round: int = 1
    phase: int = SETUP
    began: int = NOBODY  # who was the first player of the game
    first: int = NOBODY  # who holds the first-player marker
    opener: int = NOBODY  # who was first when this phase began (LF-D44)
    active: int = NOBODY  # whose planning turn it is
    ultima: int = NOBODY  # whose Ultima Azione marker lies on the lower sheet
    resolved: int = 0  # slots whose token has been carried out (bits)
    resolving: Resolving | None = None
    fight: Fight | None = None

    def clone(self) -> State:
        """An independent copy; every field by hand, because a search makes millions of them."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.chance = self.chance.clone()
        twin.holder = self.holder[:]
        twin.soldati = self.soldati[:]
        twin.cars = self.cars[:]
        twin.labs = self.labs[:]
        twin.orders = self.orders[:]
        twin.pools = self.pools[:]
        twin.boats = self.boats[:]
        twin.control = self.control[:]
        twin.discs = self.discs[:]
        twin.family = self.family[:]
        twin.character = self.character[:]
        twin.money = self.money[:]
        twin.hq_soldati = self.hq_soldati[:]
        twin.hq_tokens = self.hq_tokens[:]
        twin.locked = self.locked[:]
        twin.sold = self.sold[:]
        twin.removed = self.removed[:]
        twin.supply_soldati = self.supply_soldati[:]
        twin.supply_cars = self.supply_cars[:]
        twin.supply_boats = self.supply_boats[:]
        twin.supply_discs = self.supply_discs[:]
        twin.tiles = self.tiles[:]
        twin.supply_neutrals = self.supply_neutrals
        twin.supply_neutral_discs = self.supply_neutral_discs
        twin.supply_labs = self.supply_labs
        twin.tiles_in_play = self.tiles_in_play
        twin.colours = self.colours[:]
        twin.stack = self.stack[:]
        twin.told = None
        twin.result = self.result
        twin.round = self.round
        twin.phase = self.phase
        twin.began = self.began
        twin.first = self.first
        twin.opener = self.opener
        twin.active = self.active
        twin.ultima = self.ultima
        twin.resolved = self.resolved
        twin.resolving = None if self.resolving is None else self.resolving.clone()
        twin.fight = None if self.fight is None else self.fight.clone()
        return twin


def empty_table(rules: Rules, chance: Chance) -> State:
    """LF-5.1, LF-5.2, LF-5.3 The board, everything else beside it; the families are not chosen yet."""
    box, limit = rules.box, rules.limit
    areas = len(box.areas)
    return State(
        rules,
        chance,
        holder=[NONE] * areas,
        soldati=[0] * areas,
        cars=[0] * areas,
        labs=[0] * areas,
        orders=[NONE] * (SLOTS * areas),
        pools=[None] * (SLOTS * areas),
        boats=[(0, 0, 0, 0)] * len(box.seas),
        control=[NONE] * len(box.mandamenti),
        discs=[()] * len(box.spaces),
        family=[NONE] * 4,
        character=[NONE] * 4,
        money=[0] * 4,
        hq_soldati=[0] * 4,
        hq_tokens=[0] * 4,
        locked=[0] * 4,
        sold=[0] * 4,
        removed=[(0, 0, 0, 0)] * 4,
        supply_soldati=[limit["soldati_per_family"]] * 4,
        supply_cars=[limit["cars_per_family"]] * 4,
        supply_boats=[limit["boats_per_family"]] * 4,
        supply_discs=[limit["discs_per_family"] - limit["board_discs_per_family"]] * 4,
        tiles=[0] * 4,
        supply_neutrals=limit["neutral_soldati_total"],
        supply_neutral_discs=limit["neutral_discs_total"],
        supply_labs=limit["labs_total"],
    )
