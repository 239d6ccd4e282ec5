"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from consigliere.core.flow import NOBODY
from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    check_components,
    check_stack,
    frames_from_plain,
    frames_to_plain,
    one_per_seat,
    result_from_plain,
    result_to_plain,
    seat_number,
    whole,
)
from consigliere.games.achaja.box import COLOURS, DICE, FACES, LOCATIONS, TURNS, Box
from consigliere.games.achaja.changes import measure
from consigliere.games.achaja.soundness import check_play
from consigliere.games.achaja.state import ABSENT, NO_EVENT, Houses, Rules, State, empty_table

MOST = 999_999_999  # of anything that is only counted; no game comes near


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
        "unseen": [[g, t, n] for g in seats for t in seats if (n := s.unseen[g * len(seats) + t])],
        "muddled": sorted([viewer, box.cards[card]] for viewer, card in s.muddled),
        "recovered": [[box.cards[card] for card in range(len(box.cards)) if mask >> card & 1] for mask in s.recovered],
        "gifts": list(s.gifts),
        "pacts": list(s.pacts),
    }


def _dice(s: State, colour: int) -> list[list[Any]]:
    return [[s.value[d], s.rules.box.place_ids[s.place[d]]] for d in range(colour * DICE, (colour + 1) * DICE)]


def _event(box: Box, event: int) -> str | None:
    return None if event == NO_EVENT else box.event_ids[event]


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if it cannot lie on a table."""
    box, n = rules.box, rules.players
    one_per_seat(data, ("gold", "power", "street", "palace", "hands", "events", "colours"), n)
    s = empty_table(rules, chance_from_plain(data["chance"]))
    s.houses = Houses(tuple(tuple(box.colour[name] for name in own) for own in data["colours"]))
    s.place = [ABSENT] * len(s.place)
    load_table(s, data)
    load_cards(s, data)
    s.stack = frames_from_plain(data["stack"])
    s.result = result_from_plain(data["result"])
    s.order = tuple(box.place[name] for name in data["order"])
    s.turn, s.marker = whole(data["turn"], 1, TURNS, "'turn'"), seat_number(data["marker"], n, NOBODY)
    passed = {seat_number(seat, n) for seat in data["passed"]}
    s.visits = whole(data["visits"], 0, rules.last_visit + n, "'visits'")
    s.passed, s.passes = sum(1 << seat for seat in passed), len(passed)
    for at in range(1, LOCATIONS + 1):
        measure(s, at)
    load_knowledge(s, data)
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
            s.value[box.colour[name] * DICE + i] = whole(value, 0, FACES, "a die")
            s.place[box.colour[name] * DICE + i] = box.place[place]
            s.at[box.place[place]] += box.place[place] > 0
    s.open = sum({1 << box.place[name] for name in data["open"] if box.place[name]})
    for name, n in data["increase_tokens"].items():
        s.extra[box.place[name]] = whole(n, 0, MOST, name)
    s.increase_left = number["increase_tokens"] - sum(s.extra)
    for name, n in data["power_tokens"].items():
        s.tokens[box.token_ids.index(name)] = whole(n, 0, MOST, name)
    for colour, owner in enumerate(s.houses.owner):
        total = 0 if owner == NOBODY else number["power_tokens_per_colour"]
        s.supply[colour] = total - sum(s.tokens[colour::COLOURS])
    s.gold = [whole(n, 0, MOST, "'gold'") for n in data["gold"]]
    s.power = [whole(n, 0, MOST, "'power'") for n in data["power"]]
    s.street = [whole(n, 0, MOST, "'street'") for n in data["street"]]
    s.palace = [whole(n, 0, MOST, "'palace'") for n in data["palace"]]
    s.street_pile = box.street_cousins - sum(s.street)
    s.palace_pile = box.palace_cousins - sum(s.palace)


def load_cards(s: State, data: Mapping[str, Any]) -> None:
    box = s.rules.box
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
        s.uses[box.character[who]] = whole(uses, 0, MOST, who)


def load_knowledge(s: State, data: Mapping[str, Any]) -> None:
    box, n = s.rules.box, s.rules.players
    for viewer, seats, card, copies in data["known"]:
        mask = sum(1 << seat_number(seat, n) for seat in set(seats))
        s.known[seat_number(viewer, n, NOBODY), mask, box.card[card]] = whole(copies, 1, len(box.deck), "'known'")
    counts = [0] * (n * n)
    for giver, taker, cards in data["unseen"]:
        counts[seat_number(giver, n) * n + seat_number(taker, n)] = whole(cards, 1, MOST, "'unseen'")
    s.unseen = tuple(counts)
    s.muddled = frozenset((seat_number(viewer, n, NOBODY), box.card[card]) for viewer, card in data["muddled"])
    one_per_seat(data, ("recovered", "gifts", "pacts"), n)
    s.recovered = tuple(sum(1 << card for card in {box.card[name] for name in names}) for names in data["recovered"])
    s.gifts = tuple(whole(gifts, 0, MOST, "'gifts'") for gifts in data["gifts"])
    s.pacts = tuple(whole(pacts, 0, MOST, "'pacts'") for pacts in data["pacts"])


def check(s: State) -> None:
    """Refuse what cannot lie on a table: missing or surplus components, a step that does not exist."""
    check_components(components(s), components(empty_table(s.rules, s.chance)))
    binding = s.rules
    if binding.cousins_binding and min(s.street_pile, s.palace_pile) < 0:
        raise ValueError("more cousins than the box holds")
    if binding.power_tokens_binding and min(s.supply) < 0:
        raise ValueError("more power tokens than the box holds")
    if len(s.event_decks) != TURNS or len(s.character_decks) != TURNS:
        raise ValueError(f"there are {TURNS} decks of events and of characters")
    if len(s.buried) != TURNS * s.rules.players or sorted(s.order) != list(range(1, LOCATIONS + 1)):
        raise ValueError("'buried' or 'order' is not complete")
    check_stack(s, s.rules.players)
    check_play(s)
