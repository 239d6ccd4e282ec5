"""Only core changes a match, and nobody changes a position: read from the source, so that it stays so."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "consigliere"
OURS = {"position", "state", "moves", "events", "begun", "header"}
HOLDERS = {"m", "match", "position", "twin", "world"}


def test_nothing_outside_core_assigns_to_a_match_or_a_position() -> None:
    found = []
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(SOURCE / "core") or path.is_relative_to(SOURCE / "games"):  # states clone themselves
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in [part for one in targets for part in (one.elts if isinstance(one, ast.Tuple) else [one])]:
                if isinstance(target, ast.Attribute) and target.attr in OURS:
                    held = target.value
                    name = held.attr if isinstance(held, ast.Attribute) else getattr(held, "id", "")
                    if name in HOLDERS:
                        found.append(f"{path.relative_to(SOURCE)}:{target.lineno}: {ast.unparse(target)}")

    assert found == []
