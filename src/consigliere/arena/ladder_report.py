"""A ladder on paper: tables for the terminal, one page with drawings for a browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.arena.ladder import Duel, Ladder, Rated
from consigliere.arena.rating import Standing

INTERVALS = "Intervals are Wilson's at 95 %; a rating is given with two deviations to each side."
WIDTH, ROW, LEFT, RIGHT = 640, 34, 120, 90  # of the drawing, in pixels

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       background: #f6efe0; color: #2b2118 }
h1, h2 { font-weight: 600 } table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .3rem .8rem; border-bottom: 1px solid #d8c8a8; text-align: right }
th:first-child, td:first-child { text-align: left } small { color: #6b5b48; display: block }
.good { color: #1d5c2e } .bad { color: #8a1f2b } svg { max-width: 100%; height: auto }
svg text { font: 14px Georgia, serif; fill: currentColor }
@media (prefers-color-scheme: dark) { body { background: #1e1a16; color: #eadfcb } td, th { border-color: #4a4035 }
  small { color: #b5a58d } .good { color: #8fd19e } .bad { color: #f0a0a8 } }
"""


def tables(ladder: Ladder) -> RenderableType:
    """Everything that was measured."""
    parts: list[RenderableType] = [Text(f"{ladder.game}: the ladder, seed {ladder.seed}", style="bold")]
    ranked = Table()
    for column in ("bot", "rating", "± 2 deviations", "games"):
        ranked.add_column(column, justify="left" if column == "bot" else "right")
    for one in ladder.ratings:
        ranked.add_row(one.bot, f"{one.rating:.1f}", f"{2 * one.deviation:.1f}", str(one.games))
    parts.append(ranked)
    for (players, variant), duels in by_setting(ladder.duels).items():
        parts.append(Text(heading(players, variant, duels[0].fair)))
        grid = Table()
        grid.add_column("one of")
        for name in ladder.bots:
            grid.add_column(f"among {name}", justify="right")
        for name in ladder.bots:
            cells = [_cell(find(duels, name, other)) for other in ladder.bots]
            grid.add_row(name, *cells)
        parts.append(grid)
    for mirror in ladder.mirrors:
        shares = ", ".join(f"{seat.share:.0%}" for seat in mirror.seats)
        verdict = "no seat is favoured" if mirror.even else "some seat is favoured"
        parts.append(Text(f"{mirror.players} × {mirror.bot}: by seat {shares}; {verdict}", style="dim"))
    parts.append(Text(INTERVALS, style="dim"))
    return Group(*parts)


def by_setting(duels: Sequence[Duel]) -> dict[tuple[int, str], list[Duel]]:
    found: dict[tuple[int, str], list[Duel]] = {}
    for duel in duels:
        found.setdefault((duel.players, duel.variant), []).append(duel)
    return found


def heading(players: int, variant: str, fair: float) -> str:
    rules = "the usual rules" if variant == "default" else "optional rules mixed at random"
    return f"{players} players, {rules}; fair share {fair:.1%}"


def find(duels: Sequence[Duel], bot: str, against: str) -> Duel | None:
    return next((duel for duel in duels if (duel.bot, duel.against) == (bot, against)), None)


def _cell(duel: Duel | None) -> Text:
    if duel is None:
        return Text("–", style="dim")
    one = duel.standing
    style = "green" if one.low > duel.fair else "red" if one.high < duel.fair else ""
    return Text(f"{one.share:.1%} [{one.low:.1%}, {one.high:.1%}]", style=style)


def page(ladder: Ladder) -> str:
    """The same as one page without anything from elsewhere."""
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(ladder.game)}: the ladder</title>',
        '<meta name="viewport" content="width=device-width">',
        f"<style>{STYLE}</style><h1>{escape(ladder.game)}: the ladder</h1>",
        f"<p>Seed {ladder.seed}. {INTERVALS}</p>",
        drawing(ladder.ratings),
    ]
    for (players, variant), duels in by_setting(ladder.duels).items():
        parts.append(f"<h2>{escape(heading(players, variant, duels[0].fair))}</h2><table><tr><th>one of</th>")
        parts += [f"<th>among {escape(name)}</th>" for name in ladder.bots]
        for name in ladder.bots:
            cells = "".join(_html_cell(find(duels, name, other)) for other in ladder.bots)
            parts.append(f"<tr><td>{escape(name)}</td>{cells}</tr>")
        parts.append("</table>")
    parts.append("<h2>Tables of equals</h2><table><tr><th>bots</th><th>win share by seat</th><th>even</th></tr>")
    for mirror in ladder.mirrors:
        shares = ", ".join(f"{seat.share:.1%}" for seat in mirror.seats)
        even = "yes" if mirror.even else "no"
        parts.append(f"<tr><td>{mirror.players} × {escape(mirror.bot)}</td><td>{shares}</td><td>{even}</td></tr>")
    parts.append("</table></html>\n")
    return "\n".join(parts)


def _html_cell(duel: Duel | None) -> str:
    if duel is None:
        return "<td>–</td>"
    one: Standing = duel.standing
    mark = "good" if one.low > duel.fair else "bad" if one.high < duel.fair else ""
    interval = f"{one.low:.1%} – {one.high:.1%}, {one.games} seats"
    return f'<td class="{mark}">{one.share:.1%}<small>{interval}</small></td>'


def drawing(ratings: Sequence[Rated]) -> str:
    """Each rating as a point on a line of its interval."""
    low = min(one.rating - 2 * one.deviation for one in ratings)
    high = max(one.rating + 2 * one.deviation for one in ratings)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)
    height = ROW * len(ratings) + ROW // 2
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="ratings">']
    for number, one in enumerate(ratings):
        y = ROW * number + ROW
        left, x, right = (
            LEFT + (value - low) * scale
            for value in (one.rating - 2 * one.deviation, one.rating, one.rating + 2 * one.deviation)
        )
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(one.bot)}</text>'
            f'<line x1="{left:.1f}" y1="{y}" x2="{right:.1f}" y2="{y}" stroke="#b98a4a" stroke-width="3"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#7a1f2b"/>'
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}">{one.rating:.1f}</text>'
        )
    return "".join(parts) + "</svg>"
