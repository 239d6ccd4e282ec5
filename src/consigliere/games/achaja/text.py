"""What the table says, from the catalogues in language/: prompts, log and moves here, refusals by their keys."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.game import Game, Nouns, View
from consigliere.core.move import Move
from consigliere.core.words import Names, Words

#: what a sentence of the log can add for those who know the secret of an event
SECRETS = {"drew": "cards", "dealt_event": "event", "lost_card": "card", "gave_card": "card"}

#: what a declaration may have named: fact and kind of name
PICKED = (
    ("player", "seat"),
    ("dice", "die"),
    ("location", "location"),
    ("token", "token"),
    ("character", "character"),
    ("cards", "card"),
    ("colour", "colour"),
    ("change", "change"),
)

#: what the words after a verb name
NAMES_A = {
    "card": ("card",),
    "counter": ("card",),
    "react": ("card",),
    "character": ("character",),
    "use": ("character",),
    "at": ("location",),
    "colour": ("colour",),
    "cousin": ("kind",),
    "raise": ("n",),
    "lower": ("n",),
    "points": ("n",),
    "option": ("n",),
    "place": ("colour", "n", "location"),
    "reroll": ("colour",),
}


def question(game: Game[Any], view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """One sentence for the seat whose view this is: its question."""
    seat, question = view["seat"], view["question"]
    facts: dict[str, Any] = {"turn": view["turn"], "gold": view["gold"], **view["about"]}
    key = f"prompt.{question}"
    if "values" in facts:
        facts["values"] = listed(facts["values"])
    if question in ("declare", "choose"):
        key = f"prompt.choose.{facts['kind']}"
    elif question == "respond":
        pending = view["pending"]
        facts |= {"card": pending["card"], "text": pending["text"], "by": pending["by"]}
        key = "prompt.respond_hit" if seat in pending["against"] else "prompt.respond"
    elif question == "reroll" and view["players"] == 2:
        key = "prompt.reroll_two"
    asked = game.words.say(lang, key, facts, nouns, names)
    return asked + picked(game.words, facts.get("chosen", {}), lang, nouns, names)


def picked(words: Words, facts: dict[str, Any], lang: str, nouns: Nouns, names: Names) -> str:
    """What was declared, added to a sentence."""
    parts = [words.say(lang, f"picked.{fact}", facts, nouns, names) for fact, _ in PICKED if fact in facts]
    return f" ({'; '.join(parts)})" if parts else ""


def tell(game: Game[Any], event: Event, lang: str, nouns: Nouns, names: Names = None) -> str:
    """An event as some seat saw it; whoever knows its secret is told more."""
    facts: dict[str, Any] = {"who": event.seat, **event.facts}
    key = f"log.{event.what}"
    if "values" in facts:
        facts["values"] = listed(facts["values"])
    if event.what == "pact":
        facts["words"] = spoken(game.words, facts["words"], lang)
    if SECRETS.get(event.what) in facts:
        key += "_seen"
    elif event.what == "played" and facts["against"]:
        key += "_against"
    sentence = game.words.say(lang, key, facts, nouns, names)
    if event.what in ("played", "carries_out"):
        sentence += picked(game.words, facts, lang, nouns, names)
    return sentence


def listed(values: list[int]) -> str:
    return ", ".join(map(str, values)) or "—"


def spoken(words: Words, said: str, lang: str) -> str:
    """A ready-made pact in the reader's language; any other as it was written."""
    key = f"pact.{said}"
    return words.say(lang, key) if words.has(key) else said


def move_facts(move: Move) -> dict[str, Any]:
    """What the words of a move name."""
    verb, args = move.verb, move.args
    if verb == "die":
        return {"die": ".".join((args[0], args[1], args[2]))}
    if verb == "token":
        return {"token": ".".join(args)}
    if verb == "player":
        return {"player": int(args[0])}
    if verb == "play":
        return {"card": args[0], "text": ".".join(args)}
    if verb == "give":
        return {"which": args[1], "to": int(args[2])}
    if verb == "pact":
        return {"to": int(args[0]), "words": " ".join(args[1:])}
    return dict(zip(NAMES_A.get(verb, ()), args))
