"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from consigliere.core.flow import NOBODY, Frame
from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    frames_from_plain,
    frames_to_plain,
    result_from_plain,
    result_to_plain,
)
from consigliere.games.achaja.box import COLOURS, DICE, FACES, LOCATIONS, TURNS, Box
from consigliere.games.achaja.changes import measure
from consigliere.games.achaja.state import ABSENT, NO_EVENT, Houses, Rules, State, empty_table


def components(s: State) -> dict[str, int]:
    """Every card, die and token, wherever it lies. Colours nobody plays are in the box."""
    box = s.rules.box
    cards = Counter([*s.deck, *s.playing])
    cards.update({card: n for card, n in enumerate(s.discard) if n})
    for hand in s.hands:
        cards.update(hand)
    found = {f"card {box.cards[card]}": n for card, n in sorted(cards.items())}
    events = Counter([*s.revealed, *(e for e in (*s.events, *s.buried) if e != NO_EVENT)])
    for deck in s.event_decks:
        events.update(deck)
    found |= {f"event {box.event_ids[event]}": n for event, n in sorted(events.items())}
    characters = Counter([*s.shown, *s.gone])
    for deck in s.character_decks:
        characters.update(deck)
    found |= {f"character {box.characters[who]}": n for who, n in sorted(characters.items())}
    for colour, name in enumerate(box.colours):
        dice = [s.place[die] for die in range(colour * DICE, (colour + 1) * DICE)]
        found[f"dice {name}"] = sum(place != ABSENT or s.houses.owner[colour] == NOBODY for place in dice)
        in_troy = sum(s.tokens[colour::COLOURS])
        unused = s.rules.number["power_tokens_per_colour"] if s.houses.owner[colour] == NOBODY else 0
        found[f"tokens {name}"] = s.supply[colour] + in_troy + unused
    found["increase tokens"] = s.increase_left + sum(s.extra)
    found["street cousins"] = s.street_pile + sum(s.street)
    found["palace cousins"] = s.palace_pile + sum(s.palace)
    return found


def save(s: State) -> dict[str, Any]:
    box, seats = s.rules.box, range(s.rules.players)
    return {
        "chance": chance_to_plain(s.chance),
        "stack": frames_to_plain(s.stack),
        "result": result_to_plain(s.result),
        "colours": [[box.colours[colour] for colour in own] for own in s.houses.colours],
        "dice": {box.colours[c]: _dice(s, c) for c in s.houses.in_play},
        "increase_tokens": {box.place_ids[at]: n for at, n in enumerate(s.extra) if n},
        "power_tokens": {box.token_ids[token]: n for token, n in enumerate(s.tokens) if n},
        "gold": s.gold[:],
        "power": s.power[:],
        "street": s.street[:],
        "palace": s.palace[:],
        "hands": [[box.cards[card] for card in hand] for hand in s.hands],
        "deck": [box.cards[card] for card in s.deck],
        "discard": [box.cards[card] for card, n in enumerate(s.discard) for _ in range(n)],
        "playing": [box.cards[card] for card in s.playing],
        "events": [_event(box, event) for event in s.events],
        "buried": [_event(box, event) for event in s.buried],
        "event_decks": [[box.event_ids[event] for event in deck] for deck in s.event_decks],
        "revealed": [box.event_ids[event] for event in s.revealed],
        "character_decks": [[box.characters[who] for who in deck] for deck in s.character_decks],
        "shown": [box.characters[who] for who in s.shown],
        "gone": [box.characters[who] for who in s.gone],
        "uses": {box.characters[who]: n for who, n in enumerate(s.uses) if n},
        "order": [box.place_ids[at] for at in s.order],
        "turn": s.turn,
        "marker": s.marker,
        "passed": [seat for seat in seats if s.passed >> seat & 1],
        "visits": s.visits,
        "open": [box.place_ids[at] for at in range(1, LOCATIONS + 1) if s.open >> at & 1],
        "known": sorted([v, [i for i in seats if m >> i & 1], box.cards[c], n] for (v, m, c), n in s.known.items()),
    }


def _dice(s: State, colour: int) -> list[list[Any]]:
    return [[s.value[d], s.rules.box.place_ids[s.place[d]]] for d in range(colour * DICE, (colour + 1) * DICE)]


def _event(box: Box, event: int) -> str | None:
    return None if event == NO_EVENT else box.event_ids[event]


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if it cannot lie on a table."""
    box, n = rules.box, rules.players
    for key in ("gold", "power", "street", "palace", "hands", "events", "colours"):
        if len(data[key]) != n:
            raise ValueError(f"{key!r} needs {n} entries, one per seat")
    s = empty_table(rules, chance_from_plain(data["chance"]))
    s.houses = Houses(tuple(tuple(box.colour[name] for name in own) for own in data["colours"]))
    s.place = [ABSENT] * len(s.place)
    load_table(s, data)
    load_cards(s, data)
    s.stack = frames_from_plain(data["stack"])
    s.result = result_from_plain(data["result"])
    s.order = tuple(box.place[name] for name in data["order"])
    s.turn, s.marker = _between(data["turn"], 1, TURNS), _between(data["marker"], NOBODY, n - 1)
    passed = set(data["passed"])
    s.visits = _between(data["visits"], 0, rules.last_visit + n)
    s.passed, s.passes = sum(1 << _between(seat, 0, n - 1) for seat in passed), len(passed)
    for at in range(1, LOCATIONS + 1):
        measure(s, at)
    check(s)
    return s


def load_table(s: State, data: Mapping[str, Any]) -> None:
    """Dice, tokens, gold, power and cousins. What is not in Troy is in a supply."""
    box, number = s.rules.box, s.rules.number
    if sorted(data["dice"]) != sorted(box.colours[colour] for colour in s.houses.in_play):
        raise ValueError("there are dice of the colours that are played, and of no others")
    for name, dice in data["dice"].items():
        if len(dice) != DICE:
            raise ValueError(f"{name} has {len(dice)} dice instead of {DICE}")
        for i, (value, place) in enumerate(dice):
            s.value[box.colour[name] * DICE + i] = _between(value, 0, FACES)
            s.place[box.colour[name] * DICE + i] = box.place[place]
            s.at[box.place[place]] += box.place[place] > 0
    s.open = sum({1 << box.place[name] for name in data["open"] if box.place[name]})
    for name, n in data["increase_tokens"].items():
        s.extra[box.place[name]] = _between(n, 0, 99)
    s.increase_left = number["increase_tokens"] - sum(s.extra)
    for name, n in data["power_tokens"].items():
        s.tokens[box.token_ids.index(name)] = _between(n, 0, 99)
    for colour, owner in enumerate(s.houses.owner):
        total = 0 if owner == NOBODY else number["power_tokens_per_colour"]
        s.supply[colour] = total - sum(s.tokens[colour::COLOURS])
    s.gold = [_between(n, 0, 99999) for n in data["gold"]]
    s.power = [_between(n, 0, 99999) for n in data["power"]]
    s.street = [_between(n, 0, 999) for n in data["street"]]
    s.palace = [_between(n, 0, 999) for n in data["palace"]]
    s.street_pile = box.street_cousins - sum(s.street)
    s.palace_pile = box.palace_cousins - sum(s.palace)


def load_cards(s: State, data: Mapping[str, Any]) -> None:
    box, n = s.rules.box, s.rules.players
    s.hands = [sorted(box.card[card] for card in hand) for hand in data["hands"]]
    s.deck = sorted(box.card[card] for card in data["deck"])
    for card in data["discard"]:
        s.discard[box.card[card]] += 1
    s.discarded = sum(s.discard)
    s.playing = [box.card[card] for card in data["playing"]]
    s.events = [NO_EVENT if event is None else box.event[event] for event in data["events"]]
    s.buried = [NO_EVENT if event is None else box.event[event] for event in data["buried"]]
    s.event_decks = [sorted(box.event[event] for event in deck) for deck in data["event_decks"]]
    s.revealed = [box.event[event] for event in data["revealed"]]
    s.character_decks = [sorted(box.character[who] for who in deck) for deck in data["character_decks"]]
    s.shown = [box.character[who] for who in data["shown"]]
    s.gone = [box.character[who] for who in data["gone"]]
    for who, uses in data["uses"].items():
        s.uses[box.character[who]] = _between(uses, 0, 999)
    s.known = {
        (_between(viewer, 0, n - 1), sum(1 << _between(seat, 0, n - 1) for seat in seats), box.card[card]): int(k)
        for viewer, seats, card, k in data["known"]
    }


def check(s: State) -> None:
    """Refuse what cannot lie on a table: missing or surplus components, a step that does not exist."""
    expected = components(empty_table(s.rules, s.chance))
    found = components(s)
    for name in expected.keys() | found.keys():
        if found.get(name, 0) != expected.get(name, 0):
            raise ValueError(f"{found.get(name, 0)} {name!r} on the table, the box holds {expected.get(name, 0)}")
    binding = s.rules
    if binding.cousins_binding and min(s.street_pile, s.palace_pile) < 0:
        raise ValueError("more cousins than the box holds")
    if binding.power_tokens_binding and min(s.supply) < 0:
        raise ValueError("more power tokens than the box holds")
    if len(s.event_decks) != TURNS or len(s.character_decks) != TURNS:
        raise ValueError(f"there are {TURNS} decks of events and of characters")
    if len(s.buried) != TURNS * s.rules.players or sorted(s.order) != list(range(1, LOCATIONS + 1)):
        raise ValueError("'buried' or 'order' is not complete")
    for frame in s.stack:
        check_frame(s, frame)
    if s.stack and not s.rules.steps[s.stack[-1].step].asks:
        raise ValueError("the topmost step must be a question")


def check_frame(s: State, frame: Frame) -> None:
    if frame.step not in s.rules.steps:
        raise ValueError(f"there is no step {frame.step!r}")
    _between(frame.seat, NOBODY, s.rules.players - 1)
    if frame.step in ("declare", "choose", "execute"):
        program = s.rules.programs.all[_between(frame.about[0], 0, len(s.rules.programs.all) - 1)]
        if not 0 <= frame.about[1] < len(program.code) or len(frame.about[2]) != program.size:
            raise ValueError(f"the step {frame.step!r} does not fit its effect")


def _between(value: Any, low: int, high: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise ValueError(f"{value!r} is not a whole number from {low} to {high}")
