"""What each monster would do if it acted now."""

from functools import cached_property
from typing import NamedTuple

from waystone.kernel.text import Text

from ..box.effects import Move
from ..rules.monsters.brain import Brain
from ..rules.monsters.cards import card_of
from ..rules.monsters.focus import think
from ..rules.scenario.rooms import deck_name
from ..table.acting import Act
from ..table.map import layout
from ..table.state import Figure, G, State
from ..table.values import amount
from ..table.ways import Position


class Outlook(NamedTuple):
    """Whom a monster would go for (of several the players choose), and in words: whom, by which
    rule, and where to."""

    foci: list[str]
    lines: list[str]


NOTHING = Outlook([], [])


class Minds:
    """What the monsters have in mind: the same as long as the map stands the same for them, their
    cards and numbers are the same, and each moves as far by its card."""

    def __init__(self, g: G, text: Text) -> None:
        self._g = g
        self._text = text
        self._where: dict[str, Position] = {}

    @cached_property
    def _thought(self) -> dict[tuple[object, ...], Outlook]:
        return self._text.shared("thought", dict, field(self._g.state))

    def of(self, figure: Figure) -> Outlook:
        """Whom a monster would go for now, where it would stand, and by which rule; nothing for one
        that has acted or has no card."""
        g, state = self._g, self._g.state
        if figure.kind != "monster" or figure.acted == state.round or not state.order:
            return NOTHING
        drawn = state.monsters.drawn.get(deck_name(g, figure.type))
        if drawn is None:
            return NOTHING
        move = next((a for a in card_of(g, figure) if isinstance(a, Move)), None)
        far = amount(g, move.value, Act(figure)) if move is not None else 0
        able = (figure.id, drawn, far, *state.monsters.consumed.get(figure.type, ()))
        found = self._thought.get(able)
        if found is None:
            found = self._thought[able] = self._plan(figure, move)
        return found

    def _plan(self, figure: Figure, move: Move | None) -> Outlook:
        brain, text = Brain(self._g, figure), self._text
        profile = brain.profile(brain.attacks[0] if brain.attacks else None, move)
        thought = think(self._stands(brain), profile)
        if not thought.foci:
            return NOTHING
        foci, label = [foe.id for foe in thought.foci], layout(self._g).label
        named = " / ".join([text.name(name) for name in foci])
        lines = [text("line-focus", focus=named, rule=thought.ranking.why)]
        for focus in thought.foci if move is not None else ():
            stops = dict.fromkeys([plan.to for plan in thought.plans(focus)])
            lines += [text("line-focus-to", cell=label(to)) for to in stops]
        return Outlook(foci, lines)

    def _stands(self, brain: Brain) -> Position:
        """How the map stands for one of them: but for its own hex, as for all of its side."""
        side, cell = brain.figure.side, brain.figure.cell
        known = self._where.get(side)
        if known is None:
            known = self._where[side] = brain.where()
        return known if known.start == cell else known._replace(start=cell)


def minds(g: G, text: Text) -> Minds:
    return text.shared("minds", lambda: Minds(g, text))


def field(state: State) -> tuple[object, ...]:
    """How the map stands for anybody who is about to move: where what lies and who stands there,
    and the order of the round; and by which numbers monsters move. Wounds, shields and debts change
    none of it."""
    ground = (state.scenario, state.open_doors, state.tiles, state.traps, state.at)
    order = [(actor.kind, actor.id) for actor in state.order]
    standing = [
        (f.id, f.type, f.side, f.cell, f.rank, f.number, f.conditions, f.owner)
        for f in state.figures.values()
    ]
    numbers = (state.level, state.monster_level, len(state.characters))
    return (*ground, order, standing, *numbers)
