"""Guardians: on the board, moving by their die (TG-GRD)."""

from waystone.kernel.ask import Option
from waystone.kernel.step import BACK, Then

from ...box.island import Compass
from ...box.lasting import BoldGuardians, StillGuardians
from ...table.island_facts import GuardianAttacks, GuardianGone, GuardianMoved, GuardianPlaced
from ...table.lasting import rules_of_all
from ...table.places import connected, everybody, here, joined, the_world
from ...table.state import G
from ...table.world import Guardian
from ..encounter.encountering import encountering
from ..group import group_chooses
from ..registry import step
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


@step
async def guardians_prowl(g: G) -> Then:
    """TG-DAY-04, TG-GRD-09: one roll for each Guardian."""
    if rules_of_all(g, StillGuardians):
        return BACK
    return roll_for_each([one.id for one in the_world(g).guardians])


@step
async def roll_for_each(g: G, waiting: list[str]) -> Then:
    """In the order that the players choose."""
    on_board = {one.id: one for one in the_world(g).guardians}
    waiting = [name for name in waiting if name in on_board]
    if not waiting:
        return BACK
    options = [
        Option(f"guardian:{name}", name, "option-guardian", {"guardian": name}, f"guardian:{name}")
        for name in waiting
    ]
    name = await group_chooses(g, everybody(g), options, "ask-guardian", "TG-DAY-04")
    waiting.remove(name)
    await act(g, on_board[name], roll_die(g))
    return roll_for_each(waiting)


async def act(g: G, guardian: Guardian, face: str) -> None:
    """TG-GRD-06, TG-GRD-07: a direction moves it; X does the first thing that fits."""
    if face != "x":
        move_by(g, guardian, face)
        return
    there = here(g, guardian.at)
    if there:
        g.say(GuardianAttacks(guardian.id), "TG-GRD-07")
        g.call(encountering(there, guardian.at, "", guardian.id))
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
    if rules_of_all(g, BoldGuardians) and here(g, target):
        g.say(GuardianAttacks(guardian.id), "TG-GEN-01")
        g.call(encountering(here(g, target), target, "", guardian.id))


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
