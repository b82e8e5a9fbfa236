"""How likely something is for a hero: a test passed, a requirement met, a fight won."""

from waystone.kernel.kept import Kept, kept

from ..box import effects as ef
from ..box.tokens import Face
from ..table.opponents import villain_health
from ..table.state import G, Hero, sheet
from ..table.values import attribute, health, speed
from .odds import coins, enemy_coins, surge_power, win_odds

STARS = 0.4
MOST_COINS = 1_000
NEEDS = {"P": 0.67, "H": 0.5, "F": 0.5, "M": 0.33, "W": 0.33, "X": 0.17}


def number(n: ef.Amount) -> float:
    """A number of a card; what is not known before counts as one and a half."""
    return float(n) if isinstance(n, int) else 1.5


def test_chance(g: G, hero: Hero, name: ef.Attribute, modifier: int) -> float:
    bonus = sum(t.n for t in sheet(g, hero).tests if t.attribute in (name, "any"))
    cards = max(0, max(0, attribute(g, hero, name)) + modifier + bonus)
    miss: float = (1.0 - STARS) ** (cards + 0.7 * min(2, len(hero.hand)))
    return 1.0 - miss


def chance_of(g: G, hero: Hero, needs: str) -> float:
    """Roughly how often a roll of the hero's dice meets a requirement."""
    dice = speed(g, hero) + sheet(g, hero).explore_dice + min(1, len(hero.hand))
    chance = 1.0
    for n, letter in enumerate(needs):
        chance *= 1 - (1 - NEEDS[letter]) ** max(0.5, dice - n)
    return chance


def my_coins(g: G, hero: Hero) -> tuple[tuple[Face, Face], ...]:
    """What the hero casts; kept for each set of tokens."""
    known: Kept[tuple[str, ...], tuple[tuple[Face, Face], ...]]
    known = kept(g.content, "coins", MOST_COINS)
    tokens = sheet(g, hero).tokens
    return known.find(tokens) or known.keep(
        tokens, coins(tuple(g.content.tokens[t] for t in tokens))
    )


def odds_against(g: G, hero: Hero, their_health: int, surge: float, spare: int = 0) -> float:
    """The odds against an enemy of this act, `spare` damage healed before."""
    left = health(g, hero) - max(0, hero.damage - spare)
    if left <= 0:
        return 0.0
    of = sheet(g, hero)
    steady = sum(a.n for a in of.armor if a.kind == "sku") + _steady(g, hero)
    return win_odds(
        my_coins(g, hero),
        left,
        surge_power(of),
        enemy_coins(g.state.act),
        their_health,
        surge,
        steady,
    )


def _steady(g: G, hero: Hero) -> int:
    """Damage blocked each round by abilities that need nothing."""
    whens = sheet(g, hero).whens.get("cast", ())
    return sum(
        int(number(e.n)) for _, w in whens if not w.exert for e in w.then if isinstance(e, ef.Guard)
    )


def villain_odds(g: G, hero: Hero, spare: int = 0) -> float:
    scenario = g.content.scenarios[g.state.scenario]
    villain = g.content.tokens[scenario.villain_id]
    left = health(g, hero) - max(0, hero.damage - spare)
    if left <= 0:
        return 0.0
    of = sheet(g, hero)
    steady = sum(a.n for a in of.armor if a.kind == "sku") + _steady(g, hero)
    power = surge_power(g.content.foe_sheets[scenario.villain_id])
    return win_odds(
        my_coins(g, hero),
        left,
        surge_power(of),
        enemy_coins(2, villain),
        villain_health(g, hero.seat),
        power,
        steady,
    )
