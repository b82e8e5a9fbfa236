"""An attack or reaction in parts, and what changes them (TG-EAM)."""

from collections.abc import Sequence

from msgspec import Struct

from ...box.abilities import Mod
from ...box.conditions import Source
from ...box.effects import Damage, Each, Effect, Party, Terror, Tire, Udamage
from ...box.encounter import Discard, Down, LoseCubes, LoseTime, Mill, Remove
from ...table.state import Card

KINDS: dict[type, str] = {
    Damage: "damage",
    Udamage: "udamage",
    LoseCubes: "cubes",
    Down: "down",
    LoseTime: "time",
    Terror: "terror",
    Tire: "energy",
    Discard: "discard",
    Mill: "mill",
    Remove: "remove",
}

ALL = -1
"""The seat of a change that works for the whole party."""


class Change(Struct):
    """Something that changes the attack: from a card (lost if the card leaves, TG-EAM-08), or
    for one seat alone (an item protects only its owner, TG-ITM-14)."""

    mod: Mod
    card: Card | None = None
    seat: int = ALL


class Part(Struct):
    """An effect of the attack. `of`: as often as there is of something (TG-VEN-10), counted when it
    strikes."""

    effect: Effect
    party: bool = False
    extra: Change | None = None
    of: Source | None = None
    most: int = 1


def parts_of(effects: Sequence[Effect], party: bool = False) -> list[Part]:
    """From left to right. TG-VEN-10: so much "for each" is one effect of its kind."""
    parts = []
    for effect in effects:
        if type(effect) in KINDS:
            parts.append(Part(effect, party))
            continue
        match effect:
            case Party(do):
                parts += parts_of(do, True)
            case Each(of, (single,), most) if type(single) in KINDS:
                parts.append(Part(single, party, of=of, most=most))
            case _:
                parts.append(Part(effect, party))
    return parts
