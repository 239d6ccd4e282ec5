"""What every test may ask for."""

from collections.abc import Callable

import pytest

import needs


@pytest.fixture
def need() -> Callable[[object, str], None]:
    """`need(condition, reason)`: skip without an optional part, or fail where REQUIRE_ALL=1 is set."""
    return needs.need
