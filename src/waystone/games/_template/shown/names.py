"""What things are called."""

from collections.abc import Mapping

from waystone.kernel.content import definitions

from ..box.definitions import Content


def names(content: Content) -> Mapping[str, Mapping[str, str]]:
    return {definition.id: definition.name for _, definition in definitions(content)}
