"""Blows given and taken."""

from waystone.kernel.window import window

from ..table.facts import Attacked, Fell, Mauled
from ..table.state import G, Hero
from .cards import bonus
from .reactions import REACTIONS, AboutToSuffer


def attack(g: G, hero: Hero, torches: int) -> None:
    """TP-ATT-01: die + readied strike + torches burnt; the beast loses that much over 3."""
    roll = g.streams.roll("hero")
    hero.torches -= torches
    total = roll + bonus(g, hero) + torches
    beast = g.state.beast
    beast.life -= max(0, total - 3)
    g.say(Attacked(hero.hero, beast.beast, roll, total), "TP-ATT-01")


async def maul(g: G, hero: Hero) -> None:
    """TP-BST-03: on 3 or more the claws wound; the hero may guard before suffering."""
    beast = g.content.beasts[g.state.beast.beast]
    roll = g.streams.roll("beast")
    wounds = beast.claws if roll >= 3 else 0
    g.say(Mauled(beast.id, hero.hero, roll, wounds), "TP-BST-03")
    if wounds:
        await suffer(g, hero, wounds)


async def suffer(g: G, hero: Hero, wounds: int) -> None:
    """TP-DMG-01: a hero at 0 life falls."""
    moment = AboutToSuffer(hero.seat, wounds)
    await window(g, REACTIONS, moment, [hero.seat], prompt="ask-guard", rule="TP-DMG-02")
    hero.life -= min(moment.wounds, hero.life)
    if hero.life == 0:
        g.state.discard += [*hero.hand, *([hero.readied] if hero.readied else [])]
        hero.hand.clear()
        hero.readied = ""
        g.say(Fell(hero.hero), "TP-DMG-01")
