"""What each side adds to its die."""

from ...box.effects import Stat
from ...table.state import Attack, Battle, G
from ...table.stats import base, kinds, minion_base, monster_base
from ...table.sums import Base
from . import sides


def attack_base(g: G, root: Battle, attack: Attack, form: Stat) -> Base:
    """DG-BAT-14, DG-MIN-03: the value of the attacking card in a form, with modifiers, against what
    it strikes (DG-GEN-01)."""
    if attack.by_minion:
        minion = sides.minion_of(g, attack.seat, attack.by_minion)
        return minion_base(g, minion, form, "attack")
    if attack.kind == "hero":
        foe = kinds(g, sides.opposing(root, attack)) if attack.target else ()
        return base(g, g.state.players[attack.seat], form, "attack", foe)
    return monster_base(g, attack, form, "attack")


def counter_base(g: G, root: Battle, attack: Attack, form: Stat) -> Base:
    """DG-BAT-09, DG-MIN-03: the defender's value in the attacker's form, with modifiers against the
    attacker (DG-GEN-01)."""
    if attack.target:
        return monster_base(g, sides.opposing(root, attack), form, "counter")
    if attack.minion:
        minion = sides.minion_of(g, attack.victim, attack.minion)
        return minion_base(g, minion, form, "counter")
    foe = kinds(g, attack) if attack.kind != "hero" else ()
    return base(g, g.state.players[attack.victim], form, "counter", foe)
