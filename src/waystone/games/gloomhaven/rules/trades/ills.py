"""Negative conditions that go from one figure to another (the sick-nurse's trade)."""

from waystone.kernel.ask import PASS, Option

from ...box.trades import HandOn
from ...box.words import NEGATIVE
from ...table.acting import Act
from ...table.board import allies, character_of, visible_enemies
from ...table.state import Figure, G
from ..actions.conditions import gain, shed
from ..actions.perform import performs
from ..actions.targets import in_range
from ..players import decide, figure_option
from ..scenario.cards import deed


def ills_of(figure: Figure) -> list[str]:
    """Negative conditions that lie on the figure; a curse is in its deck."""
    return [condition for condition in figure.conditions if condition in NEGATIVE]


@performs.rule
async def hand_on(g: G, act: Act, ability: HandOn) -> None:
    """GH-AMB-72, GH-TRN-05: both figures are chosen, or it is left out."""
    giver: Figure | None = act.figure
    if ability.source == "ally":
        giver = await _one(g, act, allies(g, act.figure), ability.range, "ask-ills-of")
    if giver is None or not ills_of(giver):
        return
    taker: Figure | None = act.figure
    if ability.to == "enemy":
        foes = [f for f in visible_enemies(g, act.figure) if f.kind != "object"]
        taker = await _one(g, act, foes, ability.range, "ask-ills-to", ill=False)
    if taker is None:
        return
    act.performed = True
    owner = character_of(g, act.figure)
    for condition in ills_of(giver):
        if gain(g, taker, condition):
            shed(g, giver, condition, "GH-AMB-72")
            if owner is not None and taker.side == "foe":
                deed(owner, "conditions-given")


async def _one(
    g: G, act: Act, figures: list[Figure], reach: int, prompt: str, ill: bool = True
) -> Figure | None:
    near = [f for f in in_range(g, act.figure, figures, reach) if ills_of(f) or not ill]
    if not near:
        return None
    options = [figure_option(other.id) for other in near]
    options.append(Option(PASS, "", "option-skip"))
    name = await decide(g, act.seat, options, prompt, "GH-AMB-72")
    return g.state.figures[name] if name else None
