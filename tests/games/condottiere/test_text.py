"""Everything the table can say is said in all three languages."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import consigliere as cg
from consigliere import Event, Match, Move
from consigliere.core.words import LANGUAGES
from consigliere.games import condottiere
from consigliere.games.condottiere import GAME
from consigliere.games.condottiere.flow import DISCARD_IN_TURN, DRAW, STEPS
from consigliere.games.condottiere.text import SECRETS

FOLDER = Path(condottiere.__file__).parent
TREES = [ast.parse(file.read_text("utf-8")) for file in sorted(FOLDER.rglob("*.py"))]
FORMS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}
FORM = re.compile(r"_(one|few|many|other)\Z")
SEATS = {"who", "owner", "viewer", "winners", "finalists"}  # facts that are seats
NAMES = {"en": ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"], "pl": ["Ala", "Bolek", "Celina", "Darek", "Ewa", "Filip"],
         "ru": ["Аня", "Боря", "Вера", "Глеб", "Дина", "Ева"]}  # fmt: skip
ODD_MOVES = ("show", "show winter 9", "show dragon 1", "discard winter", "draw 9", "draw many")


# -- what the source can say ------------------------------------------------------------------------------------------


def calls(name: str) -> Iterator[tuple[ast.AST, list[ast.expr]]]:
    """Every call of a function by that name: its module and its arguments."""
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield tree, node.args


def constants(name: str, at: int) -> set[str]:
    """The texts written out as argument number `at` of the calls of a function."""
    return {arg.value for _, args in calls(name) if isinstance(arg := args[at], ast.Constant)}


def texts(node: ast.expr, tree: ast.AST) -> set[str]:
    """What an expression may be: a text, one of two, what the module gives a name, or put together from these."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            return texts(node.body, tree) | texts(node.orelse, tree)
        case ast.FormattedValue(value=ast.Name(id="reason")):
            return constants("end_game", 1)
        case ast.JoinedStr():
            return {"".join(parts) for parts in product(*(texts(part, tree) for part in node.values))}
        case ast.Name(id=name):
            given = [
                n.value for n in ast.walk(tree) if isinstance(n, ast.Assign) and name in map(ast.unparse, n.targets)
            ]
            assert given, f"line {node.lineno}: no module gives {name} a text"
            return set().union(*(texts(value, tree) for value in given))
    raise AssertionError(f"line {node.lineno}: this test cannot read {ast.unparse(node)}")


EVENTS = set().union(*(texts(args[0], tree) for tree, args in calls("Event")))
REFUSALS = set().union(*(texts(args[1], tree) for tree, args in calls("No")))
REASONS = constants("end_game", 1) | constants("finish", 3)
QUESTIONS = {name for name, step in (STEPS | DISCARD_IN_TURN | DRAW).items() if step.asks}


def test_the_source_is_read_rightly() -> None:
    assert {"played", "conquered", "stood_off", "attacked", "won_stalled", "crowned"} <= EVENTS
    assert {"refuse.not_in_hand", "refuse.too_many"} <= REFUSALS
    assert {"adjacent", "total", "majority", "final_battle", "points", "stalled"} == REASONS
    assert {"turn", "draw"} <= QUESTIONS


# -- the catalogues ---------------------------------------------------------------------------------------------------


def catalogue(lang: str) -> dict[str, str]:
    return GAME.words.catalogues[lang]


def keys(lang: str, group: str = "") -> set[str]:
    """The keys of a group, plural forms taken together; how a language counts and bends players is its own affair."""
    told = [key for key in catalogue(lang) if not key.startswith(("count.", "seat."))]
    found = {FORM.sub("", key) for key in told if key.startswith(f"{group}." if group else "")}
    return {key.removeprefix(f"{group}.") for key in found} if group else found


def fields(template: str) -> set[tuple[str, str]]:
    """The facts a template names, and what it says they are; the form that a noun or a number takes is left out."""
    told = [(name, (spec or "").partition(".")[0]) for _, name, spec, _ in Formatter().parse(template)]
    return {(name, "" if kind == "count" else kind) for name, kind in told if name is not None}


def facts_of(lang: str, key: str) -> list[set[tuple[str, str]]]:
    return [fields(template) for name, template in catalogue(lang).items() if FORM.sub("", name) == key]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    pairs: list[list[tuple[str, str]]] = []
    json.loads((FOLDER / "language" / f"{lang}.json").read_text("utf-8"), object_pairs_hook=pairs.append)

    assert sorted(key for key, _ in pairs[0]) == sorted(catalogue(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_catalogue_says_the_same(lang: str) -> None:
    assert keys(lang) == keys("en")
    for key in keys("en"):
        first, *others = facts_of("en", key) + facts_of(lang, key)
        assert all(other == first for other in others), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_has_every_plural_form(lang: str) -> None:
    counted = {FORM.sub("", key) for key in catalogue(lang) if FORM.search(key)}

    assert counted == {"prompt.draw", "log.dealt", "log.kept", "refuse.too_many", "verb.draw"}
    for key in counted:
        assert {form for form in FORMS["pl"] if f"{key}_{form}" in catalogue(lang)} == FORMS[lang], key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("group", "things"),
    [
        ("log", EVENTS | {f"{what}_seen" for what in SECRETS}),
        ("refuse", {key.removeprefix("refuse.") for key in REFUSALS}),
        ("question", QUESTIONS),
        ("wait", QUESTIONS),
        ("prompt", QUESTIONS | {"turn_final", "turn_defend", "choose_region_reconquest", "over"}),
        ("option", {option.name for option in GAME.options}),
        ("reason", REASONS),
    ],
)
def test_there_are_words_for_every_thing_and_for_nothing_else(lang: str, group: str, things: set[str]) -> None:
    assert keys(lang, group) == things


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_are_said_by_name(lang: str) -> None:
    for key, template in catalogue(lang).items():
        for name, spec in fields(template):
            assert (name in SEATS) == (spec == "seat"), key
            assert name != "seat", key


def test_russian_is_written_in_cyrillic() -> None:
    """Facts and rule numbers apart."""
    prose = {key: re.sub(r"{.*?}|\bC-\d+", "", text) for key, text in catalogue("ru").items()}

    latin = {key: text for key, text in prose.items() if re.search("[a-zA-Z]", text)}

    assert latin == {}


def test_polish_is_not_english() -> None:
    same = {key for key in keys("en") if key in catalogue("en") and catalogue("en")[key] == catalogue("pl")[key]}

    assert same == {"score"}


# -- games ------------------------------------------------------------------------------------------------------------


class Chairs(list[str]):
    """Names that nobody can ask for a seat that is not there."""

    def __getitem__(self, seat: Any) -> Any:
        assert 0 <= seat < len(self), f"there is no seat {seat}"
        return super().__getitem__(seat)


def random_options(chance: random.Random, players: int) -> dict[str, Any]:
    options: dict[str, Any] = {"points_target": chance.choice((0, 0, 8)), "battle_cap": chance.choice((0, 0, 12))}
    for option in GAME.options:
        if option.type is bool:
            options[option.name] = chance.random() < 0.5
        elif option.type is str:
            options[option.name] = chance.choice((*option.choices, *(range(players) if option.seats else ())))
    return options


class Table:
    """A random game, with everything that was said at it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        players = self.chance.randint(2, 6)
        self.match: Match[Any] = cg.new("condottiere", players, seed, random_options(self.chance, players))
        self.names = {lang: Chairs(NAMES[lang][:players]) for lang in LANGUAGES}
        self.nouns = self.match.rules.nouns
        self.said: dict[tuple[str, str], str] = {}  # what it is about, as text, and the language
        self.kinds: set[str] = set()
        self.play()

    def play(self) -> None:
        m, chance = self.match, self.chance
        told = 0
        while True:
            for event in m.events[told:]:
                self.hear_event(event)
            told = len(m.events)
            for seat in (None, *range(m.players)):
                self.hear_prompt(seat)
            if m.over or len(m.moves) > 1200:
                return
            asked = m.asked[0]
            self.hear_moves(asked)
            if chance.random() < 0.1:  # also out of turn
                self.hear_moves(chance.randrange(m.players), deals=True)
            talker = chance.randrange(m.players)
            if (talk := m.talk(talker)) and chance.random() < 0.2:
                m.play(talker, chance.choice(talk))
            else:
                m.play(asked, chance.choice(m.legal(asked)))

    def hear(self, kind: str, about: object, say: Any) -> None:
        """Have something said in each language, once."""
        self.kinds.add(kind)
        for lang in LANGUAGES:
            if (f"{kind} {about}", lang) not in self.said:
                self.said[f"{kind} {about}", lang] = say(lang, self.names[lang])

    def hear_event(self, event: Event) -> None:
        for seat in (None, *range(self.match.players)):
            seen = event.seen(seat)
            self.hear(f"log.{event.what}", seen, lambda lang, names, seen=seen: self.match.tell(seen, lang, names))

    def hear_prompt(self, seat: int | None) -> None:
        view = self.match.view(seat)
        facts = [view.get(key) for key in ("asked", "final", "region", "own_face_down", "kept", "room", "result")]
        about = [seat, *facts, seat is not None and view["strengths"][seat]]
        self.hear(f"prompt.{view['question']}", about, lambda lang, names: self.match.prompt(seat, lang, names))

    def hear_moves(self, seat: int, deals: bool = False) -> None:
        """What a seat may do and why not more; cards to show, which are many and much alike, only if `deals`."""
        m = self.match
        candidates = [
            *(move for move in m.candidates(seat) if deals or move.verb != "show"),
            *map(Move.parse, ODD_MOVES),
        ]
        for move in m.legal(seat) + (m.talk(seat) if deals else []):
            self.hear("verb", move, lambda lang, names, move=move: GAME.phrase(move, lang, self.nouns, names))
        for move in candidates:
            no = m.why_not(seat, move)
            if no is not None and not no.key.startswith("core."):
                self.hear(no.key, no.facts, lambda lang, names, no=no: m.refusal_text(no, lang, names))


@cache
def game(seed: int) -> Table:
    return Table(seed)


GAMES = range(24)


@pytest.mark.parametrize("seed", GAMES)
def test_all_that_happens_can_be_said(seed: int) -> None:
    table = game(seed)

    for (about, lang), sentence in table.said.items():
        where = f"{about} in {lang}: {sentence}"
        assert not re.search(r"[{}_\[\]]|None|  |-1", sentence), where  # facts left raw
        if lang == "ru":
            assert not re.search("[a-zA-Z]", sentence), where
        elif "—" in sentence:  # an empty list, where it can be one
            assert about.startswith(("prompt.keep_cards", "log.kept ")), where
        if about.startswith("verb"):
            assert sentence != about.removeprefix("verb "), where  # the notation is no phrase
            assert sentence[-1] not in ".:", where
        else:
            assert sentence.endswith("."), where


def test_games_tell_of_every_kind_of_thing() -> None:
    """Some things are rare: play on until each was heard, so that no sentence asks for a fact it is not given."""
    unheard = {f"log.{what}" for what in EVENTS} | REFUSALS | {f"prompt.{question}" for question in QUESTIONS}
    for seed in range(300):
        unheard -= game(seed).kinds
        if not unheard:
            break

    assert unheard == set()


# -- single sentences -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "hidden", "seen"),
    [
        ("en", "Player B gets 2 cards.", "Player B gets: Winter, Spring."),
        ("pl", "Gracz B otrzymuje 2 karty.", "Gracz B otrzymuje: Zimę, Wiosnę."),
        ("ru", "Игрок B получает 2 карты.", "Игрок B получает: Зиму, Весну."),
    ],
)
def test_only_who_knows_a_secret_is_told_it(lang: str, hidden: str, seen: str) -> None:
    event = Event("dealt", 1, {"n": 2}, {"cards": ["winter", "spring"]}, (1,))
    nouns = game(0).nouns

    assert GAME.tell(event.seen(None), lang, nouns) == GAME.tell(event.seen(0), lang, nouns) == hidden
    assert GAME.tell(event.seen(1), lang, nouns) == seen


def test_strengths_are_read_out_by_name() -> None:
    facts = {"region": "roma", "strengths": [0, 12, 5]}
    nouns = game(0).nouns

    assert GAME.tell(Event("conquered", 1, facts), "en", nouns) == (
        "Player B conquers Rome. Strength: Player B – 12, Player C – 5."
    )
    assert GAME.tell(Event("stood_off", None, facts | {"strengths": [0, 0, 0]}), "pl", nouns, "ABC") == (
        "Bitwa o Rzym kończy się remisem i nikt nie podbija regionu. Siła: 0."
    )


@pytest.mark.parametrize(
    ("move", "en", "pl", "ru"),
    [
        ("pass", "Pass", "Spasuj", "Пасовать"),
        ("pass discard", "Pass, and discard the whole hand after the battle",
         "Spasuj i po bitwie odrzuć wszystkie karty z ręki", "Пасовать и после битвы сбросить все карты с руки"),
        ("play winter", "Play Winter", "Zagraj Zimę", "Разыграть Зиму"),
        ("choose roma", "Choose Rome", "Wybierz Rzym", "Выбрать Рим"),
        ("draw 0", "Draw nothing", "Nie dobieraj kart", "Не брать карт"),
        ("draw 1", "Draw 1 card", "Dobierz 1 kartę", "Взять 1 карту"),
        ("draw 3", "Draw 3 cards", "Dobierz 3 karty", "Взять 3 карты"),
        ("take nothing", "Take nothing back", "Nie bierz nikogo z powrotem", "Ничего не возвращать"),
        ("show winter 2", "Show Winter to Player C", "Pokaż Zimę graczowi C",
         "Показать Зиму игроку C"),
    ],
)  # fmt: skip
def test_a_move_is_a_phrase(move: str, en: str, pl: str, ru: str) -> None:
    said = [GAME.phrase(Move.parse(move), lang, game(0).nouns) for lang in LANGUAGES]

    assert said == [en, pl, ru]


@pytest.mark.parametrize(
    "move", ["fly", "play", "play dragon", "choose winter", "draw", "draw many", "show winter", "show winter 9"]
)
def test_a_move_without_words_is_its_notation(move: str) -> None:
    assert GAME.phrase(Move.parse(move), "ru", game(0).nouns) == move
