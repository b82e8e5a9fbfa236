"""What lies on the table, and the definitions it refers to by id."""

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

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


class Hero(Struct):
    seat: int
    hero: str
    life: int
    room: str
    torches: int
    hand: list[str] = field(default_factory=list)
    readied: str = ""


class Beast(Struct):
    beast: str
    life: int
    room: str


class State(Struct):
    streams: Streams
    heroes: list[Hero]
    beast: Beast
    draw: list[str]
    discard: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    round: int = 0


G = Play[State, Content]
