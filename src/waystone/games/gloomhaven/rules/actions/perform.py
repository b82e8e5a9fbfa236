"""Performing the abilities of an action (GH-TRN-02). Each kind has one interpreter, which stands
with the noun that it is about and serves whoever performs it: a character by its player's word, a
monster by the rules."""

from collections.abc import Awaitable, Sequence

from waystone.kernel.interpret import Interpreters

from ...box.effects import Ability
from ...table.acting import Act
from ...table.board import here
from ...table.state import G
from .conditions import stunned

performs: Interpreters[G, Act, Awaitable[None]] = Interpreters(Ability)


async def perform(g: G, act: Act, abilities: Sequence[Ability]) -> None:
    """GH-TRN-02: in printed order, until a price is not paid or the figure is gone. GH-CON-14: who
    is stunned meanwhile performs nothing more; GH-CON-25: what a card does by itself goes on.
    GH-GEN-15: what a card says goes before the rules. GH-TRN-05: a price is one that must be
    paid."""
    for ability in abilities:
        if act.stopped or not here(g, act.figure):
            return
        if stunned(act.figure) and not act.by_itself:
            return
        await performs(g, act, ability)
