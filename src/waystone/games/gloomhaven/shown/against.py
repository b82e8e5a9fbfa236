"""What speaks against an action: nobody in reach, nobody to be healed, a card that is lost. Only
what is certain from where the figure stands is said."""

from collections.abc import Sequence

from waystone.kernel.text import Text
from waystone.parts.path import cells_of

from ..box.effects import (
    Ability,
    Action,
    Attack,
    Boost,
    Cleanse,
    Give,
    Grant,
    Harm,
    Heal,
    Kill,
    Loot,
    LoseCards,
    Move,
    Recover,
    Refresh,
    Shove,
    Summon,
    Swap,
    Teleport,
    When,
)
from ..box.lasting import MoveBonus
from ..box.trades import Collect, Mark
from ..rules.actions.bonuses import running
from ..rules.actions.conditions import can_attack, can_move
from ..rules.actions.movement import position, reachable
from ..rules.actions.targets import group
from ..rules.scenario.cards import action_of
from ..table.acting import Act
from ..table.board import character_of, empty, flies, visible_enemies
from ..table.map import tables
from ..table.state import Character, Figure, G
from ..table.values import amount, ills
from ..table.ways import ALL, Profile, Reach, Ways

HOSTILE = ("enemy", "enemies", "adjacent-enemies")


class Footing:
    """Where a figure stands, and what bears on all that it could do from there."""

    def __init__(self, g: G, figure: Figure) -> None:
        self.g = g
        self.figure = figure
        self.flies = flies(g, figure)
        self.bonuses = [bonus for _, bonus in running(g, figure, MoveBonus)]
        self.where = position(g, figure)
        self.foes = visible_enemies(g, figure)


class Outlook:
    """Where a figure could stand when the next ability of its action comes. `known` is false where
    that cannot be told: behind a door, after a teleport."""

    def __init__(self, footing: Footing) -> None:
        self.footing = footing
        self.g = footing.g
        self.figure = footing.figure
        self.steps = 0
        self.jump = False
        self.fly = footing.flies
        self.known = True

    def walk(self, move: Move) -> None:
        """With all that could make the move longer."""
        act = Act(self.figure)
        self.steps += amount(self.g, move.value, act)
        self.steps += sum(amount(self.g, boost.value, act) for boost in move.boosts)
        self.steps += sum([bonus.value for bonus in self.footing.bonuses])
        self.steps += sum(amount(self.g, b.value, act) for b in ready(self.g, self.figure, "move"))
        self.jump = self.jump or move.jump or any(boost.jump for boost in move.boosts)
        self.fly = self.fly or move.fly

    def stands(self) -> int:
        """The hexes in which it could stand."""
        here = 1 << self.figure.cell
        if not self.steps:
            return here
        ways = Ways(self.footing.where, Profile(self.steps, jump=self.jump, fly=self.fly))
        found = reachable(self.g, ways, self.steps, doors=self.figure.kind == "character")
        if any(door >= 0 for _, door in found.values()):
            self.known = False
        for cell in found:
            here |= 1 << cell
        return here

    def attacks(self, attack: Attack) -> bool:
        """Whether anybody could be attacked."""
        boosts = [*attack.boosts, *ready(self.g, self.figure, "attack")]
        ranged = attack.range > 0
        reach = max(1, attack.range + (sum(b.range for b in boosts) if ranged else 0))
        areas = [attack.area, *(b.area for b in boosts if b.area)]
        board = self.footing.where.tables
        return any(self._from(Reach(board, Profile(0, reach, ranged, ALL, area))) for area in areas)

    def reaches(self, reach: int) -> bool:
        """Whether an enemy could be within a range."""
        board = self.footing.where.tables
        return self._from(Reach(board, Profile(0, max(1, reach), reach > 1, ALL)))

    def _from(self, reach: Reach) -> bool:
        stands, foes = self.stands(), self.footing.foes
        if not reach.area:
            near = reach.tables.distances_from(self.figure.cell)
            foes = [f for f in foes if near[f.cell] <= self.steps + reach.reach]
        return any(reach.hexes(foe.cell) & stands for foe in foes)


def ready(g: G, figure: Figure, when: str) -> list[Boost]:
    """The boosts of items that could be used on it."""
    owner = character_of(g, figure)
    items = [g.content.items[i.item] for i in owner.items if i.state == "ready"] if owner else []
    return [item.boost for item in items if item.when == when and item.boost is not None]


def against_action(footing: Footing, action: Action, text: Text) -> list[str]:
    found = against(footing, action.abilities, text)
    for first in action.abilities[:1]:
        if isinstance(first, LoseCards) and first.to == "lost":
            found.append(text("warn-cards-for-good", count=first.count))
    if action.lost:
        found.append(text("warn-lost"))
    return found


def against(footing: Footing, abilities: Sequence[Ability], text: Text) -> list[str]:
    """What speaks against performing these abilities now, one after another."""
    g, figure = footing.g, footing.figure
    look, found, missed = Outlook(footing), [], list[bool]()
    for ability in abilities:
        match ability:
            case Move() if not can_move(figure):
                found.append(text("warn-immobile"))
            case Move():
                look.walk(ability)
            case Attack() if not can_attack(figure):
                found.append(text("warn-disarmed"))
            case Attack():
                missed.append(not look.attacks(ability))
            case Kill():
                missed.append(not look.reaches(ability.range))
            case Give() | Harm() | Shove() | Mark() | Collect() if ability.who in HOSTILE:
                adjacent = ability.who == "adjacent-enemies"
                missed.append(not look.reaches(1 if adjacent else ability.range))
            case Teleport() | Swap() | Grant() | When():
                look.known = False
            case _:
                found += [text(word) for word in _wasted(g, look, ability)]
    if look.known and missed and all(missed):
        found.insert(0, text("warn-nobody"))
    return list(dict.fromkeys(found))


def _wasted(g: G, look: Outlook, ability: Ability) -> list[str]:
    """What would come to nothing."""
    figure, owner = look.figure, character_of(g, look.figure)
    moving = look.steps > 0 or not look.known
    match ability:
        case Heal() if not ability.conditions and (ability.who == "self" or not moving):
            if not any(needs_healing(f) for f in group(g, Act(figure), ability.who, ability.range)):
                return ["warn-unhurt"]
        case Cleanse() if ability.who == "self" or not moving:
            if not any(ills(f) for f in group(g, Act(figure), ability.who, ability.range)):
                return ["warn-clean"]
        case Loot() if not moving:
            mask = tables(g).within(ability.range, figure.cell) | 1 << figure.cell
            lying = {*g.state.coins, *g.state.treasures}
            if not lying & set(cells_of(mask)):
                return ["warn-no-loot"]
        case Summon() if not moving and owner is not None:
            if not any(empty(g, cell) for cell in tables(g).neighbours[figure.cell]):
                return ["warn-no-room"]
        case Recover(who="self") if owner is not None and not _to_recover(g, owner, ability):
            return ["warn-nothing-to-recover"]
        case Refresh(who="self") if owner is not None:
            if all(i.state == "ready" for i in owner.items):
                return ["warn-nothing-to-refresh"]
    return []


def needs_healing(figure: Figure) -> bool:
    """GH-HEA-03: hit points, or a poison or a wound to be taken off."""
    return figure.hp < figure.most_hp or not {"poison", "wound"}.isdisjoint(figure.conditions)


def _to_recover(g: G, owner: Character, ability: Recover) -> bool:
    lost = ability.pile == "lost"
    active = any(action_of(g.content, a.card, a.half).lost == lost for a in owner.active)
    return bool(active or (owner.lost if lost else owner.discard))
