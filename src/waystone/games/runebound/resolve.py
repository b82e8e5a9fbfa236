"""What cards do outside combat (and healing, drawing, testing everywhere): one interpreter for
each effect."""

from typing import Any

from waystone.kernel.ask import Option, choose

from . import heroes, market
from .combat import enter_combat
from .damage import CombatOver
from .effects import (
    Ally,
    Asset,
    Boost,
    Challenge,
    Claim,
    Confront,
    Delay,
    Discard,
    Draw,
    Eliminate,
    Fight,
    Gold,
    Heal,
    HealAll,
    Journey,
    Kindle,
    Lore,
    LoseGold,
    LoseToken,
    Move,
    Points,
    Recover,
    Restock,
    Slay,
    Steal,
    Suffer,
    Teach,
    Trophy,
    Win,
    Zombie,
)
from .elimination import eliminate
from .facts import (
    GainedGold,
    GainedToken,
    GemLit,
    LostGold,
    Stole,
    Won,
    ZombieKilled,
    ZombieRose,
)
from .geography import BITS
from .heroes import draw_skills, hand_options, trim, trim_hand
from .interpret import amount, interprets
from .movement import enter, hex_option
from .opponents import fight
from .state import By, G, Hero
from .trophies import claim, gain, gain_any, learn, learnable


def hero_of(g: G, by: By) -> Hero:
    return g.state.heroes[by.hero]


@interprets(Gold)
async def _(g: G, by: By, effect: Gold) -> None:
    """RB-AST-09: no upper limit."""
    n = amount(g, by, effect.n)
    hero_of(g, by).gold += n
    g.say(GainedGold(hero_of(g, by).hero, n), "RB-TRO-01")


@interprets(LoseGold)
async def _(g: G, by: By, effect: LoseGold) -> None:
    hero = hero_of(g, by)
    n = min(hero.gold, amount(g, by, effect.n))
    hero.gold -= n
    g.say(LostGold(hero.hero, n), "RB-ABL-05")


@interprets(Steal)
async def _(g: G, by: By, effect: Steal) -> None:
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


@interprets(Trophy)
async def _(g: G, by: By, effect: Trophy) -> None:
    for _ in range(amount(g, by, effect.n)):
        if effect.deck == "any":
            await gain_any(g, hero_of(g, by))
        else:
            await gain(g, hero_of(g, by), effect.deck)


@interprets(Asset)
async def _(g: G, by: By, effect: Asset) -> None:
    await market.take_from_market(g, hero_of(g, by), effect.most)


@interprets(Restock)
async def _(g: G, by: By, effect: Restock) -> None:
    market.restock(g)


@interprets(Draw)
async def _(g: G, by: By, effect: Draw) -> None:
    """RB-SKL-14: followed at once by the hand-limit check."""
    hero = hero_of(g, by)
    draw_skills(g, hero, amount(g, by, effect.n))
    await trim_hand(g, hero)


@interprets(Discard)
async def _(g: G, by: By, effect: Discard) -> None:
    hero = hero_of(g, by)
    for _ in range(min(effect.n, len(hero.hand))):
        card = await choose(hero.seat, hand_options(hero), "ask-discard-hand", rule="RB-SKL-08")
        heroes.discard_from_hand(g, hero, card)


@interprets(Recover)
async def _(g: G, by: By, effect: Recover) -> None:
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
    await trim_hand(g, hero)


@interprets(Teach)
async def _(g: G, by: By, effect: Teach) -> None:
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


@interprets(Lore)
async def _(g: G, by: By, effect: Lore) -> None:
    """RB-SCN-06: lore tokens are held by heroes."""
    gain_tokens(g, hero_of(g, by), amount(g, by, effect.n), "RB-SCN-06")


@interprets(Ally)
async def _(g: G, by: By, effect: Ally) -> None:
    """RB-SCN-08: allies are held by heroes."""
    gain_tokens(g, hero_of(g, by), amount(g, by, effect.n), "RB-SCN-08")


def gain_tokens(g: G, hero: Hero, n: int, rule: str) -> None:
    hero.tokens += n
    g.say(GainedToken(hero.hero, n, f"held-{g.state.scenario}"), rule)


@interprets(LoseToken)
async def _(g: G, by: By, effect: LoseToken) -> None:
    hero = hero_of(g, by)
    hero.tokens -= min(effect.n, hero.tokens)


@interprets(Heal)
async def _(g: G, by: By, effect: Heal) -> None:
    n = amount(g, by, effect.n)
    if by.hero >= 0:
        heroes.heal(g, hero_of(g, by), n)
    else:
        side = fight(g).sides[by.side]
        side.damage -= min(n, side.damage)


@interprets(HealAll)
async def _(g: G, by: By, effect: HealAll) -> None:
    heroes.heal(g, hero_of(g, by), hero_of(g, by).damage)


@interprets(Suffer)
async def _(g: G, by: By, effect: Suffer) -> None:
    heroes.suffer(g, hero_of(g, by), amount(g, by, effect.n))


@interprets(Delay)
async def _(g: G, by: By, effect: Delay) -> None:
    heroes.delay(g, hero_of(g, by))


@interprets(Eliminate)
async def _(g: G, by: By, effect: Eliminate) -> None:
    eliminate(g, hero_of(g, by))


@interprets(Points)
async def _(g: G, by: By, effect: Points) -> None:
    if g.state.active == by.hero:
        g.state.points = max(0, g.state.points + effect.n)


@interprets(Boost)
async def _(g: G, by: By, effect: Boost) -> None:
    hero = hero_of(g, by)
    hero.boosts[effect.stat] = hero.boosts.get(effect.stat, 0) + effect.n
    await trim(g, hero)


@interprets(Move)
async def _(g: G, by: By, effect: Move) -> None:
    """RB-MOV-18: no move action is needed; RB-MOV-20: never in combat."""
    hero = hero_of(g, by)
    if g.state.combat is not None:
        return
    atlas = g.content.atlas
    for _ in range(effect.n):
        if effect.terrain == "road":
            reach = list(atlas.roads[hero.space])
        else:
            mask = BITS[effect.terrain] if effect.terrain != "any" else 31
            reach = [n for n in atlas.around[hero.space] if atlas.terrain[n] & mask]
        if not reach:
            return
        options = [hex_option(g, n) for n in reach]
        options.append(Option("stay", -1, "option-stay"))
        space = await choose(by.seat, options, "ask-move", rule="RB-MOV-18")
        if space < 0:
            return
        await enter(g, hero, space, "RB-MOV-18")


@interprets(Journey)
async def _(g: G, by: By, effect: Journey) -> None:
    hero = hero_of(g, by)
    options = [hex_option(g, n) for n in g.content.atlas.spaces(effect.to)]
    await enter(
        g, hero, await choose(by.seat, options, "ask-journey", rule="RB-MOV-18"), "RB-MOV-18"
    )


@interprets(Kindle)
async def _(g: G, by: By, effect: Kindle) -> None:
    """Turn one grey gem in reach colour side up."""
    atlas = g.content.atlas
    near, edge = {hero_of(g, by).space}, [hero_of(g, by).space]
    for _ in range(effect.within):
        edge = [n for space in edge for n in atlas.around[space] if n not in near]
        near.update(edge)
    grey = sorted(n for n in near if atlas.gem[n] and n not in g.state.gems)
    if grey:
        options = [hex_option(g, n, gem=atlas.gem[n] or "") for n in grey]
        space = await choose(by.seat, options, "ask-kindle", rule="RB-TIM-07")
        g.state.gems.append(space)
        g.say(GemLit(atlas.ids[space]), "RB-TIM-07")


def queue_fight(g: G, *fight: Any) -> None:
    """RB-AMB-65: fights that one text causes come after it, in the order it names them."""
    agenda = g.state.agenda
    at = 0
    while at < len(agenda) and agenda[at].step == enter_combat.name:
        at += 1
    agenda.insert(at, enter_combat(*fight))


@interprets(Fight)
async def _(g: G, by: By, effect: Fight) -> None:
    """RB-ENE-07: enemies of story cards."""
    queue_fight(g, "story", by.hero, effect.enemy, -1, 0, by.card)


@interprets(Confront)
async def _(g: G, by: By, effect: Confront) -> None:
    """RB-VIL-01: the enemy on side B of the scenario card."""
    villain = g.content.scenarios[g.state.scenario].villain_id
    queue_fight(g, "villain", by.hero, villain, -1, 0)


@interprets(Challenge)
async def _(g: G, by: By, effect: Challenge) -> None:
    """RB-PVP-01, RB-PVP-04: a hero in the same space that is not defeated."""
    others = challengeable(g, hero_of(g, by))
    if others:
        foe = await choose(
            by.seat, [hero_option(h) for h in others], "ask-challenge", rule="RB-PVP-01"
        )
        queue_fight(g, "challenge", by.hero, "", foe.seat, effect.gold)


def challengeable(g: G, hero: Hero) -> list[Hero]:
    return [
        h
        for h in g.state.heroes
        if h.space == hero.space
        and h is not hero
        and not h.eliminated
        and not heroes.is_defeated(g, h)
    ]


@interprets(Zombie)
async def _(g: G, by: By, effect: Zombie) -> None:
    """RB-SCN-07: zombies stand on the map."""
    for name in effect.spaces:
        space = g.content.atlas.number[name]
        g.state.zombies[space] = g.state.zombies.get(space, 0) + 1
        g.say(ZombieRose(name), "RB-SCN-07")


@interprets(Slay)
async def _(g: G, by: By, effect: Slay) -> None:
    """RB-SCN-09: a killed zombie returns to the bank."""
    space = hero_of(g, by).space
    left = g.state.zombies.get(space, 0) - 1
    if left < 0:
        return
    g.state.zombies[space] = left
    if not left:
        del g.state.zombies[space]
    g.say(ZombieKilled(hero_of(g, by).hero, g.content.atlas.ids[space]), "RB-SCN-09")


@interprets(Win)
async def _(g: G, by: By, effect: Win) -> None:
    """RB-END-02: another victory condition."""
    g.state.winner = by.hero
    g.state.ending = "end-other-victory"
    g.say(Won(hero_of(g, by).hero), "RB-END-02")


@interprets(Claim)
async def _(g: G, by: By, effect: Claim) -> None:
    """RB-EVT-06: the event at hand; RB-ENE-06: in combat the enemy, and combat ends."""
    if by.side >= 0:
        if g.state.combat is not None and g.state.combat.cause == "adventure":
            raise CombatOver("claimed")
        return
    if g.state.drawn and g.state.drawn == by.card:
        g.state.drawn = ""
        await claim(g, hero_of(g, by), by.card)
