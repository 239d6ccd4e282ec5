"""Structured logs: what happened, never what is in anybody's hand. No tokens, links, names, moves or chat."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

FORBIDDEN = ("token", "link", "seed", "move", "view", "text", "hand", "cookie", "email", "hook", "name")


def _guard(_logger: Any, _method: str, event: Any) -> Any:
    """A last line of defence: a key that may carry a secret never gets out, whoever logs it."""
    for key in FORBIDDEN:
        if key in event:
            event[key] = "withheld"
    return event


def setup(level: str = "INFO", json_lines: bool | None = None) -> None:
    """Lines for people on a terminal, JSON for everything else."""
    as_json = not sys.stderr.isatty() if json_lines is None else json_lines
    # where something went wrong, never what was in the variables there: they hold hands and tokens
    traces = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    last: list[Any] = [traces, structlog.processors.JSONRenderer()] if as_json else [plain]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _guard,
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def logger() -> Any:
    return structlog.get_logger()
