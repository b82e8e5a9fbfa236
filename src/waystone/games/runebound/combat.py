"""Combat (RB-CBT): entering, the three phases of a combat round, and what the end of it brings."""

from typing import Literal

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from .damage import CombatOver, Result, side_triggers
from .definitions import EnemyDef
from .dice import offer_rerolls, throw
from .effects import Effects, Gold
from .elimination import eliminate
from .facts import (
    ActionPhase,
    CardDiscarded,
    ChallengeWon,
    CombatBegan,
    CombatRound,
    CombatWon,
    NoCombat,
    Retreated,
    RetreatFailed,
    VillainFell,
)
from .fight import take_action
from .heroes import is_defeated
from .interpret import resolve
from .movement import die_moves
from .opponents import controller, fight, forbidden
from .pool import cast, golden, hero_of, sheet_of, who
from .state import By, Cause, Combat, G, Hero, Side, proceed, sheet, step
from .story import count_use
from .triggers import simultaneous, triggered, use_all
from .trophies import claim, gain

STAY: Option[int] = Option("stay", -1, "option-stay")
YES: Option[bool] = Option("retreat", True, "option-retreat")
NO: Option[bool] = Option("stay", False, "option-fight-on")


@step
async def enter_combat(
    g: G, cause: Cause, seat: int, enemy: str, opponent: int, prize: int, quest: str = ""
) -> Then:
    """RB-ENE-01, RB-PVP-01, RB-PVP-06, RB-SCN-04: the hero that fights or challenges is the
    attacker. RB-VIL-03: nobody retreats from a villain. RB-ABL-14: then entering-combat
    abilities."""
    hero = g.state.heroes[seat]
    foe = g.state.heroes[opponent] if opponent >= 0 else None
    if hero.eliminated or is_defeated(g, hero) or (foe is not None and is_defeated(g, foe)):
        # RB-DFT-05, RB-AMB-59: a defeated hero never enters combat; a drawn enemy is discarded.
        g.say(NoCombat(hero.hero), "RB-DFT-05")
        if cause == "adventure":
            discard_enemy(g, enemy)
        return proceed(g)
    sides = [Side(seat), Side(opponent, enemy)]
    fixed = cause in ("villain", "challenge")
    combat = Combat(cause, sides, enemy, prize=prize, no_retreat=fixed, quest=quest)
    g.state.combat = combat
    if cause == "villain":
        g.state.side = "B"
    g.say(CombatBegan(hero.hero, who(g, sides[1])), "RB-CBT-01")
    try:
        await both_sides(g, "enter-combat")
    except CombatOver as over:
        return await combat_ends(g, over.result)
    return cast_phase()


async def both_sides(g: G, trigger: Literal["enter-combat", "cast"]) -> None:
    """RB-ABL-07, RB-AMB-61: the active player's abilities first; an enemy's are its
    controller's."""
    order = simultaneous(g)
    seats = [controller(g, n) for n in (0, 1)]
    places = [order.index(seat) if seat in order else len(order) for seat in seats]
    for n in sorted((0, 1), key=lambda k: places[k]):
        if trigger == "cast":
            await side_triggers(g, n, "cast")
            continue
        side = fight(g).sides[n]
        waiting = sheet_of(g, side).whens.get("enter-combat")
        if waiting:
            await use_all(g, By(seats[n], side.seat, n), list(waiting))


@step
async def cast_phase(g: G) -> Then:
    """RB-CBT-04, RB-CBT-07: everything is cast anew; then initiative (RB-INI-01, RB-INI-05)."""
    combat = fight(g)
    combat.round += 1
    g.say(CombatRound(combat.round), "RB-CBT-03")
    for side in combat.sides:
        side.passed = side.first = side.reflects = False
        side.guard = side.edge = side.dealt = 0
        side.used.clear()
        side.forbidden.clear()
    cast(g, combat)
    try:
        await both_sides(g, "cast")
    except CombatOver as over:
        return await combat_ends(g, over.result)
    combat.turn = initiative(g, combat)
    g.say(ActionPhase(who(g, combat.sides[combat.turn])), "RB-INI-01")
    return action_phase()


def initiative(g: G, combat: Combat) -> int:
    """RB-INI-01, RB-INI-02, RB-PVP-03: more golden symbols; on a tie the attacker."""
    attacker, other = combat.sides
    if attacker.first != other.first:
        return 0 if attacker.first else 1
    return 0 if golden(g, attacker) >= golden(g, other) else 1


@step
async def action_phase(g: G) -> Then:
    """RB-CBT-08, RB-CBT-11, RB-TRN-06: single combat actions in turn until both have passed."""
    combat = fight(g)
    while not (combat.sides[0].passed and combat.sides[1].passed):
        n = combat.turn
        combat.turn = 1 - n
        if combat.sides[n].passed:
            continue
        try:
            if await take_action(g, n):
                return action_phase()
        except CombatOver as over:
            return await combat_ends(g, over.result)
    return retreat_phase(0)


@step
async def retreat_phase(g: G, n: int) -> Then:
    """RB-CBT-13, RB-RTR-01..06: a hero may try; the attacker first (RB-RTR-04); enemies never."""
    combat = fight(g)
    if n > 1:
        return cast_phase()
    side = combat.sides[n]
    if side.seat < 0 or combat.no_retreat or forbidden(g, n, "retreat"):
        return retreat_phase(n + 1)
    if not await choose(side.seat, [YES, NO], "ask-retreat", rule="RB-RTR-01", may=True):
        return retreat_phase(n + 1)
    return retreat_roll(n)


@step
async def retreat_roll(g: G, n: int) -> Then:
    """RB-RTR-01, RB-RTR-07, RB-AMB-05: one die, spent as in a move; RB-RTR-02: else the fight goes
    on."""
    hero = hero_of(g, fight(g).sides[n])
    roll = throw(g, hero, 1)
    await offer_rerolls(g, hero, roll)
    moves = [Option(o.key, o.value[0], o.text, o.args, o.on) for o in die_moves(g, hero, roll.dice)]
    g.state.roll = None
    space = await choose(hero.seat, [*moves, STAY], "ask-retreat-to", rule="RB-RTR-01")
    if space < 0:
        g.say(RetreatFailed(hero.hero), "RB-RTR-02")
        return retreat_phase(n + 1)
    hero.space = space
    g.say(Retreated(hero.hero, g.content.atlas.ids[space]), "RB-RTR-01")
    return await combat_ends(g, "retreated")


async def combat_ends(g: G, result: Result) -> Then:
    """RB-CBT-12, RB-DFT-02, RB-PVP-02: what follows depends on the cause and on the loser."""
    combat = fight(g)
    g.state.combat = None
    g.state.roll = None
    attacker, other = combat.sides
    hero = g.state.heroes[attacker.seat]
    match combat.cause:
        case "villain":
            await villain_fight_ends(g, hero, other.enemy, result)
        case "challenge":
            challenge_ends(g, combat, result)
        case _:
            await enemy_fight_ends(g, hero, combat, result)
    return proceed(g)


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
        await triggered(g, "victory", [hero.seat])
        await triggered(g, "foe-falls", simultaneous(g))


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
