"""Abilities: each paragraph of a card is one (RB-ABL-01). What they do is in `effects.py`; here is
when they may be used. Passive ones change a value or a rule while their card is in play."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .effects import Attribute, Count, Effect, Forbidden, Harm, Stat, Terrain, Where

Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Limit: TypeAlias = Literal["", "round", "combat", "turn"]
Trigger: TypeAlias = Literal[
    "enter-combat",
    "cast",
    "dealt",
    "hurt",
    "blocked",
    "victory",
    "foe-falls",
    "trophy",
    "learn",
    "rest",
    "train",
    "shop",
    "test-passed",
    "enter-city",
    "turn",
    "story",
    "refresh",
]


# ---- passive


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, tag="bonus"):
    """RB-ATT-04: a value is higher (or lower) while the card is in play."""

    stat: Stat
    n: int


class BonusBy(Struct, frozen=True, forbid_unknown_fields=True, tag="bonus-by"):
    """A value is higher by X, X being an attribute."""

    stat: Stat
    by: Attribute


class TestBonus(Struct, frozen=True, forbid_unknown_fields=True, tag="test-bonus"):
    """Reveal more cards in tests of an attribute."""

    attribute: Attribute | Literal["any"]
    n: Count


class Reroll(Struct, frozen=True, forbid_unknown_fields=True, tag="reroll"):
    """Reroll some dice of each roll without exerting."""

    n: Count


class Treat(Struct, frozen=True, forbid_unknown_fields=True, tag="treat"):
    """Dice that show one terrain show the other too."""

    terrain: Terrain
    also: Terrain


class Fords(Struct, frozen=True, forbid_unknown_fields=True, tag="fords"):
    """Rivers do not hinder the hero's dice."""


class ExploreDice(Struct, frozen=True, forbid_unknown_fields=True, tag="explore-dice"):
    n: Count


class RestMore(Struct, frozen=True, forbid_unknown_fields=True, tag="rest-more"):
    """A rest in the wilderness heals more."""

    n: Count


class Discount(Struct, frozen=True, forbid_unknown_fields=True, tag="discount"):
    n: Count


class TradeMore(Struct, frozen=True, forbid_unknown_fields=True, tag="trade-more"):
    """Goods sold for their trade value pay more."""

    n: Count


class RewardMore(Struct, frozen=True, forbid_unknown_fields=True, tag="reward-more"):
    """Gold for each enemy that the hero defeats."""

    n: Count


class Armor(Struct, frozen=True, forbid_unknown_fields=True, tag="armor"):
    """RB-CAC-10: attacks of one kind deal less."""

    kind: Harm
    n: Count


class Cannot(Struct, frozen=True, forbid_unknown_fields=True, tag="cannot"):
    """RB-GLD-04: the opponent cannot do this in this combat."""

    what: Forbidden


class PerTrait(Struct, frozen=True, forbid_unknown_fields=True, tag="per-trait"):
    """Attacks against enemies with a trait deal more."""

    trait: str
    n: Count


# ---- used


class Surge(Struct, frozen=True, forbid_unknown_fields=True, tag="surge"):
    """RB-SRG-01: a combat action that costs surge symbols; `cost: 0` is X surge."""

    cost: Natural
    then: tuple[Effect, ...]


class Special(Struct, frozen=True, forbid_unknown_fields=True, tag="special"):
    """RB-CAC-07: a combat action that a card gives."""

    then: tuple[Effect, ...]
    exert: Natural = 0
    limit: Literal["round", "combat"] = "round"


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag="action"):
    """An ability with arrows, each of which costs an action point; `discards` the card.
    `needs`: only with a zombie, or with a hero to challenge, in the space."""

    then: tuple[Effect, ...]
    points: Annotated[int, Meta(ge=1, le=3)] = 1
    where: Where | Literal["none"] = "none"
    act: Literal[0, 1, 2] = 0
    discards: bool = False
    needs: Literal["", "zombie", "rival"] = ""


class Once(Struct, frozen=True, forbid_unknown_fields=True, tag="once"):
    """RB-ABL-06: once per turn, in one's own turn, at any moment of it."""

    then: tuple[Effect, ...]
    exert: Natural = 0


class Free(Struct, frozen=True, forbid_unknown_fields=True, tag="free"):
    """Exert in one's own turn, any number of times."""

    exert: Count
    then: tuple[Effect, ...]


class When(Struct, frozen=True, forbid_unknown_fields=True, tag="when"):
    """Something happens: this follows; with `exert` only if the owner pays for it."""

    trigger: Trigger
    then: tuple[Effect, ...]
    exert: Natural = 0
    limit: Limit = ""


class Ward(Struct, frozen=True, forbid_unknown_fields=True, tag="ward"):
    """Prevent damage that one is about to take in combat."""

    n: Count
    kind: Harm = ""
    exert: Natural = 0
    limit: Literal["round", "combat"] = "round"


class Cancel(Struct, frozen=True, forbid_unknown_fields=True, tag="cancel"):
    """RB-ABL-08: cancel a surge ability of the opponent right before it resolves."""

    exert: Natural = 1
    limit: Literal["round", "combat"] = "round"


Ability: TypeAlias = (
    Bonus | BonusBy | TestBonus | Reroll | Treat | Fords | ExploreDice | RestMore | Discount |
    TradeMore | RewardMore | Armor | Cannot | PerTrait | Surge | Special | Action | Once | Free
    | When | Ward | Cancel
)  # fmt: skip
