"""What each monster would do if it acted now."""

from typing import NamedTuple

from waystone.kernel.codec import encode
from waystone.kernel.text import Text

from ..box.effects import Move
from ..rules.monsters.brain import Brain
from ..rules.monsters.focus import plans_for
from ..rules.scenario.rooms import deck_name
from ..table.map import layout
from ..table.state import Figure, G, State
from ..table.ways import Profile


class Outlook(NamedTuple):
    """Whom a monster would go for (of several the players choose), and in words: whom, by which
    rule, and where to."""

    foci: list[str]
    lines: list[str]


Ability = tuple[str, Profile, bool]
"""Which monster, what it can do, and whether it moves at all."""


def intent(g: G, figure: Figure, text: Text) -> list[str]:
    """Whom a monster would go for now, where it would stand, and by which rule."""
    if figure.kind != "monster" or figure.acted == g.state.round or not g.state.order:
        return []
    if deck_name(g, figure.type) not in g.state.monsters.drawn:
        return []
    return outlook(g, figure, text).lines


def outlook(g: G, figure: Figure, text: Text) -> Outlook:
    """How a monster would move and attack by its card, and what it finds: that is the same as long
    as the map stands the same for it and it can do the same."""
    return text.shared(("outlook", figure.id), lambda: _outlook(g, figure, text))


def _outlook(g: G, figure: Figure, text: Text) -> Outlook:
    brain = Brain(g, figure)
    move = next((a for a in brain.card if isinstance(a, Move)), None)
    profile = brain.profile(brain.attacks[0] if brain.attacks else None, move)
    standing = (text.shared("field", lambda: field(g.state)),)
    thought: dict[Ability, Outlook] = text.shared("thought", dict, standing)
    able = (figure.id, profile, move is not None)
    found = thought.get(able)
    if found is None:
        found = thought[able] = _plan(brain, profile, move, text)
    return found


def field(state: State) -> bytes:
    """How the map stands for anybody who is about to move: where what lies and who stands there,
    and the order of the round. Wounds, shields and debts change none of it."""
    ground = (state.scenario, state.open_doors, state.tiles, state.traps, state.at)
    order = [(actor.kind, actor.id) for actor in state.order]
    standing = [
        (f.id, f.type, f.side, f.cell, f.rank, f.number, f.conditions, f.owner)
        for f in state.figures.values()
    ]
    return encode((ground, order, standing))


def _plan(brain: Brain, profile: Profile, move: Move | None, text: Text) -> Outlook:
    where, ways, reach, found, ranking = brain.look(profile)
    if not found:
        return Outlook([], [])
    foci, label = [foe.id for foe in found], layout(brain.g).label
    named = " / ".join(text.name(name) for name in foci)
    lines = [text("line-focus", focus=named, rule=ranking.why)]
    for focus in found if move is not None else ():
        plans = plans_for(where, profile, ways, reach, ranking.why, focus)
        stops = dict.fromkeys(plan.to for plan in plans)
        lines += [text("line-focus-to", cell=label(to)) for to in stops]
    return Outlook(foci, lines)
