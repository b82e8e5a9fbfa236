"""What cards give and take: gold, trophies, assets, skill cards, story tokens."""

from waystone.kernel.ask import Option, choose

from ...box.effects import (
    Ally,
    Asset,
    Discard,
    Draw,
    Gold,
    Lore,
    LoseGold,
    LoseToken,
    Recover,
    Restock,
    Steal,
    Teach,
    Trophy,
)
from ...table.facts import GainedGold, GainedToken, LostGold, LostToken, Recovered, Stole
from ...table.state import G, Hero
from ..adventures.trophies import gain, gain_any
from ..combat.damage import end_if_villain_fell
from ..market.shop import restock, take_from_market
from .exertion import discard_some
from .interpret import By, amount, performs
from .limits import trim_hand
from .piles import draw_skills
from .skills import learn, learnable


def hero_of(g: G, by: By) -> Hero:
    return g.state.heroes[by.hero]


@performs.rule
async def gain_gold(g: G, by: By, effect: Gold) -> None:
    """RB-AST-09: no upper limit."""
    n = amount(g, by, effect.n)
    hero_of(g, by).gold += n
    g.say(GainedGold(hero_of(g, by).hero, n), "RB-TRO-01")


@performs.rule
async def lose_gold(g: G, by: By, effect: LoseGold) -> None:
    hero = hero_of(g, by)
    n = min(hero.gold, amount(g, by, effect.n))
    hero.gold -= n
    g.say(LostGold(hero.hero, n), "RB-ABL-05")


@performs.rule
async def steal_gold(g: G, by: By, effect: Steal) -> None:
    hero = hero_of(g, by)
    rich = [h for h in g.state.heroes if h.gold and h is not hero]
    if not rich:
        return
    victim = await choose(by.seat, [hero_option(h) for h in rich], "ask-steal", rule="RB-GLD-08")
    n = min(effect.n, victim.gold)
    victim.gold -= n
    hero.gold += n
    g.say(Stole(hero.hero, victim.hero, n), "RB-GLD-08")


def hero_option(hero: Hero) -> Option[Hero]:
    return Option(
        f"hero:{hero.hero}", hero, "option-hero", {"hero": hero.hero}, f"hero:{hero.hero}"
    )


@performs.rule
async def gain_trophies(g: G, by: By, effect: Trophy) -> None:
    for _ in range(amount(g, by, effect.n)):
        if effect.deck == "any":
            await gain_any(g, hero_of(g, by))
        else:
            await gain(g, hero_of(g, by), effect.deck)


@performs.rule
async def gain_asset(g: G, by: By, effect: Asset) -> None:
    await take_from_market(g, hero_of(g, by), effect.most)


@performs.rule
async def restock_markets(g: G, by: By, effect: Restock) -> None:
    restock(g)


@performs.rule
async def draw_cards(g: G, by: By, effect: Draw) -> None:
    """RB-SKL-14: followed at once by the hand-limit check."""
    hero = hero_of(g, by)
    draw_skills(g, hero, amount(g, by, effect.n))
    await trim_hand(g, hero)


@performs.rule
async def discard_cards(g: G, by: By, effect: Discard) -> None:
    """RB-SKL-08: only because an effect says so."""
    hero = hero_of(g, by)
    if hero.hand:
        cards = min(effect.n, len(hero.hand))
        await discard_some(g, hero, cards, "ask-discard-hand", "RB-SKL-08")


@performs.rule
async def recover_cards(g: G, by: By, effect: Recover) -> None:
    hero = hero_of(g, by)
    for _ in range(effect.n):
        pile = g.state.discards["skill"]
        if not pile:
            break
        options = [
            Option(f"card:{c}", c, "option-card", {"card": c}, f"discard:{c}")
            for c in dict.fromkeys(pile)
        ]
        card = await choose(by.seat, options, "ask-recover", rule="RB-HID-04")
        pile.remove(card)
        hero.hand.append(card)
        g.say(Recovered(hero.hero, card), "RB-HID-04")
    await trim_hand(g, hero)


@performs.rule
async def teach_skill(g: G, by: By, effect: Teach) -> None:
    hero = hero_of(g, by)
    able = learnable(g, hero, effect.less)
    if not able:
        return
    options: list[Option[str]] = [
        Option(f"learn:{c}", c, "option-learn", {"card": c}, f"hand:{hero.seat}:{c}") for c in able
    ]
    options.append(Option("pass", "", "option-pass"))
    card = await choose(by.seat, options, "ask-teach", rule="RB-SKL-03", may=True)
    if card:
        await learn(g, hero, card, effect.less)


@performs.rule
async def gain_lore(g: G, by: By, effect: Lore) -> None:
    """RB-SCN-06: lore tokens are held by heroes."""
    gain_tokens(g, hero_of(g, by), amount(g, by, effect.n), "RB-SCN-06")


@performs.rule
async def gain_allies(g: G, by: By, effect: Ally) -> None:
    """RB-SCN-08: allies are held by heroes."""
    gain_tokens(g, hero_of(g, by), amount(g, by, effect.n), "RB-SCN-08")


def gain_tokens(g: G, hero: Hero, n: int, rule: str) -> None:
    hero.tokens += n
    g.say(GainedToken(hero.hero, n, f"held-{g.state.scenario}"), rule)
    end_if_villain_fell(g)


@performs.rule
async def lose_tokens(g: G, by: By, effect: LoseToken) -> None:
    hero = hero_of(g, by)
    lose_story_tokens(g, hero, min(effect.n, hero.tokens))


def lose_story_tokens(g: G, hero: Hero, n: int) -> None:
    """RB-ABL-05: back to the bank."""
    hero.tokens -= n
    if n:
        g.say(LostToken(hero.hero, n, f"held-{g.state.scenario}"), "RB-ABL-05")
