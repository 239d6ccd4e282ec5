"""C-7 Concluding a battle."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY
from consigliere.games.condottiere.queries import strengths
from consigliere.games.condottiere.state import State
from consigliere.games.condottiere.steps.ending import check_for_the_end
from consigliere.games.condottiere.steps.hidden import turn_all_up


def compare(s: State) -> None:
    """C-7.1 to C-7.3 The strongest company takes the region, somebody gets the token, the game may end."""
    turn_all_up(s)
    totals = strengths(s.rules.box, s.companies)
    winner = sole_leader(totals)
    loser = s.control[s.region]  # C-16.4: the defender, whose marker goes back
    gained = winner not in (NOBODY, loser)
    if gained:
        s.control[s.region] = winner
    if s.told is not None:
        facts = {"region": s.rules.box.regions[s.region], "strengths": totals}
        what = "conquered" if gained else "held" if loser != NOBODY else "stood_off"
        s.told.append(Event(what, {"conquered": winner, "held": loser}.get(what), facts))
    s.token = new_token_owner(s, winner)
    if s.told is not None:
        s.told.append(Event("token", s.token))
    check_for_the_end(s, winner if gained else NOBODY)


def sole_leader(totals: list[int]) -> int:
    """C-7.1 The one with the highest number; NOBODY if it is shared."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else NOBODY


def new_token_owner(s: State, winner: int) -> int:
    """C-7.2 The sole leader in Courtesans, else the winner, else left of the owner. C-16.5 After a tie the defender.

    Nobody is left out for having no cards (C-9.2).
    """
    defended = winner == NOBODY and s.defender != NOBODY
    if defended and s.rules.defender_takes_token:
        return s.defender
    courtesans = [sum(map(company.count, s.rules.box.courtesans)) for company in s.companies]
    leader = sole_leader(courtesans)
    if leader != NOBODY:
        return leader
    if winner != NOBODY:
        return winner
    if defended:
        return s.defender
    return (s.token + 1) % s.rules.players


def clear_field(s: State) -> None:
    """C-7.5 All companies go to the discard pile; nobody is in a battle any more."""
    s.passed, s.defender, s.defended = 0, NOBODY, False
    for company in s.companies:
        for card in company:
            s.discard[card] += 1
        company.clear()
