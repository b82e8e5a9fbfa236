"""What a monster decides in its turn: its focus, where it goes, whom it attacks."""

from waystone.kernel.ask import Option

from ...box.effects import Ability, Attack, Move, When
from ...table.acting import Act
from ...table.board import in_order, label, visible_enemies
from ...table.facts import Focused, NoFocus
from ...table.map import layout
from ...table.numbers import numbers
from ...table.state import Figure, G
from ...table.values import amount
from ...table.ways import ALL, Foe, Position, Profile, Reach, Ways
from ..actions.conditions import can_attack
from ..actions.movement import position, way_to
from ..players import figure_option, untie
from .cards import card_of, paid
from .focus import Thought, best_strikes, think


class Brain:
    """What one monster has to decide in its turn, and how it can attack."""

    def __init__(self, g: G, figure: Figure) -> None:
        self.g = g
        self.figure = figure
        self.card = card_of(g, figure)
        able = can_attack(figure) and numbers(g, figure).attacks
        self.attacks = [a for a in self.card if isinstance(a, Attack)] if able else []

    @property
    def focus(self) -> str:
        return self.g.state.turn.focus

    def profile(self, attack: Attack | None, move: Move | None = None) -> Profile:
        """GH-FOC-03, GH-MAT-04, GH-MAT-05. GH-MMV-11: disarmed, it goes as if it had no attack.
        GH-MMV-01: its move and the card's, never below nothing. GH-ELE-13: with what its type has
        consumed. GH-MMV-04: muddled, it does not mind to be near. GH-FOC-09: jumping and flying by
        its statistics or its card."""
        g, figure = self.g, self.figure
        own = numbers(g, figure)
        points = max(0, own.move + amount(g, move.value, Act(figure))) if move else 0
        jump = own.jump or (move is not None and move.jump)
        fly = own.flying or (move is not None and move.fly)
        if attack is None:
            return Profile(points, targets=0, jump=jump, fly=fly)
        extra = [b for b in attack.boosts if not b.if_ and (not b.consume or paid(g, figure, b))]
        ranged, reach = self.range_of(attack, sum(b.range for b in extra))
        targets = ALL if attack.targets == 0 else attack.targets + sum(b.targets for b in extra)
        if attack.targets == 1:
            targets = max(targets, own.targets)
        area = next((b.area for b in extra if b.area), attack.area)
        return Profile(
            points, reach, ranged, targets, area, jump, fly, "muddle" in figure.conditions
        )

    def range_of(self, ability: Attack, more: int = 0) -> tuple[bool, int]:
        """GH-MON-04, GH-MAT-04: is it ranged, and how far. GH-MAT-05, GH-AOE-02: a pattern with its
        own hex is melee."""
        if ability.melee or (ability.area and not ability.range):
            return False, 1
        base = ability.range or numbers(self.g, self.figure).range
        if not base:
            return False, 1
        return True, max(1, base + ability.range_plus + more)

    def foes(self) -> tuple[Foe, ...]:
        """GH-FOC-13: nobody who is invisible."""
        visible = self.visible()
        ranks = initiative_ranks(self.g, visible)
        return tuple([Foe(f.id, f.cell, ranks.get(f.id, 99)) for f in visible])

    def visible(self) -> list[Figure]:
        return visible_enemies(self.g, self.figure)

    def where(self) -> Position:
        return position(self.g, self.figure, self.foes())

    def look(self, profile: Profile) -> Thought:
        return think(self.where(), profile)

    async def find_focus(self) -> None:
        """GH-FOC-01, GH-FOC-08: one focus; of several that are equal the players name it."""
        move = next((a for a in self.card if isinstance(a, Move)), None)
        attack = self.attacks[0] if self.attacks else None
        thought = self.look(self.profile(attack, move))
        g = self.g
        if not thought.foci:
            g.state.turn.focus = ""
            g.say(NoFocus(self.figure.id), "GH-FOC-12")
        else:
            options = [figure_option(foe.id) for foe in thought.foci]
            g.state.turn.focus = await untie(g, options, "ask-focus", "GH-FOC-08")
            g.say(Focused(self.figure.id, self.focus), thought.ranking.why)

    async def look_again(self) -> None:
        """GH-AMB-41: a focus that has left or is not to be seen any more is found anew; GH-FOC-12:
        who found none has none for the turn."""
        if self.focus and self.focus not in [foe.id for foe in self.visible()]:
            await self.find_focus()

    async def path(self, move: Move, points: int, jump: bool) -> tuple[list[int], str]:
        """GH-MMV-01 to GH-MMV-10: the way of a move ability, by the attack that follows it on the
        card, or else any; and the rule that sent it there."""
        await self.look_again()
        if not self.focus:
            return [], ""
        place = next((n for n, ability in enumerate(self.card) if _holds(ability, move)), 0)
        later = [a for a in self.card[place:] if isinstance(a, Attack)] if self.attacks else []
        attack = next(iter(later or self.attacks), None)
        profile = self.profile(attack, move)._replace(move=points, jump=jump)
        where = self.where()
        thought = think(where, profile)
        focus = next((foe for foe in thought.ranking.order if foe.id == self.focus), None)
        if focus is None:
            return [], ""
        plans = {plan.to: plan for plan in thought.plans(focus)}
        goal = await self.choose_hex(list(plans))
        if goal == self.figure.cell:
            return [], ""
        return way_to(Ways(where, profile), goal), plans[goal].why[1]

    async def choose_hex(self, cells: list[int]) -> int:
        """GH-MOT-08: equally good hexes."""
        keys = layout(self.g).keys
        options = [
            Option(keys[c], c, "option-hex", {"cell": label(self.g, c)}, keys[c]) for c in cells
        ]
        return await untie(self.g, options, "ask-monster-hex", "GH-MOT-08")

    async def targets(self, profile: Profile) -> list[Figure]:
        """GH-MAT-02, GH-MAT-03, GH-MAT-07: the focus and as many others as possible, from where the
        monster stands, in the order of the focus rules. GH-MAT-07, GH-AMB-41: a focus that is gone
        is found anew, one out of reach is not. GH-MOT-08: equal groups are the players'."""
        g, figure = self.g, self.figure
        await self.look_again()
        where = self.where()
        reach = Reach(where.tables, profile)
        focus = next((foe for foe in where.foes if foe.id == self.focus), None)
        if focus is None or not reach.hexes(focus.cell) >> figure.cell & 1:
            return []
        strikes = best_strikes(where, profile, reach, focus, [(0, figure.cell)])
        groups = dict.fromkeys(
            (focus.id, *sorted(foe.id for foe in strike.foes[1:])) for strike in strikes
        )
        options = [
            Option("area:" + "+".join(group), list(group), "option-area", {"figures": list(group)},
                   f"figure:{group[0]}")
            for group in groups
        ]  # fmt: skip
        names = await untie(g, options, "ask-monster-targets", "GH-MAT-03")
        first, *rest = [g.state.figures[name] for name in names]
        found = [first]
        while rest:
            found.append(await self.next_of(profile, rest))
            rest.remove(found[-1])
        return found

    async def next_of(self, profile: Profile, foes: list[Figure]) -> Figure:
        """GH-MAT-03: who of these is attacked next: by the focus rules, those already attacked left
        out. GH-MOT-08: of equals the players name one."""
        ranking = self.look(profile._replace(move=0)).ranking
        first = min(ranking.place[foe.id] for foe in foes)
        options = [figure_option(foe.id) for foe in foes if ranking.place[foe.id] == first]
        return self.g.state.figures[await untie(self.g, options, "ask-monster-target", "GH-MAT-03")]


def _holds(ability: Ability, wanted: Ability) -> bool:
    if ability is wanted:
        return True
    return isinstance(ability, When) and any(inner is wanted for inner in ability.abilities)


def initiative_ranks(g: G, figures: list[Figure]) -> dict[str, int]:
    """GH-FOC-07: the places of these in the order; a summon before its summoner, elites before
    normals by their number (GH-INI-03), a long rest last, GH-VAR-06
    an exhausted character that still stands at 99, objects at 99 (GH-SPE-07)."""
    of_type: dict[str, list[Figure]] = {}
    of_owner: dict[str, list[Figure]] = {}
    for figure in figures:
        of_type.setdefault(figure.type, []).append(figure)
        if figure.owner:
            of_owner.setdefault(figure.owner, []).append(figure)
    acting: list[str] = []
    for actor in g.state.order:
        if actor.kind == "character":
            acting += [figure.id for figure in of_owner.get(actor.id, ())]
            acting.append(actor.id)
        elif actor.id in of_type:
            acting += [figure.id for figure in in_order(of_type[actor.id])]
    return {name: place for place, name in enumerate(acting)}
