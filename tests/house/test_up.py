"""`up.py` installs once, repairs what was interrupted, and says in one sentence what went wrong."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script in an empty checkout, where set-up commands and hand-overs are only noted down."""
    checkout = tmp_path / "up.py"
    checkout.write_bytes((Path(__file__).parents[2] / "up.py").read_bytes())
    for name in ("requirements.lock", "requirements-dev.lock", "pyproject.toml"):
        (tmp_path / name).write_text(name)
    spec = importlib.util.spec_from_file_location("up_in_a_checkout", checkout)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ran = []

    def note(_failure: str, *command: str | Path) -> None:
        module.ran.append([str(word) for word in command])
        module.BIN.mkdir(parents=True, exist_ok=True)
        module.PYTHON.touch()

    monkeypatch.setattr(module, "quietly", note)
    monkeypatch.setattr(module, "become", lambda *command: [str(word) for word in command])
    monkeypatch.setattr(module.shutil, "which", lambda _: None)
    for name in ("UV_PYTHON_DOWNLOADS", "PIP_DISABLE_PIP_VERSION_CHECK", "PYTHONPATH"):
        monkeypatch.setenv(name, "restored after the test")
    monkeypatch.chdir(tmp_path)
    return module


def locks_installed(up: ModuleType) -> list[str]:
    return [Path(command[command.index("-r") + 1]).name for command in up.ran if "-r" in command]


def test_other_words_are_passed_on(up: ModuleType) -> None:
    assert up.main("play", "godfather") == [str(up.BIN / "consigliere"), "play", "godfather"]


def test_without_words_the_table_opens_in_the_browser(up: ModuleType) -> None:
    assert up.main() == [str(up.BIN / "consigliere"), "serve", "--open"]


def test_the_client_is_built_once_and_again_when_its_source_changed(
    up: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(up.shutil, "which", lambda name: "npm" if name == "npm" else None)
    (up.WEB / "src").mkdir(parents=True)
    (up.WEB / "src" / "main.ts").write_text("1")
    (up.WEB / "package-lock.json").write_text("{}")
    up.STATIC.mkdir(parents=True)

    def builds() -> int:
        up.main("serve")
        return sum(command[:2] == ["npm", "run"] for command in up.ran)

    assert [builds(), builds()] == [1, 1]
    (up.WEB / "src" / "main.ts").write_text("2")
    assert builds() == 2
    assert sum(command[:2] == ["npm", "ci"] for command in up.ran) == 1, "its packages are installed once"


def test_the_second_start_installs_nothing(up: ModuleType) -> None:
    up.main()
    up.main("play")

    assert locks_installed(up) == ["requirements.lock"]


def test_tests_bring_the_same_environment_up_to_the_dev_lock(up: ModuleType) -> None:
    up.main()
    up.main("test")
    up.main()

    assert locks_installed(up) == ["requirements.lock", "requirements-dev.lock"]
    assert sum("venv" in command for command in up.ran) == 1


def test_a_changed_lock_is_installed(up: ModuleType) -> None:
    up.main()
    up.RUNTIME.write_text("newer")
    up.main()

    assert locks_installed(up) == ["requirements.lock"] * 2


def test_an_interrupted_set_up_is_made_anew(up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    up.main()
    with monkeypatch.context() as patch:
        patch.setattr(up, "quietly", interrupt)
        with pytest.raises(KeyboardInterrupt):
            up.main("test")
    assert not up.STAMP.exists()

    up.main("test")

    assert sum("venv" in command for command in up.ran) == 2


def test_uv_installs_where_it_is_found(up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(up.shutil, "which", lambda _: "uv")
    up.main()

    assert [command[0] for command in up.ran] == [sys.executable, "uv", "uv"]


def test_check_stops_at_the_first_failure(up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called = []

    def call(command: list[str | Path]) -> int:
        called.append(command[2:])
        return 7 if len(called) == 2 else 0

    monkeypatch.setattr(up.subprocess, "call", call)
    monkeypatch.setenv("REQUIRE_ALL", "0")

    assert up.main("check") == 7
    assert called == [["ruff", "format", "--check"], ["ruff", "check"]]


@pytest.mark.parametrize(
    ("word", "script"),
    [("docs", "docs/make_site.py"), ("changelog", "changes/assemble.py"), ("golden", "tests/golden/make.py")],
)
def test_a_tool_of_the_house_runs_in_the_development_environment(up: ModuleType, word: str, script: str) -> None:
    command = up.main(word, "1.2.3")

    assert command == [str(up.PYTHON), *up.TOOLS[word], "1.2.3"]
    assert Path(script).stem in command[-2]
    assert (Path(__file__).parents[2] / script).exists()
    assert locks_installed(up) == ["requirements-dev.lock"]


@pytest.mark.parametrize(("npm", "required", "checked"), [("npm", "0", True), (None, "1", True), (None, "0", False)])
def test_check_looks_at_the_client_where_npm_is_there_or_everything_is_required(
    up: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    npm: str | None,
    required: str,
    checked: bool,
) -> None:
    called = []
    monkeypatch.setattr(up.subprocess, "call", lambda command: called.append([str(word) for word in command]) or 0)
    monkeypatch.setattr(up, "get_npm", lambda: Path(sys.executable))  # it knows no "run"; what it says is heard
    monkeypatch.setattr(up.shutil, "which", lambda name: npm if name == "npm" else None)
    monkeypatch.setenv("REQUIRE_ALL", required)
    up.WEB.mkdir()
    (up.WEB / "package-lock.json").write_text("{}")

    code = up.main("check")

    assert (code != 0) == checked, "the linter failed, where there was one"
    assert ("run" in capfd.readouterr().out) == checked
    assert any(command[1:3] == ["run", "test"] for command in called) == checked


def test_types_are_written_where_the_client_reads_them(up: ModuleType) -> None:
    command = up.main("types")

    assert command[1:] == ["-m", "consigliere.server.http.typescript", str(up.WEB / "src" / "lib" / "protocol.ts")]


def test_a_failure_is_one_sentence(up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the real `quietly`

    with pytest.raises(SystemExit) as left:
        up.quietly("no luck", sys.executable, "-c", "import sys; print('noise'); sys.exit('why')")

    assert left.value.code == "up.py: no luck (why); the next start tries again."
