"""Guardians: on the board, moving by their die (TG-GRD)."""

from waystone.kernel.ask import Option
from waystone.kernel.step import Then as StepThen

from ...box.island import Compass
from ...box.lasting import BoldGuardians, StillGuardians
from ...table.island_facts import GuardianAttacks, GuardianGone, GuardianMoved, GuardianPlaced
from ...table.lasting import rules_of_all
from ...table.places import connected, here, joined, the_world
from ...table.state import G
from ...table.world import Encountering, Guardian, Rolling
from ..day.events import everybody
from ..day.procedure import resolves
from ..group import group_chooses
from .encounter_decks import file_encounter, home_of
from .guidestones import fade_at

DIE: tuple[str, ...] = ("n", "e", "s", "w", "x", "x")
"""TG-AMB-45: the faces of the Guardian die."""


def roll_die(g: G) -> str:
    return DIE[g.streams.roll("guardian-die") - 1]


def guardians_at(g: G, number: int) -> list[Guardian]:
    return [one for one in the_world(g).guardians if one.at == number]


def place_guardian(g: G, encounter: str, number: int) -> None:
    """TG-GRD-01: by an instruction; its card is taken out of its deck."""
    world = the_world(g)
    if any(one.id == encounter for one in world.guardians):
        return
    deck = world.encounters.get(g.content.encounters[encounter].colour, [])
    if encounter in deck:
        deck.remove(encounter)
    world.guardians.append(Guardian(encounter, number))
    g.say(GuardianPlaced(encounter, world.spots[number].id), "TG-GRD-01")


def discard_guardian(g: G, guardian: Guardian) -> None:
    """TG-GRD-04, TG-GRD-05: the standee leaves, the card is filed."""
    world = the_world(g)
    world.guardians.remove(guardian)
    world.source = home_of(g, guardian.id)
    file_encounter(g, guardian.id)
    g.say(GuardianGone(guardian.id), "TG-GRD-05")


def roll_for_all(g: G) -> None:
    """TG-DAY-04, TG-GRD-09: one roll for each Guardian."""
    world = the_world(g)
    if any(isinstance(rule, StillGuardians) for rule in rules_of_all(g)):
        return
    if world.guardians:
        world.stack.append(Rolling([one.id for one in world.guardians]))


@resolves(Rolling)
async def rolling(g: G, task: Rolling) -> StepThen | None:
    """In the order that the players choose."""
    world = the_world(g)
    on_board = {one.id: one for one in world.guardians}
    task.left[:] = [name for name in task.left if name in on_board]
    if not task.left:
        world.stack.pop()
        return None
    options = [
        Option(f"guardian:{name}", name, "option-guardian", {"guardian": name}, f"guardian:{name}")
        for name in task.left
    ]
    name = await group_chooses(g, everybody(g), options, "ask-guardian", "TG-DAY-04")
    task.left.remove(name)
    await act(g, on_board[name], roll_die(g))
    return None


async def act(g: G, guardian: Guardian, face: str) -> None:
    """TG-GRD-06, TG-GRD-07: a direction moves it; X does the first thing that fits."""
    if face != "x":
        move_by(g, guardian, face)
        return
    there = here(g, guardian.at)
    if there:
        g.say(GuardianAttacks(guardian.id), "TG-GRD-07")
        task = Encountering(there, guardian.at, named=guardian.id)
        the_world(g).stack.append(task)
    elif not await fade_at(g, guardian.at, highest=False):
        move_by(g, guardian, face)


def move_by(g: G, guardian: Guardian, face: str) -> None:
    """TG-GRD-06: that way, else to the connected Location with the highest number; TG-AMB-22:
    with none connected it stays. TG-GRD-08: it starts nothing by itself."""
    target = toward(g, guardian.at, face, highest=True)
    if target is None:
        return
    guardian.at = target
    g.say(GuardianMoved(guardian.id, face, the_world(g).spots[target].id), "TG-GRD-06")
    if any(isinstance(rule, BoldGuardians) for rule in rules_of_all(g)) and here(g, target):
        g.say(GuardianAttacks(guardian.id), "TG-GEN-01")
        task = Encountering(here(g, target), target, named=guardian.id)
        the_world(g).stack.append(task)


def toward(g: G, number: int, face: str, highest: bool) -> int | None:
    """The connected Location in a direction; without one the highest (lowest) numbered."""
    ways: dict[str, Compass] = {"n": "n", "e": "e", "s": "s", "w": "w"}
    if face in ways:
        found = joined(g, number, ways[face])
        if found is not None:
            return found
    others = connected(g, number)
    if not others:
        return None
    return others[-1] if highest else others[0]
