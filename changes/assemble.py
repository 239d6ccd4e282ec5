"""Move the fragments in changes/ into CHANGELOG.md: `python3 up.py changelog VERSION [DATE]`.

Without a version it only shows what the next section would say.
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

CHANGES = Path(__file__).resolve().parent
CHANGELOG = CHANGES.parent / "CHANGELOG.md"
KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed"}
NAME = re.compile(rf"[a-z0-9-]+\.({'|'.join(KINDS)})\.md")


class BadFragment(ValueError):
    """A file in changes/ that is no fragment; the sentence says why."""


def fragments(folder: Path) -> list[Path]:
    """All fragments in the order of their names; raises BadFragment on a file that cannot be one."""
    found = sorted(path for path in folder.glob("*.md") if path.name != "README.md")
    for path in found:
        if not NAME.fullmatch(path.name):
            raise BadFragment(f"{path.name}: a fragment is called <topic>.<{'|'.join(KINDS)}>.md")
        text = path.read_text(encoding="utf-8").strip()
        if not text or "\n" in text or not text.endswith("."):
            raise BadFragment(f"{path.name}: a fragment is one sentence on one line, with a full stop")
    return found


def section(heading: str, found: list[Path]) -> str:
    """What the changelog says about one release."""
    parts = [f"## {heading}"]
    for kind, title in KINDS.items():
        sentences = [path.read_text(encoding="utf-8").strip() for path in found if path.name.endswith(f".{kind}.md")]
        if sentences:
            parts += [f"### {title}", "\n".join(f"- {sentence}" for sentence in sentences)]
    return "\n\n".join(parts) + "\n"


def release(version: str, date: str, folder: Path, changelog: Path) -> None:
    """Put a section for this version above the older ones, and delete the fragments it was made from."""
    text, found = changelog.read_text(encoding="utf-8"), fragments(folder)
    if not found:
        raise BadFragment("there are no fragments, so there is nothing to release")
    if re.search(rf"^## {re.escape(version)}\b", text, re.M):
        raise BadFragment(f"{changelog.name} has a section {version} already")
    head, _, older = text.partition("\n## ")
    sections = [head, section(f"{version} ({date})", found), *([f"## {older}"] if older else [])]
    changelog.write_text("\n\n".join(part.strip() for part in sections) + "\n", encoding="utf-8")
    for path in found:
        path.unlink()


def main(*args: str) -> int:
    try:
        if not args:
            print(section("Unreleased", fragments(CHANGES)), end="")
        elif not re.fullmatch(r"\d+\.\d+\.\d+", args[0]) or len(args) > 2:
            raise BadFragment("say which version: python3 up.py changelog 1.2.3 [2030-12-31]")
        else:
            release(args[0], args[1] if args[1:] else datetime.now(UTC).date().isoformat(), CHANGES, CHANGELOG)
    except BadFragment as error:
        print(f"changelog: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
