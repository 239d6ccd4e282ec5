"""Nothing in the repository ties it to one machine, and nothing in it has grown out of hand."""

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "src" / "consigliere").rglob("*.py"))
LOCKS = ("requirements.lock", "requirements-dev.lock")
UNTRACKED = {".git", ".venv", ".hypothesis", "__pycache__", "node_modules", "build", "dist", "mutants"}

# Put together from pieces, so that this file does not contain what it forbids.
HOSTS = ("pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "mirror.com", "yarn" + "pkg.com")
FORBIDDEN = {
    "a path of one machine": re.compile(
        r"(?<![\w.~-])/(?:work|root)" + r"/|(?<![\w.~-])/(?:home|Users)" + r"/[\w.-]+/|\b[A-Z]:\\Users\\\w"
    ),
    "a package registry": re.compile("|".join(map(re.escape, HOSTS)) + r"|https?://[^\s\"'`<>]+/simple\b"),
}


def repository_files() -> list[Path]:
    """What is or would be committed: git's word where there is one, else all but by-products."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        listed = ""  # an unpacked archive, or no git at all
    files = [ROOT / name for name in listed.split("\0") if name]
    return sorted(file for file in files or walk(ROOT) if file.is_file() and not file.is_symlink())


def walk(folder: Path) -> Iterator[Path]:
    """Every file below `folder` outside environments, caches and build outputs."""
    for parent, folders, names in os.walk(folder):
        folders[:] = [f for f in folders if f not in UNTRACKED and not f.endswith(("_cache", ".egg-info"))]
        yield from (Path(parent, name) for name in names)


def complaints(text: str) -> list[str]:
    """Every forbidden thing in `text`, as "line: what"."""
    return [
        f"{number}: {what}: {found.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if (found := pattern.search(line))
    ]


def lock_entries(name: str) -> list[str]:
    """The requirements of a lock, each with its hashes joined to one line."""
    return (ROOT / name).read_text("utf-8").replace("\\\n", " ").splitlines()


def test_files_name_no_machine_and_no_registry() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): wrong
        for file in repository_files()
        if (wrong := complaints(file.read_bytes().decode("utf-8", "replace")))
    }

    assert found == {}


@pytest.mark.parametrize(
    "planted",
    [
        "see /" + "work/main/notes",
        'open("/' + 'root/.cache")',
        "cd /" + "home/anna/games",
        "file:///" + "home/anna/games",
        "C:" + r"\Users\anna",
        "index-url = https://" + HOSTS[0] + "/simple",
        "https://mirror.example/" + "simple/",
        "from files." + HOSTS[1],
        '"resolved": ' + '"https://registry.' + HOSTS[2] + '/svelte"',
    ],
)
def test_a_planted_complaint_is_found(planted: str) -> None:
    assert complaints(planted)


@pytest.mark.parametrize(
    "harmless", ["docs/" + "work/plan.md", "~/home/x/y", "a simple rule", "https://example.org/root"]
)
def test_a_harmless_line_passes(harmless: str) -> None:
    assert complaints(harmless) == []


def test_no_file_is_larger_than_a_megabyte() -> None:
    assert [file.name for file in repository_files() if file.stat().st_size > 2**20] == []


def test_every_module_has_a_docstring() -> None:
    silent = [m for m in MODULES if not ast.get_docstring(ast.parse(m.read_text("utf-8")))]

    assert [m.relative_to(ROOT).as_posix() for m in silent] == []


def test_no_module_is_longer_than_500_lines() -> None:
    long = [m for m in MODULES if len(m.read_text("utf-8").splitlines()) > 500]

    assert [m.relative_to(ROOT).as_posix() for m in long] == []


@pytest.mark.parametrize("name", LOCKS)
def test_every_entry_of_a_lock_is_pinned_and_hashed(name: str) -> None:
    entry = re.compile(r"[a-z0-9-]+==[\w.+]+( ; [^:]+?)?( +--hash=sha256:[0-9a-f]{64})+ *")

    assert lock_entries(name)
    assert [line for line in lock_entries(name) if not entry.fullmatch(line)] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_host(name: str) -> None:
    assert "://" not in (ROOT / name).read_text("utf-8")


def test_developers_run_what_users_run() -> None:
    users, developers = map(set, map(lock_entries, LOCKS))

    assert users <= developers


def test_the_locks_know_every_dependency() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [pyproject["project"]["dependencies"], pyproject["dependency-groups"]["dev"]]

    for name, requirements in zip(LOCKS, asked, strict=True):
        locked = {line.split("==")[0] for line in lock_entries(name)}
        wanted = {re.match(r"[\w.-]+", r).group().lower().replace("_", "-") for r in requirements}
        assert wanted <= locked, f"{name} is older than pyproject.toml; see there how to write it anew"
