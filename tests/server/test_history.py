"""The way a game went: looking again costs only what is new and tells the same; the memory for it is bounded."""

from __future__ import annotations

import random
import time

import pytest

import consigliere as cg
from consigliere.server.live import history
from consigliere.server.live.history import HistoryWriter
from consigliere.server.protocol import encode
from server.desk import guests_of, listen, open_hall, step, table_of
from server.house import count, run


@pytest.mark.parametrize("game", cg.games())
def test_a_history_that_grew_equals_one_from_the_beginning(game: str) -> None:
    """Also where moves were taken back, alone and together."""
    looks = undone = 0

    async def work() -> None:
        nonlocal looks, undone
        async with open_hall() as (hall, http):
            people = await guests_of(hall, "ABCDEFGHI")
            rng = random.Random(game)
            table = await table_of(hall, people, game, 4 if game == "la_famiglia" else 2)
            sessions = [await listen(hall, table, person[0]) for person in people[: table.row.players]]
            for number in range(count(60, 600)):
                if table.position.over:
                    break
                await step(table, rng)
                if rng.random() < 0.1:
                    seat = rng.randrange(table.row.players)
                    said = {"request": f"u{number}", "seat": seat}
                    before = table.seq
                    if rng.random() < 0.3:
                        await sessions[seat][0].receive(encode({"type": "undo", "how": "step", **said}))
                    else:
                        to = max(0, table.seq - rng.randrange(1, 70))
                        await sessions[seat][0].receive(encode({"type": "undo", "how": "ask", "to": to, **said}))
                        for other, (session, _) in enumerate(sessions):
                            if other != seat:
                                word = {"seat": other, "proposal": before, "agree": True}
                                await session.receive(encode({"type": "consent", "request": f"c{number}", **word}))
                    undone += table.seq > before
                if rng.random() < 0.1:
                    for seat in (None, 0, 1):
                        who = {} if seat is None else {"authorization": f"Bearer {people[seat][1]}"}
                        path = f"/api/tables/{table.id}/history" + ("" if seat is None else f"?seat={seat}")
                        grown = (await http.get(path, headers=who)).content
                        kept, hall.histories.kept = hall.histories.kept, type(hall.histories.kept)()
                        assert (await http.get(path, headers=who)).content == grown
                        hall.histories.kept = kept
                        looks += 1

    run(work)
    print(f"\n{game}: {looks} looks at a game with {undone} rewinds, each equal to one from the beginning")
    assert looks
    assert undone


def test_looking_again_plays_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    real = HistoryWriter.play

    def play(self: HistoryWriter, *move: object) -> None:
        nonlocal played
        played += 1
        real(self, *move)

    monkeypatch.setattr(HistoryWriter, "play", play)

    async def work() -> None:
        nonlocal played
        async with open_hall() as (hall, http):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 4, options={"points_target": 999})
            rng = random.Random(1)
            for _ in range(count(400, 3000)):
                await step(table, rng)
            path, moves = f"/api/tables/{table.id}/history", table.seq

            async def look() -> float:
                begun = time.perf_counter()
                assert (await http.get(path)).status_code == 200
                return time.perf_counter() - begun

            first, again = await look(), min([await look() for _ in range(10)])
            assert played == moves
            for _ in range(7):
                await step(table, rng)
            await look()
            assert played == table.seq
            told = hall.histories.kept[table.id, None, "en", False]
            print(f"\na game of {moves} moves: first look {first * 1000:.0f} ms, again {again * 1000:.1f} ms, "
                  f"{told.size / 1000:.0f} kB kept")  # fmt: skip

    run(work)


def test_histories_stay_below_a_fixed_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "KEPT_BYTES", 150_000)

    async def work() -> None:
        async with open_hall() as (hall, http):
            people = await guests_of(hall)
            rng = random.Random(1)
            for _ in range(4):
                table = await table_of(hall, people, "condottiere", 4)
                for _ in range(60):
                    if not table.position.over:
                        await step(table, rng)
                for lang in ("en", "pl", "ru"):
                    assert (await http.get(f"/api/tables/{table.id}/history?lang={lang}")).status_code == 200
                    assert sum(one.size for one in hall.histories.kept.values()) <= 150_000
            assert hall.histories.kept, "the latest one stays"

    run(work)
