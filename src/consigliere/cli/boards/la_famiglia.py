"""La Famiglia in a terminal: the mandamenti, the two sheets, the families, the own HQ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.console import SEATS
from consigliere.core.move import Move
from consigliere.games.la_famiglia.components import COLUMNS
from consigliere.games.la_famiglia.text import space_actions


class LaFamiglia:
    """The table of La Famiglia."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        top: list[RenderableType] = [news, Text()] if news else []
        work = queue(look) if look.view["phase"] == "encounter" else sheets(look)
        for part in (headline(look), island(look), seas(look), work, families(look), chances(look)):
            if part is not None:
                top += [part, Text()]
        return Group(*top, Text(word(look, "hint"), "quiet"))

    def hand(self, look: Look) -> RenderableType | None:
        seat = look.view["seat"]
        if seat is None or look.view["hq"][seat] is None or not look.view["families"][seat]:
            return None
        return Group(*(headquarters(look, who) for who in (seat, (seat + 2) % 4)))

    def detail(self, look: Look, about: str) -> RenderableType | None:
        """A part of the map, an order by its name or sign, or all orders."""
        wanted = about.lower()
        box = look.rules.box
        if wanted in ("orders", word(look, "orders")):
            return overview(look, lambda name: True)
        called = {name for name in box.token if wanted in (name, sign(name), look.noun("token", name).lower())}
        if called:
            return overview(look, called.__contains__)
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
        shown = "?" if order["token"] is None else sign(order["token"])
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
    """The upper sheet by columns, with what each costs, and the spaces of the lower one, with what each brings."""
    view, box = look.view, look.rules.box
    grid = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    grid.add_column(word(look, "column"), no_wrap=True)
    grid.add_column(word(look, "upper"), no_wrap=True)
    grid.add_column(word(look, "lower"))
    for column, name in enumerate(COLUMNS):
        above = [view["upper"]["spaces"][box.spaces[i]] for i in box.columns[view["upper"]["sheet"]][column]]
        owners = discs(look, [owner for there in above for owner in there]) or Text("—", "quiet")
        price = view["prices"].get(name)
        cost = f"{box.column_cost[view['upper']['sheet']][column]} £"
        if price is not None:
            cost += f" ({word(look, 'price', n=sum(price))})"
        below = [space(look, i, place) for place, i in enumerate(box.columns[view["lower"]["sheet"]][column], start=1)]
        title = look.game.words.say(look.lang, f"column.{name}")
        grid.add_row(title, Text.assemble(f"{cost}  ", owners), Text("   ").join(below))
    return grid


def discs(look: Look, owners: Sequence[int | str]) -> Text:
    """The discs of a space or column, one letter each."""
    return Text(" ").join(party(look, owner) for owner in owners)


def space(look: Look, index: int, place: int) -> Text:
    """A space of the lower sheet: its place in the column, what it does, what it would bring, the discs on it."""
    name = look.rules.box.spaces[index]
    there = look.view["lower"]["spaces"][name]
    taken = bool(there) and not look.rules.box.unlimited[index]
    said = f"{place}: {space_actions(look.game.words, look.rules.box, index, look.lang)}"
    if brings := look.view["worth"].get(name):
        said += f" {'->' if look.ascii_only else '→'} {'/'.join(map(str, brings.values()))}"
    return Text.assemble((said, "quiet" if taken else ""), *((" [", discs(look, there), "]") if there else ()))


def queue(look: Look) -> RenderableType:
    """The orders on the map in the order in which they are carried out, and what each does."""
    if not look.view["queue"]:
        return Text(word(look, "queue_none"), "quiet")
    grid = Table.grid(padding=(0, 1))
    for order in look.view["queue"]:
        style = {"now": "bold", "done": "quiet"}.get(order["state"], "")
        mark = ">" if order["state"] == "now" else ""
        named = f"{look.noun('token', order['token'])} ({sign(order['token'])})"
        where, does = look.noun("area", order["area"]), look.noun("order_text", order["token"])
        grid.add_row(mark, look.seat(order["seat"]), Text(named, style), Text(where, style), Text(does, "quiet"))
    return Group(Text(word(look, "queue"), "quiet"), grid)


def chances(look: Look) -> Table | None:
    """The bonuses of the attacks that the open question could begin; numbers that change nothing stand together."""
    grid, before = Table.grid(padding=(0, 2)), None
    for move, odds in look.view["odds"].items():
        facts = {key: n for key, n in odds.items() if key in ("attack", "defence", "removed", "defenders")}
        kind = (move.endswith(" car"), facts)
        if not move.startswith("send ") or kind != before:
            key = "odds" if "attack" in facts else "odds_none"
            phrase = look.game.phrase(Move.parse(move), look.lang, look.nouns, look.names)
            grid.add_row(Text(phrase), Text(word(look, key, **facts), "quiet"))
        before = kind
    return grid if grid.row_count else None


def sign(token: str) -> str:
    """The few letters that stand for an order where there is no room for its name."""
    return token.split("-", 1)[1]


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


def headquarters(look: Look, seat: int) -> RenderableType:
    """Money and soldati behind a screen, and what each order there does."""
    own = look.view["hq"][seat]
    grid = Table.grid(padding=(0, 1))
    for name in own["tokens"]:
        grid.add_row(
            Text(sign(name), "code"), Text(look.noun("token", name)), Text(look.noun("order_text", name), "quiet")
        )
    return Group(Text.assemble(look.seat(seat), " ", word(look, "hq_short", **own)), grid)


def overview(look: Look, wanted: Callable[[str], bool]) -> Table:
    """`map orders`: every order of every family, where it is as far as this seat knows, and what it does."""
    grid = Table.grid(padding=(0, 1))
    for seat, orders in enumerate(look.view["overview"]):
        for name, where in orders.items():
            if wanted(name):
                at = look.noun("area", where) if where in look.rules.box.area else word(look, f"at_{where}")
                style = "quiet" if where in ("locked", "sold") else ""
                grid.add_row(look.seat(seat), Text(sign(name), "code"), Text(look.noun("token", name), style),
                             Text(at, style), Text(look.noun("order_text", name), "quiet"))  # fmt: skip
    return grid


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
