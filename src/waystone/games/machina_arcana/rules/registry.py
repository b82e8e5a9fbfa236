"""The steps of the game, the interpreters of its effects and the readers of its conditions."""

from collections.abc import Awaitable, Iterable

from waystone.kernel.interpret import Interpreters
from waystone.kernel.step import Steps

from ..box.conditions import Condition
from ..box.effects import Effect
from ..table.state import G
from .cards.doing import Doing

step: Steps[G] = Steps()

performs: Interpreters[G, Doing, Awaitable[None]] = Interpreters(Effect)
affects: Interpreters[G, Doing, bool] = Interpreters(Effect)
holds: Interpreters[G, Doing, bool] = Interpreters(Condition)
"""What "if" and "while" ask, read at this moment (MA-CND-01, MA-CND-03)."""


async def resolve(g: G, d: Doing, effects: Iterable[Effect]) -> None:
    """MA-ABI-06, MA-CND-06: in printed order; what cannot be resolved is passed over."""
    for effect in effects:
        await performs(g, d, effect)
