"""What lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Frame, Result
from consigliere.core.game import Rules as AnyRules
from consigliere.core.options import BadOption
from consigliere.games.godfather.box import open_box
from consigliere.games.godfather.reading import FAMILIES, MEMBERS, Don, Effect

EMPTY = -1  # no figure here
NOWHERE = -1  # not on the board

PHASES = ("open_business", "family_business", "turf_war", "bribery", "tribute", "entracte")  # G-30
OPEN_BUSINESS, FAMILY_BUSINESS, TURF_WAR, BRIBERY, TRIBUTE, ENTRACTE = range(len(PHASES))

Doubts = dict[tuple[int, int, int], int]  # viewer, owner, kind -> copies
Pairs = dict[tuple[int, int], int]  # viewer, owner -> cards
DonOperation = Callable[["State", int, Effect], None]


class Rules(AnyRules):
    """The options of a match, each read into one plain attribute."""

    don_operations: Mapping[str, DonOperation]

    def __init__(self, players: int, options: Mapping[str, Any], data: DataFile) -> None:
        super().__init__(players, options, data)
        self.box = box = open_box(data)
        chosen: list[str] = options["dons"]
        check_families(players, chosen, example=next(iter(box.dons)))
        self.humans = players
        self.n = players + len(chosen)  # families in play
        self.don: tuple[Don | None, ...] = (*(None for _ in range(players)), *(box.dons[name] for name in chosen))
        self.is_don = tuple(don is not None for don in self.don)
        self.don_seats = tuple(range(players, self.n))
        self.setup = box.setup[self.n]  # G-101: by the number of families, dons included
        self.start_figures = 1 | (((1 << self.setup.thugs) - 1) << len(MEMBERS))  # G-7: the Don and the thugs
        self.spaces = tuple(i for i, least in enumerate(box.min_families) if least <= self.n)
        self.space_turfs = {box.spaces[i]: [turf + 1 for turf in box.touched[i]] for i in self.spaces}
        self.hand_at = tuple(seat * box.width for seat in range(self.n))
        self.case_at = tuple(seat * box.notes for seat in range(self.n))
        self.human_case_at = self.case_at[:players]
        self.suggestions: bool = options["don_placement_suggestions"]
        self.scan_advances: bool = options["don_scan"] == "advance"
        self.mixed_spaces: bool = options["don_mixed_spaces"] == "all"
        self.control_on_member: bool = options["don_control_on_family_member"]
        self.share_is_a_job: bool = options["don_control_gives"] == "job"
        self.attempt_by_turf: bool = options["don_thug_attempt"] == "turf"
        self.doubt_without_goods: bool = options["don_no_goods"] == "top_job"
        self.front_by_chance: bool = options["don_two_fronts"] == "chance"
        self.always_stashes: bool = options["don_always_stashes"]
        self.zero_bid_draws: bool = options["don_zero_bid_draws_card"]
        self.no_jobs_by_count: bool = options["empty_job_deck_by_don_count"]
        self.tie_goes_to_don: bool = options["solo_tie_goes_to_don"]
        self.voluntary_pass: bool = options["voluntary_pass"]
        self.controller_gets_back: bool = options["controller_gets"] == "back"
        self.nouns = {
            **box.names,
            "seat": {str(players + i): box.names["don"][name] for i, name in enumerate(chosen)},
        }


def check_families(players: int, dons: list[str], example: str) -> None:
    """G-1, G-100 Two to five families; one human alone needs a don."""
    if players == 1 and not dons:
        raise BadOption(
            f"one human needs at least one don to play against: name one in the option 'dons', "
            f"such as dons={example} (G-100)"
        )
    if players + len(dons) > FAMILIES:
        raise BadOption(
            f"{players} humans and {len(dons)} dons are {players + len(dons)} families; "
            f"there are {FAMILIES}, so at most {FAMILIES - players} dons may join (G-100)"
        )


@dataclass(slots=True)
class State:
    """Plain data. Seats, cards, figures and places are small numbers; sets of jobs and figures are bits of a number.

    `hand` and `case` are flat: the counts of seat f begin at rules.hand_at[f] and rules.case_at[f].
    """

    rules: Rules
    chance: Chance
    bank: list[int]  # by kind: money values, then goods
    hand: list[int]  # by seat and kind: how many
    hand_jobs: list[int]  # by seat: a set of jobs
    size: list[int]  # by seat: how many cards the hand holds, jobs included
    case: list[int]  # by seat and money value: how many
    case_jobs: list[int]  # by seat: a set of jobs
    reserve: list[int]  # by seat: a set of own figures
    fronts: list[int]  # by business: the figure on its front, or EMPTY
    where: list[int]  # by business: its turf, or NOWHERE
    spaces: list[int]  # by space: the figure on it, or EMPTY
    board: list[int]  # the businesses in play: printed ones, then tiles as they came
    tiles: list[int]  # by turf: the tile in its slot, or NOWHERE
    stacks: list[tuple[int, ...]]  # by turf: the seats whose markers lie there, last on top
    markers: list[int]  # by seat: how many are left
    deck: list[int]  # jobs, sorted; a card gets its place when it is drawn
    blue: list[int]  # tiles not yet turned up, sorted
    red: list[int]
    ally_pile: list[int]  # allies not yet turned up, sorted
    allies: list[tuple[int, ...]]  # by seat: allies held, in the order they came
    icons: list[int]  # by seat: suitcase icons waiting to be used (G-61)
    recent: list[tuple[int, ...]]  # by seat: family members of a don in the order he placed them in this act
    last_turf: list[int]  # by seat: where a don placed last, for don_scan = "advance"
    stack: list[Frame] = field(default_factory=list)
    told: list[Event] | None = None
    result: Result | None = None
    open_jobs: tuple[int, ...] = ()
    discard: int = 0  # the discarded jobs, face up
    shown: tuple[int, ...] = ()  # the face-up allies, from the left
    played: int = 0  # allies played in this act
    gone: int = 0  # allies out of the game
    river: int = 0  # killed figures
    due: tuple[tuple[int, int, int], ...] = ()  # controllers' shares to come: who, business, highest money or EMPTY
    act: int = 0  # 0 to 3
    phase: int = OPEN_BUSINESS
    head: int = 0  # who holds the horse head
    quiet: int = 0  # how many families in a row have done nothing
    doubt: Doubts = field(default_factory=dict)
    #   (viewer, owner, kind): of so many copies in the owner's hand the viewer cannot be sure, because a random card
    #   was taken. knowledge.py tells more of kinds, viewers and the other books
    shared_doubt: Doubts = field(default_factory=dict)  # the same, as far as the owner can tell
    learnt: Pairs = field(default_factory=dict)
    #   (viewer, owner): of so many of the owner's cards at most the viewer knows more than everybody
    seen: Pairs = field(default_factory=dict)  # (viewer, owner): jobs the viewer knows to be in the owner's hand
    taken: Pairs = field(default_factory=dict)  # (viewer, owner): so many of them at most, taken from the viewer

    def clone(self) -> State:
        """An independent copy; every field by hand, because a search makes millions of them."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.chance = self.chance.clone()
        twin.bank = self.bank[:]
        twin.hand = self.hand[:]
        twin.hand_jobs = self.hand_jobs[:]
        twin.size = self.size[:]
        twin.case = self.case[:]
        twin.case_jobs = self.case_jobs[:]
        twin.reserve = self.reserve[:]
        twin.fronts = self.fronts[:]
        twin.where = self.where[:]
        twin.spaces = self.spaces[:]
        twin.board = self.board[:]
        twin.tiles = self.tiles[:]
        twin.stacks = self.stacks[:]
        twin.markers = self.markers[:]
        twin.deck = self.deck[:]
        twin.blue = self.blue[:]
        twin.red = self.red[:]
        twin.ally_pile = self.ally_pile[:]
        twin.allies = self.allies[:]
        twin.icons = self.icons[:]
        twin.recent = self.recent[:]
        twin.last_turf = self.last_turf[:]
        twin.stack = self.stack[:]
        twin.told = None
        twin.result = self.result
        twin.open_jobs = self.open_jobs
        twin.discard = self.discard
        twin.shown = self.shown
        twin.played = self.played
        twin.gone = self.gone
        twin.river = self.river
        twin.due = self.due
        twin.act = self.act
        twin.phase = self.phase
        twin.head = self.head
        twin.quiet = self.quiet
        twin.doubt = self.doubt  # these are shared: knowledge.py writes into copies of its own
        twin.shared_doubt = self.shared_doubt
        twin.learnt = self.learnt
        twin.seen = self.seen
        twin.taken = self.taken
        return twin


def empty_table(rules: Rules, chance: Chance) -> State:
    """G-1, G-2 The board, the bank and the decks before anything is dealt."""
    box, n = rules.box, rules.n
    return State(
        rules,
        chance,
        bank=list(box.bank),
        hand=[0] * (n * box.width),
        hand_jobs=[0] * n,
        size=[0] * n,
        case=[0] * (n * box.notes),
        case_jobs=[0] * n,
        reserve=[rules.start_figures] * n,
        fronts=[EMPTY] * len(box.businesses),
        where=list(box.home),
        spaces=[EMPTY] * len(box.spaces),
        board=list(box.printed),
        tiles=[NOWHERE] * box.turfs,
        stacks=[()] * box.turfs,
        markers=[box.number["control_markers"]] * n,
        deck=list(range(len(box.jobs))),
        blue=box.tiles["blue"][:],
        red=box.tiles["red"][:],
        ally_pile=list(range(len(box.allies))),
        allies=[()] * n,
        icons=[0] * n,
        recent=[()] * n,
        last_turf=[NOWHERE] * n,
    )
