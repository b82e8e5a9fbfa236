"""What things are called."""

from collections.abc import Mapping

from ..box.definitions import Content


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    found: dict[str, Mapping[str, str]] = {}
    for kind in (
        content.words,
        content.adventure,
        content.heroes,
        content.locations,
        content.quests,
        content.events,
    ):
        for key, definition in kind.items():
            found[key] = definition.name
    return found
