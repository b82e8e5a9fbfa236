"""What cards lead to: adventures, fights, challenges, zombies, claims, victory."""

from typing import Any

from waystone.kernel.ask import choose

from ...box.effects import Adventure, Challenge, Claim, Confront, Fight, Slay, Win, Zombie
from ...table.facts import Won, ZombieKilled, ZombieRose
from ...table.state import G, Hero
from ...table.values import is_defeated
from ..adventures.adventures import draw_adventure
from ..adventures.trophies import claim
from ..combat.combat import enter_combat
from ..combat.damage import CombatOver
from ..registry import push
from .goods import hero_of, hero_option
from .interpret import By, interprets


def queue_fight(g: G, *fight: Any) -> None:
    """RB-AMB-65: fights that one text causes come after it, in the order it names them."""
    agenda = g.state.agenda
    at = 0
    while at < len(agenda) and agenda[at].step == enter_combat.name:
        at += 1
    agenda.insert(at, enter_combat(*fight))


@interprets(Fight)
async def _(g: G, by: By, effect: Fight) -> None:
    """RB-ENE-07: enemies of story cards."""
    queue_fight(g, "story", by.hero, effect.enemy, -1, 0, by.card)


@interprets(Confront)
async def _(g: G, by: By, effect: Confront) -> None:
    """RB-VIL-01: the enemy on side B of the scenario card."""
    villain = g.content.scenarios[g.state.scenario].villain_id
    queue_fight(g, "villain", by.hero, villain, -1, 0)


@interprets(Challenge)
async def _(g: G, by: By, effect: Challenge) -> None:
    """RB-PVP-01, RB-PVP-04: a hero in the same space that is not defeated."""
    others = challengeable(g, hero_of(g, by))
    if others:
        foe = await choose(
            by.seat, [hero_option(h) for h in others], "ask-challenge", rule="RB-PVP-01"
        )
        queue_fight(g, "challenge", by.hero, "", foe.seat, effect.gold)


def challengeable(g: G, hero: Hero) -> list[Hero]:
    return [
        h
        for h in g.state.heroes
        if h.space == hero.space and h is not hero and not h.eliminated and not is_defeated(g, h)
    ]


@interprets(Zombie)
async def _(g: G, by: By, effect: Zombie) -> None:
    """RB-SCN-07: zombies stand on the map."""
    for name in effect.spaces:
        space = g.content.atlas.number[name]
        g.state.zombies[space] = g.state.zombies.get(space, 0) + 1
        g.say(ZombieRose(name), "RB-SCN-07")


@interprets(Slay)
async def _(g: G, by: By, effect: Slay) -> None:
    """RB-SCN-09: a killed zombie returns to the bank."""
    space = hero_of(g, by).space
    left = g.state.zombies.get(space, 0) - 1
    if left < 0:
        return
    g.state.zombies[space] = left
    if not left:
        del g.state.zombies[space]
    g.say(ZombieKilled(hero_of(g, by).hero, g.content.atlas.ids[space]), "RB-SCN-09")


@interprets(Win)
async def _(g: G, by: By, effect: Win) -> None:
    """RB-END-02: another victory condition."""
    g.state.winner = by.hero
    g.state.ending = "end-other-victory"
    g.say(Won(hero_of(g, by).hero), "RB-END-02")


@interprets(Claim)
async def _(g: G, by: By, effect: Claim) -> None:
    """RB-EVT-06: the event at hand; RB-ENE-06: in combat the enemy, and combat ends."""
    if by.side >= 0:
        if g.state.combat is not None and g.state.combat.cause == "adventure":
            raise CombatOver("claimed")
        return
    if g.state.drawn and g.state.drawn == by.card:
        g.state.drawn = ""
        await claim(g, hero_of(g, by), by.card)


@interprets(Adventure)
async def _(g: G, by: By, effect: Adventure) -> None:
    """RB-AMB-50: drawn and resolved at once, after the text that causes it."""
    push(g, draw_adventure(by.hero, effect.deck))
