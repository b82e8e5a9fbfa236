"""What effects are worth to a hero, in gold: one figure for each."""

from typing import Literal

from waystone.kernel.interpret import Interpreters

from ..box import effects as ef
from ..table.state import G, Hero
from .chances import number, odds_against, test_chance
from .odds import surge_power

CLAIM = 2.2
TOKEN = 2.6
COMBAT = 0.4
"""What is decided in the heat of combat, seen from outside."""

values: Interpreters[G, Hero, float] = Interpreters(ef.Effect)


def effects_value(g: G, hero: Hero, effects: ef.Effects | Literal["none"]) -> float:
    if effects == "none":
        return 0.0
    return sum(values(g, hero, effect) for effect in effects)


# ---- goods


@values.rule
def _gold(g: G, hero: Hero, effect: ef.Gold) -> float:
    return number(effect.n)


@values.rule
def _lose_gold(g: G, hero: Hero, effect: ef.LoseGold) -> float:
    return -min(number(effect.n), hero.gold)


@values.rule
def _steal(g: G, hero: Hero, effect: ef.Steal) -> float:
    return 1.3 * effect.n


@values.rule
def _trophy(g: G, hero: Hero, effect: ef.Trophy) -> float:
    return CLAIM * number(effect.n)


@values.rule
def _claim(g: G, hero: Hero, effect: ef.Claim | ef.Capture) -> float:
    return CLAIM


@values.rule
def _asset(g: G, hero: Hero, effect: ef.Asset) -> float:
    return 0.7 * effect.most


@values.rule
def _cards(g: G, hero: Hero, effect: ef.Draw | ef.Recover) -> float:
    return 0.3 * number(effect.n)


@values.rule
def _discard(g: G, hero: Hero, effect: ef.Discard) -> float:
    return -0.3 * min(effect.n, len(hero.hand))


@values.rule
def _teach(g: G, hero: Hero, effect: ef.Teach) -> float:
    return 1.2 * effect.less if hero.trophies else 0.3


@values.rule
def _lore(g: G, hero: Hero, effect: ef.Lore) -> float:
    return TOKEN * number(effect.n)


@values.rule
def _ally(g: G, hero: Hero, effect: ef.Ally) -> float:
    return 3.6 * number(effect.n)


@values.rule
def _lose_token(g: G, hero: Hero, effect: ef.LoseToken) -> float:
    return -TOKEN * min(effect.n, hero.tokens)


@values.rule
def _little(g: G, hero: Hero, effect: ef.Restock | ef.Boost | ef.Challenge) -> float:
    return 0.4


# ---- the hero and the road


@values.rule
def _heal(g: G, hero: Hero, effect: ef.Heal) -> float:
    return 0.45 * min(number(effect.n), hero.damage)


@values.rule
def _heal_all(g: G, hero: Hero, effect: ef.HealAll) -> float:
    return 0.45 * hero.damage


@values.rule
def _suffer(g: G, hero: Hero, effect: ef.Suffer) -> float:
    return -0.5 * number(effect.n)


@values.rule
def _delay(g: G, hero: Hero, effect: ef.Delay) -> float:
    return -1.0


@values.rule
def _eliminate(g: G, hero: Hero, effect: ef.Eliminate) -> float:
    return -50.0


@values.rule
def _points(g: G, hero: Hero, effect: ef.Points) -> float:
    return 1.0 * effect.n


@values.rule
def _journey(g: G, hero: Hero, effect: ef.Move | ef.Journey | ef.Kindle) -> float:
    return 0.6


@values.rule
def _adventure(g: G, hero: Hero, effect: ef.Adventure | ef.Slay) -> float:
    return 1.5


@values.rule
def _fight(g: G, hero: Hero, effect: ef.Fight) -> float:
    return fight_value(g, hero, effect.enemy)


def fight_value(g: G, hero: Hero, enemy: str) -> float:
    foe = g.content.foe(enemy)
    of = g.content.foe_sheets[enemy]
    p = odds_against(g, hero, of.health, surge_power(of))
    return p * (effects_value(g, hero, foe.reward) + 1) - (1 - p) * 2.5


@values.rule
def _confront(g: G, hero: Hero, effect: ef.Confront) -> float:
    return 0.0


@values.rule
def _zombie(g: G, hero: Hero, effect: ef.Zombie) -> float:
    return -0.8 * len(effect.spaces)


@values.rule
def _win(g: G, hero: Hero, effect: ef.Win) -> float:
    return 500.0


@values.rule
def _of_combat(
    g: G,
    hero: Hero,
    effect: ef.Deal | ef.Guard | ef.Sharpen | ef.Recast | ef.Flip | ef.Remove | ef.Restore
    | ef.Forbid | ef.Reflect | ef.Echo | ef.Again | ef.First | ef.BreakOff,
) -> float:  # fmt: skip
    return COMBAT


# ---- effects put together


@values.rule
def _test(g: G, hero: Hero, effect: ef.Test) -> float:
    p = test_chance(g, hero, effect.attribute, effect.modifier)
    good = effects_value(g, hero, effect.then)
    bad = effects_value(g, hero, effect.otherwise)
    return p * good + (1 - p) * bad


@values.rule
def _roll(g: G, hero: Hero, effect: ef.Roll) -> float:
    here = g.content.atlas.terrain[hero.space] if hero.space >= 0 else 1
    p = 0.6 if effect.terrain != "here" or here == 1 else 0.5
    miss: float = (1.0 - p) ** number(effect.dice)
    return (1.0 - miss) * effects_value(g, hero, effect.then)


@values.rule
def _one_of(g: G, hero: Hero, effect: ef.OneOf) -> float:
    return max(effects_value(g, hero, effect.first), effects_value(g, hero, effect.second))


@values.rule
def _may(g: G, hero: Hero, effect: ef.May | ef.Exert) -> float:
    return max(0.0, effects_value(g, hero, effect.then))


@values.rule
def _pay(g: G, hero: Hero, effect: ef.Pay) -> float:
    plain = effects_value(g, hero, effect.otherwise)
    if hero.gold < effect.gold:
        return plain
    return max(plain, effects_value(g, hero, effect.then) - effect.gold)


@values.rule
def _offer(g: G, hero: Hero, effect: ef.Offer) -> float:
    if len(hero.trophies) < effect.trophies:
        return 0.0
    return max(0.0, effects_value(g, hero, effect.then) - CLAIM * effect.trophies)


@values.rule
def _spend_tokens(g: G, hero: Hero, effect: ef.SpendTokens) -> float:
    if hero.tokens < effect.tokens:
        return 0.0
    return max(0.0, effects_value(g, hero, effect.then) - TOKEN * effect.tokens)


@values.rule
def _each_hero(g: G, hero: Hero, effect: ef.EachHero) -> float:
    return 0.3 * effects_value(g, hero, effect.then)


@values.rule
def _if_act(g: G, hero: Hero, effect: ef.IfAct) -> float:
    now = g.state.act == effect.act
    return effects_value(g, hero, effect.then if now else effect.otherwise)
