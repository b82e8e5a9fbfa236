"""Monsters leaving the board (MA-DMG-06, MA-DMG-07)."""

from ...table.facts import Banished
from ...table.state import G, Monster
from ..cards.lasting import drop_markers
from ..story.ending import check_endgame


def dispose(g: G, monster: Monster) -> None:
    """MA-DMG-06, MA-GEN-10: out of the game if its level is below the monster level and not 4, else
    onto the pile of destroyed monsters; its markers return (MA-LST-07)."""
    state = g.state
    drop_markers(g, [monster.id])
    state.monsters.remove(monster)
    for mark in state.tokens.markers:
        if monster.id in mark.units:
            mark.units.remove(monster.id)
    level = g.content.monsters[monster.id].level
    if level != 4 and level < state.story.level:
        state.decks.removed.append(monster.id)
    else:
        state.decks.destroyed.insert(0, monster.id)


def banish(g: G, monster: Monster) -> None:
    """MA-DMG-07: no essence, no last effects, not destroyed."""
    if monster in g.state.monsters:
        dispose(g, monster)
        g.say(Banished(monster.id), "MA-DMG-07")
        check_endgame(g)
