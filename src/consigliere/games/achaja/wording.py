"""Short words for the parts among which an effect lets one choose, made from its operations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from consigliere.core.game import Nouns
from consigliere.core.words import LANGUAGES, Words
from consigliere.games.achaja.box import Box

Op = dict[str, Any]


@lru_cache(maxsize=32)
def names(words: Words, box: Box, switches: tuple[str, ...]) -> Nouns:
    """The names of the box, and for every part of a choice what it brings: "citadel.2" is gold and a card."""
    texts = dict(box.names["text"])
    for text, ops in _effects(box, switches):
        for number, part in enumerate(_parts(ops), 1):
            said = {lang: told for lang in LANGUAGES if (told := _say(words, part, lang, box.names))}
            if said:
                texts[f"{text}.{number}"] = said
    return {**box.names, "text": texts, "gift": _gifts(words, box), "die": _dice(words, box)}


def _dice(words: Words, box: Box) -> dict[str, dict[str, str]]:
    """What a die looks like, its colour in the gender of a die: "czerwona 5 (Port)"."""
    dice = {name: dict(said) for name, said in box.names["die"].items()}
    for name, said in dice.items():
        colour = box.names["colour"][name.partition(".")[0]]
        for lang in LANGUAGES:
            plain = colour.get(lang) or colour["en"]
            said[lang] = words.form(lang, plain, "die") + said[lang].removeprefix(plain)
    return dice


def _gifts(words: Words, box: Box) -> dict[str, dict[str, str]]:
    """What can be given away, with coins counted as each language counts them."""
    gifts = {name: dict(said) for name, said in box.names["gift"].items()}
    for coins in map(str, box.coins):
        for lang in LANGUAGES:
            if "count.gold_one" in words.catalogues[lang]:
                gifts[coins][lang] = words.counted(lang, "count.gold", int(coins)).replace("{n}", coins)
    return gifts


def _effects(box: Box, switches: tuple[str, ...]) -> Iterator[tuple[str, list[Op]]]:
    for entry in box.location_entries:
        switched = [f"ops_{switch}" for switch in switches if f"ops_{switch}" in entry]
        yield entry["id"], entry[switched[0] if switched else "ops"]
    for entry in (*box.character_entries, *box.event_entries):
        yield entry["id"], entry["ops"]
    for entry in box.card_entries:
        for effect in entry["effect"]:
            yield f"{entry['id']}.{effect['id']}", effect["ops"]


def _parts(ops: list[Op]) -> list[list[Op]]:
    return next((op["options"] for op in ops if op["op"] == "choose_one"), [])


def _say(words: Words, part: list[Op], lang: str, nouns: Nouns) -> str:
    """What changes hands or values; choices on the way are left out."""
    said = []
    for op in part:
        facts = {"n": op.get("amount", op.get("count")), "kind": op.get("kind"), "by": _signed(op.get("by"))}
        if words.has(f"part.{op['op']}") and not isinstance(facts["n"], dict):
            said.append(words.say(lang, f"part.{op['op']}", facts, nouns))
    return ", ".join(said)


def _signed(by: int | list[int] | None) -> str:
    if isinstance(by, list):
        return " / ".join(_signed(one) for one in by)
    return "" if by is None else f"+{by}" if by > 0 else f"−{-by}"
