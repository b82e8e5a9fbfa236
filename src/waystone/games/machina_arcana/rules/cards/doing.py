"""An ability being resolved."""

from typing import NamedTuple

from msgspec import Struct, field


class By(NamedTuple):
    """Who brings something about, and with which card (MA-DMG-08)."""

    unit: str = ""
    card: str = ""


NOBODY = By()


class Doing(Struct):
    """`unit` is the active unit, '' if there is none; `owner` the unit the card belongs to.
    `everywhere`: enters-play effects of horror events and chapters (MA-TGT-21). `caused_by`: the
    cards whose triggers led here; a card does not answer what it caused itself."""

    unit: str
    card: str = ""
    owner: str = ""
    targets: list[str] = field(default_factory=list)
    spaces: list[int] = field(default_factory=list)
    door: int = -1
    other: str = ""
    everywhere: bool = False
    hit: bool = False
    killed: bool = False
    lasted: bool = False
    discarded: bool = False
    placed: bool = False
    caused_by: tuple[str, ...] = ()

    @property
    def by(self) -> By:
        return By(self.unit, self.card)
