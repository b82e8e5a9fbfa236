"""An attack ability (GH-ATT, GH-AOE): its boosts and items, its targets, each attacked in turn."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.effects import Attack, Boost
from ...table.acting import Act
from ...table.board import character_of, here
from ...table.numbers import numbers
from ...table.state import Figure, G, ItemState
from ...table.values import amount, holds
from ..options import item_option
from ..players import figure_option
from ..scenario.cards import gain_xp
from .attack import Blow, apply, attack
from .conditions import can_attack
from .elements import infuse, may_consume
from .items import used_up
from .perform import performs
from .targets import attackable, covered


async def boosts_of(g: G, act: Act, boosts: list[Boost]) -> list[Boost]:
    """GH-ELE-06, GH-ELE-09: the boosts that count for the whole ability: those whose elements are
    consumed and those whose condition holds; conditions on a target wait for it."""
    found = []
    for boost in boosts:
        if boost.consume and not await may_consume(g, act.figure, boost.consume, act.seat):
            continue
        if boost.if_.startswith("target") or holds(g, boost.if_, act):
            found.append(boost)
    return found


async def choose_item(g: G, seat: int, act: Act, when: str, prompt: str) -> ItemState | None:
    owner = character_of(g, act.figure)
    assert owner is not None
    content = g.content.items
    options: list[Option[ItemState | None]] = [
        item_option(owner.id, i, i)
        for i in owner.items
        if i.state == "ready"
        and content[i.item].when == when
        and content[i.item].use
        and (when != "attack" or content[i.item].entire)
    ]
    if not options:
        return None
    options.append(Option(PASS, None, "option-pass"))
    return await choose(seat, options, prompt, rule="GH-ITM-03", may=True)


@performs(Attack)
async def do_attack(g: G, act: Act, ability: Attack) -> None:
    """GH-ATT, GH-AOE: choose targets one by one, each resolved before the next (GH-ATT-11)."""
    figure = act.figure
    if not can_attack(figure):
        return
    ranged = ability.range > 0 or (figure.kind != "character" and numbers(g, figure).range > 0)
    base_reach = ability.range or (0 if figure.kind == "character" else numbers(g, figure).range)
    if not _anyone_there(g, act, ability, max(1, base_reach)) and not ability.boosts:
        return
    boosts = await boosts_of(g, act, ability.boosts)
    boosts += await _entire_items(g, act)
    reach = max(1, base_reach + (sum(b.range for b in boosts) if ranged else 0))
    area = next((b.area for b in boosts if b.area), ability.area)
    done: list[str] = []
    many = ability.targets + sum(b.targets for b in boosts) if ability.targets else 99
    if area:
        extra = many - 1
        for target in await _choose_area(g, act, area, reach, ranged):
            extra += await _strike(g, act, ability, boosts, target, ranged, done)
    else:
        extra = many
    while extra > 0:
        chosen = await _choose_target(g, act, reach, done)
        if chosen is None:
            break
        extra += await _strike(g, act, ability, boosts, chosen, ranged, done) - 1
    owner = character_of(g, figure)
    if done and owner is not None:
        gain_xp(g, owner, ability.xp_each * len(done), "GH-EXP-01")
        if ability.infuse:
            await infuse(g, figure, ability.infuse)


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
    while (
        item := await choose_item(g, owner.seat, act, "attack", "ask-whole-attack-item")
    ) is not None:
        boost = g.content.items[item.item].boost
        assert boost is not None
        used_up(g, owner, item)
        found.append(boost)
    return found


async def _choose_target(g: G, act: Act, reach: int, done: list[str]) -> Figure | None:
    foes = attackable(g, act.figure, reach, done)
    if not foes:
        return None
    options = [figure_option(foe.id, "option-target") for foe in foes]
    options.append(Option(PASS, "", "option-skip"))
    name = await choose(act.seat, options, "ask-target", rule="GH-ATT-01", may=True)
    return g.state.figures[name] if name else None


async def _choose_area(
    g: G, act: Act, area: tuple[tuple[int, int], ...], reach: int, ranged: bool
) -> list[Figure]:
    groups = covered(g, act.figure, area, reach, ranged)
    if not groups:
        return []
    options = [
        Option(
            "area:" + "+".join(f.id for f in hit), hit, "option-area",
            {"figures": [f.id for f in hit]}, f"figure:{hit[0].id}",
        )
        for hit in groups
    ]  # fmt: skip
    options.append(Option(PASS, [], "option-skip"))
    return await choose(act.seat, options, "ask-area", rule="GH-AOE-01", may=True)


async def _strike(
    g: G, act: Act, ability: Attack, boosts: list[Boost], target: Figure, ranged: bool,
    done: list[str],
) -> int:  # fmt: skip
    """One of the attacks of an ability; how many targets it adds."""
    done.append(target.id)
    if not here(g, target):
        return 0
    blow = blow_of(g, act, ability, boosts, target)
    blow.ranged = ranged and not (ability.area and not ability.range)
    return await attack(g, act, target, blow)


def blow_of(g: G, act: Act, ability: Attack, boosts: list[Boost], target: Figure) -> Blow:
    blow = Blow(
        amount(g, ability.value, act, target) + numbers(g, act.figure).attack,
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
