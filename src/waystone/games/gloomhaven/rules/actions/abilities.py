"""Performing the abilities of an action (GH-TRN-02, GH-TRN-05), one interpreter each."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import (
    Attack,
    AttackBonus,
    Bonus,
    Boost,
    Choice,
    Cleanse,
    Experience,
    Give,
    Grant,
    Harm,
    Heal,
    Infuse,
    Kill,
    Loot,
    Move,
    Script,
    Shove,
    Special,
    Trigger,
    When,
)
from ...box.lasting import Flying, Guarded, HealBonus, Immune, MoveBonus, Retaliate, Shield, Ward
from ...table.acting import Act
from ...table.board import character_of, here, master
from ...table.numbers import numbers
from ...table.state import Figure, G
from ...table.values import amount, holds
from ..players import figure_option
from ..scenario.cards import deed, gain_xp
from . import terrain as abilities_board
from .attack import attack
from .attack_ability import blow_of, boosts_of, choose_item
from .bonuses import running, use
from .conditions import can_attack, can_move, cleanse, gain
from .damage import fall, suffer
from .elements import infuse, may_consume
from .heal import heal
from .items import used_up
from .loot import loot
from .movement import move, shove
from .perform import perform, perform_one, performs
from .scripts import SCRIPTS
from .targets import COSTS, attackable, pick
from .triggers import fire


def _target(g: G, act: Act) -> Figure | None:
    return g.state.figures.get(act.targets[-1]) if act.targets else None


@performs(Shield, Retaliate)
async def do_protect(g: G, act: Act, bonus: Shield | Retaliate) -> None:
    """GH-BON-05: a bonus from no card in the active area lasts for the round."""
    act.performed = True
    if act.card:
        return
    figures = [act.figure]
    if bonus.who != "self":
        figures = [f for f in g.state.figures.values() if f.side == act.figure.side]
    for figure in figures:
        if isinstance(bonus, Shield):
            figure.shield += amount(g, bonus.value, act)
        else:
            figure.retaliate += amount(g, bonus.value, act)
            figure.retaliate_range = max(figure.retaliate_range, bonus.range)


@performs(AttackBonus, MoveBonus, HealBonus, Ward, Guarded, Immune, Flying, Trigger)
async def do_last(g: G, act: Act, bonus: Bonus) -> None:
    """GH-BON-01: what lasts runs while its card lies in the active area."""
    act.performed = True


@performs(Special)
async def do_special(g: G, act: Act, ability: Special) -> None:
    """GH-BOS-03: a boss's special stands on its statistic card; nobody else has one."""


@performs(Script)
async def do_script(g: G, act: Act, ability: Script) -> None:
    await SCRIPTS[ability.name](g, act)


async def _after(g: G, act: Act, boosts: list[Boost]) -> None:
    """What boosts of an ability other than an attack bring after it."""
    owner = character_of(g, act.figure)
    for boost in boosts:
        if owner is not None:
            gain_xp(g, owner, boost.xp, "GH-EXP-02")
        if boost.infuse:
            await infuse(g, act.figure, boost.infuse)
        await perform(g, act, boost.then)


# ---- move


@performs(Move)
async def do_move(g: G, act: Act, ability: Move) -> None:
    """GH-MOV-01, GH-CON-12."""
    if not can_move(act.figure):
        return
    boosts = await boosts_of(g, act, ability.boosts)
    points = amount(g, ability.value, act) + numbers(g, act.figure).move
    points += sum(amount(g, boost.value, act) for boost in boosts)
    jump = ability.jump or any(boost.jump for boost in boosts)
    for source, bonus in list(running(g, act.figure, MoveBonus)):
        points += bonus.value
        jump = jump or bonus.jump
        use(g, source)
    more, jumping = await _move_items(g, act)
    act.passed.clear()
    moved = await move(g, act, points + more, jump=jump or jumping, fly=ability.fly)
    if moved:
        await _after(g, act, boosts)
    for name in list(act.passed) if ability.through else []:
        target = g.state.figures.get(name)
        if target is not None:
            await _through(g, act, ability, target)


async def _through(g: G, act: Act, ability: Move, target: Figure) -> None:
    """Abilities against an enemy moved through."""
    for inner in ability.through:
        if isinstance(inner, Attack):
            if can_attack(act.figure) and here(g, target):
                await attack(g, act, target, blow_of(g, act, inner, [], target))
        else:
            act.targets.append(target.id)
            await perform_one(g, act, inner)


async def _move_items(g: G, act: Act) -> tuple[int, bool]:
    """GH-ITM-03: items that improve a move."""
    owner = character_of(g, act.figure)
    points, jump = 0, False
    if owner is None:
        return points, jump
    while True:
        item = await choose_item(g, owner.seat, act, "move", "ask-move-item")
        if item is None:
            return points, jump
        boost = g.content.items[item.item].boost
        assert boost is not None
        used_up(g, owner, item)
        points += amount(g, boost.value, act)
        jump = jump or boost.jump


# ---- the others


async def _few(
    g: G, act: Act, ability: Heal | Give | Cleanse | Shove | Harm, prompt: str, more: int = 0
) -> list[Figure]:
    """The figures that an ability without an attack bears on."""
    found = await pick(
        g, act, ability.who, ability.range, ability.targets + more, prompt, "GH-GEN-07"
    )
    if found:
        act.performed = True
    return found


@performs(Heal)
async def do_heal(g: G, act: Act, ability: Heal) -> None:
    """GH-HEA-01, GH-HEA-02."""
    boosts = await boosts_of(g, act, ability.boosts)
    more = sum(amount(g, boost.value, act) for boost in boosts)
    figures = await _few(g, act, ability, "ask-heal", sum(b.targets for b in boosts))
    if not figures:
        return
    for source, bonus in list(running(g, act.figure, HealBonus)):
        more += bonus.value
        use(g, source)
    for figure in figures:
        heal(g, figure, amount(g, ability.value, act, figure) + more, "GH-HEA-01", act.figure)
        for condition in (*ability.conditions, *(c for b in boosts for c in b.conditions)):
            gain(g, figure, condition)
    await _after(g, act, boosts)
    await fire(g, act.figure, "heal", figures[0].id)


@performs(Give)
async def do_give(g: G, act: Act, ability: Give) -> None:
    """GH-EFF-03, GH-CON-05."""
    boosts = await boosts_of(g, act, ability.boosts)
    figures = await _few(g, act, ability, "ask-give", sum(b.targets for b in boosts))
    owner = character_of(g, act.figure)
    for figure in figures:
        for condition in (*ability.conditions, *(c for b in boosts for c in b.conditions)):
            if gain(g, figure, condition) and owner is not None and figure.side == "foe":
                deed(owner, "conditions-given")
    if figures:
        await _after(g, act, boosts)


@performs(Cleanse)
async def do_cleanse(g: G, act: Act, ability: Cleanse) -> None:
    for figure in await _few(g, act, ability, "ask-cleanse"):
        cleanse(g, figure)


@performs(Shove)
async def do_shove(g: G, act: Act, ability: Shove) -> None:
    """GH-EFF-03: push or pull without an attack."""
    owner = master(g, act.figure)
    for figure in await _few(g, act, ability, "ask-shove"):
        steps = ability.push or ability.pull
        seat = owner.seat if owner else None
        if here(g, figure) and figure.kind != "object":
            await shove(g, act.figure, figure, steps, pull=not ability.push, seat=seat)


@performs(Harm)
async def do_harm(g: G, act: Act, ability: Harm) -> None:
    """Damage without an attack; on oneself and allies it cannot be skipped (GH-TRN-05)."""
    boosts = await boosts_of(g, act, ability.boosts)
    performed = act.performed
    figures = await _few(g, act, ability, "ask-harm", sum(b.targets for b in boosts))
    if ability.who in COSTS:
        act.performed = performed or bool(figures)
    more = sum(amount(g, boost.value, act) for boost in boosts)
    for figure in figures:
        damage = amount(g, ability.value, act, figure) + more
        await suffer(g, figure, damage, "GH-TRN-05", by=act.figure.id)
    if figures:
        await _after(g, act, boosts)


@performs(Loot)
async def do_loot(g: G, act: Act, ability: Loot) -> None:
    """GH-LOO-01."""
    act.performed = True
    await loot(g, act.figure, ability.range)


@performs(Infuse)
async def do_infuse(g: G, act: Act, ability: Infuse) -> None:
    """GH-ELE-03."""
    act.performed = True
    await infuse(g, act.figure, ability.elements)


@performs(Experience)
async def do_experience(g: G, act: Act, ability: Experience) -> None:
    """GH-EXP-02."""
    owner = character_of(g, act.figure)
    if owner is not None and holds(g, ability.if_, act, _target(g, act)):
        gain_xp(g, owner, ability.value, "GH-EXP-02")


@performs(Kill)
async def do_kill(g: G, act: Act, ability: Kill) -> None:
    """GH-BOS-02, GH-SPE-10: never a boss or a named monster."""
    ranks = ("normal",) if ability.rank == "normal" else ("normal", "elite")
    foes = [
        foe
        for foe in attackable(g, act.figure, ability.range, [])
        if foe.kind == "monster"
        and foe.rank in ranks
        and (not ability.most_hp or foe.hp <= ability.most_hp)
    ]
    if not foes:
        return
    options = [figure_option(foe.id) for foe in foes]
    options.append(Option(PASS, "", "option-skip"))
    name = await choose(act.seat, options, "ask-kill", rule="GH-SPE-10", may=True)
    if name:
        act.performed = True
        target = g.state.figures[name]
        target.hp = 0
        act.killed += 1
        await fall(g, target, act.figure.id)


@performs(Choice)
async def do_choice(g: G, act: Act, ability: Choice) -> None:
    options = [
        Option(f"choice:{n + 1}", n, "option-choice", {"number": n + 1})
        for n in range(len(ability.options))
    ]
    options.append(Option(PASS, -1, "option-skip"))
    chosen = await choose(act.seat, options, "ask-choice", rule="GH-TRN-05", may=True)
    if chosen >= 0:
        await perform(g, act, ability.options[chosen])


@performs(When)
async def do_when(g: G, act: Act, ability: When) -> None:
    if not holds(g, ability.if_, act, _target(g, act)):
        return
    if ability.consume and not await may_consume(g, act.figure, ability.consume, act.seat):
        return
    await perform(g, act, ability.abilities)


@performs(Grant)
async def do_grant(g: G, act: Act, ability: Grant) -> None:
    """Another figure performs abilities. An enemy fights for the other side meanwhile."""
    found = await abilities_board.granted(g, act, ability)
    if found is None:
        return
    act.performed = True
    owner = master(g, found)
    seat = owner.seat if owner and ability.who == "ally" else act.seat
    with abilities_board.Command(g, found, swap_sides=ability.who == "enemy"):
        await perform(g, Act(found, seat=seat), ability.abilities)
