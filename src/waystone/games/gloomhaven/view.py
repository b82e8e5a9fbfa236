"""What a seat sees, what it cannot see, and what things are called."""

from waystone.kernel.rng import Streams
from waystone.kernel.text import Names, Text
from waystone.kernel.view import Table

from .state import Content, State


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    return Table("gloomhaven", seat, "")


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    pass


def names(content: Content) -> Names:
    return {}
