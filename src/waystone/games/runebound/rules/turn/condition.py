"""Damage outside combat, healing and delay (RB-DMG, RB-RST, RB-DLY)."""

from ...table.facts import Defeated, Delayed, Healed, Suffered
from ...table.state import G, Hero
from ...table.values import health, is_defeated


def suffer(g: G, hero: Hero, damage: int, rule: str = "RB-DMG-09") -> int:
    """RB-DMG-02: damage never exceeds health; the rest is ignored."""
    before = hero.damage
    hero.damage = min(before + damage, health(g, hero))
    taken = hero.damage - before
    g.say(Suffered(hero.hero, taken), rule)
    if taken and is_defeated(g, hero):
        g.say(Defeated(hero.hero), "RB-DFT-01")
    return taken


def heal(g: G, hero: Hero, damage: int) -> int:
    """RB-RST-07: up to the stated number, never below 0."""
    healed = min(damage, hero.damage)
    if healed > 0:
        hero.damage -= healed
        g.say(Healed(hero.hero, healed), "RB-RST-07")
    return max(0, healed)


def delay(g: G, hero: Hero) -> None:
    """RB-DLY-04, RB-AMB-34: delayed or not; no stacking."""
    hero.delayed = True
    g.say(Delayed(hero.hero), "RB-DLY-01")
