"""Many answers to one question: exactly one effect, and all others are told why."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.core import flow
from consigliere.core.move import Move
from consigliere.server.live import table as table_module
from consigliere.server.live.answering import answer as answer_question
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Answer
from server.desk import answer, guests_of, open_hall, step, table_of
from server.house import Client, count, open_house, run


def test_fifty_sockets_answer_one_question(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna, contextlib.AsyncExitStack() as stack:
            table = await anna.table(["you"] * 3)
            clients = [await stack.enter_async_context(anna.connect(table["id"])) for _ in range(50)]
            for client in clients:
                while client.question() is None:
                    await client.until("state")
            seat, state = clients[0].question()
            moves = state["legal"]

            replies = await asyncio.gather(
                *(
                    client.ask("answer", seat=seat, move=moves[at % len(moves)], question=state["question"])
                    for at, client in enumerate(clients)
                )
            )

            accepted = [reply for reply in replies if reply["type"] == "accepted"]
            codes = {reply["code"] for reply in replies if reply["type"] == "refused"}
            print(f"\n50 sockets: {len(accepted)} accepted, the others {codes}")
            assert len(accepted) == 1
            assert codes == {"stale"}
            assert all(reply["because"] for reply in replies if reply["type"] == "refused")

            seat, state = next(found for c in clients if (found := c.question()) and c.seq == accepted[0]["seq"])
            same = await asyncio.gather(
                *(
                    client.ask("answer", request="one", seat=seat, move=state["legal"][0], question=state["question"])
                    for client in clients
                )
            )
            assert {reply["seq"] for reply in same} == {accepted[0]["seq"] + 1}
            assert sum(not reply.get("again") for reply in same) == 1

    run(work)


MUST_MEET = {"la_famiglia": {"draft", "cards"}, "godfather": {"bids"}, "achaja": {"reroll"}}
SEALED = {"la_famiglia": {"draft", "cards"}, "godfather": {"bids", "offer"}, "achaja": {"reroll"}}


def way_to(game: str, players: int, question: str) -> tuple[bytes, list[tuple[int, Move]]]:
    """A seed and moves that lead to a question which random play seldom meets."""
    for number in range(60):
        rng, seed = random.Random(number), number.to_bytes(32, "big")
        match = cg.new(game, players, seed=seed)
        while not match.over:
            if match.state.stack[-1].step == question:
                return seed, match.moves
            seat = rng.choice(match.asked)
            moves = match.legal(seat)
            match.play(seat, next((move for move in moves if move.verb == "finesse"), None) or rng.choice(moves))
    raise AssertionError(f"{question} was never asked")


@pytest.mark.parametrize("game", SEALED)
def test_sealed_answers_arrive_together(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat has two sockets, and all answer one secret question at once: one effect per seat, and no peeping."""
    effects, told, kinds, together = 0, Counter[str](), Counter[str](), 0

    async def round_of(live: Table, clients: dict[int, list[Client]], rng: random.Random) -> None:
        nonlocal effects, together
        asked, before = live.position.asked, live.seq
        kinds[live.position.state.stack[-1].step] += 1
        together = max(together, len(asked))
        questions = {seat: live.questions[seat] for seat in asked}
        moves = {seat: [str(move) for move in flow.answers(live.position.state, seat)] for seat in asked}
        replies = await asyncio.gather(
            *(
                client.ask("answer", seat=seat, move=rng.choice(moves[seat]), question=questions[seat])
                for seat in asked
                for client in clients[seat]
            )
        )
        accepted = [reply["seq"] for reply in replies if reply["type"] == "accepted"]
        assert sorted(accepted) == list(range(before + 1, before + 1 + len(asked))), "one entry for each seat"
        assert live.seq == before + len(asked)
        refused = [reply for reply in replies if reply["type"] == "refused"]
        assert len(refused) == len(asked)
        assert all(reply["because"] for reply in refused)
        told.update(reply["code"] for reply in refused)
        effects += len(accepted)
        assert not set(questions.values()) & set(live.questions.values()), "all have answered: what is open now is new"
        for client in [one for both in clients.values() for one in both]:
            assert await client.in_step()
        rows = {row.seq: row for row in await live.hall.store.entries_after(live.id, before)}
        first = rows[before + 1]
        for seat, both in clients.items():
            if seat not in live.position.game.allies(live.position.rules, first.seat) and len(asked) > 1:
                seen = next(json.loads(raw) for raw in both[0].frames if f'"seq":{before + 1},' in raw[:60])
                words = first.text.split()[1:]
                facts = json.dumps([event["facts"] for event in seen["events"]])
                assert not any(f'"{word}"' in facts for word in words if not word.isdigit()), "the answer was sealed"

    async def work() -> None:
        rng = random.Random(game)
        seed, way = way_to(game, 4, "cards") if game == "la_famiglia" else (b"", [])
        if seed:
            monkeypatch.setattr(table_module, "mix", lambda *_: seed)
        async with open_house(tmp_path) as house, contextlib.AsyncExitStack() as stack:
            players = 4
            guests = [await stack.enter_async_context(house.guest(f"P{seat}")) for seat in range(players)]
            for number in range(count(2, 20)):
                table = await guests[0].table(["you"] + ["open"] * (players - 1), game=game)
                for seat in range(1, players):
                    await guests[seat].http.post(f"/api/tables/{table['id']}/seats/{seat}", json={})
                live = house.hall.tables[table["id"]]
                async with contextlib.AsyncExitStack() as sockets:
                    clients: dict[int, list[Client]] = {}
                    for seat in range(players):
                        clients[seat] = [
                            await sockets.enter_async_context(guests[seat].connect(table["id"])) for _ in "ab"
                        ]
                        for client in clients[seat]:
                            client.keep = True
                    for at in range(count(len(way) + 1 if way and not number else 100, 600)):
                        if live.position.over:
                            break
                        if not number and at < len(way):
                            seat, move = way[at]
                            assert isinstance(await answer(live, seat, str(move)), Accepted)
                        elif len(live.position.asked) > 1 and live.position.state.stack[-1].step in SEALED[game]:
                            for both in clients.values():
                                for client in both:
                                    assert await client.in_step()
                                    client.frames.clear()
                            await round_of(live, clients, rng)
                        else:
                            await step(live, rng)

    run(work, 600)
    print(f"\n{game}: {dict(kinds)} secret questions, up to {together} seats at once, {effects} answers kept, "
          f"the others told {dict(told)}")  # fmt: skip
    assert effects
    assert set(told) == {"stale"}
    assert set(kinds) >= MUST_MEET[game]


def test_two_commands_at_once_within_one_table() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 4)
            rng = random.Random(1)
            for number in range(40):
                seat = table.position.asked[0]
                question, legal = table.questions[seat], [str(move) for move in table.position.legal(seat)]
                said = [
                    Answer(request=f"{number}-{i}", seat=seat, move=rng.choice(legal), question=question)
                    for i in range(8)
                ]
                replies = await asyncio.gather(*(answer_question(table, one, "en") for one in said))
                assert sum(isinstance(reply, Accepted) for reply in replies) == 1
            assert table.seq == 40

    run(work)
