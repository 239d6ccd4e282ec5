"""The browser knows no rule: whatever part of the legal moves it is told, it offers that part and nothing else.

Positions of many games, and a few arranged ones, are told to a page in place of its own table: every kind of
question that a title can put, some of them under several options and numbers of players.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.data import DataFile
from consigliere.server.live.states import StateMessages, Views
from consigliere.server.protocol import encode
from games.la_famiglia.table import BLUE, RED, YELLOW, Table

from .hands import offered, table

Setting = tuple[int, dict[str, Any]]
Position = tuple[cg.Match[Any], int]

EACH = 3  # positions for each kind of question under the first setting; one under each of the others
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDER = """() => document.documentElement.scrollWidth <= 390 ? [] : [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > 391).map((one) => one.outerHTML.slice(0, 90)).slice(0, 5)"""
ALL_MODES = {"negotiate_hard": True, "choose_colours": True, "fate_in_your_hands": True, "citadel_either_sign": True,
             "new_order": "agree"}  # fmt: skip
SETTINGS: dict[str, list[Setting]] = {
    "condottiere": [(4, {"hidden_cards": True, "reconquest": True, "draw_after_battle": True}), (6, {})],
    "la_famiglia": [(4, {})],
    "achaja": [(5, {}), (2, ALL_MODES), (3, ALL_MODES)],
    "godfather": [(5, {}), (1, {"dons": ["luciano", "siegel", "capone"]}), (2, {})],
}


def settings(game: str) -> list[Setting]:
    """Those listed; for another title the largest table with the usual rules."""
    most = cg.game(game).seats[-1]
    return SETTINGS.get(game) or [(most, dict(cg.game(game).needed(most)))]


def kind(match: cg.Match[Any], seat: int) -> str:
    """What is asked; Achaja asks for many things in one step, and says of what kind each is."""
    view = match.view(seat)
    about = view.get("about")
    return f"{view['question']} {about.get('kind', '')}".strip() if isinstance(about, dict) else str(view["question"])


class Explorer:
    """Plays what it has played least, so that rare questions come up soon."""

    def __init__(self) -> None:
        self.played: Counter[tuple[str, ...]] = Counter()

    def choose(self, match: cg.Match[Any], seat: int, dice: random.Random) -> cg.Move:
        step = match.state.stack[-1].step
        moves = [move for move in match.legal(seat) if move.verb not in match.rules.free.verbs]
        if dice.random() < 0.7:
            least = min(self.played[step, *move[:2]] for move in moves)
            moves = [move for move in moves if self.played[step, *move[:2]] == least]
        move = dice.choice(moves)
        self.played[step, *move[:2]] += 1
        return move


def explored(game: str, players: int, options: dict[str, Any], games: int, each: int = 1) -> Iterator[Position]:
    """Positions of many games, so many at most of each kind."""
    met: Counter[str] = Counter()
    explorer = Explorer()
    for seed in range(games):
        match, dice = cg.new(game, players, seed=seed, options=options), random.Random(seed)
        while not match.over:
            seat = dice.choice(match.asked)
            asked = kind(match, seat) if met[match.state.stack[-1].step] < 3 * EACH else ""
            met[match.state.stack[-1].step] += 1
            if asked and met[f"kind {asked}"] < each:
                met[f"kind {asked}"] += 1
                yield match.clone(), seat
            match.play(seat, explorer.choose(match, seat, dice))


def arranged(game: str) -> Iterator[Position]:
    """Questions of La Famiglia that random play hardly ever meets, or only edited components put."""
    if game != "la_famiglia":
        return
    rich = Table().uncovered(YELLOW, bank=5).hq(YELLOW, money=3).put("gela", YELLOW, 2, orders=["yellow-bank-c"])
    rich.put("vittoria", "neutral", 2).encounter().say(YELLOW, "do move", "land vittoria", "send 1")
    yield rich.m, YELLOW
    bold = Table().uncovered(BLUE, police=3).put("gela", BLUE, 4, orders=["blue-police-b"]).put("vittoria", RED, 1)
    bold.put("ragusa", RED, 3).put("licata", RED, 3).encounter()
    bold.say(BLUE, "do move", "land vittoria", "send 3", "do bomb")
    yield bold.m, BLUE
    text = cg.game(game).shipped_data.text
    at = text.index("initiative = 10", text.index('id = "red-b5"'))
    same = Table(data=DataFile(text[:at] + "initiative = 8 " + text[at + 15 :], "edited.toml"))
    same.put("licata", RED, 2, orders=["red-b3"]).put("gela", RED, 2, orders=["red-b5"]).encounter()
    yield same.m, RED
    for seed, step in ((4, "move_from"), (19, "network")):  # games in which they come up
        yield first_asked(game, seed, step)


def first_asked(game: str, seed: int, step: str) -> Position:
    """The first position of a game of its own in which a step is asked."""
    match, dice, explorer = cg.new(game, cg.game(game).seats[-1], seed=seed), random.Random(seed), Explorer()
    while match.state.stack[-1].step != step:
        seat = dice.choice(match.asked)
        match.play(seat, explorer.choose(match, seat, dice))
    return match, match.asked[0]


class Stage:
    """A page at a table that never begins, told of other positions as if they were its own."""

    def __init__(
        self, page: Any, house: Any, game: str, players: int, options: dict[str, Any], anchor: str = ""
    ) -> None:
        self.page = page
        self.socket: Any = None
        self.welcome: dict[str, Any] = {}
        self.sitting: int | None = None
        self.seq = 0
        page.route_web_socket(re.compile(r"/api/tables/.*/ws$"), self.meet)
        seats = ["you", *["invite"] * (players - 1)]
        made = table(page, seats, game, options=options, autostart=False)
        page.goto(f"{house.url}/table/{made['table']['id']}{anchor}")
        while not self.welcome:
            page.wait_for_timeout(20)
        self.welcome["table"]["state"] = "running"

    def meet(self, socket: Any) -> None:
        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "welcome":
                self.welcome.update(said)
            elif said["type"] not in ("state", "table"):
                socket.send(message)

        socket.connect_to_server().on_message(hear)
        self.socket = socket

    def show(
        self,
        match: cg.Match[Any],
        seat: int,
        share: float,
        dice: random.Random,
        lang: str = "en",
        events: Sequence[cg.Event] = (),
    ) -> list[str]:
        """Tell the page of a position with a random part of its moves; the part, in order."""
        if seat != self.sitting:  # a welcome also starts the page's heartbeat anew, so it is said seldom
            self.sitting = seat
            self.socket.send(json.dumps({**self.welcome, "seats": [seat]}))
        self.seq += 1
        messages = StateMessages(
            Views(match.position, self.seq), {seat: self.seq}, names=[], fresh=[(self.seq, events)]
        )
        state = json.loads(encode(messages.state(seat, lang, phrases=True)))
        part = [one for one in zip(state["legal"], state["phrases"], strict=True) if dice.random() < share]
        state["legal"], state["phrases"] = [move for move, _ in part], [phrase for _, phrase in part]
        self.socket.send(json.dumps(state))
        return sorted(state["legal"])

    def offers(self, wanted: list[str]) -> list[str]:
        """What the page offers, as soon as that is what is wanted, or after three seconds."""
        for _ in range(300):
            if sorted(offered(self.page)) == wanted:
                break
            self.page.wait_for_timeout(10)
        return sorted(offered(self.page))


@pytest.mark.parametrize("game", cg.games())
def test_every_question_offers_exactly_the_moves_the_page_is_told(game: str, visit: Any, house: Any) -> None:
    compared: Counter[str] = Counter()
    asked: set[str] = set()
    owed: set[str] = set()
    for at, (players, options) in enumerate(settings(game)):
        stage = Stage(visit("/about"), house, game, players, options)
        found = [*explored(game, players, options, 60, 1 if at else EACH), *(() if at else arranged(game))]
        dice = random.Random(11)
        for match, seat in sorted(found, key=lambda one: one[1]):
            told = stage.show(match, seat, dice.choice((0.3, 0.6, 1)), dice)
            assert stage.offers(told) == told, kind(match, seat)
            compared[kind(match, seat)] += 1
            asked.add(match.state.stack[-1].step)
        owed |= {name for name, step in found[0][0].rules.steps.items() if step.asks}

    print(f"\n{game}: {compared.total()} positions of {len(compared)} kinds compared: {dict(compared)}")
    assert owed - asked == set()


@pytest.mark.parametrize("game", cg.games())
def test_no_question_makes_a_phone_scroll_sideways(game: str, visit: Any, house: Any) -> None:
    """In Russian, which has the longest words."""
    players, options = max(settings(game), key=lambda setting: setting[0])
    stage = Stage(visit("/about", lang="ru-RU", **PHONE), house, game, players, options)
    for match, seat in sorted(explored(game, players, options, games=8), key=lambda one: one[1]):
        told = stage.show(match, seat, 1, random.Random(1), "ru")
        assert stage.offers(told) == told
        assert stage.page.evaluate(WIDER) == [], kind(match, seat)


@pytest.mark.parametrize("game", cg.games())
def test_the_plain_board_puts_every_question_too(game: str, visit: Any, house: Any) -> None:
    page = visit("/about")
    page.evaluate("localStorage.setItem('likes', JSON.stringify({plain: true}))")
    players, options = settings(game)[0]
    stage = Stage(page, house, game, players, options)
    for match, seat in sorted(explored(game, players, options, games=8), key=lambda one: one[1]):
        told = stage.show(match, seat, 1, random.Random(1))
        assert stage.offers(told) == told, kind(match, seat)
        assert page.locator(".plain").count() == 1
