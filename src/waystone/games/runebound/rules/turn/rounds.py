"""Rounds (RB-RND): every player one turn, then time moves."""

from waystone.kernel.step import Then

from ...table.facts import RoundBegan
from ...table.state import G, playing
from ..registry import proceed, step
from ..story.time import time_step
from .turns import a_turn


@step.opens("round")
async def a_round(g: G) -> Then:
    """RB-RND-01: every player one turn, the first player first; then time moves (RB-RND-05)."""
    g.state.round += 1
    g.say(RoundBegan(g.state.round, g.state.act), "RB-RND-01")
    g.state.agenda = [*(a_turn(seat) for seat in playing(g)), time_step(), a_round()]
    return proceed(g)
