"""One folder a game; a game is found by its folder and nothing else.

Called, the package lists them: `waystone.games()`.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from waystone.kernel.game import Game


class _Games(ModuleType):
    def __call__(self) -> "list[Game]":
        """Every game there is."""
        from waystone.kernel.game import find, ids

        return [find(game_id) for game_id in ids()]


sys.modules[__name__].__class__ = _Games
