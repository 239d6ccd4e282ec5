"""The load benchmark runs, and a move costs the same late in a long game as early.

By default only processor time is judged, because a shared machine says little about waiting; the full counts judge all.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from server.desk import guests_of, open_hall, step, table_of
from server.house import FULL, count, run

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "server_load.py"


def measure(*args: str) -> dict[str, dict[str, float]]:
    done = subprocess.run([sys.executable, str(SCRIPT), "--json", *args], capture_output=True, timeout=500, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def test_many_tables_at_one_move_a_second() -> None:
    found = measure("--only", "paced", *([] if FULL else ["--quick"]))["paced"]
    print(f"\n{found}")
    assert found["refused"] == 0
    assert found["server_cpu_us_per_move"] < 4000
    if FULL:
        assert found["moves_per_second"] > 0.95 * found["tables"]
        assert found["ack_p99_ms"] < 50


def test_few_tables_at_full_speed() -> None:
    found = measure("--only", "full", *([] if FULL else ["--quick"]))
    print(f"\n{found}")
    assert found["full"]["refused"] == 0
    assert found["full"]["server_cpu_us_per_move"] < 2500
    if FULL:
        assert found["full"]["moves_per_second"] >= 700


def test_idle_tables_are_small() -> None:
    found = measure("--only", "idle", *([] if FULL else ["--quick"]))["idle"]
    print(f"\n{found}")
    assert found["kilobytes_per_table"] < (200 if FULL else 400)


def test_a_move_costs_the_same_in_a_long_game() -> None:
    """A long game and a young one take turns, so that whatever else the machine does weighs on both."""

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            old, young = [
                await table_of(hall, people, "condottiere", 4, options={"points_target": 999}) for _ in range(2)
            ]
            rng = random.Random(1)
            for _ in range(count(600, 5000)):
                await step(old, rng)
            costs: dict[str, list[float]] = {old.id: [], young.id: []}
            for _ in range(150):
                for table in (old, young):
                    begun = time.process_time()
                    await step(table, rng)
                    costs[table.id].append(time.process_time() - begun)
            late, early = median(costs[old.id]), median(costs[young.id])
            print(
                f"\nmove {old.seq} costs {late * 1e6:.0f} µs of processor time, move {young.seq} {early * 1e6:.0f} µs"
            )
            assert late < 1.5 * early

    run(work, 600)
