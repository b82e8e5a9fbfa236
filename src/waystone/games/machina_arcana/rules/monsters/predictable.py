"""A predictable monster's turn: by the algorithm (MA-AIM, MA-MPH)."""

from ...table.facts import Waits
from ...table.players import party
from ...table.state import Explorer, G, Monster
from ...table.units import monster_of
from ..actions.acts import Use
from ..asking import ask
from ..board.doors import destroy_door
from ..cards.abilities import monster_uses
from ..cards.doing import Doing
from ..cards.modifiers import immobile
from ..cards.targeting import Eye, Mark, choose_mark, marks_for, option_for, targets
from ..effects.affecting import any_affects
from ..round.windows import open_window
from .abilities import abilities_of
from .hunting import Hunt, closest_explorer, walk_on
from .paths import Paths, paths_of
from .prices import BREAK_DOOR


async def predictable_turn(g: G, monster: Monster) -> None:
    """MA-AIM-03, MA-AIM-04, MA-AIM-05, MA-AIM-07: in its own turn an ability if one can be used,
    else a step; then again, the same ability too. The closest explorer is found anew each time
    (MA-AIM-17); others may use free abilities in between (MA-ABI-08). A detour once begun goes on
    (MA-AIM-25)."""
    hunt = Hunt()
    once: list[Use] = []
    while monster.stamina > 0 and monster_of(g, monster.id) is monster:
        paths = paths_of(g, monster)
        prey = await closest_explorer(g, monster, paths)
        choice = usable_ability(g, monster, prey, once)
        if choice is not None:
            ability, marks = choice
            target = ability.active.target
            if not ability.active.cost.stamina:
                once.append(ability)  # MA-AMB-65
            if target is not None and not (marks and marks[0][0] == "unit"):
                marks = [await choose_mark(g, monster, ability.card, ability.active, marks)]
            elif target is not None:
                marks = marks * target.count
            await monster_uses(g, monster, ability, marks, "MA-AIM-03")
        elif prey is None or not await approach(g, monster, prey, paths, hunt):
            g.say(Waits(monster.id), "MA-AIM-04")
            return
        await open_window(g)


async def approach(g: G, monster: Monster, prey: Explorer, paths: Paths, hunt: Hunt) -> bool:
    """MA-AIM-11, MA-AIM-20 to MA-AIM-25: a step, or the door in the way (MA-DOR-07); False if the
    turn is over."""
    if immobile(g, monster) or paths.here.beside[monster.cell] >> prey.cell & 1:
        return False
    cost = await walk_on(g, monster, prey, paths, hunt, monster.stamina)
    if cost:
        monster.stamina -= cost
        return True
    doors = paths.doors_ahead(monster.cell, prey.cell)
    own = [one.door for one in doors if one.stand == monster.cell]
    if not own or monster.stamina < BREAK_DOOR:
        return False
    monster.stamina -= BREAK_DOOR
    destroy_door(g, await choose_door(g, monster, own), monster.id)
    return True


async def choose_door(g: G, monster: Monster, doors: list[int]) -> int:
    """MA-AIM-14: where several doors lead on, the players choose."""
    marks: list[Mark] = [("door", door) for door in dict.fromkeys(doors)]
    options = [option_for(mark) for mark in marks]
    rule = "MA-AIM-14"
    _, door = await ask(
        party(g), options, "ask-monster-door", rule, formal=True, monster=monster.id
    )
    return int(door)


def usable_ability(
    g: G, monster: Monster, prey: Explorer | None, once: list[Use]
) -> tuple[Use, list[Mark]] | None:
    """MA-AIM-06, MA-AIM-10, MA-AIM-24, MA-AIM-33, MA-AMB-28, MA-AMB-31: the first that can be paid,
    with the closest explorer as its legal target, and that would do something."""
    eye = Eye(g, monster)
    for ability in abilities_of(g, monster):
        card, _, active = ability
        if active.cost.stamina > monster.stamina or ability in once:
            continue
        marks: list[Mark] = []
        d = Doing(monster.id, card, monster.id)
        if active.target is not None:
            if active.target.of in ("unit", "explorer", "monster"):
                if (
                    prey is None
                    or active.target.of == "monster"
                    or not targets(eye, card, active.target, [prey])
                ):
                    continue
                marks = [("unit", prey.id)]
                d.targets.append(prey.id)
            else:
                marks = marks_for(g, monster, card, active, eye)
                if not marks:
                    continue
        if any_affects(g, d, active.effects):
            return ability, marks
    return None
