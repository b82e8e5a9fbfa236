"""What lies on the table; printed things are named by their ids."""

from msgspec import Struct, field

from waystone.kernel.play import Play
from waystone.kernel.rng import Streams

from ..box.definitions import Content


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
    round: int = 0


G = Play[State, Content]
