"""The order of play on one page: the table is set, then round follows round; in a round every
player takes a turn, then time moves."""

from waystone.kernel.ask import choose
from waystone.kernel.step import BACK, Then, in_order

from ..table.facts import FirstPlayer, RoundBegan, TurnBegan, TurnEnded
from ..table.state import G, Hero, playing
from .cards.limits import trim
from .cards.triggers import triggered
from .heroes import choose_hero, place_hero, setup_ability
from .market.shop import open_markets
from .registry import step
from .story.end import go_on
from .story.time import time_step
from .turn.actions import act
from .turn.options import turn_options

POINTS = 3


@step.setting_up
@step.opens("round")
async def set_up(g: G) -> Then:
    """RB-SET-06..14: heroes, places, setup abilities in turn order; then the markets, and the
    first round."""
    g.say(FirstPlayer(f"seat-{g.state.first + 1}"), "RB-SET-06")
    seats = playing(g)
    return in_order(
        *(choose_hero(seat) for seat in seats),
        *(place_hero(seat) for seat in seats),
        *(setup_ability(seat) for seat in seats),
        open_markets(),
        a_round(),
    )


@step.opens("round")
async def a_round(g: G) -> Then:
    """RB-RND-01: every player one turn, the first player first; then time moves (RB-RND-05)."""
    g.state.round += 1
    g.say(RoundBegan(g.state.round, g.state.act), "RB-RND-01")
    return in_order(*(a_turn(seat) for seat in playing(g)), time_step(), a_round())


@step.opens("turn")
async def a_turn(g: G, seat: int) -> Then:
    """RB-TRN-01: three points; they do not carry over."""
    hero = g.state.heroes[seat]
    if hero.eliminated:
        return BACK
    g.state.active = seat
    g.state.points = POINTS
    g.say(TurnBegan(hero.hero), "RB-RND-04")
    await triggered(g, "turn", [seat])
    return go_on(g, an_action(seat))


@step
async def an_action(g: G, seat: int) -> Then:
    """RB-TRN-03, RB-TRN-07..09: actions and free things in any order, until the turn ends."""
    hero = g.state.heroes[seat]
    if hero.eliminated:
        g.state.active = -1
        return BACK
    chosen = await choose(seat, turn_options(g, hero), "ask-action", rule="RB-TRN-02")
    if chosen.what == "end":
        await end_turn(g, hero)
        return BACK
    await act(g, hero, chosen)
    return go_on(g, an_action(seat))


async def end_turn(g: G, hero: Hero) -> None:
    """RB-TRN-07, RB-AMB-35: points that are left are lost."""
    g.state.active = -1
    g.state.points = 0
    hero.used.clear()
    if hero.boosts:
        hero.boosts.clear()
        await trim(g, hero)
    g.say(TurnEnded(hero.hero), "RB-TRN-07")
