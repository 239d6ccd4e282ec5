"""Reading the component file: every structural promise is checked here, and a broken one is named with its line."""

from __future__ import annotations

from typing import Any

from consigliere.core.data import DataFile

ROWS = ("courts", "police", "bank", "church")
COLUMNS = ("primo", "courts", "police", "bank", "church", "two")
LETTERS = ("A", "B", "C")
SEATS = ("seat0", "seat1", "seat2", "seat3")
TILE_EFFECTS = {  # effect -> the numbers it needs
    "allies": ("cost",),
    "bribes": ("cost",),
    "chain_of_command": (),
    "timer_fuse": (),
    "influence": ("cost_soldati",),
    "miniguns": ("attack_bonus",),
    "recruitment": ("soldati",),
    "fleet": (),
    "protection_money": ("money",),
    "baptism": ("recruit_bonus",),
    "hideouts": ("defence_bonus",),
}
SPACE_ACTIONS = ("recruit", "deploy", "order", "equip", "launder", "gather", "influence", "influence2", "ultima")
ORDER_MODES = ("one", "two_areas", "one_area")
ORDER_ACTIONS = {  # what an order may do -> the number it needs
    "money": "n",
    "recruit": "n",
    "deploy": "n",
    "deploy_base": "bonus",
    "car": "n",
    "lab": "n",
    "boat": "n",
    "launder": "",
    "muster": "",
    "shotgun": "n",
    "bomb": "n",
    "pentito": "pattern",
    "incite": "range",
    "special": "name",
}
SPECIALS = {
    "swap_defenders": ("n",),
    "buy_out": (),
    "lab_network": (),
    "bomb_and_shotgun": (),
    "spread_deploy": ("n", "neighbours"),
    "convert_neighbours": ("n",),
}
LIMITS = (
    "soldati_per_family", "cars_per_family", "boats_per_family", "discs_per_family", "board_discs_per_family",
    "control_markers_per_family", "ultima_markers_per_family", "basic_orders_per_family", "advanced_orders_per_family",
    "conflict_cards_per_family", "labs_total", "neutral_soldati_total", "neutral_discs_total", "labs_per_area",
    "boats_per_sea", "orders_per_area", "orders_per_area_max", "control_tiles_in_play", "control_tiles_total",
    "discs_on_sheet_0_per_player", "win_family", "win_team",
)  # fmt: skip

Entry = dict[str, Any]


def table(data: DataFile, name: str) -> Entry:
    found = data.tables.get(name)
    if not isinstance(found, dict):
        data.fail(f"the table [{name}] is missing", name)
    data.check_source(found, name)
    return found


def read_limits(data: DataFile) -> dict[str, int]:
    entry = table(data, "limits")
    return {key: data.count(entry, key, "limits") for key in LIMITS}


def tables(data: DataFile, entry: Entry, key: str, name: str, index: int) -> list[Entry]:
    found: list[Entry] = data.value(entry, list, key, name, index)
    if not all(isinstance(one, dict) for one in found):
        data.fail(f"{key!r} must be a list of tables", name, index, key)
    return found


def counted(data: DataFile, entries: list[Entry], name: str, wanted: int) -> None:
    if len(entries) != wanted:
        data.fail(
            f"{len(entries)} entries [[{name}]], but there must be {wanted}", name, max(len(entries) - 1, 0), "id"
        )


def read_characters(data: DataFile, areas: list[Entry], limits: dict[str, int]) -> list[Entry]:
    """The character cards; whoever gets one can place all it gives, beside the soldati on the start areas."""
    cards = data.named("characters")
    counted(data, cards, "characters", 6)
    starts = [area["start"] for area in areas]
    most_on_map = max(sum(start["soldati"] for start in starts if start["owner"] == seat) for seat in SEATS)
    supplies = {
        "extra_cars": limits["cars_per_family"],
        "extra_boats": limits["boats_per_family"],
        "labs": limits["labs_total"] // len(SEATS),
    }
    for index, card in enumerate(cards):
        for key in ("money", "hq_soldati", "extra_soldati", *supplies):
            data.count(card, key, "characters", index)
        if not card["money"]:
            data.fail("the first player gives 1 £ away, so every card needs money", "characters", index, "money")
        for key, most in supplies.items():
            if card[key] > most:
                data.fail(f"{key!r} is more than the supply can give: at most {most}", "characters", index, key)
        soldati = most_on_map + card["hq_soldati"] + card["extra_soldati"]
        if soldati > limits["soldati_per_family"]:
            problem = f"with those on the map {soldati} soldati, but there are {limits['soldati_per_family']}"
            data.fail(problem, "characters", index, "hq_soldati")
    return cards


def read_tiles(data: DataFile, limits: dict[str, int]) -> list[Entry]:
    tiles = data.named("control_tiles")
    counted(data, tiles, "control_tiles", limits["control_tiles_total"])
    if not 0 < limits["control_tiles_in_play"] <= len(tiles):
        data.fail("more tiles in play than there are", "limits", 0, "control_tiles_in_play")
    effects: set[str] = set()
    for index, tile in enumerate(tiles):
        effect = data.value(tile, str, "effect", "control_tiles", index)
        if effect not in TILE_EFFECTS:
            known = ", ".join(TILE_EFFECTS)
            data.fail(f"unknown effect {effect!r}; the rules know {known}", "control_tiles", index, "effect")
        if effect in effects:
            data.fail(f"the effect {effect!r} stands here a second time", "control_tiles", index, "effect")
        effects.add(effect)
        if data.value(tile, str, "phase", "control_tiles", index) not in ("planning", "encounter"):
            data.fail('\'phase\' is "planning" or "encounter"', "control_tiles", index, "phase")
        data.value(tile, bool, "invented", "control_tiles", index)
        data.texts(tile, "text", "control_tiles", index)
        for key in TILE_EFFECTS[effect]:
            data.count(tile, key, "control_tiles", index)
    return tiles


def read_cards(data: DataFile, limits: dict[str, int]) -> list[Entry]:
    cards = data.named("conflict_cards")
    for index, card in enumerate(cards):
        if data.value(card, str, "kind", "conflict_cards", index) not in ("treachery", "cowardice"):
            data.fail('\'kind\' is "treachery" or "cowardice"', "conflict_cards", index, "kind")
        data.count(card, "number", "conflict_cards", index, 1)
        if data.count(card, "copies_per_family", "conflict_cards", index, 1) != 1:
            data.fail("a family holds each of its cards once", "conflict_cards", index, "copies_per_family")
    counted(data, cards, "conflict_cards", limits["conflict_cards_per_family"])
    return cards


def read_sheets(data: DataFile, limits: dict[str, int]) -> list[Entry]:
    """The five sheets; each gets a key `all` with its columns in order."""
    order = table(data, "columns").get("order")
    if order != list(COLUMNS):
        data.fail(f"the columns are {', '.join(COLUMNS)}, in this order", "columns", 0, "order")
    sheets = data.entries("action_sheets")
    if [sheet.get("number") for sheet in sheets] != [0, 1, 2, 3, 4]:
        data.fail("the sheets are numbered 0 to 4, in this order", "action_sheets", 0, "number")
    at = 0
    for number, sheet in enumerate(sheets):
        columns = tables(data, sheet, "columns", "action_sheets", number)
        if [column.get("column") for column in columns] != list(COLUMNS):
            data.fail(f"sheet {number} must have the columns {', '.join(COLUMNS)}", "action_sheets", number, "number")
        for column in columns:
            _column(data, number, column, at)
            at += 1
        spaces = [space for column in columns for space in column["spaces"]]
        if number and not any(space["unlimited"] for space in spaces):
            data.fail(f"sheet {number} needs an unlimited space, or discs could be stuck", "action_sheets", number)
        ultimas = [s for s in spaces for a in s.get("actions", ()) if a["do"] == "ultima"]
        if len(ultimas) > 1 or any(space["unlimited"] or space["join"] != "one" for space in ultimas):
            data.fail(f"sheet {number} may have one limited space for the Ultima Azione alone", "action_sheets", number)
    _sheet_0(data, sheets[0], limits)
    return sheets


def _sheet_0(data: DataFile, sheet: Entry, limits: dict[str, int]) -> None:
    name = "action_sheets.columns"
    spaces = [space for column in sheet["columns"] for space in column["spaces"]]
    grey = sum(space["grey"] for space in spaces)
    if grey != limits["neutral_discs_total"]:
        data.fail(
            f"sheet 0 has {grey} grey spaces for {limits['neutral_discs_total']} neutral discs", name, 0, "spaces"
        )
    for index, column in enumerate(sheet["columns"]):
        if not any(space["grey"] for space in column["spaces"]):
            data.fail(f"column {column['column']} of sheet 0 needs a grey space", name, index, "spaces")
    if len(spaces) - grey < 4 * limits["discs_on_sheet_0_per_player"]:
        data.fail("sheet 0 has too few free spaces for the discs of the players", name, 0, "spaces")


def _column(data: DataFile, number: int, column: Entry, index: int) -> None:
    name = "action_sheets.columns"
    data.check_source(column, name, index)
    data.count(column, "cost", name, index)
    spaces = tables(data, column, "spaces", name, index)
    if not spaces:
        data.fail("a column needs at least one space", name, index, "spaces")
    for at, space in enumerate(spaces, start=1):
        wanted = f"{number}-{column['column']}-{at}"
        if space.get("id") != wanted:
            data.fail(f"the {at}. space must have the id {wanted!r}, not {space.get('id')!r}", name, index, "spaces")
        data.value(space, bool, "unlimited", name, index)
        if not number:
            data.value(space, bool, "grey", name, index)
            continue
        data.value(space, int, "money", name, index)
        actions = tables(data, space, "actions", name, index)
        join = data.value(space, str, "join", name, index)
        if join not in ("one", "or", "and") or (join == "one") != (len(actions) == 1) or not actions:
            data.fail(f'{wanted}: \'join\' is "one" for one action, "or" / "and" for several', name, index, "spaces")
        for action in actions:
            _space_action(data, action, wanted, name, index)


def _space_action(data: DataFile, action: Entry, space: str, name: str, index: int) -> None:
    do = action.get("do")
    if do not in SPACE_ACTIONS:
        data.fail(f"{space}: unknown action {do!r}; the rules know {', '.join(SPACE_ACTIONS)}", name, index, "spaces")
    if do in ("recruit", "deploy"):
        data.count(action, "bonus", name, index)
    if do == "order" and (
        action.get("mode") not in ORDER_MODES or action.get("n") != (1 if action["mode"] == "one" else 2)
    ):
        data.fail(
            f"{space}: an order has mode one with n = 1, or two_areas / one_area with n = 2", name, index, "spaces"
        )
    if do == "influence" and action.get("to") not in ("supply", "sheet"):
        data.fail(f'{space}: influence goes to "supply" or "sheet"', name, index, "spaces")


def read_families(data: DataFile, limits: dict[str, int]) -> list[Entry]:
    families = data.named("families")
    counted(data, families, "families", 6)
    for index, family in enumerate(families):
        data.value(family, bool, "first_game", "families", index)
        rows = family.get("rows")
        if not isinstance(rows, dict) or tuple(rows) != ROWS:
            data.fail(f"a family board has the rows {', '.join(ROWS)}, in this order", "families", index, "id")
        for row in ROWS:
            _row(data, row, rows[row], index)
        discs = sum(len(rows[row]["spaces"]) for row in ROWS)
        if discs != limits["board_discs_per_family"]:
            problem = f"{family['id']} has {discs} spaces for {limits['board_discs_per_family']} discs"
            data.fail(problem, f"families.rows.{ROWS[0]}", index, "spaces")
    if sum(family["first_game"] for family in families) != 4:
        data.fail("exactly four families take part in a first game", "families", 0, "first_game")
    return families


def _row(data: DataFile, row: str, entry: Entry, index: int) -> None:
    name = f"families.rows.{row}"
    data.check_source(entry, name, index)
    values = {"courts": ("car_attack", "car_bomb"), "police": ("deploy",), "bank": (), "church": ("recruit",)}[row]
    start = data.value(entry, dict, "start", name, index)
    for key in values:
        data.count(start, key, name, index)
    spaces = data.value(entry, list, "spaces", name, index)
    letters = [space.get("col") for space in spaces]
    if letters != sorted(letters) or sorted(set(letters)) != list(LETTERS[: len(set(letters))]):
        data.fail("the spaces stand in the columns A, B, C from left to right", name, index, "spaces")
    for space in spaces:
        gain = space.get("gain")
        allowed = {"courts": ("car",), "bank": ("money", "lab", "launder")}.get(row, ())
        if gain is None and values:
            for key in values:
                data.count(space, key, name, index)
        elif gain not in allowed:
            data.fail(f"a space of {row} has {' and '.join(values) or 'a gain'}, not {gain!r}", name, index, "spaces")
        elif gain == "money":
            data.count(space, "n", name, index, 1)


def read_orders(data: DataFile, limits: dict[str, int], families: list[Entry]) -> dict[str, list[Entry]]:
    """The tokens of each family: the basic ones first, each group in the order of the file."""
    orders = data.named("orders")
    wanted = table(data, "checks").get("order_tokens")
    if len(orders) != wanted:
        data.fail(f"{len(orders)} order tokens, but there must be {wanted}", "orders", len(orders) - 1, "id")
    sets: dict[str, list[Entry]] = {family["id"]: [] for family in families}
    for index, order in enumerate(orders):
        if data.value(order, str, "family", "orders", index) not in sets:
            data.fail(f"there is no family {order['family']!r}", "orders", index, "family")
        sets[order["family"]].append(order)
        _order(data, order, index)
    for family in families:
        _set_of_orders(data, family, sets[family["id"]], orders, limits)
    return {name: sorted(tokens, key=lambda token: str(token["class"] != "basic")) for name, tokens in sets.items()}


def _set_of_orders(data: DataFile, family: Entry, tokens: list[Entry], orders: list[Entry], limits: Entry) -> None:
    last = orders.index(tokens[-1]) if tokens else 0
    basic = [token for token in tokens if token["class"] == "basic"]
    if len(basic) != limits["basic_orders_per_family"]:
        data.fail(f"{family['id']} has {len(basic)} basic orders", "orders", last, "class")
    if len(tokens) - len(basic) != limits["advanced_orders_per_family"]:
        data.fail(f"{family['id']} has {len(tokens) - len(basic)} advanced orders", "orders", last, "class")
    places = sorted((token["row"], token["col"]) for token in tokens if token["class"] == "advanced")
    board = sorted({(row, space["col"]) for row in ROWS for space in family["rows"][row]["spaces"]})
    if places != board:
        row, column = next((place for place in places + board if (place in places) != (place in board)), ("", ""))
        problem = f"{family['id']}: orders and family board disagree about row {row}, column {column}"
        data.fail(problem, "orders", last, "row")


def _order(data: DataFile, order: Entry, index: int) -> None:
    kind = data.value(order, str, "class", "orders", index)
    if kind not in ("basic", "advanced"):
        data.fail('\'class\' is "basic" or "advanced"', "orders", index, "class")
    if kind == "advanced":
        if data.value(order, str, "row", "orders", index) not in ROWS:
            data.fail(f"there is no row {order['row']!r}", "orders", index, "row")
        if data.value(order, str, "col", "orders", index) not in LETTERS:
            data.fail(f"there is no column {order['col']!r}", "orders", index, "col")
    if data.value(order, str, "type", "orders", index) not in ("supply", "attack"):
        data.fail('\'type\' is "supply" or "attack"', "orders", index, "type")
    for key in ("initiative", "skull", "vest"):
        data.count(order, key, "orders", index)
    actions = tables(data, order, "actions", "orders", index)
    kinds = [action.get("name") if action.get("do") == "special" else action.get("do") for action in actions]
    if len(set(kinds)) != len(kinds):
        data.fail("an action stands on a token once", "orders", index, "actions")
    for action in actions:
        _order_action(data, action, order, index)


def _order_action(data: DataFile, action: Entry, order: Entry, index: int) -> None:
    do = action.get("do")
    if do not in ORDER_ACTIONS:
        data.fail(f"unknown action {do!r}; the rules know {', '.join(ORDER_ACTIONS)}", "orders", index, "actions")
    number = ORDER_ACTIONS[do]
    if number in ("n", "bonus", "range"):
        data.count(action, number, "orders", index, 0 if number == "bonus" else 1)
    if do == "pentito":
        pattern = data.value(action, list, "pattern", "orders", index)
        if not pattern or not all(isinstance(n, int) and n > 0 for n in pattern):
            data.fail("a pattern is a list of positive numbers", "orders", index, "actions")
    if do in ("boat", "lab", "car") and action["n"] != 1:
        data.fail(f"an order places one {do}", "orders", index, "actions")
    if do in ("shotgun", "bomb") and action["n"] > 2:
        data.fail(f"a token shows one or two {do}s", "orders", index, "actions")
    if do == "special":
        name = action.get("name")
        if name not in SPECIALS:
            data.fail(
                f"unknown special order {name!r}; the rules know {', '.join(SPECIALS)}", "orders", index, "actions"
            )
        for key in SPECIALS[name]:
            data.count(action, key, "orders", index, 1)
    attack = do in ("muster", "shotgun", "bomb", "pentito", "incite") or action.get("name") in (
        "swap_defenders", "buy_out", "bomb_and_shotgun", "convert_neighbours",
    )  # fmt: skip
    if attack and order["type"] != "attack":
        data.fail(f"{do} belongs on an attack order", "orders", index, "actions")
