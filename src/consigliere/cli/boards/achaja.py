"""Achaja in a terminal: the locations of Troy, the houses, the characters, the hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.console import SEATS


class Achaja:
    """The table of Achaja."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        top = [news, Text()] if news else []
        return Group(*top, headline(look), Text(), locations(look), Text(), houses(look), Text(), characters(look))

    def hand(self, look: Look) -> RenderableType | None:
        if "hand" not in look.view:
            return None
        grid = Table.grid(padding=(0, 2))
        held: Counter[str] = Counter(look.view["hand"])
        for card, n in held.items():
            times = f" ×{n}" if n > 1 else ""
            texts = [f"{part}: {look.noun('text', f'{card}.{part}')}" for part in "ab"]
            if f"{card}.response" in look.nouns["text"]:
                texts.append(look.noun("text", f"{card}.response"))
            grid.add_row(Text(look.noun("card", card) + times, "bold"), Text("\n".join(texts)))
        if look.view["event"]:
            event = look.view["event"]
            grid.add_row(Text(look.noun("event", event), "bold italic"), Text(look.noun("text", event)))
        return grid

    def detail(self, look: Look, about: str) -> RenderableType | None:
        """A location, character or card by its name: what it does."""
        wanted = about.lower()
        for kind in ("location", "character", "card", "event", "cousin"):
            for name in look.nouns.get(kind, {}):
                if wanted and wanted in (name, look.noun(kind, name).lower()):
                    texts = [name] if name in look.nouns["text"] else [f"{name}.a", f"{name}.b"]
                    lines = [look.noun("text", text) for text in texts if text in look.nouns["text"]]
                    return Text(f"{look.noun(kind, name)}: " + " / ".join(lines))
        return locations(look) if not about else None


def word(look: Look, key: str, **facts: Any) -> str:
    return look.game.words.say(look.lang, f"board.{key}", facts)


def owner(look: Look, colour: str) -> int:
    return next(seat for seat, own in enumerate(look.view["colours"]) if colour in own)


def pieces(look: Look, found: list[tuple[str, str]]) -> Text:
    """Dice or tokens: the letter of the seat, with two houses the colour too, and a number."""
    text = Text()
    for colour, number in found:
        seat = owner(look, colour)
        mark = SEATS[seat] + (look.noun("colour", colour)[0] if look.view["players"] == 2 else "")
        text.append(f"{mark}{number}", f"bold seat{seat}").append(" ")
    return text


def headline(look: Look) -> Text:
    view = look.view
    facts = [word(look, "turn", n=view["turn"]), word(look, "deck", n=view["deck"])]
    facts.append(word(look, "discard", n=sum(view["discard"].values())))
    if view["pending"]:
        facts.append(f"{look.noun('card', view['pending']['card'])}?")
    return Text(" · ".join(facts), "quiet")


def locations(look: Look) -> Table:
    """Every location in the order of resolution: dice, places, power tokens."""
    table = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    for key in ("location", "dice", "places", "tokens"):
        table.add_column(word(look, key), no_wrap=key != "dice")
    for number, place in enumerate(look.view["order"], start=1):
        at = look.view["locations"][place]
        name = Text(f"{number:2} {look.noun('location', place)}", "" if at["open"] else "quiet")
        places = f"{len(at['dice'])}/{at['limit']}" if at["open"] else word(look, "closed")
        dice = pieces(look, [(colour, str(value)) for colour, value in at["dice"]])
        tokens = pieces(look, [(colour, f"×{n}") for colour, n in at["tokens"].items()])
        table.add_row(name, dice, Text(places, "quiet"), tokens)
    return table


def houses(look: Look) -> Table:
    """Every seat: power, cards, cousins, reserve; the own gold."""
    view = look.view
    table = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    for key in ("player", "power", "cards", "street", "palace", "gold", "reserve", ""):
        table.add_column(word(look, key) if key else "", no_wrap=True)
    for seat in range(view["players"]):
        name = look.seat(seat) + Text(" ") + look.name(seat)
        if seat in view["asked"]:
            name.stylize("underline")
        reserve = [(c, str(value)) for c in view["colours"][seat] for value in view["reserve"][c]]
        gold = str(view["gold"]) if seat == view["seat"] else "?"
        marks = ("* " if seat == view["marker"] else "") + (word(look, "passed") if view["passed"][seat] else "")
        numbers = [view["power"][seat], view["hand_sizes"][seat], view["street"][seat], view["palace"][seat]]
        table.add_row(name, *map(str, numbers), gold, pieces(look, reserve), Text(marks, "quiet"))
    return table


def characters(look: Look) -> Text:
    """Who can be bribed, and for how much."""
    found = [f"{look.noun('character', name)} ({at['cost']})" for name, at in look.view["characters"].items()]
    return Text(word(look, "characters") + ": " + ", ".join(found))


BOARD = Achaja()
