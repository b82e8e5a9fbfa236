"""An unpredictable or controlled monster's turn: as players decide (MA-AIM-30)."""

from waystone.kernel.ask import Option

from ...table.board import ground, space_at, spot
from ...table.players import deciders
from ...table.state import G, Monster
from ...table.units import monster_of
from ..actions.acts import Act, Activate, EndTurn, Use, Walk, WorkDoor
from ..actions.movement import go, steps, walk_option
from ..asking import ask
from ..board.doors import change_door, door_option, doors_at
from ..board.terrain import ruin
from ..board.traps import trigger
from ..cards.abilities import choose_targets, has_target, monster_uses, use_option
from ..cards.doing import By, Doing
from ..cards.modifiers import immobile
from ..cards.targeting import Eye
from .abilities import abilities_of
from .prices import BREAK_DOOR, FREE_DOOR, FREE_LEVER


async def free_action(g: G, monster: Monster) -> bool:
    """MA-AIM-30 to MA-AIM-33, MA-FRC-13: one action of the monster as its players decide; False
    when they end its turn. Doors and levers have their price (MA-DOR-08, MA-ACT-03)."""
    options = free_options(g, monster)
    options.append(Option("end", EndTurn(), "option-end", on=f"unit:{monster.id}"))
    act = await ask(
        deciders(g, monster.id),
        options,
        "ask-monster-action",
        "MA-AIM-30",
        monster=monster.id,
        stamina=monster.stamina,
    )
    match act:
        case EndTurn():
            return False
        case Walk(cell, cost):
            monster.stamina -= cost
            await go(g, monster, cell)
        case Use(card, _, active):
            marks = await choose_targets(g, monster, card, active)
            await monster_uses(g, monster, act, marks, "MA-AIM-30")
        case Activate(cell):
            monster.stamina -= FREE_LEVER
            await trigger(g, Doing(monster.id), cell)
            await ruin(g, cell, By(monster.id))
        case WorkDoor(door, work, cost):
            monster.stamina -= cost
            change_door(g, door, work, monster.id)
        case _:
            raise TypeError(f"{act} is no action of a monster")
    return monster.stamina > 0 and monster_of(g, monster.id) is monster


def free_options(g: G, monster: Monster) -> list[Option[Act]]:
    """MA-AIM-31 to MA-AIM-33: moves, abilities, doors, levers."""
    return [*moves(g, monster), *abilities(g, monster), *works(g, monster)]


def moves(g: G, monster: Monster) -> list[Option[Act]]:
    """MA-AIM-30: where it may move, if it is not immobile (MA-MOV-01)."""
    if immobile(g, monster):
        return []
    found = steps(g, monster, monster.stamina)
    return [walk_option(cell, cost) for cell, cost in found.items()]


def abilities(g: G, monster: Monster) -> list[Option[Act]]:
    """MA-AIM-32: on whatever they may be used on."""
    eye = Eye(g, monster)
    return [
        use_option(ability, eye)
        for ability in abilities_of(g, monster)
        if ability.active.cost.stamina <= monster.stamina
        and has_target(g, monster, ability.card, ability.active, eye)
    ]


def works(g: G, monster: Monster) -> list[Option[Act]]:
    """MA-AIM-31, MA-DOR-08, MA-ACT-03: doors open and closed, and trap levers."""
    here = ground(g)
    found: list[Option[Act]] = []
    closed = doors_at(g, here, monster.cell, closed=True)
    opened = doors_at(g, here, monster.cell, closed=False)
    if monster.stamina >= FREE_DOOR:
        found += [door_option(door, "open", FREE_DOOR) for door in closed]
        found += [door_option(door, "close", FREE_DOOR) for door in opened]
    if monster.stamina >= FREE_LEVER:
        levers = [c for c in here.neighbours[monster.cell] if space_at(g, here, c) == "lever"]
        found += [lever_option(cell) for cell in levers]
    if monster.stamina >= BREAK_DOOR:
        found += [door_option(door, "destroy", BREAK_DOOR) for door in (*closed, *opened)]
    return found


def lever_option(cell: int) -> Option[Act]:
    at = spot(cell)
    args = {"cell": at, "cost": FREE_LEVER}
    return Option(f"lever:{at}", Activate(cell, "lever"), "option-lever", args, f"cell:{at}")
