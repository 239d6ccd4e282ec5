"""Many answers to one question: exactly one effect, and all others are told why."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

from consigliere.core.steps import Together
from server.desk import guests_of, open_hall
from server.house import open_house, run


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


def test_the_last_two_sealed_answers_arrive_together() -> None:
    """A question to several seats at once, from the tiny game of the core's tests, behind the server's own path."""
    from consigliere.core import flow
    from consigliere.core.flow import Frame
    from core.toll_road import State, rules

    s = State(rules(), [[3, 1], [5, 2], [4, 4]])
    s.stack.append(Frame("game"))
    flow.advance(s)
    assert isinstance(s.rules.steps[s.stack[-1].step], Together)

    class FakeMatch:
        """Just enough of a match for `Table.questions_after`."""

        def __init__(self) -> None:
            self.rules = s.rules

    from consigliere.core.move import Move
    from consigliere.server.table import Table

    table = Table.__new__(Table)
    table.match = FakeMatch()  # type: ignore[assignment]
    table.questions = {0: 0, 1: 0, 2: 0}

    def play(seq: int, seat: int, move: Move) -> None:
        import copy

        before = copy.copy(s)
        before.stack = s.stack[:]
        flow.apply(s, seat, move)
        table.questions = table.questions_after(seq, seat, move, before, s)

    play(1, 0, Move("bid", "3"))
    assert table.questions == {1: 0, 2: 0}, "the others' question keeps its number while it stays open"
    play(2, 2, Move("bid", "4"))
    assert table.questions == {1: 0}
    play(3, 1, Move("bid", "5"))
    assert set(table.questions.values()) == {3}, "all have answered: what is asked now is new"


def test_two_commands_at_once_within_one_table() -> None:
    async def work() -> None:
        from consigliere.server.protocol import Accepted, Answer
        from server.desk import table_of

        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 4)
            rng = random.Random(1)
            for number in range(40):
                seat = table.match.asked[0]
                question, legal = table.questions[seat], [str(move) for move in table.match.legal(seat)]
                replies = await asyncio.gather(
                    *(
                        table.answer(
                            Answer(request=f"{number}-{i}", seat=seat, move=rng.choice(legal), question=question), "en"
                        )
                        for i in range(8)
                    )
                )
                assert sum(isinstance(reply, Accepted) for reply in replies) == 1
            assert table.seq == 40

    run(work)
