"""Structured logs: what happened, never what is in anybody's hand. No tokens, links, names, moves or chat."""

from __future__ import annotations

import contextlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import structlog

FORBIDDEN = ("token", "link", "seed", "move", "view", "text", "hand", "cookie", "email", "hook", "name")


def _guard(_logger: Any, _method: str, event: Any) -> Any:
    """A last line of defence: a key that may carry a secret never gets out, whoever logs it."""
    for key in FORBIDDEN:
        if key in event:
            event[key] = "withheld"
    return event


class Unfailing:
    """Where lines go. A log that cannot be written, because the disk is full, must not end what is being done."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError, ValueError):
            return self.stream.write(text)
        return 0

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.stream.flush()


class Lines(logging.Formatter):
    """What the libraries below us say, in the form of our own lines; a trace shows no variables."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"event": record.getMessage(), "logger": record.name, "level": record.levelname.lower()}
        if record.exc_info:
            told["exception"] = "".join(traceback.format_exception(*record.exc_info))
        told["timestamp"] = datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")
        return json.dumps(told) if _as_json() else f"{told['event']}\n{told.get('exception', '')}".rstrip()


def for_libraries(level: str = "WARNING") -> dict[str, Any]:
    """The configuration of Python's own logging, in every worker."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {"uvicorn": {"level": level}, "uvicorn.error": {"level": level}},
    }


def _as_json() -> bool:
    return not sys.stderr.isatty()


def setup(level: str = "INFO", json_lines: bool | None = None) -> None:
    """Lines for people on a terminal, JSON for everything else."""
    as_json = _as_json() if json_lines is None else json_lines
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
        logger_factory=structlog.PrintLoggerFactory(Unfailing(sys.stderr)),  # type: ignore[arg-type]
        cache_logger_on_first_use=False,
    )


def logger() -> Any:
    return structlog.get_logger()
