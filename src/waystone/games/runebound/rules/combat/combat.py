"""Combat (RB-CBT): entering it, and the three phases of a combat round."""

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Then

from ...box.sheet import Used
from ...table.combat_facts import (
    ActionPhase,
    CombatBegan,
    CombatRound,
    NoCombat,
    Retreated,
    RetreatFailed,
)
from ...table.opponents import fight, forbidden
from ...table.pool import golden, hero_of, who
from ...table.state import Cause, Combat, G, Side, SideRound
from ...table.values import is_defeated
from ..cards.frees import free_options, meanwhile, use_free
from ..registry import step
from ..story.end import go_on
from ..turn.dice import offer_rerolls, throw
from ..turn.movement import arrive, die_moves
from .actions import take_action
from .damage import CombatOver, both_sides
from .ending import combat_ends, discard_enemy
from .tokens import cast

STAY: Option[int] = Option("stay", -1, "option-stay")
YES: Option[Used | bool] = Option("retreat", True, "option-retreat")
NO: Option[Used | bool] = Option("stay", False, "option-fight-on")


@step
async def enter_combat(
    g: G,
    cause: Cause,
    seat: int,
    enemy: str,
    quest: str = "",
    opponent: int = -1,
    prize: int = 0,
    no_retreat: bool = False,
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
        return BACK
    sides = [Side(seat), Side(opponent, enemy)]
    fixed = no_retreat or cause == "villain"
    combat = Combat(cause, sides, enemy, prize=prize, no_retreat=fixed, quest=quest)
    g.state.combat = combat
    if cause == "villain":
        g.state.side = "B"
    g.say(CombatBegan(hero.hero, who(g, sides[1])), "RB-CBT-01")
    try:
        await both_sides(g, "enter-combat", "enter-combat")
    except CombatOver as over:
        return await combat_ends(g, over.result)
    return cast_phase()


@step
async def cast_phase(g: G) -> Then:
    """RB-CBT-04, RB-CBT-07: everything is cast anew; then initiative (RB-INI-01, RB-INI-05)."""
    combat = fight(g)
    combat.round += 1
    g.say(CombatRound(combat.round), "RB-CBT-03")
    for side in combat.sides:
        side.round = SideRound()
    cast(g, combat)
    try:
        await both_sides(g, "cast", "cast")
    except CombatOver as over:
        return await combat_ends(g, over.result)
    combat.turn = initiative(g, combat)
    g.say(ActionPhase(who(g, combat.sides[combat.turn])), "RB-INI-01")
    return action_phase()


def initiative(g: G, combat: Combat) -> int:
    """RB-INI-01, RB-INI-02, RB-PVP-03: more golden symbols; on a tie the attacker."""
    attacker, other = combat.sides
    if attacker.round.first != other.round.first:
        return 0 if attacker.round.first else 1
    return 0 if golden(g, attacker) >= golden(g, other) else 1


@step
async def action_phase(g: G) -> Then:
    """RB-CBT-08, RB-CBT-11, RB-TRN-06: single combat actions in turn until both have passed; who
    has passed may still use abilities that are no action (RB-ABL-06)."""
    combat = fight(g)
    while not (combat.sides[0].round.passed and combat.sides[1].round.passed):
        n = combat.turn
        combat.turn = 1 - n
        side = combat.sides[n]
        try:
            if side.round.passed:
                if side.seat >= 0:
                    await meanwhile(g, hero_of(g, side), "passed")
            elif await take_action(g, n):
                return action_phase()
        except CombatOver as over:
            return await combat_ends(g, over.result)
    return retreat_phase(0)


@step
async def retreat_phase(g: G, n: int) -> Then:
    """RB-CBT-13, RB-RTR-01..06: a hero may try; the attacker first (RB-RTR-04); enemies never.
    RB-ABL-06: whose turn it is may use abilities that are no action."""
    combat = fight(g)
    if n > 1:
        return cast_phase()
    side = combat.sides[n]
    if side.seat < 0:
        return retreat_phase(n + 1)
    hero = hero_of(g, side)
    options: list[Option[Used | bool]] = [NO]
    if not combat.no_retreat and not forbidden(g, n, "retreat"):
        options.insert(0, YES)
    if side.seat == g.state.active:
        options += free_options(g, hero, "combat")
    chosen = await choose(side.seat, options, "ask-retreat", rule="RB-RTR-01")
    if isinstance(chosen, Used):
        try:
            await use_free(g, hero, chosen)
        except CombatOver as over:
            return await combat_ends(g, over.result)
        return retreat_phase(n)
    return retreat_roll(n) if chosen else retreat_phase(n + 1)


@step
async def retreat_roll(g: G, n: int) -> Then:
    """RB-RTR-01, RB-RTR-07, RB-AMB-05: one die, spent as in a move; RB-RTR-02: else the fight goes
    on. Dice of a move that is under way are another roll (RB-MOV-08)."""
    hero = hero_of(g, fight(g).sides[n])
    under_way = g.state.roll
    roll = throw(g, hero, 1)
    await offer_rerolls(g, hero, roll)
    moves = [
        Option(o.key, o.value.space, o.text, o.args, o.on) for o in die_moves(g, hero, roll.dice)
    ]
    g.state.roll = under_way
    space = await choose(hero.seat, [*moves, STAY], "ask-retreat-to", rule="RB-RTR-01")
    if space < 0:
        g.say(RetreatFailed(hero.hero), "RB-RTR-02")
        return retreat_phase(n + 1)
    hero.space = space
    g.say(Retreated(hero.hero, g.content.atlas.ids[space]), "RB-RTR-01")
    await combat_ends(g, "retreated")
    await arrive(g, hero)
    return go_on(g)
