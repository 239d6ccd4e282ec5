"""A match: a game being played, with its memory. The object users and servers hold."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic

from consigliere.core import flow
from consigliere.core.chance import Chance, seed_bytes
from consigliere.core.data import BadData, DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Result, S
from consigliere.core.game import Game, Rules, View
from consigliere.core.move import BadMove, Move
from consigliere.core.options import BadOption, settle
from consigliere.core.record import BadRecord, Header, Record
from consigliere.core.refusal import IllegalMove, No, Refusal
from consigliere.core.registry import game as find_game
from consigliere.core.save import canonical, digest_of
from consigliere.core.words import Names, Words

_WORDS = Words(files("consigliere.core") / "language")


class Match(Generic[S]):
    """One match of one game. Make one with `new`, `Match.from_json` or `Record.replay`."""

    __slots__ = ("begun", "events", "game", "header", "moves", "rules", "state")

    def __init__(self, game: Game[S], header: Header, rules: Rules, state: S, begun: S | None = None) -> None:
        self.game = game
        self.header = header
        self.rules = rules
        self.state = state
        self.begun = begun  # where the moves begin, when that is not the set-up
        self.moves: list[tuple[int, Move]] = []
        self.events: list[Event] = []

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.header.players

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
        self._check_seat(seat)
        if not self.state.stack:
            return []
        return flow.answers(self.state, seat) + self.rules.free.legal(self.state, seat)

    def talk(self, seat: int) -> list[Move]:
        """What `seat` may tell or show the others now; it changes nothing but what they know, and is never owed."""
        self._check_seat(seat)
        return self.rules.free.talk(self.state, seat) if self.state.stack else []

    def candidates(self, seat: int) -> list[Move]:
        """Every move worth asking `why_not` about, legal or not."""
        self._check_seat(seat)
        found = [] if self.over else self.rules.free.candidates(self.state, seat)
        if question := flow.question(self.state, seat):
            step, frame = question
            found = step.candidates(self.state, frame) + found
        return found

    def why_not(self, seat: object, move: object) -> Refusal | None:
        """Why `seat` may not make `move`; None if it may. Never raises."""
        no = self._no(seat, move)
        return None if no is None else self._refuse(no)

    def refusal_text(self, refusal: Refusal, lang: str, names: Names = None) -> str:
        """The reason of a refusal in another language."""
        words, nouns, facts = self.game.words, self.game.nouns(self.rules), refusal.facts
        if refusal.key.startswith("core."):
            words = _WORDS
            if "move" in facts:  # as one would read it on a button, if it makes sense
                with suppress(LookupError, ValueError, TypeError):
                    facts = {"move": self.game.phrase(Move.parse(facts["move"]), lang, nouns, names)}
        return words.say(lang, refusal.key, facts, nouns, names)

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def prompt(self, seat: int | None, lang: str = "en", names: Names = None) -> str:
        """One sentence: what is being asked of this seat, or for whom it waits."""
        return self.game.prompt(self.view(seat), lang, self.game.nouns(self.rules), names)

    def warnings(self, lang: str = "en") -> list[str]:
        """Sentences about options of this match that are allowed but do not go well together."""
        return [self.game.words.say(lang, key) for key in self.game.warnings(self.rules)]

    def log(self, seat: int | None) -> list[Event]:
        """The events so far as this seat saw them."""
        return [event.seen(seat) for event in self.events]

    def tell(self, event: Event, lang: str = "en", names: Names = None) -> str:
        """A seen event as a sentence."""
        return self.game.tell(event, lang, self.game.nouns(self.rules), names)

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move; the events are told as `seat` sees them. Raises IllegalMove."""
        if no := self._no(seat, move):
            raise IllegalMove(self._refuse(no))
        move = move if isinstance(move, Move) else Move.parse(move)
        s = self.state
        told: list[Event] = []
        s.told = told
        flow.apply(s, seat, move)
        s.told = None
        self.moves.append((seat, move))
        self.events += told
        return [event.seen(seat) for event in told]

    def clone(self) -> Match[S]:
        """An independent copy."""
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.header = self.header
        twin.rules = self.rules
        twin.state = self.game.clone(self.state)
        twin.begun = self.begun
        twin.moves = self.moves[:]
        twin.events = self.events[:]
        return twin

    def imagine(self, seat: int, seed: int | bytes) -> Match[S]:
        """A match that could be this one for all `seat` knows; hidden parts and all chance to come are new."""
        self._check_seat(seat)
        chance = Chance(_seed(seed))
        state = self.game.imagine(self.state, seat, chance)
        state.chance = chance
        twin = Match(self.game, self.header._replace(seed=chance.key), self.rules, state, begun=self.game.clone(state))
        twin.events = [event.known_to(seat) for event in self.events]
        return twin

    # -- keeping --------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """A stable hash of the whole state: equal across processes, platforms and versions of Python."""
        return digest_of({"match": self._identity(), "state": self.game.save(self.state)})

    def record(self) -> Record:
        header = self.header
        if self.begun is not None:
            header = header._replace(position=self.game.save(self.begun))
        return Record(header, tuple(self.moves), self.digest())

    def to_json(self) -> str:
        """The whole match: state, moves and events."""
        return canonical(
            {
                "match": self._identity() | {"seed": self.header.seed.hex(), "names": self.header.names},
                "data": self.header.data,
                "state": self.game.save(self.state),
                "begun": None if self.begun is None else self.game.save(self.begun),
                "moves": [f"{seat} {move}" for seat, move in self.moves],
                "events": [event.plain() for event in self.events],
            }
        )

    @staticmethod
    def from_json(text: str) -> Match[Any]:
        """The match a text from `to_json` holds. Only `match` and `state` are needed to set a situation up."""
        try:
            data = json.loads(text)
            head = data["match"]
            names, seed = tuple(head.get("names", ())), bytes.fromhex(head["seed"])
            header = Header(
                head["game"], head["rules"], head["players"], head["options"], seed, names, data.get("data")
            )
            match = begin(header._replace(position=data["state"]))
            if "moves" in data:
                match.moves = [
                    (int(seat), Move.parse(move)) for seat, _, move in (line.partition(" ") for line in data["moves"])
                ]
                match.events = [Event.from_plain(event) for event in data["events"]]
                match.begun = None if data["begun"] is None else match.game.load(match.rules, data["begun"])
        except BadRecord:
            raise
        except (BadOption, BadData) as error:
            raise BadRecord(1, str(error)) from None
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadRecord(1, f"this is not a saved match: {type(error).__name__}: {error}") from None
        return match

    # -- inside ---------------------------------------------------------------------------------------------------

    def _identity(self) -> dict[str, Any]:
        head = self.header
        return {
            "game": head.game,
            "rules": head.rules,
            "players": head.players,
            "options": head.options,
            "components": self.rules.data.digest,
        }

    def _check_seat(self, seat: object) -> None:
        if not self._is_seat(seat):
            raise BadOption(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")

    def _is_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players

    def _no(self, seat: object, move: object) -> No | None:
        if not self.state.stack:
            return No(self.game.end_rule, "core.over")
        frame = self.state.stack[-1]
        rule = self.rules.steps[frame.step].rule
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
        free = self.rules.free
        if said[0] in free.verbs:
            if said in free.legal(self.state, seat) or said in free.talk(self.state, seat):
                return None
            return free.reason(self.state, seat, said) or No(rule, "core.no_choice", {"move": str(said)[:60]})
        question = flow.question(self.state, seat)
        if question is None:
            return No(rule, "core.not_asked", {"who": self.asked})
        step, frame = question
        if said in step.legal(self.state, frame):
            return None
        return step.reason(self.state, frame, said) or No(rule, "core.no_choice", {"move": str(said)[:60]})

    def _refuse(self, no: No) -> Refusal:
        refusal = Refusal(no.rule, "", no.key, no.facts)
        return refusal._replace(because=self.refusal_text(refusal, "en"))


def new(
    game: str,
    players: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
) -> Match[Any]:
    """Set up a match. Raises BadOption or BadData on anything that is not allowed."""
    found = find_game(game)
    count: Any = min(4, found.seats[-1]) if players is None else players
    if not isinstance(count, int) or isinstance(count, bool) or count not in found.seats:
        raise BadOption(f"{game} is for {_span(found.seats)} players, not {players!r}")
    settled = settle(game, found.options, count, options)
    path = settled.get("data")
    data = None
    if path is not None:
        data = DataFile.read(Path(path)).text
        settled["data"] = Path(path).name  # the record tells no place on somebody's disk
    if names and len(names) != count:
        raise BadOption(f"{len(names)} names for {count} seats; give one name per seat or none")
    header = Header(game, found.rules_version, count, settled, _seed(seed), tuple(names), data)
    return begin(header)


def replay(record: Record) -> Match[Any]:
    """The match a record leads to."""
    head, first = record.header, record.first_move_line
    try:
        match = begin(head)
    except (BadOption, BadData) as error:
        raise BadRecord(max(first - 1, 1), str(error)) from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadRecord(max(first - 1, 1), f"the position cannot be set up: {error}") from None
    for number, (seat, move) in enumerate(record.moves):
        try:
            match.play(seat, move)
        except IllegalMove as error:
            raise BadRecord(first + number, f"'{move}' by seat {seat} is not legal here: {error}") from None
    if match.digest() != record.digest:
        raise BadRecord(first + len(record.moves), "the moves lead to another state than the digest says")
    return match


def begin(
    header: Header,
    chance: Callable[[bytes, int], Chance] = Chance,
    watch: Callable[[Any], object] = lambda state: None,
) -> Match[Any]:
    """The match of a header before its first move.

    A witness may bring a `chance` of its own and `watch` the state before anything happens to it.
    """
    game = find_game(header.game)
    if header.rules != game.rules_version:
        raise BadOption(
            f"this was played under version {header.rules} of the rules of {header.game}; "
            f"this program plays version {game.rules_version}"
        )
    if header.players not in game.seats:
        raise BadOption(f"{header.game} is for {_span(game.seats)} players, not {header.players!r}")
    options = settle(header.game, game.options, header.players, header.options)
    data = game.shipped_data if header.data is None else DataFile(header.data, options.get("data") or "components")
    rules = game.rules(header.players, options, data)
    position, header = header.position, header._replace(options=options, position=None)
    if position is not None:
        state = game.load(rules, position)
        state.chance = chance(state.chance.key, state.chance.used)
        watch(state)
        return Match(game, header, rules, state, begun=game.clone(state))
    state = game.setup(rules, chance(header.seed, 0))
    watch(state)
    match = Match(game, header, rules, state)
    state.told = match.events
    flow.advance(state)
    state.told = None
    return match


def _is_words(move: Move) -> bool:
    return bool(move) and all(isinstance(word, str) for word in move)


def _seed(seed: object) -> bytes:
    try:
        return seed_bytes(seed)
    except ValueError as error:
        raise BadOption(str(error)) from None


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
