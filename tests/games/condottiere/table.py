"""Situations of Condottiere set up directly, and short words to play and read them.

Cards are written as in the examples of the rulebook: 1 2 3 4 5 6 10 are mercenaries, W Winter, S Spring, Bi Bishop,
C Courtesan, D Drummer, H Heroine, Sc Scarecrow, Su Surrender. Seats are P0, P1 and so on.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from consigliere import Event, Match
from consigliere.core.flow import NOBODY, advance
from consigliere.games.condottiere import GAME
from consigliere.games.condottiere.box import open_box

BOX = open_box(GAME.shipped_data)
CARDS = {
    **{str(n): f"mercenary_{n}" for n in (1, 2, 3, 4, 5, 6, 10)},
    **{"W": "winter", "S": "spring", "Bi": "bishop", "C": "courtesan", "D": "drummer"},
    **{"H": "heroine", "Sc": "scarecrow", "Su": "surrender"},
}
SHORT = {card: short for short, card in CARDS.items()}


def table(
    players: int = 4,
    *,
    hands: Sequence[str] = (),
    companies: Sequence[str] = (),
    face_down: Sequence[str] = (),
    discard: str = "",
    pile: str = "",
    rest: str | int = "pile",  # where the cards lie that are not named: "pile", "discard", or the hand of a seat
    control: Mapping[int, str] | None = None,  # seat -> its regions
    pope: str | None = None,
    region: str | None = "siena",
    token: int = 0,
    turn: int | None = None,  # whose turn it is; the token owner's, if not said
    passed: Sequence[int] = (),
    ask: str = "turn",  # or "choose_region": the battle over `region` has just been decided
    finalists: Sequence[int] = (),  # this is the final battle, between them
    points: Sequence[int] = (),
    battle: int = 1,
    first: int = 0,
    seed: int = 1,
    **options: Any,
) -> Match[Any]:
    """A match with all 110 cards in which somebody has the turn, and the order of play goes on from there."""
    owners = {name: seat for seat, names in (control or {}).items() for name in names.split()}
    places = {
        "hands": [cards(text) for text in pad(hands, players)],
        "companies": [cards(text) for text in pad(companies, players)],
        "face_down": [CARDS[card] if card else None for card in pad(face_down, players)],
        "discard": cards(discard),
        "pile": cards(pile),
    }
    home = places["hands"][rest] if isinstance(rest, int) else places[rest]
    home += unnamed(places)
    turn = token if turn is None else turn
    defender = owners.get(region or "", NOBODY)
    state = places | {
        "chance": {"key": f"{seed:064x}", "used": 0},
        "stack": stack(ask, turn if ask == "turn" else token, tuple(finalists), options),
        "result": None,
        "control": owners,
        "pope": pope,
        "region": None if finalists else region,
        "token": token,
        "opener": token,
        "passed": list(passed) + [seat for seat in range(players) if finalists and seat not in finalists],
        "defender": defender,
        "defended": defender != NOBODY and bool(places["companies"][defender]),
        "final": bool(finalists),
        "open_cards": [],
        "shown_cards": [],
        "shown_bounds": [],
        "mercenaries": [None] * players,
        "discarding": [],
        "points": list(points) or [0] * players,
        "game_number": 1,
        "battle_number": battle,
        "round_number": 1,
        "first": first,
    }
    head = {"game": "condottiere", "rules": GAME.rules_version, "players": players, "options": options}
    return Match.from_json(json.dumps({"match": head | {"seed": f"{seed:064x}"}, "state": state}))


def pad(texts: Sequence[str], players: int) -> list[str]:
    assert len(texts) <= players, f"{len(texts)} entries for {players} players"
    return [*texts, *[""] * (players - len(texts))]


def cards(text: str) -> list[str]:
    """The ids of some cards: "10 W" is ["mercenary_10", "winter"]."""
    return [CARDS[short] for short in text.split()]


def unnamed(places: Mapping[str, list[Any]]) -> list[str]:
    """The cards of the box that no place names."""
    left = Counter(dict(zip(BOX.cards, BOX.count, strict=True)))
    for named in (*places["hands"], *places["companies"], places["face_down"], places["discard"], places["pile"]):
        left.subtract(card for card in named if card)
    assert min(left.values()) >= 0, f"more cards than the box holds: {[card for card, n in left.items() if n < 0]}"
    return list(left.elements())


def stack(ask: str, seat: int, finalists: tuple[int, ...], options: Mapping[str, Any]) -> list[list[Any]]:
    """The open question with the order of play beneath it, as the game itself stacks them."""
    if finalists:
        return [["crown", NOBODY, finalists, []], ["turn", seat, (), []]]
    rules = GAME.rules_for(2, {option.name: option.default for option in GAME.options} | options, GAME.shipped_data)
    parts = [part.step for part in rules.steps["battle"].parts]
    after = 1 + parts.index({"turn": "fight", "choose_region": "next_region"}[ask])
    beneath = [["battle", NOBODY, after, []]] if after < len(parts) else []
    return [["war", NOBODY, (), []], *beneath, [ask, seat, (), []]]


# -- playing ----------------------------------------------------------------------------------------------------------


def play(t: Match[Any], said: str) -> None:
    """Moves in a row: "P0:6 P1:Sc(4) P2:Bi>lucca P0:pass P1:choose(roma)".

    `Sc(4)` takes the 4 back and `Sc()` nothing; `Bi>off` leaves the Pope token off the board; `Sc` and `Bi` alone
    leave their question open. Every other verb is written with its word in brackets: `keep(10)`, `draw(2)`.
    """
    for word in said.split():
        match = re.fullmatch(r"P(\d):(\w+)(?:>(\w+)|\((\w*)\))?", word)
        assert match, f"{word!r} is not a move in this notation"
        seat, verb, place, extra = int(match[1]), match[2], match[3], match[4]
        if verb not in CARDS:
            t.play(seat, f"{verb} {CARDS.get(extra, extra) if verb != 'draw' else extra}" if extra else verb)
            continue
        t.play(seat, f"play {CARDS[verb]}")
        if place is not None:
            t.play(seat, f"place {'nowhere' if place == 'off' else place}")
        elif extra is not None:
            t.play(seat, f"take {CARDS[extra] if extra else 'nothing'}")


def conclude(t: Match[Any]) -> None:
    """Everybody has passed: the battle is concluded as it lies, and play goes on to the next question."""
    s = t.state
    s.passed = s.rules.everybody
    s.stack.pop()
    s.told = t.events  # what happens is added there
    advance(s)
    s.told = None


# -- reading ----------------------------------------------------------------------------------------------------------


def asked(t: Match[Any]) -> str:
    """The open question and who answers: "turn P2"; "over" when nothing is left to ask."""
    return " ".join([t.view(None)["question"], *(f"P{seat}" for seat in t.asked)]) if t.asked else "over"


def legal(t: Match[Any], seat: int) -> list[str]:
    return [str(move) for move in t.legal(seat)]


def refused(t: Match[Any], seat: int, move: str) -> str:
    """The number of the rule that forbids a move."""
    refusal = t.why_not(seat, move)
    assert refusal is not None, f"{move!r} by P{seat} is legal"
    assert move not in legal(t, seat)
    return refusal.rule


def short(ids: Sequence[str]) -> str:
    return " ".join(SHORT[card] for card in ids)


def hand(t: Match[Any], seat: int) -> str:
    """A hand, in the order of the box."""
    return short(t.view(seat)["hand"])


def hand_sizes(t: Match[Any]) -> list[int]:
    return t.view(None)["hand_sizes"]


def companies(t: Match[Any]) -> list[str]:
    return [short(company) for company in t.view(None)["companies"]]


def strengths(t: Match[Any]) -> list[int]:
    return t.view(None)["strengths"]


def discard(t: Match[Any]) -> str:
    """The discard pile, in the order of the box."""
    return short([card for card, n in t.view(None)["discard"].items() for _ in range(n)])


def owner(t: Match[Any], region: str) -> int | None:
    return t.view(None)["control"][region]


def token(t: Match[Any]) -> int:
    return t.view(None)["token"]


def pope(t: Match[Any]) -> str | None:
    return t.view(None)["pope"]


def told(t: Match[Any], what: str) -> list[Event]:
    """What happened of one sort, with all secrets."""
    return [event for event in t.events if event.what == what]


def final_strengths(t: Match[Any]) -> list[int]:
    """The strengths that were compared when the last battle ended."""
    ends = [event for event in t.events if "strengths" in event.facts]
    return list(ends[-1].facts["strengths"])
