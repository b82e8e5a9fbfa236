"""What each side adds to its die."""

from ...box.effects import Stat
from ...table.state import Attack, Battle, G
from ...table.stats import kinds, minion_value, monster_value, value
from . import sides


def attack_value(g: G, root: Battle, attack: Attack, form: Stat) -> int:
    """DG-BAT-14: the value of the attacking card in a form, with modifiers."""
    if attack.by_minion:
        minion = sides.minion_of(g, attack.seat, attack.by_minion)
        return minion_value(g, minion, form, "attack")
    if attack.kind == "hero":
        foe = kinds(g, sides.opposing(root, attack)) if attack.target else ()
        return value(g, g.state.players[attack.seat], form, "attack", foe)
    return monster_value(g, attack, form, "attack")


def counter_value(g: G, root: Battle, attack: Attack, form: Stat) -> int:
    """DG-BAT-09: the defender's value in the attacker's form, no minion standing in."""
    if attack.target:
        return monster_value(g, sides.opposing(root, attack), form, "counter")
    foe = kinds(g, attack) if attack.kind != "hero" else ()
    return value(g, g.state.players[attack.victim], form, "counter", foe)
