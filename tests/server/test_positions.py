"""Tables that begin from a saved position instead of the set-up."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.save import canonical
from consigliere.server.live import seating
from consigliere.server.live.undo import undo
from consigliere.server.protocol import Accepted, Undo
from consigliere.server.words import Denied
from server.desk import guests_of, open_hall, step
from server.house import Process, run


def midway(game: str, moves: int = 30) -> cg.Match[Any]:
    """A game in the middle, always the same one."""
    match, rng = cg.new(game, seed=3), random.Random(3)
    for _ in range(moves):
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.legal(seat)))
    assert not match.over
    return match


async def table_at(hall: Any, match: cg.Match[Any], position: dict[str, Any] | None = None) -> Any:
    [(guest, _)] = await guests_of(hall, "A")
    options = {name: value for name, value in match.header.options.items() if name != "data"}
    wish = seating.NewTable(game=match.game.name, seats=["you"] * match.players, options=options)
    table, _ = await seating.create(hall, guest, wish, position or match.position.save())
    return table


@pytest.mark.parametrize("game", cg.games())
def test_a_table_begins_where_the_position_stands_and_is_played_to_the_end(game: str) -> None:
    match = midway(game)

    async def work() -> None:
        async with open_hall(snapshot_every=10) as (hall, http):
            rng = random.Random(1)
            table = await table_at(hall, match)
            assert table.position.digest() == match.digest()
            assert [event.what for _, events in table.recent for event in events] == []

            for _ in range(25):
                await step(table, rng)
            digest = table.position.digest()
            hall.evict(table)
            again = await hall.table(table.id)
            assert again.position.digest() == digest
            while not again.position.over:
                await step(again, rng)

            record = cg.Record.parse((await http.get(f"/api/tables/{table.id}/record")).text)
            assert canonical(record.header.position) == canonical(match.position.save())
            assert record.replay().digest() == again.position.digest()
            told = (await http.get(f"/api/tables/{table.id}/history")).json()
            assert len(told["moments"]) == len(record.moves) + 1
            assert told["over"]

    run(work)


def test_what_was_done_since_can_be_taken_back() -> None:
    async def work() -> None:
        match = cg.new("condottiere", 3, seed=1)
        async with open_hall() as (hall, _):
            table = await table_at(hall, match)
            seat, start = table.position.asked[0], table.position.digest()
            await step(table, random.Random(1))

            reply = await undo(table, Undo(request="u", seat=seat), "en")

            assert isinstance(reply, Accepted), reply
            assert table.position.digest() == start

    run(work)


def test_a_position_that_is_none_or_already_over_is_refused() -> None:
    match = midway("condottiere")
    saved = match.position.save()
    over = cg.new("condottiere", 2, seed=1)
    rng = random.Random(1)
    while not over.over:
        seat = rng.choice(over.asked)
        over.play(seat, rng.choice(over.legal(seat)))

    async def work() -> None:
        async with open_hall() as (hall, _):
            for given, position in ((match, {"nothing": 1}), (match, {**saved, "hands": []}), (over, None)):
                with pytest.raises(Denied) as caught:
                    await table_at(hall, given, position)
                assert (caught.value.code, caught.value.status) == ("option", 422)

    run(work)


def test_the_server_of_the_browser_tests_takes_a_position(tmp_path: Path) -> None:
    match = midway("godfather")
    server = Process(tmp_path, start=[str(Path(__file__).parents[1] / "web" / "serve.py")])

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            body = {"match": match.to_json(), "seats": ["you"] * match.players, "more": {"pace": 0}}
            made = await anna.http.post("/test/tables", json=body)
            assert made.status_code == 201, made.text
            table = made.json()["table"]
            state = (await anna.http.get(f"/api/tables/{table['id']}/state?seat=0")).json()
            assert canonical(state["view"]) == canonical(match.view(0))

    try:
        run(work)
    finally:
        server.close()
