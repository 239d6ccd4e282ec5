"""What other packages bring: found by entry point, tried, and left out with a reason if it does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from consigliere.core.brought import brought
from guest_game import offer


def callable_only(name: str, found: Any) -> Any:
    if not callable(found):
        raise TypeError(f"{name} cannot be called")
    return found


def test_what_fits_is_found_and_what_does_not_has_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "some.group", loads="json:loads", away="nowhere:it", pi="math:pi", mine="json:dumps")
    monkeypatch.syspath_prepend(tmp_path)

    result = brought("some.group", ["mine"], callable_only)

    assert list(result.found) == ["loads"]
    assert result.broken == {
        "away": "nowhere:it: ModuleNotFoundError: No module named 'nowhere'",
        "mine": "json:dumps: ValueError: the name is taken",
        "pi": "math:pi: TypeError: pi cannot be called",
    }


def test_an_empty_group_brings_nothing() -> None:
    assert brought("nobody.offers.this", [], callable_only) == ({}, {})
