"""Condottiere in a terminal: Italy, the companies, the hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.boards.outline import Area, draw
from consigliere.cli.console import SEATS
from consigliere.games.condottiere.queries import largest_group

WIDE = 116  # from this width on, the map is drawn with its borders beside the companies
MAP_WIDTH, MAP_HEIGHT = 60, 27  # where labels of all three languages touch the borders least
MERCENARY = "mercenary_"


class Condottiere:
    """The table of Condottiere."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        if look.width < WIDE:
            top = [news, Text()] if news else []
            return Group(*top, headline(look), Text(), sketch(look, look.width), Text(), companies(look))
        sides = Table.grid(padding=(0, 2))
        sides.add_column(width=MAP_WIDTH)
        sides.add_column(ratio=1)
        right = Group(headline(look), Text(), companies(look), Text(), legend(look), Text(), news or Text())
        sides.add_row(drawn(look, MAP_WIDTH, MAP_HEIGHT), right)
        return sides

    def hand(self, look: Look) -> RenderableType | None:
        if "hand" not in look.view:
            return None
        text = cards(look, look.view["hand"])
        if look.view["discarding"]:
            text += Text(f"  ({look.say('condottiere.discarding')})", "quiet")
        return text

    def detail(self, look: Look, about: str) -> RenderableType | None:
        if not about:
            return Group(drawn(look, min(look.width - 1, 76), 30), legend(look))
        wanted = about.lower()
        found = [
            region for region in look.rules.box.regions if wanted in (region, look.noun("region", region).lower())
        ] or [region for region in look.rules.box.regions if look.noun("region", region).lower().startswith(wanted)]
        return neighbourhood(look, found[0]) if len(found) == 1 else None


def headline(look: Look) -> Text:
    view = look.view
    if view["final"]:
        return Text(look.say("condottiere.final"), "title")
    facts = [look.say("condottiere.round", n=view["round"]), look.say("condottiere.battle", n=view["battle"])]
    if view["region"]:
        facts.append(look.say("condottiere.contested", region=look.noun("region", view["region"])))
    if view["options"]["points_target"]:
        facts.append(look.say("condottiere.game", n=view["game_number"]))
    facts.append(look.say("condottiere.pile", n=view["pile"]))
    return Text(" · ".join(facts), "quiet")


# -- the map ----------------------------------------------------------------------------------------------------------


def marks(look: Look) -> tuple[str, str, str]:
    """Of the contested region, the Pope token, and the token owner."""
    return ("x", "+", "*") if look.ascii_only else ("⚔", "✝", "⚑")


def label(look: Look, region: str) -> tuple[str, str]:
    """A region's name with its owner's letter, the Pope and the crossed swords; and the style of it all."""
    owner = look.view["control"][region]
    fight, pope, _ = marks(look)
    tail = "" if owner is None else f" {SEATS[owner]}"
    style = "" if owner is None else f"bold seat{owner}"
    if region == look.view["pope"]:
        tail += f" {pope}"
        style = f"{style} pope".strip()
    if region == look.view["region"]:
        tail += f" {fight}"
        style = f"{style} fight".strip()
    return look.noun("region", region) + tail, style


def sketch(look: Look, width: int) -> Text:
    """Names where they lie in Italy, without borders, in about ten lines."""
    height, width = 13, min(width, 84)
    lines = [Text() for _ in range(height)]
    places = sorted(look.rules.data.tables["region"], key=lambda entry: (entry["x"], entry["y"]))
    for entry in places:
        text, style = label(look, entry["id"])
        row = min(height - 1, max(0, entry["y"] * height // 1000))
        start = min(max(1, int(entry["x"] * width / 1000 - len(text) / 2)), width - len(text))
        near = [row, row + 1, row - 1, row + 2, row - 2]
        free = [at for at in near if 0 <= at < height and (not lines[at] or len(lines[at]) < start - 1)]
        line = lines[free[0] if free else row]
        line.append(" " * max(start - len(line), 1 if len(line) else 0))
        line.append(text, style or "default")
    return Text("\n").join(line for line in lines if line)


def drawn(look: Look, width: int, height: int) -> Text:
    """The map with its borders; a component file whose outlines make no sense gets the sketch."""
    areas = {}
    for entry in look.rules.data.tables["region"]:
        text, style = label(look, entry["id"])
        areas[entry["id"]] = Area(entry["polygon"], Text(text, style or "default"), "")
    try:
        return draw(areas, width, height, look.ascii_only)
    except (TypeError, ValueError):
        return sketch(look, width)


def legend(look: Look) -> Text:
    fight, pope, token = marks(look)
    return Text(look.say("condottiere.legend", fight=fight, pope=pope, token=token), "quiet")


def neighbourhood(look: Look, region: str) -> Table:
    """`map REGION`: the region and its neighbours, each with its owner."""
    box = look.rules.box
    grid = Table.grid(padding=(0, 2))
    near = [box.regions[other] for other in box.neighbours[box.region[region]]]
    for name in [region, *near]:
        owner = look.view["control"][name]
        text, style = label(look, name)
        who = Text(look.say("condottiere.nobody"), "quiet") if owner is None else look.name(owner)
        note = "condottiere.here" if name == region else "condottiere.neighbour"
        grid.add_row(Text(text, style), who, Text(look.say(note), "quiet"), Text(name, "code"))
    return grid


# -- the companies ----------------------------------------------------------------------------------------------------


def companies(look: Look) -> Table:
    view = look.view
    goal, box = view["goal"], look.rules.box
    control = [-1 if owner is None else owner for owner in view["control"].values()]
    table = Table(box=None, padding=(0, 1), expand=False, header_style="quiet", pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(look.say("condottiere.player"), no_wrap=True, max_width=20)
    table.add_column(look.say("condottiere.regions"), justify="right", no_wrap=True)
    table.add_column(look.say("condottiere.hand"), justify="right", no_wrap=True)
    table.add_column(look.say("condottiere.strength"), justify="right", no_wrap=True)
    table.add_column(look.say("condottiere.company"), ratio=1)
    for seat in range(view["players"]):
        token = Text(f" {marks(look)[2]}" if seat == view["token"] else "  ", "bold")
        regions = f"{view['regions'][seat]}/{goal['total']}"
        joined = f"{largest_group(box, control, seat)}/{goal['adjacent']}"
        name = look.name(seat)
        if seat in view["asked"]:
            name.stylize("bold underline")
        row: list[Any] = [look.seat(seat) + token, name, f"{regions}  {joined}", str(view["hand_sizes"][seat])]
        leads = view["strengths"][seat] == max(view["strengths"]) > 0
        row += [Text(str(view["strengths"][seat]), "bold" if leads else ""), company(look, seat)]
        table.add_row(*row)
    return table


def company(look: Look, seat: int) -> Text:
    """The cards before a seat, and whether it has passed."""
    view = look.view
    text = cards(look, view["companies"][seat])
    if view["face_down"][seat]:
        own = view.get("own_face_down") if seat == view["seat"] else None
        hidden = look.say("condottiere.face_down")
        text += Text(" ") + Text(f"[{short(look, own)}]" if own else f"[{hidden}]", "quiet")
    if view["passed"][seat]:
        text += Text("  " if text else "") + Text(look.say("condottiere.passed"), "quiet")
    elif seat == view["defender"]:
        text += Text("  " if text else "") + Text(look.say("condottiere.defends"), "quiet")
    return text


def cards(look: Look, ids: list[str]) -> Text:
    """Cards as at the table: each mercenary by its number, others by name, equal ones once with their count."""
    order = sorted(ids, key=lambda card: look.rules.box.card[card])
    numbers = [Text(short(look, card), "bold") for card in order if card.startswith(MERCENARY)]
    others = Counter(card for card in order if not card.startswith(MERCENARY))
    named = [Text(short(look, card)) + Text(f" ×{n}" if n > 1 else "", "quiet") for card, n in others.items()]
    return Text("  ").join([*([Text(" ").join(numbers)] if numbers else []), *named])


def short(look: Look, card: str) -> str:
    return card.removeprefix(MERCENARY) if card.startswith(MERCENARY) else look.noun("card", card)


BOARD = Condottiere()
