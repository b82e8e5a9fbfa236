"""The end of an encounter: victory, flight, failure, outcomes, Guardians (TG-COM, TG-DIP)."""

from ...box.definitions import CombatDef, DiplomacyDef
from ...table.facts import Failed, Fled, GuardianStays, OutcomeReached, Won
from ...table.party import foe, now, present
from ...table.state import G
from ...table.world import Guardian
from .loot import share_all
from .sequence import colour_now, fires
from .traits import sunder
from .using import cards_of


async def resolve(g: G, how: str) -> None:
    """What the end brings. TG-DSC-03: decks are made anew from all cards of their owner when the
    next encounter begins. TG-COM-03, TG-COM-13, TG-DIP-06: victory, failure, outcome."""
    match how:
        case "victory":
            await victory(g)
        case "flight":
            await flight(g)
        case "time":
            await outcome(g)
        case _:
            failure(g)
    items_up(g)


async def victory(g: G) -> None:
    """TG-COM-03, TG-COM-04, TG-AMB-37: loot for those still in the combat."""
    encounter, enemy = now(g), foe(g)
    assert isinstance(enemy, CombatDef)
    encounter.result = "victory"
    g.say(Won(encounter.id), "TG-COM-03")
    await share_all(g, enemy.loot)
    await won(g)


async def flight(g: G) -> None:
    """TG-COM-12: no loot; for every effect that asks it is a victory."""
    encounter = now(g)
    encounter.result = "flight"
    g.say(Fled(encounter.id), "TG-COM-12")
    await won(g)


async def won(g: G) -> None:
    """What a victory sets off for those still in the combat. TG-TRT-04: at last Sunder."""
    for one in present(g):
        await fires(g, "victory", one.seat)
    await sunder(g)


def failure(g: G) -> None:
    """TG-COM-13, TG-DTH-03; TG-GRD-01, TG-DIP-16: with the Guardian symbol the enemy stays."""
    encounter = now(g)
    encounter.result = "failure"
    g.say(Failed(encounter.id), "TG-COM-13")
    if foe(g).guardian:
        guardian_stays(g)


async def outcome(g: G) -> None:
    """TG-DIP-06 to TG-DIP-08: the outcome of the marker's present colour. TG-DIP-16, TG-AMB-63: who
    stays as a Guardian."""
    encounter, enemy = now(g), foe(g)
    assert isinstance(enemy, DiplomacyDef)
    colour = colour_now(g)
    what = enemy.outcomes[colour]  # type: ignore[index]
    g.say(OutcomeReached(encounter.id, colour), "TG-DIP-06")
    encounter.result = colour  # type: ignore[assignment]
    await share_all(g, what.do)
    if colour == "green":
        for one in present(g):
            await fires(g, "green", one.seat)
    if what.guardian or (enemy.guardian and colour != "green"):
        guardian_stays(g)


def guardian_stays(g: G) -> None:
    """TG-GRD-02, TG-DIP-16, TG-SYM-15, TG-AMB-63: the enemy stays in the Location as a Guardian."""
    world = g.state.world
    if world is None:
        g.state.guardians.append(now(g).id)
    else:
        world.guardians.append(Guardian(now(g).id, world.at))
    g.say(GuardianStays(now(g).id), "TG-GRD-02")


def items_up(g: G) -> None:
    """TG-ITM-16, TG-SEQ-33: flipped cards turn up again."""
    for one in g.state.heroes:
        for card in cards_of(g, one):
            card.flipped = False
