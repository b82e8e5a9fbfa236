"""What things are called."""

from collections.abc import Mapping

from waystone.kernel.content import definitions

from ..box.choices import choices
from ..box.definitions import Content
from ..box.journal import VerseDef, choice_key


def bent(content: Content) -> list[str]:
    """The travellers."""
    return list(content.characters)


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    """Things by their names; verses by their titles, choices by their words."""
    found: dict[str, Mapping[str, str]] = {}
    for kind, definition in definitions(content):
        if kind == "verses":
            found |= verse_names(definition, content)
        else:
            found[definition.id] = definition.name
    for place in content.locations.values():
        for action in (*place.clear.actions, *place.wyrd.actions):
            found[action.id] = action.name
    return found


def verse_names(verse: VerseDef, content: Content) -> dict[str, Mapping[str, str]]:
    """A verse without a title is called by its Location, or by its section."""
    found: dict[str, Mapping[str, str]] = {}
    place = content.locations.get(f"loc-{verse.location}")
    section = content.words.get(f"section-{verse.section}")
    if verse.title:
        found[verse.id] = verse.title
    elif place is not None:
        found[verse.id] = place.name
    elif section is not None:
        found[verse.id] = section.name
    for n, choice in enumerate(choices(content, verse)):
        found[choice_key(verse.id, n)] = choice.text
    return found
