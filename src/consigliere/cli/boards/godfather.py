"""The Godfather in a terminal: turfs with their businesses, family spaces, families, jobs and allies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.console import SEATS

Facts = Mapping[str, Any]


class Godfather:
    """The table of The Godfather."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        top = [news, Text()] if news else []
        cards = [part for part in (jobs(look), allies(look)) if part]
        parts = [headline(look), Text(), turfs(look), Text(), spaces(look), Text(), families(look), *cards]
        return Group(*top, *parts)

    def hand(self, look: Look) -> RenderableType | None:
        if "hand" not in look.view:
            return None
        return Text(", ".join(look.noun("card", card) for card in look.view["hand"]) or "—")

    def detail(self, look: Look, about: str) -> RenderableType | None:
        if not about:
            return Group(turfs(look), Text(), spaces(look))
        wanted = about.lower()
        names = look.nouns["business"]
        found = [name for name in look.view["businesses"] if wanted in (name, names[name].get(look.lang, "").lower())]
        return business_line(look, found[0]) if found else None


def said(look: Look, key: str, **facts: Any) -> str:
    return look.game.words.say(look.lang, key, facts, look.nouns, look.names)


def headline(look: Look) -> Text:
    view = look.view
    return Text(
        said(look, "board.head", act=view["act"], phase=view["phase"], who=view["horse_head"],
             limit=view["hand_limit"], jobs=view["job_deck"]),
        "quiet",
    )  # fmt: skip


def figure(look: Look, who: Facts | None) -> Text:
    """The letter of a family and what stands there, or the name of a neutral figure."""
    if who is None:
        return Text("·", "quiet")
    if who["seat"] is None:
        return Text(look.noun("neutral", who["figure"]), "bold")
    return Text(f"{SEATS[who['seat']]} {said(look, 'figure.' + who['figure'])}", f"bold seat{who['seat']}")


def side(look: Look, facts: Facts) -> str:
    """What a side of a business gives, in few words."""
    parts = []
    if cost := facts.get("cost_discard"):
        parts.append(said(look, "board.cost", n=cost))
    parts += [f"${value}" for value in facts.get("money", ())]
    parts += [look.noun("good", good) for good in facts.get("goods", ())]
    if facts.get("job"):
        parts.append(said(look, "board.job", n=facts["job"]))
    if facts.get("suitcase"):
        parts.append(said(look, "board.launder", n=facts["suitcase"]))
    return " ".join(parts)


def operation(look: Look, effect: Facts) -> str:
    """What an operation of a job or an ally does, with its numbers."""
    details = [str(effect["n"])] if "n" in effect else []
    details += [f"${effect['value']}"] if "value" in effect else []
    details += [look.noun("good", effect["kind"])] if "kind" in effect else []
    details += ["/".join(said(look, f"kind.{kind}") for kind in effect["kinds"])] if "kinds" in effect else []
    details += ["/".join(said(look, f"from.{place}") for place in effect["from"])] if "from" in effect else []
    details += [look.noun("neutral", effect["figure"])] if "figure" in effect else []
    details += [] if effect.get("use", True) else [said(look, "op.idle")]
    return said(look, f"op.{effect['op']}") + (": " + " ".join(details) if details else "")


def business_line(look: Look, name: str) -> Text:
    facts = look.view["businesses"][name]
    return Text(f"{look.noun('business', name)}: {side(look, facts['front'])} / {side(look, facts['back'])}")


def turfs(look: Look) -> Table:
    """Turf by turf: the markers from bottom to top, and both businesses with whoever stands on their fronts."""
    view = look.view
    table = Table(box=None, pad_edge=False, header_style="quiet")
    for heading in ("turf", "markers", "business", "thug", "front", "back"):
        table.add_column(said(look, f"board.{heading}"))
    for turf in view["turfs"]:
        markers = Text()
        for seat in turf["markers"]:
            markers.append(SEATS[seat], f"bold seat{seat}")
        first = [Text(look.noun("turf", str(turf["number"]))), markers]
        for name in (turf["printed"], turf["tile"]):
            if name:
                facts = view["businesses"][name]
                row: list[RenderableType] = [look.noun("business", name), figure(look, view["fronts"][name])]
                table.add_row(*first, *row, side(look, facts["front"]), side(look, facts["back"]))
                first = [Text(), Text()]
    return table


def spaces(look: Look) -> Text:
    """Every family space with the turfs it touches and whoever stands there."""
    line = Text(said(look, "board.spaces") + "  ", "quiet")
    for name, touched in look.view["space_turfs"].items():
        line.append(f"{name.upper()} ({' '.join(map(str, touched))}) ")
        line.append_text(figure(look, look.view["spaces"][name]))
        line.append("   ")
    if look.view["river"]:
        line.append("\n" + said(look, "board.river") + "  ", "quiet")
        for who in look.view["river"]:
            line.append_text(figure(look, who))
            line.append("   ")
    return line


def standing(look: Look) -> RenderableType:
    """What stands on a real table, as far as the companion was told: it sees neither hands nor open jobs."""
    view = look.view
    head = said(look, "companion.head", act=view["act"], phase=view["phase"], who=view["horse_head"],
                limit=view["hand_limit"])  # fmt: skip
    offered = [part for part in (allies(look),) if part]
    return Group(
        Text(head, "quiet"), Text(), turfs(look), Text(), spaces(look), Text(), families(look, False), *offered
    )


def families(look: Look, hands: bool = True) -> Table:
    """Family by family; without `hands` nothing of hands and suitcases, which the companion does not see."""
    table = Table(box=None, pad_edge=False, header_style="quiet")
    for heading in ("family", *(("hand", "suitcase") if hands else ()), "reserve", "markers", "allies"):
        table.add_column(said(look, f"board.{heading}"))
    for seat, family in enumerate(look.view["families"]):
        if family["don"] is None:
            name = Text.assemble(look.seat(seat), " ", look.name(seat))
        else:
            name = Text(f"{SEATS[seat]} {look.noun('don', family['don'])}", f"bold seat{seat}")
        case = str(family["suitcase"])
        if seat == look.view["seat"]:
            case += f": {', '.join(look.noun('card', card) for card in look.view['suitcase'])}"
        reserve = ", ".join(said(look, f"figure.{figure}") for figure in family["reserve"])
        held = [look.noun("ally", ally) + ("" if ready else " ×") for ally, ready in family["allies"].items()]
        cards = (str(family["hand"]), case) if hands else ()
        table.add_row(name, *cards, reserve, str(family["markers"]), ", ".join(held))
    return table


def jobs(look: Look) -> Table | None:
    """What the open jobs and those in hand ask for and pay."""
    table = Table.grid(padding=(0, 2))
    for heading, found in (("open_jobs", look.view["open_jobs"]), ("your_jobs", look.view.get("hand_jobs", {}))):
        label = said(look, f"board.{heading}")
        for name, job in found.items():
            cost = ", ".join(look.noun("good", good) for good in job["cost"])
            pay = " ".join(f"${value}" for value in job["reward"])
            what = operation(look, job["effect"])
            color = look.noun("color", job["color"])
            table.add_row(Text(label, "quiet"), look.noun("job", name), color, f"{cost} → {pay}", what)
            label = ""
    return table if table.row_count else None


def allies(look: Look) -> Text | None:
    shown = look.view["shown_allies"]
    if not shown:
        return None
    each = [
        f"{look.noun('ally', name)} ({', '.join(operation(look, effect) for effect in facts['effects'])})"
        for name, facts in shown.items()
    ]
    return Text.assemble((said(look, "board.on_offer") + "  ", "quiet"), "; ".join(each))


BOARD = Godfather()
