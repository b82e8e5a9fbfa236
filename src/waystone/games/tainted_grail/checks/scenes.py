"""Effects, prices and conditions where they stand: some mean something in encounters only, some
abilities only on certain cards."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from msgspec import Struct

from waystone.kernel.content import definitions, tag_of
from waystone.kernel.lint import Mistake

from ..box import encounter
from ..box.abilities import (
    Ability,
    Action,
    After,
    Always,
    AtStart,
    Before,
    Charges,
    Dawn,
    Delayed,
    Dusk,
    IfRemoved,
    OnEnemy,
    OnPlay,
    Trigger,
    Use,
    Weakness,
)
from ..box.conditions import Affinity, Count, Follows, Price
from ..box.definitions import Content
from ..box.effects import Check, Each, Effect, Everyone, Fight, One, Whoever
from ..box.instructions import Instruction
from .walking import At

IN_ENCOUNTERS = tuple(
    kind for kind in get_args(Effect) if kind.__module__ == encounter.__name__ or kind is Each
)
AFTERWARDS = (*get_args(Instruction), One, Everyone, Whoever, Check, Fight)
OUTSIDE_PRICES = ("energy", "health", "terror", "food", "wealth", "magic")
OUTSIDE_COUNTS = ("health", "missing-health", "terror", "energy", "food", "wealth", "magic")
MOST = 99

ON_CARDS = (OnPlay, Delayed, OnEnemy, Before, After, IfRemoved, Charges, Always)
ON_GEAR = (OnEnemy, Before, After, Use, Always, Trigger, AtStart, Action, Dawn, Dusk)
OF_DAYS = (Action, Dawn, Dusk, Weakness)
FITTING: dict[str, tuple[type[Struct], ...]] = {
    "cards": ON_CARDS,
    "skills": ON_GEAR,
    "items": ON_GEAR,
    "secrets": ON_GEAR,
    "legends": ON_GEAR,
    "companions": (Action, Dawn, Dusk),
}
"""By kind: the abilities that such a thing can have."""

ENCOUNTERS = ("cards", "encounters", "spawn", "weather")
"""Kinds whose effects happen in encounters."""


def scenes(content: Content) -> Iterator[Mistake]:
    for kind, definition in definitions(content):
        yield from out_of_place(kind, definition)


def out_of_place(kind: str, definition: Any) -> Iterator[Mistake]:
    yield from abilities(kind, definition)
    met = kind in ENCOUNTERS or (kind == "verses" and definition.section == "scene")
    for at, part, inside in effects_of(definition, (), met):
        for what in (*wrong(part, inside), *amounts(part)):
            yield Mistake(kind, definition.id, what, at)


def abilities(kind: str, definition: Any) -> Iterator[Mistake]:
    """An ability that never works where it stands."""
    for n, ability in enumerate(getattr(definition, "abilities", ())):
        fitting = FITTING.get(kind)
        if fitting is not None and not isinstance(ability, fitting):
            known = ", ".join(sorted(tag(one) for one in fitting))
            what = f"'when: {tag(type(ability))}' does nothing here; there are {known}"
            yield Mistake(kind, definition.id, what, ("abilities", n))
    if kind == "characters":
        for field, meant in (("ability", Action), ("weakness", Weakness)):
            for name in (field, f"wyrd_{field}"):
                ability = getattr(definition, name)
                if ability is not None and not isinstance(ability, meant):
                    what = f"it must be 'when: {tag(meant)}'"
                    yield Mistake(kind, definition.id, what, (name,))


def tag(kind: type[Struct]) -> str:
    return tag_of(kind)


def effects_of(thing: object, at: At, inside: bool) -> Iterator[tuple[At, Struct, bool]]:
    """Every effect, price and condition, and whether it is met in an encounter."""
    if isinstance(thing, Struct):
        if isinstance(thing, get_args(Ability)):
            inside = not isinstance(thing, OF_DAYS)
        yield at, thing, inside
        inner = inside and not isinstance(thing, AFTERWARDS)
        names = zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True)
        for name, written in names:
            yield from effects_of(getattr(thing, name), (*at, written), inner)
    elif isinstance(thing, tuple | list):
        for n, one in enumerate(thing):
            yield from effects_of(one, (*at, n), inside)
    elif isinstance(thing, dict):
        for key, one in thing.items():
            yield from effects_of(one, (*at, key), inside)


def wrong(part: Struct, inside: bool) -> Iterator[str]:
    if inside:
        return
    if isinstance(part, IN_ENCOUNTERS):
        yield f"'type: {tag(type(part))}' means something in encounters only"
    elif isinstance(part, Affinity | Follows):
        yield f"'is: {tag(type(part))}' means something in encounters only"
    elif isinstance(part, Count) and part.of not in (*OUTSIDE_COUNTS, "members"):
        yield f"{part.of} is counted in encounters only; {told(OUTSIDE_COUNTS)}"
    elif isinstance(part, Price) and part.what not in OUTSIDE_PRICES:
        yield f"{part.what} is paid in encounters only; {told(OUTSIDE_PRICES)}"


def told(names: Sequence[str]) -> str:
    return f"there are {', '.join(names)}"


def amounts(part: Struct) -> Iterator[str]:
    """How much an effect does or a price is."""
    if not isinstance(part, (*get_args(Effect), Price)):
        return
    least = 1 if isinstance(part, Price) else 0
    for field in ("n", "most"):
        value = getattr(part, field, 1)
        if isinstance(value, int) and not least <= value <= MOST:
            yield f"{field} must be from {least} to {MOST}, not {value}"
