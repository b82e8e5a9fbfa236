"""Acts on quests."""

from ....box.effects import FreshAttempt, SwapQuest
from ....table.state import G
from ...quests import open_quests
from ...registry import does
from ..occasions import Cause


@does.rule
async def fresh_attempt(g: G, cause: Cause, act: FreshAttempt) -> None:
    """DG-QST-03: the next attempt of the turn is a first one."""
    g.state.players[cause.by].attempts = 0


@does.rule
async def swap_quest(g: G, cause: Cause, act: SwapQuest) -> None:
    """DG-GEN-01: a personal quest is exchanged."""
    await open_quests.swap(g, g.state.players[cause.by])
