"""Undo: free within the barrier, past it only together, and never a gain of knowledge."""

from __future__ import annotations

import json
import random
from typing import Any

from consigliere.core.save import canonical
from consigliere.server.live.table import Table
from consigliere.server.live.undo import consent, undo
from consigliere.server.protocol import Accepted, Consent, Refused, Undo
from server.desk import answer, guests_of, listen, open_hall, step, table_of
from server.house import count, run
from twins import twin_position


async def until_question(table: Table, step_name: str, rng: random.Random) -> int:
    while table.position.state.stack[-1].step != step_name:
        await step(table, rng)
    seat: int = table.position.asked[0]
    return seat


def test_a_public_choice_can_be_taken_back_a_revealed_card_cannot() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            seat = await until_question(table, "choose_region", random.Random(1))
            _, ear = await listen(hall, table, people[(seat + 1) % 3][0])
            before, seq = table.position.digest(), table.seq
            await answer(table, seat, str(table.position.legal(seat)[0]))
            assert table.position.digest() != before
            may = await undo(table, Undo(request="m", seat=seat, how="may"), "en")
            assert isinstance(may, Accepted)

            done = await undo(table, Undo(request="u", seat=seat), "en")

            assert isinstance(done, Accepted)
            assert table.position.digest() == before
            assert ear.last()["undone"] == seq
            assert (await undo(table, Undo(request="u", seat=seat), "en")).again
            hall.evict(table)
            again = await hall.table(table.id)
            assert again is not None
            assert again.position.digest() == before

            await answer(again, seat, str(again.position.legal(seat)[0]))
            who = again.position.asked[0]
            card = next(str(m) for m in again.position.legal(who) if m.verb == "play")
            await answer(again, who, card)
            no = await undo(again, Undo(request="n", seat=who), "pl")
            assert isinstance(no, Refused)
            assert no.code in ("undo_learnt", "undo_chance")
            assert (await undo(again, Undo(request="o", seat=(who + 1) % 3), "en")).code == "undo_others"
            record = await again.record()
            assert len(record.moves) == again.seq - 2
            assert record.replay().digest() == again.position.digest()

    run(work)


def test_past_the_barrier_everybody_must_agree() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            rng = random.Random(1)
            digests = {0: table.position.digest()}
            while table.seq < 70:  # past a snapshot
                await step(table, rng)
                digests[table.seq] = table.position.digest()
            target = max(seq for seq in digests if seq <= 12)
            seq = table.seq
            asked = await undo(table, Undo(request="a", seat=0, how="ask", to=target), "en")
            assert isinstance(asked, Accepted)
            assert (table.seq, table.proposal.agreed) == (seq, [0])
            no = await consent(table, Consent(request="n", seat=1, proposal=seq, agree=False), "en")
            assert isinstance(no, Accepted)
            assert table.proposal is None
            await undo(table, Undo(request="b", seat=0, how="ask", to=target), "en")
            for seat in (1, 2):
                await consent(table, Consent(request="y", seat=seat, proposal=seq, agree=True), "en")
            assert table.seq == seq + 1
            assert [event.what for event in table.recent[-1][1]] == ["table.rewound"]
            rows = await hall.store.entries_after(table.id, -1)
            assert (rows[-1].kind, rows[-1].text) == ("undo", str(target))
            hall.evict(table)
            again = await hall.table(table.id)
            assert again is not None
            assert again.position.digest() == table.position.digest() == digests[target]
            while not again.position.over:
                await step(again, rng)
            record = await again.record()
            assert record.replay().digest() == again.position.digest()

    run(work)


def test_undo_never_crosses_the_barrier() -> None:
    """Whatever was taken back alone, no other seat's view had changed in anything it could not have foreseen."""
    games, offered, refused = count(3, 40), 0, 0

    async def work() -> None:
        nonlocal offered, refused
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            for number in range(games):
                rng = random.Random(number)
                options: dict[str, Any] = {"hidden_cards": bool(number % 2), "draw_after_battle": number % 3 == 0}
                table = await table_of(hall, people, "condottiere", 3, options=options)
                for _ in range(60):
                    before = table.position
                    if before.over:
                        break
                    seat = rng.choice(before.asked)
                    move = str(rng.choice(before.legal(seat)))
                    await answer(table, seat, move)
                    after = table.position
                    moved = after.state.chance.used != before.state.chance.used
                    verb = move.split()[0]
                    if after.over or rng.random() < 0.5:
                        continue
                    reply = await undo(table, Undo(request=f"u{rng.random()}", seat=seat), "en")
                    if isinstance(reply, Accepted):
                        offered += 1
                        assert not moved
                        if verb == "play" and not options["hidden_cards"]:  # then nobody doubted that card
                            worlds = [
                                twin_position(before, other, n)
                                for n in range(200)
                                for other in range(3)
                                if other != seat
                            ]
                            assert sum(world.why_not(seat, move) is not None for world in worlds) < 4
                        assert table.position.digest() == before.digest()
                        assert canonical(table.position.view(seat)) == canonical(before.view(seat))
                    else:
                        refused += 1
                hall.evict(table)

    run(work, 600)
    print(f"\nundo: {offered} taken back, {refused} refused")
    assert offered
    assert refused


def test_a_declined_table_takes_nothing_back() -> None:
    async def work() -> None:
        async with open_hall() as (hall, http):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 2, undo=False)
            await step(table, random.Random(1))
            assert (await undo(table, Undo(request="x", seat=0), "ru")).code == "undo_off"
            got = (await http.get(f"/api/tables/{table.id}/log")).json()
            assert json.dumps(got)

    run(work)


def test_what_was_taken_back_is_no_place_to_go_back_to() -> None:
    """Else the table would stand where no replay of its log leads."""

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 2, options={"points_target": 999})
            rng = random.Random(1)
            for _ in range(10):
                await step(table, rng)
            rewinds = {4: Accepted, 7: Refused, 3: Accepted}
            for to, kind in rewinds.items():
                reply = await undo(table, Undo(request=f"to {to}", seat=0, how="ask", to=to), "en")
                assert isinstance(reply, kind), to
                if kind is Accepted:
                    said = Consent(request=f"yes {to}", seat=1, proposal=table.seq, agree=True)
                    assert isinstance(await consent(table, said, "en"), Accepted)
                await step(table, rng)
                record = await table.record()
                assert record.replay().digest() == table.position.digest()

    run(work)
