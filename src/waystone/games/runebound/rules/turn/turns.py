"""Turns (RB-TRN): three action points, spent on actions one by one."""

from waystone.kernel.ask import choose
from waystone.kernel.step import Then

from ...table.facts import TurnBegan, TurnEnded
from ...table.state import G, Hero
from ..cards.limits import trim
from ..cards.triggers import triggered
from ..registry import proceed, push, step
from .actions import act, turn_options

POINTS = 3


@step.opens("turn")
async def a_turn(g: G, seat: int) -> Then:
    """RB-TRN-01: three points; they do not carry over."""
    hero = g.state.heroes[seat]
    if hero.eliminated:
        return proceed(g)
    g.state.active = seat
    g.state.points = POINTS
    g.say(TurnBegan(hero.hero), "RB-RND-04")
    await triggered(g, "turn", [seat])
    return an_action(seat)


@step
async def an_action(g: G, seat: int) -> Then:
    """RB-TRN-03, RB-TRN-07..09: actions and free things in any order, until the turn ends."""
    hero = g.state.heroes[seat]
    if hero.eliminated:
        g.state.active = -1
        return proceed(g)
    chosen = await choose(seat, turn_options(g, hero), "ask-action", rule="RB-TRN-02")
    if chosen == ("end",):
        return await end_turn(g, hero)
    push(g, an_action(seat))
    await act(g, hero, chosen)
    return proceed(g)


async def end_turn(g: G, hero: Hero) -> Then:
    """RB-TRN-07, RB-AMB-35: points that are left are lost."""
    g.state.active = -1
    g.state.points = 0
    hero.used.clear()
    if hero.boosts:
        hero.boosts.clear()
        await trim(g, hero)
    g.say(TurnEnded(hero.hero), "RB-TRN-07")
    return proceed(g)
