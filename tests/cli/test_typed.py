"""What a person types: a number or a name never means anything else than what stands on the screen."""

import re
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.cli.typed import Hearing, folded, numbers
from consigliere.cli.wording import phrase, seat_names
from games.condottiere.table import table

FIRST = ("--seed", 7, "--option", "first_player=0")
PLAY = ("play", "condottiere", *FIRST)  # the hand is 2 3 5 10 Winter, two Drummers, three Scarecrows


def listed(m: cg.Match, seat: int, lang: str = "en") -> dict[int, str]:
    names = seat_names(["you", *["greedy"] * (m.players - 1)], lang)
    return dict(zip(numbers(m, seat, lang, names), map(str, m.legal(seat)), strict=True))


def meant(m: cg.Match, seat: int, text: str, lang: str = "en") -> list[str]:
    hearing = Hearing(m, lang, seat_names(["you", *["greedy"] * (m.players - 1)], lang))
    return [str(move) for move in hearing.meant([*m.legal(seat), *m.talk(seat)], text)]


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_a_number_that_names_a_card_is_the_number_of_its_choice() -> None:
    t = table(2, hands=["2 4 4 10 W Sc"])

    assert listed(t, 0) == {
        2: "play mercenary_2",
        4: "play mercenary_4",
        10: "play mercenary_10",
        11: "play winter",
        12: "play scarecrow",
        13: "pass",
    }


def test_other_choices_keep_away_from_numbers_that_name_a_card_which_is_not_in_the_hand() -> None:
    t = table(2, hands=["2 W"])

    assert listed(t, 0) == {2: "play mercenary_2", 11: "play winter", 12: "pass"}


def test_where_no_choice_is_called_by_a_number_they_are_counted_from_one() -> None:
    m = cg.new("condottiere", 2, seed=1)

    assert list(listed(m, m.asked[0])) == list(range(1, 18))


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_points_on_a_die_are_chosen_by_their_number(lang: str) -> None:
    m = cg.new("achaja", 4, seed=7, options={"fate_in_your_hands": True})

    choices = listed(m, 0, lang)

    assert {number: move for number, move in choices.items() if move.startswith("points")} == {
        4: "points 4",
        5: "points 5",
        6: "points 6",
    }
    assert all(number > 6 for number, move in choices.items() if not move.startswith("points"))


def test_a_number_in_the_hand_plays_that_card(call) -> None:
    out = call(*PLAY, lines=["parma", "10"]).out

    assert "Player A (you) plays Mercenary 10." in out


@pytest.mark.parametrize("line", ["4", "1", "0", "99"])
def test_a_number_that_is_not_on_the_list_does_nothing_and_the_list_is_told(call, line) -> None:
    out = call(*PLAY, lines=["parma", line]).out

    assert "The choices are 2, 3, 5, 10-14." in out
    assert "Player A (you) plays" not in out


@pytest.mark.parametrize("line", ["4", "why 4"])
def test_a_number_that_calls_a_card_one_has_not_is_told_why(call, line) -> None:
    out = call(*PLAY, lines=["parma", line]).out

    assert re.search(r"^C-4\.2 +Mercenary 4 is not there to use", out, re.M)


def test_why_takes_the_numbers_of_the_list(call) -> None:
    assert "That move is possible now." in call(*PLAY, lines=["parma", "why 10"]).out
    assert "The choices are 2, 3, 5, 10-14." in call(*PLAY, lines=["parma", "why 1"]).out


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["drummer 2", "drummer b", "winter 1", "Drummer Player B"])
def test_a_card_is_shown_only_when_one_says_so(call, line) -> None:
    out = call(*PLAY, lines=[line, "parma", line, "log"]).out

    assert "shows a card" not in out
    assert "Player A (you) shows" not in out


@pytest.mark.parametrize("line", ["show drummer 2", "Show Drummer to Cesare (C)", "show drummer c"])
def test_a_card_is_shown_by_its_verb(call, line) -> None:
    out = call(*PLAY, lines=[line]).out

    assert "Player A (you) shows Drummer; only Cesare (C) sees it." in out


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "winter", "play winter"),
        ("en", "play 10", "play mercenary_10"),
        ("en", "mercenary 10", "play mercenary_10"),
        ("en", "Play: Winter!", "play winter"),
        ("en", "pass", "pass"),
        ("pl", "pas", "pass"),
        ("pl", "zagraj kukła", "play scarecrow"),
        ("pl", "ZAGRAJ KUKLA", "play scarecrow"),
        ("pl", "zima", "play winter"),
        ("pl", "winter", "play winter"),
        ("ru", "пас", "pass"),
        ("ru", "наемник 10", "play mercenary_10"),
        ("ru", "Наёмник 10", "play mercenary_10"),
        ("ru", "разыграть наемник 10", "play mercenary_10"),
        ("ru", "зима", "play winter"),
    ],
)
def test_a_move_is_understood_in_the_language_of_the_reader(lang: str, line: str, move: str) -> None:
    t = table(2, hands=["2 10 W Sc"])

    assert meant(t, 0, line, lang) == [move]


def test_cards_are_drawn_in_the_language_of_the_reader() -> None:
    t = table(2, companies=["6"], hands=["1", "1"], draw_after_battle=True, ask="choose_region")
    t.state.stack.append(t.state.stack.pop()._replace(step="draw"))

    assert meant(t, 0, "взять 2", "ru") == ["draw 2"]
    assert listed(t, 0)[2] == "draw 2"


def test_what_a_free_action_names_is_not_enough_for_it() -> None:
    """In La Famiglia a token is sold only by saying so."""
    m = cg.new("la_famiglia", 4, seed=1)
    while not (sales := [move for move in m.legal(m.asked[0]) if move.verb == "sell"]):
        m.play(m.asked[0], m.legal(m.asked[0])[0])
    seat = m.asked[0]
    name = phrase(m, sales[0], "en", []).removeprefix("Sell ").partition(" for ")[0]

    assert not any(move.startswith("sell") for move in meant(m, seat, name))
    assert not any(move.startswith("sell") for move in meant(m, seat, sales[0].args[0]))
    assert meant(m, seat, str(sales[0])) == [str(sales[0])]


def test_a_name_that_fits_several_choices_chooses_none(call) -> None:
    out = call(*PLAY, lines=["parma", "play"]).out

    assert "Player A (you) plays" not in out


@pytest.mark.parametrize(("text", "said"), [("Ещё  ОДИН!", "еще один"), ("Łódź: 5", "lodz 5"), ("a\u0301", "a")])
def test_texts_are_compared_without_accents_and_marks(text: str, said: str) -> None:
    assert folded(text) == said


# -- free actions before a bot ends the chance for them ---------------------------------------------------------------


def surprised(tmp_path: Path) -> Path:
    """Somebody without a mercenary had not passed when a Surrender ended the battle; a bot chooses the next region."""
    t = table(2, hands=["D Sc", "1 2 3"], companies=["1", "6"], token=1, ask="choose_region", region="roma")
    file = tmp_path / "game.txt"
    t.record().save(file)
    return file


@pytest.mark.parametrize(
    ("lines", "gone"), [(["discard"], True), ([""], False), (["nonsense", "Discard the whole hand"], True)], ids=str
)
def test_a_person_may_discard_the_hand_before_a_bot_chooses_the_region(call, tmp_path, lines, gone) -> None:
    out = call("play", "--load", surprised(tmp_path), "--seats", "you,greedy", lines=lines).out

    assert out.count("Enter lets the game go on.") == 1
    assert ("shows and discards the whole hand: Drummer, Scarecrow" in out) == gone
    assert "Beatrice (B) chooses" in out


# -- what is said again -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["сдаться!", "kapituluję?", "§§§"])
def test_what_is_not_understood_is_echoed_as_typed(call, line) -> None:
    done = call(*PLAY, lines=[line])

    assert f"'{line}' is not a move" in done.text
    assert "\\u" not in done.out


@pytest.mark.parametrize("line", ["\x1b[2Jparma", "rule \x1b]0;x\x07", "map \x9b2J"])
def test_what_is_typed_commands_no_terminal(call, line) -> None:
    done = call(*PLAY, lines=[line])

    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", done.out)


# -- why and help -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cg.games())
def test_why_alone_fits_on_a_screen(call, game) -> None:
    lines = ["1"] * 3
    out = call("play", game, "--seed", 7, lines=[*lines, "why"]).out.rpartition("> why")[2]

    assert len(out.splitlines()) <= 60


@pytest.mark.parametrize("game", cg.games())
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_help_speaks_of_the_game_that_is_played(call, game, lang) -> None:
    out = call("play", game, "--seed", 7, "--lang", lang, lines=["help"]).out.rpartition("> help")[2]

    assert cg.game(game).end_rule in out
    assert "winter" not in out
    assert "C-5.2" not in out
    move = re.search(r"['«]([a-z].*?)['»]", out.replace("\n", " "))
    assert move
    assert cg.game(game).name == "condottiere" or "choose" not in move[1] or "parma" not in move[1]


def test_help_introduces_who_sits_at_the_table(call) -> None:
    out = call("play", "condottiere", "--seed", 7, "--seats", "you,greedy,novice", lines=["help"]).out

    assert "Beatrice (B): Soldier. Takes what is best right now" in out
    assert "Marco (C): Apprentice. Knows the rules well" in out
