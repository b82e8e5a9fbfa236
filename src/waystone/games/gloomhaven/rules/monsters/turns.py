"""A monster's turn (GH-MON, GH-MAT, GH-MOT); summons and allies by scenario rules act likewise."""

from waystone.kernel.ask import Option

from ...box.effects import (
    Ability,
    Attack,
    Give,
    Harm,
    Heal,
    Infuse,
    Loot,
    Move,
    Reveal,
    Shove,
    Summon,
    Trap,
    When,
)
from ...box.lasting import Retaliate, Shield
from ...table.acting import Act
from ...table.board import allies, empty, here, visible_enemies
from ...table.map import layout, tables
from ...table.state import Figure, G, TrapState
from ...table.values import amount, holds
from ..actions.conditions import gain
from ..actions.damage import suffer
from ..actions.heal import heal
from ..actions.loot import loot
from ..actions.movement import shove
from ..actions.perform import perform_one
from ..actions.terrain import reveal_nearest
from ..players import figure_option, players_choose
from .brain import Brain, bought, card_of, consume_elements, infuse
from .summons import monster_summons


async def act_as_monster(g: G, figure: Figure) -> None:
    """GH-MON-07: every ability of the card that it can perform, in order."""
    card = card_of(g, figure)
    if figure.kind == "monster":
        await consume_elements(g, figure, card)
    brain = Brain(g, figure, card)
    if any(isinstance(a, Move | Attack) for a in card):
        await brain.find_focus()
    for n, ability in enumerate(card):
        if not here(g, figure):
            return
        await _perform(g, brain, figure, n, ability)


# ---- elements


# ---- focus, move, attack


# ---- the other abilities


async def _perform(g: G, brain: Brain, figure: Figure, n: int, ability: Ability) -> None:
    match ability:
        case Move():
            await brain.move(n, ability)
        case Attack():
            await brain.attack(n, ability)
        case Shield():
            for other in _covered(g, figure, ability.who):
                other.shield += amount(g, ability.value, Act(figure))
        case Retaliate():
            for other in _covered(g, figure, ability.who):
                other.retaliate += amount(g, ability.value, Act(figure))
                other.retaliate_range = max(other.retaliate_range, ability.range)
        case Heal():
            await _heal(g, figure, n, ability)
        case Give():
            await _give(g, brain, figure, ability)
        case Harm():
            for target in await _bearing(g, brain, figure, ability):
                damage = amount(g, ability.value, Act(figure), target)
                await suffer(g, target, damage, "GH-MON-07", by=figure.id)
        case Shove():
            for target in await _bearing(g, brain, figure, ability):
                steps = ability.push or ability.pull
                await shove(g, figure, target, steps, pull=not ability.push, seat=None)
        case Infuse():
            infuse(g, ability.elements)
        case Loot():
            await loot(g, figure, ability.range)
        case Summon():
            for _ in range(ability.count):
                await monster_summons(g, figure, ability)
        case Reveal():
            await reveal_nearest(g, figure)
        case When():
            have = g.state.monsters.consumed.get(figure.type, [])
            act = Act(figure)
            if (not ability.consume or f"{n}" in have) and holds(g, ability.if_, act):
                for inner in ability.abilities:
                    if here(g, figure):
                        await _perform(g, brain, figure, n, inner)
        case Trap():
            await _trap(g, figure, ability)
        case _:
            await perform_one(g, Act(figure), ability)


def _covered(g: G, figure: Figure, who: str) -> list[Figure]:
    """On whom a bonus of a monster's card bears (GH-MOT-05)."""
    if who == "self":
        return [figure]
    others = [a for a in allies(g, figure) if a.kind != "object"]
    if who == "party":
        return [figure, *others]
    return [a for a in others if a.cell in tables(g).neighbours[figure.cell]]


async def _heal(g: G, figure: Figure, n: int, ability: Heal) -> None:
    """GH-MOT-01, GH-AMB-31: the one that has lost most; range as its statistics say."""
    more = sum(amount(g, b.value, Act(figure)) for b in bought(g, figure, n, ability))
    value = amount(g, ability.value, Act(figure)) + more
    mask = tables(g).within(ability.range, figure.cell)
    near = [figure, *(a for a in allies(g, figure) if mask >> a.cell & 1 and a.kind != "object")]
    if ability.who == "self":
        chosen = [figure]
    elif ability.who in ("allies", "party"):
        chosen = near if ability.who == "party" else near[1:]
    else:
        chosen = [await _most_hurt(g, figure, near)]
    for other in chosen:
        heal(g, other, value, "GH-MOT-01")
        for condition in ability.conditions:
            gain(g, other, condition)


async def _most_hurt(g: G, figure: Figure, near: list[Figure]) -> Figure:
    most = max(a.most_hp - a.hp for a in near)
    if most == 0:
        return figure
    options = [figure_option(a.id) for a in near if a.most_hp - a.hp == most]
    return g.state.figures[await players_choose(g, options, "ask-monster-heal", "GH-MOT-08")]


async def _give(g: G, brain: Brain, figure: Figure, ability: Give) -> None:
    for target in await _bearing(g, brain, figure, ability):
        for condition in ability.conditions:
            gain(g, target, condition)


async def _bearing(
    g: G, brain: Brain, figure: Figure, ability: Give | Harm | Shove
) -> list[Figure]:
    """Whom a monster's ability without an attack bears on."""
    mask = tables(g).within(ability.range, figure.cell)
    match ability.who:
        case "self":
            return [figure]
        case "ally" | "self-or-ally" | "allies":
            found = [a for a in allies(g, figure) if mask >> a.cell & 1]
        case "party":
            found = [figure, *(a for a in allies(g, figure) if mask >> a.cell & 1)]
        case "adjacent-allies":
            found = [a for a in allies(g, figure) if a.cell in tables(g).neighbours[figure.cell]]
        case "target":
            names = [brain.focus]
            return [g.state.figures[n] for n in names if n in g.state.figures]
        case "adjacent-enemies":
            beside = tables(g).neighbours[figure.cell]
            found = [e for e in visible_enemies(g, figure) if e.cell in beside]
        case "adjacent-figures":
            beside = tables(g).neighbours[figure.cell]
            found = [f for f in g.state.figures.values() if f.cell in beside]
        case _:
            found = [e for e in visible_enemies(g, figure) if mask >> e.cell & 1]
    if ability.who not in ("enemy", "ally", "self-or-ally") or len(found) <= ability.targets:
        return found
    chosen = [f for f in found if f.id == brain.focus][: ability.targets]
    while len(chosen) < ability.targets:
        options = [figure_option(f.id) for f in found if f not in chosen]
        name = await players_choose(g, options, "ask-monster-target", "GH-MOT-08")
        chosen.append(g.state.figures[name])
    return chosen


async def _trap(g: G, figure: Figure, ability: Trap) -> None:
    """GH-OVL-10, GH-AMB-55: an empty hex nearest to an enemy."""
    mask = tables(g).within(ability.range, figure.cell)
    cells = [c for c in tables(g).known if mask >> c & 1 and empty(g, c)]
    foes = visible_enemies(g, figure)
    if not cells or not foes:
        return
    far = {c: min(tables(g).distance(f.cell, c) for f in foes) for c in cells}
    least = min(far.values())
    keys = layout(g).keys
    options = [Option(keys[c], c, "option-hex", on=keys[c]) for c in cells if far[c] == least]
    cell = await players_choose(g, options, "ask-monster-trap", "GH-AMB-55")
    damage = amount(g, ability.damage, Act(figure))
    g.state.traps[cell] = TrapState(damage, list(ability.conditions), figure.id)
