"""A database of version 0.1: every table is found again, with the components and the position it had.

`data/tables_0_1.sql` was written by that version: a finished and a running table of each title, one with components of
its own whose moves were taken back and about which a proposal is open, and one that has not begun.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.game import Older
from consigliere.core.save import canonical, digest_of
from consigliere.server.live import seating
from consigliere.server.live.hall import Hall
from consigliere.server.live.table import Table
from consigliere.server.live.undo import consent, undo
from consigliere.server.protocol import Accepted, Consent, Undo
from consigliere.server.settings import Settings
from consigliere.server.store.backup import BadBackup, load
from server.desk import guests_of, open_hall, step
from server.house import run
from server.services import postgres

DATA = Path(__file__).parent / "data"
TABLES: dict[str, dict[str, Any]] = json.loads((DATA / "tables_0_1.json").read_text("utf-8"))
OWN, OPEN = "old013", "old014"
VERSION = {"condottiere": 1, "la_famiglia": 1, "godfather": 2, "achaja": 2}  # of the rules, in 0.1


def old_database(file: Path) -> Path:
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript((DATA / "tables_0_1.sql").read_text("utf-8"))
    return file


def old_backup(folder: Path) -> Path:
    """What `consigliere backup` of 0.1 made of it."""
    lines: list[Any] = [{"format": "consigliere backup 1", "schema": "0001"}]
    with contextlib.closing(sqlite3.connect(old_database(folder / "old.db"))) as database:
        database.row_factory = sqlite3.Row
        for name in ("guests", "matches", "seats", "entries", "snapshots", "lines"):
            rows = [dict(row) for row in database.execute(f"SELECT * FROM {name}")]
            switches = {"listed", "stand_in", "team"}
            lines += [[name, {k: bool(v) if k in switches else v for k, v in row.items()}] for row in rows]
    text = b"".join(json.dumps(line, sort_keys=True).encode() + b"\n" for line in lines)
    end = json.dumps({"end": hashlib.sha256(text).hexdigest()}).encode() + b"\n"
    (folder / "old.gz").write_bytes(gzip.compress(text + end))
    return folder / "old.gz"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The database of 0.1 itself, or restored from its backup into PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{old_database(tmp_path / 'old.db')}"
        return
    with postgres() as found:

        async def fill() -> None:
            await load(Settings(db=found).database_url, old_backup(tmp_path))

        run(fill)
        yield found


@contextlib.asynccontextmanager
async def opened(url: str) -> Any:
    hall = Hall(Settings(db=url, sweep_seconds=3600))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


def as_saved_then(table: Table) -> str:
    """The digest of the state as 0.1 would have saved it."""
    position = table.position
    return digest_of(position.game.downgrade(position.rules, VERSION[position.game.name], position.save()))


def test_every_table_stands_where_it_stood_with_the_components_it_had(url: str) -> None:
    async def work() -> None:
        async with opened(url) as hall:
            for number, expected in TABLES.items():
                table = await hall.table(number)

                assert (table.row.title, table.seq, table.frozen) == (expected["title"], expected["seq"], "")
                assert as_saved_then(table) == expected["state"]
                assert table.row.rules == cg.game(table.row.game).rules_version
                assert table.header().components == table.position.rules.data.digest
                assert table.position.over == expected["title"].startswith("finished")

    run(work)


def test_finished_games_are_replayed_and_running_ones_are_played_to_the_end(url: str) -> None:
    async def work() -> None:
        rng = random.Random(1)
        async with opened(url) as hall:
            for number in TABLES:
                table = await hall.table(number)
                while not table.position.over:
                    await step(table, rng)
                record = cg.Record.parse(str(await table.record()))
                assert record.replay().digest() == table.position.digest()
                assert (await hall.histories.of(table, None, "en")).over

    run(work)


def test_a_table_is_played_on_as_it_was_where_rules_of_today_leave_a_choice(url: str) -> None:
    async def work() -> None:
        for _ in range(2):  # at the first opening it is brought up to date; the second finds it so
            async with opened(url) as hall:
                rows = [(await hall.table(number)).row for number in TABLES if number != OPEN]
                for row in rows:
                    game = cg.game(row.game)
                    assert {name: row.options[name] for name in game.older[VERSION[row.game]].options} == dict(
                        game.older[VERSION[row.game]].options
                    )
                assert {row.options["hand_discards"] for row in rows if row.game == "condottiere"} == {"in_turn"}

    run(work)


def test_own_components_and_an_open_proposal_are_kept(url: str) -> None:
    async def work() -> None:
        async with opened(url) as hall:
            table = await hall.table(OWN)
            assert table.data is not None
            assert "[number.base_hand]\nvalue = 8" in table.data
            assert table.proposal is not None
            assert (table.proposal.seat, table.proposal.to) == (0, 2)

            said = Consent(request="yes", seat=1, proposal=table.seq, agree=True)
            reply = await consent(table, said, "en")

            assert isinstance(reply, Accepted), reply
            assert len((await table.record()).moves) == 2

    run(work)


def test_a_table_that_has_not_begun_can_begin(url: str) -> None:
    async def work() -> None:
        async with opened(url) as hall:
            table = await hall.table(OPEN)
            guest, _ = await hall.guests.welcome("Zoë", "en")

            await seating.take(hall, table, 1, guest, "", "", "my word")

            assert table.position is not None
            assert table.row.state == "running"

    run(work)


def test_an_old_backup_needs_a_database_that_no_server_has_opened(tmp_path: Path) -> None:
    async def work() -> None:
        target = Settings(db=f"sqlite:///{tmp_path}/new.db")
        async with opened(target.db):
            pass

        with pytest.raises(BadBackup, match="no server has opened"):
            await load(target.database_url, old_backup(tmp_path))

    run(work)


class NewForm:
    """Rules of which a new version saves the pile under another name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = cg.game("condottiere")
        save, load = self.game.save, self.game.load
        version = self.game.rules_version
        older = Older(self.game.shipped_data.digest, self.upgrade, self.downgrade)
        new = {
            "rules_version": version + 1,
            "older": {**self.game.older, version: older},
            "save": staticmethod(lambda s: self.upgrade(save(s))),
            "load": staticmethod(lambda rules, data: load(rules, self.downgrade(data))),
        }
        for name, value in new.items():
            monkeypatch.setattr(type(self.game), name, value)

    def upgrade(self, saved: Any) -> Any:
        return {"stock" if key == "pile" else key: value for key, value in saved.items()}

    def downgrade(self, saved: Any) -> Any:
        assert "stock" in saved, "a state in today's form"
        return {"pile" if key == "stock" else key: value for key, value in saved.items()}


@pytest.mark.parametrize("from_position", [False, True])
def test_a_table_of_older_rules_is_played_on_in_the_new_form(
    from_position: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also back to a snapshot that was written before."""

    async def work() -> None:
        async with open_hall(snapshot_every=10) as (hall, _):
            rng = random.Random(1)
            people = await guests_of(hall, "A")
            start = None
            wish = seating.NewTable(game="condottiere", seats=["you"] * 3, options={"points_target": 999})
            if from_position:
                start = cg.new("condottiere", 3, seed=1, options={"points_target": 999}).position.save()
            table, _ = await seating.create(hall, people[0][0], wish, start)
            while table.seq < 35:
                await step(table, rng)
            saved = table.position.save()
            hall.evict(table)
            new = NewForm(monkeypatch)

            again = await hall.table(table.id)

            assert canonical(again.position.save()) == canonical(new.upgrade(saved))
            assert again.row.rules == new.game.rules_version
            for _ in range(10):
                await step(again, rng)
            reply = await undo(again, Undo(request="back", seat=0, how="ask", to=13), "en")
            assert isinstance(reply, Accepted), reply
            seq = again.seq
            for seat in (1, 2):
                await consent(again, Consent(request=f"yes {seat}", seat=seat, proposal=seq, agree=True), "en")
            assert again.seq == seq + 1
            await step(again, rng)
            record = cg.Record.parse(str(await again.record()))
            assert record.replay().digest() == again.position.digest()
            assert (record.header.position is not None) == from_position

    run(work)
