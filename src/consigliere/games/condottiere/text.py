"""What the table says, from the catalogues in language/: prompts, log and moves here, refusals by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.core.event import Event
from consigliere.core.game import Game, Nouns, View
from consigliere.core.move import Move
from consigliere.core.words import Names, Words

#: what a sentence of the log can add for those who know the secret of an event
SECRETS = {"dealt": "cards", "kept": "cards", "played_face_down": "card", "showed": "card"}

#: facts that give one number per seat
BY_SEAT = ("strengths", "regions", "gains", "points")

#: what the word after a verb names
NAMES_A = {"play": "card", "take": "card", "keep": "card", "show": "card", "choose": "region", "place": "region"}


def question(game: Game[Any], view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """One sentence for the seat whose view this is: its question."""
    seat, question = view["seat"], view["question"]
    key = f"prompt.{question}"
    if question == "turn" and view["final"]:
        key = "prompt.turn_final"
    elif question == "turn" and seat == view["defender"]:
        key = "prompt.turn_defend"
    elif question == "choose_region" and view["options"]["reconquest"]:
        key = "prompt.choose_region_reconquest"
    facts = {
        "region": view["region"],
        "strength": view["strengths"][seat],
        "card": view["own_face_down"],
        "cards": view.get("kept", []),
        "n": view.get("room", 0),
    }
    return game.words.say(lang, key, facts, nouns, names)


def tell(game: Game[Any], event: Event, lang: str, nouns: Nouns, names: Names = None) -> str:
    """An event as some seat saw it; whoever knows its secret is told more."""
    facts: dict[str, Any] = {"who": event.seat, **event.facts}
    for name in BY_SEAT:
        if name in facts:
            facts[name] = _scores(game.words, facts[name], lang, names)
    seen = SECRETS.get(event.what) in facts
    return game.words.say(lang, f"log.{event.what}_seen" if seen else f"log.{event.what}", facts, nouns, names)


def _scores(words: Words, numbers: Sequence[int], lang: str, names: Names) -> str:
    """Numbers by seat, as one reads them out; who has nothing is left out."""
    scores = [words.say(lang, "score", {"who": seat, "n": n}, names=names) for seat, n in enumerate(numbers) if n]
    return ", ".join(scores) or "0"


def move_facts(move: Move) -> dict[str, Any]:
    """What the words of a move name."""
    facts: dict[str, Any] = {}
    if move.verb in NAMES_A and move.args:
        facts[NAMES_A[move.verb]] = move[1]
    if move.verb == "draw":
        facts["n"] = int(move[1])
    if move.verb == "show":
        facts["viewer"] = int(move[2])
    return facts
