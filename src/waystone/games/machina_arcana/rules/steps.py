"""The round as the book's overview has it: explorers, spawn, horror, monsters (MA-RND-01)."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import Then

from ..table.board import ground
from ..table.facts import (
    ChapterBegan,
    ChoseExplorer,
    HorrorRolled,
    PhaseBegan,
    RoundBegan,
    SpawnRolled,
    TurnBegan,
)
from ..table.players import party
from ..table.state import Explorer, G, Monster
from ..table.story import chapter, endgame
from ..table.units import free_explorers, living, monster_of, on_board
from .actions.movement import land
from .actions.turn import options, perform
from .asking import ask, unit_option
from .cards import triggers
from .cards.lasting import end_all
from .cards.modifiers import most
from .monsters import spawning, threat
from .monsters.hunting import predictable
from .monsters.predictable import predictable_turn
from .monsters.unpredictable import free_action
from .registry import step
from .round.die import game_die
from .round.windows import open_window
from .story import campaign, chapters, events
from .story.ending import ScenarioOver, check_endgame, ended

P = ParamSpec("P")


def until_over(
    rule: Callable[Concatenate[G, P], Coroutine[Any, Any, Then]], /
) -> Callable[Concatenate[G, P], Coroutine[Any, Any, Then]]:
    """The scenario may end at any moment of the step (MA-GEN-03 to -06)."""

    @wraps(rule)
    async def played(g: G, /, *args: P.args, **kwargs: P.kwargs) -> Then:
        try:
            return await rule(g, *args, **kwargs)
        except ScenarioOver as over:
            g.state.turn = ""
            if over.won and g.state.campaign and campaign.next_scenario(g):
                return between_scenarios(0)
            return ended(g, over)

    return played


# ---- setting up


@step.opens("turn")
async def choose_explorer(g: G, seat: int) -> Then:
    """MA-SET-08, -09: each player chooses an explorer; 0 essence, full health and stamina."""
    options = [
        Option(f"explorer:{i}", i, "option-unit", {"unit": i}, f"explorer:{i}")
        for i in free_explorers(g)
    ]
    name = await choose(seat, options, "ask-explorer", rule="MA-SET-08")
    card = g.content.explorers[name]
    made = Explorer(name, seat, card.health, card.stamina)
    if seat < len(g.state.explorers):
        g.state.explorers[seat] = made
    else:
        g.state.explorers.append(made)
    g.state.used.append(name)
    g.say(ChoseExplorer(name), "MA-SET-08")
    waiting = g.state.setting_up
    if waiting:
        return choose_explorer(waiting.pop(0))
    return campaign_inventory(0) if g.state.campaign else chapter_one()


@step.opens("turn")
@until_over
async def chapter_one(g: G) -> Then:
    """MA-SET-20 to -28: reveal chapter 1, follow it, set the ratings."""
    chapters.reset_ratings(g)
    g.say(ChapterBegan(chapter(g).id), "MA-SET-20")
    await chapters.enter_chapter(g)
    await campaign.pay_preparedness(g)
    g.state.new_round = False
    return explorer_phase()


# ---- campaign


@step.opens("turn")
async def between_scenarios(g: G, seat: int) -> Then:
    """MA-CAM-02, -03: each survivor says what to keep."""
    if seat < len(g.state.explorers):
        await campaign.keep(g, g.state.explorers[seat])
        return between_scenarios(seat + 1)
    newcomers = campaign.set_up_next(g)
    if newcomers:
        g.state.setting_up[:] = newcomers[1:]
        return choose_explorer(newcomers[0])
    return campaign_inventory(0)


@step
@until_over
async def campaign_inventory(g: G, seat: int) -> Then:
    """MA-CAM-04: each explorer uses the inventory before the figures are placed (MA-AMB-67)."""
    if seat < len(g.state.explorers):
        await campaign.arrange(g, g.state.explorers[seat])
        return campaign_inventory(seat + 1)
    return chapter_one()


# ---- explorer phase


@step.opens("round")
@until_over
async def explorer_phase(g: G) -> Then:
    """MA-RND-02: markers return, stamina to the maximum."""
    state = g.state
    state.new_round = False
    state.round += 1
    state.phase = "explorers"
    state.turn = ""
    g.say(RoundBegan(state.round), "MA-RND-01")
    await end_all(g, horror=False)
    for explorer in living(g):
        explorer.stamina = most(g, explorer, "stamina")
        explorer.acted = explorer.left
    await triggers.happen_to_all(g, "explorer-phase")
    await open_window(g)
    return next_explorer()


@step
@until_over
async def next_explorer(g: G) -> Then:
    """MA-RND-03, -06: the players agree on who goes next; those off the board skip."""
    if g.state.new_round:
        return new_round(g)
    waiting = [e for e in on_board(g) if not e.acted]
    if not waiting:
        return spawn_phase()
    name = await ask(party(g), [unit_option(e.id) for e in waiting], "ask-next", "MA-RND-03")
    explorer = next(e for e in waiting if e.id == name)
    return explorer_turn(explorer.seat)


def new_round(g: G) -> Then:
    """MA-CHP-16: the explorer phase afresh; horror markers return as well."""
    return fresh_round()


@step
@until_over
async def fresh_round(g: G) -> Then:
    await end_all(g, horror=True)
    return explorer_phase()


@step.opens("turn")
@until_over
async def explorer_turn(g: G, seat: int) -> Then:
    explorer = g.state.explorers[seat]
    g.state.turn = explorer.id
    g.say(TurnBegan(explorer.id), "MA-RND-03")
    await triggers.happen(g, "turn-start", explorer.id)
    return after_action(g, explorer)


@step
@until_over
async def explorer_action(g: G, seat: int) -> Then:
    """MA-RND-04, -05: one action, or the end of the turn."""
    explorer = g.state.explorers[seat]
    found = options(g, explorer)
    kind, value = await choose(
        seat, found, "ask-action", rule="MA-RND-04", unit=explorer.id, stamina=explorer.stamina
    )
    if kind == "end":
        return await end_turn(g, explorer, watch=value)
    await perform(g, explorer, kind, value)
    await open_window(g)
    return after_action(g, explorer)


def after_action(g: G, explorer: Explorer) -> Then:
    """The turn is over for one who died, left, or in whose turn a new round begins."""
    check_endgame(g)
    if g.state.new_round:
        return new_round(g)
    if explorer.cell < 0 or explorer.acted:
        g.state.turn = ""
        explorer.acted = True
        return next_explorer()
    return explorer_action(explorer.seat)


async def end_turn(g: G, explorer: Explorer, *, watch: bool) -> Then:
    """MA-RND-05: passing sets stamina to 0; over a chasm the explorer falls (MA-AMB-55)."""
    explorer.stamina = 0
    explorer.watch = watch
    await triggers.happen(g, "turn-end", explorer.id)
    if explorer.cell >= 0 and ground(g).chasm >> explorer.cell & 1:
        await land(g, explorer, explorer.cell)
    g.state.turn = ""
    explorer.acted = True
    await open_window(g)
    return next_explorer()


# ---- spawn phase


@step.opens("turn")
@until_over
async def spawn_phase(g: G) -> Then:
    """MA-SPN-01 to -04, -16: the timeout, then the rolls."""
    state = g.state
    state.phase = "spawn"
    if state.spawn is None:
        return horror_phase()
    g.say(PhaseBegan("phase-spawn"), "MA-RND-01")
    await triggers.happen_to_all(g, "spawn-phase")
    if state.spawn == 1:
        await timeout(g)
        if state.new_round:
            return new_round(g)
        if state.spawn is None:
            return horror_phase()
    return spawn_rolls([e.seat for e in on_board(g)])


async def timeout(g: G) -> None:
    """MA-SPN-02, -03: threat by the initial horror rating, then the next chapter, or the rating
    anew if it is locked; the reduction is applied once."""
    state = g.state
    card = endgame(g) if state.endgame else chapter(g)
    await threat.increase(g, card.horror or 0)
    if state.endgame:
        state.timeout = True
        check_endgame(g)
    if state.endgame or chapter(g).locked:
        chapters.reset_spawn(g)
    else:
        await chapters.advance(g)


@step
@until_over
async def spawn_rolls(g: G, waiting: list[int]) -> Then:
    """MA-SPN-05 to -08: each explorer whose tile has an unsealed spawn space rolls once."""
    state = g.state
    rollers = [e for e in on_board(g) if e.seat in waiting and spawning.spawn_spaces(g, e)]
    if not rollers or state.spawn is None:
        return end_of_spawn()
    name = await ask(party(g), [unit_option(e.id) for e in rollers], "ask-roller", "MA-SPN-05")
    explorer = next(e for e in rollers if e.id == name)
    face = game_die(g, "spawn")
    g.say(SpawnRolled(explorer.id, face, state.spawn), "MA-SPN-06")
    if face >= state.spawn:
        if spawning.crowded(g, explorer):
            await threat.increase(g)
        else:
            await spawning.spawn(g, explorer)
    await open_window(g)
    if state.new_round:
        return new_round(g)
    return spawn_rolls([seat for seat in waiting if seat != explorer.seat])


@step
@until_over
async def end_of_spawn(g: G) -> Then:
    """MA-SPN-15, MA-VAR-04."""
    if g.state.spawn is not None and "very-easy" not in g.state.variants:
        g.state.spawn = max(1, g.state.spawn - 1)
    await open_window(g)
    return new_round(g) if g.state.new_round else horror_phase()


# ---- horror phase


@step.opens("turn")
@until_over
async def horror_phase(g: G) -> Then:
    """MA-HOR-01 to -06."""
    state = g.state
    state.phase = "horror"
    g.say(PhaseBegan("phase-horror"), "MA-RND-01")
    await end_all(g, horror=True)
    await triggers.happen_to_all(g, "horror-phase")
    if state.horror is not None:
        face = game_die(g, "horror")
        g.say(HorrorRolled(face, state.horror), "MA-HOR-02")
        if face >= state.horror:
            card = endgame(g) if state.endgame else chapter(g)
            state.horror = card.horror
            await events.invoke_horror_event(g)
        elif "very-easy" not in state.variants:
            state.horror = max(1, state.horror - 1)
    await open_window(g)
    return new_round(g) if state.new_round else monster_phase()


# ---- monster phase


@step.opens("turn")
@until_over
async def monster_phase(g: G) -> Then:
    """MA-MPH-01, -02."""
    g.state.phase = "monsters"
    if g.state.monsters:
        g.say(PhaseBegan("phase-monsters"), "MA-RND-01")
    for monster in g.state.monsters:
        monster.acted = False
    await triggers.happen_to_all(g, "monster-phase")
    return next_monster()


@step
@until_over
async def next_monster(g: G) -> Then:
    """MA-MPH-02 to -05: from the earliest spawned; one added meanwhile is reached in its turn."""
    if g.state.new_round:
        return new_round(g)
    monster = next((m for m in g.state.monsters if not m.acted), None)
    if monster is None:
        return explorer_phase()
    monster.acted = True
    monster.stamina = most(g, monster, "stamina")
    g.state.turn = monster.id
    if predictable(g, monster):
        await predictable_turn(g, monster)
        return monster_done(g, monster)
    return free_turn(monster.id)


def monster_done(g: G, monster: Monster) -> Then:
    g.state.turn = ""
    monster.stamina = 0
    monster.controller = ""
    check_endgame(g)
    return next_monster()


@step
@until_over
async def free_turn(g: G, name: str) -> Then:
    """MA-AIM-30, MA-FRC-13: action by action, as its players decide."""
    monster = monster_of(g, name)
    if monster is None or g.state.new_round:
        g.state.turn = ""
        return next_monster()
    going_on = await free_action(g, monster)
    await open_window(g)
    if not going_on or monster_of(g, name) is not monster:
        return monster_done(g, monster)
    return free_turn(name)
