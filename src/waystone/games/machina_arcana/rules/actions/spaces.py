"""The spaces that an explorer activates (MA-ACT, MA-CHS)."""

from waystone.kernel.ask import Option, choose

from ...table.board import adjacent_explorers, ground, intact, spot
from ...table.facts import Activated, Recharged, RolledForThreat, Sealed
from ...table.state import LIT, Explorer, G
from ...table.story import chapter
from ...table.units import on_board
from ..board.terrain import light, ruin
from ..board.traps import trigger
from ..cards import triggers
from ..cards.doing import By, Doing
from ..cards.essence import can_pay, gain_essence, pay_essence
from ..cards.modifiers import barred, most
from ..monsters import threat
from ..round.die import game_die
from ..story import events
from ..story.chapters import advance
from .inventory import gain_item, trade, use_inventory, use_workbench
from .prices import prices

CHAPTER_ESSENCE = 3
SEAL_ESSENCE = 4
ACTIVE_SPACES = frozenset(("lever", "recharge", "workbench", "chest", "event", "chapter", "spawn"))


def can_activate(g: G, e: Explorer, cell: int, kind: str, price: dict[str, int]) -> bool:
    """MA-CHS-02, MA-CHS-03, MA-TER-12: an unlit chapter space takes essence too, a lit one stamina
    only, a seal most of all; others may contribute to it (MA-ESS-04, MA-ESS-06). MA-EXT-04: the
    stamina must be there."""
    action = action_of(g, cell, kind)
    if price.get(action, 99) > e.stamina:
        return False
    if action == "seal":
        return can_pay(g, e, SEAL_ESSENCE, cell)
    if action == "chapter":
        return can_pay(g, e, CHAPTER_ESSENCE, cell)
    return True


def action_of(g: G, cell: int, kind: str) -> str:
    """MA-CHS-02, MA-CHS-03, MA-TER-12: a lit chapter space has a price of its own, a spawn space is
    sealed."""
    if kind == "spawn":
        return "seal"
    return "lit-chapter" if kind == "chapter" and g.state.laid.marks.get(cell) == LIT else kind


async def activate(g: G, e: Explorer, cell: int, kind: str) -> bool:
    """MA-ACT-01, MA-ACT-02: pay, resolve, then the space is destroyed. MA-ACT-08: a workbench is
    used; MA-ACT-09: a chest gives essence and an item; a lever sets off traps (MA-ACT-05), a
    recharge station recharges (MA-ACT-07), a spawn space is sealed (MA-TER-12), a chapter space
    moves the story (MA-CHS-02 to MA-CHS-04), an event space is MA-ACT-10. It costs what MA-EXT-04
    says; cards answer (MA-CND-02). False where it could not be paid (MA-ESS-04)."""
    action = action_of(g, cell, kind)
    act = "seal" if kind == "spawn" else kind
    essence = {"seal": SEAL_ESSENCE, "chapter": CHAPTER_ESSENCE}.get(action, 0)
    if essence and not await pay_essence(g, e, essence, cell):
        return False
    e.stamina -= prices(g, e)[action]
    g.say(Activated(e.id, act, spot(cell)), "MA-ACT-01")
    match act:
        case "lever":
            await trigger(g, Doing(e.id), cell)
        case "recharge":
            await recharge(g, e)
        case "workbench":
            await use_workbench(g, e)
        case "chest":
            await gain_essence(g, e)
            await gain_item(g, e)
        case "event":
            await event_space(g, e)
        case "seal":
            await seal(g, e, cell)
            return True
    await ruin(g, cell, By(e.id))
    await triggers.happen(g, "activate", e.id, space=act)
    if act == "chapter":
        await chapter_space(g)
    return True


async def seal(g: G, e: Explorer, cell: int) -> None:
    """MA-TER-12: threat falls, who stands on it dies, killed by the explorer (MA-DMG-08), it is
    destroyed, a chapter space lights (MA-CHS-06); cards answer (MA-CND-02)."""
    threat.decrease(g, 1)
    g.say(Sealed(e.id, spot(cell)), "MA-TER-12")
    await ruin(g, cell, By(e.id))
    await light(g, e)
    await triggers.happen(g, "seal", e.id)


async def chapter_space(g: G) -> None:
    """MA-CHS-04, MA-CHS-05, MA-CHP-03: nothing more while an exit token is out or the chapter is
    locked."""
    if not g.state.laid.exit and not g.state.story.endgame and not chapter(g).locked:
        await advance(g)


async def event_space(g: G, e: Explorer) -> None:
    """MA-ACT-10: essence (MA-ESS-01) and an explorer event (MA-EVT-10), or a roll against the
    horror rating for less threat or the horror event again (MA-EVT-15)."""
    choices = [
        Option("event", True, "option-invoke"),
        Option("roll", False, "option-roll-threat"),
    ]
    if await choose(e.seat, choices, "ask-event-space", rule="MA-ACT-10"):
        await gain_essence(g, e)
        await events.invoke_explorer_event(g, e)
        return
    face = game_die(g, "event-space")
    g.say(RolledForThreat(e.id, face), "MA-ACT-10")
    if g.state.story.horror is None or face >= g.state.story.horror:
        threat.decrease(g, 1)
    else:
        await events.reinvoke(g, "horror", e.id)


async def recharge(g: G, e: Explorer) -> None:
    """MA-ACT-07, MA-GEN-11: the die, a free trade with whoever is beside a station or workbench,
    then use inventory."""
    result = g.streams.pick("recharge", g.content.figures.recharge)
    g.say(Recharged(e.id, result), "MA-ACT-07")
    match result:
        case "health":
            if not barred(g, e, "heal"):
                e.health = min(most(g, e, "health"), e.health + 1)
        case "stamina-2" | "stamina-3":
            e.stamina = min(most(g, e, "stamina"), e.stamina + int(result[-1]))
    partners = [o for o in on_board(g) if o is not e and beside_station(g, o)]
    if partners and await wants_trade(e):
        await trade(g, e, partners)
    if e.inventory or e.equipped or adjacent_explorers(g, ground(g), e.cell):
        await use_inventory_if_wanted(g, e)


async def use_inventory_if_wanted(g: G, e: Explorer) -> None:
    choices = [Option("yes", True, "option-yes"), Option("pass", False, "option-pass")]
    if await choose(e.seat, choices, "ask-use-inventory", rule="MA-ACT-07"):
        await use_inventory(g, e)


async def wants_trade(e: Explorer) -> bool:
    choices = [Option("yes", True, "option-yes"), Option("pass", False, "option-pass")]
    return await choose(e.seat, choices, "ask-trade", rule="MA-ACT-07")


def beside_station(g: G, e: Explorer) -> bool:
    """MA-ACT-07: is the explorer adjacent to a recharge station or a workbench?"""
    here = ground(g)
    near = here.beside[e.cell]
    return any(near >> c & 1 for kind in ("recharge", "workbench") for c in intact(g, here, kind))
