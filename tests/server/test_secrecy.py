"""Twin worlds: what an observer cannot know may change, and not a byte sent to that observer changes with it."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from sqlalchemy import update

import consigliere as cg
from consigliere.core.event import Event
from consigliere.core.position import Position
from consigliere.core.save import canonical
from consigliere.core.words import LANGUAGES
from consigliere.server.http import tables
from consigliere.server.live import clock, seating, talk
from consigliere.server.live import session as session_module
from consigliere.server.live import table as table_module
from consigliere.server.live.bots import BotPlayer
from consigliere.server.live.hall import Hall
from consigliere.server.live.history import HistoryWriter
from consigliere.server.live.session import Session
from consigliere.server.live.table import Table
from consigliere.server.protocol import encode
from consigliere.server.store.rows import EntryRow, GuestRow
from consigliere.server.store.schema import entries
from laws.tables import players_of, random_options
from server.desk import Ear, Http, guests_of, listen, open_hall, step, table_of
from server.house import count, run
from twins import twin_position

STOPS = 4  # positions looked at in each game
FOREIGN = ("pass now", "bid 3", "attack palermo", "show winter 9", "PLAY", "play ", "x" * 150, "play canary")
Person = tuple[GuestRow | None, str]
NOBODY: Person = (None, "")


class Bot(BotPlayer):
    """A bot whose frames are kept instead of thought about."""

    __slots__ = ("frames",)

    def put(self, frame: bytes) -> None:
        self.frames.append(frame)


async def everything_sent(
    hall: Hall, http: Http, table: Table, seat: int | None, who: Person, rng: random.Random
) -> list[bytes]:
    """All that reaches the person in a seat and a bot in its place, or a spectator, whatever they try."""
    sent: list[bytes] = []
    for lang in rng.sample(LANGUAGES, 2):
        session, ear = await listen(hall, table, who[0], lang=lang, last=rng.choice([0, table.seq]), phrases=True)
        sent += await everything_tried(session, ear, table, seat, rng)
    if seat is not None:
        bot = Bot(hall, table, seat, "greedy")
        bot.frames = []
        await bot.sit()
        bot.leave()
        sent += bot.frames
    own = "" if seat is None else f"seat={seat}&"
    other = 0 if seat is None else (seat + 1) % table.row.players
    paths = ("", f"/state?{own}lang=pl", f"/log?{own}lang=ru", f"/log?{own}after={table.seq - 5}", "/record", "/proof",
             f"/state?seat={other}", f"/log?seat={other}", f"/history?seat={other}", "/box?lang=pl")  # fmt: skip
    for path in paths:
        sent += await http.fetch(f"/api/tables/{table.id}{path}", who[1])
    for path in ("/api/me/tables", "/api/me", "/api/watch", "/api/tables"):
        sent += await http.fetch(path, who[1])
    return sent


async def everything_tried(
    session: Session, ear: Ear, table: Table, seat: int | None, rng: random.Random
) -> list[bytes]:
    now = table.position
    assert now is not None
    moves, mine = list(FOREIGN), 0 if seat is None else seat
    allowed: set[str] = set()
    if seat is not None:
        candidates = [str(move) for move in now.candidates(seat)]
        allowed = {*map(str, now.legal(seat)), *map(str, now.talk(seat))}
        moves += rng.sample(candidates, min(8, len(candidates)))
    for move in moves:
        await session.receive(encode({"type": "why", "request": "w", "seat": mine, "move": move}))
        if move not in allowed and now.why_not(mine, move) is not None:
            said = {"type": "answer", "request": f"{move}"[:60], "seat": mine, "move": move, "question": 0}
            await session.receive(encode(said))
            await session.receive(encode({**said, "question": table.questions.get(mine, 0)}))
    for other in range(now.players):
        if other != seat:
            await session.receive(encode({"type": "answer", "request": "o", "seat": other, "move": "pass"}))
            await session.receive(encode({"type": "why", "request": "o", "seat": other, "move": "pass"}))
    for phrases in (False, True):
        await session.receive(encode({"type": "offers", "request": "t", "seat": mine, "phrases": phrases}))
    for said in ({"type": "ping", "n": 3, "digest": True}, {"type": "resync"}, {"type": "answer"},
                 {"type": "sign", "request": "s", "seat": mine, "number": 1, "accept": True},
                 {"type": "standin", "request": "i", "seat": mine, "absent": (mine + 1) % now.players},
                 {"type": "consent", "request": "c", "seat": mine, "proposal": table.seq, "agree": True}):  # fmt: skip
        await session.receive(encode(said))
    await session.leave()
    return ear.frames


class StoppedTime:
    """A clock that stands still."""

    @staticmethod
    def monotonic() -> float:
        return 1000.0

    @staticmethod
    def time() -> float:
        return 2e9

    @staticmethod
    def perf_counter() -> float:
        return 1000.0


class Twins:
    """Two worlds at one table: the real one, and one in which all that the observer cannot know is drawn anew.

    Of its past the observer knows the events it saw; secrets it does not share are missing in the other world.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.observer: list[int | None] = []  # of the other world, while we are in it
        self.seed = 0
        real_events, real_note = table_module.events_of, HistoryWriter.note

        def events_of(row: EntryRow) -> list[Event]:
            return [self.known(event) for event in real_events(row)]

        def note(writer: HistoryWriter, seq: int, by: int | None, move: str, told: Iterable[Event]) -> None:
            real = writer.position
            if self.observer:
                writer.position = self.other_world(real)
            real_note(writer, seq, by, move, [self.known(event) for event in told])
            writer.position = real

        for module in (clock, talk, table_module, session_module):
            monkeypatch.setattr(module, "time", StoppedTime)  # both worlds are looked at in the same second
        monkeypatch.setattr(table_module, "events_of", events_of)
        monkeypatch.setattr(tables, "events_of", events_of)
        monkeypatch.setattr(HistoryWriter, "note", note)

    def known(self, event: Event) -> Event:
        if not self.observer:
            return event
        seat = self.observer[0]
        return event.known_to(-1 if seat is None else seat)

    def other_world(self, position: Position[Any]) -> Position[Any]:
        """Drawn anew by the one who looks."""
        self.seed += 1
        return twin_position(position, self.observer[0], self.seed)

    @contextlib.contextmanager
    def elsewhere(self, hall: Hall, table: Table, seat: int | None) -> Iterator[bool]:
        """The same table in the other world; tells whether that world is another one at all."""
        real, recent = table.position, list(table.recent)
        assert real is not None
        self.observer.append(seat)
        other = self.other_world(real)
        self.put(hall, table, other, [(seq, [self.known(event) for event in events]) for seq, events in recent])
        yield canonical({**real.save(), "chance": 0}) != canonical({**other.save(), "chance": 0})
        self.observer.clear()
        self.put(hall, table, real, recent)

    def put(self, hall: Hall, table: Table, position: Position[Any], recent: list[Any]) -> None:
        """Another position on the table, without a trace of the one before."""
        assert table.views is not None
        table.standing = table.standing._replace(position=position)
        table.views.position = position
        table.recent.clear()
        table.recent.extend(recent)
        table.views.forget()
        hall.histories.kept.clear()


@pytest.mark.parametrize("game", cg.games())
def test_twin_worlds_send_the_same_bytes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats alone and in teams, bots in their places, spectators."""
    games, size, other_worlds = count(6, 200), 0, 0
    compared: Counter[str] = Counter()
    twins = Twins(monkeypatch)

    async def compare(hall: Hall, http: Http, table: Table, seat: int | None, who: Any, past: bool) -> None:
        nonlocal size, other_worlds
        rng_seed = f"{table.seq} {seat} {compared.total()}"
        path = f"/api/tables/{table.id}/history" + ("" if seat is None else f"?seat={seat}")

        async def look() -> list[bytes]:
            sent = await everything_sent(hall, http, table, seat, who, random.Random(rng_seed))
            return sent + (await http.fetch(path, who[1]) if past else [])

        first = await look()
        with twins.elsewhere(hall, table, seat) as another:
            second = await look()
        other_worlds += another
        size += sum(map(len, first))
        at = next((n for n, (a, b) in enumerate(zip(first, second, strict=True)) if a != b), None)
        assert at is None, (table.header(), table.seq, seat, first[at], second[at])
        team = 0 if seat is None else len(table.position.game.allies(table.position.rules, seat))
        compared["spectator" if seat is None else "seat" if team == 1 else "ally"] += 1
        compared["bot"] += seat is not None
        compared["history"] += past

    async def work() -> None:
        async with open_hall() as (hall, http):
            people = await guests_of(hall, "ABCDEFGHI")
            for number in range(games):
                rng = random.Random(f"{game} {number}")
                players = rng.choice(players_of(game))
                options = random_options(game, players, rng)
                options.pop("data", None)
                timed = rng.choice(["none", "live", "day"])
                seed = rng.randbytes(32)
                monkeypatch.setattr(table_module, "mix", lambda *_, seed=seed: seed)  # the same games in every run
                table = await table_of(hall, people, game, players, options=options, clock=timed, listed=True)
                length = rng.choice([30, 120, 250])
                stops = sorted(rng.sample(range(length), STOPS))
                for at in range(length):
                    now = table.position
                    if now.over:
                        break
                    if at in stops:
                        observers = [rng.randrange(players), *({0, now.asked[0]} if at == stops[0] else ())]
                        for seat in observers:
                            await compare(hall, http, table, seat, people[seat], at == stops[1])
                        await compare(hall, http, table, None, NOBODY, at == stops[1])
                    await step(table, rng)
                hall.evict(table)

    run(work, 3600)
    print(f"\n{game}: {games} games, {dict(compared)} pairs of worlds ({other_worlds} really different), "
          f"{size / 1e6:.1f} MB sent, 0 differences")  # fmt: skip


def test_what_another_team_writes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the lines, not their number, not the numbers of the lines in between."""
    monkeypatch.setattr(talk, "time", StoppedTime)
    heard: list[list[bytes]] = []

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "la_famiglia", 4)
            sessions = [await listen(hall, table, person[0]) for person in people[:4]]

            async def say(seat: int, text: str, team: bool) -> None:
                said = {"type": "chat", "request": f"{seat} {text}", "text": text, "team": team}
                await sessions[seat][0].receive(encode(said))

            for words in ((), ("canary one", "canary two"), ("another canary",) * 7):
                await hall.store.database.transact(lambda c: c.exec_driver_sql("DELETE FROM lines"))
                for _, ear in sessions:
                    ear.frames.clear()
                for number, text in enumerate(words):
                    await say(1 + 2 * (number % 2), f"{text} {number}", team=True)
                await say(0, "to all", team=False)
                await say(2, "to us", team=True)
                sent = list(sessions[2][1].frames)
                later, ear = await listen(hall, table, people[0][0])
                pact = {"type": "agreement", "request": "p", "seat": 0, "parties": [1], "text": "peace"}
                await later.receive(encode(pact))
                heard.append(sent + ear.frames)
                await later.leave()

    run(work)
    assert b"to us" in b"".join(heard[0])
    assert heard[0] == heard[1] == heard[2]
    assert b"canary" not in b"".join(heard[0])


@pytest.mark.parametrize("game", cg.games())
def test_no_canary_reaches_those_who_may_not_know(game: str) -> None:
    hits = 0

    async def work() -> None:
        nonlocal hits
        async with open_hall() as (hall, http):
            people = await guests_of(hall, "ABCDEFGHI")
            players = players_of(game)[-1]
            table = await table_of(hall, people, game, players)
            observer, canary = 0, "canaryfact"
            rng = random.Random(3)
            for _ in range(30):
                if not table.position.over:
                    await step(table, rng)
            seq, events = table.recent[-1]
            planted = Event("planted", 1, {}, {"card": canary}, tuple(range(1, players)))
            table.recent[-1] = (seq, [*events, planted])
            kept = encode([event.plain() for event in (*events, planted)]).decode()
            change = update(entries).where(entries.c.match == table.id, entries.c.seq == seq).values(events=kept)
            await hall.store.database.transact(lambda connection: connection.execute(change))
            key = await seating.link(hall, table, 1, people[1][0])
            heard = await everything_sent(hall, http, table, observer, people[observer], rng)
            heard += await everything_sent(hall, http, table, None, NOBODY, rng)
            sent = b"".join([*heard, *await http.fetch(f"/api/tables/{table.id}/history")])
            log = b"".join(await http.fetch(f"/api/tables/{table.id}/log?seat=1", people[1][1]))
            assert canary.encode() in log, "the canary sings where it may"
            other = await listen(hall, table, people[1][0], last=0)
            assert canary.encode() in b"".join(other[1].frames), "the canary sings where it may"
            secrets = [canary, key, table.row.seed, table.row.server_seed, *(token for _, token in people[1:]),
                       *(row.token_hash for row, _ in people), *(row.id for row, _ in people[1:]),
                       table.seats[1].link_hash]  # fmt: skip
            hits = sum(secret.encode() in sent for secret in secrets)

    run(work)
    print(f"\n{game}: {hits} canaries heard")
    assert hits == 0


def test_team_chat_reaches_the_team_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 4)
            monkeypatch.setattr(type(table.position.game), "allies", lambda self, rules, seat: (seat % 2, seat % 2 + 2))
            ears = [await listen(hall, table, people[seat][0]) for seat in range(4)]
            watcher = await listen(hall, table, None)

            await ears[0][0].receive(encode({"type": "chat", "request": "1", "text": "canaryline", "team": True}))

            heard = [any(b"canaryline" in frame for frame in ear.frames) for _, ear in [*ears, watcher]]
            assert heard == [True, False, True, False, False]
            later = [await listen(hall, table, people[seat][0]) for seat in range(4)]
            assert [b"canaryline" in ear.frames[0] for _, ear in later] == [True, False, True, False]

    run(work)
