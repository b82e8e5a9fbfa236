"""A hero's sheet: hero card, learned skills and assets read together. RB-ATT-01: its values, and
the abilities by the moment at which they are used; made once for each set of cards."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from .abilities import (
    Ability,
    Action,
    Armor,
    Bonus,
    BonusBy,
    Cancel,
    Cannot,
    Discount,
    ExploreDice,
    Fords,
    Free,
    Once,
    PerTrait,
    Reroll,
    RestMore,
    RewardMore,
    Special,
    Surge,
    TestBonus,
    TradeMore,
    Treat,
    Trigger,
    Ward,
    When,
)
from .effects import Forbidden
from .geography import BITS

SheetKey: TypeAlias = tuple[str, str, tuple[str, ...], tuple[str, ...]]
Surges: TypeAlias = tuple[tuple[str, Surge], ...]


class Used(NamedTuple):
    """An ability with its key: the card and which paragraph of it."""

    key: str
    card: str
    ability: Ability


def numbered(card: str, abilities: Sequence[Ability]) -> list[Used]:
    """RB-ABL-01: each paragraph of a card is an ability of its own, with a key of its own."""
    return [
        Used(card if n == 0 else f"{card}.{n + 1}", card, ability)
        for n, ability in enumerate(abilities)
    ]


def card_of(key: str) -> str:
    """The card that an ability is printed on."""
    return key.partition(".")[0]


class Sheet(Struct, frozen=True):
    body: int = 0
    mind: int = 0
    spirit: int = 0
    speed: int = 0
    health: int = 0
    hand: int = 0
    tokens: tuple[str, ...] = ()
    surges: Surges = ()
    specials: tuple[tuple[str, Special], ...] = ()
    wards: tuple[tuple[str, Ward], ...] = ()
    cancels: tuple[tuple[str, Cancel], ...] = ()
    actions: tuple[Used, ...] = ()
    frees: tuple[Used, ...] = ()
    whens: dict[Trigger, tuple[tuple[str, When], ...]] = {}
    armor: tuple[Armor, ...] = ()
    cannot: tuple[Forbidden, ...] = ()
    per_trait: tuple[PerTrait, ...] = ()
    tests: tuple[TestBonus, ...] = ()
    rerolls: int = 0
    treats: tuple[tuple[int, int], ...] = ()
    fords: bool = False
    explore_dice: int = 0
    rest_more: int = 0
    discount: int = 0
    trade_more: int = 0
    reward_more: int = 0


def read_abilities(
    cards: list[tuple[str, tuple[Ability, ...]]], values: dict[str, int], tokens: list[str]
) -> Sheet:
    used = [paragraph for card, abilities in cards for paragraph in numbered(card, abilities)]
    for u in used:
        if isinstance(u.ability, Bonus):
            values[u.ability.stat] += u.ability.n
    base = {name: max(0, values[name]) for name in ("body", "mind", "spirit")}
    for u in used:
        if isinstance(u.ability, BonusBy):
            values[u.ability.stat] += base[u.ability.by]
    whens: dict[Trigger, tuple[tuple[str, When], ...]] = {}
    for u in used:
        if isinstance(u.ability, When):
            whens[u.ability.trigger] = (*whens.get(u.ability.trigger, ()), (u.key, u.ability))
    abilities = [u.ability for u in used]
    return Sheet(
        body=values["body"],
        mind=values["mind"],
        spirit=values["spirit"],
        speed=max(0, values["speed"]),
        health=max(1, values["health"]),
        hand=max(0, values["hand"]),
        tokens=tuple(tokens),
        surges=tuple((u.key, u.ability) for u in used if isinstance(u.ability, Surge)),
        specials=tuple((u.key, u.ability) for u in used if isinstance(u.ability, Special)),
        wards=tuple((u.key, u.ability) for u in used if isinstance(u.ability, Ward)),
        cancels=tuple((u.key, u.ability) for u in used if isinstance(u.ability, Cancel)),
        actions=tuple(u for u in used if isinstance(u.ability, Action)),
        frees=tuple(u for u in used if isinstance(u.ability, Once | Free)),
        whens=whens,
        armor=tuple(a for a in abilities if isinstance(a, Armor)),
        cannot=tuple(a.what for a in abilities if isinstance(a, Cannot)),
        per_trait=tuple(a for a in abilities if isinstance(a, PerTrait)),
        tests=tuple(a for a in abilities if isinstance(a, TestBonus)),
        rerolls=sum(a.n for a in abilities if isinstance(a, Reroll)),
        treats=tuple((BITS[a.terrain], BITS[a.also]) for a in abilities if isinstance(a, Treat)),
        fords=any(isinstance(a, Fords) for a in abilities),
        explore_dice=sum(a.n for a in abilities if isinstance(a, ExploreDice)),
        rest_more=sum(a.n for a in abilities if isinstance(a, RestMore)),
        discount=sum(a.n for a in abilities if isinstance(a, Discount)),
        trade_more=sum(a.n for a in abilities if isinstance(a, TradeMore)),
        reward_more=sum(a.n for a in abilities if isinstance(a, RewardMore)),
    )
