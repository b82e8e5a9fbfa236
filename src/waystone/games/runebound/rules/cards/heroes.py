"""What cards do to a hero: damage, healing, delay, action points, values, places."""

from waystone.kernel.ask import Option, choose

from ...box.effects import (
    Boost,
    Delay,
    Eliminate,
    Heal,
    HealAll,
    Journey,
    Kindle,
    Move,
    Points,
    Suffer,
)
from ...box.geography import BITS
from ...table.facts import GemLit, Healed
from ...table.opponents import fight
from ...table.state import G
from ..combat.damage import end_if_fallen, warded
from ..story.elimination import eliminate
from ..turn.condition import delay, heal, suffer
from ..turn.movement import enter, hex_option
from .goods import hero_of
from .interpret import By, amount, performs
from .limits import trim


@performs.rule
async def heal_damage(g: G, by: By, effect: Heal) -> None:
    """RB-VIL-06: no more than the damage that is there, whatever the health."""
    n = amount(g, by, effect.n)
    if by.hero >= 0:
        heal(g, hero_of(g, by), n)
    else:
        side = fight(g).sides[by.side]
        healed = min(n, side.damage)
        side.damage -= healed
        if healed:
            g.say(Healed(side.enemy, healed), "RB-VIL-06")


@performs.rule
async def heal_all_damage(g: G, by: By, effect: HealAll) -> None:
    heal(g, hero_of(g, by), hero_of(g, by).damage)


@performs.rule
async def suffer_damage(g: G, by: By, effect: Suffer) -> None:
    """RB-DMG-09: outside combat it cannot be blocked, nor on entering one (RB-DMG-08); in combat it
    can, whatever its source (RB-DMG-06). RB-DFT-02: whoever is defeated by it has lost."""
    hero, damage = hero_of(g, by), amount(g, by, effect.n)
    combat = g.state.combat
    for n, side in enumerate(combat.sides if combat is not None and combat.round else ()):
        if side.seat == hero.seat:
            damage = await warded(g, n, damage, "", blockable=True)
    suffer(g, hero, damage)
    end_if_fallen(g, hero)


@performs.rule
async def delay_hero(g: G, by: By, effect: Delay) -> None:
    delay(g, hero_of(g, by))


@performs.rule
async def eliminate_hero(g: G, by: By, effect: Eliminate) -> None:
    eliminate(g, hero_of(g, by))


@performs.rule
async def change_points(g: G, by: By, effect: Points) -> None:
    if g.state.active == by.hero:
        g.state.points = max(0, g.state.points + effect.n)


@performs.rule
async def boost_value(g: G, by: By, effect: Boost) -> None:
    hero = hero_of(g, by)
    hero.boosts[effect.stat] = hero.boosts.get(effect.stat, 0) + effect.n
    await trim(g, hero)
    end_if_fallen(g, hero)


@performs.rule
async def move_hero(g: G, by: By, effect: Move) -> None:
    """RB-MOV-18: no move action is needed; RB-MOV-20: never in combat."""
    hero = hero_of(g, by)
    if g.state.combat is not None:
        return
    atlas = g.content.atlas
    for _ in range(effect.n):
        if effect.terrain == "road":
            reach = list(atlas.roads[hero.space])
        else:
            mask = BITS[effect.terrain] if effect.terrain != "any" else 31
            reach = [n for n in atlas.around[hero.space] if atlas.terrain[n] & mask]
        if not reach:
            return
        options = [hex_option(g, n) for n in reach]
        options.append(Option("stay", -1, "option-stay"))
        space = await choose(by.seat, options, "ask-move", rule="RB-MOV-18")
        if space < 0:
            return
        await enter(g, hero, space, "RB-MOV-18")


@performs.rule
async def journey_to(g: G, by: By, effect: Journey) -> None:
    """RB-MOV-18: straight there; RB-MOV-20: never in combat."""
    hero = hero_of(g, by)
    if g.state.combat is not None:
        return
    options = [hex_option(g, n) for n in g.content.atlas.spaces(effect.to)]
    await enter(
        g, hero, await choose(by.seat, options, "ask-journey", rule="RB-MOV-18"), "RB-MOV-18"
    )


@performs.rule
async def kindle_gem(g: G, by: By, effect: Kindle) -> None:
    """Turn one grey gem in reach colour side up."""
    atlas = g.content.atlas
    near, edge = {hero_of(g, by).space}, [hero_of(g, by).space]
    for _ in range(effect.within):
        edge = [n for space in edge for n in atlas.around[space] if n not in near]
        near.update(edge)
    grey = sorted(n for n in near if atlas.gem[n] and n not in g.state.gems)
    if grey:
        options = [hex_option(g, n, gem=atlas.gem[n]) for n in grey]
        space = await choose(by.seat, options, "ask-kindle", rule="RB-TIM-07")
        g.state.gems.append(space)
        g.say(GemLit(atlas.ids[space]), "RB-TIM-07")
