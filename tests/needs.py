"""Optional parts of the machine or the environment: skip without them, unless all are required."""

import os

import pytest


def need(condition: object, reason: str) -> None:
    """Skip the test, or at module level the whole file, unless `condition` holds.

    A developer may lack a browser or a peer library; CI sets REQUIRE_ALL=1, so that a part which
    silently went missing there is a failure and not one more skip nobody reads.
    """
    if condition:
        return
    if os.environ.get("REQUIRE_ALL") == "1":
        pytest.fail(f"REQUIRE_ALL is set, but {reason}", pytrace=False)
    pytest.skip(reason, allow_module_level=True)
