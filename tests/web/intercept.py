"""A stand-in between a page and its table: what the server says can be changed on its way."""

from __future__ import annotations

import json
import re
from typing import Any

from .hands import wait


class Between:
    """Sits on the socket of a page's table and can tell the page other legal moves than the server did."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.told: dict[str, Any] | None = None  # the latest state of the seat, as the server told it
        self.number = 0
        self.socket: Any = None
        page.route_web_socket(re.compile(r"/api/tables/.*/ws$"), self.meet)

    def meet(self, socket: Any) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def heard(raw: str | bytes) -> None:
            frame = json.loads(raw)
            if frame["type"] == "state":
                self.told = frame
            socket.send(raw)

        server.on_message(heard)

    def tell(self, legal: list[str]) -> None:
        """Let the page believe that only these moves are legal, and wait until it does."""
        assert self.told is not None
        self.number += 1
        said = dict(zip(self.told["legal"], self.told["phrases"], strict=True))
        mark = f"#{self.number}#"
        frame = {**self.told, "legal": legal, "phrases": [said[move] for move in legal], "events": [],
                 "prompt": self.told["prompt"] + mark}  # fmt: skip
        self.socket.send(json.dumps(frame))
        wait(self.page, f"document.querySelector('[data-prompt]')?.textContent.includes('{mark}')")
