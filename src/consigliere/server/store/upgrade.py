"""Which components and rules a stored table is played with.

It keeps the component file it began with, whatever is shipped now. If it was begun under an older version of the
rules it is played on if it replays to equal states, else it is kept as it is.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any, NamedTuple

from msgspec import UNSET

from consigliere.core.data import BadData
from consigliere.core.game import Game
from consigliere.core.match import Match, begin
from consigliere.core.options import BadOption
from consigliere.core.position import Position
from consigliere.core.record import Header
from consigliere.core.refusal import IllegalMove
from consigliere.core.registry import game as find_game
from consigliere.core.save import canonical, digest_of
from consigliere.server.store.bus import Notice
from consigliere.server.store.database import Conflict
from consigliere.server.store.log import moves_of
from consigliere.server.store.rows import MatchChange, MatchRow, SnapshotRow
from consigliere.server.store.store import Loaded, Store


class Playable(NamedTuple):
    """A stored table as this server can play it."""

    loaded: Loaded
    data: str | None = None  # the text of its component file, if that is not the shipped one
    frozen: str = ""  # why it cannot go on, as a refusal code
    reason: str = ""  # the same for the operator's log


class Unplayable(Exception):
    """Why this program cannot play a stored table on."""


async def bring_up_to_date(store: Store, loaded: Loaded) -> Playable:
    """The table as this server can play it; what it cannot play comes without its position."""
    row = loaded.match
    try:
        game = find_game(row.game)
        data = await _own_components(store, loaded, game)
        if row.rules == game.rules_version:
            return Playable(loaded, data)
        match = await _replayed(store, loaded, game, data)
    except (Unplayable, BadOption, BadData, IllegalMove, ValueError, KeyError, TypeError) as error:
        reason = f"{type(error).__name__}: {error}"
        return Playable(Loaded(row, loaded.seats), None, "rules_changed", reason)
    start = UNSET if match.begun is None else match.begun.save()
    with contextlib.suppress(Conflict):  # another worker has just done the same
        change = MatchChange(rules=game.rules_version, options=dict(match.header.options), position=start)
        await store.change(Notice(row.id, 0, "table", "upgrade"), row.version, change, {})
    fresh = await store.load(row.id)
    assert fresh is not None
    return Playable(fresh, data)


async def foreign_components(store: Store, row: MatchRow) -> str | None:
    """The text of a table's component file if it is of no version of ours."""
    try:
        game = find_game(row.game)
    except BadOption:
        return None
    ours = {game.shipped_data.digest, *(older.components for older in game.older.values())}
    return None if row.components is None or row.components in ours else await store.component_text(row.components)


async def _own_components(store: Store, loaded: Loaded, game: Game[Any]) -> str | None:
    """The text of the table's component file, if that is not the shipped one."""
    digest = loaded.match.components
    if digest == game.shipped_data.digest:
        return None
    text = None if digest is None else await store.component_text(digest)
    if text is None:
        raise Unplayable("its component file is not known")
    return text


async def _replayed(store: Store, loaded: Loaded, game: Game[Any], data: str | None) -> Match[Any]:
    """The game played through under today's rules, which must come out where it stood; its snapshots are made anew."""
    row, snapshot = loaded.match, loaded.snapshot
    known = row.rules in game.older  # else we can only try whether the new rules read the same log alike
    header = Header(row.game, row.rules if known else game.rules_version, row.players, row.options,
                    bytes.fromhex(row.seed or "00" * 32), (), row.components or "", data, row.position)  # fmt: skip
    match = begin(header)
    if snapshot is None:
        return match
    entries = await store.entries_after(row.id, -1)
    anew = []
    for old in await store.snapshots_of(row.id):
        moves = moves_of([entry for entry in entries if entry.seq <= old.seq])
        if match.moves != moves[: len(match.moves)]:  # some were taken back
            match = begin(header)
        for seat, move in moves[len(match.moves) :]:
            match.play(seat, move)
        anew.append(_saved_today(old, match.position))
    if not _agrees(snapshot, match.position):
        raise Unplayable("under the rules of today its moves lead elsewhere")
    for entry in loaded.entries:
        match.play(entry.mover, entry.text)
    await store.replace_snapshots(anew)
    return match


def _saved_today(old: SnapshotRow, position: Position[Any]) -> SnapshotRow:
    """A snapshot with its position as today's rules save it; an older one may have kept less."""
    saved = position.save()
    body = json.loads(old.body) | {"state": saved, "digest": digest_of(saved)}
    return SnapshotRow(match=old.match, seq=old.seq, rules=position.game.rules_version, body=canonical(body))


def _agrees(snapshot: SnapshotRow, position: Position[Any]) -> bool:
    """Is this the position of a snapshot, as the version that wrote it would have saved it?"""
    saved: Any = position.save()
    if snapshot.rules in position.game.older:
        saved = position.game.downgrade(position.rules, snapshot.rules, saved)
    return bool(digest_of(saved) == json.loads(snapshot.body)["digest"])
