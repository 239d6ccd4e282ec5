"""What the documentation shows works: its commands exit with 0 and its Python runs.

A fence that says `no-run` after its language is only looked at.
"""

import os
import re
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r" *(?P<marks>`{3,}|~{3,})(?P<info>[^`]*)")


class Block(NamedTuple):
    """One fenced block of a page."""

    page: str
    line: int  # of its first line of content, from 1
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: str, markdown: str) -> Iterator[Block]:
    """The fenced blocks of a page that are meant to run."""
    marks, info, start, content = "", [""], 0, list[str]()
    for number, line in enumerate(markdown.splitlines(), 1):
        fence = FENCE.fullmatch(line)
        if not marks and fence:
            marks, info, start, content = fence["marks"], fence["info"].split() or [""], number + 1, []
        elif marks and fence and fence["marks"].startswith(marks) and not fence["info"].strip():
            if "no-run" not in info:
                yield Block(page, start, info[0], textwrap.dedent("\n".join(content)))
            marks = ""
        elif marks:
            content.append(line)


def commands(block: Block) -> list[list[str]]:
    """The arguments of each `$ consigliere ...` in a console block; a trailing backslash goes on."""
    lines = block.text.replace("\\\n", " ").splitlines()
    shown = [shlex.split(line[2:], comments=True) for line in lines if line.startswith("$ ")]
    return [words[1:] for words in shown if words[:1] == ["consigliere"]]


ALL = [block for page in PAGES for block in blocks(page.relative_to(ROOT).as_posix(), page.read_text("utf-8"))]
CONSOLE = [block for block in ALL if block.language == "console" and commands(block)]
PYTHON = [block for block in ALL if block.language == "python"]


@pytest.mark.parametrize("block", CONSOLE, ids=str)
def test_commands_in_the_docs_exit_with_0(block: Block, tmp_path: Path) -> None:
    quiet = os.environ | {"HOME": str(tmp_path), "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}

    for words in commands(block):
        done = subprocess.run(
            [sys.executable, "-m", "consigliere", *words],
            cwd=tmp_path,
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert done.returncode == 0, f"{block}: consigliere {shlex.join(words)}\n{done.stdout}"


@dataclass
class Notebook:
    """The blocks of one page as they run one after another: what they have defined and written so far."""

    folder: Path
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "__main__"})
    ran: list[Block] = field(default_factory=list)


@pytest.fixture(scope="session")
def notebooks() -> dict[str, Notebook]:
    """The pages opened so far, by name."""
    return {}


@pytest.mark.parametrize("block", PYTHON, ids=str)
def test_python_in_the_docs_runs(
    block: Block,
    notebooks: dict[str, Notebook],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notebook = notebooks.setdefault(block.page, Notebook(tmp_path_factory.mktemp("page")))
    monkeypatch.chdir(notebook.folder)

    # Run what the page shows before this block too: another worker or -k may have taken those tests.
    upto = [b for b in PYTHON if b.page == block.page and b.line <= block.line]
    for b in upto[len(notebook.ran) :]:
        code = compile("\n" * (b.line - 1) + b.text, str(ROOT / b.page), "exec")
        exec(code, notebook.names)
        notebook.ran.append(b)


def test_blocks_are_found_with_their_lines() -> None:
    page = "# T\n```python\na = 1\n```\n- x\n  ~~~console\n  $ consigliere doctor\n  ~~~\n"
    unfit = "```python no-run\n?\n```\n"

    assert list(blocks("p.md", page + unfit)) == [
        Block("p.md", 3, "python", "a = 1"),
        Block("p.md", 7, "console", "$ consigliere doctor"),
    ]


def test_a_longer_fence_holds_a_shorter_one() -> None:
    [block] = blocks("p.md", "````md\n```python\n1\n```\n````\n")

    assert block.text == "```python\n1\n```"


def test_only_our_own_commands_are_run() -> None:
    text = "$ python3 up.py\n$ consigliere play godfather \\\n    --seats 'a, b'  # two\nconsigliere says\n"

    assert commands(Block("p.md", 1, "console", text)) == [["play", "godfather", "--seats", "a, b"]]
