"""examples/morra, installed for real beside the package under test: what the doors to other packages are proved by."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install_morra(folder: Path) -> dict[str, str]:
    """Install the package into a folder; the environment in which a child process finds it. Needs no network."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index",
               "--no-deps", "--no-build-isolation", "--target", str(folder), str(ROOT / "examples/morra")]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return with_packages(folder)


def with_packages(folder: Path) -> dict[str, str]:
    """The environment of a child process that finds what is installed in `folder`."""
    return os.environ | {"PYTHONPATH": str(folder), "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"}


def offer(folder: Path, group: str, **entries: str) -> None:
    """Write down what an installed package offers: entry points without the code they name."""
    info = folder / f"offer_{group.rpartition('.')[2]}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {info.name.partition('-')[0]}\nVersion: 1.0\n")
    lines = [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
