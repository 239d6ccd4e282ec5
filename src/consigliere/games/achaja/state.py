"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Result
from consigliere.core.game import Rules as AnyRules
from consigliere.core.move import Move
from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS, open_box

if TYPE_CHECKING:
    from consigliere.games.achaja.program import Programs

RESERVE = 0  # the place of a die that lies before its owner; locations are 1 to 12
ABSENT = -1  # the place of a die whose colour nobody plays
NO_EVENT = -1
NO_LIMIT = 1_000_000_000
LETTERS = 200


class Houses:
    """A-7, A-90 Who plays which colours. A-100 Own are all colours of a seat. Shared by all copies of a state."""

    def __init__(self, colours: tuple[tuple[int, ...], ...]) -> None:
        self.colours = colours  # by seat; the first is the representing one
        self.owner: tuple[int, ...] = tuple(
            next((seat for seat, own in enumerate(colours) if colour in own), NOBODY) for colour in range(COLOURS)
        )
        self.of_die: tuple[int, ...] = tuple(self.owner[die // DICE] for die in range(COLOURS * DICE))
        self.every: tuple[int, ...] = tuple(die for die, seat in enumerate(self.of_die) if seat != NOBODY)
        self.dice: tuple[tuple[int, ...], ...] = tuple(
            tuple(die for die in self.every if self.of_die[die] == seat) for seat in range(len(colours))
        )
        self.foreign: tuple[tuple[int, ...], ...] = tuple(
            tuple(die for die in self.every if self.of_die[die] != seat) for seat in range(len(colours))
        )
        self.in_play: tuple[int, ...] = tuple(colour for colour in range(COLOURS) if self.owner[colour] != NOBODY)


class Rules(AnyRules):
    """What never changes during a match, looked up once."""

    programs: Programs

    def __init__(self, players: int, options: Mapping[str, Any], data: DataFile) -> None:
        super().__init__(players, options, data)
        self.box = open_box(data)
        self.number = self.box.number
        self.everybody = (1 << players) - 1
        self.after = tuple(tuple((seat + i) % players for i in range(1, players + 1)) for seat in range(players))
        self.two_houses = players == 2
        self.limit = self.box.limits[players]
        self.reveals = self.number[f"events_revealed_{players}p"]
        self.palace_token_scores: bool = options["palace_token_scores"]
        self.power_tokens_binding: bool = options["power_tokens_binding"]
        self.increase_tokens_binding: bool = options["increase_tokens_binding"]
        self.cousins_binding: bool = options["cousins_binding"]
        self.use_tokens_binding: bool = options["use_tokens_binding"]
        self.negotiate: bool = options["negotiate_hard"]
        self.trade_cost = self.number["trade_power_cost"]
        self.use_cost = self.number["use_token_cost"]
        self.last_visit = self.number["intrigue_rounds"] * players
        self.any_order = self.number["any_order"] > 0
        self.recover_once = self.number["recover_once"] > 0
        self.most_gifts = self.number["gifts_per_turn"] or NO_LIMIT
        self.most_pacts = self.number["pacts_per_turn"] or NO_LIMIT
        self.most_letters = LETTERS if self.number["pacts_per_turn"] else NO_LIMIT  # of one pact
        self.base_cost = self.box.base_cost


@dataclass(slots=True)
class State:
    """Everything that can change. Dice, colours, locations, cards and characters are small numbers, see Box."""

    rules: Rules
    chance: Chance
    houses: Houses
    value: list[int]  # by die: 1 to 6, 0 before the first roll
    place: list[int]  # by die: RESERVE, a location, or ABSENT
    at: list[int]  # by location: how many dice lie there
    extra: list[int]  # by location: increase tokens
    tokens: list[int]  # by location * COLOURS + colour: power tokens
    supply: list[int]  # by colour: power tokens not in Troy
    gold: list[int]
    power: list[int]
    street: list[int]  # by seat: Street Cousins
    palace: list[int]
    hands: list[list[int]]  # by seat: intrigue cards, sorted
    deck: list[int]  # intrigue cards, sorted; a card gets its place when it is drawn
    discard: list[int]  # by intrigue card: how many lie on the discard pile
    playing: list[int]  # intrigue cards being played just now, the last on top
    events: list[int]  # by seat: the event card, or NO_EVENT
    buried: list[int]  # by turn and seat: an event discarded unseen, or NO_EVENT
    event_decks: list[list[int]]  # by turn
    revealed: list[int]  # events carried out
    character_decks: list[list[int]]  # by turn
    shown: list[int]  # characters lying face up
    gone: list[int]  # characters that have left
    uses: list[int]  # by character or figure: use tokens
    order: tuple[int, ...]  # the locations in the order of resolution
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = None
    result: Result | None = None
    turn: int = 1
    marker: int = NOBODY  # who holds the first-player marker
    passed: int = 0  # seats that have passed
    passes: int = 0  # how many
    visits: int = 0  # how often the order of this intrigue phase has come to a seat, passed or not
    open: int = 0  # bit l is set if location l is open
    room: int = 0  # bit l is set if location l is open and takes another die
    discarded: int = 0  # size of the discard pile
    street_pile: int = 0
    palace_pile: int = 0
    increase_left: int = 0  # increase tokens not in Troy
    offered: tuple[Frame, list[Move]] | None = None  # what the topmost question offers, if that was found already
    known: dict[tuple[int, int, int], int] = field(default_factory=dict)  # who knows what of other hands: knowledge.py
    unseen: tuple[int, ...] = ()  # by giver * players + taker: how many cards went over that only these two saw
    muddled: frozenset[tuple[int, int]] = frozenset()  # (viewer, card): facts that are not relied on, see knowledge.py
    recovered: tuple[int, ...] = ()  # by seat: the intrigue cards (bits) it took back in this intrigue phase
    gifts: tuple[int, ...] = ()  # by seat: gifts made this turn
    pacts: tuple[int, ...] = ()  # by seat: pacts offered this turn

    def clone(self) -> State:
        """An independent copy; every field by hand, because a search makes millions of them."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.chance = self.chance.clone()
        twin.houses = self.houses
        twin.value = self.value[:]
        twin.place = self.place[:]
        twin.at = self.at[:]
        twin.extra = self.extra[:]
        twin.tokens = self.tokens[:]
        twin.supply = self.supply[:]
        twin.gold = self.gold[:]
        twin.power = self.power[:]
        twin.street = self.street[:]
        twin.palace = self.palace[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.playing = self.playing[:]
        twin.events = self.events[:]
        twin.buried = self.buried[:]
        twin.event_decks = [deck[:] for deck in self.event_decks]
        twin.revealed = self.revealed[:]
        twin.character_decks = [deck[:] for deck in self.character_decks]
        twin.shown = self.shown[:]
        twin.gone = self.gone[:]
        twin.uses = self.uses[:]
        twin.order = self.order
        twin.stack = self.stack[:]
        twin.told = None
        twin.result = self.result
        twin.turn = self.turn
        twin.marker = self.marker
        twin.passed = self.passed
        twin.passes = self.passes
        twin.visits = self.visits
        twin.open = self.open
        twin.room = self.room
        twin.discarded = self.discarded
        twin.street_pile = self.street_pile
        twin.palace_pile = self.palace_pile
        twin.increase_left = self.increase_left
        twin.offered = self.offered
        twin.known = self.known.copy()
        twin.unseen = self.unseen
        twin.muddled = self.muddled
        twin.recovered = self.recovered
        twin.gifts = self.gifts
        twin.pacts = self.pacts
        return twin


def usual_houses(players: int) -> Houses:
    """A-7 Seats take the colours in the order of the box. A-90 Two players also take a supporting colour each."""
    if players == 2:
        return Houses(((0, 3), (2, 1)))
    return Houses(tuple((seat,) for seat in range(players)))


def take_colours(s: State, houses: Houses) -> None:
    """The dice and power tokens of the colours that are played come to the table; the others stay in the box."""
    s.houses = houses
    for die, seat in enumerate(houses.of_die):
        s.place[die] = ABSENT if seat == NOBODY else RESERVE
    for colour, seat in enumerate(houses.owner):
        s.supply[colour] = 0 if seat == NOBODY else s.rules.number["power_tokens_per_colour"]


def empty_table(rules: Rules, chance: Chance) -> State:
    """A-1 to A-7, A-10: tiles, tokens and sorted decks, before anything is dealt or rolled."""
    n, box, number = rules.players, rules.box, rules.number
    s = State(
        rules,
        chance,
        usual_houses(n),
        value=[0] * (COLOURS * DICE),
        place=[ABSENT] * (COLOURS * DICE),
        at=[0] * (LOCATIONS + 1),
        extra=[0] * (LOCATIONS + 1),
        tokens=[0] * ((LOCATIONS + 1) * COLOURS),
        supply=[0] * COLOURS,
        gold=[number["start_gold"]] * n,
        power=[number["start_power"]] * n,
        street=[0] * n,
        palace=[0] * n,
        hands=[[] for _ in range(n)],
        deck=list(box.deck),
        discard=[0] * len(box.cards),
        playing=[],
        events=[NO_EVENT] * n,
        buried=[NO_EVENT] * (n * number["turns"]),
        event_decks=[list(deck) for deck in box.event_decks],
        revealed=[],
        character_decks=[list(deck) for deck in box.character_decks],
        shown=[],
        gone=[],
        uses=[0] * len(box.characters),
        order=tuple(range(1, LOCATIONS + 1)),
        open=box.opened[1],
        street_pile=box.street_cousins,
        palace_pile=box.palace_cousins,
        increase_left=number["increase_tokens"],
        unseen=(0,) * (n * n),
        recovered=(0,) * n,
        gifts=(0,) * n,
        pacts=(0,) * n,
    )
    take_colours(s, s.houses)
    s.room = s.open
    return s
