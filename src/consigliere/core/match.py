"""A match: a position with a history. The moves that led to it, and what was told on the way."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from consigliere.core import flow
from consigliere.core.chance import Chance, seed_bytes
from consigliere.core.data import BadData, DataFile
from consigliere.core.event import Event
from consigliere.core.flow import Result, S
from consigliere.core.game import Game, Rules, View
from consigliere.core.move import Move
from consigliere.core.options import BadOption, settle
from consigliere.core.position import Position, Worlds, worlds
from consigliere.core.record import BadRecord, Header, Record
from consigliere.core.refusal import IllegalMove, Refusal
from consigliere.core.registry import game as find_game
from consigliere.core.save import canonical
from consigliere.core.words import Names


class Match(Generic[S]):
    """One match of one game. Make one with `new`, `world`, `Match.from_json` or `Record.replay`."""

    __slots__ = ("_position", "_shared", "begun", "events", "header", "moves")

    def __init__(self, header: Header, position: Position[S], begun: Position[S] | None = None) -> None:
        self.header = header
        self._position = position
        self._shared = True  # may anybody else hold this position? Then it is left as it is.
        self.begun = begun  # where the moves begin, when that is not the set-up
        self.moves: list[tuple[int, Move]] = []
        self.events: list[Event] = []

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[S]:
        return self._position.game

    @property
    def rules(self) -> Rules:
        return self._position.rules

    @property
    def position(self) -> Position[S]:
        """What lies on the table now, as a value of its own."""
        self._shared = True
        return self._position

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now; () when the game is over."""
        return self._position.asked

    @property
    def over(self) -> bool:
        return self._position.over

    @property
    def result(self) -> Result | None:
        return self._position.result

    def legal(self, seat: int) -> list[Move]:
        """What `seat` may do now: the answers it owes, and free actions out of turn. [] when it may do nothing."""
        return self._position.legal(seat)

    def talk(self, seat: int) -> list[Move]:
        """What `seat` may tell or show the others now; it changes nothing but what they know, and is never owed."""
        return self._position.talk(seat)

    def candidates(self, seat: int) -> list[Move]:
        """Every move worth asking `why_not` about, legal or not."""
        return self._position.candidates(seat)

    def why_not(self, seat: object, move: object) -> Refusal | None:
        """Why `seat` may not make `move`; None if it may. Never raises."""
        return self._position.why_not(seat, move)

    def refusal_text(self, refusal: Refusal, lang: str, names: Names = None) -> str:
        """The reason of a refusal in another language."""
        return self._position.refusal_text(refusal, lang, names)

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data."""
        return self._position.view(seat)

    def prompt(self, seat: int | None, lang: str = "en", names: Names = None) -> str:
        """One sentence: what is being asked of this seat, or for whom it waits."""
        return self._position.prompt(seat, lang, names)

    def warnings(self, lang: str = "en") -> list[str]:
        """Sentences about options of this match that are allowed but do not go well together."""
        return [self.game.words.say(lang, key) for key in self.game.warnings(self.rules)]

    def log(self, seat: int | None) -> list[Event]:
        """The events so far as this seat saw them."""
        return [event.seen(seat) for event in self.events]

    def tell(self, event: Event, lang: str = "en", names: Names = None) -> str:
        """A seen event as a sentence."""
        return self._position.tell(event, lang, names)

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move; the events are told as `seat` sees them. Raises IllegalMove."""
        go_on = self._position.after if self._shared else self._position.consumed
        self._position, told = go_on(seat, move)
        self._shared = False
        self.moves.append((seat, move if isinstance(move, Move) else Move.parse(move)))
        self.events += told
        return [event.seen(seat) for event in told]

    def clone(self) -> Match[S]:
        """An independent copy."""
        twin: Match[S] = Match(self.header, self.position, self.begun)
        twin.moves = self.moves[:]
        twin.events = self.events[:]
        return twin

    def imagine(self, seat: int, seed: int | bytes) -> Match[S]:
        """A match that could be this one for all `seat` knows; hidden parts and all chance to come are new."""
        self._position.check_seat(seat)
        twin = _imagined(self._position.worlds(seat), seed)
        twin.header = twin.header._replace(names=self.header.names, data=self.header.data)
        twin.events = [event.known_to(seat) for event in self.events]
        return twin

    # -- keeping --------------------------------------------------------------------------------------------------

    def digest(self) -> str:
        """A stable hash of the whole state: equal across processes, platforms and versions of Python."""
        return self._position.digest()

    def record(self) -> Record:
        header = self.header
        if self.begun is not None:
            header = header._replace(position=self.begun.save())
        return Record(header, tuple(self.moves), self.digest())

    def to_json(self) -> str:
        """The whole match: state, moves and events."""
        header = self.header
        return canonical(
            {
                "match": self._position.identity() | {"seed": header.seed.hex(), "names": header.names},
                "data": header.data,
                "state": self._position.save(),
                "begun": None if self.begun is None else self.begun.save(),
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
            header = Header(head["game"], head["rules"], head["players"], head["options"], seed, names,
                            head.get("components", ""), data.get("data"), data["state"])  # fmt: skip
            match = begin(header)
            if "moves" in data:
                match.moves = [
                    (int(seat), Move.parse(move)) for seat, _, move in (line.partition(" ") for line in data["moves"])
                ]
                match.events = [Event.from_plain(event) for event in data["events"]]
                saved = data["begun"]
                begun = None if saved is None else _as_saved_today(match.game, match.rules, head["rules"], saved)
                match.begun = None if begun is None else Position.load(match.game, match.rules, begun)
        except BadRecord:
            raise
        except (BadOption, BadData) as error:
            raise BadRecord(1, str(error)) from None
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadRecord(1, f"this is not a saved match: {type(error).__name__}: {error}") from None
        return match


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
    if not isinstance(count, int) or isinstance(count, bool):
        raise BadOption(_wrong_number(found, players))
    settled = settle(game, found.options, count, options) if count in found.seats else {}
    path = settled.get("data")
    data = None
    if path is not None:
        data = DataFile.read(Path(path)).text
        settled["data"] = Path(path).name  # the record tells no place on somebody's disk
    if names and len(names) != count:
        raise BadOption(f"{len(names)} names for {count} seats; give one name per seat or none")
    return begin(Header(game, found.rules_version, count, settled, _seed(seed), tuple(names), data=data))


def world(view: View, seed: int | bytes, data: DataFile | str | Path | None = None) -> Match[Any]:
    """A match that agrees with everything this view says, made from the view alone.

    `data` is the component file of the table, or its path, where that is not the shipped one.
    """
    file = data if isinstance(data, DataFile) or data is None else DataFile.read(Path(data))
    match = _imagined(worlds(view, file), seed)
    if match.rules.data != match.game.shipped_data:
        match.header = match.header._replace(data=match.rules.data.text)
    return match


def _imagined(worlds: Worlds[S], seed: int | bytes) -> Match[S]:
    position = worlds.draw(Chance(_seed(seed)))
    game, rules = position.game, position.rules
    header = Header(game.name, game.rules_version, rules.players, dict(rules.options), position.state.chance.key,
                    components=rules.data.digest)  # fmt: skip
    return Match(header, position, begun=position)


def begin(header: Header) -> Match[Any]:
    """The match of a header before its first move."""
    game, header, rules, state = first_state(header, Chance)
    if state.told is None:  # it begins from a saved position
        position = Position(game, rules, state)
        return Match(header, position, begun=position)
    events = state.told
    flow.advance(state)
    state.told = None
    match = Match(header, Position(game, rules, state))
    match.events = events
    return match


def first_state(header: Header, chance: type[Chance]) -> tuple[Game[Any], Header, Rules, Any]:
    """The game, the header as today's version writes it, the rules and the state with which a match begins.

    A set-up has not been carried out yet, and listens for what it will tell. Raises BadOption or BadData, and
    ValueError, TypeError or KeyError on a position that is none.
    """
    game = find_game(header.game)
    version = header.rules_version
    if version != game.rules_version and version not in game.older:
        raise BadOption(
            f"this was played under version {version} of the rules of {header.game}; "
            f"this program plays version {game.rules_version}"
        )
    if header.players not in game.seats:
        raise BadOption(_wrong_number(game, header.players))
    then = game.older[version].options if version in game.older else {}
    options = settle(header.game, game.options, header.players, {**then, **header.options})
    data = _components(game, header, options.get("data"))
    rules = game.rules_for(header.players, options, data)
    saved = header.position
    header = header._replace(rules_version=game.rules_version, options=options, components=data.digest, position=None)
    if saved is None:
        state = game.setup(rules, chance(header.seed, 0))
        state.told = []
    else:
        state = game.load(rules, _as_saved_today(game, rules, version, saved))
        state.chance = chance(state.chance.key, state.chance.used)
    return game, header, rules, state


def _components(game: Game[Any], header: Header, name: str | None) -> DataFile:
    """The component file of a match: its own, or one that was shipped."""
    if header.data is not None:
        data = DataFile(header.data, name or "components")
        if header.components not in ("", data.digest):
            raise BadOption(f"{data.name} is not the component file this was played with: its digest is another one")
        return data
    if header.components:
        return game.component_file(header.components)
    if header.rules_version in game.older:  # records of that time did not name their components
        return game.component_file(game.older[header.rules_version].components)
    return game.shipped_data


def _as_saved_today(game: Game[Any], rules: Rules, version: int, saved: Mapping[str, Any]) -> Mapping[str, Any]:
    return saved if version == game.rules_version else game.upgrade(rules, version, saved)


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
    if match.position.digest_under(head.rules_version) != record.digest:
        raise BadRecord(first + len(record.moves), "the moves lead to another state than the digest says")
    return match


def _seed(seed: object) -> bytes:
    try:
        return seed_bytes(seed)
    except ValueError as error:
        raise BadOption(str(error)) from None


def _wrong_number(game: Game[Any], players: object) -> str:
    seats = game.seats
    span = str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
    return f"{game.name} is for {span} players, not {players!r}"
