"""Performing the abilities of an action (GH-TRN-02, GH-TRN-05), one interpreter each."""

from waystone.kernel.ask import PASS, Option

from ...box.effects import (
    AttackBonus,
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
    Shove,
    Special,
    Trigger,
    When,
)
from ...box.lasting import Flying, Guarded, HealBonus, Immune, MoveBonus, Retaliate, Shield, Ward
from ...box.words import NEGATIVE
from ...table.acting import Act
from ...table.board import allies, beside, character_of, here, master
from ...table.provisos import holds
from ...table.state import Figure, G
from ...table.values import amount, ills
from ..players import decide, figure_option
from ..scenario.cards import deed, gain_xp
from .bonuses import running, use
from .boosts import after, boosts_of, pays
from .conditions import cleanse, gain
from .damage import fall, suffer
from .elements import infuse
from .heal import heal
from .loot import loot
from .movement import shove
from .perform import perform, performs
from .targets import COSTS, attackable, group, in_range, most_hurt, pick
from .terrain import Command, granted
from .triggers import fire


def _target(g: G, act: Act) -> Figure | None:
    return g.state.figures.get(act.targets[-1]) if act.targets else None


@performs.rule
async def do_protect(g: G, act: Act, bonus: Shield | Retaliate) -> None:
    """GH-BON-05: a bonus from no card in the active area lasts for the round. GH-MOT-05: those of
    monsters too."""
    act.performed = True
    if act.card:
        return
    for figure in _covered(g, act.figure, bonus.who):
        if isinstance(bonus, Shield):
            figure.shield += amount(g, bonus.value, act)
        else:
            before = figure.retaliates.get(bonus.range, 0)
            figure.retaliates[bonus.range] = before + amount(g, bonus.value, act)


def _covered(g: G, figure: Figure, who: str) -> list[Figure]:
    """GH-MOT-05: on whom it bears; objects need no protection."""
    others = [a for a in allies(g, figure) if a.kind != "object"]
    match who:
        case "self":
            return [figure]
        case "party":
            return [figure, *others]
        case "summons":
            return [a for a in others if a.owner == figure.id]
        case _:
            return [a for a in others if beside(g, figure, a)]


@performs.rule
async def do_last(
    g: G,
    act: Act,
    bonus: AttackBonus | MoveBonus | HealBonus | Ward | Guarded | Immune | Flying | Trigger,
) -> None:
    """GH-BON-01: what lasts runs while its card lies in the active area."""
    act.performed = True


@performs.rule
async def do_special(g: G, act: Act, ability: Special) -> None:
    """GH-BOS-03: a boss's special stands on its statistic card; nobody else has one."""


async def _few(
    g: G, act: Act, ability: Heal | Give | Cleanse | Shove | Harm, prompt: str, more: int = 0
) -> list[Figure]:
    """The figures that an ability without an attack bears on. GH-TRN-10: who is found has had a
    part of the action."""
    found = await pick(
        g, act, ability.who, ability.range, ability.targets + more, prompt, "GH-GEN-07",
        welcome=_welcome(g, act, ability),
    )  # fmt: skip
    if found:
        act.performed = True
    return found


def _welcome(g: G, act: Act, ability: Heal | Give | Cleanse | Shove | Harm) -> bool:
    """Whether nobody would leave it out: all it can be for need it, or are enemies."""
    near = group(g, act, ability.who, ability.range)
    match ability:
        case Heal():
            return all(f.hp < f.most_hp or ills(f) for f in near)
        case Cleanse():
            return all(ills(f) for f in near)
        case Give():
            good = not any(condition in NEGATIVE for condition in ability.conditions)
            return all((f.side == act.figure.side) == good for f in near)
        case Harm():
            return all(f.side != act.figure.side for f in near)
        case Shove():
            return False


@performs.rule
async def do_heal(g: G, act: Act, ability: Heal) -> None:
    """GH-HEA-01, GH-MOT-01: by its player's word, or by the rules."""
    await heals(g, act, ability, "GH-HEA-01" if act.seat is not None else "GH-MOT-01")


async def heals(g: G, act: Act, ability: Heal, rule: str) -> None:
    """GH-HEA-01, GH-HEA-02: hit points, and conditions, for whom it bears on. GH-BON-03: bonuses on
    heals add to it. GH-BON-02, GH-EXP-02: what waits for a heal, and what its boosts bring, come
    after. GH-AMB-82: poison does not keep the conditions off."""
    boosts = await boosts_of(g, act, ability.boosts)
    more = sum(amount(g, boost.value, act) for boost in boosts)
    if act.seat is None:
        figures = await _healed_by_rules(g, act, ability)
    else:
        figures = await _few(g, act, ability, "ask-heal", sum(b.targets for b in boosts))
    if not figures:
        return
    for source, bonus in running(g, act.figure, HealBonus):
        more += bonus.value
        use(g, source)
    for figure in figures:
        heal(g, figure, amount(g, ability.value, act, figure) + more, rule, act.figure)
        for condition in (*ability.conditions, *(c for b in boosts for c in b.conditions)):
            gain(g, figure, condition)
    await after(g, act, boosts)
    await fire(g, act.figure, "heal", figures[0].id)


async def _healed_by_rules(g: G, act: Act, ability: Heal) -> list[Figure]:
    """GH-MOT-01: a group, or the one that has lost most; never an object."""
    figure = act.figure
    near = [figure, *in_range(g, figure, allies(g, figure), ability.range)]
    near = [a for a in near if a.kind != "object"]
    match ability.who:
        case "self":
            return [figure]
        case "party":
            return near
        case "allies":
            return near[1:]
        case _:
            return [await most_hurt(g, figure, near)]


@performs.rule
async def do_give(g: G, act: Act, ability: Give) -> None:
    """GH-EFF-03, GH-CON-05: conditions without an attack."""
    boosts = await boosts_of(g, act, ability.boosts)
    figures = await _few(g, act, ability, "ask-give", sum(b.targets for b in boosts))
    owner = character_of(g, act.figure)
    for figure in figures:
        for condition in (*ability.conditions, *(c for b in boosts for c in b.conditions)):
            if gain(g, figure, condition) and owner is not None and figure.side == "foe":
                deed(owner, "conditions-given")
    if figures:
        await after(g, act, boosts)


@performs.rule
async def do_cleanse(g: G, act: Act, ability: Cleanse) -> None:
    for figure in await _few(g, act, ability, "ask-cleanse"):
        cleanse(g, figure)


@performs.rule
async def do_shove(g: G, act: Act, ability: Shove) -> None:
    """GH-EFF-03: push or pull without an attack."""
    for figure in await _few(g, act, ability, "ask-shove"):
        steps = ability.push or ability.pull
        if here(g, figure):
            await shove(g, act.figure, figure, steps, pull=not ability.push, seat=act.seat)


@performs.rule
async def do_harm(g: G, act: Act, ability: Harm) -> None:
    """Damage without an attack; on oneself and allies it cannot be skipped (GH-TRN-05). GH-EXP-02:
    then what its boosts bring."""
    boosts = await boosts_of(g, act, ability.boosts)
    performed = act.performed
    figures = await _few(g, act, ability, "ask-harm", sum(b.targets for b in boosts))
    if ability.who in COSTS:
        act.performed = performed or bool(figures)
    more = sum(amount(g, boost.value, act) for boost in boosts)
    for figure in figures:
        damage = amount(g, ability.value, act, figure) + more
        rule = "GH-TRN-05" if act.seat is not None else "GH-MON-07"
        await suffer(g, figure, damage, rule, by=act.figure.id)
    if figures:
        await after(g, act, boosts)


@performs.rule
async def do_loot(g: G, act: Act, ability: Loot) -> None:
    """GH-LOO-01: everything within its range."""
    act.performed = True
    await loot(g, act.figure, ability.range)


@performs.rule
async def do_infuse(g: G, act: Act, ability: Infuse) -> None:
    """GH-ELE-03: it is a part of the action that has been performed."""
    act.performed = True
    await infuse(g, act.figure, ability.elements)


@performs.rule
async def do_experience(g: G, act: Act, ability: Experience) -> None:
    """GH-EXP-02: only if its condition is met."""
    owner = character_of(g, act.figure)
    if owner is not None and holds(g, ability.if_, act, _target(g, act)):
        gain_xp(g, owner, ability.value, "GH-EXP-02")


@performs.rule
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
    name = await decide(g, act.seat, options, "ask-kill", "GH-SPE-10")
    if name:
        act.performed = True
        target = g.state.figures[name]
        target.hp = 0
        act.killed += 1
        await fall(g, target, act.figure.id)


@performs.rule
async def do_choice(g: G, act: Act, ability: Choice) -> None:
    options = [
        Option(f"choice:{n + 1}", n, "option-choice", {"number": n + 1})
        for n in range(len(ability.options))
    ]
    options.append(Option(PASS, -1, "option-skip"))
    chosen = await decide(g, act.seat, options, "ask-choice", "GH-TRN-05")
    if chosen >= 0:
        await perform(g, act, ability.options[chosen])


@performs.rule
async def do_when(g: G, act: Act, ability: When) -> None:
    if not holds(g, ability.if_, act, _target(g, act)):
        return
    if ability.consume and not await pays(g, act, ability):
        return
    await perform(g, act, ability.abilities)


@performs.rule
async def do_grant(g: G, act: Act, ability: Grant) -> None:
    """Another figure performs abilities. An enemy fights for the other side meanwhile."""
    found = await granted(g, act, ability)
    if found is None:
        return
    act.performed = True
    owner = master(g, found)
    seat = owner.seat if owner and ability.who == "ally" else act.seat
    with Command(g, found, swap_sides=ability.who == "enemy"):
        await perform(g, Act(found, seat=seat), ability.abilities)
