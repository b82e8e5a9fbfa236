"""Finding characters of the party and what they carry between scenarios."""

from .records import Campaign, Party, Sheet
from .state import G, State


def campaign(g: G) -> Campaign:
    assert g.state.campaign is not None
    return g.state.campaign


def party(g: G) -> Party:
    return campaign(g).party


def sheet(g: G, name: str) -> Sheet:
    return next(s for s in party(g).sheets if s.id == name)


def seat_of(state: State, one: Sheet) -> int:
    return one.line % state.seats


def members(g: G) -> list[Sheet]:
    """GH-CMP-10: all of the party, those who stay at home too."""
    return [*party(g).sheets, *party(g).away]


def copies_left(g: G, item: str) -> int:
    """GH-SHP-04, GH-SHP-07, GH-SHP-09: only what the playing party owns is not for sale."""
    owned = sum(item in s.items for s in members(g))
    return g.content.items[item].copies - owned
