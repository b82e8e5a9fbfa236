"""What the end of a fight brings (RB-ENE, RB-VIL, RB-PVP)."""

from waystone.kernel.step import Then

from ...box.definitions import EnemyDef
from ...box.effects import Effects, Gold
from ...table.combat_facts import ChallengeWon, CombatWon, VillainFell
from ...table.facts import CardDiscarded
from ...table.opponents import fight
from ...table.state import Combat, G, Hero, sheet
from ..adventures.trophies import claim, gain
from ..cards.interpret import By, resolve
from ..cards.triggers import simultaneous, use_all
from ..story.elimination import eliminate
from ..story.end import go_on
from ..story.stories import count_use
from .damage import Result


async def combat_ends(g: G, result: Result) -> Then:
    """RB-CBT-12, RB-DFT-02, RB-PVP-02: what follows depends on the cause and on the loser."""
    combat = fight(g)
    g.state.combat = None
    attacker, other = combat.sides
    hero = g.state.heroes[attacker.seat]
    match combat.cause:
        case "villain":
            await villain_fight_ends(g, hero, other.enemy, result)
        case "challenge":
            challenge_ends(g, combat, result)
        case _:
            await enemy_fight_ends(g, hero, combat, result)
    return go_on(g)


async def enemy_fight_ends(g: G, hero: Hero, combat: Combat, result: Result) -> None:
    """RB-ENE-03, RB-TRO-07: reward, claim, additional trophies; RB-ENE-06: a claim by ability
    brings no reward; else the card is discarded (RB-ENE-08, RB-AMB-07)."""
    enemy = combat.card
    foe = g.content.foe(enemy)
    if result == "attacker":
        g.say(CombatWon(hero.hero, enemy), "RB-ENE-03")
        reward: Effects = foe.reward
        if more := sheet(g, hero).reward_more:
            reward = (*reward, Gold(more))
        await resolve(g, By(hero.seat, hero.seat, card=enemy), reward)
    if not isinstance(foe, EnemyDef):
        # RB-STY-07, RB-AMB-08: an enemy of a story card is no trophy; its quest stays until it is
        # beaten.
        if result == "attacker" and combat.quest:
            count_use(g, combat.quest)
    elif result in ("attacker", "claimed"):
        g.state.drawn = ""
        await claim(g, hero, enemy)
        if result == "attacker":
            for deck in foe.more:
                await gain(g, hero, deck)
    else:
        discard_enemy(g, enemy)
    if result == "attacker":
        await answers_to_victory(g, hero)


async def answers_to_victory(g: G, hero: Hero) -> None:
    """RB-ABL-07: what waits for one's own victory and what waits for the fall of any enemy is
    simultaneous; each player orders own abilities."""
    for seat in simultaneous(g):
        whens = sheet(g, g.state.heroes[seat]).whens
        own = whens.get("victory", ()) if seat == hero.seat else ()
        await use_all(g, By(seat, seat), [*own, *whens.get("foe-falls", ())])


def discard_enemy(g: G, enemy: str) -> None:
    g.state.drawn = ""
    g.state.discards[g.content.adventures[enemy].deck].append(enemy)
    g.say(CardDiscarded(enemy), "RB-ENE-08")


async def villain_fight_ends(g: G, hero: Hero, villain: str, result: Result) -> None:
    """RB-VIL-04, RB-END-01: who defeats the villain wins. RB-VIL-05, RB-AMB-46: who loses is
    eliminated; the villain heals, the card turns back to side A."""
    if result == "attacker":
        g.state.winner = hero.seat
        g.state.ending = "end-villain-fell"
        g.say(VillainFell(hero.hero, villain), "RB-END-01")
        return
    g.state.side = "A"
    if result == "defender":
        eliminate(g, hero)


def challenge_ends(g: G, combat: Combat, result: Result) -> None:
    """RB-PVP-05: the prize is the challenger's only; a challenged winner gets nothing."""
    if result == "attacker":
        winner, loser = (g.state.heroes[side.seat] for side in combat.sides)
        gold = min(combat.prize, loser.gold)
        loser.gold -= gold
        winner.gold += gold
        g.say(ChallengeWon(winner.hero, loser.hero, gold), "RB-PVP-05")
