"""A table keeps the components it began with: a corrected price never changes a running game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.data import DataFile
from consigliere.server.live import seating
from consigliere.server.live.hall import Hall
from server.desk import Http, guests_of, open_hall, step, table_of
from server.house import run

GAME = cg.game("la_famiglia")
BEFORE = GAME.shipped_data
OLD_PRICE, NEW_PRICE = 1, 3


def corrected() -> DataFile:
    """The shipped file with another price, which we had only reconstructed."""
    [old] = [f'column = "primo"\n  cost = {OLD_PRICE}\n']
    assert 'source = "R our design"' in BEFORE.text[BEFORE.text.index(old) :][:600]
    return DataFile(BEFORE.text.replace(old, old.replace(f"= {OLD_PRICE}", f"= {NEW_PRICE}"), 1), BEFORE.name)


def price(tables: dict[str, Any]) -> int:
    return int(tables["action_sheets"][0]["columns"][0]["cost"])


async def box(http: Http, path: str) -> Any:
    return (await http.get(f"/api/{path}/box?lang=en")).json()["data"]


@pytest.fixture
def new_prices(monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda: monkeypatch.setattr(GAME, "shipped_data", corrected())


async def begun(hall: Hall) -> tuple[Any, Any]:
    people = await guests_of(hall)
    return people, await table_of(hall, people, "la_famiglia", 4)


def test_a_running_table_keeps_its_old_price_and_plays_on(new_prices: Any) -> None:
    async def work() -> None:
        async with open_hall() as (hall, http):
            people, table = await begun(hall)
            rng = random.Random(1)
            for _ in range(30):
                await step(table, rng)
            digest = table.position.digest()
            hall.evict(table)
            new_prices()

            again = await hall.table(table.id)

            assert again.position.digest() == digest
            assert price(again.position.rules.data.tables) == OLD_PRICE
            assert price(await box(http, f"tables/{table.id}")) == OLD_PRICE
            assert price(await box(http, "games/la_famiglia")) == NEW_PRICE
            while not again.position.over:
                await step(again, rng)
            record = cg.Record.parse((await http.get(f"/api/tables/{table.id}/record")).text)
            assert (record.header.components, record.header.data) == (BEFORE.digest, BEFORE.text)
            assert record.replay().digest() == again.position.digest()

            later = await seating.rematch(hall, again, people[0][0])
            assert later.row.components == corrected().digest

    run(work)


def test_a_table_that_has_not_begun_is_played_with_what_it_was_made_with(new_prices: Any) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            wish = seating.NewTable(game="la_famiglia", seats=["you"] * 4, autostart=False)
            table, _ = await seating.create(hall, people[0][0], wish)
            hall.evict(table)
            new_prices()

            again = await hall.table(table.id)
            await seating.start(hall, again)

            assert price(again.position.rules.data.tables) == OLD_PRICE

    run(work)


def test_a_new_table_is_played_with_the_corrected_price(new_prices: Any) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            new_prices()
            _, table = await begun(hall)

            assert price(table.position.rules.data.tables) == NEW_PRICE
            assert table.header().data is None, "it is the shipped file"
            assert table.header().components == corrected().digest

    run(work)


def test_a_table_whose_components_are_lost_is_shelved() -> None:
    async def work() -> None:
        async with open_hall() as (hall, http):
            _, table = await begun(hall)
            hall.evict(table)
            await hall.store.database.transact(lambda c: c.exec_driver_sql("UPDATE matches SET components = NULL"))

            again = await hall.table(table.id)

            assert (again.frozen, again.position) == ("rules_changed", None)
            assert (await http.get(f"/api/tables/{table.id}")).status_code == 200

    run(work)
