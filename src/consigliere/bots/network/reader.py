"""Reads any view: every fact becomes a token, with seats as one sees them from one's own chair.

Nothing is known of a title beyond what `titles` says. Paths through a view are looked up once for each place at the
table and remembered, so that reading a view costs little more than walking through it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from consigliere.bots.network.parts import Path, link_parts, state_parts, steps, word_parts
from consigliere.bots.network.titles import Title, title
from consigliere.bots.network.vocabulary import Tokens, Vocabulary
from consigliere.core.game import View
from consigliere.core.move import Move

MOST_CHAIRS = 64  # remembered at a time
NOTHING: frozenset[str] = frozenset()
HOLE = "@"  # in a path, instead of the word of a move


class Read(NamedTuple):
    """What stands in a view, and what each move says, in tokens."""

    state: list[int]
    moves: list[list[int]]
    seats: int


class Chair:
    """A place at a table: which number or word is whose seat, seen from here."""

    def __init__(self, reader: Reader, seats: int, seat: int, names: tuple[Any, ...]) -> None:
        self.reader = reader
        self.title = reader.title
        self.seats = seats
        self.seat = seat
        self.names: dict[str, str] = {}
        for at, words in enumerate(names):
            for number, word in enumerate((words,) if isinstance(words, str) else words or ()):
                self.names[word] = self.relative(at) + "-" * bool(number) + str(number or "")
        self.root = Node(self, (), (), False, False)
        self.moves: dict[Move, tuple[int, ...]] = {}

    def relative(self, seat: int) -> str:
        return f"s{(seat - self.seat) % self.seats}"

    def word(self, word: str) -> str:
        """A word as it is, or the seat it stands for."""
        found = self.names.get(word)
        if found is None and "-" in word:
            first, _, rest = word.partition("-")
            found = f"{self.names[first]}-{rest}" if first in self.names else None
        return word if found is None else found

    def in_move(self, verb: str, at: int, word: str) -> str:
        """A word of a move: a seat where the title says so."""
        if word.isdigit() and at in self.title.verbs.get(verb, ()):
            return self.relative(int(word))
        return self.word(word)


class Node:
    """A place in a view: what is below it, and the tokens of the values seen here."""

    __slots__ = ("by_seat", "chair", "hole", "kids", "link", "linked", "path", "ranked", "raw", "seats", "skip",
                 "tokens", "word")  # fmt: skip

    def __init__(self, chair: Chair, path: Path, raw: Path, seats: bool, link: bool) -> None:
        self.chair = chair
        self.path = path  # with seats as they are seen from here
        self.raw = raw
        self.link = link
        self.word = path[-1] if path else ""
        known = chair.title
        self.skip = _matches(known.skip, raw) and not _matches(known.by_seat, raw)
        self.linked = _matches(known.linked, raw)
        self.by_seat = _matches(known.by_seat, raw)
        self.ranked = _matches(known.ranks, raw)
        self.seats = seats or _matches(known.seats, raw)
        self.kids: dict[Any, Node] = {}
        self.tokens: dict[Any, int] = {}  # 0: nothing worth saying
        self.hole: Node | None = None

    def kid(self, key: Any) -> Node:
        """What is filed here under a key, or a seat's entry in a list by seat."""
        chair = self.chair
        if self.by_seat and isinstance(key, int):
            word = chair.relative(key)
        elif self.seats and isinstance(key, str) and key.isdigit():
            word = chair.relative(int(key))
        else:
            word = chair.word(str(key))
        found = self.kids[key] = Node(chair, (*self.path, word), (*self.raw, str(key)), self.seats, self.link)
        return found

    def hole_for(self) -> Node:
        """The same place, for a move that names its key: any other key is read alike."""
        if self.hole is None:
            chair = self.chair
            path = (*self.path[:-1], HOLE)
            self.hole = Node(chair, path, self.raw, self.seats, True)
            self.hole.skip = False
        return self.hole

    def token(self, value: Any) -> int:
        """The token of a single value here."""
        found = self.tokens[value] = self._make(value)
        return found

    def count(self, word: Any, n: int) -> int:
        """The token of a word that stands here so many times."""
        value = self._spoken(word)
        found = self.tokens[word, n] = 0 if value is None else self._number((*self.path, value), n)
        return found

    def group(self, values: tuple[Any, ...]) -> int:
        """The token of things that belong together, such as the colour of a die and its number."""
        words, number = [], None
        for value in values:
            if isinstance(value, (int, float)) and not self.seats:
                number = value
            elif not isinstance(value, (list, dict)) and (spoken := self._spoken(value)) is not None:
                words.append(spoken)
        found = self.tokens[values] = self._number((*self.path, *words), number)
        return found

    def lead(self, ahead: int) -> int:
        """The token of how far one is ahead of the best opponent."""
        found = self.tokens["lead", ahead] = self._number(("lead", *self.path), ahead) if ahead else 0
        return found

    def _make(self, value: Any) -> int:
        if value is None or value is False:
            return 0
        if isinstance(value, (int, float)) and not self.seats:
            return self._number(self.path, value)
        spoken = self._spoken(value)
        return 0 if spoken is None else self._number((*self.path, f"={spoken}"), None)

    def _spoken(self, value: Any) -> str | None:
        if value is None:
            return None
        if self.seats and isinstance(value, int):
            return self.chair.relative(value)
        return self.chair.word(str(value))

    def _number(self, path: Path, number: float | None) -> int:
        reader = self.chair.reader
        if self.link:
            return reader.link(path, number)
        return reader.state.number(state_parts(path, number, reader.title.teams))


class Reader:
    """Reads the views of one title. The same view and moves give the same tokens, whatever was read before,
    up to the numbers that tokens have."""

    def __init__(self, game: str, state: Vocabulary, moves: Vocabulary) -> None:
        self.title: Title = title(game)
        self.state = Tokens(state)
        self.moves = Tokens(moves)
        self._chairs: dict[Any, Chair] = {}
        self._links: dict[tuple[Path, float | None], int] = {}
        self._link_facts: list[tuple[Path, float | None]] = [((), None)]
        self._linked: dict[tuple[str, int], int] = {}

    def read(self, view: View, moves: Sequence[Move]) -> Read:
        """What a seat sees and may do. Without moves only the state is read."""
        chair = self._chair(view)
        verbs = self.title.verbs
        wanted: set[str] = set()
        if len(moves) > 1:
            for move in moves:
                wanted.update(move[1:])
                if move[0] in verbs:
                    wanted.update([chair.in_move(move[0], at, word) for at, word in enumerate(move[1:])])
            if self.title.linked:
                wanted.update(map(str, moves))
        links: dict[str, list[int]] = {}
        out: list[int] = []
        _walk(chair.root, view, out, wanted, links)
        return Read(out, [self._move(chair, move, links) for move in moves], chair.seats)

    def link(self, path: Path, number: float | None) -> int:
        """The number of a fact filed under a word, whichever move names that word."""
        key = (path, number)
        found = self._links.get(key)
        if found is None:
            if number is not None and not any(True for _ in steps("", number)):
                found = 0
            else:
                found = len(self._link_facts)
                self._link_facts.append(key)
            self._links[key] = found
        return found

    def _chair(self, view: View) -> Chair:
        known, seat = self.title, view["seat"]
        seats = len(view[known.table]) if known.table else view["players"]
        names: tuple[Any, ...] = ()
        if known.names:
            names = tuple([words if words is None or isinstance(words, str) else tuple(words)
                           for words in view[known.names]])  # fmt: skip
        key = (seats, seat, names)
        found = self._chairs.get(key)
        if found is None:
            if len(self._chairs) >= MOST_CHAIRS:
                self._chairs.clear()
            found = self._chairs[key] = Chair(self, seats, seat, names)
        return found

    def _move(self, chair: Chair, move: Move, links: dict[str, list[int]]) -> list[int]:
        known = chair.moves.get(move)
        if known is None:
            known = chair.moves[move] = self._words(chair, move)
        found = [*known]
        verb, linked = move[0], self._linked
        if links:
            words: Collection[str] = move[1:]
            if verb in self.title.verbs:
                words = [chair.in_move(verb, at, word) for at, word in enumerate(words)]
            elif self.title.linked:
                words = (*words, str(move))
            for word in words:
                for link in links.get(word, ()):
                    token = linked.get((verb, link))
                    if token is None:
                        path, number = self._link_facts[link]
                        token = self.moves.number(link_parts(verb, path, number, self.title.teams))
                        linked[verb, link] = token
                    if token:
                        found.append(token)
        return found

    def _words(self, chair: Chair, move: Move) -> tuple[int, ...]:
        """What a move says by itself; token 0 stands first, so that no move is empty."""
        teams = self.title.teams
        spoken = [chair.in_move(move[0], at, word) for at, word in enumerate(move[1:])]
        found = [0, self.moves.number((move[0],))]
        found += [self.moves.number(word_parts(move[0], at, word, teams)) for at, word in enumerate(spoken)]
        if len(spoken) > 1:
            found.append(self.moves.number((" ".join((move[0], *spoken)),)))
        return (found[0], *(token for token in found[1:] if token))


def _walk(node: Node, value: Any, out: list[int], wanted: Collection[str], links: dict[str, list[int]]) -> None:
    """Every fact below a node, which is a dict or a list, into `out`."""
    if value.__class__ is not dict:
        _walk_list(node, value, out, wanted, links)
        return
    kids = node.kids
    for key, below in value.items():
        kid = kids.get(key)
        if kid is None:
            kid = node.kid(key)
        if kid.skip:
            continue
        kind = below.__class__
        if kind is dict or kind is list or kind is tuple:
            if below and not kid.linked:
                _walk(kid, below, out, wanted, links)
            elif below:
                for word in below:
                    if word in wanted:
                        _link(kid.kids.get(word) or kid.kid(word), word, below[word], links)
        else:
            token = kid.tokens.get(below)
            if token is None:
                token = kid.token(below)
            if token:
                out.append(token)
            if wanted and kind is str and below in wanted:
                _link_value(node, kid, below, links)
        if key in wanted:
            _link(kid, key, below, links)


def _walk_list(node: Node, values: Any, out: list[int], wanted: Collection[str], links: dict[str, list[int]]) -> None:
    kids, tokens = node.kids, node.tokens
    if node.by_seat:
        _walk_seats(node, values, out, wanted, links)
        return
    kind = values[0].__class__
    if kind is dict:
        for at, below in enumerate(values):
            key = below.get("number", at)
            kid = kids.get(key)
            if kid is None:
                kid = node.kid(key)
            _walk(kid, below, out, wanted, links)
            if wanted and str(key) in wanted:
                _link(kid, str(key), below, links)
    elif kind is list or kind is tuple:
        for group in values:
            key = tuple(group)
            token = tokens.get(key)
            if token is None:
                token = node.group(key)
            if token:
                out.append(token)
    elif node.ranked:
        for at, word in enumerate(values):
            token = tokens.get((word, at + 1))
            if token is None:
                token = node.count(word, at + 1)
            if token:
                out.append(token)
    elif kind is int and not node.seats:
        for number in values:
            token = tokens.get(number)
            if token is None:
                token = node.token(number)
            if token:
                out.append(token)
    else:
        counts: dict[Any, int] = {}
        for word in values:
            counts[word] = counts.get(word, 0) + 1
        for pair in counts.items():
            token = tokens.get(pair)
            if token is None:
                token = node.count(*pair)
            if token:
                out.append(token)
            if wanted and pair[0] in wanted:
                _link(node.kids.get(pair[0]) or node.kid(pair[0]), pair[0], pair[1], links)


def _walk_seats(node: Node, values: Any, out: list[int], wanted: Collection[str], links: dict[str, list[int]]) -> None:
    """A list with one entry for each seat; of plain numbers also how far one is ahead."""
    kids = node.kids
    for seat, below in enumerate(values):
        kid = kids.get(seat)
        if kid is None:
            kid = node.kid(seat)
        kind = below.__class__
        if kind is dict or kind is list or kind is tuple:
            if below:
                _walk(kid, below, out, wanted, links)
        else:
            token = kid.tokens.get(below)
            if token is None:
                token = kid.token(below)
            if token:
                out.append(token)
        if wanted and kid.word in wanted:
            _link(kid, kid.word, below, links)
    chair = node.chair
    if values[0].__class__ is int and len(values) == chair.seats > 1:
        me, step = chair.seat, 2 if chair.title.teams else 1
        best = max([v for at, v in enumerate(values) if (at - me) % step or (step == 1 and at != me)])
        ahead = values[me] - best
        token = node.tokens.get(("lead", ahead))
        if token is None:
            token = node.lead(ahead)
        if token:
            out.append(token)


def _link(kid: Node, word: str, below: Any, links: dict[str, list[int]]) -> None:
    """What is filed under a word that a move names."""
    hole = kid.hole or kid.hole_for()
    found = links.setdefault(word, [])
    kind = below.__class__
    if kind is dict or kind is list or kind is tuple:
        if below:
            _walk(hole, below, found, NOTHING, links)
        return
    token = hole.tokens.get(below)
    if token is None:
        token = hole.token(below)
    if token:
        found.append(token)


def _link_value(node: Node, kid: Node, word: str, links: dict[str, list[int]]) -> None:
    """A move names the very word that stands here: it is this one."""
    hole = kid.hole or kid.hole_for()
    token = hole.tokens.get("it")
    if token is None:
        token = hole.tokens["it"] = node.chair.reader.link((*kid.path, f"={HOLE}"), None)
    links.setdefault(word, []).append(token)


def _matches(patterns: tuple[str, ...], raw: Path) -> bool:
    """Does a path of the title's declaration mean this place, or one above a list by seat?"""
    return any(_same(pattern.split("/"), raw) for pattern in patterns)


def _same(pattern: list[str], raw: Path) -> bool:
    return len(pattern) == len(raw) and all(part in ("*", word) for part, word in zip(pattern, raw, strict=True))
