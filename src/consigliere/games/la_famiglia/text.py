"""What the table says, from the catalogues in language/: prompts, log and moves here, refusals by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.core.event import Event
from consigliere.core.game import Game, Nouns, View
from consigliere.core.move import Move
from consigliere.core.words import LANGUAGES, Names, Words
from consigliere.games.la_famiglia.box import (
    BOAT,
    CAR,
    DEPLOY_OWN,
    LAB,
    LAUNDERING,
    MUSTER,
    NETWORK,
    NONE,
    Box,
    Order,
    Part,
)
from consigliere.games.la_famiglia.components import COLUMNS

#: events that tell the team more
SECRETS = {"order_laid": "token", "token_back_unseen": "token", "card_chosen": "card"}

#: moves that meet somebody are told as attacks
ATTACKS = {"moved": "attacked", "incited": "incited_attack"}

#: what the word after a verb names
NAMES_A = {
    "area": ("soldato", "car", "lab", "deploy", "order", "gather", "from", "land", "water", "allies", "incite", "drive",
             "place_soldato", "convert", "bomb", "strike", "station", "invite"),
    "sea": ("boat", "sail"),
    "space": ("use", "idle", "place", "drop", "replace", "disc"),
    "tile": ("mark", "unmark"),
    "token": ("token", "raise", "sell", "resolve"),
    "column": ("spread",),
    "row": ("row",),
    "card": ("card",),
}  # fmt: skip
#: questions whose sentence tells more than their name: prices, numbers, who fights whom
VARIANTS = {"bribe": "bribe_price", "reinforce": "reinforce_number", "join_in": "join_in_number",
            "conflict": "conflict_parties", "cards": "cards_parties", "network": "network_next"}  # fmt: skip
NOUN = {verb: noun for noun, verbs in NAMES_A.items() for verb in verbs}
COUNTS = ("recruit", "soldati", "cars", "send", "swap", "buy", "put", "levy", "join", "claim")


def place_names(words: Words, box: Box) -> dict[str, dict[str, str]]:
    """Where each action space lies: "sheet 1, first player 2"."""
    names: dict[str, dict[str, str]] = {}
    for sheet, columns in enumerate(box.columns):
        for column, spaces in zip(COLUMNS, columns, strict=True):
            for place, space in enumerate(spaces, start=1):
                where = {"sheet": sheet, "column": column, "place": place}
                names[box.spaces[space]] = {lang: words.say(lang, "space_name", where) for lang in LANGUAGES}
    return names


def space_names(words: Words, box: Box, places: Nouns) -> dict[str, dict[str, str]]:
    """Where each action space lies and what it does: "sheet 1, first player 2: order + deploy +1 (-1 £)"."""
    return {
        ident: {
            lang: ": ".join(filter(None, (places["place"][ident][lang], space_actions(words, box, space, lang))))
            for lang in LANGUAGES
        }
        for space, ident in enumerate(box.spaces)
    }


def space_actions(words: Words, box: Box, space: int, lang: str) -> str:
    """What an action space does, in a few words: "order + deploy +1 (-1 £)"; the spaces of sheet 0 do nothing."""
    parts = [words.say(lang, _part_key(part), {"bonus": f"{part.n:+}"}) for part in box.parts[space]]
    if not parts:
        return ""
    said = (" / " if box.join[space] == "or" else " + ").join(parts)
    if box.gain[space]:
        said += f" ({box.gain[space]:+} £)"
    if box.unlimited[space]:
        said += " ∞"
    return said


def order_texts(words: Words, box: Box) -> dict[str, dict[str, str]]:
    """What each order token shows, in words: "attack order, initiative 8; skull +1; shotgun"."""
    orders = [order for family in box.families for order in family.orders]
    return {order.id: {lang: _order(words, order, lang) for lang in LANGUAGES} for order in orders}


def _order(words: Words, order: Order, lang: str) -> str:
    said = [words.say(lang, "order.attack" if order.attack else "order.supply", {"n": order.initiative})]
    said += [
        words.say(lang, f"order.{key}", {"n": n}) for key, n in (("skull", order.skull), ("vest", order.vest)) if n
    ]
    said += [words.say(lang, f"order.{key}", facts) for key, facts in _symbols(order)]
    return "; ".join(said)


def _symbols(order: Order) -> list[tuple[str, dict[str, Any]]]:
    """The parts of an order with their numbers, those that prepare before those that strike."""
    network = order.parts & NETWORK
    found: list[tuple[bool | int, str, dict[str, Any]]] = [
        (order.money, "money", {"n": order.money}),
        (order.recruit, "recruit", {"n": order.recruit}),
        (order.deploy, "deploy", {"n": order.deploy}),
        (order.deploy_base != NONE, "deploy_base", {"n": order.deploy_base}),
        (network, "network", {}),
        (order.parts & CAR and not network, "car", {}),
        (order.parts & LAB and not network, "lab", {}),
        (order.parts & BOAT, "boat", {}),
        (order.parts & LAUNDERING, "launder", {}),
        (order.spread, "spread", {"n": order.spread, "neighbours": order.neighbours}),
        (order.parts & MUSTER, "muster", {}),
        (order.either, "either", {}),
        (order.shots and not order.either, "shotguns" if order.shots > 1 else "shotgun", {"n": order.shots}),
        (order.bombs and not order.either, "bombs" if order.bombs > 1 else "bomb", {"n": order.bombs}),
        (order.swap, "swap", {"n": order.swap}),
        (order.buy_out, "buy_out", {}),
        (bool(order.pattern), "pentito", {"pattern": "/".join(map(str, order.pattern))}),
        (order.convert, "convert", {"n": order.convert}),
        (order.reach, "incite", {"n": order.reach}),
    ]
    return [(key, facts) for there, key, facts in found if there]


def _part_key(part: Part) -> str:
    if part.do == "deploy" and part.able == DEPLOY_OWN:
        return "part.deploy_own"
    return f"part.{part.do}_{part.mode}" if part.mode else f"part.{part.do}"


def ending(game: Game[Any], view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """How it ended; nobody wins a draw."""
    key = "prompt.draw_game" if view["result"]["reason"] == "draw" else "prompt.over"
    return game.words.say(lang, key, view["result"], nouns, names)


def waiting(game: Game[Any], view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """For whom one waits, and what they are asked."""
    what = game.words.say(lang, f"question.{view['question']}", _facts(view), nouns, names)
    return game.words.say(lang, "wait", {"who": view["asked"], "what": what}, nouns, names)


def _facts(view: View) -> dict[str, Any]:
    """What the sentences of a question may name."""
    facts: dict[str, Any] = dict(view["about"])
    for key in ("order", "fight"):
        facts |= {f"{key}_{name}": value for name, value in (view[key] or {}).items()}
    facts["round"] = view["round"]
    return facts


def question(game: Game[Any], view: View, lang: str, nouns: Nouns, names: Names) -> str:
    """One sentence for the seat whose view this is: its question."""
    seat, facts = view["seat"], _facts(view)
    if view["hq"][seat] is not None:
        facts |= {"money": view["hq"][seat]["money"], "hq": view["hq"][seat]["soldati"]}
    return game.words.say(lang, f"prompt.{_variant(view['question'], view['about'])}", facts, nouns, names)


def _variant(question: str, about: dict[str, Any]) -> str:
    if question == "choose_row":
        return f"choose_row_{about['purpose']}"
    if question == "column":
        return "column_after" if about["acted"] else "column"
    if question == "fetch" and about["idle"]:
        return "fetch_idle"
    if question in VARIANTS:
        return VARIANTS[question]
    if question == "equip":
        return {1: "equip_car", 2: "equip_boat", 4: "equip_lab"}.get(about["kinds"], "equip")
    return question


def tell(game: Game[Any], event: Event, lang: str, nouns: Nouns, names: Names = None) -> str:
    """An event as some seat saw it; whoever knows its secret is told more."""
    facts: dict[str, Any] = {"who": event.seat, **event.facts}
    if "mandamenti" in facts:
        facts["mandamenti"] = _scores(game.words, facts["mandamenti"], lang, names)
    if "orders" in facts:
        said = [game.words.say(lang, "order_at", {"area": a, "token": t}, nouns, names) for a, t in facts["orders"]]
        facts["orders"] = ", ".join(said) or "—"
    key = f"log.{ATTACKS.get(event.what, event.what) if 'foe' in facts else event.what}"
    if "neutral" in (facts.get("foe"), facts["side"] if event.what == "fled" else None):
        key += "_neutral"
    if SECRETS.get(event.what) in facts:
        key += "_seen"
    elif facts.get("cars"):
        key += "_car"
    return game.words.say(lang, key, facts, nouns, names)


def _scores(words: Words, numbers: Sequence[int], lang: str, names: Names) -> str:
    """Numbers by seat, as one reads them out."""
    return ", ".join(words.say(lang, "score", {"who": seat, "n": n}, names=names) for seat, n in enumerate(numbers))


def move_facts(move: Move) -> dict[str, Any]:
    """What the words of a move name."""
    verb, facts = move.verb, dict[str, Any]()
    if verb in NOUN and move.args:
        facts[NOUN[verb]] = move[1]
    if verb in COUNTS:
        facts["n"] = int(move[1])
    if verb in ("strike", "station"):
        facts["n"] = int(move[2])
    if verb == "draft":
        facts |= {"own": move[1], "other": move[2]}
    if verb in ("disc", "sink"):
        owner = move[-1]
        facts["owner"] = int(owner) if owner.isdigit() else owner
    return facts


def phrase(game: Game[Any], move: Move, lang: str, nouns: Nouns, names: Names = None) -> str:
    """A move as one would read it on a button."""
    key = f"verb.{move.verb}"
    if move.verb == "do":
        key = f"verb.do_{move[1]}"
    elif move[-1] == "car":
        key += "_car"
    try:
        return game.words.say(lang, key, move_facts(move), nouns, names)
    except (LookupError, ValueError):
        return str(move)
