"""The scenario's own rules (GH-SPE), its goal and how it can be lost (GH-END-01)."""

from collections.abc import Awaitable
from typing import Literal

from waystone.kernel.interpret import Interpreters

from ...box.dungeon_map import ROOMS
from ...box.moments import Moment, PlateHeld, RoundMoment, moment
from ...box.scenario import (
    Afflict,
    AllOf,
    ClearRooms,
    Destroy,
    Escape,
    Finish,
    Goal,
    GrowHazard,
    HealMonsters,
    HurtParty,
    InfuseRoom,
    KillAll,
    KillBoss,
    LootGoal,
    MinusCards,
    ObjectDies,
    OpenDoor,
    Plates,
    RoundsPass,
    Rule,
    ScenarioDef,
    ScenarioEffect,
    Section,
    Spawn,
    Survive,
    Unlock,
)
from ...table.amounts import plain
from ...table.board import character, empty, standing
from ...table.facts import GoalReached, RuleFired, ScenarioLost, SectionRead
from ...table.map import layout, tables
from ...table.state import Figure, G, TrapState
from ..actions.conditions import gain, shuffle_in
from ..actions.damage import suffer
from ..actions.elements import STRONG
from ..actions.heal import heal
from ..actions.modifiers import MINUS
from ..players import figure_option, players_choose
from .rooms import by_party, open_door, spawn


def scenario(g: G) -> ScenarioDef:
    return g.content.pages[g.state.scenario]


async def fire_rules(g: G, now: Moment) -> None:
    """GH-SET-19, GH-SPE-05: what waits for this moment acts, once."""
    for n, rule in enumerate(scenario(g).rules):
        if moment(rule.at) == now and n not in g.state.fired:
            g.state.fired.append(n)
            await _fire(g, rule, n)


async def fire_round_rules(g: G, at: Literal["round-start", "round-end"]) -> None:
    """GH-EOR-06: what waits for this round acts, as often as it says."""
    for n, rule in enumerate(scenario(g).rules):
        found = moment(rule.at)
        if isinstance(found, RoundMoment) and found.at == at and found.due(g.state.round):
            await _fire(g, rule, n)


async def _fire(g: G, rule: Rule, number: int) -> None:
    g.say(RuleFired(f"rule:{g.state.scenario}:{number}"), "GH-SPE-09")
    for effect in rule.do:
        await acts(g, None, effect)


acts: Interpreters[G, None, Awaitable[None]] = Interpreters(ScenarioEffect)
"""What an effect of a special rule does."""


@acts.rule
async def spawning(g: G, _: None, effect: Spawn) -> None:
    """GH-SPE-01: by the number of characters. GH-EOR-06: when the scenario says."""
    for spot in layout(g).spot(effect.spot):
        await spawn(g, effect.monster, by_party(g, effect.ranks), spot)


@acts.rule
async def unlocking(g: G, _: None, effect: Unlock) -> None:
    """GH-OVL-03: it can be opened from now on."""
    for door in g.state.doors:
        if door.id == effect.door and door.state == "locked":
            door.state = "closed"


@acts.rule
async def opening(g: G, _: None, effect: OpenDoor) -> None:
    for door in g.state.doors:
        if door.id == effect.door and door.state != "open":
            await open_door(g, door, None)


@acts.rule
async def hurting(g: G, _: None, effect: HurtParty) -> None:
    """GH-SET-22: everybody of a side."""
    for figure in _group(g, effect.who):
        await suffer(g, figure, plain(g, effect.value), "GH-SET-22")


@acts.rule
async def adding_bad_cards(g: G, _: None, effect: MinusCards) -> None:
    """GH-SET-22, GH-PRK-04: -1 cards, unless a perk ignores them."""
    for owner in g.state.characters:
        if not ignores(g, owner.id, "scenario"):
            for _card in range(effect.count):
                shuffle_in(g, owner.deck, MINUS)


@acts.rule
async def charging(g: G, _: None, effect: InfuseRoom) -> None:
    for element in effect.elements:
        g.state.elements[element] = STRONG


@acts.rule
async def mending(g: G, _: None, effect: HealMonsters) -> None:
    for figure in [f for f in g.state.figures.values() if f.type == effect.monster]:
        heal(g, figure, plain(g, effect.value), "GH-SPE-11")


@acts.rule
async def growing(g: G, _: None, effect: GrowHazard) -> None:
    """GH-OVL-09: where a hex is empty."""
    for cell in layout(g).spot(effect.spot):
        if not empty(g, cell):
            continue
        if effect.tile == "trap":
            g.state.traps[cell] = TrapState(g.state.trap_damage)
        else:
            g.state.tiles[cell] = effect.tile


@acts.rule
async def reading(g: G, _: None, effect: Section) -> None:
    """GH-SET-19. GH-CMP-08: numbers in a story unlock nothing."""
    if effect.section not in g.state.read:
        g.state.read.append(effect.section)
        g.say(SectionRead(f"section:{g.state.scenario}:{effect.section}"), "GH-SET-19")


@acts.rule
async def finishing(g: G, _: None, effect: Finish) -> None:
    """GH-END-01: at once, if nothing was decided before."""
    decide(g, effect.won)


def _group(g: G, who: Literal["characters", "monsters", "opener"]) -> list[Figure]:
    kind = "character" if who == "characters" else "monster"
    return [f for f in list(g.state.figures.values()) if f.kind == kind]


@acts.rule
async def afflicting(g: G, _: None, effect: Afflict) -> None:
    """GH-CON-19, GH-CON-20: curses are dealt as evenly as they last; the players say who gets the
    rest. GH-SET-22: conditions for a side."""
    figures = _group(g, effect.who)
    if effect.who == "characters":
        figures = [f for f in figures if not ignores(g, f.id, "scenario")]
    for _time in range(plain(g, effect.count)):
        if effect.condition == "curse" and effect.who == "characters":
            await _curse_all(g, figures)
        else:
            for figure in figures:
                gain(g, figure, effect.condition)


async def _curse_all(g: G, figures: list[Figure]) -> None:
    """GH-CON-20: a curse for each, as long as there are any."""
    left = list(figures)
    while left and g.state.curses:
        if g.state.curses >= len(left):
            for figure in left:
                gain(g, figure, "curse")
            return
        options = [figure_option(f.id) for f in left]
        name = await players_choose(g, options, "ask-curse", "GH-CON-20")
        left = [f for f in left if f.id != name]
        gain(g, g.state.figures[name], "curse")


def ignores(g: G, name: str, what: str) -> bool:
    """GH-PRK-04: a perk that ignores negative effects of items or scenarios."""
    owner = character(g, name)
    perks = g.content.classes[name].perks
    return any(what in perks[n].ignore for n in owner.perks if n < len(perks))


# ---- goal


def look(g: G) -> None:
    """GH-END-01, GH-AMB-22: the first trigger decides; the round is played to its end. GH-SPE-06:
    what must not fall and has fallen loses it."""
    if g.state.outcome:
        return
    for loss in scenario(g).losses:
        if isinstance(loss, ObjectDies) and g.state.fallen.get(loss.object):
            decide(g, False)
            return
    if reaches(g, False, scenario(g).goal):
        decide(g, True)


def decide(g: G, won: bool) -> None:
    if g.state.outcome:
        return
    g.state.outcome = "won" if won else "lost"
    name = g.state.scenario
    g.say(GoalReached(name) if won else ScenarioLost(name), "GH-END-01")


reaches: Interpreters[G, bool, bool] = Interpreters(Goal)
"""Whether a goal is reached now; some look only when a round is over."""


@reaches.rule
def nobody_left(g: G, round_over: bool, goal: KillAll) -> bool:
    """GH-AMB-49: monsters of unrevealed rooms count."""
    return _all_revealed(g) and _no_monster(g)


@reaches.rule
def boss_dead(g: G, round_over: bool, goal: KillBoss) -> bool:
    stands = any(f.type == goal.monster for f in g.state.figures.values())
    return bool(g.state.fallen.get(goal.monster)) and not stands


@reaches.rule
def goal_looted(g: G, round_over: bool, goal: LootGoal) -> bool:
    """GH-OVL-18: as many goal treasures as are asked for, or all."""
    wanted = plain(g, goal.count) or sum(bool(m.goal) for m in layout(g).marks)
    return sum(t.startswith("goal:") for t in g.state.looted) >= wanted


@reaches.rule
def all_away(g: G, round_over: bool, goal: Escape) -> bool:
    left = [c for c in standing(g) if c.id not in g.state.left_map]
    return not left and bool(standing(g))


@reaches.rule
def survived(g: G, round_over: bool, goal: Survive) -> bool:
    return round_over and g.state.round >= plain(g, goal.rounds)


@reaches.rule
def plates_pressed(g: G, round_over: bool, goal: Plates) -> bool:
    """GH-SPE-04: each once, or all at the same time."""
    if goal.together:
        return round_over and set(goal.plates) <= set(_plates_held(g))
    return set(goal.plates) <= set(g.state.plates)


@reaches.rule
def all_destroyed(g: G, round_over: bool, goal: Destroy) -> bool:
    """GH-SPE-06: as many as stand on the map for this party."""
    party = len(g.state.characters) - 2
    placed = sum(m.object == goal.object and m.counts[party] for m in layout(g).marks)
    return g.state.fallen.get(goal.object, 0) >= placed


@reaches.rule
def rooms_cleared(g: G, round_over: bool, goal: ClearRooms) -> bool:
    """GH-RDD-02: no monster in any of the three rooms."""
    return len(layout(g).rooms) == ROOMS and _no_monster(g)


@reaches.rule
def all_of_them(g: G, round_over: bool, goal: AllOf) -> bool:
    return all(reaches(g, round_over, part) for part in goal.goals)


def _no_monster(g: G) -> bool:
    return not any(f.side == "foe" and f.kind == "monster" for f in g.state.figures.values())


def _all_revealed(g: G) -> bool:
    """GH-AMB-49: monsters of unrevealed rooms count."""
    return len(tables(g).known) + sum(d.state != "open" for d in g.state.doors) == len(
        layout(g).hexes
    )


def _plates_held(g: G) -> list[str]:
    marks = layout(g).marks
    return [marks[f.cell].plate for f in g.state.figures.values()
            if f.kind == "character" and marks[f.cell].plate]  # fmt: skip


async def step_on(g: G, figure: Figure) -> None:
    """GH-SPE-04, GH-SPE-05: a character that ends its turn on a plate; an exit is left by.
    GH-OVL-23: the way there costs nothing more. GH-END-01: for a goal."""
    mark = layout(g).marks[figure.cell]
    if mark.plate:
        if mark.plate not in g.state.plates:
            g.state.plates.append(mark.plate)
        g.state.unsettled.append(PlateHeld(mark.plate))
    if mark.spot and _is_exit(scenario(g).goal, mark.spot):
        g.state.left_map.append(figure.id)


def _is_exit(goal: Goal, spot: str) -> bool:
    if isinstance(goal, AllOf):
        return any(_is_exit(part, spot) for part in goal.goals)
    return isinstance(goal, Escape) and goal.spot == spot


def at_round_end(g: G) -> None:
    """GH-END-01, GH-RND-03: goals and losses that count rounds."""
    if g.state.outcome:
        return
    if reaches(g, True, scenario(g).goal):
        decide(g, True)
    for loss in scenario(g).losses:
        if isinstance(loss, RoundsPass) and g.state.round >= plain(g, loss.rounds):
            decide(g, False)
