"""A-87 to A-89 The final reckoning."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Result
from consigliere.games.achaja.queries import leads, wealth
from consigliere.games.achaja.state import State


def reckon(s: State) -> None:
    """A-87 Locations, A-88 wealth, A-89 the winner."""
    rules, number = s.rules, s.rules.number
    power = s.power
    for location, colour in enumerate(leads(s)):
        if colour != NOBODY:
            seat = s.houses.owner[colour]
            power[seat] += number["final_location_power"]
            if s.told is not None:
                box = rules.box
                facts = {"location": box.place_ids[location], "colour": box.colours[colour]}
                s.told.append(Event("leads", seat, facts))
    surplus = []
    for seat in range(rules.players):
        points, rest = divmod(wealth(s, seat), number["wealth_per_power"])
        power[seat] += points
        surplus.append(rest)
        if s.told is not None:
            s.told.append(Event("wealth", seat, {"n": points, "rest": rest, "power": power[seat]}))
    s.result = winners(power, surplus)
    s.stack.clear()
    if s.told is not None:
        s.told.append(Event("won", None, {"winners": list(s.result.winners)}))


def winners(power: list[int], surplus: list[int]) -> Result:
    """A-89 Most power, then the greater surplus; still tied, the victory is shared (D-23)."""
    best = max(zip(power, surplus))
    first = [seat for seat, found in enumerate(zip(power, surplus)) if found == best]
    reason = "power"
    if len(first) > 1:
        reason = "shared"
    elif power.count(best[0]) > 1:
        reason = "surplus"
    return Result(tuple(power), tuple(first), reason)
