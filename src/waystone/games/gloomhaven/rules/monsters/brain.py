"""What a monster decides in its turn: its focus, where it goes, whom it attacks."""

from waystone.kernel.ask import Option

from ...box.effects import Ability, Attack, Boost, Give, Harm, Heal, Move, Special, When
from ...box.words import Element
from ...table.acting import Act
from ...table.board import here, label, visible_enemies
from ...table.facts import Focused, NoFocus
from ...table.map import layout
from ...table.numbers import numbers
from ...table.state import Figure, G
from ...table.values import amount, holds
from ...table.ways import ALL, Foe, Position, Profile, Reach, Ways
from ..actions.attack import Blow, apply, attack
from ..actions.conditions import can_attack, can_move
from ..actions.elements import available, consume
from ..actions.movement import position, walk, way_to
from ..players import figure_option, players_choose
from ..scenario.rooms import deck_name
from .focus import Plan, Ranking, best_strikes, foci, plans_for

PLAIN_CARD: list[Ability] = [Move(), Attack()]
"""GH-SUM-05: what summons and allies of the scenario do every round."""


def card_of(g: G, figure: Figure) -> list[Ability]:
    """This round's abilities of a figure (GH-MON-08, GH-BOS-03)."""
    if figure.kind != "monster":
        return PLAIN_CARD
    name = deck_name(g, figure.type)
    drawn = g.state.monsters.drawn.get(name)
    if drawn is None:
        return []
    abilities = g.content.ability_decks[name][int(drawn)].abilities
    if not any(isinstance(a, Special) for a in abilities):
        return abilities
    monster = g.content.monsters[figure.type]
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Special):
            found += monster.special_1 if ability.number == 1 else monster.special_2
        else:
            found.append(ability)
    return found


async def consume_elements(g: G, figure: Figure, card: list[Ability]) -> None:
    """GH-ELE-12, GH-ELE-13, GH-AMB-15: once, when the first of the type acts; all of the type that
    act this round have the benefit."""
    done = g.state.monsters.consumed
    if figure.type in done:
        return
    done[figure.type] = []
    for n, ability in enumerate(card):
        if isinstance(ability, When) and ability.consume and available(g, ability.consume):
            await consume(g, figure, ability.consume)
            done[figure.type].append(f"{n}")
        for m, boost in enumerate(getattr(ability, "boosts", ())):
            if boost.consume and available(g, boost.consume):
                await consume(g, figure, boost.consume)
                done[figure.type].append(f"{n}.{m}")


def bought(
    g: G, figure: Figure, n: int, ability: Attack | Move | Heal | Give | Harm
) -> list[Boost]:
    """The boosts that count for a monster's ability this round."""
    have = g.state.monsters.consumed.get(figure.type, [])
    return [
        boost for m, boost in enumerate(ability.boosts) if not boost.consume or f"{n}.{m}" in have
    ]


def infuse(g: G, elements: list[Element]) -> None:
    """GH-ELE-12, GH-AMB-15: Strong after the last monster of the activation."""
    for element in elements:
        if element not in g.state.monsters.infused:
            g.state.monsters.infused.append(element)


class Brain:
    """What one monster's turn has decided: its focus, and how it can attack."""

    def __init__(self, g: G, figure: Figure, card: list[Ability]) -> None:
        self.g = g
        self.figure = figure
        self.card = card
        self.attacks = [
            (n, a) for n, a in enumerate(card) if isinstance(a, Attack)
        ] if can_attack(figure) and numbers(g, figure).attacks else []  # fmt: skip
        self.focus = ""

    def profile(self, attack: tuple[int, Attack] | None, move: Move | None = None) -> Profile:
        """GH-FOC-03, GH-MAT-04, GH-MAT-05."""
        g, figure = self.g, self.figure
        own = numbers(g, figure)
        points = max(0, own.move + amount(g, move.value, Act(figure))) if move else 0
        jump = own.jump or (move is not None and move.jump)
        fly = own.flying or (move is not None and move.fly)
        if attack is None:
            return Profile(points, targets=0, jump=jump, fly=fly)
        n, ability = attack
        extra = [b for b in bought(g, figure, n, ability) if not b.if_]
        ranged, reach = self.range_of(ability, sum(b.range for b in extra))
        targets = ALL if ability.targets == 0 else ability.targets + sum(b.targets for b in extra)
        if ability.targets == 1:
            targets = max(targets, own.targets)
        area = next((b.area for b in extra if b.area), ability.area)
        return Profile(
            points, reach, ranged, targets, area, jump, fly, "muddle" in figure.conditions
        )

    def range_of(self, ability: Attack, more: int = 0) -> tuple[bool, int]:
        """GH-MON-04, GH-MAT-04: is it ranged, and how far."""
        if ability.melee or (ability.area and not ability.range):
            return False, 1
        base = ability.range or numbers(self.g, self.figure).range
        if not base:
            return False, 1
        return True, max(1, base + ability.range_plus + more)

    def foes(self) -> tuple[Foe, ...]:
        ranks = initiative_ranks(self.g)
        return tuple(
            Foe(f.id, f.cell, ranks.get(f.id, 99)) for f in visible_enemies(self.g, self.figure)
        )

    def look(self, profile: Profile) -> tuple[Position, Ways, Reach, list[Foe], Ranking]:
        where = position(self.g, self.figure, self.foes())
        ways = Ways(where, profile)
        reach = Reach(where.tables, profile)
        found, ranking = foci(where, ways, reach)
        return where, ways, reach, found, ranking

    async def find_focus(self) -> None:
        """GH-FOC-01, GH-FOC-08: one focus; of several that are equal the players name it."""
        move = next((a for a in self.card if isinstance(a, Move)), None)
        attack = self.attacks[0] if self.attacks else None
        _, _, _, found, ranking = self.look(self.profile(attack, move))
        g = self.g
        if not found:
            self.focus = ""
            g.say(NoFocus(self.figure.id), "GH-FOC-12")
        else:
            options = [figure_option(foe.id) for foe in found]
            self.focus = await players_choose(g, options, "ask-focus", "GH-FOC-08")
            g.say(Focused(self.figure.id, self.focus), ranking.why)
        g.state.turn.focus = self.focus

    async def move(self, n: int, ability: Move) -> None:
        """GH-MMV: by the attack that follows, or else any on the card."""
        g, figure = self.g, self.figure
        if not self.focus or not can_move(figure) or not numbers(g, figure).moves:
            return
        boosts = [b for b in bought(g, figure, n, ability) if holds(g, b.if_, Act(figure))]
        later = [entry for entry in self.attacks if entry[0] > n] or self.attacks
        profile = self.profile(later[0] if later else None, ability)
        points = profile.move + sum(amount(g, b.value, Act(figure)) for b in boosts)
        jump = profile.jump or any(b.jump for b in boosts)
        profile = profile._replace(move=points, jump=jump)
        where, ways, reach, _, ranking = self.look(profile)
        focus = next((foe for foe in ranking.order if foe.id == self.focus), None)
        if focus is None:
            return
        options: dict[int, Plan] = {}
        for plan in plans_for(where, profile, ways, reach, ranking, focus):
            options.setdefault(plan.to, plan)
        goal = await self.choose_hex(list(options))
        if goal != figure.cell:
            path = way_to(ways, goal)
            await walk(g, figure, path, jump=profile.jump)
            g.state.turn.moved += len(path)

    async def choose_hex(self, cells: list[int]) -> int:
        """GH-MOT-08: equally good hexes."""
        keys = layout(self.g).keys
        options = [
            Option(keys[c], c, "option-hex", {"cell": label(self.g, c)}, keys[c]) for c in cells
        ]
        return await players_choose(self.g, options, "ask-monster-hex", "GH-MOT-08")

    async def attack(self, n: int, ability: Attack) -> None:
        """GH-MAT-02, GH-MAT-03, GH-MAT-07."""
        g, figure = self.g, self.figure
        if not can_attack(figure) or not numbers(g, figure).attacks:
            return
        profile = self.profile((n, ability))
        if self.focus not in {foe.id for foe in self.foes()}:
            await self.find_focus()
        targets = await self.targets(profile)
        if not targets:
            return
        act = Act(figure)
        boosts = bought(g, figure, n, ability)
        for name in targets:
            target = g.state.figures.get(name)
            if target is None:
                continue
            blow = self.blow(ability, boosts, act, target, profile)
            await attack(g, act, target, blow)
            if not here(g, figure):
                return

    async def targets(self, profile: Profile) -> list[str]:
        """The focus and as many others as possible, from where the monster stands."""
        g, figure = self.g, self.figure
        where, _, reach, _, _ = self.look(profile._replace(move=0))
        focus = next((foe for foe in where.foes if foe.id == self.focus), None)
        if focus is None or not reach.hexes(focus.cell) >> figure.cell & 1:
            return []
        strikes = best_strikes(where, profile, reach, focus, [(0, figure.cell)])
        groups = {tuple(foe.id for foe in strike.foes): strike for strike in strikes}
        options = [
            Option("area:" + "+".join(group), list(group), "option-area", {"figures": list(group)},
                   f"figure:{group[0]}")
            for group in groups
        ]  # fmt: skip
        return await players_choose(g, options, "ask-monster-targets", "GH-MAT-03")

    def blow(
        self, ability: Attack, boosts: list[Boost], act: Act, target: Figure, profile: Profile
    ) -> Blow:
        """GH-MAT-01: the statistic card's attack, changed by the ability card."""
        g = self.g
        own = numbers(g, self.figure)
        blow = Blow(
            max(0, own.attack + amount(g, ability.value, act, target)), profile.ranged,
            ability.pierce, ability.push, ability.pull, list(ability.conditions),
            ability.advantage, ability.disadvantage,
        )  # fmt: skip
        for boost in boosts:
            if holds(g, boost.if_, act, target):
                apply(g, blow, boost, act, target)
        return blow


def initiative_ranks(g: G) -> dict[str, int]:
    """GH-FOC-07: places in the order; a summon before its summoner, a long rest last, GH-VAR-06
    an exhausted character that still stands at 99, objects at 99 (GH-SPE-07)."""
    ranks: dict[str, int] = {}
    place = 0
    for actor in g.state.order:
        if actor.kind == "character":
            for figure in g.state.figures.values():
                if figure.owner == actor.id:
                    ranks[figure.id] = place
                    place += 1
            ranks[actor.id] = place
            place += 1
        else:
            for figure in g.state.figures.values():
                if figure.type == actor.id:
                    ranks[figure.id] = place
            place += 1
    return ranks
