"""What an explorer may do in its turn (MA-EXT) and the spaces it activates (MA-ACT, MA-CHS)."""

from typing import Any, TypeAlias

from waystone.kernel.ask import Option, choose

from . import events, threat, triggers
from .abilities import cards_with_actives, usable, use, use_option
from .chapters import advance, leave
from .doing import Doing
from .doors import change_door, doors_at
from .effects import Barred, CostOf, Treat
from .essence import available, gain_essence, pay_essence
from .exploration import explorable, explore
from .facts import Activated, Recharged, RolledForThreat, Sealed
from .game_die import game_die
from .index import index
from .inventory import gain_item, trade, use_inventory, use_workbench
from .modifiers import applying, barred, immobile, most
from .movement import go, steps
from .spaces import light, ruin
from .state import DESTROYED, LIT, Explorer, G
from .table import adjacent_explorers, chapter, ground, intact, on_board, spot
from .tiles import Board
from .traps import trigger

COSTS = {
    "move": 1,
    "door": 2,
    "break-door": 4,
    "lever": 2,
    "recharge": 1,
    "workbench": 3,
    "chest": 3,
    "event": 1,
    "chapter": 3,
    "lit-chapter": 1,
    "seal": 3,
    "explore": 2,
    "leave": 2,
    "inventory": 3,
    "trade": 2,
}
"""MA-EXT-04, in stamina."""

CHAPTER_ESSENCE = 3
SEAL_ESSENCE = 4
SIDE_NAMES = {0: "n", 2: "e", 4: "s", 6: "w"}
ACTIVE_SPACES = frozenset(("lever", "recharge", "workbench", "chest", "event", "chapter", "spawn"))

Act: TypeAlias = tuple[str, Any]


def prices(g: G, explorer: Explorer) -> dict[str, int]:
    """MA-EXT-04 for this explorer; what is barred is not in it."""
    changes = applying(g, explorer, CostOf)
    bars = applying(g, explorer, Barred)
    if not changes and not bars:
        return COSTS
    found = dict(COSTS)
    for mod, _ in changes:
        found[mod.action] = max(0, found[mod.action] + mod.n)
    found["move"] = max(1, found["move"])
    for bar, _ in bars:
        found.pop(bar.what, None)
    return found


def options(g: G, explorer: Explorer) -> list[Option[Act]]:
    """MA-EXT-01, -02, -03: everything that can be paid for."""
    price = prices(g, explorer)
    found: list[Option[Act]] = []
    if explorer.stamina:
        here = ground(g)
        add_moves(g, explorer, here, price, found)
        add_spaces(g, explorer, here, price, found)
        add_doors(g, explorer, here, price, found)
        add_board(g, explorer, here, price, found)
        add_items(g, explorer, here, price, found)
    for ability in usable(g, explorer, own_turn=True):
        found.append(use_option(g, explorer, ability, ("use", ability)))
    return found + endings(g, explorer, found)


def add_moves(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    if "move" not in price or immobile(g, e):
        return
    each = price["move"]
    for cell, cost in steps(g, e, e.stamina // each, here).items():
        at = spot(cell)
        found.append(
            Option(f"move:{at}", ("move", (cell, cost * each)), "option-move", {"cell": at},
                   f"cell:{at}")
        )  # fmt: skip


def add_spaces(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-ACT-01, MA-CHS, MA-TER-12; a space may be treated as another type (MA-TER-15)."""
    marks = g.state.marks
    kinds: dict[str, list[str]] = {}
    for mod, _ in applying(g, e, Treat):
        kinds.setdefault(mod.space, []).append(mod.as_)
    for cell in here.neighbours[e.cell]:
        drawn = here.spaces[cell]
        if drawn == "floor" or marks.get(cell) == DESTROYED:
            continue
        for kind in [drawn, *kinds[drawn]] if drawn in kinds else (drawn,):
            if kind in ACTIVE_SPACES and can_activate(g, e, cell, kind, price):
                at = spot(cell)
                act = "seal" if kind == "spawn" else kind
                action = action_of(g, cell, kind)
                found.append(
                    Option(f"{act}:{at}", ("space", (cell, act)), f"option-{action}",
                           {"cell": at, "cost": price[action]}, f"cell:{at}")
                )  # fmt: skip


def can_activate(g: G, e: Explorer, cell: int, kind: str, price: dict[str, int]) -> bool:
    action = action_of(g, cell, kind)
    if price.get(action, 99) > e.stamina:
        return False
    if action == "seal":
        return available(g, e, cell) >= SEAL_ESSENCE
    if action == "chapter":
        return available(g, e, cell) >= CHAPTER_ESSENCE
    return True


def action_of(g: G, cell: int, kind: str) -> str:
    if kind == "spawn":
        return "seal"
    return "lit-chapter" if kind == "chapter" and g.state.marks.get(cell) == LIT else kind


def add_doors(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-DOR-05, MA-DOR-06."""
    if e.cell not in here.doors_at:
        return
    for closed, act in ((False, "close"), (True, "open"), (True, "destroy")):
        cost = price.get("break-door" if act == "destroy" else "door", 99)
        if cost > e.stamina:
            continue
        for door in doors_at(g, here, e.cell, closed=closed):
            at = spot(door // 2)
            side = "s" if door & 1 else "e"
            found.append(
                Option(f"{act}:{at}:{side}", ("door", (door, act, cost)), f"option-{act}-door",
                       {"cell": at, "cost": cost}, f"door:{door}")
            )  # fmt: skip


def add_board(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-TIL-05, MA-TIL-15."""
    if here.edge >> e.cell & 1 and price.get("explore", 99) <= e.stamina:
        for border in explorable(g, e):
            side = SIDE_NAMES[border.side]
            found.append(
                Option(f"explore:{side}", ("explore", border), "option-explore",
                       {"side": side, "cost": price["explore"]}, f"cell:{spot(e.cell)}")
            )  # fmt: skip
    if e.cell in g.state.exit and price.get("leave", 99) <= e.stamina:
        found.append(Option("leave", ("leave", 0), "option-leave", {"cost": price["leave"]},
                            f"cell:{spot(e.cell)}", final=True))  # fmt: skip


def add_items(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-EQP-14, MA-EQP-15."""
    near = adjacent_explorers(g, here, e.cell) if len(g.state.explorers) > 1 else []
    goods = bool(e.inventory or e.equipped)
    theirs = any(o.inventory or o.equipped for o in near)
    if (goods or theirs) and price.get("inventory", 99) <= e.stamina:
        found.append(Option("inventory", ("inventory", 0), "option-inventory",
                            {"cost": price["inventory"]}, f"unit:{e.id}"))  # fmt: skip
    if near and (goods or theirs) and price.get("trade", 99) <= e.stamina:
        found.append(Option("trade", ("trade", 0), "option-trade", {"cost": price["trade"]},
                            f"unit:{e.id}"))  # fmt: skip


def endings(g: G, e: Explorer, found: list[Option[Act]]) -> list[Option[Act]]:
    """MA-RND-05, MA-AMB-09; no turn ends over a chasm while there is a way off (MA-MOV-09)."""
    if ground(g).chasm >> e.cell & 1 and any(o.value[0] == "move" for o in found):
        return []
    last: list[Option[Act]] = [Option("end", ("end", False), "option-end", on=f"unit:{e.id}")]
    book = index(g.content).cards
    for card in cards_with_actives(g, e):
        if any(not active.cost.stamina for _, active in book[card].actives):
            last.append(Option("watch", ("end", True), "option-watch", on=f"unit:{e.id}"))
            break
    return last


# ---- carrying it out


async def perform(g: G, e: Explorer, kind: str, value: Any) -> None:
    match kind:
        case "move":
            cell, cost = value
            e.stamina -= cost
            await go(g, e, cell)
        case "space":
            cell, act = value
            await activate(g, e, cell, act)
        case "door":
            door, act, cost = value
            e.stamina -= cost
            change_door(g, door, act)
        case "explore":
            e.stamina -= prices(g, e)["explore"]
            await explore(g, e, value)
        case "leave":
            e.stamina -= prices(g, e)["leave"]
            await leave(g, e)
        case "inventory":
            e.stamina -= prices(g, e)["inventory"]
            await use_inventory(g, e)
        case "trade":
            e.stamina -= prices(g, e)["trade"]
            await trade(g, e, adjacent_explorers(g, ground(g), e.cell))
        case "use":
            card, n, active = value
            await use(g, e, card, active, n)


async def activate(g: G, e: Explorer, cell: int, act: str) -> None:
    """MA-ACT-01, -02: pay, resolve, then the space is destroyed."""
    action = action_of(g, cell, "spawn" if act == "seal" else act)
    essence = {"seal": SEAL_ESSENCE, "chapter": CHAPTER_ESSENCE}.get(action, 0)
    if essence and not await pay_essence(g, e, essence, cell):
        return
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
            return
    await ruin(g, cell, e.id)
    await triggers.happen(g, "activate", e.id, space=act)
    if act == "chapter":
        await chapter_space(g)


async def seal(g: G, e: Explorer, cell: int) -> None:
    """MA-TER-12: threat falls, who stands on it dies, it is destroyed, a chapter space lights."""
    threat.decrease(g, 1)
    g.say(Sealed(e.id, spot(cell)), "MA-TER-12")
    await ruin(g, cell, e.id)
    await light(g, e)
    await triggers.happen(g, "seal", e.id)


async def chapter_space(g: G) -> None:
    """MA-CHS-04, -05: nothing more while an exit token is out or the chapter is locked."""
    if not g.state.exit and not g.state.endgame and not chapter(g).locked:
        await advance(g)


async def event_space(g: G, e: Explorer) -> None:
    """MA-ACT-10: essence and an explorer event, or a roll against the horror rating."""
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
    if g.state.horror is None or face >= g.state.horror:
        threat.decrease(g, 1)
    else:
        await events.reinvoke(g, "horror", e.id)


async def recharge(g: G, e: Explorer) -> None:
    """MA-ACT-07: the die, a free trade with whoever is beside a station or workbench, then use
    inventory."""
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
    here = ground(g)
    near = here.beside[e.cell]
    return any(near >> c & 1 for kind in ("recharge", "workbench") for c in intact(g, here, kind))
