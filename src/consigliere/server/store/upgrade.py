"""Games begun under an older version of the rules: played on if they replay to equal states, else kept as they are."""

from __future__ import annotations

import json

from consigliere.core.match import begin
from consigliere.core.options import BadOption
from consigliere.core.record import Header
from consigliere.core.refusal import IllegalMove
from consigliere.core.registry import game as find_game
from consigliere.core.save import digest_of
from consigliere.server.store.bus import Notice
from consigliere.server.store.database import Conflict
from consigliere.server.store.log import moves_of
from consigliere.server.store.rows import MatchChange
from consigliere.server.store.store import Loaded, Store


async def bring_up_to_date(store: Store, loaded: Loaded) -> tuple[Loaded, str]:
    """The table as this server can play it, or the code of the reason why it cannot."""
    row = loaded.match
    try:
        game = find_game(row.game)
    except BadOption:
        return _shelved(loaded), "rules_changed"
    if loaded.snapshot is None or row.rules == game.rules_version:
        return loaded, ""
    if row.state != "running":
        return _shelved(loaded), "rules_changed"
    header = Header(row.game, game.rules_version, row.players, row.options,
                    bytes.fromhex(row.seed or ""), data=row.components)  # fmt: skip
    rows = await store.entries_after(row.id, -1)
    body = json.loads(loaded.snapshot.body)
    try:
        match = begin(header)
        upto = [one for one in rows if one.seq <= loaded.snapshot.seq]
        for seat, move in moves_of(upto):
            match.play(seat, move)
        if digest_of(match.game.save(match.state)) != body["digest"]:
            return _shelved(loaded), "rules_changed"
        for one in loaded.entries:
            match.play(one.mover, one.text)
    except (IllegalMove, ValueError, KeyError, TypeError):
        return _shelved(loaded), "rules_changed"
    try:
        notice = Notice(row.id, 0, "table", "upgrade")
        await store.change(notice, row.version, MatchChange(rules=game.rules_version), {})
    except Conflict:
        pass  # another worker has just done the same
    fresh = await store.load(row.id)
    assert fresh is not None
    return fresh, ""


def _shelved(loaded: Loaded) -> Loaded:
    """Without its position: this program cannot set it up."""
    return Loaded(loaded.match, loaded.seats)
