"""The printed things: frozen, shared, read from `content/`."""

from msgspec import Struct

from waystone.kernel.glossary import Term

from .effects import Effect

Name = dict[str, str]


class CardDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    copies: int
    effect: Effect


class HeroDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    life: int
    icon: str


class BeastDef(Struct, frozen=True, forbid_unknown_fields=True):
    """`life` is per hero in the game."""

    id: str
    name: Name
    life: int
    claws: int
    icon: str


class RoomDef(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    leads_to: list[str]


class Content(Struct, frozen=True):
    cards: dict[str, CardDef]
    heroes: dict[str, HeroDef]
    beasts: dict[str, BeastDef]
    rooms: dict[str, RoomDef]
    glossary: dict[str, Term] = {}
