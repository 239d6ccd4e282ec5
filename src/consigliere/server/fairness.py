"""Where the seed of a match comes from, so that neither the server nor any player can choose it.

1. When a table is made the server draws 32 bytes and publishes their SHA-256: the *commitment*.
2. Each person adds a contribution when sitting down, after having seen the commitment. Nobody knows the server's bytes
   at that time.
3. At the start the seed is the SHA-256 over the server's bytes and all contributions in order of seats, and the
   SHA-256 of this seed, the *seed commitment*, is published before the first shuffle.
4. At the end the server's bytes and the seed are revealed; the proof can be checked with a few lines of any language.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

PREFIX = b"consigliere seed 1\n"


def new_server_seed() -> str:
    return secrets.token_bytes(32).hex()


def commitment(seed: str) -> str:
    """What is published of a secret before it is revealed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def mix(server_seed: str, contributions: Sequence[str]) -> bytes:
    """The seed. Contributions stand in order of seats; a seat without one counts as the empty text."""
    told = json.dumps(list(contributions), ensure_ascii=True, separators=(",", ":")).encode()
    return hashlib.sha256(PREFIX + bytes.fromhex(server_seed) + told).digest()


def proof(server_seed: str, seed: str | None, contributions: Sequence[str], over: bool) -> dict[str, Any]:
    """What anybody may know about the chance of a table now: everything once it is over."""
    found: dict[str, Any] = {"commitment": commitment(server_seed), "seed_commitment": None}
    if seed is not None:
        found["seed_commitment"] = commitment(seed)
        found["contributions"] = list(contributions)
    if over:
        found["server_seed"] = server_seed
        found["seed"] = seed
    return found


def check(told: Mapping[str, Any], seed: bytes | None = None) -> list[str]:
    """Everything that is wrong with a proof of a finished table; [] if it holds."""
    try:
        server, contributions = told["server_seed"], told["contributions"]
        wrong = []
        if commitment(server) != told["commitment"]:
            wrong.append("the commitment is not the SHA-256 of the server's seed")
        mixed = mix(server, contributions)
        if mixed.hex() != told["seed"]:
            wrong.append("the seed does not follow from the server's seed and the contributions")
        if hashlib.sha256(mixed).hexdigest() != told["seed_commitment"]:
            wrong.append("the seed commitment is not the SHA-256 of the seed")
        if seed is not None and seed != mixed:
            wrong.append("the record was played with another seed")
    except (KeyError, TypeError, ValueError) as error:
        return [f"this is not the proof of a finished table ({type(error).__name__}: {error})"]
    return wrong
