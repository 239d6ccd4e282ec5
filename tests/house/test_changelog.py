"""The changelog is put together from small files, and nobody's sentence gets lost on the way."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
HEAD = "# Changelog\n\nWhat people can notice.\n"


@pytest.fixture(scope="module")
def assemble() -> ModuleType:
    spec = importlib.util.spec_from_file_location("assemble", ROOT / "changes/assemble.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "README.md").write_text("How to write one.")
    (tmp_path / "winter.fixed.md").write_text("Winter fell.\n")
    (tmp_path / "maps.added.md").write_text("Maps came.\n")
    (tmp_path / "bots.added.md").write_text("Bots came.")
    return tmp_path


def test_the_fragments_of_this_repository_fit(assemble: ModuleType) -> None:
    assert assemble.section("Next", assemble.fragments(ROOT / "changes")).startswith("## Next")


def test_a_release_moves_the_sentences_above_the_older_ones(assemble: ModuleType, folder: Path) -> None:
    changelog = folder / "CHANGELOG"
    changelog.write_text(f"{HEAD}\n## 0.9.0 (2030-01-01)\n\n### Added\n\n- Dice.\n")

    assemble.release("1.0.0", "2030-12-31", folder, changelog)

    assert changelog.read_text() == (
        f"{HEAD}\n## 1.0.0 (2030-12-31)\n\n### Added\n\n- Bots came.\n- Maps came.\n\n### Fixed\n\n- Winter fell.\n"
        "\n## 0.9.0 (2030-01-01)\n\n### Added\n\n- Dice.\n"
    )
    assert [path.name for path in sorted(folder.glob("*.md"))] == ["README.md"]


def test_the_first_release_needs_no_older_one(assemble: ModuleType, folder: Path) -> None:
    changelog = folder / "CHANGELOG"
    changelog.write_text(HEAD)

    assemble.release("0.1.0", "2030-12-31", folder, changelog)

    assert changelog.read_text().startswith(f"{HEAD}\n## 0.1.0 (2030-12-31)\n")


def test_nothing_is_released_twice_and_nothing_is_no_release(assemble: ModuleType, folder: Path) -> None:
    changelog = folder / "CHANGELOG"
    changelog.write_text(f"{HEAD}\n## 1.0.0 (2030-12-31)\n")

    with pytest.raises(assemble.BadFragment, match=r"1\.0\.0 already"):
        assemble.release("1.0.0", "2031-01-01", folder, changelog)
    with pytest.raises(assemble.BadFragment, match="nothing to release"):
        assemble.release("1.0.1", "2031-01-01", ROOT / "src", changelog)

    assert len(list(folder.glob("*.md"))) == 4


@pytest.mark.parametrize(
    ("name", "text"),
    [("winter.md", "It fell."), ("winter.broken.md", "It fell."), ("winter.fixed.md", ""),
     ("winter.fixed.md", "It fell"), ("winter.fixed.md", "It fell.\nHard.")],
)  # fmt: skip
def test_what_is_no_fragment_is_refused(assemble: ModuleType, tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)

    with pytest.raises(assemble.BadFragment, match=name):
        assemble.fragments(tmp_path)


def test_every_release_of_the_changelog_says_something() -> None:
    sections = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1:]

    assert sections
    assert all("\n- " in section for section in sections)
