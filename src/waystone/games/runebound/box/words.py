"""Names in each language, and the words that messages print."""

from typing import TypeAlias

from msgspec import Struct

Name: TypeAlias = dict[str, str]


class SetDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of ten skill cards; RB-NEG-04: expansions put others in their place."""

    id: str
    name: Name


class WordDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the rules or of the world that messages print: terrains, symbols, traits."""

    id: str
    name: Name
