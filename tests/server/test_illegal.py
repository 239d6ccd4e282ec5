"""Nothing outside the legal set is ever accepted, and everything refused says why, in three languages."""

from __future__ import annotations

import random

import pytest

import consigliere as cg
from consigliere.server.protocol import Accepted, Answer, Refused
from consigliere.server.words import WORDS
from laws.tables import players_of, random_options
from server.desk import answer, guests_of, open_hall, step, table_of
from server.house import count, run

LANGUAGES = ("en", "pl", "ru")
FOREIGN = ("bid 3", "attack palermo", "play no_such_card", "pass pass", "show winter 77", "", "   ", "PASS", "pass;",
           "play\nwinter", "{}", "0", "-1", "play winter " * 9, "do_play", "__class__", "keep", "draw 999")  # fmt: skip


def mutants(move: str, rng: random.Random) -> list[str]:
    at = rng.randrange(len(move))
    return [move[:at] + move[at + 1 :], move + rng.choice("sx9 "), move.swapcase(), move.split()[0], f"{move} {move}",
            move[:at] + rng.choice("abz_.") + move[at:]]  # fmt: skip


@pytest.mark.parametrize("game", cg.games())
def test_illegal_sweep(game: str) -> None:
    games, tried, wrong, refused = count(4, 100), 0, 0, {}

    async def work() -> None:
        nonlocal tried, wrong
        async with open_hall() as (hall, _):
            people = await guests_of(hall, "ABCDEFGHI")
            for number in range(games):
                rng = random.Random(f"sweep {game} {number}")
                players = rng.choice(players_of(game))
                options = random_options(game, players, rng)
                options.pop("data", None)
                table = await table_of(hall, people, game, players, options=options)
                match = table.match
                assert match is not None
                seen: list[str] = []
                for at in range(200):
                    if match.over and at % 5:
                        break
                    if at % 16 == 0 or match.over:
                        before, seq = match.digest(), table.seq
                        for seat in range(players):
                            allowed = {*map(str, match.legal(seat)), *map(str, match.talk(seat))}
                            talk_verbs = {move.verb for move in match.talk(seat)}
                            moves = [*FOREIGN, *rng.sample(seen, min(8, len(seen))), *map(str, match.candidates(seat))]
                            for move in list(allowed)[:4]:
                                moves += mutants(move, rng)
                            if len(moves) > 40:
                                moves = rng.sample(moves, 40)
                            for move in moves:
                                if " ".join(move.split()) in allowed:
                                    continue
                                if match.why_not(seat, move) is None:  # only talk may have words of one's own
                                    assert move.split()[0] in match.rules.free.verbs
                                    assert move.split()[0] in talk_verbs
                                    continue
                                free = move.split()[:1] in [[verb] for verb in match.rules.free.verbs]
                                for lang in LANGUAGES[at % 3 : at % 3 + 1] if free else LANGUAGES:
                                    reply = await answer(table, seat, move[:200], lang=lang)
                                    tried += 1
                                    wrong += isinstance(reply, Accepted)
                                    assert isinstance(reply, Refused), (seat, move)
                                    assert reply.because
                                    assert reply.rule in match.game.rulebook or WORDS.has(f"no.{reply.code}")
                                    refused[reply.code] = refused.get(reply.code, 0) + 1
                            for move in list(allowed)[:3]:  # legal, but for another question
                                if move.split()[0] in match.rules.free.verbs:
                                    continue
                                for question in (None, 10_000, (table.questions.get(seat) or 0) + 1):
                                    reply = await answer(table, seat, move, question=question)
                                    tried += 1
                                    assert isinstance(reply, Refused)
                                    assert reply.code in ("stale", "question")
                        assert (match.digest(), table.seq) == (before, seq)
                    if match.over:
                        break
                    seen.append(str(rng.choice(match.legal(match.asked[0]))))
                    await step(table, rng)
                hall.evict(table)

    run(work, 1800)
    print(f"\n{game}: {games} games, {tried} commands outside the legal set, {wrong} accepted, refused as {refused}")
    assert not wrong


def test_the_same_request_has_one_effect_and_one_answer() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            match = table.match
            assert match is not None
            seat = match.asked[0]
            said = Answer(request="once", seat=seat, move=str(match.legal(seat)[0]), question=table.questions[seat])

            first = await table.answer(said, "en")
            again = await table.answer(said, "en")
            hall.evict(table)
            reopened = await hall.table(table.id)
            assert reopened is not None
            for _ in range(100):  # so long that memory has forgotten it
                if not reopened.match.over:
                    await step(reopened, random.Random(1))
            later = await reopened.answer(said, "en")

            assert isinstance(first, Accepted)
            assert (again.seq, again.again) == (first.seq, True)
            assert (later.seq, later.again) == (first.seq, True)

    run(work)
