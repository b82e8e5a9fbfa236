"""Damage, destruction, kills, banishment (MA-DMG) and death (MA-DEA)."""

from waystone.kernel.ask import Option, choose

from ...table.clash import Clash
from ...table.facts import Died, LostHealth, MonsterDestroyed
from ...table.state import OFF, Explorer, G, Monster
from ...table.units import explorer_of, living, monster_of, unit_of
from ..cards import triggers
from ..cards.doing import NOBODY, By
from ..cards.essence import available, gain_essence, pay_essence
from ..cards.lasting import drop_markers
from ..monsters.removal import dispose
from ..story import chapters
from ..story.ending import ScenarioOver, check_endgame


async def lose_health(g: G, unit: str, n: int, by: By = NOBODY, clash: Clash | None = None) -> None:
    """MA-DMG-01, MA-DMG-02, MA-ESS-02: one by one; an explorer may lose 1 essence instead of each
    health. At 0 it is destroyed (MA-DMG-03); cards answer a loss that it survives (MA-CND-02).
    `clash` is the attack that brings it, if one does."""
    found = unit_of(g, unit)
    for _ in range(n):
        if found is None or found.health <= 0 or unit_of(g, unit) is not found:
            return
        if isinstance(found, Explorer) and await soak(g, found, clash):
            continue
        found.health -= 1
        g.say(LostHealth(unit, found.health), "MA-DMG-01")
        if found.health == 0:
            await fall(g, found, by)
        else:
            await triggers.happen(g, "lose-health", unit, by.unit)


async def soak(g: G, explorer: Explorer, clash: Clash | None = None) -> bool:
    """MA-ESS-02: lose essence instead of health; others may contribute it (MA-ESS-04)."""
    if not available(g, explorer):
        return False
    options = [
        Option("health", False, "option-lose-health", on=f"unit:{explorer.id}"),
        Option("essence", True, "option-lose-essence", on=f"unit:{explorer.id}"),
    ]
    rule = "MA-ESS-02"
    if not await choose(explorer.seat, options, "ask-soak", rule=rule, unit=explorer.id,
                        health=explorer.health, essence=explorer.essence,
                        clash=clash):  # fmt: skip
        return False
    return await pay_essence(g, explorer, 1)


async def destroy(g: G, unit: str, by: By = NOBODY) -> None:
    """MA-DMG-03, MA-GFX-01: destroyed outright; essence cannot prevent it (MA-AMB-45)."""
    found = unit_of(g, unit)
    if found is not None and found.health > 0:
        found.health = 0
        await fall(g, found, by)


async def fall(g: G, unit: Explorer | Monster, by: By) -> None:
    """MA-DMG-03 to MA-DMG-05, MA-DMG-08: an explorer or a monster is destroyed; `by` has killed it,
    also by a push, a lever or a seal."""
    if isinstance(unit, Explorer):
        await die(g, unit, by)
    else:
        await destroy_monster(g, unit, by)


async def die(g: G, explorer: Explorer, by: By) -> None:
    """MA-DMG-04, MA-GEN-08: all of it leaves the game for good; the last death loses the scenario
    (MA-GEN-05), or the endgame by its own words (MA-END-04). Who did it has killed (MA-DMG-08); if
    all other survivors have left, the last one has (MA-TIL-17, MA-AMB-25)."""
    state = g.state
    cards = [*explorer.equipped, *explorer.inventory]
    drop_markers(g, [*cards, *explorer.personal, explorer.id])
    state.tokens.markers[:] = [mark for mark in state.tokens.markers if mark.by != explorer.id]
    state.tokens.spent[:] = [
        c for c in state.tokens.spent if c not in cards and c not in explorer.personal
    ]
    state.streams.shuffle("fallen", cards)
    state.decks.item_discards[:0] = cards
    state.decks.removed += explorer.personal
    explorer.equipped.clear()
    explorer.inventory.clear()
    explorer.personal.clear()
    explorer.dead, explorer.cell, explorer.health, explorer.stamina = True, OFF, 0, 0
    explorer.essence, explorer.watch = 0, False
    for monster in state.monsters:
        if monster.controller == explorer.id:
            monster.controller = ""
    g.say(Died(explorer.id), "MA-DMG-04")
    if not living(g):
        raise ScenarioOver(won=False)
    check_endgame(g)
    await triggers.happen(g, "kill", by.unit, explorer.id, used=by.card)
    if all(e.left for e in living(g)):
        await chapters.all_have_left(g)


async def destroy_monster(g: G, monster: Monster, by: By) -> None:
    """MA-DMG-05, MA-DMG-06: its own last effects, its card away, 1 essence for the explorer in turn
    (MA-ESS-01), whoever destroyed it; who did it has killed (MA-DMG-08)."""
    await triggers.happen_to_card(g, "destroyed", monster.id, monster.id, by.unit)
    if monster_of(g, monster.id) is not monster:
        return
    dispose(g, monster)
    g.state.story.slain.append(monster.id)
    g.say(MonsterDestroyed(monster.id), "MA-DMG-05")
    active = explorer_of(g, g.state.turn)
    if active is not None and not active.dead:
        await gain_essence(g, active)
    await triggers.happen(g, "kill", by.unit, monster.id, used=by.card)
    check_endgame(g)
