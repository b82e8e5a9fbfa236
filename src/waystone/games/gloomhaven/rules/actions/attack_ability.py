"""An attack ability (GH-ATT, GH-AOE): its boosts and items, its targets, each attacked in turn.
GH-GEN-09: each target is one attack, all of them are the attack ability."""

from typing import TypeAlias

from msgspec import structs

from waystone.kernel.ask import PASS, Option

from ...box.effects import Attack, AttackBonus, Boost
from ...table.acting import Act
from ...table.board import character_of, here
from ...table.map import layout
from ...table.numbers import numbers
from ...table.provisos import holds
from ...table.state import Figure, G
from ...table.values import amount
from ..monsters.brain import Brain
from ..players import decide
from ..scenario.cards import gain_xp
from .attack import Blow, apply, attack, bonuses_on
from .bonuses import running, wears_out
from .boosts import boosts_of, choose_item
from .conditions import can_attack
from .elements import infuse
from .items import used_up
from .perform import performs
from .targets import attackable, covered


@performs.rule
async def do_attack(g: G, act: Act, ability: Attack) -> None:
    """GH-ATT-01, GH-ATT-11: each target is attacked before the next; a player chooses them one by
    one, a monster has its focus and others (GH-MAT-02). GH-CON-13, GH-CON-14: not who is disarmed
    or stunned. GH-SUM-12: nor who has no attack."""
    if not can_attack(act.figure) or not numbers(g, act.figure).attacks:
        return
    if act.seat is None:
        done = await _by_the_rules(g, act, ability)
    else:
        done = await _by_choice(g, act, ability)
    owner = character_of(g, act.figure)
    if done and owner is not None:
        gain_xp(g, owner, ability.xp_each * len(done), "GH-EXP-01")
    if done and ability.infuse:
        await infuse(g, act.figure, ability.infuse)


async def _by_the_rules(g: G, act: Act, ability: Attack) -> list[str]:
    """GH-MAT-02, GH-MAT-07: whom a monster attacks from where it stands. GH-ATT-11: one after the
    other. GH-EFF-10, GH-AMD-03: a card that adds a target adds one for a summon too. GH-MAT-03: in
    place of one who is gone before its attack another is attacked."""
    brain = Brain(g, act.figure)
    profile = brain.profile(ability)
    targets = await brain.targets(profile)
    boosts = await boosts_of(g, act, ability.boosts) if targets else []
    done: list[str] = []
    extra = 0
    for target in targets:
        if here(g, target):
            extra += await _strike(g, act, ability, boosts, target, profile.ranged, done)
        elif not profile.area:
            extra += 1
    while extra > 0:
        more = attackable(g, act.figure, profile.reach, done)
        if not more:
            break
        target = await brain.next_of(profile, more)
        extra += await _strike(g, act, ability, boosts, target, profile.ranged, done) - 1
    return done


async def _by_choice(g: G, act: Act, ability: Attack) -> list[str]:
    """GH-ATT-01, GH-AOE-01, GH-AOE-10: an area first, then targets one by one. GH-ATT-02: with a
    range it is ranged, else melee. GH-AOE-07: so many different enemies. GH-AOE-02, GH-AOE-04: a
    pattern with its own hex is melee, any other lies in range. GH-AOE-08: nobody twice. GH-EFF-10:
    added targets come after."""
    figure = act.figure
    own = 0 if figure.kind == "character" else numbers(g, figure).range
    base_reach = ability.range or own
    ranged = base_reach > 0
    if not _anyone_there(g, act, ability, max(1, base_reach)) and not ability.boosts:
        return []
    boosts = await boosts_of(g, act, ability.boosts)
    boosts += await _entire_items(g, act)
    reach = max(1, base_reach + (sum(b.range for b in boosts) if ranged else 0))
    area = next((b.area for b in boosts if b.area), ability.area)
    thrown = ranged and not (ability.area and not ability.range)
    done: list[str] = []
    plan = (ability, boosts)
    many = ability.targets + sum(b.targets for b in boosts) if ability.targets else 99
    if area:
        extra = many - 1
        group = list(await _choose_area(g, act, area, reach, ranged))
        while group:
            target = (
                group[0] if len(group) == 1 and not done else await _choose(g, act, group, plan)
            )
            if target is None:
                break
            group.remove(target)
            extra += await _strike(g, act, ability, boosts, target, thrown, done)
            group = [foe for foe in group if here(g, foe)]
    else:
        extra = many
    while extra > 0:
        chosen = await _choose_target(g, act, reach, done, plan)
        if chosen is None:
            break
        extra += await _strike(g, act, ability, boosts, chosen, thrown, done) - 1
    return done


def _anyone_there(g: G, act: Act, ability: Attack, reach: int) -> bool:
    if ability.area:
        return True
    return bool(attackable(g, act.figure, reach, []))


async def _entire_items(g: G, act: Act) -> list[Boost]:
    """GH-AMB-40: items that bear on all attacks of an ability."""
    owner = character_of(g, act.figure)
    found: list[Boost] = []
    if owner is None:
        return found
    while (item := await choose_item(g, owner, "attack", "ask-whole-attack-item")) is not None:
        boost = g.content.items[item.item].boost
        assert boost is not None
        used_up(g, owner, item)
        found.append(boost)
    return found


Plan: TypeAlias = tuple[Attack, list[Boost]]
"""An attack ability with what improves it."""


async def _choose_target(g: G, act: Act, reach: int, done: list[str], plan: Plan) -> Figure | None:
    return await _choose(g, act, attackable(g, act.figure, reach, done), plan)


async def _choose(g: G, act: Act, foes: list[Figure], plan: Plan) -> Figure | None:
    """GH-ATT-11, GH-TRN-05: the next of several, or none."""
    if not foes:
        return None
    options = [
        Option(
            f"figure:{foe.id}", foe.id, "option-target",
            {"figure": foe.id, "value": expected(g, act, plan, foe)}, f"figure:{foe.id}",
        )
        for foe in foes
    ]  # fmt: skip
    options.append(Option(PASS, "", "option-skip"))
    formal = len(foes) == 1 and harmless(g, act, foes[0])
    name = await decide(g, act.seat, options, "ask-target", "GH-ATT-01", formal=formal)
    return g.state.figures[name] if name else None


def expected(g: G, act: Act, plan: Plan, foe: Figure) -> int:
    """GH-ATT-04 step 1: what an attack comes to before items and its modifier card. GH-CON-08: with
    the poison of the target. GH-ATT-07: never below nothing."""
    blow = blow_of(g, act, *plan, foe)
    blow.ranged = plan[0].range > 0
    for _, boost in bonuses_on(g, act, foe, blow):
        apply(g, blow, boost, act, foe)
    plus = blow.plus + blow.minus + ("poison" in foe.conditions)
    return max(0, blow.value + plus) << blow.doubles


def harmless(g: G, act: Act, foe: Figure) -> bool:
    """Whether an attack costs the attacker nothing: no retaliation, no bonus that wears out."""
    wears = any(wears_out(g, source) for source, _ in running(g, act.figure, AttackBonus))
    return not wears and not foe.retaliates and not numbers(g, foe).retaliate


async def _choose_area(
    g: G, act: Act, area: tuple[tuple[int, int], ...], reach: int, ranged: bool
) -> list[Figure]:
    """GH-AOE-01: how the pattern may lie, with whom it would hit. GH-TRN-05: or not at all."""
    groups = covered(g, act.figure, area, reach, ranged)
    if not groups:
        return []
    keys = layout(g).keys
    options = [
        Option(
            "area:" + "+".join(f.id for f in hit), hit, "option-area",
            {"figures": [f.id for f in hit], "hexes": [keys[c] for c in cells]},
            f"figure:{hit[0].id}",
        )
        for hit, cells in groups
    ]  # fmt: skip
    options.append(Option(PASS, [], "option-skip"))
    formal = len(groups) == 1 and all(harmless(g, act, foe) for foe in groups[0][0])
    return await decide(g, act.seat, options, "ask-area", "GH-AOE-01", formal=formal)


async def _strike(
    g: G, act: Act, ability: Attack, boosts: list[Boost], target: Figure, ranged: bool,
    done: list[str],
) -> int:  # fmt: skip
    """GH-GEN-09: one of the attacks of an ability; how many targets it adds (GH-EFF-10). GH-AOE-08:
    nobody is attacked twice. GH-EXP-02, GH-ELE-06: experience and elements of a boost come once for
    the ability, however many are attacked."""
    done.append(target.id)
    blow = blow_of(g, act, ability, boosts, target)
    blow.ranged = ranged
    for n, boost in enumerate(boosts):
        if (boost.xp or boost.infuse) and holds(g, boost.if_, act, target):
            boosts[n] = structs.replace(boost, xp=0, infuse=[])
    return await attack(g, act, target, blow)


def blow_of(g: G, act: Act, ability: Attack, boosts: list[Boost], target: Figure) -> Blow:
    """GH-ATT-06: each target has its own. GH-MAT-01: a monster adds to its statistics, never below
    nothing. GH-ATT-04 step 1: with the boosts that hold for it. GH-ELE-06: those paid for among
    them."""
    blow = Blow(
        max(0, numbers(g, act.figure).attack + amount(g, ability.value, act, target)),
        ability.range > 0,
        ability.pierce,
        ability.push,
        ability.pull,
        list(ability.conditions),
        ability.advantage,
        ability.disadvantage,
    )
    for boost in boosts:
        if holds(g, boost.if_, act, target):
            apply(g, blow, boost, act, target)
    blow.targets = 0
    return blow
