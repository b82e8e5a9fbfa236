"""Effects happen: every effect has one interpreter, registered here by the file that knows its
noun, in encounters and outside of them alike."""

from collections.abc import Coroutine, Sequence
from typing import Any, get_args

from waystone.kernel.interpret import Interpreters

from ..box.effects import Check, Effect, Everyone, Fight, One, Whoever
from ..box.instructions import Instruction
from ..table.party import member
from ..table.state import Card, Doing, Duty, G
from .encounter.deciding import ActiveFell

performs: Interpreters[G, Doing, Coroutine[Any, Any, None]] = Interpreters(Effect)

AFTERWARDS = frozenset((*get_args(Instruction), One, Everyone, Whoever, Check, Fight))
"""What concerns the island waits until an encounter is over."""


async def apply(
    g: G, effects: Sequence[Effect], seat: int, card: Card | None = None, source: str = ""
) -> None:
    """One after another, to one character. Who becomes dying suffers and gains nothing more
    (TG-DTH-02)."""
    doing = Doing([seat], seat, source, card)
    for effect in effects:
        kind = type(effect)
        does = put_off if kind in AFTERWARDS else performs.by_kind[kind]
        await does(g, doing, effect)
        encounter = g.state.encounter
        if encounter is not None and not encounter.result and member(g, seat).left:
            if seat == encounter.active:
                raise ActiveFell
            return


async def put_off(g: G, doing: Doing, effect: Effect) -> None:
    """In an encounter what concerns the island waits; where there is no island nothing comes of
    it."""
    encounter, world = g.state.encounter, g.state.world
    if encounter is None:
        await performs(g, doing, effect)
    elif world is not None:
        encounter.later.append(Duty([effect], Doing(list(world.party) or doing.seats)))
