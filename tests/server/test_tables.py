"""Tables, seats, links, lobby, rematch, hot seat, spectators, chat and agreements."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

import consigliere as cg
from consigliere.cli.main import cli
from consigliere.core.match import begin
from consigliere.server import fairness
from consigliere.server.protocol import encode
from server.desk import guests_of, listen, open_hall, step, table_of
from server.house import open_house, run


def test_lobby_links_transfer_and_revocation(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            open_house(tmp_path) as house,
            house.guest() as anna,
            house.guest("Ben") as ben,
            house.guest("Cleo") as cleo,
        ):
            table = await anna.table(["you", "invite", "open"], listed=True, title="Friday")
            base, key = f"/api/tables/{table['id']}", table["links"]["1"]
            [line] = (await ben.http.get("/api/tables")).json()
            assert (line["title"], line["free"]) == ("Friday", [2])

            assert (await cleo.http.post(f"{base}/seats/1", json={})).status_code == 409  # invited is not open
            assert (await cleo.http.post(f"{base}/seats/1", json={"key": "wrong"})).status_code == 403
            assert (await ben.http.post(f"{base}/seats/1", json={"key": key})).status_code == 200
            assert (await cleo.http.post(f"{base}/seats/1", json={"key": key})).status_code == 403  # works once
            assert (await cleo.http.post(f"{base}/seats/2", json={})).json()["state"] == "running"
            assert (await anna.http.get("/api/tables")).json() == []

            link = (await ben.http.post(f"{base}/seats/1/link")).json()["key"]
            assert (await ben.http.delete(f"{base}/seats/1/link")).json()["done"]
            assert (await cleo.http.post(f"{base}/seats/1", json={"key": link})).status_code == 403  # revoked
            link = (await ben.http.post(f"{base}/seats/1/link")).json()["key"]
            assert (await cleo.http.post(f"{base}/seats/1/link")).status_code == 403
            async with ben.connect(table["id"]) as old:
                await old.until("state")
                assert 1 in old.states
                moved = await cleo.http.post(f"{base}/seats/1", json={"key": link})  # another device
                assert [seat["mine"] for seat in moved.json()["seats"] if seat.get("mine")] == [True, True]
                await old.until("table")
                while None not in old.states:
                    await old.hear()
                assert "hand" not in old.views[None]
                refused = await old.ask("answer", seat=1, move="pass", question=0)
                assert refused["code"] == "spectator"

    run(work)


def test_a_cookie_guest_never_sees_the_token(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            anna.http.headers.pop("authorization")
            made = await anna.http.post("/api/guests", json={"name": "Zoë"})
            cookie = made.headers["set-cookie"]
            assert "token" not in made.json()
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert (await anna.http.get("/api/me")).json()["name"] == "Zoë"
            stored = await house.hall.store.guest(made.json()["id"])
            assert cookie.split("=")[1].split(";")[0] not in str(stored)

    run(work)


def test_options_that_do_not_exist_are_refused_with_what_is_allowed(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            for wish in (
                {"game": "chess", "seats": ["you"]},
                {"game": "condottiere", "seats": ["you"]},
                {"game": "condottiere", "seats": ["you", "king"]},
                {"game": "condottiere", "seats": ["you", "bot:deep"]},
                {"game": "condottiere", "seats": ["you", "you"], "options": {"fast": True}},
                {"game": "condottiere", "seats": ["you", "you"], "options": {"data": "/etc/passwd"}},
                {"game": "condottiere", "seats": ["you", "you"], "components": "no = toml ="},
            ):
                got = await anna.http.post("/api/tables", json=wish)
                assert got.status_code == 422
                assert "root:" not in got.text
                assert got.json()["because"]

    run(work)


def test_rematch_leave_and_hot_seat(tmp_path: Path) -> None:
    async def work() -> None:
        rng = random.Random(2)
        async with open_house(tmp_path) as house, house.guest() as anna, house.guest("Ben") as ben:
            table = await anna.table(["you", "you", "open"])
            await ben.http.post(f"/api/tables/{table['id']}/seats/2", json={})
            assert (await anna.http.post(f"/api/tables/{table['id']}/rematch")).status_code == 409
            async with anna.connect(table["id"]) as client:
                await client.until("state")
                left = await ben.http.delete(f"/api/tables/{table['id']}/seats/2")
                assert left.json()["seats"][2]["kind"] == "bot"
                await client.play_on(rng, 5000)
            again = (await anna.http.post(f"/api/tables/{table['id']}/rematch")).json()
            assert again["id"] != table["id"]
            assert (await anna.http.post(f"/api/tables/{table['id']}/rematch")).json()["id"] == again["id"]
            assert [seat["kind"] for seat in again["seats"]] == ["guest", "guest", "bot"]
            assert (await ben.http.post(f"/api/tables/{again['id']}/start")).status_code == 403
            assert (await anna.http.post(f"/api/tables/{again['id']}/start")).json()["state"] == "running"

    run(work)


def test_chat_agreements_and_show_cards() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            (anna, a), (ben, b), (_, c) = [await listen(hall, table, people[seat][0]) for seat in range(3)]
            watcher, w = await listen(hall, table, None)

            await anna.receive(encode({"type": "chat", "request": "1", "text": "hello"}))
            await anna.receive(encode({"type": "chat", "request": "1", "text": "hello"}))
            assert sum(b'"hello"' in frame for frame in w.frames) == 1
            await watcher.receive(encode({"type": "chat", "request": "2", "text": "spoiler"}))
            assert w.last()["code"] == "spectator"
            await anna.receive(encode({"type": "chat", "request": "3", "text": "x", "team": True}))
            assert a.last()["code"] == "team"

            await anna.receive(
                encode({"type": "agreement", "request": "4", "seat": 0, "parties": [1], "text": "You take Parma."})
            )
            number = a.last()["seq"]
            await ben.receive(encode({"type": "sign", "request": "5", "seat": 1, "number": number, "accept": True}))
            told = [json.loads(frame) for frame in c.frames if b"Parma" in frame][-1]
            assert (told["parties"], told["signed"]) == ([0, 1], {"0": True, "1": True})

            await anna.receive(encode({"type": "offers", "request": "6", "seat": 0}))
            show = next(move for move in a.last()["answer"] if move.endswith(" 1"))
            card = show.split()[1]
            await anna.receive(encode({"type": "offers", "request": "8", "seat": 0, "phrases": True}))
            assert dict(a.last()["answer"])[show].startswith("Show ")
            for ear in (b, c):
                ear.frames.clear()
            await anna.receive(encode({"type": "answer", "request": "7", "seat": 0, "move": show}))
            assert b.last()["events"][0]["facts"]["card"] == card
            assert "card" not in c.last()["events"][0]["facts"]

    run(work)


def test_fairness_is_published_before_and_proved_after(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna, house.guest("Ben") as ben:
            table = await anna.table(["you", "open"], contribution="anna's word")
            before = (await anna.http.get(f"/api/tables/{table['id']}/proof")).json()
            assert before == {"commitment": table["commitment"], "seed_commitment": None}
            async with anna.connect(table["id"]) as client, ben.connect(table["id"]) as other:
                await ben.http.post(f"/api/tables/{table['id']}/seats/1", json={"contribution": "ben's word"})
                first = await client.until("table", "state")
                while first["type"] == "table" and first["table"]["seed_commitment"] is None:
                    first = await client.until("table", "state")
                assert first["type"] == "table", "the hash of the seed goes out before the first card"
                during = (await ben.http.get(f"/api/tables/{table['id']}/proof")).json()
                assert "seed" not in during
                assert during["contributions"] == ["anna's word", "ben's word"]
                assert (await anna.http.get(f"/api/tables/{table['id']}/record")).status_code == 404
                rng = random.Random(3)
                while not client.states.get(0, {}).get("over"):
                    for one in (client, other):
                        if one.question():
                            await one.play(rng)
                        else:
                            await one.say("ping", n=1)
                            await one.until("pong")
            proof = (await anna.http.get(f"/api/tables/{table['id']}/proof")).json()
            record = cg.Record.parse((await anna.http.get(f"/api/tables/{table['id']}/record")).text)
            assert proof["commitment"] == table["commitment"]
            assert fairness.check(proof, record.header.seed) == []
            assert fairness.check({**proof, "contributions": ["anna's word", "other"]}) != []
            assert record.header.commitment == proof["seed_commitment"]
            assert record.replay().over
            record.save(tmp_path / "game.txt")
            (tmp_path / "proof.json").write_text(json.dumps(proof))
            args = ["verify", str(tmp_path / "game.txt"), "--proof", str(tmp_path / "proof.json")]
            done = CliRunner().invoke(cli, args)
            assert (done.exit_code, "mixed with every contribution" in done.output) == (0, True)
            (tmp_path / "proof.json").write_text(json.dumps({**proof, "server_seed": "00" * 32}))
            assert CliRunner().invoke(cli, args).exit_code != 0

    run(work)


def test_a_table_with_its_own_components_keeps_them() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            text = cg.game("condottiere").shipped_data.text + "\n# mine\n"
            table = await table_of(hall, people, "condottiere", 2, components=text)
            await step(table, random.Random(1))
            digest = table.position.digest()
            hall.evict(table)
            again = await hall.table(table.id)
            assert again is not None
            assert again.position.digest() == digest
            assert again.header().data == text

    run(work)


def test_a_table_whose_game_is_not_installed_any_more_has_no_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            table = await anna.table(["you", "open"])
            monkeypatch.setattr("consigliere.server.http.games.games", lambda: ("achaja",))

            answer = await anna.http.get(f"/api/tables/{table['id']}/box")

            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")

    run(work)


def test_the_box_of_a_table_tells_its_own_components(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            shipped = cg.game("condottiere").shipped_data
            text = shipped.text.replace('en = "Milan"', 'en = "Duchy of Milan"')
            assert text != shipped.text
            plain, own = await anna.table(["you", "open"]), await anna.table(["you", "open"], components=text)

            usual = (await anna.http.get(f"/api/tables/{plain['id']}/box?lang=en")).json()
            edited = (await anna.http.get(f"/api/tables/{own['id']}/box?lang=en")).json()

            assert usual == (await anna.http.get("/api/games/condottiere/box?lang=en")).json()
            assert usual["nouns"]["region"]["milano"] == "Milan"
            assert edited["nouns"]["region"]["milano"] == "Duchy of Milan"
            assert edited["data"] != usual["data"]
            assert (await anna.http.get("/api/tables/none/box")).status_code == 404

            match = cg.Match.from_json(cg.new("condottiere", 2, 1).to_json())
            record = match.record()
            mine = record._replace(header=record.header._replace(data=text, components=""))
            digest = begin(mine.header).digest()
            told = await anna.http.post("/api/replay?lang=en", json={"record": str(mine._replace(digest=digest))})
            assert told.json()["box"]["nouns"]["region"]["milano"] == "Duchy of Milan"

    run(work)
