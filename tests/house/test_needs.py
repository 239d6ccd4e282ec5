"""A missing optional part is a skip for a developer and a failure where everything is required."""

import pytest

from needs import need


def test_what_is_there_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_ALL", "1")

    need(True, "nothing is missing")


def test_what_is_missing_skips_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REQUIRE_ALL", raising=False)

    with pytest.raises(pytest.skip.Exception, match="no browser"):
        need(False, "no browser")


def test_what_is_missing_fails_when_all_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_ALL", "1")

    with pytest.raises(pytest.fail.Exception, match="no browser"):
        need(False, "no browser")
