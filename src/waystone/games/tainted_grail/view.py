"""What a seat sees, what it cannot see, and what things are called."""

from collections.abc import Mapping

from waystone.kernel.content import definitions
from waystone.kernel.rng import Streams
from waystone.kernel.text import Text
from waystone.kernel.view import Table

from .definitions import Content
from .state import State


def view(state: State, content: Content, seat: int | None, text: Text) -> Table:
    return Table("tainted-grail", seat, "")


def redeal(state: State, content: Content, seat: int, streams: Streams) -> None:
    """Section 6: hands are open (TG-AMB-27); the order of decks is unknown to everybody, but for
    the cards somebody is looking at."""
    for deck in state.items.values():
        streams.shuffle("redeal", deck)
    for one in state.heroes:
        streams.shuffle("redeal", one.combat_set)
        streams.shuffle("redeal", one.diplomacy_set)
    encounter = state.encounter
    if encounter is None:
        return
    streams.shuffle("redeal", encounter.deck)
    for member in encounter.members:
        seen = len(member.deck) - member.looking
        hidden = member.deck[:seen]
        streams.shuffle("redeal", hidden)
        member.deck[:seen] = hidden


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    return {definition.id: definition.name for _, definition in definitions(content)}
