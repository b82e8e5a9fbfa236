"""Bonuses that act when something happens (GH-BON-02): the moment is named by the rule that
makes it."""

from ...box.effects import Ability, Trigger
from ...table.acting import Act
from ...table.board import master
from ...table.provisos import holds
from ...table.state import Figure, G
from .bonuses import running, use
from .perform import perform


async def fire(
    g: G, figure: Figure, at: str, by: str = "", do: list[Ability] | None = None
) -> None:
    """GH-BON-01 to GH-BON-03: everything that this moment sets off for a figure, in the order of
    its cards; what a card does by itself does not set it off again."""
    if do is not None:
        await _perform(g, figure, by, do)
        return
    if figure.kind != "character":
        return
    for source, trigger in running(g, figure, Trigger):
        if trigger.at != at or figure.id not in g.state.figures:
            continue
        if not holds(g, trigger.if_, Act(figure), g.state.figures.get(by)):
            continue
        firing = g.state.turn.firing
        name = source.active.card if source.active else source.item.item if source.item else ""
        if name in firing:
            continue
        firing.append(name)
        try:
            await _perform(g, figure, by, trigger.do)
        finally:
            if name in firing:
                firing.remove(name)
        use(g, source)


async def _perform(g: G, figure: Figure, by: str, abilities: list[Ability]) -> None:
    owner = master(g, figure)
    act = Act(figure, seat=owner.seat if owner else None, other=by, by_itself=True)
    if by:
        act.targets.append(by)
    await perform(g, act, abilities)
