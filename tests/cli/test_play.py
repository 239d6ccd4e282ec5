"""Playing at a terminal, with the lines a person would type."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from string import Formatter

import pytest

import consigliere as cg
from bots.bad_bots import Broken, Cheat, Mumbler, Sleepy
from consigliere.bots import _makers, asking
from consigliere.cli.table import COMMANDS
from consigliere.cli.wording import WORDS, seat_names
from consigliere.core.match import Match
from consigliere.core.words import LANGUAGES, plural

FIRST = ("--seed", 7, "--option", "first_player=0")
PLAY = ("play", "condottiere", *FIRST)


# -- the catalogues ---------------------------------------------------------------------------------------------------


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_exists_in_every_language_with_the_same_facts(lang: str) -> None:
    def stem(key: str) -> str:
        return re.sub(r"_(one|few|many|other)$", "", key)

    english, other = WORDS.catalogues["en"], WORDS.catalogues[lang]

    assert {stem(key) for key in english} == {stem(key) for key in other}
    facts = {stem(key): placeholders(text) for key, text in english.items()}
    assert [key for key, text in other.items() if placeholders(text) != facts[stem(key)]] == []
    counted = {stem(key) for key in english if stem(key) != key}
    wanted = {f"{key}_{plural(lang, n)}" for key in counted for n in range(30)}
    assert wanted <= set(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_of_a_language_differ_from_one_another(lang: str) -> None:
    assert len({WORDS.template(lang, f"command.{name}") for name in COMMANDS}) == len(COMMANDS)


def test_names_of_seats() -> None:
    assert seat_names(["you", "greedy"], "en") == ["Player A (you)", "Beatrice (B)"]
    assert seat_names(["you", "you", "random"], "pl") == ["Gracz A", "Gracz B", "Beppe (C)"]
    assert seat_names(["Anna", ""], "ru") == ["Anna", "Игрок B"]


# -- moves and questions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "hand", "bye"),
    [("en", "Your hand", "Goodbye."), ("pl", "Twoja ręka", "Do zobaczenia."), ("ru", "Ваши карты", "До встречи.")],
)
def test_a_scripted_game_in_each_language(call, lang, hand, bye) -> None:
    words = [WORDS.template(lang, f"command.{name}") for name in ("why", "log", "map", "talk", "help", "table")]

    done = call(*PLAY, "--lang", lang, lines=["choose parma", "2", *words, "rule C-5.2", "quit", ""])

    assert done.status == 0
    assert done.err == ""
    assert hand in done.out
    assert "C-5.2" in done.out
    assert done.out.rstrip().endswith(bye)


def test_the_end_of_the_input_is_a_polite_goodbye(call) -> None:
    done = call(*PLAY)

    assert done.status == 0
    assert done.out.endswith("Goodbye.\n")


def test_the_usual_table_is_you_and_three_greedy_bots(call) -> None:
    out = call(*PLAY).out

    assert re.search(r"^A ⚑  You ", out, re.M)
    assert re.findall(r"^[BCD] +(\w+)", out, re.M)[:3] == ["Beatrice", "Cesare", "Diana"]


@pytest.mark.parametrize("line", ["choose parma", "Choose Parma", "parma", "PARMA"])
def test_a_move_may_be_written_or_called_by_name(call, line) -> None:
    assert "Player A (you) chooses Parma" in call(*PLAY, lines=[line]).out


def test_a_move_may_be_called_by_its_name_in_the_language_of_the_table(call) -> None:
    assert "wybiera Mediolan na miejsce następnej bitwy" in call(*PLAY, "--lang", "pl", lines=["mediolan"]).out


def test_a_number_makes_the_move_of_that_number(call) -> None:
    assert "Player A (you) chooses Turin" in call(*PLAY, lines=["1"]).out


@pytest.mark.parametrize("line", ["0", "99"])
def test_a_number_that_is_not_on_the_list(call, line) -> None:
    assert "The choices are 1 to 17." in call(*PLAY, lines=[line]).out


def test_a_refused_move_names_its_rule_and_tells_it(call) -> None:
    out = call(*PLAY, lines=["parma", "play heroine"]).out

    assert re.search(r"^C-4\.2 +Heroine is not there to use", out, re.M)
    assert "In your turn you play exactly one card" in out


@pytest.mark.parametrize("line", ["why play heroine", "why heroine", "why Play Heroine"])
def test_why_a_move(call, line) -> None:
    out = call(*PLAY, lines=["parma", line]).out

    assert re.search(r"^C-4\.2 +Heroine is not there to use", out, re.M)
    assert "In your turn you play exactly one card" in out


def test_why_a_move_that_is_possible(call) -> None:
    assert "That move is possible now." in call(*PLAY, lines=["parma", "why pass"]).out
    assert "That move is possible now." in call(*PLAY, lines=["why 3"]).out


def test_why_alone_lists_what_is_not_possible(call) -> None:
    assert "Nothing is ruled out" in call(*PLAY, lines=["why"]).out
    assert re.search(r"^Play Heroine +C-4\.2 ", call(*PLAY, lines=["parma", "why"]).out, re.M)


@pytest.mark.parametrize("line", ["", "   ", "§§§", "why §§§", "rule", "rule C-99", "map nowhere", "save", "x" * 500])
def test_nonsense_is_answered_and_harmless(call, line) -> None:
    done = call(*PLAY, lines=[line, "parma"])

    assert done.status == 0
    assert "Player A (you) chooses Parma" in done.out


def test_map_of_a_region_shows_its_neighbours(call) -> None:
    out = call(*PLAY, lines=["map siena"]).out.partition("> map siena")[2]

    assert [line.split()[-1] for line in out.splitlines()[1:4]] == ["siena", "firenze", "roma"]


def test_talk_lists_what_may_be_shown_and_it_is_done(call) -> None:
    done = call(*PLAY, lines=["talk", "show winter 1"])

    assert "show winter 1" in done.out
    assert "Player A (you) shows Winter; only Beatrice (B) sees it." in done.out


# -- undo -------------------------------------------------------------------------------------------------------------


def test_undo_takes_the_own_move_and_the_answers_of_bots_back(call, tmp_path) -> None:
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"

    done = call(*PLAY, lines=["parma", f"save {before}", "2", "undo", f"save {after}"])

    assert "Back at your previous decision" in done.out
    assert before.read_text() == after.read_text()


def test_undo_at_the_first_decision(call) -> None:
    assert "There is nothing to undo." in call(*PLAY, lines=["undo"]).out


def test_undo_ends_where_cards_were_drawn(call) -> None:
    lines = ["parma", *["pass", "choose roma", "done", "discard", "1"] * 20]
    done = call("play", "condottiere", "--seats", "you,random", *FIRST, lines=lines)
    deals = [at for at, line in enumerate(done.out.splitlines()) if re.search("Round 2: all cards", line)]
    assert deals, "the script above must reach the second round"
    typed = [line[2:] for line in done.out.splitlines()[: deals[0]] if line.startswith("> ")]

    done = call("play", "condottiere", "--seats", "you,random", *FIRST, lines=[*typed, "undo"])

    assert "chance cannot be undone" in done.out


def test_undo_ends_where_another_person_decided(call) -> None:
    done = call("play", "condottiere", "--seats", "you,you", *FIRST, lines=["", "parma", "2", "", "undo"])

    assert "Somebody else has decided since" in done.out


def test_undo_ends_where_a_card_was_shown(call) -> None:
    assert "A secret was shown since" in call(*PLAY, lines=["show winter 1", "undo"]).out


# -- saving and loading -----------------------------------------------------------------------------------------------


def test_save_and_load_go_on_where_it_was(call, tmp_path) -> None:
    saved, again = tmp_path / "game.txt", tmp_path / "again.txt"

    call(*PLAY, lines=["parma", "2", f"save {saved}"])
    done = call("play", "--load", saved, lines=[f"save {again}"])

    assert done.status == 0
    assert again.read_text() == saved.read_text()
    assert re.search(r"^B +Beatrice", done.out, re.M)


def test_a_loaded_game_goes_on_as_it_would_have(call, tmp_path) -> None:
    saved, through, resumed = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))

    call(*PLAY, lines=["parma", f"save {saved}", "2", "pass", f"save {through}"])
    call("play", "condottiere", "--load", saved, lines=["2", "pass", f"save {resumed}"])

    assert resumed.read_text() == through.read_text()


def test_save_keeps_an_existing_file_and_save_with_a_mark_replaces_it(call, tmp_path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")

    assert "exists and is not overwritten" in call(*PLAY, lines=[f"save {file}"]).text
    assert file.read_text() == "mine"

    assert "Saved to" in call(*PLAY, lines=[f"save! {file}"]).out
    assert file.read_text().startswith("consigliere record 1\n")


def test_a_full_disk_costs_neither_the_game_nor_the_file(call, tmp_path, monkeypatch) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    done = call(*PLAY, lines=[f"save! {file}", "parma"])

    assert "cannot be written: No space left on device" in done.text
    assert "chooses Parma" in done.out
    assert file.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_save_to_a_directory_is_refused_and_the_game_goes_on(call, tmp_path) -> None:
    done = call(*PLAY, lines=[f"save {tmp_path}", f"save! {tmp_path}", f"save {tmp_path}/no/where", "parma"])

    assert done.status == 0
    assert done.out.count("Saved") == 0
    assert "chooses Parma" in done.out


def test_save_to_writes_when_one_leaves(call, tmp_path) -> None:
    file = tmp_path / "game.txt"

    call(*PLAY, "--save-to", file, lines=["parma", "quit"])

    assert ("choose", "parma") in [tuple(move) for _, move in cg.Record.load(file).moves]


def test_quit_offers_to_save(call, tmp_path) -> None:
    file = tmp_path / "game.txt"

    done = call(*PLAY, lines=["parma", "quit", file])

    assert "Save the game?" in done.out
    assert cg.Record.load(file).replay().view(None)["region"] == "parma"


# -- several people, no people, bad bots ------------------------------------------------------------------------------


def test_hot_seat_never_shows_the_hand_of_another(call) -> None:
    lines = ["", "parma", "2", "", "2", "", "3", "", "pass", "", "log"]
    done = call("play", "condottiere", "--seats", "you,you", *FIRST, lines=lines)

    parts = re.split(r"Pass the keyboard to Player ([AB]), then press Enter\.\n", done.out)
    whose, screens = parts[1::2], parts[2::2]

    assert parts[0] == ""
    assert whose == ["A", "B", "A", "B", "A"]
    assert all("Your hand" in screen for screen in screens)
    for who, screen in zip(whose, screens):
        other = "B" if who == "A" else "A"
        assert f"Player {other} gets 10 cards." in screen or "gets" not in screen
        assert f"Player {other} gets:" not in screen
    hands = [re.search(r"Your hand +(.*)", screen).group(1) for screen in screens]
    begin = cg.new("condottiere", 2, 7, {"first_player": 0})
    for who, hand in zip(whose, hands):
        numbers = {word for word in hand.split() if word.isdecimal()}
        assert numbers <= {card.rpartition("_")[2] for card in begin.view("AB".index(who))["hand"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_alone_play_to_the_end(call, lang) -> None:
    done = call("play", "condottiere", "--seats", "random,random,random", "--seed", 3, "--lang", lang)

    assert done.status == 0
    assert done.err == ""
    assert re.search(r"^ +[ABC] .*\*", done.out, re.M)


@pytest.mark.parametrize(
    ("bad", "problem"),
    [(Broken, "ValueError: boo"), (Cheat, "'win'"), (Mumbler, "not offered"), (Sleepy, "it had no answer after")],
)
def test_a_bad_bot_costs_nobody_the_game(call, monkeypatch, bad, problem) -> None:
    monkeypatch.setitem(_makers(), "bad", bad)
    monkeypatch.setattr(asking, "GRACE", 0.02)

    done = call("play", "condottiere", "--seats", "random,bad", "--seed", 1)

    assert done.status == 0
    assert done.out.count("could not decide") == 1
    assert problem in done.text


def test_a_mistake_of_ours_keeps_the_game_and_shows_no_traceback(call, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    play = Match.play

    def fragile(self, seat, move):
        assert len(self.moves) < 6, "what cannot happen"
        return play(self, seat, move)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", fragile)
        done = call(*PLAY, lines=["parma", "2", "3", "5"])

    assert done.status == 1
    assert "Traceback" not in done.out + done.err
    [file] = tmp_path.rglob("condottiere.txt")
    assert file.name in done.out.replace("\n", "")  # a long path may be folded
    assert cg.Record.load(file).replay().moves


def test_ctrl_c_is_one_line(tmp_path) -> None:
    file = tmp_path / "game.txt"
    command = [sys.executable, "-m", "consigliere", *map(str, PLAY), "--save-to", str(file)]
    pipe = subprocess.PIPE
    hearing = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", preexec_fn=hearing
    ) as game:
        for line in game.stdout:
            if "quit" in line:
                break
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=20)

    assert game.returncode == 130
    assert err == "consigliere: Interrupted.\n"
    assert "Traceback" not in out
    assert file.exists()


def test_hot_seat_leaves_no_typed_lines_for_the_next_person(call, monkeypatch) -> None:
    forgotten = []
    monkeypatch.setattr("consigliere.cli.console.Reader.forget", lambda self: forgotten.append(True))

    call("play", "condottiere", "--seats", "you,you", *FIRST, lines=["", "parma", "2", ""])

    assert len(forgotten) == 2


def test_the_catalogues_are_json_without_doubles() -> None:
    folder = Path(sys.modules["consigliere.cli"].__file__).parent / "language"
    for lang in LANGUAGES:
        pairs = json.loads((folder / f"{lang}.json").read_text("utf-8"), object_pairs_hook=list)
        assert len(pairs) == len(dict(pairs))
