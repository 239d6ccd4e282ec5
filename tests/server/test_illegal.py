"""Nothing outside the legal set is ever accepted, and everything refused says why, in three languages."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.position import Position
from consigliere.core.words import LANGUAGES
from consigliere.server.live import table as table_module
from consigliere.server.live.answering import answer as answer_question
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Answer, Refused
from consigliere.server.words import WORDS
from laws.tables import players_of, random_options
from server.desk import answer, guests_of, open_hall, step, table_of
from server.house import count, run

FOREIGN = ("bid 3", "attack palermo", "play no_such_card", "pass pass", "show winter 77", "", "   ", "PASS", "pass;",
           "play\nwinter", "{}", "0", "-1", "play winter " * 9, "do_play", "__class__", "keep", "draw 999")  # fmt: skip


def mutants(move: str, rng: random.Random) -> list[str]:
    at = rng.randrange(len(move))
    return [move[:at] + move[at + 1 :], move + rng.choice("sx9 "), move.swapcase(), move.split()[0], f"{move} {move}",
            move[:at] + rng.choice("abz_.") + move[at:]]  # fmt: skip


@cache
def moves_elsewhere(game: str) -> list[str]:
    """Moves that are legal somewhere in the other titles, and somewhere else in this one."""
    found: set[str] = set()
    for other in cg.games():
        rng = random.Random(other)
        players = players_of(other)[-1]
        match = cg.new(other, players, seed=1, options=cg.game(other).needed(players))
        for _ in range(80):
            if match.over:
                break
            seat = rng.choice(match.asked)
            moves = match.legal(seat)
            found |= set(map(str, rng.sample(moves, min(4, len(moves)))))
            match.play(seat, rng.choice(moves))
    return sorted(found)


class Sweep:
    """Commands outside the legal set, tried at one table."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.rng = table, rng
        self.said: list[tuple[Answer, int]] = []  # accepted answers and their seq

    @property
    def position(self) -> Position[Any]:
        assert self.table.position is not None
        return self.table.position

    def commands(self, seat: int) -> list[tuple[str, str]]:
        """Kind and text of moves that this seat may not make now."""
        position, rng = self.position, self.rng
        legal, talk = {*map(str, position.legal(seat))}, {*map(str, position.talk(seat))}
        others = {str(move) for other in position.asked if other != seat for move in position.legal(other)}
        pools = {
            "garbage": FOREIGN,
            "foreign": moves_elsewhere(position.game.name),
            "out of turn": sorted(others),
            "candidate": list(map(str, position.candidates(seat))),
            "mutated": [m for move in rng.sample(sorted(legal | talk), min(4, len(legal | talk)))
                        for m in mutants(move, rng)],
            "stale": [said.move for said, _ in self.said],
        }  # fmt: skip
        found = []
        for kind, pool in pools.items():
            for move in rng.sample(list(pool), min(8, len(pool))):
                if " ".join(move.split()) in legal | talk:
                    continue
                if position.why_not(seat, move) is None:  # only talk may have words of one's own
                    assert move.split()[0] in {one.split()[0] for one in talk}
                    continue
                found.append((kind, move[:200]))
        return found

    async def refuse(self, seat: int, move: str, **more: Any) -> Refused:
        """Try it in three languages: refused each time, for a rule or with a code, in words of that language."""
        table, replies = self.table, []
        for lang in LANGUAGES:
            reply = await answer(table, seat, move, lang=lang, **more)
            assert isinstance(reply, Refused), (seat, move, more)
            replies.append(reply)
        first = replies[0]
        if first.code == "illegal":
            assert first.rule in self.position.game.rulebook
        else:
            assert WORDS.has(f"no.{first.code}")
        assert len({reply.because for reply in replies}) == 3, replies
        assert len({(reply.code, reply.rule, reply.key, str(reply.facts)) for reply in replies}) == 1
        return first

    async def duplicates(self) -> int:
        """The same request again, and the same request with other words: the first answer, and no second effect."""
        for said, seq in self.rng.sample(self.said, min(3, len(self.said))):
            for move in (said.move, "pass", "x"):
                twice = Answer(request=said.request, seat=said.seat, move=move, question=said.question)
                again = await answer_question(self.table, twice, "en")
                assert isinstance(again, Accepted), again
                assert (again.seq, again.again) == (seq, True)
        return 3 * min(3, len(self.said))


@pytest.mark.parametrize("game", cg.games())
def test_illegal_sweep(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "REQUESTS", 4)  # so that older requests are looked up in the database
    games, tried = count(6, 100), Counter[str]()
    told: Counter[str] = Counter()

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall, "ABCDEFGHI")
            for number in range(games):
                rng = random.Random(f"sweep {game} {number}")
                players = rng.choice(players_of(game))
                options = random_options(game, players, rng)
                options.pop("data", None)
                seed = rng.randbytes(32)
                monkeypatch.setattr(table_module, "mix", lambda *_, seed=seed: seed)  # the same games in every run
                table = await table_of(hall, people, game, players, options=options)
                sweep = Sweep(table, rng)
                stops = {0, *rng.sample(range(200), 6)}
                for at in range(400):
                    now = sweep.position
                    if at in stops or now.over:
                        before, seq = now.digest(), table.seq
                        for seat in range(players):
                            for kind, move in sweep.commands(seat):
                                refused = await sweep.refuse(seat, move)
                                tried[kind] += 1
                                told[refused.code if refused.code != "illegal" else "a rule"] += 1
                            if seat in now.asked:
                                legal = [str(m) for m in now.legal(seat) if m.verb not in now.rules.free.verbs]
                                for question in (None, 10_000, (table.questions.get(seat) or 0) + 1):
                                    refused = await sweep.refuse(seat, rng.choice(legal), question=question)
                                    assert refused.code == ("question" if question is None else "stale")
                                    tried["wrong question"] += 1
                        tried["duplicated"] += await sweep.duplicates()
                        assert (sweep.position.digest(), table.seq) == (before, seq)
                    if now.over:
                        break
                    seat = rng.choice(now.asked)
                    said = Answer(request=f"move {at}", seat=seat, move=str(rng.choice(now.legal(seat))),
                                  question=table.questions[seat])  # fmt: skip
                    reply = await answer_question(table, said, "en")
                    assert isinstance(reply, Accepted), reply
                    sweep.said.append((said, reply.seq))
                hall.evict(table)

    run(work, 3600)
    print(f"\n{game}: {games} games, {tried.total()} commands outside the legal set {dict(tried)}, 0 accepted, "
          f"refused by {dict(told)}")  # fmt: skip


def test_the_same_request_has_one_effect_and_one_answer() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            now = table.position
            assert now is not None
            seat = now.asked[0]
            said = Answer(request="once", seat=seat, move=str(now.legal(seat)[0]), question=table.questions[seat])

            first = await answer_question(table, said, "en")
            again = await answer_question(table, said, "en")
            hall.evict(table)
            reopened = await hall.table(table.id)
            assert reopened is not None
            for _ in range(100):  # so long that memory has forgotten it
                if not reopened.position.over:
                    await step(reopened, random.Random(1))
            later = await answer_question(reopened, said, "en")

            assert isinstance(first, Accepted)
            assert (again.seq, again.again) == (first.seq, True)
            assert (later.seq, later.again) == (first.seq, True)

    run(work)
