"""LF-5 Setup."""

from __future__ import annotations

from itertools import permutations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.core.steps import Together
from consigliere.games.la_famiglia.box import ALL_TOKENS, NEUTRAL
from consigliere.games.la_famiglia.pieces import add_disc, put_boat, put_car, put_lab
from consigliere.games.la_famiglia.queries import TEAMS, own_areas, own_seas, turn_order
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.equipment import check_boats


def draw_tiles(s: State) -> None:
    """LF-5.5 Seven of the eleven control tiles, the same for both teams."""
    tiles = list(range(len(s.rules.box.tiles)))
    drawn = sorted(s.chance.draw(tiles) for _ in range(s.rules.limit["control_tiles_in_play"]))
    s.tiles_in_play = sum(1 << tile for tile in drawn)
    if s.told is not None:
        s.told.append(Event("tiles", None, {"tiles": [s.rules.box.tiles[tile] for tile in drawn]}))


def draw_colours(s: State) -> None:
    """LF-5.6 Three colours for each team, or four dealt at random in a first game."""
    box = s.rules.box
    if s.rules.first_game:
        colours = list(box.first_game)
        for seat in range(4):
            s.family[seat] = s.chance.draw(colours)
            tell_family(s, seat)
        return
    colours = list(range(len(box.families)))
    drawn = [s.chance.draw(colours) for _ in range(3)]
    s.colours = sorted(drawn) + colours
    if s.told is not None:
        for seat in (0, 1):
            ids = [box.families[f].id for f in s.colours[3 * seat : 3 * seat + 3]]
            s.told.append(Event("colours", seat, {"team": list(TEAMS[seat]), "families": ids}))
    s.stack.append(Frame("draft"))


def tell_family(s: State, seat: int) -> None:
    if s.told is not None:
        s.told.append(Event("family", seat, {"family": s.rules.box.families[s.family[seat]].id}))


class Draft(Together[State]):
    """LF-5.6 Each team picks two of its three colours and who plays which, unseen by the other team (LF-D4)."""

    rule = "LF-5.6"
    answer_verbs = ("draft",)

    def members(self, s: State, frame: Frame) -> tuple[int, ...]:
        return (0, 1)

    def legal(self, s: State, frame: Frame) -> list[Move]:
        families = s.rules.box.families
        drawn = s.colours[3 * frame.seat : 3 * frame.seat + 3]
        return [Move("draft", families[a].id, families[b].id) for a, b in permutations(drawn, 2)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [Move("draft", a.id, b.id) for a, b in permutations(s.rules.box.families, 2)]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-5.6", "refuse.draft") if move.verb == "draft" else None

    def reveal(self, s: State, frame: Frame, answers: dict[int, Move]) -> None:
        for seat, move in answers.items():
            for who, colour in zip(TEAMS[seat], move.args):
                s.family[who] = s.rules.box.family[colour]
        for seat in range(4):
            tell_family(s, seat)


def take_sets(s: State) -> None:
    """LF-5.7 Basic orders into the HQ, advanced ones locked. LF-5.9 Soldati onto the map. LF-5.12 Neutral discs."""
    box = s.rules.box
    basic = s.rules.limit["basic_orders_per_family"]
    for seat in range(4):
        s.hq_tokens[seat] = (1 << basic) - 1
        s.locked[seat] = ALL_TOKENS & ~s.hq_tokens[seat]
    for area, (party, n) in enumerate(box.start):
        s.holder[area], s.soldati[area] = party, n
        if party == NEUTRAL:
            s.supply_neutrals -= n
        else:
            s.supply_soldati[party] -= n
    for space in box.grey:
        add_disc(s, space, NEUTRAL)
        s.supply_neutral_discs -= 1


def deal_characters(s: State) -> None:
    """LF-5.10 Somebody is first. LF-5.11 Everybody gets a character, LF-5.11.1 and the last player 1 £ of the first."""
    rules, box = s.rules, s.rules.box
    s.first = s.chance.below(4) if isinstance(rules.first_player, str) else rules.first_player
    s.opener = s.began = s.first
    if s.told is not None:
        s.told.append(Event("first_player", s.first))
    cards = list(range(len(box.characters)))
    for seat in range(4):
        s.character[seat] = s.chance.draw(cards)
        card = box.characters[s.character[seat]]
        s.money[seat] += card["money"]
        n = min(card["hq_soldati"], s.supply_soldati[seat])
        s.supply_soldati[seat] -= n
        s.hq_soldati[seat] += n
        if s.told is not None:
            s.told.append(Event("character", seat, {"character": card["id"]}))
    s.money[s.first] -= 1
    s.money[(s.first + 3) % 4] += 1


def place_extras(s: State) -> None:
    """LF-5.11.2 In turn order everybody places the extra units, then LF-5.11.3 everybody places labs."""
    box = s.rules.box
    for seat in reversed(turn_order(s)):
        s.stack.append(Frame("ask_labs", seat, box.characters[s.character[seat]]["labs"]))
    for seat in reversed(turn_order(s)):
        card = box.characters[s.character[seat]]
        s.stack.append(Frame("ask_units", seat, (card["extra_soldati"], card["extra_cars"], card["extra_boats"])))


def ask_units(s: State, seat: int, left: tuple[int, int, int]) -> None:
    soldati, cars, boats = left
    if own_areas(s, seat) and (
        (soldati and s.supply_soldati[seat]) or (cars and s.supply_cars[seat]) or (boats and own_seas(s, seat))
    ):
        s.stack.append(Frame("place_unit", seat, left))


class PlaceUnit(Question[State]):
    """LF-5.11.2 Extra soldati and cars go where own soldati stand, boats into a sea beside them; one at a time."""

    rule = "LF-5.11.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        soldati, cars, _ = frame.about
        box, seat = s.rules.box, frame.seat
        if (soldati and s.supply_soldati[seat]) or (cars and s.supply_cars[seat]):
            verb = "soldato" if soldati and s.supply_soldati[seat] else "car"
            table = box.on_area[verb]
            return [table[area] for area in own_areas(s, seat)]
        return [box.on_sea["boat"][sea] for sea in own_seas(s, seat)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [*box.on_area["soldato"], *box.on_area["car"], *box.on_sea["boat"]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in self.candidates(s, frame):
            return None
        return No("LF-5.11.2", "refuse.unit_place")

    def do_soldato(self, s: State, frame: Frame, move: Move) -> None:
        area = s.rules.box.area[move[1]]
        s.supply_soldati[frame.seat] -= 1
        s.soldati[area] += 1
        if s.told is not None:
            s.told.append(Event("soldato_placed", frame.seat, {"area": move[1]}))
        ask_units(s, frame.seat, (frame.about[0] - 1, *frame.about[1:]))

    def do_car(self, s: State, frame: Frame, move: Move) -> None:
        put_car(s, frame.seat, s.rules.box.area[move[1]])
        ask_units(s, frame.seat, (0, frame.about[1] - 1, frame.about[2]))

    def do_boat(self, s: State, frame: Frame, move: Move) -> None:
        """LF-D5 No free move here, but a third boat in a sea is dealt with."""
        sea = s.rules.box.sea[move[1]]
        put_boat(s, frame.seat, sea)
        ask_units(s, frame.seat, (0, 0, frame.about[2] - 1))
        check_boats(s, frame.seat, sea)


def ask_labs(s: State, seat: int, left: int) -> None:
    if left and s.supply_labs and any(s.labs[area] < s.rules.labs_per_area for area in own_areas(s, seat)):
        s.stack.append(Frame("place_lab", seat, left))


class PlaceLab(Question[State]):
    """LF-5.11.3 Labs go into areas with own soldati, at most two in each."""

    rule = "LF-5.11.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.on_area["lab"]
        return [table[area] for area in own_areas(s, frame.seat) if s.labs[area] < s.rules.labs_per_area]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_area["lab"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_area["lab"]:
            return None
        if s.holder[s.rules.box.area[move[1]]] != frame.seat:
            return No("LF-5.11.3", "refuse.no_own_soldati", {"area": move[1]})
        return No("LF-3.6", "refuse.labs_full", {"area": move[1]})

    def do_lab(self, s: State, frame: Frame, move: Move) -> None:
        put_lab(s, frame.seat, s.rules.box.area[move[1]])
        ask_labs(s, frame.seat, frame.about - 1)


def ask_discs(s: State) -> None:
    """LF-5.12 In turn order one disc each, then once more."""
    for _ in range(s.rules.limit["discs_on_sheet_0_per_player"]):
        for seat in reversed(turn_order(s)):
            s.stack.append(Frame("first_disc", seat))


class FirstDisc(Question[State]):
    """LF-5.12 One own disc onto any free space of sheet 0."""

    rule = "LF-5.12"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.on_space["place"][space] for space in s.rules.box.sheet[0] if not s.discs[space]]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.on_space["place"][space] for space in s.rules.box.sheet[0]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_space["place"]:
            return None
        key = "refuse.space_taken" if move in self.candidates(s, frame) else "refuse.other_sheet"
        return No("LF-5.12", key, {"space": move[1]})

    def do_place(self, s: State, frame: Frame, move: Move) -> None:
        s.supply_discs[frame.seat] -= 1
        add_disc(s, s.rules.box.space[move[1]], frame.seat)
        if s.told is not None:
            s.told.append(Event("disc_placed", frame.seat, {"space": move[1]}))
