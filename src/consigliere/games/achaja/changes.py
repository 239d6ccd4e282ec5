"""The only places where gold, power, cards, cousins, dice and tokens move; each tells what happened."""

from __future__ import annotations

from bisect import insort

from consigliere.core.event import Event
from consigliere.games.achaja.box import COLOURS, DICE
from consigliere.games.achaja.knowledge import came_to_light, changed_hands, everybody_saw
from consigliere.games.achaja.queries import look
from consigliere.games.achaja.state import RESERVE, State

# ---- gold and power ----------------------------------------------------------------------------------------------


def gain_gold(s: State, seat: int, n: int) -> None:
    """From the bank, which never runs out (D-20)."""
    s.gold[seat] += n
    if s.told is not None:
        s.told.append(Event("gained_gold", seat, {"n": n}))


def pay_gold(s: State, seat: int, n: int) -> None:
    """To the bank. D-42 The amount is seen by all."""
    s.gold[seat] -= n
    if s.told is not None:
        s.told.append(Event("paid_gold", seat, {"n": n}))


def hand_gold(s: State, giver: int, taker: int, n: int) -> None:
    s.gold[giver] -= n
    s.gold[taker] += n
    if s.told is not None:
        s.told.append(Event("handed_gold", giver, {"to": taker, "n": n}))


def gain_power(s: State, seat: int, n: int) -> None:
    """D-2 The track ends at 0."""
    s.power[seat] = max(0, s.power[seat] + n)
    if s.told is not None:
        s.told.append(Event("gained_power", seat, {"n": n, "power": s.power[seat]}))


# ---- intrigue cards ----------------------------------------------------------------------------------------------


def draw_cards(s: State, seat: int, n: int) -> None:
    """A-23 From the deck; if it is empty the discard pile is shuffled into a new one. Both empty: nothing."""
    drawn = []
    hand, draw = s.hands[seat], s.chance.draw
    for _ in range(n):
        if not s.deck:
            if not s.discarded:
                break
            reshuffle(s)
        card = draw(s.deck)
        insort(hand, card)
        drawn.append(card)
    if s.told is not None and drawn:
        ids = [s.rules.box.cards[card] for card in sorted(drawn)]
        s.told.append(Event("drew", seat, {"n": len(drawn)}, {"cards": ids}, (seat,)))


def reshuffle(s: State) -> None:
    s.deck = [card for card, n in enumerate(s.discard) for _ in range(n)]
    s.discard = [0] * len(s.discard)
    s.discarded = 0
    if s.told is not None:
        s.told.append(Event("reshuffled"))


def to_discard(s: State, card: int) -> None:
    s.discard[card] += 1
    s.discarded += 1


def discard_card(s: State, seat: int, card: int) -> None:
    """D-43 From a hand to the open discard pile."""
    s.hands[seat].remove(card)
    to_discard(s, card)
    if s.known:
        came_to_light(s, seat, card)
    if s.told is not None:
        s.told.append(Event("discarded", seat, {"card": s.rules.box.cards[card]}))


def recover_card(s: State, seat: int, card: int) -> None:
    """From the open discard pile into a hand; all know what it is."""
    s.discard[card] -= 1
    s.discarded -= 1
    insort(s.hands[seat], card)
    everybody_saw(s, seat, card)
    if s.told is not None:
        s.told.append(Event("recovered", seat, {"card": s.rules.box.cards[card]}))


def note_recovered(s: State, seat: int, card: int) -> None:
    """A-45 In this intrigue phase the seat does not take such a card back again."""
    before = s.recovered
    s.recovered = (*before[:seat], before[seat] | 1 << card, *before[seat + 1 :])


def hand_card(s: State, giver: int, taker: int, card: int, what: str) -> None:
    """D-30 Only the two of them see which card it is."""
    s.hands[giver].remove(card)
    insort(s.hands[taker], card)
    changed_hands(s, giver, taker, card)
    if s.told is not None:
        s.told.append(Event(what, giver, {"to": taker}, {"card": s.rules.box.cards[card]}, (giver, taker)))


# ---- cousins -----------------------------------------------------------------------------------------------------


def gain_cousins(s: State, seat: int, kind: str, n: int) -> None:
    """A-24 From the open pile, as many as are left."""
    street = kind == "street"
    if s.rules.cousins_binding:
        n = min(n, s.street_pile if street else s.palace_pile)
    if not n:
        return
    if street:
        s.street_pile -= n
        s.street[seat] += n
    else:
        s.palace_pile -= n
        s.palace[seat] += n
    if s.told is not None:
        s.told.append(Event("gained_cousins", seat, {"kind": kind, "n": n}))


def return_cousin(s: State, seat: int, kind: str) -> None:
    """A-24 A cousin used or lost goes back to its pile."""
    if kind == "street":
        s.street_pile += 1
        s.street[seat] -= 1
    else:
        s.palace_pile += 1
        s.palace[seat] -= 1


# ---- dice --------------------------------------------------------------------------------------------------------


def change_die(s: State, die: int, value: int) -> None:
    if s.told is not None:
        looks = s.rules.box.die_ids
        s.told.append(Event("changed_die", s.houses.of_die[die], {"die": looks[look(s, die)], "n": value}))
    s.value[die] = value


def roll_die(s: State, die: int) -> None:
    value = s.chance.roll()
    if s.told is not None:
        looks = s.rules.box.die_ids
        s.told.append(Event("rolled_die", s.houses.of_die[die], {"die": looks[look(s, die)], "n": value}))
    s.value[die] = value


def put_die(s: State, die: int, location: int) -> None:
    """A die goes to a location with room, or back to the reserve (D-22). The one place where `at` and `room` move."""
    came_from = s.place[die]
    if s.told is not None:
        box = s.rules.box
        facts = {"die": box.die_ids[look(s, die)], "location": box.place_ids[location]}
        s.told.append(Event("placed_die" if came_from == RESERVE else "moved_die", s.houses.of_die[die], facts))
    s.place[die] = location
    if came_from != RESERVE:
        s.at[came_from] -= 1
        measure(s, came_from)
    if location != RESERVE:
        s.at[location] += 1
        measure(s, location)


def swap_dice(s: State, one: int, other: int) -> None:
    """D-6 Two dice exchange places; the numbers of dice stay, so limits do not matter."""
    if s.told is not None:
        looks = s.rules.box.die_ids
        facts = {"die": looks[look(s, one)], "other": looks[look(s, other)]}
        s.told.append(Event("swapped_dice", s.houses.of_die[one], facts))
    s.place[one], s.place[other] = s.place[other], s.place[one]


def measure(s: State, location: int) -> None:
    """A-22 Note whether a location takes another die."""
    bit = 1 << location
    if s.open & bit and s.at[location] < s.rules.limit[location] + s.extra[location]:
        s.room |= bit
    else:
        s.room &= ~bit


def add_increase_token(s: State, location: int, n: int = 1) -> None:
    """A-25 The limit of a location grows; -1 takes a token away again (A-86)."""
    s.extra[location] += n
    s.increase_left -= n
    measure(s, location)
    if s.told is not None:
        facts = {"location": s.rules.box.place_ids[location]}
        s.told.append(Event("raised_limit" if n > 0 else "lowered_limit", None, facts))


# ---- power tokens and characters ---------------------------------------------------------------------------------


def place_token(s: State, location: int, colour: int) -> bool:
    """A token from the supply of a colour; True if it is the first of its colour there."""
    at = location * COLOURS + colour
    s.supply[colour] -= 1
    s.tokens[at] += 1
    if s.told is not None:
        box = s.rules.box
        facts = {"colour": box.colours[colour], "location": box.place_ids[location]}
        s.told.append(Event("placed_token", s.houses.owner[colour], facts))
    return s.tokens[at] == 1


def move_token(s: State, token: int, location: int) -> None:
    """D-39 Tokens moved by a card never give or take power."""
    colour = token % COLOURS
    s.tokens[token] -= 1
    s.tokens[location * COLOURS + colour] += 1
    if s.told is not None:
        box = s.rules.box
        facts = {"token": box.token_ids[token], "location": box.place_ids[location]}
        s.told.append(Event("moved_token", s.houses.owner[colour], facts))


def remove_character(s: State, character: int) -> None:
    """A-20 A face-up character leaves with its use tokens."""
    s.shown.remove(character)
    s.gone.append(character)
    s.uses[character] = 0
    if s.told is not None:
        s.told.append(Event("character_left", None, {"character": s.rules.box.characters[character]}))


def put_use_tokens(s: State, character: int, n: int) -> None:
    s.uses[character] = n
    if s.told is not None:
        s.told.append(Event("use_tokens", None, {"character": s.rules.box.characters[character], "n": n}))


def first_free(s: State, colour: int, value: int) -> int:
    """A die of this colour and value in the reserve."""
    for die in range(colour * DICE, (colour + 1) * DICE):
        if s.place[die] == RESERVE and s.value[die] == value:
            return die
    raise AssertionError("no such die in the reserve")
