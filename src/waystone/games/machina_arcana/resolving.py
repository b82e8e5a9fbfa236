"""Resolving effects, for whatever rule has some to resolve."""

from collections.abc import Iterable

from .doing import Doing
from .effects import Effect
from .state import G


async def resolve(g: G, d: Doing, effects: Iterable[Effect]) -> None:
    """MA-ABI-06, MA-CND-06: in printed order; what cannot be resolved is passed over."""
    from .interpret import INTERPRETERS

    for effect in effects:
        await INTERPRETERS[type(effect)](g, d, effect)
