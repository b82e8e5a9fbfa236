"""The vocabulary of cards: what an ability can do.

Each effect has one interpreter (in `rules/cards` and `rules/combat`) and one phrase in each
language (`effect-...` in `locale`); printed text is put together from the phrases.
"""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

By: TypeAlias = Literal[
    "x", "by-body", "by-mind", "by-spirit", "by-successes", "by-matches", "by-act", "by-round"
]
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Amount: TypeAlias = Count | By
Attribute: TypeAlias = Literal["body", "mind", "spirit"]
Stat: TypeAlias = Literal["body", "mind", "spirit", "speed", "health", "hand"]
Terrain: TypeAlias = Literal["plains", "hills", "forest", "mountains", "water"]
DeckKind: TypeAlias = Literal["combat", "social", "exploration"]
Symbol: TypeAlias = Literal["phy", "mag", "sku", "shd", "agi", "dbl", "sur", "dsh"]
Harm: TypeAlias = Literal["phy", "mag", "sku", ""]
Site: TypeAlias = Literal["city", "settlement", "shrine", "stronghold"]
Forbidden: TypeAlias = Literal["surge", "agility", "shield", "double", "retreat"]


class Where(Struct, frozen=True, forbid_unknown_fields=True, tag="where"):
    """The spaces in which something can be done: named ones, or all sites of some kinds."""

    spaces: tuple[str, ...] | Literal["none"] = "none"
    kinds: tuple[Site, ...] | Literal["none"] = "none"

    def named(self) -> tuple[str, ...]:
        return () if self.spaces == "none" else self.spaces

    def sites(self) -> tuple[Site, ...]:
        return () if self.kinds == "none" else self.kinds


# ---- goods and luck


class Gold(Struct, frozen=True, forbid_unknown_fields=True, tag="gold"):
    n: Amount


class LoseGold(Struct, frozen=True, forbid_unknown_fields=True, tag="lose-gold"):
    n: Amount


class Steal(Struct, frozen=True, forbid_unknown_fields=True, tag="steal"):
    """Take gold from another hero of one's choice."""

    n: Count


class Trophy(Struct, frozen=True, forbid_unknown_fields=True, tag="trophy"):
    """Gain trophies of a deck; of any deck where none is named."""

    deck: DeckKind | Literal["any"] = "any"
    n: Amount = 1


class Asset(Struct, frozen=True, forbid_unknown_fields=True, tag="asset"):
    """Take an asset that costs no more than this from any market."""

    most: Count


class Restock(Struct, frozen=True, forbid_unknown_fields=True, tag="restock"):
    """Lay out all four markets anew."""


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag="draw"):
    n: Amount


class Discard(Struct, frozen=True, forbid_unknown_fields=True, tag="discard"):
    """Discard skill cards from the hand."""

    n: Count


class Recover(Struct, frozen=True, forbid_unknown_fields=True, tag="recover"):
    """Take skill cards of one's choice from the discard pile."""

    n: Count


class Teach(Struct, frozen=True, forbid_unknown_fields=True, tag="teach"):
    """Learn a skill from the hand for fewer trophies."""

    less: Count


class Lore(Struct, frozen=True, forbid_unknown_fields=True, tag="lore"):
    n: Amount


class Ally(Struct, frozen=True, forbid_unknown_fields=True, tag="ally"):
    n: Amount


class LoseToken(Struct, frozen=True, forbid_unknown_fields=True, tag="lose-token"):
    n: Count


# ---- the hero and the road


class Heal(Struct, frozen=True, forbid_unknown_fields=True, tag="heal"):
    n: Amount


class HealAll(Struct, frozen=True, forbid_unknown_fields=True, tag="heal-all"):
    pass


class Suffer(Struct, frozen=True, forbid_unknown_fields=True, tag="suffer"):
    """Damage to the hero: outside combat it cannot be blocked, in combat it can."""

    n: Amount


class Delay(Struct, frozen=True, forbid_unknown_fields=True, tag="delay"):
    pass


class Eliminate(Struct, frozen=True, forbid_unknown_fields=True, tag="eliminate"):
    pass


class Points(Struct, frozen=True, forbid_unknown_fields=True, tag="points"):
    """Action points more (or fewer) this turn."""

    n: int


class Boost(Struct, frozen=True, forbid_unknown_fields=True, tag="boost"):
    """A value is higher until the end of the turn."""

    stat: Stat
    n: int


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Move up to so many spaces without dice, where a terrain is named only into that."""

    n: Count
    terrain: Terrain | Literal["any", "road"] = "any"


class Journey(Struct, frozen=True, forbid_unknown_fields=True, tag="journey"):
    """Go straight to a space of one's choice among those named."""

    to: Where


class Kindle(Struct, frozen=True, forbid_unknown_fields=True, tag="kindle"):
    """Turn a gem within so many spaces colour side up."""

    within: Annotated[int, Meta(ge=0)]


class Adventure(Struct, frozen=True, forbid_unknown_fields=True, tag="adventure"):
    """Draw and resolve an adventure card."""

    deck: DeckKind


class Fight(Struct, frozen=True, forbid_unknown_fields=True, tag="fight"):
    """Enter combat with an enemy that a card names."""

    enemy: str


class Challenge(Struct, frozen=True, forbid_unknown_fields=True, tag="challenge"):
    """Fight a hero in the same space for a prize."""

    gold: Count
    no_retreat: bool = False


class Confront(Struct, frozen=True, forbid_unknown_fields=True, tag="confront"):
    """Enter combat with the villain."""


class Zombie(Struct, frozen=True, forbid_unknown_fields=True, tag="zombie"):
    """Put one zombie on each of these spaces."""

    spaces: tuple[str, ...]


class Slay(Struct, frozen=True, forbid_unknown_fields=True, tag="slay"):
    """Kill a zombie in the hero's space."""


class Win(Struct, frozen=True, forbid_unknown_fields=True, tag="win"):
    pass


# ---- combat


class Deal(Struct, frozen=True, forbid_unknown_fields=True, tag="deal"):
    """Damage to the opponent; `sure` damage cannot be blocked."""

    n: Amount
    kind: Harm = ""
    sure: bool = False


class Guard(Struct, frozen=True, forbid_unknown_fields=True, tag="guard"):
    """Block the next damage of this combat round."""

    n: Amount


class Sharpen(Struct, frozen=True, forbid_unknown_fields=True, tag="sharpen"):
    """The next attack of this combat round deals more."""

    n: Amount


class Recast(Struct, frozen=True, forbid_unknown_fields=True, tag="recast"):
    """Recast tokens: one's own or the opponent's; of the pool or (own) spent ones."""

    whose: Literal["own", "opponent", "spent"]
    n: Amount = 1


class Flip(Struct, frozen=True, forbid_unknown_fields=True, tag="flip"):
    whose: Literal["own", "opponent"]
    n: Amount = 1


class Remove(Struct, frozen=True, forbid_unknown_fields=True, tag="remove"):
    """Remove tokens of the opponent's pool: all of a symbol, or so many of one's choice."""

    symbol: Symbol | Literal["any"] = "any"
    n: Count | Literal["all"] = "all"


class Restore(Struct, frozen=True, forbid_unknown_fields=True, tag="restore"):
    """Put own spent tokens back into the pool as they lie."""

    n: Amount = 1


class Forbid(Struct, frozen=True, forbid_unknown_fields=True, tag="forbid"):
    """Until the end of the combat round the opponent cannot do this."""

    what: Forbidden


class Reflect(Struct, frozen=True, forbid_unknown_fields=True, tag="reflect"):
    """Damage that one takes this combat round is dealt to the opponent too."""


class Echo(Struct, frozen=True, forbid_unknown_fields=True, tag="echo"):
    """Use another of one's surge abilities without paying for it."""


class Again(Struct, frozen=True, forbid_unknown_fields=True, tag="again"):
    """Take more combat actions at once."""

    n: Count = 1


class First(Struct, frozen=True, forbid_unknown_fields=True, tag="first"):
    """Have the initiative this combat round."""


class BreakOff(Struct, frozen=True, forbid_unknown_fields=True, tag="break-off"):
    """Combat ends; the enemy is discarded."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True, tag="claim"):
    """Claim the event at hand as a trophy."""


class Capture(Struct, frozen=True, forbid_unknown_fields=True, tag="capture"):
    """Claim the enemy as a trophy: combat ends, without its reward."""


# ---- putting effects together


class Test(Struct, frozen=True, forbid_unknown_fields=True, tag="test"):
    attribute: Attribute
    then: tuple["Effect", ...]
    modifier: int = 0
    otherwise: "Effects | Literal['none']" = "none"


class Roll(Struct, frozen=True, forbid_unknown_fields=True, tag="roll"):
    """Roll terrain dice; with at least one match (with the hero's space, or with the terrain
    that is named) go on, `by-matches` being their number."""

    dice: Amount
    then: tuple["Effect", ...]
    terrain: Terrain | Literal["here"] = "here"


class OneOf(Struct, frozen=True, forbid_unknown_fields=True, tag="one-of"):
    first: tuple["Effect", ...]
    second: tuple["Effect", ...]


class May(Struct, frozen=True, forbid_unknown_fields=True, tag="may"):
    then: tuple["Effect", ...]


class Pay(Struct, frozen=True, forbid_unknown_fields=True, tag="pay"):
    """Pay gold if one has it and likes to; what follows depends on it."""

    gold: Count
    then: tuple["Effect", ...]
    otherwise: "Effects | Literal['none']" = "none"


class Offer(Struct, frozen=True, forbid_unknown_fields=True, tag="offer"):
    """Spend trophies if one has them and likes to."""

    trophies: Count
    then: tuple["Effect", ...]


class SpendTokens(Struct, frozen=True, forbid_unknown_fields=True, tag="spend-tokens"):
    """Spend story tokens if one has them and likes to."""

    tokens: Count
    then: tuple["Effect", ...]


class Exert(Struct, frozen=True, forbid_unknown_fields=True, tag="exert"):
    """Exert if one can and likes to."""

    cards: Count
    then: tuple["Effect", ...]


class EachHero(Struct, frozen=True, forbid_unknown_fields=True, tag="each-hero"):
    """Every hero, in turn order."""

    then: tuple["Effect", ...]
    where: Literal["all", "city", "wilderness", "here"] = "all"


class IfAct(Struct, frozen=True, forbid_unknown_fields=True, tag="if-act"):
    act: Literal[1, 2]
    then: tuple["Effect", ...]
    otherwise: "Effects | Literal['none']" = "none"


Effect: TypeAlias = (
    Gold | LoseGold | Steal | Trophy | Asset | Restock | Draw | Discard | Recover | Teach | Lore
    | Ally | LoseToken | Heal | HealAll | Suffer | Delay | Eliminate | Points | Boost | Move |
    Journey | Kindle | Adventure | Fight | Challenge | Confront | Zombie | Slay | Win | Deal |
    Guard | Sharpen | Recast | Flip | Remove | Restore | Forbid | Reflect | Echo | Again | First
    | BreakOff | Claim | Capture | Test | Roll | OneOf | May | Pay | Offer | SpendTokens | Exert |
    EachHero | IfAct
)  # fmt: skip
Effects: TypeAlias = tuple[Effect, ...]


def parts(effect: Effect) -> Iterator[tuple[str, Effects]]:
    """The lists of effects that an effect puts together, by the names of their fields."""
    match effect:
        case Test(_, then, _, otherwise) | Pay(_, then, otherwise) | IfAct(_, then, otherwise):
            yield "then", then
            if otherwise != "none":
                yield "otherwise", otherwise
        case OneOf(first, second):
            yield "first", first
            yield "second", second
        case (
            Roll(_, then) | May(then) | Offer(_, then) | SpendTokens(_, then) | Exert(_, then)
            | EachHero(then)
        ):  # fmt: skip
            yield "then", then
        case _:
            return


def every(effects: Effects) -> Iterator[Effect]:
    """These effects and all that they put together."""
    for effect in effects:
        yield effect
        for _, nested in parts(effect):
            yield from every(nested)
