"""What a seat sees, what it cannot see, and what things are called."""

from collections.abc import Mapping

from waystone.kernel.rng import Streams
from waystone.kernel.text import Text
from waystone.kernel.view import Table

from .content import Content
from .state import State


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    return Table("dungeoneer", seat, state.phase)


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    pass


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for kind in (content.adventure, content.heroes, content.locations, content.quests):
        for key, definition in kind.items():
            found[key] = definition.name
    return found
