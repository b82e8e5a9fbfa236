"""What effects and prices are worth to a traveller, in cubes (or steps). Advice for bots; no rule
reads it."""

from collections.abc import Sequence

from ..box.conditions import Condition, Price
from ..box.definitions import DiplomacyDef
from ..box.effects import (
    Ally,
    Calm,
    Damage,
    Each,
    Effect,
    Either,
    Gain,
    GainItem,
    Heal,
    Lose,
    LoseItem,
    May,
    Party,
    Roll,
    Rouse,
    Terror,
    Tire,
    Udamage,
    UpTo,
    When,
)
from ..box.encounter import (
    Charge,
    Cubes,
    Discard,
    Down,
    Draw,
    Flee,
    Further,
    GainTime,
    Guard,
    Hasten,
    Home,
    Leave,
    Look,
    LoseCubes,
    LoseTime,
    Mill,
    Place,
    Raise,
    Recharge,
    Recover,
    Remove,
    Tactics,
    Tokens,
    Up,
)
from ..box.requirements import WorldCondition
from ..rules.encounter.conditions import is_true
from ..rules.encounter.sequence import colour_now, count
from ..table.party import foe, hero, now, present
from ..table.state import Card, Doing, G

PER_POINT: dict[type, float] = {
    Cubes: 1.0,
    LoseCubes: -0.8,
    Up: 1.0,
    Down: -1.0,
    Draw: 0.5,
    Discard: -0.4,
    Mill: -0.1,
    Remove: -0.5,
    Recover: 0.6,
    Further: 0.4,
    Raise: 0.2,
    Tokens: 0.4,
    Hasten: 0.5,
    Charge: 0.6,
    Recharge: 0.5,
    Tire: -0.2,
    Rouse: 0.1,
}

FLAT: dict[type, float] = {
    Leave: -0.2,
    Look: 0.5,
    Place: 0.8,
    GainItem: 0.8,
    LoseItem: -0.6,
    Flee: 10.0,
    Tactics: -2.0,
}


def worth(g: G, effects: Sequence[Effect], seat: int, card: Card | None = None) -> float:
    total = 0.0
    for effect in effects:
        total += worth_of(g, effect, seat, card)
    return total


def worth_of(g: G, effect: Effect, seat: int, card: Card | None) -> float:
    kind = type(effect)
    if kind in PER_POINT:
        return PER_POINT[kind] * int(getattr(effect, "n", 1))
    if kind in FLAT:
        return FLAT[kind]
    found = worth_of_tracks(g, effect, seat)
    return worth_of_words(g, effect, seat, card) if found is None else found


def worth_of_tracks(g: G, effect: Effect, seat: int) -> float | None:
    match effect:
        case Damage(n) | Udamage(n):
            return -health(g, seat, n)
        case Heal(n):
            missing = g.content.characters[hero(g, seat).id].most_health - hero(g, seat).health
            return 0.7 * min(n, missing)
        case Terror(n):
            return -dread(g, seat, n)
        case Calm(n):
            return 0.35 * min(n, hero(g, seat).terror)
        case GainTime(n):
            return -0.3 * n if colour_now(g) == "green" else 0.7 * n
        case LoseTime(n):
            return 0.4 * n if colour_now(g) == "green" else -0.8 * n
        case Home():
            enemy = foe(g)
            return float(enemy.start - now(g).affinity) if isinstance(enemy, DiplomacyDef) else 0
        case Gain(_, n):
            return 0.4 * n
        case Lose(_, n):
            return -0.2 * n
        case Guard(_, n):
            return 0.6 * n
        case _:
            return None


def worth_of_words(g: G, effect: Effect, seat: int, card: Card | None) -> float:
    """The control words, by what follows them."""
    match effect:
        case Either(options):
            return max(
                (worth(g, o.do, seat, card) - costs(g, o.pay, seat) for o in options), default=0
            )
        case May(do, pay):
            return max(0.0, worth(g, do, seat, card) - costs(g, pay, seat))
        case UpTo(pay, most, do):
            return max(0.0, worth(g, do, seat, card) - costs(g, (pay,), seat)) * most / 2
        case When(condition, do, otherwise):
            return worth(g, do if true(g, condition, seat, card) else otherwise, seat, card)
        case Each(of, do, most):
            return min(most, count(g, of, seat, card)) * worth(g, do, seat, card)
        case Roll(faces):
            return sum(worth(g, f.do, seat, card) * (f.most - f.least + 1) / 6 for f in faces)
        case Party(do):
            return sum(worth(g, do, m.seat, card) for m in present(g))
        case Ally(do):
            return worth(g, do, seat, card) if len(present(g)) > 1 else 0
        case _:
            return 0


def health(g: G, seat: int, n: int) -> float:
    """What n Health are worth: more, the fewer there are."""
    left = hero(g, seat).health
    return 50.0 if left <= n else n * (0.6 + 1.6 / (left - n + 1))


def dread(g: G, seat: int, n: int) -> float:
    one = hero(g, seat)
    red = g.content.characters[one.id].red_terror
    return 0.3 * n + (3.0 if one.terror < red <= one.terror + n else 0.0)


def costs(g: G, prices: Sequence[Price], seat: int) -> float:
    return sum(cost(g, price, seat) for price in prices)


def cost(g: G, price: Price, seat: int) -> float:
    match price.what:
        case "health":
            return health(g, seat, price.n)
        case "terror":
            return dread(g, seat, price.n)
        case "time":
            return (-0.4 if colour_now(g) == "green" else 0.8) * price.n
        case "cube":
            return 1.0 * price.n
        case "card":
            return 0.45 * price.n
        case "magic":
            return 0.5 * price.n
        case "energy":
            return 0.2 * price.n
        case _:
            return 0.25 * price.n


def true(g: G, condition: Condition | WorldCondition, seat: int, card: Card | None) -> bool:
    return is_true(g, Doing([seat], seat, card=card), condition)
