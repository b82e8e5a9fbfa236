"""Cards, skills and items as the rules read them: keys by row, abilities by moment. Derived once
from the frozen content."""

from functools import cache
from typing import get_args

from .abilities import (
    Ability,
    After,
    Always,
    AtStart,
    Before,
    Charges,
    Delayed,
    Event,
    IfRemoved,
    Lasting,
    Mod,
    OnEnemy,
    OnPlay,
    Steady,
    Trigger,
    Use,
)
from .conditions import ATTRIBUTES, Price, Subtype
from .definitions import (
    CardDef,
    Closing,
    CombatDef,
    Content,
    EncounterDef,
    ItemDef,
    Opening,
    SkillDef,
)
from .effects import Effect
from .island import LegendDef, SecretDef

MAGIC = 3

FREE = 4

Icons = tuple[str, ...]


class Keys:
    """TG-SEQ-02: three attribute rows of the deck at hand, then Magic, then Free."""

    def __init__(self, left: Closing, right: Opening, deck: str) -> None:
        rows = ATTRIBUTES[:3] if deck == "combat" else ATTRIBUTES[3:]
        self.left: tuple[Icons | None, ...] = tuple(getattr(left, row) for row in rows)
        self.left_magic: Icons | None = left.magic
        self.left_free: Icons = left.free
        self.required: tuple[int, ...] = tuple(getattr(right, row) for row in rows)
        self.needs = tuple((row, need) for row, need in enumerate(self.required) if need)
        self.right_magic = right.magic
        self.right_free = right.free
        self.bolt_rows = tuple(n for n, icons in enumerate(self.left) if icons and "bolt" in icons)
        self.encb_rows = tuple(n for n, icons in enumerate(self.left) if icons and "encb" in icons)


class Face(Keys):
    """A Combat or Diplomacy card."""

    def __init__(self, card: CardDef) -> None:
        super().__init__(card.left, card.right, card.deck)
        self.id = card.id
        self.passive = card.passive
        self.subtype: Subtype = card.subtype
        self.cost: tuple[Price, ...] = card.cost
        self.play = _all(card.abilities, OnPlay)
        self.delay = _all(card.abilities, Delayed)
        self.before = _all(card.abilities, Before)
        self.after = _all(card.abilities, After)
        self.removed = _all(card.abilities, IfRemoved)
        self.charges = tuple(a for a in card.abilities if isinstance(a, Charges))
        self.mods: tuple[Mod, ...] = tuple(
            mod for a in card.abilities if isinstance(a, OnEnemy) for mod in a.do
        )
        self.lasting = _lasting(card.abilities)
        self.steady = any(isinstance(rule, Steady) for rule in self.lasting)
        self.bolts = (
            bool(self.bolt_rows or self.encb_rows)
            or "bolt" in self.left_free
            or "bolt" in (self.left_magic or ())
        )


class Gear:
    """A skill, an item, a Secret, a Legendary action: what its owner may do or has of it, by
    moment."""

    def __init__(self, thing: SkillDef | ItemDef | SecretDef | LegendDef) -> None:
        abilities = (thing.ability,) if isinstance(thing, LegendDef) else thing.abilities
        self.id = thing.id
        self.is_item = not isinstance(thing, SkillDef)
        self.slot: str = thing.slot if isinstance(thing, ItemDef | SecretDef) else ""
        self.uses = tuple(a for a in abilities if isinstance(a, Use))
        self.enemy = tuple(a for a in abilities if isinstance(a, OnEnemy))
        self.triggers = tuple(a for a in abilities if isinstance(a, Trigger))
        self.start = tuple(a for a in abilities if isinstance(a, AtStart))
        self.before = _all(abilities, Before)
        self.after = _all(abilities, After)
        self.lasting = _lasting(abilities)


class Faces:
    """Everything of one content."""

    def __init__(self, content: Content) -> None:
        self.cards = {card.id: Face(card) for card in content.cards.values()}
        self.passive = frozenset(card.id for card in content.cards.values() if card.passive)
        self.enduring = self.cards_with("lasting")
        self.changing = self.cards_with("mods")
        self.charged = self.cards_with("charges")
        self.early = self.cards_with("before")
        self.late = self.cards_with("after")
        self.encounters = {
            e.id: Keys(Closing(), e.right, deck_of(e)) for e in content.encounters.values()
        }
        self.gear = {thing.id: Gear(thing) for thing in content.skills.values()}
        self.gear.update({thing.id: Gear(thing) for thing in content.items.values()})
        self.gear.update({thing.id: Gear(thing) for thing in content.secrets.values()})
        self.gear.update({thing.id: Gear(thing) for thing in content.legends.values()})
        self.useful = self.gear_with("uses")
        self.guarding = self.gear_with("enemy")
        self.starting = self.gear_with("start")
        self.gear_before = self.gear_with("before")
        self.gear_after = self.gear_with("after")
        self.gear_lasting = self.gear_with("lasting")
        self.answering = {event: self.gear_on(event) for event in get_args(Event)}

    def cards_with(self, what: str) -> frozenset[str]:
        return frozenset(name for name, face in self.cards.items() if getattr(face, what))

    def gear_with(self, what: str) -> dict[str, Gear]:
        return {name: thing for name, thing in self.gear.items() if getattr(thing, what)}

    def gear_on(self, event: Event) -> dict[str, Gear]:
        """What has a trigger for this."""
        return {
            name: thing
            for name, thing in self.gear.items()
            if any(trigger.on == event for trigger in thing.triggers)
        }


@cache
def faces(content: Content) -> Faces:
    return Faces(content)


def deck_of(encounter: EncounterDef) -> str:
    return "combat" if isinstance(encounter, CombatDef) else "diplomacy"


Timed = type[OnPlay | Delayed | Before | After | IfRemoved]


def _all(abilities: tuple[Ability, ...], kind: Timed) -> tuple[Effect, ...]:
    return tuple(effect for a in abilities if isinstance(a, kind) for effect in a.do)


def _lasting(abilities: tuple[Ability, ...]) -> tuple[Lasting, ...]:
    return tuple(rule for a in abilities if isinstance(a, Always) for rule in a.do)
