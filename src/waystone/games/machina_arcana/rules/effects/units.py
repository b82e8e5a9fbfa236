"""What effects do to the attributes of units: one interpreter each."""

from ...box.unit_effects import Attack, Banish, Control, Kill, Lose, Restore
from ...table.board import ground, intact
from ...table.facts import Controls, Restored
from ...table.state import Explorer, G
from ...table.units import explorer_of, monster_of, unit_at, unit_of
from ..actions import attack, damage
from ..cards.doing import Doing
from ..cards.essence import gain_essence, pay_essence
from ..cards.modifiers import barred, most
from ..cards.selectors import attacked, chosen, members
from ..cards.targeting import barrels, may_target
from ..monsters.removal import banish

# ---- attacks and attributes
from ..registry import performs


@performs.rule
async def do_attack(g: G, d: Doing, e: Attack) -> None:
    """MA-ATK-01, MA-ATK-14, MA-TGT-22: one attack on all of them, on barrels that are its target or
    count as units here too (MA-TER-06), twice on a target that was chosen twice (MA-TGT-06,
    MA-AMB-60); without target and victims on the user."""
    if e.who == "target":
        defenders: list[str | int] = [u for u in d.targets if unit_of(g, u) is not None]
        defenders += on_target_spaces(g, d)
        if not d.targets and not d.spaces:
            defenders = list(members(g, d, "you"))
    else:
        defenders = await attacked(g, d, e.who)
    if defenders:
        await attack.attack(g, d, e.high, e.low, e.magical, defenders, used=d.card)


def on_target_spaces(g: G, d: Doing) -> list[str | int]:
    """MA-EX-21, MA-TER-06: of the spaces that were chosen the barrels, and who stands on the others
    and can be a target (MA-ETH-01)."""
    user, here = unit_of(g, d.unit), ground(g)
    found: list[str | int] = []
    explosive = barrels(g, user, here) if user is not None else intact(g, here, "barrel")
    for cell in d.spaces:
        standing = unit_at(g, cell)
        if cell in explosive:
            found.append(cell)
        elif standing is not None and (user is None or may_target(g, user, d.card, standing)):
            found.append(standing.id)
    return found


@performs.rule
async def do_lose(g: G, d: Doing, e: Lose) -> None:
    """Health without an attack, or essence instead (MA-ESS-02); stamina; essence, towards which
    others may contribute (MA-ESS-04)."""
    for unit in await chosen(g, d, e.who):
        if e.what == "health":
            await damage.lose_health(g, unit, e.n, d.by)
            continue
        found = unit_of(g, unit)
        if isinstance(found, Explorer) and e.what == "essence":
            await pay_essence(g, found, min(e.n, found.essence))
        elif found is not None and e.what == "stamina":
            found.stamina = max(0, found.stamina - e.n)


@performs.rule
async def do_restore(g: G, d: Doing, e: Restore) -> None:
    """MA-GFX-07, MA-STA-04, MA-STA-06: up to the maximum; health comes back in no other way.
    Essence is gained (MA-ESS-01)."""
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if found is None:
            continue
        if e.what == "essence":
            if isinstance(found, Explorer):
                await gain_essence(g, found, e.n)
            continue
        if e.what == "health" and barred(g, found, "heal"):
            continue
        gained = min(e.n, most(g, found, e.what) - getattr(found, e.what))
        if gained > 0:
            setattr(found, e.what, getattr(found, e.what) + gained)
            g.say(Restored(unit, e.what, gained), "MA-GFX-07")


@performs.rule
async def do_kill(g: G, d: Doing, e: Kill) -> None:
    """MA-GFX-01, MA-DMG-03: destroyed outright."""
    for unit in await chosen(g, d, e.who):
        await damage.destroy(g, unit, d.by)


@performs.rule
async def do_banish(g: G, d: Doing, e: Banish) -> None:
    """MA-DMG-07: removed without being destroyed."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None:
            banish(g, monster)


@performs.rule
async def do_control(g: G, d: Doing, e: Control) -> None:
    """MA-FRC-13: you decide what the monster does when its turn comes."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None and explorer_of(g, d.unit) is not None:
            monster.controller = d.unit
            g.say(Controls(d.unit, unit), "MA-FRC-13")
