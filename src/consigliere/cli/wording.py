"""What the command line says: its own words in three languages, and a game's sentences with a way out."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from consigliere.bots import seated_names
from consigliere.bots.characters import character
from consigliere.cli.console import SEATS
from consigliere.core.event import Event
from consigliere.core.game import Game
from consigliere.core.match import Match
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.refusal import Refusal
from consigliere.core.words import Words

WORDS = Words(files("consigliere.cli") / "language")
YOU = "you"

AnyMatch = Match[Any]


def say(lang: str, key: str, **facts: Any) -> str:
    return WORDS.say(lang, key, facts)


def seat_names(seats: Sequence[str], lang: str) -> list[str]:
    """What the players are called: "Player A (you)" for the only person, "Beatrice (B)" for a bot.

    A log speaks of everybody in the third person, so a bare "You" would break its grammar in all three languages.
    """
    alone = list(seats).count(YOU) == 1
    called = seated_names(seats)
    names = []
    for letter, who, bot in zip(SEATS, seats, called):
        if who == YOU and alone:
            names.append(say(lang, "name.own", letter=letter, you=say(lang, "name.you").lower()))
        elif who == YOU or not who:
            names.append(say(lang, "name.person", letter=letter))
        elif bot is not None:
            names.append(say(lang, "name.bot", letter=letter, name=bot))
        else:
            names.append(who)
    return names


def short_names(seats: Sequence[str], lang: str) -> list[str]:
    """The same beside a seat's letter, where "Player B" would only repeat it."""
    called = seated_names(seats)
    return [name if who in (YOU, "") else bot or who for who, bot, name in zip(seats, called, seat_names(seats, lang))]


def introductions(seats: Sequence[str], lang: str) -> list[str]:
    """Who the bots of a table are: "Beatrice (B): Soldier. Takes what is best right now, and seldom looks further."."""
    told = []
    for who, bot, name in zip(seats, seated_names(seats), seat_names(seats, lang)):
        if bot is not None:
            one = character(who)
            rank, plays = (texts.get(lang) or texts.get("en", "") for texts in (one.rank, one.plays))
            told.append(f"{name}: {rank}. {plays}".rstrip())
    return told


def title(game: Game[Any], lang: str) -> str:
    return game.title.get(lang) or game.title["en"]


# A sentence that is missing from a game's catalogue must not end anybody's game: notation is shown instead.


def prompt(m: AnyMatch, seat: int | None, lang: str, names: Sequence[str]) -> str:
    try:
        return m.prompt(seat, lang, names)
    except LookupError:
        return say(lang, "prompt.any")


def tell(m: AnyMatch | Position[Any], event: Event, lang: str, names: Sequence[str]) -> str:
    """A seen event as a sentence."""
    try:
        return m.tell(event, lang, names)
    except LookupError:
        who = "" if event.seat is None else f"{names[event.seat]}: "
        facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
        return f"{who}{event.what}{f' ({facts})' if facts else ''}"


def refusal(m: AnyMatch, no: Refusal, lang: str, names: Sequence[str]) -> str:
    try:
        return m.refusal_text(no, lang, names)
    except LookupError:
        return no.because or no.key


def why_not(m: AnyMatch, seat: int, move: Move | str) -> Refusal | None:
    try:
        return m.why_not(seat, move)
    except LookupError as error:
        return Refusal("", str(error).strip("'"))


def phrase(m: AnyMatch, move: Move, lang: str, names: Sequence[str]) -> str:
    """A move as a person would say it."""
    speak = getattr(m.game, "phrase", None)
    if speak is None:
        return str(move)
    try:
        return str(speak(move, lang, m.rules.nouns, names))
    except LookupError:
        return str(move)
