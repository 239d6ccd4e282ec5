"""A map of polygons, drawn with lines and letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

# which arms of a crossing are drawn: 1 up, 2 right, 4 down, 8 left
_LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_ASCII = "  -+||++-+-+++++"


class Area(NamedTuple):
    """One area of a map: its outline on a square of 1000 by 1000, its name, and how it is coloured."""

    polygon: Sequence[Sequence[float]]
    label: Text
    style: str


def inside(polygon: Sequence[Sequence[float]], x: float, y: float) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def draw(areas: Mapping[str, Area], width: int, height: int, ascii_only: bool = False) -> Text:
    """The map in `width` by `height` characters. A character stands where four sampled fields meet."""
    across, down = _fields(width), _fields(height)
    grid = [[_area_at(areas, x, y) for x in across] for y in down]
    marks = _ASCII if ascii_only else _LINES
    cells = [[(" ", "") for _ in range(width)] for _ in range(height)]
    for row in range(height):
        for col in range(width):
            nw, ne, sw, se = grid[row][col], grid[row][col + 1], grid[row + 1][col], grid[row + 1][col + 1]
            arms = (nw != ne) | (ne != se) << 1 | (sw != se) << 2 | (nw != sw) << 3
            own = nw == ne == sw == se and se in areas
            cells[row][col] = (marks[arms], areas[se].style if own else "map.line")
    for name, area in areas.items():
        _write(cells, grid, name, area.label)
    picture = Text(no_wrap=True)
    for line in cells:
        if all(letter == " " for letter, _ in line):
            continue  # above and below everything
        for letter, style in line:
            picture.append(letter, style)
        picture.append("\n")
    picture.right_crop(1)  # the last line ends without a new one
    return picture


def _fields(n: int) -> list[float]:
    """Where to sample so that n characters stand between, the outermost outside the square."""
    return [at * 1000 / (n - 1) - 500 / (n - 1) for at in range(n + 1)]


def _area_at(areas: Mapping[str, Area], x: float, y: float) -> str:
    return next((name for name, area in areas.items() if inside(area.polygon, x, y)), "")


def _write(cells: list[list[tuple[str, str]]], grid: list[list[str]], name: str, label: Text) -> None:
    """Write a label where the area is widest, as near to its middle as can be."""
    rows = [row for row, line in enumerate(grid) if name in line]
    if not rows:
        return
    middle = sum(rows) / len(rows) - 0.5  # a character stands between two rows of fields
    best = (-99.0, 0, 0)
    for row in range(len(cells)):
        col = 0
        while col < len(cells[row]):
            end = col
            while end < len(cells[row]) and _is_within(grid, row, end, name):
                end += 1
            if end > col:
                lacking = max(0, len(label) + 2 - (end - col))  # a label wants some air
                best = max(best, (-2 * lacking - abs(row - middle), row, col + (end - col - len(label)) // 2))
            col = end + 1
    _, row, start = best
    start = max(0, min(start, len(cells[row]) - len(label)))
    base = str(label.style)
    for at, letter in enumerate(label.plain):
        cells[row][start + at] = (letter, base)


def _is_within(grid: list[list[str]], row: int, col: int, name: str) -> bool:
    return grid[row][col] == grid[row][col + 1] == grid[row + 1][col] == grid[row + 1][col + 1] == name
