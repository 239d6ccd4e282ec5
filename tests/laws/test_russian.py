"""Russian as people say it: what was once wrong, words that no rulebook uses, ё and quotes, cases and numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from laws.test_sentences import GAMES, PARTS, nouns_of, sentences, words_of

ROOT = Path(__file__).parents[2]
WEB = sorted((ROOT / "web" / "src").rglob("language/ru.json"))
RULES = sorted((ROOT / "src" / "consigliere" / "games").glob("*/RULES.ru.md"))


@cache
def analyser() -> Any:
    return pytest.importorskip("pymorphy3").MorphAnalyzer()


@cache
def readings(word: str) -> tuple[Any, ...]:
    """What the dictionary knows of a word."""
    return tuple(one for one in analyser().parse(word) if one.is_known)


@cache
def said(part: str) -> tuple[str, ...]:
    """Every sentence of a part with everything that can stand in it, without players' names."""
    words, nouns = words_of(part), nouns_of(part)
    return tuple(dict.fromkeys(words.say("ru", key, facts, nouns) for key, facts in sentences(part, "ru")))


def written() -> Iterator[tuple[str, str]]:
    """Everything in Russian, and where it stands: catalogues, names of components, the browser, the rules."""
    for part in PARTS:
        for key, text in words_of(part).catalogues["ru"].items():
            yield f"{part} {key}", text
        for kind, named in nouns_of(part).items():
            for one, names in named.items():
                if "ru" in names:
                    yield f"{part} {kind} {one}", names["ru"]
    for file in WEB:
        for key, text in json.loads(file.read_text(encoding="utf-8")).items():
            yield f"{file.relative_to(ROOT)} {key}", text
    for file in RULES:
        for line in file.read_text(encoding="utf-8").splitlines():
            yield f"{file.relative_to(ROOT)}", line


# -- what was wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "key", "facts", "sentence"),
    [
        ("godfather", "log.discards", {"who": 1, "card": "booze"}, "Игрок B сбрасывает выпивку."),
        ("godfather", "refuse.empty_hand", {"victim": 1},
         "У игрока B нет карт на руке. Выберите другого или пропустите эффект."),
        ("godfather", "log.shares", {"who": 0, "business": "funeral_parlor"},
         "Игрок A контролирует территорию и тоже пользуется предприятием «Похоронное бюро»."),
        ("godfather", "op.steal_hand", {}, "украсть карты с руки"),
        ("godfather", "log.don_completes", {"who": 0, "job": "j07", "goods": ["gun"], "rule": "G-111"},
         "Игрок A открывает заказ «Стрельба из машины (J07)» и выполняет его; доступные товары: оружие (G-111)."),
        ("godfather", "log.don_fails", {"who": 0, "job": "j17", "goods": ["gun", "booze"], "rule": "G-112"},
         "Игрок A открывает заказ «Крышевание (J17)»; доступные товары: оружие, выпивка – этого не хватает, "
         "и карта идёт в чемодан без эффекта (G-112)."),
        ("achaja", "log.paid_gold", {"who": 0, "n": 1}, "Игрок A платит 1 золотой."),
        ("achaja", "log.paid_gold", {"who": 0, "n": 3}, "Игрок A платит 3 золотых."),
        ("achaja", "prompt.theft", {"victim": 1, "n": 2},
         "У игрока B только 2 золотых: заберите всё или не берите ничего и получите власть."),
        ("achaja", "log.played", {"who": 0, "card": "double_game", "text": "tax_collector"},
         "Игрок A разыгрывает карту «Двойная игра»: Получите 3 золотых."),
        ("achaja", "log.gained_cousins", {"who": 0, "kind": "street", "n": 2},
         "Игрок A получает 2 карты «Уличный кузен»."),
        ("achaja", "log.cancelled", {"who": 2, "kind": "palace", "card": "banishment"},
         "Игрок C жертвует дворцовым кузеном против карты «Изгнание»."),
        ("achaja", "log.lost_cousin", {"who": 1, "kind": "street"}, "Игрок B теряет уличного кузена."),
        ("achaja", "log.cancelled_with", {"who": 0, "card": "double_game", "with": "double_game"},
         "Игрок A отвечает на карту «Двойная игра» картой «Двойная игра»."),
        ("achaja", "log.rolled", {"who": 0, "colour": "red", "values": "2, 6"}, "Игрок A (красный) – кубики: 2, 6."),
        ("achaja", "verb.option", {"n": 2}, "Вариант 2"),
        ("core", "core.not_asked", {"who": [0, 2]},
         "Сейчас ваш ответ не нужен. Ждём решения: Игрок A, Игрок C."),
        ("achaja", "log.rejected_order", {"seats": [1]}, "Порядок отклонён. Против: Игрок B."),
        ("achaja", "wait.agree", {"who": [1, 2]}, "Ждём ответа о порядке плиток: Игрок B, Игрок C."),
        ("condottiere", "verb.decline", {}, "Оставить карты себе"),
        ("condottiere", "refuse.region_own", {"region": "modena"},
         "Модену выбрать нельзя: вы уже контролируете эту область. "
         "Выберите область другого игрока или ту, которую никто не контролирует."),
        ("condottiere", "wait.turn", {"who": 1}, "Игрок B решает, разыграть карту или спасовать."),
        ("la_famiglia", "log.bought", {"who": 0, "n": 2, "area": "catania"},
         "Игрок A подкупает 2 обороняющихся солдат в Катании."),
        ("la_famiglia", "log.turned", {"side": "neutral", "area": "catania", "n": 1, "m": 1},
         "«Перебежчик» в Катании в пользу нейтральных солдат: убрано солдат соперника – 1, поставлено своих – 1."),
        ("la_famiglia", "log.attacked_neutral",
         {"who": 1, "defenders": 2, "source": "sciacca", "area": "catania", "n": 5, "mode": "land"},
         "Игрок B атакует Катанию из Шакки: 5 солдат (по суше) против нейтральных солдат (2)."),
        ("la_famiglia", "log.family", {"who": 0, "family": "red"}, "Игрок A возглавляет Красную семью."),
        ("la_famiglia", "verb.order", {"area": "camastra"}, "Отдать приказ в Камастре"),
        ("la_famiglia", "prompt.choose_row_first", {}, "Два института: из какого ряда фишка уходит в запас?"),
        ("la_famiglia", "refuse.others_there", {"area": "nicosia"},
         "В Никозии стоят чужие солдаты. Размещайте там, где стоят ваши солдаты, или там, где никого нет."),
        ("la_famiglia", "prompt.bomb_from", {}, "С какой территории вы производите взрыв?"),
        ("la_famiglia", "verb.disc", {"owner": "neutral", "space": "0-primo-1"},
         "Взять нейтральную фишку влияния с клетки «таблица 0, первый игрок 1»"),
        ("la_famiglia", "log.mustered_car", {"who": 0, "n": 4, "cars": 1, "source": "enna", "area": "nicosia"},
         "Игрок A собирает 4 солдат и 1 автомобиль из Энны в Никозии."),
    ],
)  # fmt: skip
def test_what_was_once_said_wrongly(part: str, key: str, facts: dict[str, Any], sentence: str) -> None:
    assert words_of(part).say("ru", key, facts, nouns_of(part)) == sentence


NEVER = [  # where, and words that say it otherwise than the rulebook or than people do
    ("la_famiglia", r"мандамент|пентито|подстрек|противник|\bдиск|\bлист(а|е|ы|ов)?\b|\bсуд(ы|ов)\b|\bбанк|столкновен|"
                    r"област|жесток|хитрост|машин|защитник|нападающ|предательств|трусост|Ultima|£ в банк"),
    ("godfather", r"фасад|задн(яя|ей|юю) комнат|заведени|голов\w+ коня|\bфигур(а|ы|у|ой)?\b|обокрасть руку|громил"),
    ("condottiere", r"регион|жетон Папы|Оставить руку|Стол ждёт"),
    ("achaja", r"\d золот[оа]\b|господств|преоблада"),
    ("", r"обокрасть руку|Оставить руку|Стол ждёт карты|откупаетесь от|Из какой области бомба|по-английски"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "never"), NEVER)
def test_the_terms_are_those_of_the_glossary(where: str, never: str) -> None:
    found = {place: text for place, text in written() if where in place and re.search(never, text, re.IGNORECASE)}
    if where == "achaja":  # a figure on the House of Orion, and what every language of the browser says of all games
        found = {place: text for place, text in found.items() if "ach.ours" not in place}

    assert found == {}


# -- how it is written ------------------------------------------------------------------------------------------------


def test_ё_stands_wherever_it_is_spoken() -> None:
    lacking = {
        word: place
        for place, text in written()
        for word in re.findall(r"[а-яё]+", text.lower())
        if "е" in word and "ё" not in word and readings(word) and all("ё" in one.word for one in readings(word))
    }

    assert lacking == {}


def test_quotes_and_dashes_are_russian_ones() -> None:
    code = re.compile(r"`[^`]*`|\{[^}]*\}")
    wrong = {
        place: text
        for place, text in written()
        if re.search(r"[“”„\"]|(?<!\w)'|[а-яё] - [а-яё]|[а-яё] — [а-яё]|\.\.\.|  \S", code.sub("x", text).strip())
        and "help.text" not in place
    }

    assert wrong == {}


# -- how it is said ---------------------------------------------------------------------------------------------------

CASES = {  # what can follow a preposition
    "у от из без до для против после около кроме": {"gent", "gen2"},
    "к благодаря согласно": {"datv"},
    "над между": {"ablt", "gent"},
    "в во на о об": {"accs", "loct", "loc2", "acc2"},
    "с со": {"gent", "gen2", "ablt"},
    "за": {"accs", "ablt"},
    "перед": {"ablt"},
    "через": {"accs"},
    "при": {"loct"},
}
CASE_AFTER = {preposition: cases for some, cases in CASES.items() for preposition in some.split()}


def wrong_cases(sentence: str) -> list[str]:
    """The prepositions that are followed by a word in another case than theirs."""
    wrong = []
    for preposition, word in re.findall(r"\b([а-яё]+) ([а-яё]+(?:-[а-яё]+)*)", sentence, re.IGNORECASE):
        allowed = CASE_AFTER.get(preposition.lower())
        cases = {one.tag.case for one in readings(word)}
        if allowed and cases and None not in cases and not cases & allowed:
            wrong.append(f"{preposition} {word}")
    return wrong


def wrong_numbers(sentence: str) -> list[str]:
    """The numbers that are followed by a word in another form than theirs: 1 карта, 2 карты, 5 карт."""
    wrong = []
    counted = re.sub(r"Наёмник\w* \d+", "Наёмник", sentence)  # the number is a part of the name
    for number, word in re.findall(r"(?<![\w$+−.,(])(\d+) ([а-яё]{3,})", counted):
        forms = {(one.tag.number, one.tag.case) for one in readings(word) if one.tag.POS in ("NOUN", "ADJF")}
        last = "few" if number[-1] in "234" else "one" if number[-1] == "1" else "many"
        allowed = {
            "one": {("sing", "nomn"), ("sing", "accs"), ("sing", "datv")},
            "few": {("sing", "gent"), ("plur", "gent")},
            "many": {("plur", "gent")},
        }["many" if number[-2:-1] == "1" else last]
        if forms and not forms & allowed:
            wrong.append(f"{number} {word}")
    return wrong


def test_the_checks_find_what_is_wrong() -> None:
    analyser()

    assert wrong_cases("У Игрок осталось золото, от игроку и в карту.") == ["У Игрок", "от игроку"]
    assert wrong_numbers("платит 1 золота, 2 карт, 5 карты, 21 карта, 11 карта") == ["1 золота", "5 карты", "11 карта"]


@pytest.mark.parametrize("part", PARTS)
def test_a_preposition_is_followed_by_its_case(part: str) -> None:
    assert {sentence: wrong for sentence in said(part) if (wrong := wrong_cases(sentence))} == {}


@pytest.mark.parametrize("part", GAMES)
def test_a_number_is_followed_by_its_form(part: str) -> None:
    assert {sentence: wrong for sentence in said(part) if (wrong := wrong_numbers(sentence))} == {}


def test_the_rules_are_told_in_russian() -> None:
    for name in GAMES:
        latin = [
            line
            for line in (text.split("** ", 1)[-1] for text in cg.game(name).rules_in("ru").splitlines())
            if len(re.findall(r"\b[a-z]{3,}\b", re.sub(r"`[^`]*`", "", line))) > 2
        ]
        assert latin == []
