"""What things are called."""

from collections.abc import Mapping

from ..box.definitions import Content, Slay, quarry


def bent(content: Content) -> list[str]:
    """Heroes, monsters and their kinds."""
    monsters = [id for id, card in content.adventure.items() if card.monster is not None]
    kinds = {kind for id in monsters for kind in content.adventure[id].kinds}
    hunted = [
        quarry(quest.id)
        for quest in content.quests.values()
        if isinstance(quest.task, Slay) and quest.task.monster is not None
    ]
    return [*content.heroes, *monsters, *hunted, *sorted(kinds)]


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
    for quest in content.quests.values():
        if isinstance(quest.task, Slay):
            found[quarry(quest.id)] = quest.task.name or quest.name
    return found
