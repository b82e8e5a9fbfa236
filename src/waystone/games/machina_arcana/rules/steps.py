"""The order of play: set-up, then rounds of four phases, until the scenario is won or lost."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from waystone.kernel.ask import Option, choose
from waystone.kernel.step import BACK, Next, Then, back_to, in_order

from ..table.board import ground
from ..table.facts import ChapterBegan, ChoseExplorer, PhaseBegan, RoundBegan, TurnBegan
from ..table.players import party
from ..table.state import Explorer, G, Monster
from ..table.story import chapter
from ..table.units import free_explorers, living, monster_of, on_board
from .actions.acts import EndTurn
from .actions.movement import land
from .actions.turn import options, perform
from .asking import ask, unit_option
from .cards import triggers
from .cards.lasting import end_all
from .cards.modifiers import most
from .monsters import spawning
from .monsters.hunting import predictable
from .monsters.predictable import predictable_turn
from .monsters.unpredictable import free_action
from .registry import step
from .round.windows import open_window
from .story import campaign, chapters, events, ratings
from .story.ending import ScenarioOver, check_endgame, ended

P = ParamSpec("P")


def in_play(
    rule: Callable[Concatenate[G, P], Coroutine[Any, Any, Then]], /
) -> Callable[Concatenate[G, P], Coroutine[Any, Any, Then]]:
    """MA-GEN-03 to MA-GEN-06: the scenario may end at any moment of the step. MA-CHP-16,
    MA-AMB-22: a new round that was called for starts when the step is over."""

    @wraps(rule)
    async def played(g: G, /, *args: P.args, **kwargs: P.kwargs) -> Then:
        try:
            then = await rule(g, *args, **kwargs)
        except ScenarioOver as over:
            return end_of_scenario(g, over)
        return new_round() if g.state.story.new_round else then

    return played


def end_of_scenario(g: G, over: ScenarioOver) -> Then:
    """MA-CAM-01: a campaign goes on after a scenario that was won, but for the last."""
    g.state.turn = ""
    if over.won and g.state.campaign and campaign.next_scenario(g):
        return back_to(next_scenario)
    return ended(g, over)


# ---- the game


def opening(seats: int, *, in_campaign: bool) -> Then:
    """MA-GEN-01, MA-SET-08, MA-VAR-05: each player chooses one explorer, then the scenario is
    played."""
    chosen = [choose_explorer(seat) for seat in range(seats)]
    if in_campaign:
        return in_order(*chosen, scenario(), next_scenario())
    return in_order(*chosen, scenario())


@step
async def scenario(g: G) -> Then:
    """MA-GEN-02, MA-CAM-04: chapter 1, then rounds without end."""
    return in_order(*arranging(g), chapter_one(), play_round())


@step
async def next_scenario(g: G) -> Then:
    """MA-CAM-01, MA-CAM-02: what is kept, then the next scenario."""
    return in_order(*(keep_cards(e.seat) for e in g.state.explorers), set_up_next())


@step.opens("round")
async def play_round(g: G) -> Then:
    """MA-RND-01: explorers, spawn, horror, monsters; then the next round."""
    return in_order(explorer_phase(), spawn_phase(), horror_phase(), monster_phase(), play_round())


@step
@in_play
async def new_round(g: G) -> Then:
    """MA-CHP-16: the rest of this round is dropped, horror markers return as well."""
    g.state.story.new_round = False
    g.state.turn = ""
    await end_all(g, horror=True)
    return back_to(play_round)


# ---- setting up


@step.setting_up
@step.opens("turn")
async def choose_explorer(g: G, seat: int) -> Then:
    """MA-SET-08, MA-SET-09: a player chooses an explorer; 0 essence, full health and stamina.
    MA-SET-10: its markers are at hand, none of them on the board."""
    options = [
        Option(f"explorer:{i}", i, "option-unit", {"unit": i}, f"explorer:{i}")
        for i in free_explorers(g)
    ]
    name = await choose(seat, options, "ask-explorer", rule="MA-SET-08")
    card = g.content.explorers[name]
    made = Explorer(name, seat, card.health, card.stamina, watch=True)
    if seat < len(g.state.explorers):
        g.state.explorers[seat] = made
    else:
        g.state.explorers.append(made)
    g.state.used.append(name)
    g.say(ChoseExplorer(name), "MA-SET-08")
    return BACK


@step.setting_up
@step.opens("turn")
@in_play
async def chapter_one(g: G) -> Then:
    """MA-SET-20 to MA-SET-28, MA-CAM-06: reveal chapter 1, follow it, set the ratings; in a
    campaign threat rises then (MA-CAM-07)."""
    ratings.reset_ratings(g)
    g.say(ChapterBegan(chapter(g).id), "MA-SET-20")
    await chapters.enter_chapter(g)
    await campaign.pay_preparedness(g)
    g.state.story.new_round = False
    return BACK


# ---- campaign


@step.opens("turn")
async def keep_cards(g: G, seat: int) -> Then:
    """MA-CAM-02, MA-CAM-03: a survivor says what to keep."""
    await campaign.keep(g, g.state.explorers[seat])
    return BACK


@step
async def set_up_next(g: G) -> Then:
    """MA-CAM-04, MA-AMB-49: players of the dead choose anew."""
    newcomers = campaign.set_up_next(g)
    return in_order(*map(choose_explorer, newcomers), scenario(), next_scenario())


def arranging(g: G) -> list[Next]:
    """MA-CAM-04: in a campaign, everybody's inventory before the figures are placed."""
    return [campaign_inventory(e.seat) for e in g.state.explorers] if g.state.campaign else []


@step.setting_up
@step
@in_play
async def campaign_inventory(g: G, seat: int) -> Then:
    """MA-CAM-04, MA-AMB-67: an explorer uses the inventory."""
    await campaign.arrange(g, g.state.explorers[seat])
    return BACK


# ---- explorer phase


@step
@in_play
async def explorer_phase(g: G) -> Then:
    """MA-RND-02: markers return (MA-LST-01), stamina to the maximum, cards answer (MA-CND-02); then
    turns (MA-RND-03), free abilities before them (MA-ABI-08)."""
    state = g.state
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
    return explorer_turns()


@step
@in_play
async def explorer_turns(g: G) -> Then:
    """MA-RND-03, MA-RND-06: the players agree on who goes next; those off the board skip."""
    waiting = [e for e in on_board(g) if not e.acted]
    if not waiting:
        return BACK
    name = await ask(
        party(g), [unit_option(e.id) for e in waiting], "ask-next", "MA-RND-03", formal=True
    )
    explorer = next(e for e in waiting if e.id == name)
    return in_order(explorer_turn(explorer.seat), explorer_turns())


@step.opens("turn")
@in_play
async def explorer_turn(g: G, seat: int) -> Then:
    """MA-RND-03: a turn begins, and cards answer (MA-CND-02)."""
    explorer = g.state.explorers[seat]
    g.state.turn = explorer.id
    g.say(TurnBegan(explorer.id), "MA-RND-03")
    await triggers.happen(g, "turn-start", explorer.id)
    return after_action(g, explorer)


@step
@in_play
async def explorer_action(g: G, seat: int, vain: tuple[str, ...] = ()) -> Then:
    """MA-RND-04, MA-RND-05: one action, or the end of the turn; others may use free abilities after
    it (MA-ABI-08). MA-AMB-74: what the others would not contribute to is not asked for again before
    something else was done."""
    explorer = g.state.explorers[seat]
    found = options(g, explorer)
    if vain:
        found = [option for option in found if option.key not in vain]
    act = await choose(
        seat, found, "ask-action", rule="MA-RND-04", unit=explorer.id, stamina=explorer.stamina
    )
    if isinstance(act, EndTurn):
        return await end_turn(g, explorer, watch=act.watch)
    if not await perform(g, explorer, act):
        asked = next(option.key for option in found if option.value is act)
        return explorer_action(seat, (*vain, asked))
    await open_window(g)
    return after_action(g, explorer)


def after_action(g: G, explorer: Explorer) -> Then:
    """MA-RND-05, MA-TIL-15, MA-TIL-20: the turn is over for one who died or left."""
    check_endgame(g)
    if explorer.cell >= 0 and not explorer.acted:
        return explorer_action(explorer.seat)
    g.state.turn = ""
    explorer.acted = True
    return BACK


async def end_turn(g: G, explorer: Explorer, *, watch: bool) -> Then:
    """MA-RND-05: passing sets stamina to 0, cards answer (MA-CND-02); over a chasm the explorer
    falls (MA-MOV-09, MA-AMB-55). Others may use free abilities (MA-ABI-08)."""
    explorer.stamina = 0
    explorer.watch = watch
    await triggers.happen(g, "turn-end", explorer.id)
    if explorer.cell >= 0 and ground(g).chasm >> explorer.cell & 1:
        await land(g, explorer, explorer.cell, "MA-AMB-55")
    g.state.turn = ""
    explorer.acted = True
    await open_window(g)
    return BACK


# ---- spawn phase


@step.opens("turn")
@in_play
async def spawn_phase(g: G) -> Then:
    """MA-SPN-01, MA-SPN-04, MA-SPN-16: the timeout, the rolls, the lower rating; nothing where the
    chapter prints no rating. Cards answer first (MA-CND-02)."""
    state = g.state
    state.phase = "spawn"
    if state.story.spawn is None:
        return BACK
    g.say(PhaseBegan("phase-spawn"), "MA-RND-01")
    await triggers.happen_to_all(g, "spawn-phase")
    if state.story.spawn == 1:
        await spawning.timeout(g)
    if state.story.spawn is None:
        return BACK
    return in_order(spawn_rolls([e.seat for e in on_board(g)]), end_of_spawn())


@step
@in_play
async def spawn_rolls(g: G, waiting: list[int]) -> Then:
    """MA-SPN-05 to MA-SPN-08: each explorer whose tile has an unsealed spawn space rolls once; free
    abilities in between (MA-ABI-08)."""
    rollers = [e for e in on_board(g) if e.seat in waiting and spawning.spawn_spaces(g, e)]
    if not rollers or g.state.story.spawn is None:
        return BACK
    name = await ask(
        party(g), [unit_option(e.id) for e in rollers], "ask-roller", "MA-SPN-05", formal=True
    )
    explorer = next(e for e in rollers if e.id == name)
    await spawning.roll(g, explorer, g.state.story.spawn)
    await open_window(g)
    return spawn_rolls([seat for seat in waiting if seat != explorer.seat])


@step
@in_play
async def end_of_spawn(g: G) -> Then:
    """MA-SPN-15, MA-VAR-04: the rating falls, but not in a very easy game; free abilities between
    the phases (MA-ABI-08)."""
    if g.state.story.spawn is not None and "very-easy" not in g.state.variants:
        ratings.set_rating(g, "spawn-rating", g.state.story.spawn - 1, "MA-SPN-15")
    await open_window(g)
    return BACK


# ---- horror phase


@step.opens("turn")
@in_play
async def horror_phase(g: G) -> Then:
    """MA-HOR-01, MA-HOR-06, MA-RND-07: horror markers return (MA-LST-01), cards answer (MA-CND-02),
    then the roll (MA-HOR-02), free abilities after it (MA-ABI-08)."""
    state = g.state
    state.phase = "horror"
    g.say(PhaseBegan("phase-horror"), "MA-RND-01")
    await end_all(g, horror=True)
    await triggers.happen_to_all(g, "horror-phase")
    if state.story.horror is not None:
        await events.horror_roll(g, state.story.horror)
    await open_window(g)
    return BACK


# ---- monster phase


@step.opens("turn")
@in_play
async def monster_phase(g: G) -> Then:
    """MA-MPH-01, MA-MPH-02: one turn each, after cards have answered (MA-CND-02)."""
    g.state.phase = "monsters"
    if g.state.monsters:
        g.say(PhaseBegan("phase-monsters"), "MA-RND-01")
    for monster in g.state.monsters:
        monster.acted = False
    await triggers.happen_to_all(g, "monster-phase")
    return monster_turns()


@step
@in_play
async def monster_turns(g: G) -> Then:
    """MA-MPH-02 to MA-MPH-05: from the earliest spawned; one added meanwhile is reached in its
    turn."""
    monster = next((m for m in g.state.monsters if not m.acted), None)
    if monster is None:
        return BACK
    monster.acted = True
    monster.stamina = most(g, monster, "stamina")
    g.state.turn = monster.id
    if not predictable(g, monster):
        return in_order(free_turn(monster.id), monster_turns())
    await predictable_turn(g, monster)
    end_monster_turn(g, monster)
    return monster_turns()


@step
@in_play
async def free_turn(g: G, name: str) -> Then:
    """MA-AIM-30, MA-FRC-13: action by action, as its players decide."""
    monster = monster_of(g, name)
    if monster is None:
        g.state.turn = ""
        return BACK
    going_on = await free_action(g, monster)
    await open_window(g)
    if going_on and monster_of(g, name) is monster:
        return free_turn(name)
    end_monster_turn(g, monster)
    return BACK


def end_monster_turn(g: G, monster: Monster) -> None:
    """MA-MPH-05: stamina counts only in the own turn, and control ends with it (MA-FRC-13)."""
    g.state.turn = ""
    monster.stamina = 0
    monster.controller = ""
    check_endgame(g)
