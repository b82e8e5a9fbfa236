"""What things are called."""

from collections.abc import Mapping

from ..box.definitions import Content


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
