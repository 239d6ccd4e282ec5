"""Build the documentation site: `python3 up.py docs` writes it to build/site, as plain files that need no server.

Its pages are the Markdown of this repository in the places where they lie, so that every relative link works here, on
the code host and on the site alike. Only the API reference is made anew, from docstrings. A link that leads nowhere,
or any other warning, fails the build.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import consigliere
from consigliere.core import registry

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
LINK = re.compile(r"(?<=\]\()(?P<to>[^)\s#]+)(?=[)#])|(?<=src=\")(?P<src>[^\"]+)(?=\")")
FENCE = re.compile(r"^( *(?:`{3,}|~{3,})\w+) .*$", re.M)
SOURCE = re.compile(r"(?P<code>```.*?```|`[^`\n]*`)|\[(?P<tag>[SPRD]\b[^]\[]*)\](?!\()", re.S)  # as in [S] [D-28]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")

GUIDES = ("docs/adding_a_game.md", "docs/adding_a_bot.md", "examples/morra/README.md", "docs/correcting_a_value.md",
          "CONTRIBUTING.md")  # fmt: skip
TRAINING = tuple(f"docs/training/{name}.md" for name in ("README", "achaja", "condottiere", "godfather", "la_famiglia"))
INSIDE = ("docs/architecture.md", "docs/fairness.md", "docs/protocol.md", "docs/operating.md", *TRAINING)

#: pages of the API reference beside the one of the names that `import consigliere` gives
API = {
    "bots": ("For bots", "What a bot is made from; [adding a bot](../docs/adding_a_bot.md) tells how.", (
        "consigliere.bots.base", "consigliere.bots.asking", "consigliere.core.position.Worlds",
        "consigliere.core.position.worlds", "consigliere.core.chance",
    )),
    "games": ("For games", "What a game is made from; [adding a game](../docs/adding_a_game.md) tells how.", (
        "consigliere.core.game", "consigliere.core.flow", "consigliere.core.steps", "consigliere.core.event",
        "consigliere.core.refusal", "consigliere.core.options", "consigliere.core.data", "consigliere.core.words",
        "consigliere.core.rulebook", "consigliere.core.save",
    )),
    "arena": ("Matches between bots", "Bots against bots: one match, many matches, and what they mean.", (
        "consigliere.arena.match", "consigliere.arena.tournament", "consigliere.arena.rating",
        "consigliere.arena.bench.run",
    )),
}  # fmt: skip


class BrokenLink(ValueError):
    """A link in a page that leads nowhere."""


def title(page: Path) -> str:
    """The first heading of a page."""
    return next(line[2:] for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("# "))


def listed(folder: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).glob("*.md"))


def rulebooks() -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "src/consigliere/games").glob("*/RULES.md"))


def nav() -> list[dict[str, Any]]:
    """The table of contents; titles are the pages' own."""
    named = {"Rules": [*rulebooks(), "docs/glossary.md"], "Rulings": listed("docs/rulings"), "How it is built": INSIDE,
             "Decisions": listed("docs/decisions")}  # fmt: skip
    parts: list[dict[str, Any]] = [{"Consigliere": "README.md"}, {"Guides": list(GUIDES)}]
    parts += [{name: list(pages)} for name, pages in named.items()]
    api = [{"Playing": "api/playing.md"}, *({head: f"api/{name}.md"} for name, (head, _, _) in API.items())]
    return [*parts, {"API reference": api}, {"Changes": "CHANGELOG.md"}]


def pages(part: Any) -> Iterator[str]:
    """All pages in a table of contents."""
    if isinstance(part, str):
        yield part
    else:
        for inner in part.values() if isinstance(part, dict) else part:
            yield from pages(inner)


def config() -> dict[str, Any]:
    """What mkdocs.yml would say. Fonts of others are not fetched, and the site works from a folder too."""
    handler = {
        "paths": [str(ROOT / "src")],
        "options": {
            "show_source": False,
            "show_root_heading": True,
            "heading_level": 2,
            "members_order": "source",
            "merge_init_into_class": True,
            "show_labels": False,
            "separate_signature": True,
            "show_signature_annotations": True,
            "show_if_no_docstring": True,
        },
    }
    return {
        "site_name": "Consigliere",
        "site_description": "The adviser at the table: board games as readable rules, fast engines and honest bots",
        "docs_dir": "pages",
        "site_dir": "site",
        "use_directory_urls": False,
        "theme": {
            "name": "material",
            "font": False,
            "features": ["navigation.sections", "navigation.top", "toc.follow"],
            "palette": [
                {"media": "(prefers-color-scheme: light)", "scheme": "default"},
                {"media": "(prefers-color-scheme: dark)", "scheme": "slate"},
            ],
        },
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": handler}}}],
        "markdown_extensions": ["attr_list", "tables", {"toc": {"permalink": True}}, "pymdownx.highlight",
                                "pymdownx.superfences"],
        "nav": nav(),
    }  # fmt: skip


def playing() -> str:
    """The page of the names that `import consigliere` gives: functions first, then classes."""
    about = "All that `import consigliere as cg` gives: `cg.new`, `cg.Match` and so on."
    things = [public(name) for name in consigliere.__all__]
    things.sort(key=lambda thing: (isinstance(thing, type), thing.__name__.lower()))
    return "\n\n".join(["# Playing", about, *map(entry, things)]) + "\n"


def public(name: str) -> Any:
    """What a public name stands for; a package that can be called stands for the function that it calls."""
    thing = getattr(consigliere, name)
    return getattr(registry, name) if isinstance(thing, ModuleType) else thing


def entry(thing: Any) -> str:
    """What the reference says about a function or class."""
    path = f"{thing.__module__}.{thing.__qualname__}"
    if path in sys.modules:  # a function in a package, beside a module of the same name
        signature = f"{thing.__name__}{inspect.signature(thing)}".replace("'", "")
        return f"## {thing.__name__}\n\n```python\n{signature}\n```\n\n{inspect.getdoc(thing)}"
    return f"::: {path}\n    options:\n      show_root_full_path: false"


def reference(heading: str, about: str, names: Iterable[str]) -> str:
    """A page of the API reference."""
    return "\n\n".join([f"# {heading}", about, *(f"::: {name}" for name in names)]) + "\n"


def assemble(target: Path) -> None:
    """Put all pages and what they show into one folder, each where it lies in the repository."""
    shutil.rmtree(target, ignore_errors=True)
    (target / "api").mkdir(parents=True)
    (target / "api/playing.md").write_text(playing(), encoding="utf-8")
    for name, page in API.items():
        (target / f"api/{name}.md").write_text(reference(*page), encoding="utf-8")
    for name in pages(nav()):
        if not name.startswith("api/"):
            place = target / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(carried(name, target), encoding="utf-8")


def carried(name: str, target: Path) -> str:
    """The text of a page for the site; files it shows are copied, and folders it names get a list of their pages."""

    def lead(link: re.Match[str]) -> str:
        to = link.group()
        if ":" in to:
            return to
        place = (ROOT / name).parent / to
        inside = os.path.relpath(place, ROOT)
        if not place.exists() or inside.startswith(".."):
            raise BrokenLink(f"{name}: there is no {to}")
        if place.is_dir():
            list_pages(inside, target)
            return f"{to.rstrip('/')}/README.md"
        if inside not in set(pages(nav())):
            (target / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(place, target / inside)
        return to

    text = FENCE.sub(r"\1", (ROOT / name).read_text(encoding="utf-8"))
    text = SOURCE.sub(lambda found: found["code"] or rf"\[{found['tag']}\]", text)  # two tags are not a link
    return LINK.sub(lead, text)


def list_pages(folder: str, target: Path) -> None:
    """A page that lists the pages of a folder."""
    lines = [f"- [{title(ROOT / page)}]({Path(page).name})" for page in listed(folder)]
    place = target / folder / "README.md"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("\n".join([f"# {Path(folder).name.capitalize()}", "", *lines]) + "\n", encoding="utf-8")


def main(build: Path = BUILD) -> int:
    build.mkdir(parents=True, exist_ok=True)
    try:
        assemble(build / "pages")
    except BrokenLink as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    (build / "mkdocs.yml").write_text(json.dumps(config(), indent=1), encoding="utf-8")
    shutil.rmtree(build / "site", ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(build / "mkdocs.yml")]
    done = subprocess.run(command, cwd=build, check=False, capture_output=True, text=True)
    if done.returncode:
        print(COLOUR.sub("", done.stdout + done.stderr), file=sys.stderr)
        return 1
    print(
        f"docs: open {build / 'site/index.html'}; to search in it, serve it: python3 -m http.server -d {build / 'site'}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
