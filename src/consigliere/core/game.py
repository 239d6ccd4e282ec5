"""What every game provides."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Generic, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Frame, FreeActions, S, Step
from consigliere.core.move import Move
from consigliere.core.options import BadOption, Option, settle
from consigliere.core.rulebook import Rule, for_readers, read_rules
from consigliere.core.words import Names, Words, language

Nouns = Mapping[str, Mapping[str, Mapping[str, str]]]  # kind -> id -> language -> name
View = dict[str, Any]


Saved = Mapping[str, Any]  # a state as plain data


def _as_it_is(saved: Saved) -> Saved:
    return saved


class Older(NamedTuple):
    """An earlier version of the rules under which the same moves were legal: its games are played on under today's.

    Where today's default is another, `options` names what was played then: options that came later, by their values.
    """

    components: str  # the digest of the component file shipped with it
    upgrade: Callable[[Saved], Saved] = _as_it_is  # a state saved then, as it is saved today
    downgrade: Callable[[Saved], Saved] = _as_it_is  # the way back, so that the digests of its records can be checked
    options: Mapping[str, Any] = MappingProxyType({})


class Rules:
    """What never changes during a match: players, options, components, steps. Shared by all clones of its states."""

    steps: Mapping[str, Step[Any]]
    free: FreeActions[Any]
    nouns: Nouns = {}  # the names of the components

    def __init__(self, players: int, options: Mapping[str, Any], data: DataFile) -> None:
        self.players = players
        self.options = options
        self.data = data


class Game(ABC, Generic[S]):
    """The back of the box. One object per game, exported as GAME by its package."""

    name: str
    title: Mapping[str, str]
    blurb: Mapping[str, str]  # one paragraph
    minutes: tuple[int, int]
    rules_version: int
    older: Mapping[int, Older] = {}  # earlier versions of the rules whose games can be played on
    seats: range
    options: tuple[Option, ...]
    end_rule: str  # the rule that says when the game is over
    last_call: frozenset[str] = frozenset()  # questions with whose answer by one seat the free actions of others lapse
    turn_rule: str = ""  # named to seats that are not asked, where the step another seat stands at is a secret
    counted: Mapping[str, str] = {}  # verb -> kind of what follows it: a tournament counts how often each is chosen

    # -- what a game must provide ---------------------------------------------------------------------------------

    @abstractmethod
    def rules_for(self, players: int, options: Mapping[str, Any], data: DataFile) -> Rules:
        """The rules of one match. Raises BadData if the components cannot be used."""

    @abstractmethod
    def empty_table(self, rules: Any, chance: Chance) -> S:
        """The components before anything has happened; `setup` begins the order of play with the step "game"."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data, built up from nothing."""

    @abstractmethod
    def worlds(self, rules: Any, view: View) -> Callable[[Chance], S]:
        """A function that draws whole states which agree with everything the view says, from the view alone.

        What the view says is read once, what it does not say is drawn at each call.
        """

    @abstractmethod
    def save(self, s: S) -> dict[str, Any]:
        """The whole state as readable plain data."""

    @abstractmethod
    def load(self, rules: Any, data: Mapping[str, Any]) -> S:
        """The way back; raises ValueError, TypeError or KeyError on data that is not a state."""

    @abstractmethod
    def components(self, s: S) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie; never changes."""

    @abstractmethod
    def question(self, view: View, lang: str, nouns: Nouns, names: Names) -> str:
        """What is being asked of the seat whose view this is, in one sentence."""

    # -- what follows ---------------------------------------------------------------------------------------------

    # Words, rules and components are read from the folder of the game's package. A game without such a folder
    # overrides `words`, `rules_text`, perhaps `_translated_rules`, and `shipped_data`; examples/morra does so.

    @cached_property
    def folder(self) -> Traversable:
        """The package of the game."""
        module = sys.modules[type(self).__module__]
        return files(module.__package__ or module.__name__)

    @cached_property
    def words(self) -> Words:
        """What the game says: keys such as `prompt.turn`, `wait.turn`, `log.played`, `verb.play`."""
        return Words(self.folder / "language")

    @cached_property
    def shipped_data(self) -> DataFile:
        """The components that come with the game."""
        return self._shipped(f"{self.name}.toml")

    def component_file(self, digest: str) -> DataFile:
        """The file with this digest among those shipped now or with earlier versions; raises BadOption."""
        if digest == self.shipped_data.digest:
            return self.shipped_data
        if digest in {older.components for older in self.older.values()}:
            return self._shipped(f"older/{digest[:12]}.toml")
        raise BadOption(f"this is played with components of its own ({digest[:12]}…), which must be given with it")

    def _shipped(self, name: str) -> DataFile:
        text = (self.folder / "data").joinpath(*name.split("/")).read_text(encoding="utf-8")
        return DataFile(text, f"{self.name}.toml")

    @cached_property
    def rules_text(self) -> str:
        """The numbered rules in Markdown, in English, with tags that say where each comes from."""
        return (self.folder / "RULES.md").read_text(encoding="utf-8")

    @cached_property
    def rulebook(self) -> dict[str, Rule]:
        """The numbered rules one by one."""
        return read_rules(self.rules_text)

    def rules_in(self, lang: str) -> str:
        """The rules as a player reads them: in this language, else in English, without tags."""
        return for_readers(self._translated_rules(lang) or self.rules_text)

    @cache  # noqa: B019 - there is one object per game
    def rulebook_in(self, lang: str) -> dict[str, Rule]:
        """The numbered rules one by one as a player reads them; a rule that nobody has translated is in English."""
        translated = read_rules(for_readers(self._translated_rules(lang)))
        english = read_rules(for_readers(self.rules_text))
        known = translated.keys() & english.keys()
        chapters = {english[number].chapter: translated[number].chapter for number in known}
        return {
            number: translated.get(number) or rule._replace(chapter=chapters.get(rule.chapter, rule.chapter))
            for number, rule in english.items()
        }

    def _translated_rules(self, lang: str) -> str:
        """RULES.pl.md beside RULES.md; a game told in code overrides it, or is read in English."""
        module = sys.modules[type(self).__module__]
        if module.__package__ is None or "rules_text" in type(self).__dict__:
            return ""
        file = self.folder / f"RULES.{language(lang)}.md"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def setup(self, rules: Any, chance: Chance) -> S:
        """The state before the first step of the order of play."""
        s = self.empty_table(rules, chance)
        s.stack.append(Frame("game"))
        return s

    def prompt(self, view: View, lang: str, nouns: Nouns, names: Names) -> str:
        """One sentence for whoever sees this view: the question, for whom one waits, or how it ended."""
        if view["result"] is not None:
            return self.ending(view, lang, nouns, names)
        if view["seat"] is None or view["seat"] not in view["asked"]:
            return self.waiting(view, lang, nouns, names)
        return self.question(view, lang, nouns, names)

    def ending(self, view: View, lang: str, nouns: Nouns, names: Names) -> str:
        return self.words.say(lang, "prompt.over", view["result"], nouns, names)

    def waiting(self, view: View, lang: str, nouns: Nouns, names: Names) -> str:
        return self.words.say(lang, f"wait.{view['question']}", {"who": view["asked"]}, nouns, names)

    def check(self, data: DataFile) -> None:
        """Set the rules up with a component file for every number of players; raises BadData with its line and key."""
        for players in self.seats:
            self.rules_for(players, settle(self.name, self.options, players, self.needed(players)), data)

    def tell(self, event: Event, lang: str, nouns: Nouns, names: Names = None) -> str:
        """An event, as some seat saw it, in one sentence."""
        return self.words.say(lang, f"log.{event.what}", {"who": event.seat, **event.facts}, nouns, names)

    def move_facts(self, move: Move) -> Mapping[str, Any]:
        """What the words of a move name, for its phrase: {"card": "winter"}. May raise on a move of another game."""
        return {}

    def phrase(self, move: Move, lang: str, nouns: Nouns, names: Names = None) -> str:
        """A move as one would read it on a button; the notation itself where there are no words for it."""
        whole = f"verb.{'_'.join(move)}"
        try:
            if self.words.has(whole):
                return self.words.say(lang, whole, {}, nouns, names)
            return self.words.say(lang, f"verb.{move.verb}", self.move_facts(move), nouns, names)
        except (LookupError, ValueError):
            return str(move)

    def needed(self, players: int) -> Mapping[str, Any]:
        """The options without which so many players cannot play."""
        return {}

    def scored(self, rules: Any) -> int:
        """How many seats a result has: the players, and those that only the rules play."""
        return int(rules.players)

    def upgrade(self, rules: Any, version: int, saved: Saved) -> Saved:
        """A state saved under an earlier version of the rules, as it is saved today.

        A game that must look numbers of that time up in the components of the table does so here.
        """
        return self.older[version].upgrade(saved)

    def downgrade(self, rules: Any, version: int, saved: Saved) -> Saved:
        """The way back."""
        return self.older[version].downgrade(saved)

    def warnings(self, rules: Any) -> Sequence[str]:
        """Keys of sentences about options that are allowed but do not go well together."""
        return ()

    def allies(self, rules: Any, seat: int) -> tuple[int, ...]:
        """The seats on the same side as `seat`, itself included."""
        return (seat,)

    def tags(self, s: S, seat: int) -> Mapping[str, str]:
        """What to compare results by besides bot and seat, such as the family somebody played: kind -> value."""
        return {}
