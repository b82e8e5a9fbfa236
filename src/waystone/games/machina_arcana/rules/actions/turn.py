"""What an explorer may do in its turn (MA-EXT)."""

from functools import cache

from waystone.kernel.ask import Option

from ...box.board import Board
from ...box.index import index
from ...box.modifiers import Treat
from ...box.terms import DoorAct
from ...box.tiles import Border
from ...table.board import adjacent_explorers, ground, spot
from ...table.state import DESTROYED, Explorer, G
from ..board.doors import change_door, door_option, doors_at
from ..board.exploration import explorable, explore
from ..cards.abilities import cards_with_actives, usable, use, use_option
from ..cards.modifiers import applying, immobile
from ..cards.targeting import Eye
from ..story.chapters import leave
from .acts import (
    Act,
    Activate,
    EndTurn,
    ExploreBorder,
    LeaveBoard,
    TradeItems,
    Use,
    UseInventory,
    Walk,
    WorkDoor,
)
from .inventory import trade, use_inventory
from .movement import go, steps, walk_option
from .prices import prices
from .spaces import ACTIVE_SPACES, action_of, activate, can_activate

SIDE_NAMES = {0: "n", 2: "e", 4: "s", 6: "w"}
WAYS: tuple[tuple[bool, DoorAct], ...] = ((False, "close"), (True, "open"), (True, "destroy"))
"""MA-DOR-05, MA-DOR-06: what an explorer does to an open and to a closed door."""


def options(g: G, explorer: Explorer) -> list[Option[Act]]:
    """MA-EXT-01, MA-EXT-02, MA-EXT-03: everything that can be paid for (MA-EXT-04)."""
    price = prices(g, explorer)
    found: list[Option[Act]] = []
    if explorer.stamina:
        here = ground(g)
        add_moves(g, explorer, here, price, found)
        add_spaces(g, explorer, here, price, found)
        add_doors(g, explorer, here, price, found)
        add_board(g, explorer, here, price, found)
        add_items(g, explorer, here, price, found)
    eye, cards = Eye(g, explorer), cards_with_actives(g, explorer)
    for ability in usable(g, explorer, own_turn=True, eye=eye, cards=cards):
        found.append(use_option(ability, eye))
    return found + endings(g, explorer, found, cards)


def add_moves(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-MOV-01, MA-MOV-05: a move, or a whole crossing, for one who is not immobile."""
    if "move" not in price or immobile(g, e):
        return
    each = price["move"]
    for cell, cost in steps(g, e, e.stamina // each, here).items():
        found.append(walk_option(cell, cost * each))


def add_spaces(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-ACT-01, MA-CHS-02, MA-CHS-03, MA-TER-12: what is adjacent and not destroyed (MA-TER-13); a
    space may be treated as another type (MA-TER-15)."""
    marks = g.state.laid.marks
    kinds: dict[str, list[str]] = {}
    for mod, _ in applying(g, e, Treat):
        kinds.setdefault(mod.space, []).append(mod.as_)
    for cell in here.neighbours[e.cell]:
        drawn = here.spaces[cell]
        if drawn == "floor" or marks.get(cell) == DESTROYED:
            continue
        for kind in [drawn, *kinds[drawn]] if drawn in kinds else (drawn,):
            if kind in ACTIVE_SPACES and can_activate(g, e, cell, kind, price):
                action = action_of(g, cell, kind)
                found.append(_space_option(cell, kind, action, price[action]))


@cache
def _space_option(cell: int, kind: str, action: str, cost: int) -> Option[Act]:
    at = spot(cell)
    act = "seal" if kind == "spawn" else kind
    args = {"cell": at, "cost": cost}
    return Option(f"{act}:{at}", Activate(cell, kind), f"option-{action}", args, f"cell:{at}")


def add_doors(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-DOR-05, MA-DOR-06: an open door that is a side of the own space (MA-DOR-09) may be closed,
    a closed one opened or destroyed."""
    if e.cell not in here.doors_at:
        return
    for closed, act in WAYS:
        cost = price.get("break-door" if act == "destroy" else "door", 99)
        if cost <= e.stamina:
            for door in doors_at(g, here, e.cell, closed=closed):
                found.append(door_option(door, act, cost))


def add_board(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-TIL-05, MA-TIL-15: explore from a border, leave by the exit token."""
    if here.edge >> e.cell & 1 and price.get("explore", 99) <= e.stamina:
        for border in explorable(g, e):
            found.append(_explore_option(e.id, border, price["explore"]))
    if e.cell in g.state.laid.exit and price.get("leave", 99) <= e.stamina:
        found.append(Option("leave", LeaveBoard(), "option-leave", {"cost": price["leave"]},
                            f"unit:{e.id}", final=True))  # fmt: skip


@cache
def _explore_option(explorer: str, border: Border, cost: int) -> Option[Act]:
    side = SIDE_NAMES[border.side]
    args = {"side": side, "cost": cost}
    return Option(
        f"explore:{side}", ExploreBorder(border), "option-explore", args, f"unit:{explorer}"
    )


def add_items(
    g: G, e: Explorer, here: Board, price: dict[str, int], found: list[Option[Act]]
) -> None:
    """MA-EXT-01, MA-EXT-04, MA-EQP-14, MA-EQP-15: use the inventory, trade with whoever is
    adjacent."""
    near = adjacent_explorers(g, here, e.cell) if len(g.state.explorers) > 1 else []
    goods = bool(e.inventory or e.equipped)
    theirs = any(o.inventory or o.equipped for o in near)
    if (goods or theirs) and price.get("inventory", 99) <= e.stamina:
        found.append(_inventory_option(e.id, price["inventory"]))
    if near and (goods or theirs) and price.get("trade", 99) <= e.stamina:
        found.append(_trade_option(e.id, price["trade"]))


@cache
def _inventory_option(explorer: str, cost: int) -> Option[Act]:
    args = {"cost": cost}
    return Option("inventory", UseInventory(), "option-inventory", args, f"unit:{explorer}")


@cache
def _trade_option(explorer: str, cost: int) -> Option[Act]:
    return Option("trade", TradeItems(), "option-trade", {"cost": cost}, f"unit:{explorer}")


def endings(g: G, e: Explorer, found: list[Option[Act]], cards: list[str]) -> list[Option[Act]]:
    """MA-RND-04, MA-RND-05, MA-AMB-09; no turn ends over a chasm while there is a way off
    (MA-MOV-09). Who has an ability without stamina cost may keep watch (MA-ABI-08)."""
    if ground(g).chasm >> e.cell & 1 and any(isinstance(o.value, Walk) for o in found):
        return []
    watchful = not index(g.content).free.isdisjoint(cards)
    return list(_endings(e.id, watchful))


@cache
def _endings(explorer: str, watchful: bool) -> tuple[Option[Act], ...]:
    end: Option[Act] = Option("end", EndTurn(), "option-end", on=f"unit:{explorer}")
    watch: Option[Act] = Option("watch", EndTurn(watch=True), "option-watch", on=f"unit:{explorer}")
    return (end, watch) if watchful else (end,)


# ---- carrying it out


async def perform(g: G, e: Explorer, act: Act) -> bool:
    """MA-RND-04: the cost (MA-EXT-04) is paid, then it is done: a move (MA-MOV-01), a space
    (MA-ACT-01), a door (MA-DOR-05, MA-DOR-06), exploring (MA-TIL-05, MA-TIL-06), leaving
    (MA-TIL-15), inventory (MA-EQP-15) and trade (MA-EQP-14), an ability (MA-ABI-06). False where
    too little was contributed (MA-ESS-04)."""
    match act:
        case Walk(cell, cost):
            e.stamina -= cost
            await go(g, e, cell)
        case Activate(cell, kind):
            return await activate(g, e, cell, kind)
        case WorkDoor(door, work, cost):
            e.stamina -= cost
            change_door(g, door, work, e.id)
        case ExploreBorder(border):
            e.stamina -= prices(g, e)["explore"]
            await explore(g, e, border)
        case LeaveBoard():
            e.stamina -= prices(g, e)["leave"]
            await leave(g, e)
        case UseInventory():
            e.stamina -= prices(g, e)["inventory"]
            await use_inventory(g, e)
        case TradeItems():
            e.stamina -= prices(g, e)["trade"]
            await trade(g, e, adjacent_explorers(g, ground(g), e.cell))
        case Use():
            return await use(g, e, act)
        case _:
            raise TypeError(f"{act} is no action of a turn")
    return True
