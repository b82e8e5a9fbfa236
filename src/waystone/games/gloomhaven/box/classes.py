"""Classes: their cards, modifier cards, perks and summons."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .amounts import Formula
from .effects import Ability, Action
from .words import ClassId, Condition, Count, Element, Name

Curve: TypeAlias = Literal["low", "mid", "high"]


HIT_POINTS: dict[Curve, tuple[int, ...]] = {
    "low": (6, 7, 8, 9, 10, 11, 12, 13, 14),
    "mid": (8, 9, 11, 12, 14, 15, 17, 18, 20),
    "high": (10, 12, 14, 16, 18, 20, 22, 24, 26),
}


class CardDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-CRD-12. `level` is 1 to 9, or X."""

    id: str
    name: Name
    level: int | Literal["X"]
    initiative: Count
    top: Action
    bottom: Action

    @property
    def grade(self) -> int:
        """A level X card is there from the start."""
        return 1 if self.level == "X" else self.level


class AddedCard(
    CardDef, frozen=True, forbid_unknown_fields=True, rename={"hero": "class"}, kw_only=True
):
    """An ability card that a pack adds to a class, perhaps `instead_of` one of its own."""

    hero: ClassId
    instead_of: str = ""


class ModifierDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A class's own attack modifier card. `value` is added; its effects count as if printed on
    the attack; `then` happens once after the attack (heal self, shield self, ...)."""

    id: str
    value: int = 0
    rolling: bool = False
    pierce: Count = 0
    push: Count = 0
    pull: Count = 0
    targets: Count = 0
    conditions: list[Condition] = field(default_factory=list)
    infuse: list[Element] = field(default_factory=list)
    then: list[Ability] = field(default_factory=list)


class PerkDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`boxes`: how often it can be taken. `remove` and `add` list modifier cards; standard cards
    are "+0", "+1", "-1", "+2", "-2". `ignore`: negative effects of items or scenarios."""

    boxes: Count = 1
    remove: list[str] = field(default_factory=list)
    add: list[str] = field(default_factory=list)
    ignore: list[Literal["items", "scenario"]] = field(default_factory=list)


class SummonDef(Struct, frozen=True, forbid_unknown_fields=True):
    """GH-SUM-02. `range` 0 is melee; no `attack` or `move`: it does none."""

    id: str
    name: Name
    icon: str
    hp: Formula
    move: Count | None = None
    attack: Count | None = None
    range: Count = 0
    shield: Count = 0
    retaliate: Count = 0
    pierce: Count = 0
    targets: Count = 1
    push: Count = 0
    pull: Count = 0
    conditions: list[Condition] = field(default_factory=list)
    flying: bool = False
    jump: bool = False


class ClassDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    text: Name
    icon: str
    hand: Count
    health: Curve
    cards: list[CardDef]
    perks: list[PerkDef]
    modifiers: list[ModifierDef] = field(default_factory=list)
    summons: list[SummonDef] = field(default_factory=list)
    locked: bool = False


STANDARD = {
    name: ModifierDef(name, value)
    for name, value in (("+0", 0), ("+1", 1), ("-1", -1), ("+2", 2), ("-2", -2))
}
"""The plain faces; null, x2, bless and curse have rules of their own (GH-AMD)."""


STANDARD_DECK = ["+0"] * 6 + ["+1"] * 5 + ["-1"] * 5 + ["+2", "-2", "null", "x2"]
