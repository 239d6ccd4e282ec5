"""How a training went, as one HTML page with drawings of its own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

WIDE, HIGH, EDGE = 620, 220, 46
COLOURS = ("#8c2f1b", "#1b5e8c", "#3f7d3a", "#8a6d1f")
Line = tuple[str, Sequence[tuple[float, float]]]

#: title, and its lines: label, phase, figure, mode of a test
DRAWINGS: tuple[tuple[str, tuple[tuple[str, str, str, str], ...]], ...] = (
    ("Victories on fixed deals", (("network against greedy", "test", "share", "one"),
                                  ("greedy against networks", "test", "share", "greedy"),
                                  ("network against greedy, mixed tables", "test", "share", "mixed"))),
    ("Share of victories in training, 1 is fair", (("against greedy", "play", "share_greedy", ""),
                                                   ("against past selves", "play", "share_past", ""),
                                                   ("mixed", "play", "share_mixed", ""))),
    ("Entropy", (("while imitating", "imitate", "entropy", ""), ("in play", "play", "entropy", ""))),
    ("Error of what was hoped for", (("hope", "play", "hope", ""), ("who wins", "play", "wins", ""))),
    ("Decisions learned from", (("decisions", "play", "decisions", ""),)),
)  # fmt: skip


def read_log(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]


def page(title: str, log: Sequence[dict[str, Any]]) -> str:
    """The whole page."""
    figures = []
    for name, lines in DRAWINGS:
        drawn = [(label, points(log, phase, figure, mode)) for label, phase, figure, mode in lines]
        drawn = [(label, line) for label, line in drawn if len(line) > 1]
        if drawn:
            figures.append(f"<h2>{escape(name)}</h2>\n{drawing(drawn)}")
    style = "body{font:16px/1.5 Georgia,serif;max-width:44em;margin:2em auto;padding:0 1em}svg{width:100%}"
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f"<style>{style}</style>\n<h1>{escape(title)}</h1>\n" + "\n".join(figures) + "\n</html>\n"
    )


def points(log: Sequence[dict[str, Any]], phase: str, figure: str, mode: str) -> list[tuple[float, float]]:
    """A figure over the minutes, smoothed to at most 120 points."""
    found = [
        (line["minutes"], line[figure])
        for line in log
        if line["phase"] == phase and figure in line and (not mode or line.get("mode") == mode)
    ]
    step = -(-len(found) // 120) or 1
    groups = [found[at : at + step] for at in range(0, len(found), step)]
    return [(group[-1][0], sum(value for _, value in group) / len(group)) for group in groups]


def drawing(lines: Sequence[Line]) -> str:
    """Some lines over the minutes, as SVG."""
    every = [point for _, line in lines for point in line]
    right, top = max(x for x, _ in every) or 1.0, max(max(y for _, y in every), 1e-9) * 1.05
    out = [f'<svg viewBox="0 0 {WIDE} {HIGH + 18 * len(lines)}" role="img">']
    for part in range(5):
        y = HIGH - EDGE / 2 - (HIGH - EDGE) * part / 4
        out.append(
            f'<path d="M{EDGE} {y:.1f}H{WIDE}" stroke="#ddd"/>'
            f'<text x="{EDGE - 6}" y="{y + 4:.1f}" font-size="11" text-anchor="end">{top * part / 4:.3g}</text>'
        )
    out.append(f'<text x="{WIDE}" y="{HIGH - 4}" font-size="11" text-anchor="end">{right:.3g} minutes</text>')
    for number, (label, line) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(
            f"{EDGE + (WIDE - EDGE) * x / right:.1f},{HIGH - EDGE / 2 - (HIGH - EDGE) * y / top:.1f}" for x, y in line
        )
        out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.8"/>'
                   f'<text x="{EDGE}" y="{HIGH + 14 + 18 * number}" font-size="13" fill="{colour}">'
                   f"{escape(label)}: {line[-1][1]:.3g}</text>")  # fmt: skip
    return "".join([*out, "</svg>"])
