"""Effects that put other effects together: tests, rolls, choices, prices, every hero."""

from waystone.kernel.ask import Option, choose

from ...box.effects import (
    EachHero,
    Effects,
    Exert,
    IfAct,
    May,
    Offer,
    OneOf,
    Pay,
    Roll,
    SpendTokens,
    Test,
    every,
)
from ...box.geography import BITS
from ...table.facts import LostGold
from ...table.state import G, playing
from ..adventures.trials import attempt
from ..adventures.trophies import spend_any
from ..turn.dice import count_matches
from .exertion import exert
from .goods import lose_story_tokens
from .interpret import By, amount, performs, resolve
from .triggers import triggered


@performs.rule
async def test_attribute(g: G, by: By, effect: Test) -> None:
    """RB-TST-07: passed, go on; failed, stop except for a printed failure effect."""
    by.successes = await attempt(
        g,
        g.state.heroes[_tested(g, by)],
        effect.attribute,
        effect.modifier,
        counted=counts_successes(effect.then),
    )
    if by.successes:
        if by.hero >= 0:
            await triggered(g, "test-passed", [by.hero])
        await resolve(g, by, effect.then)
    else:
        by.failed = True
        await resolve(g, by, effect.otherwise)


def counts_successes(effects: Effects) -> bool:
    """RB-ABL-11: whether a number in the text is that of the successes."""
    numbers = [getattr(e, name, 0) for e in every(effects) for name in ("n", "dice")]
    return "by-successes" in numbers


def _tested(g: G, by: By) -> int:
    """RB-TST-07: a test is taken by whose card it is; RB-ENE-05: one printed on an enemy by the
    hero who fights it."""
    if by.hero >= 0:
        return by.hero
    assert g.state.combat is not None
    return g.state.combat.sides[0].seat


@performs.rule
async def roll_dice(g: G, by: By, effect: Roll) -> None:
    """RB-DIE-03: a wild counts, wanted or not. RB-AMB-40: the place is the hero's space."""
    hero = g.state.heroes[by.hero]
    terrain = (
        g.content.atlas.terrain[hero.space] if effect.terrain == "here" else BITS[effect.terrain]
    )
    by.matches = await count_matches(g, hero, amount(g, by, effect.dice), terrain)
    if by.matches:
        await resolve(g, by, effect.then)


@performs.rule
async def choose_one(g: G, by: By, effect: OneOf) -> None:
    options: list[Option[Effects]] = [
        Option("one", effect.first, "option-effects", {"effects": effect.first}),
        Option("two", effect.second, "option-effects", {"effects": effect.second}),
    ]
    chosen = await choose(by.seat, options, "ask-one-of", rule="RB-ABL-03")
    await resolve(g, by, chosen)


async def agrees(g: G, by: By, prompt: str, then: Effects, n: int = 1) -> bool:
    """RB-GLD-06: "may" is for the one it addresses to decide."""
    options: list[Option[Effects | None]] = [
        Option("yes", then, "option-effects", {"effects": then}),
        Option("no", None, "option-no"),
    ]
    chosen = await choose(by.seat, options, prompt, rule="RB-GLD-06", may=True, n=n)
    return chosen is not None


@performs.rule
async def choose_freely(g: G, by: By, effect: May) -> None:
    if await agrees(g, by, "ask-may", effect.then):
        await resolve(g, by, effect.then)


@performs.rule
async def pay_gold(g: G, by: By, effect: Pay) -> None:
    """RB-ABL-04: only one's own gold."""
    hero = g.state.heroes[by.hero]
    if hero.gold >= effect.gold and await agrees(g, by, "ask-pay", effect.then, effect.gold):
        hero.gold -= effect.gold
        g.say(LostGold(hero.hero, effect.gold), "RB-ABL-04")
        await resolve(g, by, effect.then)
    else:
        by.failed = True
        await resolve(g, by, effect.otherwise)


@performs.rule
async def offer_trophies(g: G, by: By, effect: Offer) -> None:
    hero = g.state.heroes[by.hero]
    if len(hero.trophies) >= effect.trophies and await agrees(
        g, by, "ask-offer-trophies", effect.then, effect.trophies
    ):
        for _ in range(effect.trophies):
            await spend_any(g, hero)
        await resolve(g, by, effect.then)
    else:
        by.failed = True


@performs.rule
async def spend_tokens(g: G, by: By, effect: SpendTokens) -> None:
    hero = g.state.heroes[by.hero]
    if hero.tokens >= effect.tokens and await agrees(
        g, by, "ask-spend-tokens", effect.then, effect.tokens
    ):
        lose_story_tokens(g, hero, effect.tokens)
        await resolve(g, by, effect.then)
    else:
        by.failed = True


@performs.rule
async def exert_for(g: G, by: By, effect: Exert) -> None:
    hero = g.state.heroes[by.hero]
    if len(hero.hand) >= effect.cards and await agrees(
        g, by, "ask-exert-for", effect.then, effect.cards
    ):
        await exert(g, hero, effect.cards)
        await resolve(g, by, effect.then)


@performs.rule
async def for_each_hero(g: G, by: By, effect: EachHero) -> None:
    """RB-AMB-13: per-hero effects in turn order."""
    atlas = g.content.atlas
    for seat in playing(g):
        space = g.state.heroes[seat].space
        match effect.where:
            case "city":
                meant = space in atlas.cities
            case "wilderness":
                meant = atlas.wilderness(space)
            case "here":
                meant = by.hero >= 0 and space == g.state.heroes[by.hero].space
            case _:
                meant = True
        if meant:
            await resolve(g, By(seat, seat, card=by.card), effect.then)


@performs.rule
async def in_act(g: G, by: By, effect: IfAct) -> None:
    await resolve(g, by, effect.then if g.state.act == effect.act else effect.otherwise)
