"""What the table says, from the catalogues in language/: prompts here, log and refusals by their keys."""

from __future__ import annotations

from typing import Any

from consigliere.core.game import Nouns, View
from consigliere.core.words import Names, Words


def prompt(words: Words, view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """One sentence for the seat whose view this is: its question, or for whom it waits."""
    seat = view["seat"]
    facts: dict[str, Any] = {key: view[key] for key in ("region", "defender")}
    if view["result"] is not None:
        return words.say(lang, "prompt.over", {"winners": view["result"]["winners"]}, nouns, names)
    if seat is None or seat not in view["asked"]:
        facts["who"] = view["asked"]
        return words.say(lang, f"wait.{view['question']}", facts, nouns, names)
    key = f"prompt.{view['question']}"
    if view["question"] == "turn" and view["final"]:
        key = "prompt.turn_final"
    elif view["question"] == "turn" and seat == view["defender"]:
        key = "prompt.turn_defend"
    facts["strength"] = view["strengths"][seat]
    facts["card"] = view["own_face_down"]
    facts["cards"] = view.get("kept", [])
    facts["n"] = view.get("room", 0)
    return words.say(lang, key, facts, nouns, names)
