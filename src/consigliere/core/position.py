"""A position is a value: a game, its rules and a state. It tells what one may ask of a table, not how it came about."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, Generic

from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Result, S
from consigliere.core.game import Game, Rules, View
from consigliere.core.move import BadMove, Move
from consigliere.core.options import BadOption, settle
from consigliere.core.refusal import IllegalMove, No, Refusal
from consigliere.core.registry import game as find_game
from consigliere.core.save import canonical, digest_of
from consigliere.core.words import COMMON, Names


class Position(Generic[S]):
    """What lies on the table now. It never changes: `after` gives the next one, and both can be kept."""

    __slots__ = ("_legal", "game", "rules", "state")

    def __init__(self, game: Game[S], rules: Rules, state: S) -> None:
        self.game = game
        self.rules = rules
        self.state = state
        self._legal: dict[int, list[Move]] = {}  # what was asked before; a value can remember its answers

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now; () when the game is over."""
        return flow.asked(self.state)

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def result(self) -> Result | None:
        return self.state.result

    def legal(self, seat: int) -> list[Move]:
        """What `seat` may do now: the answers it owes, and free actions out of turn. [] when it may do nothing."""
        self.check_seat(seat)
        return self._moves(seat)[:]

    def talk(self, seat: int) -> list[Move]:
        """What `seat` may tell or show the others now; it changes nothing but what they know, and is never owed."""
        self.check_seat(seat)
        return self.rules.free.talk(self.state, seat) if self.state.stack else []

    def candidates(self, seat: int) -> list[Move]:
        """Every move worth asking `why_not` about, legal or not."""
        self.check_seat(seat)
        found = [] if self.over else self.rules.free.candidates(self.state, seat)
        if question := flow.question(self.state, seat):
            step, frame = question
            found = step.candidates(self.state, frame) + found
        return found

    def is_free(self, move: Move) -> bool:
        """Is it a free action or talk, which answers no question?"""
        return move.verb in self.rules.free.verbs

    def why_not(self, seat: object, move: object) -> Refusal | None:
        """Why `seat` may not make `move`; None if it may. Never raises."""
        no = self._no(seat, move)
        return None if no is None else self._refuse(no)

    def refusal_text(self, refusal: Refusal, lang: str, names: Names = None) -> str:
        """The reason of a refusal in another language."""
        words, nouns, facts = self.game.words, self.rules.nouns, refusal.facts
        if refusal.key.startswith("core."):
            words = COMMON
            if "move" in facts:  # as one would read it on a button, if it makes sense
                with suppress(LookupError, ValueError, TypeError):
                    facts = {"move": self.game.phrase(Move.parse(facts["move"]), lang, nouns, names)}
        return words.say(lang, refusal.key, facts, nouns, names)

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self.state, seat)

    def prompt(self, seat: int | None, lang: str = "en", names: Names = None) -> str:
        """One sentence: what is being asked of this seat, or for whom it waits."""
        return self.game.prompt(self.view(seat), lang, self.rules.nouns, names)

    def tell(self, event: Event, lang: str = "en", names: Names = None) -> str:
        """A seen event as a sentence."""
        return self.game.tell(event, lang, self.rules.nouns, names)

    def phrase(self, move: Move, lang: str = "en", names: Names = None) -> str:
        """A move as one would read it on a button."""
        return self.game.phrase(move, lang, self.rules.nouns, names)

    # -- going on -------------------------------------------------------------------------------------------------

    def after(self, seat: int, move: Move | str) -> tuple[Position[S], list[Event]]:
        """The position after a move, and all that happened, secrets included. Raises IllegalMove."""
        accepted = self._accepted(seat, move)
        return self._carried_out(self.state.clone(), seat, accepted)

    def consumed(self, seat: int, move: Move | str) -> tuple[Position[S], list[Event]]:
        """As `after`, for whoever holds the only reference: the state is handed on, this position is used up."""
        accepted = self._accepted(seat, move)
        return self._carried_out(self.state, seat, accepted)

    def worlds(self, seat: int | None) -> Worlds[S]:
        """The positions that could be this one for all `seat` (None: a spectator) knows."""
        return Worlds(self.game, self.rules, self.view(seat))

    # -- keeping --------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The state as readable plain data; `load` is the way back."""
        return self.game.save(self.state)

    @classmethod
    def load(cls, game: Game[S], rules: Rules, saved: Mapping[str, Any]) -> Position[S]:
        """The position that was saved; raises ValueError, TypeError or KeyError on data that is no state."""
        return cls(game, rules, game.load(rules, saved))

    def digest(self) -> str:
        """A stable hash of the whole state: equal across processes, platforms and versions of Python."""
        return digest_of({"match": self.identity(), "state": self.save()})

    def digest_under(self, version: int) -> str:
        """The digest that an earlier version of the rules, listed in `game.older`, gave this position."""
        if version == self.game.rules_version:
            return self.digest()
        older = self.game.older[version]
        saved = self.game.downgrade(self.rules, version, self.save())
        options = {name: value for name, value in self.rules.options.items() if name not in older.options}
        identity = self.identity() | {"rules": version, "options": options}
        return digest_of({"match": identity, "state": saved})

    def identity(self) -> dict[str, Any]:
        """What is being played: all that two positions must share to be comparable."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.rules.options,
            "components": self.rules.data.digest,
        }

    # -- inside ---------------------------------------------------------------------------------------------------

    def check_seat(self, seat: object) -> None:
        if not self._is_seat(seat):
            raise BadOption(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")

    def _is_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players

    def _moves(self, seat: int) -> list[Move]:
        found = self._legal.get(seat)
        if found is None:
            state = self.state
            found = flow.answers(state, seat) + self.rules.free.legal(state, seat) if state.stack else []
            self._legal[seat] = found
        return found

    def _allows(self, seat: int, move: Move) -> bool:
        """Is it legal? Free actions are many and dear to list, so that an answer is not looked for among them."""
        known = self._legal.get(seat)
        if known is not None:
            return move in known
        free = self.rules.free
        return move in flow.answers(self.state, seat) or (
            move[0] in free.verbs and move in free.legal(self.state, seat)
        )

    def _accepted(self, seat: int, move: Move | str) -> Move:
        """The move, if it is legal; raises IllegalMove."""
        if type(move) is Move and type(seat) is int and move in self._legal.get(seat, ()):
            return move  # one of those that somebody was told
        if no := self._no(seat, move):
            raise IllegalMove(self._refuse(no))
        return move if isinstance(move, Move) else Move.parse(move)

    def _carried_out(self, state: S, seat: int, move: Move) -> tuple[Position[S], list[Event]]:
        told: list[Event] = []
        state.told = told
        flow.apply(state, seat, move)
        state.told = None
        return Position(self.game, self.rules, state), told

    def _no(self, seat: object, move: object) -> No | None:
        state = self.state
        if not state.stack:
            return No(self.game.end_rule, "core.over")
        rule = self.rules.steps[state.stack[-1].step].rule
        if self.game.turn_rule and not (self._is_seat(seat) and seat in self.asked):
            rule = self.game.turn_rule  # which step another seat stands at may be a secret
        if not self._is_seat(seat):
            return No(rule, "core.no_seat", {"last": self.players - 1})
        assert isinstance(seat, int)
        try:
            said = move if isinstance(move, Move) and _is_words(move) else Move.parse(move)
        except BadMove:
            return No(
                rule, "core.garbage", {"text": ascii(move)[:60] if isinstance(move, str) else type(move).__name__}
            )
        if self._allows(seat, said):
            return None
        free = self.rules.free
        if said[0] in free.verbs:
            if said in free.talk(state, seat):
                return None
            return free.reason(state, seat, said) or No(rule, "core.no_choice", {"move": str(said)[:60]})
        question = flow.question(state, seat)
        if question is None:
            return No(rule, "core.not_asked", {"who": self.asked})
        step, frame = question
        return step.reason(state, frame, said) or No(rule, "core.no_choice", {"move": str(said)[:60]})

    def _refuse(self, no: No) -> Refusal:
        refusal = Refusal(no.rule, "", no.key, no.facts)
        return refusal._replace(because=self.refusal_text(refusal, "en"))


class Worlds(Generic[S]):
    """All positions that could be the real one for whoever sees this view; each draw gives one at random.

    They are made from the view alone, so that whoever has nothing else, such as a bot at the other end of a socket,
    can think ahead with them.
    """

    __slots__ = ("_deal", "game", "rules")

    def __init__(self, game: Game[S], rules: Rules, view: View) -> None:
        self.game = game
        self.rules = rules
        self._deal = game.worlds(rules, view)

    def draw(self, chance: Chance) -> Position[S]:
        """One of them: hidden parts are drawn, and all chance to come is new."""
        own = chance.fork()
        state = self._deal(own)
        state.chance = own
        return Position(self.game, self.rules, state)


def worlds(view: View, data: DataFile | None = None) -> Worlds[Any]:
    """The worlds of a view; `data` is the component file of the table if it is not the shipped one."""
    try:
        game = find_game(view["game"])
        components, players, options = view["components"], view["players"], view["options"]
        file = data if data is not None and data.digest == components else game.component_file(components)
        rules = _rules(view["game"], players, canonical(options), file)
    except (KeyError, TypeError) as error:
        raise BadOption(f"this is not the view of a seat: {type(error).__name__}: {error}") from None
    return Worlds(game, rules, view)


@lru_cache(maxsize=64)
def _rules(name: str, players: int, options: str, data: DataFile) -> Rules:
    """The rules of a table; whoever asks for one world mostly asks for hundreds."""
    game = find_game(name)
    return game.rules_for(players, settle(name, game.options, players, json.loads(options)), data)


def _is_words(move: Move) -> bool:
    return bool(move) and all(isinstance(word, str) for word in move)
