"""The documentation site is built without a warning, tells of every public name and asks nobody else for anything."""

from __future__ import annotations

import importlib.util
import re
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest

import consigliere as cg

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def make_site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_site", ROOT / "docs/make_site.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site(make_site: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `up.py docs` builds it; a warning would have ended the build."""
    build = tmp_path_factory.mktemp("build")
    assert make_site.main(build) == 0
    return build / "site"


class Loaded(HTMLParser):
    """What a page loads by itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        wanted = given.get("href") if tag == "link" else given.get("src")
        if wanted and tag != "a":
            self.found.append(wanted)


def test_every_document_of_the_house_has_a_page(make_site: ModuleType, site: Path) -> None:
    documents = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}

    assert documents <= set(make_site.pages(make_site.nav()))
    for name in make_site.pages(make_site.nav()):
        place = "index.html" if name == "README.md" else re.sub(r"(README)?\.md$", ".html", name)
        assert (site / place.replace("/.html", "/index.html")).exists(), name


def test_the_reference_tells_of_every_public_name(site: Path) -> None:
    page = (site / "api/playing.html").read_text(encoding="utf-8")
    headings = set(re.findall(r"<h2[^>]*>(?:<[^>]+>|\s)*(\w+)", page))

    assert set(cg.__all__) <= headings


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        foreign = [one for one in Loaded(page.read_text(encoding="utf-8")).found if one.startswith(("http", "//"))]
        assert foreign == [], page.name


def test_no_machine_is_named_on_the_site(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert str(ROOT) not in page.read_text(encoding="utf-8"), page.name


def test_a_link_to_nowhere_fails_the_build(
    make_site: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text("# Page\n\n[gone](elsewhere/gone.md)\n")
    monkeypatch.setattr(make_site, "ROOT", tmp_path)
    monkeypatch.setattr(make_site, "nav", lambda: ["page.md"])

    assert make_site.main(tmp_path / "build") == 1
    assert "page.md: there is no elsewhere/gone.md" in capsys.readouterr().err


def test_links_to_files_and_folders_work_on_the_site_too(
    make_site: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "code").mkdir()
    (tmp_path / "code/a.py").write_text("print()")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes/one.md").write_text("# First\n")
    (tmp_path / "page.md").write_text("[code](code/a.py#L1) [all](notes) [S][D] `[S][D]`\n\n```python no-run\n1\n```\n")
    monkeypatch.setattr(make_site, "ROOT", tmp_path)
    monkeypatch.setattr(make_site, "nav", lambda: ["page.md", "notes/one.md"])

    make_site.assemble(tmp_path / "out")

    page = (tmp_path / "out/page.md").read_text()
    assert page == "[code](code/a.py#L1) [all](notes/README.md) \\[S\\]\\[D\\] `[S][D]`\n\n```python\n1\n```\n"
    assert (tmp_path / "out/code/a.py").read_text() == "print()"
    assert (tmp_path / "out/notes/README.md").read_text() == "# Notes\n\n- [First](one.md)\n"
