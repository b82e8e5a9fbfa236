"""What lies in a treasure (GH-OVL-20): `gold:10`, `xp:5`, `item:ID`, `bless:2`, `damage:3`, a named
`design:ID` or a random `design`, a `scenario:ID`, or a random `side` scenario."""

from functools import cache
from typing import Annotated, TypeAlias, get_args

import msgspec
from msgspec import Struct

from .notation import Notation
from .words import ItemId, ScenarioId


class Gold(Struct, frozen=True, tag="gold"):
    """Gold for the finder."""

    amount: int


class Xp(Struct, frozen=True, tag="xp"):
    """Experience for the finder."""

    amount: int


class Item(Struct, frozen=True, tag="item"):
    """An item for the finder."""

    item: ItemId


class Bless(Struct, frozen=True, tag="bless"):
    """Blessings for the finder."""

    cards: int


class Damage(Struct, frozen=True, tag="damage"):
    """A trap after all."""

    amount: int


class Design(Struct, frozen=True, tag="design"):
    """The design of an item, a random one where it has no name."""

    item: ItemId = ""


class Scenario(Struct, frozen=True, tag="scenario"):
    """A scenario for the world."""

    scenario: ScenarioId


class Side(Struct, frozen=True, tag="side"):
    """A random side scenario."""


Treasure: TypeAlias = Gold | Xp | Item | Bless | Damage | Design | Scenario | Side

KINDS: dict[str, type[Treasure]] = {str(k.__struct_config__.tag): k for k in get_args(Treasure)}


@cache
def treasure(text: str) -> Treasure:
    """What the contents of a treasure mean."""
    word, _, detail = text.partition(":")
    kind = KINDS.get(word)
    if kind is None:
        raise ValueError(f"there is no treasure '{text}'; there are {', '.join(KINDS)}")
    names = kind.__struct_fields__
    wanted = "".join(f":{name.upper()}" for name in names)
    if detail and not names:
        raise ValueError(f"the treasure '{text}' is written '{word}'")
    try:
        return msgspec.convert(dict.fromkeys(names, detail) if detail else {}, kind, strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"the treasure '{text}' is written '{word}{wanted}'") from None


Contents: TypeAlias = Annotated[str, Notation(treasure)]
"""The contents of a treasure in words."""
