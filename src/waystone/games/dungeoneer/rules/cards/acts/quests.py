"""Acts on quests."""

from ....box.effects import FreshAttempt, SwapQuest
from ....table.state import G
from ...quests import open_quests
from ...registry import does
from ..occasions import Cause


@does(FreshAttempt)
async def fresh_attempt(g: G, act: FreshAttempt, cause: Cause) -> None:
    g.state.players[cause.by].attempts = 0


@does(SwapQuest)
async def swap_quest(g: G, act: SwapQuest, cause: Cause) -> None:
    await open_quests.swap(g, g.state.players[cause.by])
