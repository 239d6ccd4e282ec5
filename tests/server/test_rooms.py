"""The rooms of the server build on one another: words and messages, then the store, then live tables, then HTTP.

Read from the source, so that it stays so.
"""

from __future__ import annotations

import ast
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "consigliere" / "server"
ROOMS = ("", "store", "live", "http")  # each may import those before it


def room_of(module: str) -> str:
    first = module.removeprefix("consigliere.server").strip(".").split(".")[0]
    return first if first in ROOMS else ""


def test_no_room_imports_one_that_builds_on_it() -> None:
    found = []
    for path in SERVER.rglob("*.py"):
        parts = path.relative_to(SERVER).parts
        here = parts[0] if len(parts) > 1 else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = node.module if isinstance(node, ast.ImportFrom) else ""
            if module and module.startswith("consigliere.server"):
                names = [f"{module}.{alias.name}" for alias in node.names]
                worst = max(ROOMS.index(room_of(name)) for name in names)
                if worst > ROOMS.index(here):
                    found.append(f"{path.relative_to(SERVER)}:{node.lineno}: {module}")

    assert found == []


def test_every_room_says_in_one_line_what_it_is_for() -> None:
    for room in ROOMS[1:]:
        about = ast.get_docstring(ast.parse((SERVER / room / "__init__.py").read_text(encoding="utf-8")))
        assert about
        assert "\n" not in about


def test_nobody_but_a_table_itself_assigns_to_its_attributes() -> None:
    found = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in [part for one in targets for part in (one.elts if isinstance(one, ast.Tuple) else [one])]:
                held = target.value if isinstance(target, ast.Attribute) else None
                if "table" in (getattr(held, "id", ""), getattr(held, "attr", "")):
                    found.append(f"{path.relative_to(SERVER)}:{target.lineno}: {ast.unparse(target)}")

    assert found == []
