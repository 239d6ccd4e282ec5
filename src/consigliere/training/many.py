"""Several titles side by side within a time: `python3 -m consigliere.training.many --titles condottiere godfather ...`.

Each title is trained in a process of its own, with its share of the actors; each leaves a checkpoint `<title>.npz`
and a log `<title>.jsonl` in the folder. Needs nothing but NumPy, and torch where it is to learn on a GPU.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from consigliere.core.registry import games
from consigliere.training.tables import Choice
from consigliere.training.trainer import Plan, Trainer

END = 12.0  # seconds left for the last checkpoint


def one(plan: Plan, file: Path, resume: Path | None) -> None:
    """Train one title."""
    Trainer(plan, file, resume).run()


def main(args: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(prog="consigliere.training.many", description=__doc__)
    asked.add_argument("--titles", nargs="+", default=list(games()))
    asked.add_argument("--minutes", type=float, default=9.0, help="of the clock, for all of it")
    asked.add_argument("--actors", type=int, default=12, help="in all, shared out")
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--resume", type=Path, help="a folder with checkpoints; titles without one begin anew")
    asked.add_argument("--device", default="auto")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--whole", type=float, default=0.0, help="minutes of all runs together, over which rates fall")
    asked.add_argument("--chunk", type=int, default=16384)
    asked.add_argument("--batch", type=int, default=2048)
    asked.add_argument("--entropy", type=float, nargs=2, default=None)
    given = asked.parse_args(args)
    begun = time.monotonic()
    # read when a new process loads NumPy: learners share the processors where they calculate there
    os.environ.setdefault("OMP_NUM_THREADS", str(max(1, (os.cpu_count() or 1) // (2 * len(given.titles)))))
    context = multiprocessing.get_context("spawn")
    share, rest = divmod(given.actors, len(given.titles))
    processes = {}
    for number, game in enumerate(given.titles):
        checkpoint = given.resume / f"{game}.npz" if given.resume else None
        plan = Plan(Choice(game), given.minutes - END / 60, max(1, share + (number < rest)), given.device,
                    given.seed, given.whole, chunk=given.chunk, batch=given.batch,
                    entropy=tuple(given.entropy) if given.entropy else Plan._field_defaults["entropy"])  # fmt: skip
        found = checkpoint if checkpoint and checkpoint.exists() else None
        process = context.Process(target=one, args=(plan, given.out / f"{game}.npz", found))
        process.start()
        processes[game] = process
    end = begun + given.minutes * 60
    for process in processes.values():
        process.join(max(0.0, end - time.monotonic()) + END)
    failed = [game for game, process in processes.items() if process.exitcode != 0]
    for process in processes.values():
        if process.is_alive():
            process.terminate()
    for game in processes:
        file = given.out / f"{game}.jsonl"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        print(
            game, "failed" if game in failed else "done", *[line for line in lines if '"test"' in line][-3:], sep="\n "
        )
    sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
