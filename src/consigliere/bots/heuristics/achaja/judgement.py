"""Which move greedy takes, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from consigliere.bots.heuristics.achaja.model import GOLD, OPS, PALACE, RESERVE, STREET, Model
from consigliere.bots.heuristics.achaja.trial import ability, added, apply, on_board, stands_for, values_after, worth
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move

FREE = ("trade", "give", "pact")
FATE = (6, 5, 4, 3, 1)
DAMAGE = -2  # where the model keeps what the card to be answered would do
Score = Callable[[Model, Move], float]


def choose(view: View, moves: Sequence[Move], chance: Chance, components: DataFile) -> Move:
    """The best of the answers; equal ones by chance. Power is never traded away, and nothing is given."""
    answers = [move for move in moves if move.verb not in FREE] or list(moves)
    if len(answers) == 1:
        return answers[0]
    score = SCORES.get(view["question"])
    if score is None:
        return chance.pick(answers)
    model = Model(view)
    judged = [(score(model, move), move) for move in answers]
    best = max(value for value, _ in judged)
    return chance.pick([move for value, move in judged if value > best - 1e-9])


# ---- set-up and preparation ----------------------------------------------------------------------------------------


def reroll(model: Model, move: Move) -> float:
    """A-11 Low dice are rolled again."""
    if move.verb == "keep":
        return 0.0
    colours = model.mine if move[1] not in model.owner else [move[1]]
    values = [die[1] for die in model.dice if die[0] in colours]
    return 3.5 * len(values) - float(sum(values)) - 1.0


def fate(model: Model, move: Move) -> float:
    given = len(model.view["about"]["values"]) % len(FATE)
    return -abs(int(move[1]) - FATE[given])


def place(model: Model, move: Move) -> float:
    """A-13, A-37, A-86 Where the die promises most."""
    _, colour, value, to = move
    if to == RESERVE:
        return 0.0
    leaving = model.view["about"].get("location", RESERVE)
    die = next(d for d in model.dice if d[0] == colour and d[1] == int(value) and d[2] == leaving)
    model.value()
    before = die[2]
    model.move(die, to)
    found = model.value()
    model.move(die, before)
    return found


def prepare(model: Model, move: Move) -> float:
    return 2 * model.card if move.verb == "cards" else 3 * GOLD


# ---- intrigue phase ------------------------------------------------------------------------------------------------


def act(model: Model, move: Move) -> float:
    """A-40 What an action adds, less the card or the gold; passing keeps both and earns gold while others go on."""
    view = model.view
    if move.verb in ("pass", "stop"):
        waiting = sum(not passed for passed in view["passed"]) - 1
        first = 0.3 if waiting == model.players - 1 else 0.0
        return (0.08 * waiting + first) / 2 if move.verb == "pass" else 0.0
    if move.verb == "use":
        return ability(model, move[1]) - GOLD * float(view["characters"][move[1]]["cost"]) - model.waiting
    return added(model, f"{move[1]}.{move[2]}") - keep(model, move[1]) - model.waiting


def keep(model: Model, name: str) -> float:
    """What a card is worth in hand; one that can answer a little more as long as there is much to come."""
    return model.card + (0.15 if f"{name}.response" in OPS and model.turn < 3 else 0.0)


def declare(model: Model, move: Move) -> float:
    """A-43 The best way to finish what was begun."""
    about = model.view["about"]
    ops = OPS.get(about["text"], [])
    if model.bound is None:
        model.bound = bindings(model, ops, about.get("chosen", {}))
    bound = model.bound
    verb = move.verb
    if verb in ("yes", "no"):
        return optional(model, ops, bound, verb == "yes")
    if verb in ("raise", "lower"):
        return direction(model, ops, bound, int(move[1]) * (1 if verb == "raise" else -1))
    if verb == "option":
        options: list[Any] = next((op["options"] for op in ops if op["op"] == "choose_one"), [])
        at = int(move[1]) - 1
        return worth(model, options[at], bound) if at < len(options) else 0.0
    if verb == "card":
        return card(model, ops, move[1])
    if verb == "done":
        return 0.0
    if verb == "cousin":
        return PALACE if move[1] == "palace" else STREET
    flat = flatten(ops)
    wanted = {"die": ("choose_die", "choose_dice"), "at": ("choose_location",), "player": ("choose_player",),
              "token": ("choose_token",), "character": ("choose_character",)}.get(verb, ())  # fmt: skip
    open_choice = next((op for op in flat if op["op"] in wanted and op["as"] not in bound), None)
    if open_choice is None:
        return 0.0
    chosen = named(model, move)
    if chosen is None:
        return model.value()
    if open_choice["op"] == "choose_dice":
        return 3.4 - float(chosen[1])
    model.answerable = model.view["question"] == "declare" and "." in about["text"]
    if verb == "player":
        found = richest(model, int(move[1])) + worth(model, ops, {**bound, open_choice["as"]: chosen})
    else:
        found = worth(model, ops_for(ops, open_choice), {**bound, open_choice["as"]: chosen})
    return model.despite_answers(found, stands_for(model, open_choice, chosen))


def flatten(ops: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for op in ops:
        found.append(op)
        for inner in (op.get("ops", []), *op.get("options", [])):
            found += flatten(inner)
    return found


def ops_for(ops: list[dict[str, Any]], choice: dict[str, Any]) -> list[dict[str, Any]]:
    """An optional or alternative list that is being declared counts as chosen."""
    for op in ops:
        for inner in (op.get("ops", []), *op.get("options", [])):
            if any(found is choice for found in flatten(inner)):
                rest = [other for other in ops if other is not op]
                return [*rest, *inner] if op["op"] == "may" else inner
    return ops


def named(model: Model, move: Move) -> Any:
    """The piece a move names."""
    if move.verb == "die":
        return find_die(model, ".".join(move[1:]))
    if move.verb == "token":
        return (move[1], move[2])
    return int(move[1]) if move.verb == "player" else move[1]


def bindings(model: Model, ops: list[dict[str, Any]], chosen: dict[str, Any]) -> dict[str, Any]:
    """What was declared so far, by the names of the effect."""
    bound: dict[str, Any] = {}
    pieces = [die for name in chosen.get("dice", []) if (die := find_die(model, name))]
    for op in flatten(ops):
        name = op["op"]
        if name == "choose_die" and pieces:
            bound[op["as"]] = pieces.pop(0)
        for kind in ("location", "player", "character"):
            if name == f"choose_{kind}" and kind in chosen and chosen[kind] not in bound.values():
                bound[op["as"]] = chosen[kind]
        if name == "choose_token" and "token" in chosen:
            bound[op["as"]] = tuple(chosen["token"].split("."))
    return bound


def find_die(model: Model, name: str) -> list[Any] | None:
    """A die that looks like this; None if it will look so only after a part of the effect."""
    colour, value, at = name.split(".")
    return next((d for d in model.dice if d[0] == colour and d[1] == int(value) and d[2] == at), None)


def optional(model: Model, ops: list[dict[str, Any]], bound: dict[str, Any], yes: bool) -> float:
    """May: with the part or without it."""
    inner: list[Any] = next((op["ops"] for op in flatten(ops) if op["op"] == "may"), [])
    if not yes:
        return model.value()
    undo = [apply(model, op, bound) for op in ops if op["op"] in ("add_limit_token", "move_die")]
    found = worth(model, inner, bound)
    for take_back in reversed(undo):
        take_back()
    return found


def direction(model: Model, ops: list[dict[str, Any]], bound: dict[str, Any], by: int) -> float:
    """Which way to change a die."""
    op = next((op for op in flatten(ops) if op["op"] == "modify_die" and isinstance(op["by"], list)), None)
    die = bound.get(op["die"]) if op else None
    if not isinstance(die, list):
        return 0.0
    before = die[1]
    for value in values_after({"op": "modify_die", "by": by}, before):
        model.change(die, value)
    found = model.value()
    model.change(die, before)
    return found


def card(model: Model, ops: list[dict[str, Any]], name: str) -> float:
    """A card to take: one that promises much. To give away: one that promises little."""
    found = max(added(model, f"{name}.{effect}") for effect in "ab")
    taking = any(op["op"] == "recover_intrigue" for op in ops)
    selling = any(op["op"] == "sell_cards" for op in ops)
    if f"{name}.response" in OPS:
        found += 0.15
    if selling:
        return 0.2 if model.turn == 3 else 0.2 - found
    if taking:
        return found
    free_draw = any(isinstance(op.get("count"), dict) for op in ops)
    return (0.15 if free_draw else 0.5) - found


def richest(model: Model, seat: int) -> float:
    """Whom to hit: whoever has most power."""
    return 0.02 * float(model.view["power"][seat])


def respond(model: Model, move: Move) -> float:
    """A-50 A response is worth what the effect would cost, less what is given up."""
    if move.verb == "decline":
        return 0.0
    pending = model.view["pending"]
    if DAMAGE not in model.memo:
        model.memo[DAMAGE] = damage(model, pending)
    loss = model.memo[DAMAGE]
    if move.verb in ("counter", "react"):
        return loss + (0.2 if move.verb == "counter" else 0.0) - keep(model, move[1])
    late = 0.6 if model.turn == 3 else 1.0
    return loss - (STREET if move.verb == "street" else PALACE + 0.1) * late


def damage(model: Model, pending: dict[str, Any]) -> float:
    """What an effect would take from this seat, and what its player would gain from it. Changes the model."""
    ops = OPS.get(pending["text"], [])
    bound = bindings(model, ops, pending)
    hit = model.seat in pending["against"]
    loss = 0.0
    before = model.value()
    for op in ops:
        name = op["op"]
        if name in ("take_gold", "lose_gold") and hit:
            loss += GOLD * min(float(op["amount"]), model.view["gold"])
            if name == "take_gold" and model.view["gold"] < op["amount"]:
                loss += model.harm
        elif name == "steal_intrigue" and hit:
            loss += model.card
        elif name == "lose_cousin" and hit:
            loss += PALACE
        elif name in ("modify_die", "set_die", "flip_die"):
            apply_change(model, op, bound, pending.get("change"))
        elif name == "reroll_die" and hit and isinstance(bound.get(op["die"]), list):
            loss += 0.15 * max(0.0, bound[op["die"]][1] - 3.5)
        elif name in ("move_die", "swap_dice", "place_power_token", "move_power_token") and complete(op, bound):
            on_board(model, op, bound)
        elif name in ("gain_gold", "draw_intrigue", "gain_cousin") and model.players == 2:
            loss += 0.15
    return loss + before - model.value()


def complete(op: dict[str, Any], bound: dict[str, Any]) -> bool:
    return all(bound.get(op[key]) is not None for key in ("die", "to", "a", "b", "token", "location") if key in op)


def apply_change(model: Model, op: dict[str, Any], bound: dict[str, Any], change: str | None) -> None:
    die = bound.get(op["die"])
    if isinstance(die, list):
        found = values_after(op, die[1])
        found = [value for value in found if change is None or (value > die[1]) == (change == "raise")] or found
        if found:
            model.change(die, found[0])


def theft(model: Model, move: Move) -> float:
    return 1.0 if move.verb == "power" else GOLD * (1 + model.harm) * float(model.view["about"]["n"])


# ---- dominance phase -----------------------------------------------------------------------------------------------


def action(model: Model, move: Move) -> float:
    """A-83 Use the location if that gains anything."""
    if move.verb == "skip":
        return model.value() + 0.02
    return worth(model, OPS.get(model.view["about"]["location"], []), {})


def own_first(model: Model, move: Move) -> float:
    return float(int(move[1]) == model.seat)


def others_first(model: Model, move: Move) -> float:
    return -own_first(model, move)


SCORES: dict[str, Score] = {
    "reroll": reroll,
    "fate": fate,
    "place": place,
    "move_out": place,
    "prepare_choice": prepare,
    "act": act,
    "play_more": act,
    "declare": declare,
    "choose": declare,
    "respond": respond,
    "theft": theft,
    "action": action,
    "order": own_first,
    "who_moves": others_first,
}
