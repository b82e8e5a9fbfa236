"""Whether the provisos of boosts and abilities hold now."""

from typing import NamedTuple

from waystone.kernel.interpret import Interpreters

from ..box.provisos import (
    TARGETS,
    BesideAlly,
    BesideEnemies,
    BesideNoEnemy,
    Early,
    FirstAttack,
    Hand,
    HaveKilled,
    If,
    Late,
    Lost,
    OfTarget,
    OfYou,
    Sleeve,
    Strong,
    TargetAdjacent,
    TargetAlone,
    TargetBesideObstacle,
    TargetBesideYourAlly,
    TargetElite,
    TargetFar,
    TargetHas,
    TargetHurt,
    TargetNormal,
    TargetOwes,
    TargetShielded,
    TargetUnhurt,
    TideHigh,
    TideLow,
    YouHave,
    YouHurt,
    YouIll,
    YouMoved,
    YouStill,
    proviso,
)
from .acting import Act
from .board import adjacent, beside, character_of, distance
from .map import tables
from .state import Figure, G
from .tide import HIGH, tide
from .values import ills, printed_shield

STRONG = 2


class Aim(NamedTuple):
    """Who performs an ability, and on whom."""

    figure: Figure
    target: Figure


of_target: Interpreters[G, Aim, bool] = Interpreters(OfTarget)
of_you: Interpreters[G, Figure, bool] = Interpreters(OfYou)


def about_target(condition: If) -> bool:
    """Whether a condition asks for a target."""
    return bool(condition) and isinstance(proviso(condition), TARGETS)


def holds(g: G, condition: If, act: Act, target: Figure | None = None) -> bool:
    """Whether the condition of a boost or an ability holds now."""
    if not condition:
        return True
    found = proviso(condition)
    if isinstance(found, TARGETS):
        return target is not None and of_target(g, Aim(act.figure, target), found)
    return of_you(g, act.figure, found)


# ---- the target


@of_target.rule
def target_beside_your_ally(g: G, aim: Aim, wanted: TargetBesideYourAlly) -> bool:
    side, you = aim.figure.side, aim.figure.id
    return any(other.side == side and other.id != you for other in adjacent(g, aim.target))


@of_target.rule
def target_alone(g: G, aim: Aim, wanted: TargetAlone) -> bool:
    return all(other.side != aim.target.side for other in adjacent(g, aim.target))


@of_target.rule
def target_beside_obstacle(g: G, aim: Aim, wanted: TargetBesideObstacle) -> bool:
    near = tables(g).neighbours[aim.target.cell]
    return any(g.state.tiles.get(cell) == "obstacle" for cell in near)


@of_target.rule
def target_has(g: G, aim: Aim, wanted: TargetHas) -> bool:
    return wanted.condition in aim.target.conditions


@of_target.rule
def target_hurt(g: G, aim: Aim, wanted: TargetHurt) -> bool:
    return aim.target.hp < aim.target.most_hp


@of_target.rule
def target_unhurt(g: G, aim: Aim, wanted: TargetUnhurt) -> bool:
    return aim.target.hp >= aim.target.most_hp


@of_target.rule
def target_elite(g: G, aim: Aim, wanted: TargetElite) -> bool:
    return aim.target.rank == "elite"


@of_target.rule
def target_normal(g: G, aim: Aim, wanted: TargetNormal) -> bool:
    return aim.target.rank == "normal"


@of_target.rule
def target_adjacent(g: G, aim: Aim, wanted: TargetAdjacent) -> bool:
    return beside(g, aim.figure, aim.target)


@of_target.rule
def target_far(g: G, aim: Aim, wanted: TargetFar) -> bool:
    return distance(g, aim.figure, aim.target) > 1


@of_target.rule
def target_shielded(g: G, aim: Aim, wanted: TargetShielded) -> bool:
    return printed_shield(g, aim.target) > 0


@of_target.rule
def target_owes(g: G, aim: Aim, wanted: TargetOwes) -> bool:
    return aim.target.debt >= wanted.debt


# ---- yourself


@of_you.rule
def first_attack(g: G, you: Figure, wanted: FirstAttack) -> bool:
    return g.state.turn.attacks == 0


@of_you.rule
def you_hurt(g: G, you: Figure, wanted: YouHurt) -> bool:
    return you.hp < you.most_hp


@of_you.rule
def you_have(g: G, you: Figure, wanted: YouHave) -> bool:
    return wanted.condition in you.conditions


@of_you.rule
def you_moved(g: G, you: Figure, wanted: YouMoved) -> bool:
    return g.state.turn.moved >= wanted.hexes


@of_you.rule
def you_still(g: G, you: Figure, wanted: YouStill) -> bool:
    return g.state.turn.moved == 0


@of_you.rule
def you_ill(g: G, you: Figure, wanted: YouIll) -> bool:
    return ills(you) > 0


@of_you.rule
def beside_enemies(g: G, you: Figure, wanted: BesideEnemies) -> bool:
    return sum(other.side != you.side for other in adjacent(g, you)) >= wanted.count


@of_you.rule
def beside_no_enemy(g: G, you: Figure, wanted: BesideNoEnemy) -> bool:
    return all(other.side == you.side for other in adjacent(g, you))


@of_you.rule
def beside_ally(g: G, you: Figure, wanted: BesideAlly) -> bool:
    return any(other.side == you.side for other in adjacent(g, you))


@of_you.rule
def have_killed(g: G, you: Figure, wanted: HaveKilled) -> bool:
    return g.state.turn.kills > 0


@of_you.rule
def hand(g: G, you: Figure, wanted: Hand) -> bool:
    owner = character_of(g, you)
    return owner is not None and len(owner.hand) <= wanted.most


@of_you.rule
def lost(g: G, you: Figure, wanted: Lost) -> bool:
    owner = character_of(g, you)
    return owner is not None and len(owner.lost) >= wanted.least


@of_you.rule
def strong(g: G, you: Figure, wanted: Strong) -> bool:
    return g.state.elements.get(wanted.element, 0) == STRONG


@of_you.rule
def early(g: G, you: Figure, wanted: Early) -> bool:
    owner = character_of(g, you)
    return owner is not None and owner.initiative <= wanted.initiative


@of_you.rule
def late(g: G, you: Figure, wanted: Late) -> bool:
    owner = character_of(g, you)
    return owner is not None and owner.initiative >= wanted.initiative


@of_you.rule
def tide_high(g: G, you: Figure, wanted: TideHigh) -> bool:
    return tide(g.state) >= HIGH


@of_you.rule
def tide_low(g: G, you: Figure, wanted: TideLow) -> bool:
    return tide(g.state) < HIGH


@of_you.rule
def sleeve(g: G, you: Figure, wanted: Sleeve) -> bool:
    owner = character_of(g, you)
    return owner is not None and len(owner.sleeve) >= wanted.least
