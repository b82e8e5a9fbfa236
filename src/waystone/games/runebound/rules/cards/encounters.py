"""What cards lead to: adventures, fights, challenges, zombies, claims, victory."""

from waystone.kernel.ask import choose

from ...box.effects import Adventure, Challenge, Claim, Confront, Fight, Slay, Win, Zombie
from ...table.facts import Won, ZombieKilled, ZombieRose
from ...table.state import G, Hero
from ...table.values import is_defeated
from ..adventures.adventures import draw_adventure
from ..adventures.trophies import claim
from ..combat.combat import enter_combat
from .goods import hero_of, hero_option
from .interpret import By, performs


@performs.rule
async def draw_another_adventure(g: G, by: By, effect: Adventure) -> None:
    """RB-AMB-50: drawn and resolved at once, after the text that causes it. RB-AMB-67: not out of
    the middle of combat."""
    if g.state.combat is None:
        g.call(draw_adventure(by.hero, effect.deck))


@performs.rule
async def fight_enemy(g: G, by: By, effect: Fight) -> None:
    """RB-ENE-07: enemies of story cards. RB-AMB-65: fights that one text causes come after it, in
    the order it names them. RB-AMB-67: not out of the middle of combat."""
    if g.state.combat is None:
        g.call(enter_combat("story", by.hero, effect.enemy, by.card))


@performs.rule
async def confront_villain(g: G, by: By, effect: Confront) -> None:
    """RB-VIL-01: the enemy on side B of the scenario card."""
    villain = g.content.scenarios[g.state.scenario].villain_id
    if g.state.combat is None:
        g.call(enter_combat("villain", by.hero, villain))


@performs.rule
async def challenge_hero(g: G, by: By, effect: Challenge) -> None:
    """RB-PVP-01, RB-PVP-04: a hero in the same space that is not defeated. RB-PVP-05: a card may
    forbid both to retreat."""
    others = challengeable(g, hero_of(g, by))
    if others and g.state.combat is None:
        foe = await choose(
            by.seat, [hero_option(h) for h in others], "ask-challenge", rule="RB-PVP-01"
        )
        g.call(enter_combat("challenge", by.hero, "", "", foe.seat, effect.gold, effect.no_retreat))


def challengeable(g: G, hero: Hero) -> list[Hero]:
    return [
        h
        for h in g.state.heroes
        if h.space == hero.space and h is not hero and not h.eliminated and not is_defeated(g, h)
    ]


@performs.rule
async def raise_zombies(g: G, by: By, effect: Zombie) -> None:
    """RB-SCN-07: zombies stand on the map."""
    for name in effect.spaces:
        space = g.content.atlas.number[name]
        g.state.zombies[space] = g.state.zombies.get(space, 0) + 1
        g.say(ZombieRose(name), "RB-SCN-07")


@performs.rule
async def slay_zombie(g: G, by: By, effect: Slay) -> None:
    """RB-SCN-09: a killed zombie returns to the bank."""
    space = hero_of(g, by).space
    left = g.state.zombies.get(space, 0) - 1
    if left < 0:
        return
    g.state.zombies[space] = left
    if not left:
        del g.state.zombies[space]
    g.say(ZombieKilled(hero_of(g, by).hero, g.content.atlas.ids[space]), "RB-SCN-09")


@performs.rule
async def win_game(g: G, by: By, effect: Win) -> None:
    """RB-END-02: another victory condition."""
    g.state.winner = by.hero
    g.state.ending = "end-other-victory"
    g.say(Won(hero_of(g, by).hero), "RB-END-02")


@performs.rule
async def claim_card(g: G, by: By, effect: Claim) -> None:
    """RB-EVT-06: the event at hand."""
    if g.state.drawn and g.state.drawn == by.card:
        g.state.drawn = ""
        await claim(g, hero_of(g, by), by.card)
