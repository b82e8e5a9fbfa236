"""A move ability (GH-MOV-01, GH-MMV): its boosts, bonuses and items, the way, what it moves
through."""

from ...box.effects import Attack, Move
from ...box.lasting import MoveBonus
from ...table.acting import Act
from ...table.board import character_of, here
from ...table.numbers import numbers
from ...table.state import Figure, G
from ...table.values import amount
from ..monsters.brain import Brain
from .attack import attack
from .attack_ability import blow_of
from .bonuses import running, use
from .boosts import after, boosts_of, choose_item
from .conditions import can_attack, can_move
from .items import used_up
from .movement import follow, move
from .perform import performs


@performs.rule
async def do_move(g: G, act: Act, ability: Move) -> None:
    """GH-MOV-01, GH-CON-12: where its player wants, or (GH-MMV-01) a monster where it must.
    GH-SUM-12: who has no move value does not move. GH-BON-03: running bonuses add to it, GH-ITM-03:
    and items. GH-EXP-02: what its boosts bring comes after."""
    figure, own = act.figure, numbers(g, act.figure)
    if not can_move(figure) or not own.moves:
        return
    boosts = await boosts_of(g, act, ability.boosts)
    points = max(0, own.move + amount(g, ability.value, act))
    points += sum(amount(g, boost.value, act) for boost in boosts)
    jump = own.jump or ability.jump or any(boost.jump for boost in boosts)
    for source, bonus in running(g, figure, MoveBonus):
        points += bonus.value
        jump = jump or bonus.jump
        use(g, source)
    more, jumping = await _items(g, act)
    act.passed.clear()
    if act.seat is None:
        path, rule = await Brain(g, figure).path(ability, points, jump)
        moved = await follow(g, act, path, rule, jump=jump)
    else:
        moved = await move(g, act, points + more, jump=jump or jumping, fly=ability.fly)
    if moved:
        await after(g, act, boosts)
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
            await performs(g, act, inner)


async def _items(g: G, act: Act) -> tuple[int, bool]:
    """GH-ITM-03: items that improve a move."""
    owner = character_of(g, act.figure)
    points, jump = 0, False
    while owner is not None:
        item = await choose_item(g, owner, "move", "ask-move-item")
        if item is None:
            break
        boost = g.content.items[item.item].boost
        assert boost is not None
        used_up(g, owner, item)
        points += amount(g, boost.value, act)
        jump = jump or boost.jump
    return points, jump
