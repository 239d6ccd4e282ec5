"""What every test may ask for."""

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

import needs

# the same examples every time, and new ones where everything is asked for
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("full", deadline=None)
settings.load_profile("full" if os.environ.get("CONSIGLIERE_FULL") == "1" else "steady")


@pytest.fixture
def need() -> Callable[[object, str], None]:
    """`need(condition, reason)`: skip without an optional part, or fail where REQUIRE_ALL=1 is set."""
    return needs.need
