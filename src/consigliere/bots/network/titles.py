"""What the reader must be told of a title: which lists are by seat, which numbers and words mean seats.

A path is written as its keys with / between them; * stands for any key. Whoever brings a game of his own and says
nothing is read as well, only without knowing that his numbers are seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Title(NamedTuple):
    """How the view and the moves of one title are to be read."""

    by_seat: tuple[str, ...] = ()  # lists with one entry for each seat
    seats: tuple[str, ...] = ()  # numbers here, and below, are seats
    skip: tuple[str, ...] = ()  # not read
    linked: tuple[str, ...] = ()  # read only for moves that name something there
    ranks: tuple[str, ...] = ()  # lists of words whose order counts
    names: str = ""  # the list by seat of the words that stand for that seat, such as its colours
    table: str = ""  # the list whose length is the number of seats, where rules play some of them
    verbs: Mapping[str, tuple[int, ...]] = {}  # verb -> which of its words are seats
    free: tuple[str, ...] = ()  # verbs that are left alone
    teams: bool = False  # every other seat is an ally


COMMON = ("game", "components", "seat", "result", "bookkeeping", "options/data", "options/battle_cap")

TITLES: Mapping[str, Title] = {
    "achaja": Title(
        by_seat=("passed", "colours", "power", "street", "palace", "hand_sizes", "has_event", "bookkeeping/gold"),
        seats=("asked", "marker", "pending/by", "pending/against", "about/victim"),
        skip=(*(name for name in COMMON if name != "bookkeeping"), "colours", "known", "bookkeeping/*"),
        ranks=("order",),
        names="colours",
        verbs={"player": (0,), "give": (2,), "pact": (0,)},
        free=("trade", "give", "pact"),
    ),
    "condottiere": Title(
        by_seat=("companies", "face_down", "strengths", "passed", "hand_sizes", "mercenaries", "regions", "points",
                 "known", "known_of_mine"),
        seats=("asked", "token", "defender", "control"),
        skip=COMMON,
    ),
    "godfather": Title(
        by_seat=("families", "turfs/*/figures", "bookkeeping/known_hands", "bookkeeping/known_suitcases",
                 "bookkeeping/known_job_counts"),
        seats=("asked", "horse_head", "turfs/*/controller", "turfs/*/leader", "turfs/*/markers", "fronts/*/seat",
               "spaces/*/seat", "river/*/seat", "about/who"),
        skip=(*(name for name in COMMON if name != "bookkeeping"), "bookkeeping/*", "job_discard", "known_jobs",
              "turfs/*/number", "turfs/*/printed", "families/*/ally_effects", "families/*/search",
              "families/*/fronts", "count"),
        linked=("businesses", "space_turfs"),
        table="families",
        verbs={"rob": (0,)},
    ),
    "la_famiglia": Title(
        by_seat=("families", "characters", "controlled", "supply", "boards", "sold", "marked", "hq", "overview",
                 "seas/*"),
        seats=("asked", "first_player", "active", "areas/*/holder", "mandamenti", "ultima", "upper/spaces",
               "lower/spaces", "fight/attacker", "fight/boss", "fight/defender", "fight/keeper", "order/seat",
               "queue/*/seat", "about/owner"),
        skip=(*COMMON, "teams", "families", "colours", "order_of_play", "totals", "sealed", "goal", "sold",
              "areas/*/orders/*/could", "queue", "boards/*/locked"),
        linked=("odds",),
        names="families",
        verbs={"disc": (1,), "sink": (0,)},
        free=("sell", "support"),
        teams=True,
    ),
}  # fmt: skip

UNKNOWN = Title(skip=COMMON)


def title(game: str) -> Title:
    """What is known of a title; little, if it is somebody else's."""
    return TITLES.get(game, UNKNOWN)
