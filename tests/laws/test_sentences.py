"""Every sentence with everything that can stand in it: nothing is missing, raw, or in a form nobody has told.

A template names its facts and what they are; here each takes, one after the other, every noun and number that it
could name. `FORMS` says which case a form is, and a dictionary of the language confirms every form we declare.
What a dictionary does not know, such as a name of our own, stands with its forms in `proper_names.json`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.game import Nouns
from consigliere.core.options import settle
from consigliere.core.words import COMMON, LANGUAGES, Words
from consigliere.games.godfather.text import with_figures

GAMES = ("achaja", "condottiere", "godfather", "la_famiglia")
PARTS = (*GAMES, "core", "cli", "server")
BENT = ("pl", "ru")  # the languages whose nouns take forms
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 112)
PLURALS = {"en": ("one", "other"), "pl": ("one", "few", "many"), "ru": ("one", "few", "many")}
COUNTED = re.compile(r"(.+)_(one|few|many|other)\Z")
NAMES = {"en": ["Ann", "Bob"], "pl": ["Ala", "Bolek"], "ru": ["Аня", "Боря"]}
PROPER = json.loads((Path(__file__).parent / "proper_names.json").read_text(encoding="utf-8"))

#: the case of a form; a phrase with its preposition is "in" or "from", a colour in the gender of a die is "die"
FORMS = {
    "nom": "nom",
    "gen": "gen",
    "dat": "dat",
    "acc": "acc",
    "ins": "ins",
    "loc": "loc",
    "in": "loc",
    "from": "gen",
    "disc": "nom",
    "disc_acc": "acc",
    "die": "nom",
}  # a colour in the gender of a die, an owner in that of a disc
PREPOSITIONS = {"pl": ("w", "we", "z", "ze", "na", "od", "ode"), "ru": ("в", "во", "на", "с", "со", "из", "от")}

#: facts that only this language says, which every caller has at hand all the same
EXTRA: Mapping[str, frozenset[str]] = {}


@cache
def words_of(part: str) -> Words:
    return cg.game(part).words if part in GAMES else Words(files(f"consigliere.{part}") / "language")


@cache
def nouns_of(part: str) -> Nouns:
    """Everything that has a name, with as many players as there can be."""
    if part not in GAMES:
        return {}
    game = cg.game(part)
    players = game.seats[-1]
    settled = settle(part, game.options, players, game.needed(players))
    nouns = game.rules_for(players, settled, game.shipped_data).nouns
    if part == "godfather":
        nouns = {**with_figures(game.words, nouns), "seat": nouns["don"]}
    return nouns


def facts_of(*templates: str) -> dict[str, set[str]]:
    """Each fact of a template and what it is, sometimes two things at once: {"card": {"card.acc", "text"}}."""
    found: dict[str, set[str]] = {}
    for template in templates:
        for _, fact, spec, _ in Formatter().parse(template):
            if fact is not None:
                found.setdefault(fact, set()).add(spec or "")
    return found


def base(key: str, catalogue: Mapping[str, str]) -> str:
    """The key without its plural form; "too_many" and "order_one" are no such forms, because they have no others."""
    match = COUNTED.match(key)
    if match and f"{match[1]}_one" in catalogue and {f"{match[1]}_many", f"{match[1]}_other"} & catalogue.keys():
        return match[1]
    return match[1] if match and key.startswith("count.") else key


def values(part: str, fact: str, specs: set[str]) -> Sequence[Any]:
    """Everything that a fact of a sentence can be: what every word said of it can name."""
    named = [_values(part, fact, spec) for spec in sorted(specs)]
    return [one for one in named[0] if all(one in others for others in named)]


def _values(part: str, fact: str, spec: str) -> Sequence[Any]:
    kind = spec.partition(".")[0]
    if kind == "seat":
        return [0, 1, *nouns_of(part).get("seat", {})]
    if kind == "count" or (kind == "" and fact in ("n", "gold", "money")):
        return NUMBERS
    if kind == "":
        return ["3"]
    if kind in nouns_of(part):
        return list(nouns_of(part)[kind])
    told = [key.removeprefix(f"{kind}.") for key in words_of(part).catalogues["en"] if key.startswith(f"{kind}.")]
    assert told, f"nothing is a {kind}"
    return told


def sentences(part: str, lang: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every key with facts: each fact takes all its values in turn, the others stay."""
    catalogue = words_of(part).catalogues[lang]
    templates: dict[str, list[str]] = {}
    counted = {base(key, catalogue) for key in catalogue} - catalogue.keys()
    for name, text in catalogue.items():
        templates.setdefault(base(name, catalogue), []).append(text)
    for key, texts in templates.items():
        if key.startswith(("count.", "seat.")) or key == "seat":
            continue
        specs = facts_of(*texts)
        if key in counted:
            specs.setdefault("n", {""})
        options = {fact: values(part, fact, found) for fact, found in specs.items()}
        usual = {fact: found[0] for fact, found in options.items()}
        yield key, usual
        for fact, found in options.items():
            for one in found[1:]:
                yield key, usual | {fact: one}
            if not any(spec.partition(".")[0] in ("", "count") for spec in specs[fact]):
                yield key, usual | {fact: list(found[:2])}


# -- nothing is missing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_sentence_can_be_said_with_whatever_can_stand_in_it(part: str, lang: str) -> None:
    words, nouns = words_of(part), nouns_of(part)
    raw = {one for kind in nouns.values() for one in kind if re.search(r"[_\-.]", one)}
    raw -= {name for kind in nouns.values() for named in kind.values() for name in named.values()}
    wrong = []

    for key, facts in sentences(part, lang):
        for names in (None, NAMES[lang]):
            said = words.say(lang, key, facts, nouns, names)
            seen = raw & set(re.findall(r"[\w\-.]*\w", said))
            if seen or re.search(r"[{}]", said) or not said.strip():
                wrong.append(f"{key}: {said} {seen or ''}")

    assert wrong == []


@pytest.mark.parametrize("lang", BENT)
@pytest.mark.parametrize("part", PARTS)
def test_a_sentence_names_no_fact_that_the_english_one_has_not(part: str, lang: str) -> None:
    catalogues = words_of(part).catalogues
    known: dict[str, set[str]] = {}
    for key, text in catalogues["en"].items():
        known.setdefault(base(key, catalogues["en"]), set()).update(facts_of(text))
    for key in known.keys() - catalogues["en"].keys():
        known[key].add("n")

    strange = {
        key: sorted(facts_of(text).keys() - known[base(key, catalogues[lang])] - EXTRA.get(key, frozenset()))
        for key, text in catalogues[lang].items()
        if not key.startswith(("count.", "seat."))
    }

    assert {key: facts for key, facts in strange.items() if facts} == {}


@pytest.mark.parametrize("lang", BENT)
@pytest.mark.parametrize("part", PARTS)
def test_a_key_that_counts_has_every_plural_form(part: str, lang: str) -> None:
    catalogue = words_of(part).catalogues[lang]
    counting = {base(key, catalogue) for key in catalogue} - catalogue.keys()

    assert [f"{key}_{form}" for key in sorted(counting) for form in PLURALS[lang]
            if f"{key}_{form}" not in catalogue
            and not (key.startswith("count.") and f"{key.rpartition('.')[0]}_{form}" in catalogue)] == []  # fmt: skip


# -- nothing is said in a form that nobody has told -------------------------------------------------------------------


def wanted(part: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """Every noun that a sentence bends, with the form it needs and the sentence."""
    words, nouns = words_of(part), nouns_of(part)
    for key, text in words.catalogues[lang].items():
        for fact, specs in facts_of(text).items():
            for kind, _, form in (spec.partition(".") for spec in specs):
                if not form or kind == "count":
                    continue
                for one in values(part, fact, specs):
                    if kind == "seat" and isinstance(one, int):
                        assert words.template(lang, f"seat.{form}"), key
                        continue
                    named = nouns.get(kind, {}).get(str(one))
                    name = words.template(lang, f"{kind}.{one}") if named is None else named.get(lang) or named["en"]
                    yield name, form, key


@pytest.mark.parametrize("lang", BENT)
@pytest.mark.parametrize("part", PARTS)
def test_every_noun_has_the_forms_its_sentences_need(part: str, lang: str) -> None:
    told = COMMON.forms[lang] | words_of(part).forms[lang]

    lacking = {(name, form): key for name, form, key in wanted(part, lang) if form not in told.get(name, {})}

    assert lacking == {}


@pytest.mark.parametrize("lang", BENT)
@pytest.mark.parametrize("part", PARTS)
def test_every_count_has_its_words(part: str, lang: str) -> None:
    words = words_of(part)
    for key, text in words.catalogues[lang].items():
        for spec in set().union(*facts_of(text).values()):
            if spec.startswith("count."):
                for n in NUMBERS:
                    assert words.counted(lang, spec, n), key


@pytest.mark.parametrize("lang", BENT)
@pytest.mark.parametrize("part", GAMES)
def test_forms_are_told_of_nothing_that_has_no_such_name(part: str, lang: str) -> None:
    names = {named.get(lang) or named["en"] for kind in nouns_of(part).values() for named in kind.values()}
    names |= set(words_of(part).catalogues[lang].values())

    assert sorted(words_of(part).forms[lang].keys() - names) == []


# -- the dictionaries agree -------------------------------------------------------------------------------------------

Reading = tuple[str, frozenset[str]]  # a word's lemma and the cases a reading of it can have


@cache
def polish() -> Callable[[str], list[Reading]]:
    morfeusz2 = pytest.importorskip("morfeusz2")
    morfeusz = morfeusz2.Morfeusz(expand_tags=True)

    def readings(word: str) -> list[Reading]:
        found = []
        for _, _, (_, lemma, tags, *_) in morfeusz.analyse(word):
            if tags != "ign":
                found.append((lemma.partition(":")[0].lower(), frozenset(tags.replace("inst", "ins").split(":"))))
        return found

    return readings


@cache
def russian() -> Callable[[str], list[Reading]]:
    pymorphy3 = pytest.importorskip("pymorphy3")
    analyser = pymorphy3.MorphAnalyzer()
    cases = {"nomn": "nom", "gent": "gen", "datv": "dat", "accs": "acc", "ablt": "ins", "loct": "loc", "loc2": "loc",
             "gen2": "gen", "acc2": "acc"}  # fmt: skip

    def readings(word: str) -> list[Reading]:
        return [
            (one.normal_form, frozenset({cases[one.tag.case]} if one.tag.case in cases else ()))
            for one in analyser.parse(word)
            if one.is_known
        ]

    return readings


DICTIONARIES = {"pl": polish, "ru": russian}


def fits(lang: str, noun: str, bent: str, case: str) -> bool:
    """Whether the dictionary confirms word by word that `bent` is `noun` in this case.

    A word may stay as it is if it can have the case, if the noun is no nominative to begin with ("Generał Armii
    Zachodu"), or if the dictionary does not know it; at least one word must have the case.
    """
    readings = DICTIONARIES[lang]()
    words, forms = re.findall(r"[\w'-]+", noun), re.findall(r"[\w'-]+", bent)
    if forms and forms[0] in PREPOSITIONS[lang] and len(forms) > len(words):
        forms = forms[1:]
    if len(words) != len(forms):
        return False
    for word, form in zip(words, forms):
        then = readings(word)
        if word == form:
            if any(case in tags or "nom" not in tags for _, tags in then) or not then:
                continue
            return False
        lemmas = {lemma for lemma, tags in then if "nom" in tags}
        if not any(lemma in lemmas and case in tags for lemma, tags in readings(form)):
            return False
    return True


@pytest.mark.parametrize("lang", BENT)
@pytest.mark.parametrize("part", PARTS)
def test_the_dictionary_confirms_every_form(part: str, lang: str) -> None:
    wrong = []
    for noun, forms in words_of(part).forms[lang].items():
        for form, bent in forms.items():
            assert form in FORMS, f"{noun}: {form} is no form"
            if PROPER[lang].get(noun, {}).get(form) != bent and not fits(lang, noun, bent, FORMS[form]):
                wrong.append(f"{noun}, {form}: {bent}")

    assert wrong == []


@pytest.mark.parametrize("lang", BENT)
def test_only_what_the_dictionary_does_not_know_is_listed(lang: str) -> None:
    told = [forms for part in PARTS for forms in words_of(part).forms[lang].items()]

    for noun, forms in PROPER[lang].items():
        declared = [found for name, found in told if name == noun]
        assert declared, f"nobody bends {noun}"
        for form, bent in forms.items():
            assert any(found.get(form) == bent for found in declared), f"{noun}, {form}"
            assert not fits(lang, noun, bent, FORMS[form]), f"the dictionary knows {bent}"


# -- what was once wrong ----------------------------------------------------------------------------------------------

AT_THE_TABLE = ["Gracz A (ty)", "Gracz B (greedy)"]  # as the terminal calls them


def say(part: str, lang: str, key: str, names: Sequence[str] | None = None, **facts: Any) -> str:
    return words_of(part).say(lang, key, facts, nouns_of(part), names)


@pytest.mark.parametrize(
    ("part", "key", "facts", "said"),
    [
        ("achaja", "log.played", {"who": 0, "card": "double_game", "text": "citadel"},
         "Gracz A zagrywa Podwójną grę: "),
        ("achaja", "log.paid_gold", {"who": 0, "n": 1}, "Gracz A płaci 1 sztukę złota."),
        ("achaja", "log.paid_gold", {"who": 0, "n": 22}, "Gracz A płaci 22 sztuki złota."),
        ("achaja", "log.paid_gold", {"who": 0, "n": 12}, "Gracz A płaci 12 sztuk złota."),
        ("achaja", "log.pact", {"who": 0, "to": 1, "words": "Nie."}, "Gracz A do gracza B: „Nie.” "),
        ("achaja", "log.wealth", {"who": 0, "n": 1, "rest": 2, "power": 5}, "Majątek gracza A daje 1 punkt władzy, "),
        ("achaja", "verb.skip", {}, "Pomiń"),
        ("achaja", "refuse.not_in_hand", {"card": "family_ties"}, "Nie masz na ręce Więzów rodzinnych."),
        ("achaja", "log.used", {"who": 0, "character": "scribe", "n": 3},
         "Gracz A korzysta ze Skryby za 3 sztuki złota."),
        ("condottiere", "log.played", {"who": 0, "card": "scarecrow"}, "Gracz A zagrywa Kukłę."),
        ("condottiere", "log.pope_placed", {"who": 0, "region": "firenze"},
         "Gracz A ustawia znacznik papieskiej łaski we Florencji."),
        ("condottiere", "wait.turn", {"who": [1]}, "Czekamy na gracza B: zagranie karty albo pas."),
        ("condottiere", "verb.show", {"card": "winter", "viewer": 1}, "Pokaż Zimę graczowi B"),
        ("godfather", "log.uses_front", {"who": 0, "business": "federal_reserve"},
         "Gracz A ponownie korzysta z Legalnej Działalności Rezerwy Federalnej."),
        ("godfather", "log.shares", {"who": 0, "business": "funeral_parlor"},
         "Gracz A, kontrolując terytorium, też korzysta z Domu pogrzebowego."),
        ("godfather", "verb.thug", {"business": "freight_yard"}, "Umieść gangstera w Składzie kolejowym"),
        ("godfather", "op.steal_hand", {}, "kradzież z ręki"),
        ("godfather", "verb.skip", {}, "Pomiń"),
        ("godfather", "phase.turf_war", {}, "Wojny terytorialne"),
        ("godfather", "board.front", {}, "Legalna Działalność"),
        ("godfather", "board.back", {}, "Nielegalna Działalność"),
        ("godfather", "figure.consigliere", {}, "Doradca"),
        ("condottiere", "verb.decline", {}, "Zachowaj karty na ręce"),
        ("la_famiglia", "log.boat_gone", {"who": 0, "sea": "mare_palermo"},
         "Motorówka gracza A znika z obszaru morskiego Mare Palermo."),
        ("la_famiglia", "log.repelled", {"who": 1, "area": "ragusa"}, "Atak gracza B na Ragusę nie udaje się."),
        ("la_famiglia", "log.mustered_car", {"who": 0, "n": 4, "cars": 1, "source": "scordia", "area": "camastra"},
         "Gracz A sprowadza 4 soldati i 1 samochód ze Scordii do Camastry."),
        ("la_famiglia", "prompt.bomb_from", {}, "Z którego obszaru przeprowadzasz zamach?"),
        ("la_famiglia", "log.disc_landed", {"owner": "neutral", "space": "0-primo-1"},
         "Znacznik wpływu (neutralni) trafia na pole „arkusz 0, pierwszy gracz 1”."),
        ("achaja", "picked.player", {"player": 0}, "Gracz A"),
        ("achaja", "log.rolled", {"who": 0, "colour": "blue", "values": "1, 4"},
         "Kości gracza A, kolor niebieski: 1, 4."),
        ("achaja", "verb.reroll", {"colour": "red"}, "Rzuć ponownie kośćmi, kolor czerwony"),
        ("achaja", "verb.place", {"colour": "yellow", "n": 6, "location": "black_market"}, "żółta 6 → Czarny Rynek"),
        ("achaja", "log.moved_die", {"who": 0, "die": "red.3.watchtower", "location": "black_market"},
         "Kość gracza A, czerwona 3 (Strażnica), leży teraz na Czarnym Rynku."),
        ("achaja", "log.moved_token", {"token": "red.reserve", "location": "watchtower"},
         "Żeton władzy, czerwony (rezerwa), leży teraz w Strażnicy."),
        ("achaja", "log.raised_limit", {"location": "black_market"},
         "Żeton Zwiększenia Limitów pojawia się na Czarnym Rynku."),
        ("achaja", "refuse.move_out", {"location": "black_market"}, "Kości nie można postawić na Czarnym Rynku: "),
        ("achaja", "refuse.recovered", {"card": "duel"}, "Karta „Pojedynek” już raz w tej fazie Intryg"),
        ("achaja", "refuse.not_in_discard", {"card": "duel"}, "Karta „Pojedynek” nie leży na stosie odrzuconych."),
        ("achaja", "refuse.chosen_card", {"card": "duel"},
         "Karta „Pojedynek” jest już wybrana, razem ze wszystkimi kopiami, które tu są."),
        ("condottiere", "verb.pass_discard", {}, "Spasuj i po bitwie odrzuć wszystkie karty z ręki"),
        ("condottiere", "log.scored", {"gains": "", "points": ""}, "Punkty za tę rozgrywkę: "),
        ("condottiere", "refuse.not_in_hand", {"card": "winter"},
         "Nie możesz użyć Zimy: nie masz na ręce takiej karty albo nie masz już kolejnej."),
        ("condottiere", "refuse.kept_already", {"card": "winter"}, "Karta „Zima” jest już zachowana: nie"),
        ("condottiere", "refuse.discard_mercenary", {},
         "Nie możesz odrzucić kart z ręki: masz wśród nich najemnika. Zagraj najpierw najemników albo zachowaj karty."),
        ("godfather", "log.killed", {"who": 0, "victim": "luciano", "place": "f1", "figure": "don"},
         "Gracz A zabija figurkę dona Luciano na polu F1: Don."),
        ("godfather", "wait.cost", {"who": [1]}, "Czekamy na gracza B: opłata za skorzystanie z przedsiębiorstwa."),
        ("godfather", "wait.hit", {"who": [1]}, "Czekamy na gracza B: wybór ofiary."),
        ("godfather", "wait.offer", {"who": [1]}, "Czekamy na gracza B: odpowiedź na propozycję."),
        ("godfather", "wait.front_again", {"who": [1]},
         "Czekamy na gracza B: ponowne skorzystanie z Legalnej Działalności."),
        ("godfather", "wait.back_again", {"who": [1]},
         "Czekamy na gracza B: ponowne skorzystanie z Nielegalnej Działalności."),
        ("godfather", "refuse.rob_self", {}, "Nie możesz okraść siebie. Wybierz kogoś innego albo pomiń."),
        ("godfather", "refuse.job_cost", {"job": "j02", "goods": ["gun", "gun"]},
         "Zlecenie „Likwidacja (J02)” wymaga: broni, broni; z twoich towarów nie da się tak zapłacić."),
        ("godfather", "refuse.must_act", {},
         "Masz jeszcze figurkę do umieszczenia, więc musisz wykonać akcję. Wybierz jedną z dostępnych."),
        ("godfather", "why.turf", {}, "pierwsze w jego kolejności terytorium z wolnym miejscem"),
        ("godfather", "why.printed_first", {}, "najpierw wydrukowane"),
        ("godfather", "name.don_no_goods", {}, "Donowie na polach bez towarów"),
        ("godfather", "companion.bank", {"piles": ""}, "W banku, o ile wiedzą donowie:"),
        ("la_famiglia", "reason.tie_break", {}, "remis, ale kontrola nad obszarem decydującym"),
        ("la_famiglia", "prompt.reinforce_number", {"area": "enna", "n": 2, "hq": 9},
         "Kafelek Rekrutacja, Enna: dostawić z siedziby 2 soldati czy nikogo? W siedzibie masz 9 soldati."),
        ("la_famiglia", "prompt.join_in_number", {"area": "enna", "n": 2, "hq": 9},
         "Twój sojusznik przeprowadza mobilizację: ilu twoich soldati idzie do Enny?"),
        ("la_famiglia", "log.attacked", {"who": 0, "source": "partinico", "area": "marsala", "mode": "land",
          "n": 7, "foe": 1, "defenders": 1},
         "Gracz A atakuje Marsalę (z Partinico, lądem), siły: 7; obrona: Gracz B (1)."),
        ("la_famiglia", "log.attacked_car", {"who": 0, "source": "partinico", "area": "marsala",
          "mode": "land", "n": 7, "foe": 1, "defenders": 1},
         "Gracz A atakuje Marsalę (z Partinico, lądem), siły: 7 i samochód; obrona: Gracz B (1)."),
        ("la_famiglia", "log.attacked_neutral", {"who": 0, "source": "scordia", "area": "ragusa",
          "mode": "water", "n": 2, "defenders": 3},
         "Gracz A atakuje Ragusę (ze Scordii, motorówką), siły: 2; obrona: neutralni (3)."),
        ("la_famiglia", "log.attacked_neutral_car", {"who": 0, "source": "scordia", "area": "ragusa",
          "mode": "land", "n": 2, "defenders": 3},
         "Gracz A atakuje Ragusę (ze Scordii, lądem), siły: 2 i samochód; obrona: neutralni (3)."),
        ("la_famiglia", "log.incited_attack", {"who": 0, "n": 3, "source": "scordia", "area": "siracusa",
          "foe": 1, "defenders": 2},
         "Gracz A podburza 3 neutralnych soldati: ze Scordii na Siracusę; obrona: Gracz B (2)."),
        ("la_famiglia", "log.turned", {"side": 1, "n": 1, "m": 2, "area": "enna"},
         "Zdrada w Ennie, Gracz B: usunięto 1 wroga, dostawiono 2 soldati."),
        ("la_famiglia", "log.fled", {"side": 1, "n": 2, "area": "enna"},
         "Tchórzostwo w Ennie: Gracz B odsyła do siedziby 2 soldati."),
        ("la_famiglia", "log.fled_neutral", {"n": 2, "area": "enna"},
         "Tchórzostwo w Ennie: neutralni soldati wracają do puli (2)."),
        ("la_famiglia", "refuse.muster_source", {"area": "scordia"},
         "Nikogo nie sprowadzisz ze Scordii: obszar musi być twój, sąsiadować lądem i nie może być wybrany drugi raz."),
        ("la_famiglia", "refuse.no_enemy", {"area": "enna"}, "Nie ma w Ennie przeciwników ani neutralnych soldati."),
        ("la_famiglia", "refuse.disc_fee", {"owner": 1}, "Nie stać cię zarazem na opłatę dla gracza B (1"),
        ("server", "prompt.any", {}, "Czekamy na pozostałych."),
    ],
)  # fmt: skip
def test_polish_sentences_that_were_wrong(part: str, key: str, facts: dict[str, Any], said: str) -> None:
    assert say(part, "pl", key, **facts).startswith(said)


def test_a_polish_player_is_called_one_once() -> None:
    said = say("achaja", "pl", "log.pact", AT_THE_TABLE, who=0, to=1, words="Nie.")

    assert said.startswith("Gracz A (ty) do gracza B (greedy): ")


POLISH_TERMS = {  # words that the Polish rulebooks do not use for these things
    "la_famiglia": r"krąż|kwater|łod[zi]|łódź|soldat(?![oi])|soldac|zasob|starci|wyposaż|ściąg(?!a \{n\} £)"
    r"|żeton\w* kontroli",
    "godfather": r"\bfront|zaplecz|Consigliere|Wojna o",
    "achaja": r"Rezygnuj|\d złota\b|Twarde negocjacje|twoich rękach",
    "condottiere": r"kondotier|papieża",
}


@pytest.mark.parametrize("game", GAMES)
def test_polish_has_the_words_of_the_rulebook(game: str) -> None:
    told = words_of(game).catalogues["pl"] | {
        f"{kind} {one}": named["pl"] for kind, things in nouns_of(game).items() for one, named in things.items()
    }

    assert {key: text for key, text in told.items() if re.search(POLISH_TERMS[game], text)} == {}
