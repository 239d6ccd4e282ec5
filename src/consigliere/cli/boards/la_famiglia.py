"""La Famiglia in a terminal: the mandamenti, the two sheets, the families, the own HQ."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.console import SEATS


class LaFamiglia:
    """The table of La Famiglia."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        top: list[RenderableType] = [news, Text()] if news else []
        for part in (headline(look), island(look), seas(look), sheets(look), families(look)):
            top += [part, Text()]
        return Group(*top)

    def hand(self, look: Look) -> RenderableType | None:
        seat = look.view["seat"]
        if seat is None or look.view["hq"][seat] is None or not look.view["families"][seat]:
            return None
        return Group(*(headquarters(look, who) for who in (seat, (seat + 2) % 4)))

    def detail(self, look: Look, about: str) -> RenderableType | None:
        wanted = about.lower()
        box = look.rules.box
        found = [name for name in box.areas if wanted and wanted in (name, look.noun("area", name).lower())]
        found = found or [name for name in box.areas if wanted and look.noun("area", name).lower().startswith(wanted)]
        if not wanted:
            return island(look)
        return neighbourhood(look, found[0]) if len(found) == 1 else None


def word(look: Look, key: str, **facts: Any) -> str:
    """A word of the board, from the game's own catalogue."""
    return look.game.words.say(look.lang, f"board.{key}", facts, look.nouns, look.names)


def party(look: Look, who: int | str | None) -> Text:
    if who is None:
        return Text("·", "quiet")
    return Text("n", "quiet") if who == "neutral" else look.seat(int(who))


def headline(look: Look) -> Text:
    view = look.view
    facts = [word(look, "round", n=view["round"]), word(look, view["phase"])]
    if view["first_player"] is not None:
        facts.append(word(look, "first", who=SEATS[view["first_player"]]))
    if view["order"]:
        token, area = look.noun("token", view["order"]["token"]), look.noun("area", view["order"]["area"])
        facts.append(f"{SEATS[view['order']['seat']]}: {token} ({area})")
    return Text(" · ".join(facts), "quiet")


def area_text(look: Look, name: str) -> Text:
    """An area: its name, who stands there with how many, cars, labs and orders."""
    area = look.view["areas"][name]
    text = Text.assemble(look.noun("area", name), " ", party(look, area["holder"]))
    if area["soldati"]:
        text.append(str(area["soldati"]), "bold")
    text.append("".join(f" {n}{sign}" for n, sign in ((area["cars"], "c"), (area["labs"], "L")) if n))
    for order in area["orders"]:
        shown = "?" if order["token"] is None else order["token"].split("-", 1)[1]
        text.append(f" [{shown}]", "quiet" if order["resolved"] else "bold")
    fight = look.view["fight"]
    if fight and fight["area"] == name:
        text.append(f" ← {fight['attackers']}", "fight")
    return text


def island(look: Look) -> Table:
    """The twelve mandamenti with their areas."""
    box = look.rules.box
    grid = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    grid.add_column(word(look, "mandamento"), no_wrap=True)
    for _ in range(3):
        grid.add_column("", no_wrap=look.width >= 100)
    for index, name in enumerate(box.mandamenti):
        owner = look.view["mandamenti"][name]
        label = Text.assemble(look.noun("mandamento", name), " ", party(look, owner) if owner is not None else "")
        grid.add_row(label, *(area_text(look, box.areas[area]) for area in box.members[index]))
    return grid


def seas(look: Look) -> Text:
    """Where boats are."""
    found = []
    for name, boats in look.view["seas"].items():
        owners = "".join(SEATS[seat] * n for seat, n in enumerate(boats))
        if owners:
            found.append(f"{look.noun('sea', name)} {owners}")
    return Text(word(look, "boats", seas=", ".join(found) or "—"))


def sheets(look: Look) -> Table:
    """The upper sheet by columns, and the spaces of the lower one."""
    view, box = look.view, look.rules.box
    grid = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    grid.add_column(word(look, "column"), no_wrap=True)
    grid.add_column(word(look, "upper"), no_wrap=True)
    grid.add_column(word(look, "lower"))
    for column, name in enumerate(("primo", "courts", "police", "bank", "church", "two")):
        above = [view["upper"]["spaces"][box.spaces[i]] for i in box.columns[view["upper"]["sheet"]][column]]
        owners = Text("").join(party(look, owner) for discs in above for owner in discs) or Text("—", "quiet")
        cost = box.column_cost[view["upper"]["sheet"]][column]
        below = []
        for place, i in enumerate(box.columns[view["lower"]["sheet"]][column], start=1):
            discs = view["lower"]["spaces"][box.spaces[i]]
            taken = bool(discs) and not box.unlimited[i]
            said = f"{place}: {look.noun('space', box.spaces[i]).partition(': ')[2]}"
            below.append(Text.assemble((said, "quiet" if taken else ""), *(party(look, owner) for owner in discs)))
        title = look.game.words.say(look.lang, f"column.{name}")
        grid.add_row(title, Text.assemble(f"{cost}£ ", owners), Text("  ").join(below))
    return grid


def families(look: Look) -> Table:
    """Every family: mandamenti, supply, board and tiles."""
    view = look.view
    grid = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    for key in ("", "player", "family", "mandamenti", "supply", "values", "tiles"):
        grid.add_column(word(look, key) if key else "", no_wrap=key in ("player", "family"))
    for seat in range(4):
        supply = view["supply"][seat]
        board = view["boards"][seat] if view["boards"] else None
        values = "" if board is None else word(look, "board", **{k: v for k, v in board.items() if isinstance(v, int)})
        grid.add_row(
            look.seat(seat),
            look.name(seat),
            look.noun("family", view["families"][seat] or "") or "—",
            str(view["controlled"][seat]),
            word(look, "pieces", **supply),
            values,
            ", ".join(look.noun("tile", tile) for tile in view["marked"][seat]) or "—",
        )
    return grid


def headquarters(look: Look, seat: int) -> Text:
    own = look.view["hq"][seat]
    tokens = ", ".join(f"{look.noun('token', name)} ({name.split('-', 1)[1]})" for name in own["tokens"]) or "—"
    return Text.assemble(look.seat(seat), " ", word(look, "hq", money=own["money"], soldati=own["soldati"]), tokens)


def neighbourhood(look: Look, area: str) -> Table:
    """`map AREA`: the area, its neighbours and its seas."""
    box = look.rules.box
    grid = Table.grid(padding=(0, 2))
    at = box.area[area]
    for other in (at, *box.near[at]):
        grid.add_row(area_text(look, box.areas[other]), Text(box.areas[other], "code"))
    for sea in box.coast[at]:
        grid.add_row(Text(look.noun("sea", box.seas[sea])), Text(box.seas[sea], "code"))
    return grid


BOARD = LaFamiglia()
