"""Reading the map of the component file: areas, mandamenti, seas, seats and where everybody starts."""

from __future__ import annotations

from typing import Any

from consigliere.core.data import DataFile
from consigliere.games.la_famiglia.components import SEATS, Entry, counted, table


def read_map(data: DataFile) -> tuple[list[Entry], list[Entry], list[Entry]]:
    """LF-3.1 Areas and mandamenti, LF-3.3 seas, with everything that must agree between them."""
    checks = table(data, "checks")
    areas, mandamenti, seas = data.named("areas"), data.named("mandamenti"), data.named("seas")
    counted(data, areas, "areas", checks["areas"])
    counted(data, mandamenti, "mandamenti", checks["mandamenti"])
    counted(data, seas, "seas", checks["seas"])
    _borders(data, areas, "areas", "adjacent")
    _borders(data, seas, "seas", "adjacent")
    _mandamenti(data, areas, mandamenti, checks["areas_per_mandamento"])
    _coasts(data, areas, seas, checks)
    for index, area in enumerate(areas):
        for key in ("x", "y"):
            data.value(area, int, key, "areas", index)
        if len(data.value(area, list, "polygon", "areas", index)) < 3:
            data.fail("a polygon needs at least three corners", "areas", index, "polygon")
    _required(data, areas, mandamenti, seas, checks)
    _one_island(data, areas)
    for index, line in enumerate(data.entries("sea_borders")):
        pair = line.get("seas", [])
        known = {sea["id"]: sea["adjacent"] for sea in seas}
        if len(pair) != 2 or pair[0] not in known or pair[1] not in known[pair[0]]:
            data.fail("a dashed line parts two adjacent seas", "sea_borders", index, "seas")
    return areas, mandamenti, seas


def _borders(data: DataFile, entries: list[Entry], name: str, key: str) -> None:
    """LF-3.2 Who borders somebody is bordered by them."""
    lists = {entry["id"]: data.value(entry, list, key, name, i) for i, entry in enumerate(entries)}
    for index, (here, others) in enumerate(lists.items()):
        if len(set(others)) != len(others):
            data.fail(f"{here} names a neighbour twice", name, index, key)
        for other in others:
            if other not in lists or other == here:
                data.fail(f"{here} borders {other!r}, which is not another of the {name}", name, index, key)
            if here not in lists[other]:
                data.fail(f"{here} borders {other}, but {other} does not name it back", name, index, key)


def _mandamenti(data: DataFile, areas: list[Entry], mandamenti: list[Entry], size: int) -> None:
    members = {m["id"]: data.value(m, list, "areas", "mandamenti", i) for i, m in enumerate(mandamenti)}
    for index, (name, inside) in enumerate(members.items()):
        if len(inside) != size or len(set(inside)) != size:
            data.fail(f"{name} must have {size} different areas", "mandamenti", index, "areas")
        for area in inside:
            if all(area != entry["id"] for entry in areas):
                data.fail(f"{name} names {area!r}, which is not an area", "mandamenti", index, "areas")
    for index, area in enumerate(areas):
        home = data.value(area, str, "mandamento", "areas", index)
        if [name for name, inside in members.items() if area["id"] in inside] != [home]:
            data.fail(f"{area['id']} and the mandamenti disagree about where it lies", "areas", index, "mandamento")


def _bounds(data: DataFile, checks: Entry, key: str) -> tuple[int, int]:
    found = data.value(checks, list, key, "checks")
    if [type(one) for one in found] != [int, int]:
        data.fail(f"{key!r} must be the least and the most, two whole numbers, not {found!r}", "checks", 0, key)
    return found[0], found[1]


def _coasts(data: DataFile, areas: list[Entry], seas: list[Entry], checks: Entry) -> None:
    low, high = _bounds(data, checks, "seas_per_coastal_area")
    coast = {sea["id"]: data.value(sea, list, "areas", "seas", i) for i, sea in enumerate(seas)}
    for index, area in enumerate(areas):
        touched = data.value(area, list, "seas", "areas", index)
        if touched and not low <= len(set(map(str, touched))) == len(touched) <= high:
            data.fail(f"a coastal area touches {low} to {high} seas", "areas", index, "seas")
        for sea in touched:
            if not isinstance(sea, str) or sea not in coast:
                data.fail(f"there is no sea {sea!r}", "areas", index, "seas")
        for index_of_sea, (sea, along) in enumerate(coast.items()):
            if (area["id"] in along) != (sea in touched):
                data.fail(f"{area['id']} and {sea} disagree about touching each other", "seas", index_of_sea, "areas")


def _required(data: DataFile, areas: list[Entry], mandamenti: list[Entry], seas: list[Entry], checks: Entry) -> None:
    """What the examples of the rulebooks fix."""
    area = {entry["id"]: entry for entry in areas}

    def need(holds: bool, problem: str, key: str) -> None:
        if not holds:
            data.fail(problem, "checks", 0, key)

    for one, other in checks["required_adjacent"]:
        need(one in area and other in area[one]["adjacent"], f"{one} and {other} must be adjacent", "required_adjacent")
    for group in checks["required_mandamento"]:
        found = any(sorted(m["areas"]) == sorted(group) for m in mandamenti)
        need(found, f"{', '.join(group)} must be one mandamento", "required_mandamento")
    for name, wanted in checks["required_area_seas"].items():
        found = name in area and sorted(area[name]["seas"]) == sorted(wanted)
        need(found, f"{name} must touch {', '.join(wanted)}", "required_area_seas")
    start, end = checks["required_two_boat_route"]
    need(start in area and end in area, "the two-boat route names areas", "required_two_boat_route")
    here, there = set(area[start]["seas"]), set(area[end]["seas"])
    near = any(other in there for sea in seas if sea["id"] in here for other in sea["adjacent"])
    problem = f"{start} and {end} must touch neighbouring seas and share none"
    need(near and not here & there, problem, "required_two_boat_route")


def _one_island(data: DataFile, areas: list[Entry]) -> None:
    near = {area["id"]: area["adjacent"] for area in areas}
    reached, edge = {areas[0]["id"]}, [areas[0]["id"]]
    while edge:
        for other in near[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for index, area in enumerate(areas):
        if area["id"] not in reached:
            data.fail(f"{area['id']} cannot be reached over land", "areas", index, "adjacent")


def read_seats(data: DataFile, areas: list[Entry], limits: dict[str, int]) -> None:
    """LF-4.1 Teams alternate, and LF-5.9 everybody starts as the rulebooks say."""
    checks = table(data, "checks")
    seats = data.entries("seats")
    for index, seat in enumerate(seats):
        if seat.get("id") != SEATS[index % 4]:
            data.fail(f"the seats are {', '.join(SEATS)}, in this order", "seats", index, "id")
        around = {"team": "AB"[index % 2], "next": SEATS[(index + 1) % 4], "ally": SEATS[(index + 2) % 4]}
        for key, wanted in around.items():
            if seat.get(key) != wanted:
                data.fail(f"teams alternate: {key!r} of {seat['id']} must be {wanted!r}", "seats", index, key)
    counted(data, seats, "seats", 4)
    low, high = _bounds(data, checks, "start_soldati_per_area")
    totals = dict.fromkeys((*SEATS, "neutral"), 0)
    for index, area in enumerate(areas):
        start: Entry = data.value(area, dict, "start", "areas", index)
        if start.get("owner") not in totals:
            data.fail("'owner' is a seat or \"neutral\"", "areas", index, "start")
        if not low <= data.count(start, "soldati", "areas", index) <= high:
            data.fail(f"{area['id']} must start with {low} to {high} soldati", "areas", index, "start")
        totals[start["owner"]] += start["soldati"]
    for index, seat in enumerate(seats):
        homes = [area for area in areas if area["start"]["owner"] == seat["id"]]
        if len(homes) != checks["start_areas_per_seat"]:
            data.fail(
                f"{seat['id']} starts in {len(homes)} areas, not {checks['start_areas_per_seat']}", "seats", index
            )
        if sorted(data.value(seat, list, "start_areas", "seats", index)) != sorted(area["id"] for area in homes):
            data.fail(f"the areas disagree about where {seat['id']} starts", "seats", index, "start_areas")
        places: list[Any] = [area["mandamento"] for area in homes]
        if any(places.count(place) > checks["start_same_mandamento_per_seat"] for place in places):
            data.fail(f"{seat['id']} starts in two areas of one mandamento", "seats", index, "start_areas")
    if totals["neutral"] > limits["neutral_soldati_total"]:
        problem = f"{totals['neutral']} neutral soldati start, but there are {limits['neutral_soldati_total']}"
        data.fail(problem, "limits", 0, "neutral_soldati_total")
