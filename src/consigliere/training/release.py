"""From a checkpoint to the weights that are shipped, with a card that says what they are."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import consigliere
from consigliere.bots.network.weights import Weights, write
from consigliere.training.page import page, read_log
from consigliere.training.trainer import open_checkpoint, weights_of

#: where weights lie that come with the program
SHIPPED = Path(consigliere.__file__).parent / "bots" / "network" / "trained"


def card(file: Path, date: str = "") -> dict[str, Any]:
    """What there is to say about the network in a checkpoint."""
    meta, kept = open_checkpoint(file)
    log = read_log(file.with_suffix(".jsonl")) if file.with_suffix(".jsonl").exists() else []
    return {
        "game": meta["game"],
        "version": consigliere.__version__,
        "date": date or datetime.now(UTC).date().isoformat(),
        "minutes": meta["minutes"],
        "device": meta["device"],
        "actors": meta["actors"],
        "seed": meta["seed"],
        "data": {"recorded games of greedy": _last(log, "record", "games"), "games": meta["totals"]["games"],
                 "decisions": meta["totals"]["decisions"]},
        "numbers": sum(int(value.size) for name, value in kept.items() if name.startswith("number.")),
        "parts": {"views": len(meta["state"]), "moves": len(meta["moves"])},
        "trained": meta["trained"],
        "results": tests(log),
    }  # fmt: skip


def tests(log: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The last test of each kind that the training made of itself."""
    names = {"one": "network against greedy", "greedy": "greedy against networks", "mixed": "mixed tables"}
    return {
        names[line["mode"]]: {"share": line["share"], "fair": line["fair"], "games": line["games"]}
        for line in log
        if line["phase"] == "test"
    }


def _last(log: Sequence[Mapping[str, Any]], phase: str, figure: str) -> Any:
    return next((line[figure] for line in reversed(log) if line["phase"] == phase), None)


def told(facts: Mapping[str, Any]) -> str:
    """The card in Markdown."""
    trained, data = facts["trained"], facts["data"]
    rows = [
        f"| {name} | {one['share']:.1%} | {one['fair']:.1%} | {one['games']} |"
        for name, one in facts["results"].items()
    ]
    return "\n".join(
        [
            f"# The network of {facts['game']}",
            "",
            f"Made on {facts['date']} with version {facts['version']}: "
            f"{facts['minutes']:g} minutes on {facts['device']} with {facts['actors']} actors, seed {facts['seed']}.",
            f"It imitated {data['recorded games of greedy']} games of `greedy`, then played {data['games']} games "
            f"in the league and learned of {data['decisions']} decisions.",
            f"It has {facts['numbers']} numbers and knows {facts['parts']['views']} parts of views "
            f"and {facts['parts']['moves']} of moves.",
            f"It was trained for {', '.join(map(str, trained['players']))} players with the components "
            f"{trained['components'][:12]}; elsewhere `strong` plays as `greedy`.",
            "",
            "What the training measured of itself on fixed deals, few games only:",
            "",
            "| line-up | victories | fair | games |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )


def release(file: Path, to: Path | None = None, docs: Path | None = None, date: str = "") -> Weights:
    """Write the weights of a checkpoint where `strong` finds them, and beside the documentation how they came about."""
    facts = card(file, date)
    weights = weights_of(file, facts)
    write((to or SHIPPED) / weights.game, weights)
    if docs is not None:
        docs.mkdir(parents=True, exist_ok=True)
        (docs / f"{weights.game}.md").write_text(told(facts), encoding="utf-8")
        (docs / f"{weights.game}.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
        if file.with_suffix(".jsonl").exists():
            text = page(f"Training of {weights.game}", read_log(file.with_suffix(".jsonl")))
            (docs / f"{weights.game}.html").write_text(text, encoding="utf-8")
    return weights
