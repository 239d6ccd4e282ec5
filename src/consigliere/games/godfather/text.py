"""What the table says, from the catalogues in language/: prompts, log and moves here, refusals by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.core.event import Event
from consigliere.core.game import Game, Nouns, View
from consigliere.core.move import Move
from consigliere.core.words import Names, Words, language
from consigliere.games.godfather.reading import MEMBERS

#: what a sentence of the log can add for those who know the secret of an event
SECRETS = {"draws": "job", "robbed_hand": "card", "robbed_case": "card"}

#: what the word after a verb names
NAMES_A = {
    "thug": "business",
    "family": "space",
    "job": "job",
    "ally": "ally",
    "bribe": "ally",
    "discard": "card",
    "launder": "card",
    "offer": "card",
    "take": "good",
    "kill": "place",
    "place": "place",
    "turf": "turf",
    "mark": "turf",
    "unmark": "turf",
    "fetch": "turf",
    "rob": "victim",
    "use": "business",
    "from": "business",
    "to": "business",
    "put": "n",
}
NUMBERS = ("turf", "victim", "n")


def question(game: Game[Any], view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """One sentence for the seat whose view this is: its question."""
    facts = {"act": view["act"], **view["about"]}
    return game.words.say(lang, f"prompt.{view['question']}", facts, with_figures(game.words, nouns), names)


def tell(game: Game[Any], event: Event, lang: str, nouns: Nouns, names: Names = None) -> str:
    """An event as some seat saw it; whoever knows its secret is told more."""
    facts: dict[str, Any] = {"who": event.seat, **event.facts}
    if "figures" in facts:
        facts["figures"] = _gangs(game.words, facts["figures"], lang, nouns, names)
    seen = SECRETS.get(event.what) in facts
    key = f"log.{event.what}_seen" if seen else f"log.{event.what}"
    if event.what == "recalls" and "place" in facts:
        key = "log.recalls_river" if facts["place"] == "river" else "log.recalls_place"
    return game.words.say(lang, key, facts, with_figures(game.words, nouns), names)


def with_figures(words: Words, nouns: Nouns) -> Nouns:
    """The names of figures: neutral ones from the component file, the others from the catalogue."""
    own = {
        name: {lang: words.template(lang, f"figure.{name}") for lang in words.catalogues} for name in (*MEMBERS, "thug")
    }
    return {**nouns, "figure": {**nouns["neutral"], **own}}


def _gangs(words: Words, numbers: Sequence[int], lang: str, nouns: Nouns, names: Names) -> str:
    """Figures by family, the neutral gang last; who has none is left out."""
    *families, neutral = numbers
    found = [words.say(lang, "score", {"who": seat, "n": n}, nouns, names) for seat, n in enumerate(families) if n]
    if neutral:
        found.append(words.say(lang, "neutral_gang", {"n": neutral}))
    return ", ".join(found) or "0"


def move_facts(move: Move) -> dict[str, Any]:
    """What the words of a move name."""
    if move.verb == "pay":
        return {"goods": list(move.args)}
    name = NAMES_A.get(move.verb)
    if name is None or not move.args:
        return {}
    return {name: int(move[1]) if name in NUMBERS else move[1]}


def recall_phrase(words: Words, move: Move, lang: str, nouns: Nouns) -> str:
    """G-84 names a figure in the river or a place on the board."""
    lang = language(lang)
    named = with_figures(words, nouns)["figure" if move[1] in (*MEMBERS, "thug") else "place"].get(move[1])
    return str(move) if named is None else words.say(lang, "verb.recall", {"what": named.get(lang) or named["en"]})
