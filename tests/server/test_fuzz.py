"""Whatever a client sends: no crash, no stack trace, and the other tables do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from server.desk import guests_of, listen, open_hall, table_of
from server.house import FULL, Process, count, quantile, run

BAD = (
    b"", b"{", b"[]", b"null", b'"x"', b"{}", b'{"type":"nothing"}', b'{"type":"hello","v":"one"}',
    b'{"type":"hello","v":99}', b'{"type":"hello","last":-5}', b'{"type":"hello","last":1e400}',
    b'{"type":"answer","request":"","seat":0,"move":"pass"}', b'{"type":"answer","request":"1","seat":-1,"move":"x"}',
    b'{"type":"answer","request":"1","seat":0,"move":7}', b'{"type":"answer","request":"1","seat":0,"move":"x","a":1}',
    b'{"type":"answer","request":"1","seat":0,"move":"pass","question":99999999999999999999}',
    b'{"type":"chat","request":"1","text":"' + b"x" * 600 + b'"}', b'{"type":"undo","request":"1","seat":0,"how":"x"}',
    b'{"type":"agreement","request":"1","seat":0,"parties":[9,9,9],"text":"x"}', b'{"type":"ping","n":1.5}',
    b'{"type":"sign","request":"1","seat":0,"number":9007199254740991,"accept":true}', b"\xff\xfe\x00",
    b"[" * 5000, b'{"a":' * 2000, b'{"type":"consent","request":"1","seat":0,"proposal":0,"agree":true}',
    b'{"type":"standin","request":"1","seat":0,"absent":9}', b'{"type":"why","request":"1","seat":0,"move":"\\u0000"}',
    b'{"type":"chat","request":"1","text":"\\u0000"}', b'{"type":"offers","request":"1","seat":0,"seat":0}',
    b'{"type":"answer","request":"1","seat":0,"move":"' + b"\\ud800" + b'"}', b'{"type":"hello"} {"type":"hello"}',
)  # fmt: skip


def test_malformed_messages_are_answered_with_a_code() -> None:
    answered = 0

    async def work() -> None:
        nonlocal answered
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            session, ear = await listen(hall, table, people[0][0])
            rng = random.Random(1)
            seq = table.seq
            good = b'{"type":"answer","request":"1","seat":0,"move":"pass now","question":0}'
            cases = list(BAD)
            for _ in range(count(2000, 50_000)):
                noise = bytearray(rng.choice((good, *BAD[:20])))
                for _ in range(rng.randrange(1, 4)):
                    at = rng.randrange(len(noise) + 1)
                    noise[at : at + rng.randrange(3)] = bytes(rng.randrange(256) for _ in range(rng.randrange(3)))
                cases.append(bytes(noise))
            for raw in cases:
                before = len(ear.frames)
                await session.receive(raw)
                answered += len(ear.frames) > before
                for frame in ear.frames[before:]:
                    assert b"Traceback" not in frame
                    assert b'"code":"error"' not in frame, raw
            assert answered >= len(cases) * 0.99
            assert table.seq == seq
            assert hall.metrics.errors._value.get() == 0

    run(work)
    print(f"\n{answered} malformed or mutated messages, all answered")


def test_a_flood_and_huge_frames_do_not_disturb_other_tables(tmp_path: Path) -> None:
    """The bound is meant for a machine that does nothing else; on a busy one nine moves of ten must hold it."""
    seconds, rate = count(4, 20), 12_000
    server = Process(tmp_path, CONSIGLIERE_RATE_LIMITS="true")

    async def work() -> None:
        rng = random.Random(1)
        house = await server.start()
        async with house.guest() as anna, house.guest("Eve") as eve:
            table = await anna.table(["you"] * 2, options={"points_target": 999})
            other = await eve.table(["you"] * 2)
            script = [sys.executable, str(Path(__file__).parent / "flooder.py"), "127.0.0.1", str(server.port),
                      other["id"], eve.token, str(seconds), str(rate)]  # fmt: skip
            async with anna.connect(table["id"]) as client:
                await client.until("state")

                async def wait() -> float:
                    while client.question() is None:
                        await client.until("state")
                    begun = time.perf_counter()
                    assert (await client.play(rng))["type"] == "accepted"
                    spent = time.perf_counter() - begun
                    await asyncio.sleep(0.05)  # twenty a second: this table is no flooder
                    return spent

                calm = quantile([await wait() for _ in range(40)], 0.99)
                flooder = await asyncio.create_subprocess_exec(*script, stdout=asyncio.subprocess.PIPE)
                waits = []
                while flooder.returncode is None:
                    waits.append(await wait())
                told = json.loads(await flooder.stdout.read())
            worst, most = quantile(waits, 0.99), quantile(waits, 0.9)
            print(f"\nflood: {told['rate']:,.0f} messages/s sent, shown out {told['closed']} times, {told['huge']} "
                  f"huge frames; other table p90 {most * 1000:.0f} ms, p99 {worst * 1000:.0f} ms over {len(waits)} "
                  f"moves; before p99 {calm * 1000:.0f} ms")  # fmt: skip
            assert told["closed"], "whoever floods is shown out"
            assert (worst if FULL else most) < 0.2
            assert told["rate"] > (10_000 if FULL else 2_000)
            assert (await anna.http.get("/healthz")).json()["healthy"]
        assert b"Traceback" not in (tmp_path / "server.log").read_bytes()

    try:
        run(work)
    finally:
        server.close()


ALWAYS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]
CHECKS = {
    GenerationMode.POSITIVE: [*ALWAYS, *([unsupported_method] if FULL else [])],  # it probes every other method too
    GenerationMode.NEGATIVE: [*ALWAYS, negative_data_rejection],
}


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    server = Process(tmp_path, CONSIGLIERE_PRIVATE_HOOKS="true", CONSIGLIERE_SMTP="")
    cases = 0
    try:
        url = asyncio.run(server.start()).url
        token = httpx.post(f"{url}/api/guests", json={"name": "A", "cookie": False}).json()["token"]
        wish = {"game": "condottiere", "seats": ["you", "you"]}
        headers = {"authorization": f"Bearer {token}"}
        table = httpx.post(f"{url}/api/tables", json=wish, headers=headers).json()["table"]["id"]
        schema = schemathesis.openapi.from_dict(httpx.get(f"{url}/openapi.json").json())
        schema.config.update(base_url=url)

        def try_out(strategy: Any, mode: GenerationMode) -> None:
            def check(case: Any) -> None:
                nonlocal cases
                cases += 1
                if "table" in (case.path_parameters or {}) and cases % 2 and mode is GenerationMode.POSITIVE:
                    case.path_parameters["table"] = table
                response = case.call(headers=headers)
                assert b"Traceback" not in response.content
                too_long = response.status_code == 413  # a refusal that the check about wrong data does not know
                case.validate_response(response, checks=ALWAYS if too_long else CHECKS[mode])

            given = settings(max_examples=count(4, 60), deadline=None, database=None, derandomize=True,
                             suppress_health_check=list(HealthCheck))  # fmt: skip
            with contextlib.suppress(Unsatisfiable):  # nothing about this operation can be wrong
                given(hypothesis.given(strategy)(check))()

        for path, operations in schema.raw_schema["paths"].items():
            for method, operation in operations.items():
                for wrong in ({}, {"authorization": "Bearer nobody"}, {"cookie": "consigliere=nobody"}):
                    if "security" in operation:
                        got = httpx.request(method, url + path.replace("{seat}", "0"), headers=wrong)
                        assert got.status_code == 401, (method, path)
                        cases += 1
        for mode in GenerationMode:
            for result in schema.get_all_operations():
                try_out(result.ok().as_strategy(generation_mode=mode), mode)
    finally:
        server.close()
    print(f"\nschemathesis: {cases} cases, all as the document says")
