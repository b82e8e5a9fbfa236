"""An unpredictable or controlled monster's turn: as players decide (MA-AIM-30)."""

from waystone.kernel.ask import Option

from ...table.board import ground, space_at, spot
from ...table.players import deciders
from ...table.state import G, Monster
from ...table.units import monster_of
from ..actions.movement import go, steps
from ..asking import ask
from ..board.doors import change_door, doors_at
from ..board.terrain import ruin
from ..board.traps import trigger
from ..cards.abilities import monster_uses, use_option
from ..cards.doing import Doing
from ..cards.modifiers import immobile
from ..cards.targeting import choose_mark, marks_for
from .abilities import abilities_of

BREAK_DOOR = 4
FREE_DOOR = 3
FREE_LEVER = 3


async def free_action(g: G, monster: Monster) -> bool:
    """MA-AIM-30 to -33, MA-FRC-13: one action of the monster as its players decide; False when
    they end its turn."""
    options = free_options(g, monster)
    options.append(Option("end", ("end", 0), "option-end", on=f"unit:{monster.id}"))
    kind, value = await ask(
        deciders(g, monster.id),
        options,
        "ask-monster-action",
        "MA-AIM-30",
        monster=monster.id,
        stamina=monster.stamina,
    )
    match kind:
        case "end":
            return False
        case "move":
            monster.stamina -= steps(g, monster, monster.stamina)[value]
            await go(g, monster, value)
        case "use":
            card, _, active = abilities_of(g, monster)[value]
            marks = []
            if active.target is not None:
                found = marks_for(g, monster, active)
                marks = [
                    await choose_mark(g, monster, card, found) for _ in range(active.target.count)
                ]
            await monster_uses(g, monster, card, active, marks)
        case "lever":
            monster.stamina -= FREE_LEVER
            await trigger(g, Doing(monster.id), value)
            await ruin(g, value, monster.id)
        case act:
            monster.stamina -= BREAK_DOOR if act == "destroy" else FREE_DOOR
            change_door(g, value, act)
    return monster.stamina > 0 and monster_of(g, monster.id) is monster


def free_options(g: G, monster: Monster) -> list[Option[tuple[str, int]]]:
    """MA-AIM-31, MA-DOR-08, MA-ACT-03: moves, abilities, doors, levers."""
    options: list[Option[tuple[str, int]]] = []
    here = ground(g)
    stamina = monster.stamina
    if not immobile(g, monster):
        for cell in steps(g, monster, stamina):
            at = spot(cell)
            options.append(
                Option(f"move:{at}", ("move", cell), "option-move", {"cell": at}, f"cell:{at}")
            )
    for value, (card, n, active) in enumerate(abilities_of(g, monster)):
        if active.cost.stamina <= stamina and (
            active.target is None or marks_for(g, monster, active, first=True)
        ):
            options.append(use_option(g, monster, (card, n, active), ("use", value)))
    if stamina >= FREE_DOOR:
        for closed, act in ((True, "open"), (False, "close")):
            for door in doors_at(g, here, monster.cell, closed=closed):
                options.append(door_option(act, door))
        for cell in here.neighbours[monster.cell]:
            if space_at(g, here, cell) == "lever":
                at = spot(cell)
                options.append(
                    Option(
                        f"lever:{at}",
                        ("lever", cell),
                        "option-lever",
                        {"cell": at, "cost": FREE_DOOR},
                        f"cell:{at}",
                    )
                )
    if stamina >= BREAK_DOOR:
        for closed in (True, False):
            for door in doors_at(g, here, monster.cell, closed=closed):
                options.append(door_option("destroy", door))
    return options


def door_option(act: str, door: int) -> Option[tuple[str, int]]:
    at = spot(door // 2)
    side = "s" if door & 1 else "e"
    cost = BREAK_DOOR if act == "destroy" else FREE_DOOR
    said = f"option-{act}-door"
    return Option(
        f"{act}:{at}:{side}", (act, door), said, {"cell": at, "cost": cost}, f"door:{door}"
    )
