"""Trying an effect out on the model: the best way to carry it out, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from consigliere.bots.heuristics.achaja.model import ALIKE, GOLD, OPS, PALACE, RESERVE, STREET, Model, Ops, amount

Bound = dict[str, Any]
FACES = [1, 2, 3, 4, 5, 6]
LATER = 0.15  # what a choice is worth that is made only later
IMPOSSIBLE = -1e9
CHOICES = {f"choose_{what}" for what in ("player", "die", "dice", "location", "token", "character", "cards")}
FORCED = 0.1  # what it costs that a die must leave a widened location after the dominance phase
TURNS = 3
BOARD = {"move_die", "swap_dice", "place_power_token", "move_power_token"}
DIE_CHANGES = {"reroll_die", "modify_die", "set_die", "flip_die"}


def worth(model: Model, ops: Ops, bound: Bound, at: int = 0) -> float:
    """The value of the table after the rest of an effect, choices made as well as possible. The model is left as is."""
    while at < len(ops):
        op = ops[at]
        name = op["op"]
        if name in CHOICES:
            if op["as"] in bound:
                at += 1
                continue
            return best_choice(model, op, ops, bound, at)
        if name == "choose_one":
            return max(worth(model, [*option, *ops[at + 1 :]], bound) for option in op["options"])
        if name == "may":
            without = worth(model, ops, bound, at + 1)
            if op.get("late") and any(inner["op"] in CHOICES for inner in op["ops"]):
                price = sum(float(inner["amount"]) for inner in op["ops"] if inner["op"] == "pay")
                return without + max(0.0, LATER - GOLD * price)
            return max(without, worth(model, [*op["ops"], *ops[at + 1 :]], bound))
        if name in DIE_CHANGES and not isinstance(bound.get(op["die"]), tuple):
            return on_die(model, op, ops, bound, at)
        if name in BOARD and at == len(ops) - 1:
            return model.after(shifts(model, op, bound))
        undo = apply(model, op, bound)
        found = worth(model, ops, bound, at + 1)
        undo()
        return found
    return model.value()


def best_choice(model: Model, op: dict[str, Any], ops: Ops, bound: Bound, at: int) -> float:
    """The value after the best choice of a piece, a player or a place."""
    if op.get("late") and bound:
        return model.value() + LATER  # chosen only after a roll: not worth trying all of them now
    found = options(model, op, bound)
    if not found:
        return model.value() - 0.5
    last = ops[-1]
    if op["op"] == "choose_location" and at == len(ops) - 2 and last["op"] == "move_die" and last["to"] == op["as"]:
        if op["need"] == "room" and isinstance(die := bound.get(last["die"]), list):
            return model.best_move(die, found)
    name, best = op["as"], IMPOSSIBLE
    for option in found:
        bound[name] = option
        best = max(best, model.despite_answers(worth(model, ops, bound, at + 1), stands_for(model, op, option)))
    del bound[name]
    return best


def stands_for(model: Model, op: dict[str, Any], option: Any) -> int:
    """Whom a chosen piece or player stands for; the seat itself if nobody."""
    name = op["op"]
    if name == "choose_player":
        return int(option)
    if name in ("choose_die", "choose_token"):
        return model.owner[option[0]]
    return model.seat


def on_die(model: Model, op: dict[str, Any], ops: Ops, bound: Bound, at: int) -> float:
    """What a change of one die leads to; a roll counts by its mean."""
    die = bound[op["die"]]
    before = die[1]
    values = values_after(op, before)
    if not values:
        return model.value() - 0.5
    if at == len(ops) - 1:
        results = [model.after_change(die, value) for value in values]
    else:
        results = []
        for value in values:
            model.change(die, value)
            results.append(worth(model, ops, bound, at + 1))
            model.change(die, before)
    return sum(results) / len(results) if op["op"] == "reroll_die" else max(results)


def values_after(op: dict[str, Any], value: int) -> list[int]:
    name = op["op"]
    if name == "reroll_die":
        return FACES
    if name == "flip_die":
        return [7 - value]
    if name == "set_die":
        return [op["value"]] if value != op["value"] else []
    by = op["by"]
    if isinstance(by, int):
        after = min(6, value + by) if by > 0 else max(1, value + by)
        return [after] if after != value else []
    return [after for change in by if (after := max(1, min(6, value + change))) != value]


def options(model: Model, op: dict[str, Any], bound: Bound) -> list[Any]:
    """What may be chosen, as far as the model can tell; alike dice once."""
    name = op["op"]
    if name == "choose_die":
        return dice(model, op, bound)
    if name == "choose_location":
        avoid = bound.get(op.get("not_at", ""), "")
        avoid = avoid[2] if isinstance(avoid, list) else avoid[1] if isinstance(avoid, tuple) else avoid
        if op["need"] == "room":
            return [place for place in model.limit if place != avoid and model.room(place)]
        return [place for place, limit in model.limit.items() if place != avoid and limit]
    if name == "choose_player":
        others = [seat for seat in range(model.players) if seat != model.seat]
        if op.get("with") == "hand":
            return [seat for seat in others if model.view["hand_sizes"][seat]]
        return others
    if name == "choose_token":
        return model.tokens()
    if name == "choose_character":
        return list(model.view["characters"])
    return [()]  # cards and sets of dice: judged roughly


def dice(model: Model, op: dict[str, Any], bound: Bound) -> list[Any]:
    owner, scope = op["owner"], op["scope"]
    whose, seat = model.owner, bound.get("attacker", model.seat) if owner == "attacker" else model.seat
    avoid = bound.get(op.get("not_at", ""), "")
    avoid = avoid[2] if isinstance(avoid, list) else avoid
    taken = [bound.get(other) for other in op.get("differs_from", ())]
    found, seen = [], set()
    for die in model.dice:
        colour, value, place = die
        if owner != "any" and (whose[colour] == seat) == (owner == "other"):
            continue
        if scope != "any" and (place == RESERVE) == (scope == "troy"):
            continue
        look = (colour, value, place)
        if place == avoid or look in seen or any(die is other for other in taken):
            continue
        seen.add(look)
        found.append(die)
    return found


def apply(model: Model, op: dict[str, Any], bound: Bound) -> Callable[[], None]:
    """Carry one operation out on the model; what comes back undoes it."""
    name = op["op"]
    if name in BOARD:
        return on_board(model, op, bound)
    if name == "add_limit_token":
        place = bound[op["location"]]
        forced = FORCED if model.turn < TURNS else 0.0
        model.widen(place, 1)
        model.gain(-forced)

        def undo() -> None:
            model.widen(place, -1)
            model.gain(forced)

        return undo
    gain = goods(model, op, bound)
    model.goods += gain
    return lambda: model.gain(-gain)


def on_board(model: Model, op: dict[str, Any], bound: Bound) -> Callable[[], None]:
    changes = shifts(model, op, bound)
    model.shift(changes)
    moved: list[tuple[list[Any], str]] = []
    if changes and op["op"] == "move_die":
        moved = [(bound[op["die"]], bound[op["to"]])]
    elif op["op"] == "swap_dice":
        one, other = bound[op["a"]], bound[op["b"]]
        moved = [(one, other[2]), (other, one[2])]
    came_from = [(die, die[2]) for die, _ in moved]
    for die, place in moved:
        die[2] = place

    def undo() -> None:
        model.shift([(place, -difference) for place, difference in changes])
        for die, place in came_from:
            die[2] = place

    return undo


def shifts(model: Model, op: dict[str, Any], bound: Bound) -> list[tuple[str, int]]:
    """What an operation with dice or tokens adds to the numbers of locations."""
    name = op["op"]
    if name == "move_die":
        die, to = bound.get(op["die"]), bound.get(op["to"])
        if not isinstance(die, list) or not isinstance(to, str) or not model.room(to):
            return []
        heavy = model.heavy(die[0], die[1])
        return [(to, heavy)] if die[2] == RESERVE else [(die[2], -heavy), (to, heavy)]
    if name == "swap_dice":
        one, other = bound[op["a"]], bound[op["b"]]
        more = model.heavy(other[0], other[1]) - model.heavy(one[0], one[1])
        return [(one[2], more), (other[2], -more)]
    if name == "place_power_token":
        return [(bound[op["location"]], model.token(model.mine[0]))]
    colour, place = bound[op["token"]]
    return [(place, -model.token(colour)), (bound[op["to"]], model.token(colour))]


def goods(model: Model, op: dict[str, Any], bound: Bound) -> float:
    """Gold, cards, cousins, power and characters, in power."""
    name = op["op"]
    if name == "pay":
        return -GOLD * float(op["amount"])
    if name == "gain_gold":
        return GOLD * amount(op["amount"], model) * (1 if op["who"] == "self" else -model.harm)
    if name == "lose_gold":
        return GOLD * amount(op["amount"], model) * ((1 if op["to"] == "self" else 0) + model.harm)
    if name == "take_gold":
        return GOLD * amount(op["amount"], model) * (1 + model.harm)
    if name == "draw_intrigue":
        return model.card * amount(op["count"], model)
    if name == "discard_cards":
        return -model.card
    if name == "sell_cards":
        return GOLD * float(op["each"]) * len(model.view["hand"]) - model.card
    if name == "recover_intrigue":
        return model.card * 1.3
    if name == "steal_intrigue":
        return model.card * (1 + model.harm)
    if name == "gain_cousin":
        return (STREET if op["kind"] == "street" else PALACE) * float(op["count"])
    if name == "lose_cousin":
        seat = bound.get(op["who"], 0)
        kind = PALACE if model.view["palace"][seat] else STREET
        return kind * model.harm if model.view["palace"][seat] + model.view["street"][seat] else -1.0
    if name == "gain_power":
        return float(op["amount"])
    if name == "use_character":
        character = bound.get(op["character"])
        return 0.0 if character is None else max(0.0, ability(model, character))
    if name == "play_intrigue":
        return 0.15 * float(min(op["max"], len(model.view["hand"])))
    if name in ("discard_character", "add_use_tokens", "clear_use_tokens"):
        return 0.1
    if name == "reroll_all":
        return reroll_all(model)
    if name == "each":
        return sum(goods(model, inner, bound) for inner in op["ops"] if inner["op"] in ("lose_gold", "gain_gold"))
    return 0.0


def reroll_all(model: Model) -> float:
    """All own dice anew: good if they are low."""
    own = [die[1] for die in model.dice if model.owner[die[0]] == model.seat]
    return 0.12 * (3.5 * len(own) - float(sum(own)))


def ability(model: Model, character: str) -> float:
    """What the ability of a character adds."""
    return added(model, character)


def added(model: Model, text: str) -> float:
    """What an effect adds to the table as it lies, carried out as well as possible."""
    number = ALIKE.get(text, -1)
    if number not in model.memo:
        before, outer = model.value(), model.answerable
        model.memo[number] = 0.0  # an effect that leads to itself adds nothing
        model.answerable = "." in text
        model.memo[number] = worth(model, OPS.get(text, []), {}) - before
        model.answerable = outer
    return model.memo[number]
