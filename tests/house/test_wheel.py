"""The wheel carries the browser client: whoever installs it needs no node. Only with CONSIGLIERE_FULL=1."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]


if os.environ.get("CONSIGLIERE_FULL") == "1":  # it asks a package index, which tests do not

    def test_a_fresh_environment_without_node_serves_the_page(tmp_path: Path) -> None:
        subprocess.run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", tmp_path, ROOT], check=True)
        [wheel] = tmp_path.glob("*.whl")
        fresh = tmp_path / "fresh"
        subprocess.run([sys.executable, "-m", "venv", fresh], check=True)
        subprocess.run([fresh / "bin/pip", "install", "--quiet", wheel], check=True)
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        command = [fresh / "bin/consigliere", "serve", "--port", str(port), "--db", f"sqlite:///{tmp_path}/t.db"]
        server = subprocess.Popen(command, cwd=tmp_path, env={"PATH": str(fresh / "bin"), "HOME": str(tmp_path)})
        try:
            for _ in range(300):
                try:
                    page = urllib.request.urlopen(url).read().decode()
                    break
                except OSError:
                    time.sleep(0.1)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None
            assert urllib.request.urlopen(url + script.group(1)).status == 200
        finally:
            server.terminate()
            server.wait(20)
