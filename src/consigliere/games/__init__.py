"""The games: rules only, each in a package of its own with the same file names.

The package can be called: `consigliere.games()` names the games. So one word is both, and neither hides the other:
`import consigliere.games.condottiere.view as view` finds the module, `cg.games()` the names.
"""

from __future__ import annotations

import sys
from types import ModuleType

from consigliere.core import registry


class _Games(ModuleType):
    """This package, which answers when it is called."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games, in alphabetical order."""
        return registry.games()


sys.modules[__name__].__class__ = _Games
