"""Twin worlds: what an observer cannot know may change, and not a byte sent to that observer changes with it."""

from __future__ import annotations

import random
from typing import Any

import httpx2 as httpx
import pytest

import consigliere as cg
from consigliere.core.event import Event
from consigliere.server import clock, routes, seating
from consigliere.server import table as table_module
from consigliere.server.bots import BotPlayer
from consigliere.server.database import Row
from consigliere.server.hall import Hall
from consigliere.server.protocol import encode
from consigliere.server.table import Table
from laws.tables import players_of, random_options
from server.desk import Ear, guests_of, listen, open_hall, step, table_of
from server.house import count, run

STOPS = 4  # positions looked at in each game


async def everything_sent(
    hall: Hall, http: httpx.AsyncClient, table: Table, seat: int, who: tuple[Row, str], rng: random.Random
) -> list[bytes]:
    """All that reaches the person in a seat, a bot in its place, and a spectator, whatever they try."""
    match = table.match
    assert match is not None
    sent: list[bytes] = []
    candidates = [str(move) for move in match.candidates(seat)]
    allowed = {*map(str, match.legal(seat)), *map(str, match.talk(seat))}
    foreign = ["pass now", "bid 3", "attack palermo", "show winter 9", "PLAY", "play ", "x" * 150, "play canary"]
    for lang in ("en", "pl", "ru"):
        session, ear = await listen(hall, table, who[0], lang=lang, last=0)
        for move in (rng.sample(candidates, min(6, len(candidates)))) + foreign:
            await session.receive(encode({"type": "why", "request": "w", "seat": seat, "move": move}))
            if move not in allowed and match.why_not(seat, move) is not None:
                said = {"type": "answer", "request": f"{lang}{move}"[:60], "seat": seat, "move": move, "question": 0}
                await session.receive(encode(said))
        for other in range(match.players):
            await session.receive(encode({"type": "answer", "request": "o", "seat": other, "move": "pass"}))
        await session.receive(encode({"type": "offers", "request": "t", "seat": seat}))
        await session.receive(encode({"type": "ping", "n": 3, "digest": True}))
        await session.receive(encode({"type": "resync"}))
        await session.receive(b'{"type":"answer"}')
        await session.leave()
        sent += ear.frames
    watcher, ear = await listen(hall, table, None, last=0)
    await watcher.receive(encode({"type": "answer", "request": "o", "seat": seat, "move": "pass"}))
    await watcher.leave()
    sent += ear.frames
    bot_ear = Ear(person=False)
    bot = BotPlayer(hall, table, seat, "greedy")
    bot.put = bot_ear.put  # type: ignore[method-assign]
    await bot.sit()
    bot.leave()
    sent += bot_ear.frames
    mine = {"authorization": f"Bearer {who[1]}"}
    base = f"/api/tables/{table.id}"
    for path in ("", f"/state?seat={seat}&lang=pl", "/state", f"/log?seat={seat}", "/log", "/record", "/proof",
                 f"/state?seat={(seat + 1) % match.players}"):  # fmt: skip
        got = await http.get(base + path, headers=mine)
        sent += [str(got.status_code).encode(), got.content, repr(sorted(got.headers.items())).encode()]
        if path in ("/state", "/log", ""):
            sent.append((await http.get(base + path)).content)
    return sent


class StoppedTime:
    """A clock that stands still."""

    @staticmethod
    def monotonic() -> float:
        return 1000.0

    @staticmethod
    def time() -> float:
        return 2e9


class Bot(BotPlayer):
    __slots__ = ("__dict__",)


@pytest.fixture(autouse=True)
def bots_can_be_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "BotPlayer", Bot)


@pytest.mark.parametrize("game", cg.games())
def test_twin_worlds_send_the_same_bytes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games, compared, size, different = count(4, 200), 0, 0, 0
    as_known: list[int] = []
    real_events = table_module.events_of

    def events_of(row: Row) -> list[Event]:
        return [event.known_to(as_known[0]) if as_known else event for event in real_events(row)]

    monkeypatch.setattr(clock, "time", StoppedTime)  # both worlds are looked at in the same second
    monkeypatch.setattr(table_module, "events_of", events_of)
    monkeypatch.setattr(routes, "events_of", events_of)

    async def work() -> None:
        nonlocal compared, size, different
        async with open_hall() as (hall, http):
            people = await guests_of(hall, "ABCDEFGHI")
            for number in range(games):
                rng = random.Random(f"{game} {number}")
                players = rng.choice(players_of(game))
                options = random_options(game, players, rng)
                options.pop("data", None)
                timed = rng.choice(["none", "live", "day"])
                table = await table_of(hall, people, game, players, options=options, clock=timed)
                match = table.match
                assert match is not None
                stops = sorted(rng.randrange(120) for _ in range(STOPS))
                for at in range(121):
                    if match.over:
                        break
                    if at in stops:
                        for seat in range(players):
                            for_both = rng.random()
                            first = await everything_sent(
                                hall, http, table, seat, people[seat], random.Random(for_both)
                            )
                            kept: Any = (match.state, list(table.recent))
                            match.events = [event for _, events in table.recent for event in events]
                            world = match.imagine(seat, seed=number)
                            match.events = []
                            match.state = world.state
                            table.recent.clear()
                            table.recent.extend((seq, [e.known_to(seat) for e in events]) for seq, events in kept[1])
                            as_known[:] = [seat]
                            table.desk.forget()
                            second = await everything_sent(
                                hall, http, table, seat, people[seat], random.Random(for_both)
                            )
                            as_known.clear()
                            match.state = kept[0]
                            table.recent.clear()
                            table.recent.extend(kept[1])
                            table.desk.forget()
                            compared += 1
                            size += sum(map(len, first))
                            different += first != second
                            assert first == second
                    await step(table, rng)
                hall.evict(table)

    run(work, 1800)
    print(f"\n{game}: {games} games, {compared} pairs of worlds, {size / 1e6:.1f} MB sent, {different} differences")


@pytest.mark.parametrize("game", cg.games())
def test_no_canary_reaches_those_who_may_not_know(game: str) -> None:
    hits = 0

    async def work() -> None:
        nonlocal hits
        async with open_hall() as (hall, http):
            people = await guests_of(hall, "ABCDEFGHI")
            players = players_of(game)[-1]
            table = await table_of(hall, people, game, players)
            match = table.match
            assert match is not None
            observer, canary = 0, "canaryfact"
            rng = random.Random(3)
            for _ in range(30):
                if not match.over:
                    await step(table, rng)
            seq, events = table.recent[-1]
            planted = Event("planted", 1, {}, {"card": canary}, tuple(range(1, players)))
            table.recent[-1] = (seq, [*events, planted])
            key = await seating.link(hall, table, 1, people[1][0])
            sent = b"".join(await everything_sent(hall, http, table, observer, people[observer], rng))
            other = await listen(hall, table, people[1][0], last=0)
            assert canary.encode() in b"".join(other[1].frames), "the canary sings where it may"
            secrets = [canary, key, table.row["seed"], table.row["server_seed"], *(token for _, token in people[1:]),
                       *(row["token_hash"] for row, _ in people), *(row["id"] for row, _ in people[1:]),
                       table.places[1]["link_hash"]]  # fmt: skip
            hits = sum(secret.encode() in sent for secret in secrets)

    run(work)
    print(f"\n{game}: {hits} canaries heard")
    assert hits == 0


def test_team_chat_reaches_the_team_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 4)
            monkeypatch.setattr(type(table.match.game), "allies", lambda self, rules, seat: (seat % 2, seat % 2 + 2))
            ears = [await listen(hall, table, people[seat][0]) for seat in range(4)]
            watcher = await listen(hall, table, None)

            await ears[0][0].receive(encode({"type": "chat", "request": "1", "text": "canaryline", "team": True}))

            heard = [any(b"canaryline" in frame for frame in ear.frames) for _, ear in [*ears, watcher]]
            assert heard == [True, False, True, False, False]
            later = [await listen(hall, table, people[seat][0]) for seat in range(4)]
            assert [b"canaryline" in ear.frames[0] for _, ear in later] == [True, False, True, False]

    run(work)
