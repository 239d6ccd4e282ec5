"""A tournament on paper: tables for the terminal, a drawing in SVG."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.arena.match import Fault
from consigliere.arena.rating import Rating, Spread, Standing, Use, rate
from consigliere.arena.tournament import Tournament
from consigliere.core.options import BadOption

QUANTILES = ("least", "lower quarter", "middle", "upper quarter", "most")
CHANCES = (
    "a chance is a question at which a seat could legally choose the thing, in whichever of its ways and however many "
    "copies it had; a use is choosing it there"
)


class CannotPlot(BadOption):
    """No drawing was made; the sentence says why."""


def table(result: Tournament) -> RenderableType:
    """Everything `rating` knows, as tables."""
    rating = rate(result)
    turns = 1 + max(played.rotation for played in result.played)
    deals = f"{result.games // turns} deals in {turns} rotations" if turns > 1 else "each deal once, all bots alike"
    head = f"{result.game}: {result.games} games ({deals}), seed {result.seed}"
    parts: list[RenderableType] = [Text(head, style="bold")]
    parts.append(_standings("bot", rating.bots, rating.fair))
    parts.append(_standings("seat", rating.seats, rating.fair))
    for kind, standings in rating.tags.items():
        parts.append(_standings(kind, standings, rating.fair))
    for kind, used in rating.uses.items():
        parts.append(_uses(kind, used))
    if rating.scores:
        parts.append(_scores(rating.scores))
    parts.append(_lengths(rating))
    parts += [Text(sentence, style="red") for sentence in _faults(result)]
    ends = ", ".join(f"{reason} {count}" for reason, count in rating.reasons.items())
    parts.append(Text(f"fair share {rating.fair:.1%}; intervals are Wilson's at 95 %; ends: {ends}", style="dim"))
    if rating.uses:
        parts.append(Text(CHANCES, style="dim"))
    return Group(*parts)


def _faults(result: Tournament) -> list[str]:
    """Which bots had to be helped, how often, and what was wrong the first time."""
    found: dict[str, list[Fault]] = {}
    for _, rotation, outcome in result.played:
        for fault in outcome.faults:
            found.setdefault(result.bot_at(fault.seat, rotation), []).append(fault)
    return [
        f"{name} failed at {sum(fault.times for fault in faults)} questions, where a random legal move stood in; "
        f"the first time: {faults[0].problem}"
        for name, faults in found.items()
    ]


def _standings(title: str, standings: Sequence[Standing], fair: float) -> Table:
    found = Table()
    found.add_column(title)
    for column in ("seats played", "wins", "win share", "95 %", "mean score"):
        found.add_column(column, justify="right")
    for one in standings:
        style = "green" if one.low > fair else "red" if one.high < fair else ""
        found.add_row(
            one.name,
            str(one.games),
            f"{one.wins:g}" if one.wins % 1 == 0 else f"{one.wins:.1f}",
            Text(f"{one.share:.1%}", style=style),
            f"{one.low:.1%} – {one.high:.1%}",
            "–" if one.score is None else f"{one.score:.2f}",
        )
    return found


def _uses(kind: str, used: Sequence[Use]) -> Table:
    found = Table()
    found.add_column(kind)
    for column in ("chances", "used", "share", "95 %"):
        found.add_column(column, justify="right")
    for one in used:
        row = (str(one.chances), str(one.used), f"{one.share:.1%}", f"{one.low:.1%} – {one.high:.1%}")
        found.add_row(one.name, *row)
    return found


def _scores(scores: Spread) -> Table:
    found = Table()
    found.add_column("score of a seat")
    for column in ("mean", "deviation", *QUANTILES):
        found.add_column(column, justify="right")
    found.add_row("all seats", f"{scores.mean:.2f}", f"{scores.deviation:.2f}", *(f"{n:g}" for n in scores.quantiles))
    return found


def _lengths(rating: Rating) -> Table:
    found = Table()
    found.add_column("length in")
    for column in QUANTILES:
        found.add_column(column, justify="right")
    for what, spread in rating.lengths.items():
        found.add_row(what if what.endswith("s") else f"{what}s", *(f"{number:g}" for number in spread))
    return found


def plot(result: Tournament, path: str | Path) -> None:
    """Draw win shares by bot, seat and tag as SVG. A file that is there stays whole unless the drawing succeeds."""
    try:
        import matplotlib as mpl
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure
    except ImportError:
        raise CannotPlot("drawing needs matplotlib; install it with: pip install 'consigliere[plot]'") from None
    rating = rate(result)
    groups = [("bot", rating.bots), ("seat", rating.seats), *rating.tags.items()]
    rows: list[tuple[str, Standing]] = []
    places: list[int] = []
    for gap, (kind, standings) in enumerate(groups):
        for one in standings:
            places.append(-len(rows) - gap)
            rows.append((f"{kind} {one.name}", one))
    shown = [one for _, one in rows]
    with mpl.rc_context({"svg.hashsalt": "consigliere", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 1.2 + 0.4 * (len(rows) + len(groups))), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        shares = [one.share * 100 for one in shown]
        around = [[100 * (one.share - one.low) for one in shown], [100 * (one.high - one.share) for one in shown]]
        axes.errorbar(shares, places, xerr=around, fmt="o", color="#7a1f2b", ecolor="#b98a4a", capsize=3)
        axes.axvline(100 * rating.fair, color="#888888", linestyle="--", label=f"fair share {rating.fair:.1%}")
        axes.set_yticks(places, [label for label, _ in rows])
        axes.set_xlim(0, 100)
        axes.set_xlabel("win share in %, with 95 % interval")
        axes.set_title(f"{result.game}: {', '.join(result.bots)}, {result.games} games")
        axes.legend(loc="best")
        drawing = io.BytesIO()
        figure.savefig(drawing, format="svg", metadata={"Date": None})
    _write(drawing.getvalue(), Path(path))


def _write(drawing: bytes, path: Path) -> None:
    """Write beside the target and move it there in one step."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_bytes(drawing)
        os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise CannotPlot(f"{path} cannot be written: {error.strerror or error}") from None
