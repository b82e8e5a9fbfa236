"""The party in an encounter: who is in it, who is active, who decides."""

from ..box.definitions import CombatDef, EncounterDef
from .state import Encounter, G, Hero, Member

WON = ("victory", "flight", "green")
"""How an encounter may end well."""


def now(g: G) -> Encounter:
    encounter = g.state.encounter
    assert encounter is not None
    return encounter


def foe(g: G) -> EncounterDef:
    encounter = g.state.encounter
    assert encounter is not None
    return g.content.encounters[encounter.id]


def in_combat(g: G) -> bool:
    encounter = g.state.encounter
    assert encounter is not None
    return isinstance(g.content.encounters[encounter.id], CombatDef)


def hero(g: G, seat: int) -> Hero:
    return g.state.heroes[seat]


def member(g: G, seat: int) -> Member:
    encounter = g.state.encounter
    assert encounter is not None
    for one in encounter.members:
        if one.seat == seat:
            return one
    raise LookupError(f"seat {seat} is not in the encounter")


def spent_now(g: G, seat: int) -> list[str]:
    """The abilities that a member has used in this activation."""
    return now(g).activation.spent.get(seat, [])


def spend_now(g: G, seat: int, mark: str) -> None:
    now(g).activation.spent.setdefault(seat, []).append(mark)


def present(g: G) -> list[Member]:
    """TG-GEN-06: the party members still in the encounter."""
    encounter = g.state.encounter
    assert encounter is not None
    found = []
    for one in encounter.members:
        if not one.left:
            found.append(one)
    return found


def helper(g: G, how: str) -> str:
    """TG-CMP-02, TG-CMP-06: the companion at hand who helps so, and has not yet."""
    if g.state.world is None and not g.state.companion:
        return ""
    for name in companions_at_hand(g):
        if g.content.companions[name].help == how and name not in now(g).companions_used:
            return name
    return ""


def companions_at_hand(g: G) -> list[str]:
    """In a campaign: who stands in the Location of the encounter."""
    world = g.state.world
    if world is None:
        return [g.state.companion] if g.state.companion else []
    return [one.id for one in world.friends if one.at == world.at and not one.away]


def panics(g: G, seat: int) -> bool:
    """TG-PAN-01, TG-TRK-09: the Terror marker is in a red cell."""
    one = g.state.heroes[seat]
    return one.terror >= g.content.characters[one.id].red_terror


def slot_of(g: G, one: Hero, slot: str) -> str | None:
    """TG-ITM-03, TG-SEC-02: the active card of a slot, an item or a Secret; TG-ITM-16: one that was
    flipped lies face down."""
    for item in one.items:
        if item.active and not item.flipped and g.content.items[item.id].slot == slot:
            return item.id
    for secret in one.secrets:
        if secret.active and not secret.flipped and g.content.secrets[secret.id].slot == slot:
            return secret.id
    return None
