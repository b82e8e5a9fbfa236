"""Debt on enemies (the moneylender's trade): tokens on a figure, collected as damage."""

from ...box.trades import Collect, Mark
from ...table.acting import Act
from ...table.board import character_of
from ...table.facts import Collected, Indebted
from ...table.state import Figure, G
from ...table.values import amount
from ..actions.damage import suffer
from ..actions.perform import performs
from ..actions.targets import pick
from ..scenario.cards import gain_xp


@performs.rule
async def mark(g: G, act: Act, ability: Mark) -> None:
    """GH-AMB-71: debt adds up; an object owes nobody anything."""
    found = await pick(g, act, ability.who, ability.range, ability.targets, "ask-debt", "GH-AMB-71")
    for figure in [f for f in found if f.kind != "object"]:
        act.performed = True
        value = amount(g, ability.value, act, figure)
        figure.debt += value
        g.say(Indebted(figure.id, value, figure.debt), "GH-AMB-71")


@performs.rule
async def collect(g: G, act: Act, ability: Collect) -> None:
    """GH-AMB-71: damage that is no attack; what was owed is paid, whatever the damage came to."""
    found = await pick(
        g, act, ability.who, ability.range, ability.targets, "ask-collect", "GH-AMB-71"
    )
    owner = character_of(g, act.figure)
    for figure in [f for f in found if f.debt]:
        act.performed = True
        debt, figure.debt = figure.debt, 0
        g.say(Collected(figure.id, debt), "GH-AMB-71")
        act.damage += await suffer(g, figure, debt, "GH-AMB-71", by=act.figure.id)
        act.killed += not _stands(g, figure)
        if owner is not None:
            gain_xp(g, owner, ability.xp_each, "GH-EXP-01")


def _stands(g: G, figure: Figure) -> bool:
    return figure.id in g.state.figures
