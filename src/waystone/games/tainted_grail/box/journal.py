"""The Exploration Journal as data: verses, their blocks, their choices (TG-JRN)."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .conditions import Attribute, Base
from .effects import Effect
from .requirements import Filter, WorldCondition

Words = dict[str, str]

Section = Literal["location", "vision", "secrets", "memory", "tutorial", "scene"]
"""TG-JRN-01: Locations and their Visions, the Book of Secrets, memories, the tutorial; scenes,
which are read in the middle of a meeting (TG-FIN-05)."""


Means = Literal["energy", "health", "terror", "food", "wealth", "magic"]
"""What a party pays with."""


class Cost(Base, frozen=True):
    """TG-GEN-08: spent in full or not at all, shared as the party likes (TG-JRN-11). `each`:
    once for the party, for each party member, or for each character in play (TG-ACT-05)."""

    what: Means
    n: int = 1
    each: Literal["", "member", "character"] = ""


class Redirect(Base, frozen=True):
    """TG-JRN-07: all conditions hold: go there at once."""

    goto: str
    needs: tuple[WorldCondition, ...] = field(name="if")


class Paragraph(Base, frozen=True, tag="text"):
    """Further text, and what it does; only if all conditions hold. With a `filter` it is hidden
    text (TG-JRN-09); a `hint` is optional to read."""

    text: Words = {}
    needs: tuple[WorldCondition, ...] = field(name="if", default=())
    filter: Filter | Literal[""] = ""
    hint: bool = False
    do: tuple[Effect, ...] = ()


class RedirectHere(Base, frozen=True, tag="redirect"):
    """A redirect that stands further down."""

    goto: str
    needs: tuple[WorldCondition, ...] = field(name="if")


class Total(Base, frozen=True):
    """A result of a check: totals from `least` to `most`."""

    least: int = -99
    most: int = 99
    text: Words = {}
    do: tuple[Effect, ...] = ()
    goto: str = ""


class CheckHere(Base, frozen=True, tag="check"):
    """TG-JRN-08. A total without `goto` goes on with the verse."""

    results: tuple[Total, ...]
    attribute: Attribute | Literal[""] = ""
    add: int = 0


class EncounterHere(Base, frozen=True, tag="encounter"):
    """TG-JRN-12: drawn from a deck or named. `won`: victory, flight, green; `lost`: failure, red;
    `grey` where it differs from `lost` (TG-AMB-75). Without a verse to go to, the verse goes on."""

    draw: Literal["", "green", "blue", "purple"] = ""
    named: str = ""
    won: str = ""
    lost: str = ""
    grey: str = ""


Block: TypeAlias = Paragraph | RedirectHere | CheckHere | EncounterHere


class Choice(Base, frozen=True):
    """TG-JRN-04: all `needs` must hold and the cost must be paid; then `do`, then `goto` or, if
    `end` is set, the exploration ends. `once`: never offered again after it was taken."""

    text: Words
    needs: tuple[WorldCondition, ...] = ()
    pay: tuple[Cost, ...] = ()
    do: tuple[Effect, ...] = ()
    goto: str = ""
    end: bool = False
    once: bool = False


class VerseDef(Struct, frozen=True, forbid_unknown_fields=True):
    """Read in this order: `redirects`, `text`, `do`, `blocks`; then the `choices`, or `goto`, or
    the `end`."""

    id: str
    section: Section = "location"
    location: int = 0
    title: Words = {}
    redirects: tuple[Redirect, ...] = ()
    text: Words = {}
    do: tuple[Effect, ...] = ()
    blocks: tuple[Block, ...] = ()
    choices: tuple[Choice, ...] = ()
    goto: str = ""
    end: bool = False


class OfferDef(Struct, frozen=True, forbid_unknown_fields=True):
    """A further choice on a verse that has others: how a pack leads into verses of its own."""

    id: str
    name: Words
    verse: str
    choice: Choice


def choice_key(verse: str, n: int) -> str:
    """What a choice of a verse is called."""
    return f"{verse}.{n + 1}"
