"""What things are called."""

from collections.abc import Mapping
from typing import get_args

from ..box.definitions import Content
from ..box.terms import Attribute, ItemKind, Who

SPACES = (
    *("lever", "recharge", "workbench", "chest", "event", "chapter", "seal", "barrel"),
    *("chasm", "rubble", "obstacles", "doors", "trap", "spawn", "contribute", "boost", "heal"),
)
"""What explorers activate and what effects do with places."""


def bent(content: Content) -> list[str]:
    """Explorers, monsters, whom effects concern, what is activated, gained and restored."""
    bends = (*get_args(Who), *get_args(Attribute), *get_args(ItemKind), *SPACES)
    words = [word for word in bends if word in content.words]
    return [*content.explorers, *content.monsters, *words]


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    found = {}
    for kind in (
        content.words,
        content.explorers,
        content.monsters,
        content.items,
        content.events,
        content.scenarios,
        content.tiles,
    ):
        for thing in kind.values():
            found[thing.id] = thing.name
    for scenario in content.scenarios.values():
        for chapter in scenario.chapters:
            found[chapter.id] = chapter.name
        found[scenario.endgame.id] = scenario.endgame.name
    return found
