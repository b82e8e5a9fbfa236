"""What things are worth to a bot, in gold: effects, skills, assets, chances."""

from collections.abc import Sequence

from ..box import abilities as ab
from ..box import effects as ef
from ..box.definitions import Content, QuestDef
from ..box.tokens import Face
from ..table.opponents import villain_health
from ..table.state import G, Hero, sheet
from ..table.values import attribute, health, speed
from .odds import coins, enemy_coins, surge_power, win_odds

CLAIM = 2.2
STARS = 0.4
SYMBOL = {
    "phy": 2.4,
    "mag": 2.4,
    "sku": 2.4,
    "shd": 1.9,
    "agi": 1.3,
    "dbl": 1.6,
    "sur": 0.7,
    "dsh": 0.0,
}
NEEDS = {"P": 0.67, "H": 0.5, "F": 0.5, "M": 0.33, "W": 0.33, "X": 0.17}


def test_chance(g: G, hero: Hero, name: ef.Attribute, modifier: int) -> float:
    bonus = sum(t.n for t in sheet(g, hero).tests if t.attribute in (name, "any"))
    cards = max(0, max(0, attribute(g, hero, name)) + modifier + bonus)
    miss: float = (1.0 - STARS) ** (cards + 0.7 * min(2, len(hero.hand)))
    return 1.0 - miss


def effects_value(g: G, hero: Hero, effects: Sequence[ef.Effect] | str) -> float:
    if isinstance(effects, str):
        return 0.0
    return sum(effect_value(g, hero, effect) for effect in effects)


def number(n: ef.Amount) -> float:
    return float(n) if isinstance(n, int) else 1.5


def effect_value(g: G, hero: Hero, effect: ef.Effect) -> float:
    match effect:
        case ef.Gold(n):
            return number(n)
        case ef.LoseGold(n):
            return -min(number(n), hero.gold)
        case ef.Steal(n):
            return 1.3 * n
        case ef.Trophy(_, n):
            return CLAIM * number(n)
        case ef.Claim():
            return CLAIM
        case ef.Asset(most):
            return 0.7 * most
        case ef.Draw(n) | ef.Recover(n):
            return 0.3 * number(n)
        case ef.Discard(n):
            return -0.3 * min(n, len(hero.hand))
        case ef.Teach(less):
            return 1.2 * less if hero.trophies else 0.3
        case ef.Lore(n):
            return 2.6 * number(n)
        case ef.Ally(n):
            return 3.6 * number(n)
        case ef.LoseToken(n):
            return -2.6 * min(n, hero.tokens)
        case ef.Heal(n):
            return 0.45 * min(number(n), hero.damage)
        case ef.HealAll():
            return 0.45 * hero.damage
        case ef.Suffer(n):
            return -0.5 * number(n)
        case ef.Delay():
            return -1.0
        case ef.Eliminate():
            return -50.0
        case ef.Points(n):
            return 1.0 * n
        case ef.Move() | ef.Journey() | ef.Kindle():
            return 0.6
        case ef.Adventure(_):
            return 1.5
        case ef.Fight(enemy):
            return fight_value(g, hero, enemy)
        case ef.Win():
            return 500.0
        case ef.Slay():
            return 1.5
        case ef.Zombie(spaces):
            return -0.8 * len(spaces)
        case ef.Confront():
            return 0.0
        case _:
            return joined_value(g, hero, effect)


def joined_value(g: G, hero: Hero, effect: ef.Effect) -> float:
    match effect:
        case ef.Test(name, then, modifier, otherwise):
            p = test_chance(g, hero, name, modifier)
            good, bad = effects_value(g, hero, then), effects_value(g, hero, otherwise)
            return p * good + (1 - p) * bad
        case ef.Roll(dice, then, terrain):
            here = g.content.atlas.terrain[hero.space] if hero.space >= 0 else 1
            p = 0.6 if terrain != "here" or here == 1 else 0.5
            miss: float = (1.0 - p) ** number(dice)
            return (1.0 - miss) * effects_value(g, hero, then)
        case ef.OneOf(first, second):
            return max(effects_value(g, hero, first), effects_value(g, hero, second))
        case ef.May(then) | ef.Exert(_, then):
            return max(0.0, effects_value(g, hero, then))
        case ef.Pay(gold, then, otherwise):
            plain = effects_value(g, hero, otherwise)
            return max(plain, effects_value(g, hero, then) - gold) if hero.gold >= gold else plain
        case ef.Offer(trophies, then):
            able = len(hero.trophies) >= trophies
            return max(0.0, effects_value(g, hero, then) - CLAIM * trophies) if able else 0.0
        case ef.SpendTokens(tokens, then):
            able = hero.tokens >= tokens
            return max(0.0, effects_value(g, hero, then) - 2.6 * tokens) if able else 0.0
        case ef.EachHero(then):
            return 0.3 * effects_value(g, hero, then)
        case ef.IfAct(act, then, otherwise):
            return effects_value(g, hero, then if g.state.act == act else otherwise)
        case _:
            return 0.4


# ---- fights


def my_coins(g: G, hero: Hero) -> tuple[tuple[Face, Face], ...]:
    return coins(tuple(g.content.tokens[t] for t in sheet(g, hero).tokens))


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


def fight_value(g: G, hero: Hero, enemy: str) -> float:
    foe = g.content.foe(enemy)
    of = g.content.foe_sheets[enemy]
    p = odds_against(g, hero, of.health, surge_power(of))
    return p * (effects_value(g, hero, foe.reward) + 1) - (1 - p) * 2.5


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


# ---- skills and assets


def face_value(face: Face, surges: float) -> float:
    if face.symbol == "sur":
        return face.value * max(0.3, 1.4 * min(surges, 1.5))
    return SYMBOL[face.symbol] * face.value + (0.3 if face.gold else 0.0)


def ability_value(ability: ab.Ability, surges: int) -> float:
    """What a paragraph is worth to a hero that casts so many surge faces."""
    match ability:
        case ab.Bonus(stat, n):
            return (
                n
                * {
                    "health": 1.3,
                    "speed": 1.2,
                    "hand": 0.8,
                    "body": 0.8,
                    "mind": 0.6,
                    "spirit": 0.6,
                }[stat]
            )
        case ab.BonusBy():
            return 2.0
        case ab.Armor():
            return 4.5
        case ab.Surge():
            return 0.9 * surges
        case ab.When("cast" | "enter-combat" | "hurt" | "dealt", _, exert):
            return 3.2 if not exert else 1.6
        case ab.Ward(n) | ab.Special(_, n):
            return 2.0
        case ab.PerTrait():
            return 0.7
        case ab.RewardMore(n) | ab.Discount(n):
            return 1.5 * n
        case ab.Fords():
            return 0.5
        case _:
            return 1.3


def skill_value(g: G, hero: Hero, card: str) -> float:
    tokens = my_coins(g, hero)
    surges = sum(1 for coin in tokens if "sur" in (coin[0].symbol, coin[1].symbol))
    return sum(ability_value(a, surges) for a in g.content.skills[card].abilities)


def asset_value(g: G, hero: Hero, card: str) -> float:
    return asset_worth(g.content, card, surge_power(sheet(g, hero)))


def asset_worth(content: Content, card: str, surges: float) -> float:
    """What an asset is worth to a hero whose surges have this power; kept for each."""
    known: dict[tuple[str, float], float] = content.__dict__.setdefault("asset_worths", {})
    if (card, surges) not in known:
        known[card, surges] = _asset_worth(content, card, surges)
    return known[card, surges]


def _asset_worth(content: Content, card: str, surges: float) -> float:
    asset = content.assets[card]
    if asset.type == "goods":
        return 0.6 * asset.trade
    worth = 0.0
    if asset.code:
        first, second = content.tokens[asset.code].faces
        own = any(isinstance(a, ab.Surge) for a in asset.abilities)
        power = max(surges, 1.0 if own else 0.0)
        worth += 0.5 * (face_value(first, power) + face_value(second, power)) + 0.5
    return worth + sum(ability_value(a, 2) for a in asset.abilities)


def upgrade(g: G, hero: Hero, card: str) -> float:
    """How much better the hero is with this asset than with what it would replace."""
    assets = g.content.assets
    kind, surges = assets[card].type, surge_power(sheet(g, hero))
    old = [asset_worth(g.content, a, surges) for a in hero.assets if assets[a].type == kind]
    return asset_worth(g.content, card, surges) - max(old, default=0.0)


# ---- quests


def chance_of(g: G, hero: Hero, needs: str) -> float:
    """Roughly how often a roll of the hero's dice meets a requirement."""
    dice = speed(g, hero) + sheet(g, hero).explore_dice + min(1, len(hero.hand))
    chance = 1.0
    for n, letter in enumerate(needs):
        chance *= 1 - (1 - NEEDS[letter]) ** max(0.5, dice - n)
    return chance


def quest_value(g: G, hero: Hero, quest: QuestDef) -> float:
    """What one attempt is worth: the best outcome in reach, and the trophy."""
    best = 0.0
    for outcome in quest.outcomes:
        worth = effects_value(g, hero, outcome.then) + (0 if outcome.discards else CLAIM)
        best = max(best, chance_of(g, hero, outcome.needs) * worth)
    return best
