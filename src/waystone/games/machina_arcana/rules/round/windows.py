"""Free abilities between the actions of others (MA-ABI-08, MA-AMB-11)."""

from typing import Any

from waystone.kernel.ask import PASS, Option, choose

from ...table.state import G
from ..cards.abilities import usable, use, use_options


async def open_window(g: G) -> None:
    """Each explorer on the watch may use abilities without stamina cost, until all pass."""
    state = g.state
    if not any(e.watch for e in state.explorers):
        return
    again = True
    while again:
        again = False
        for explorer in state.explorers:
            if not explorer.watch or explorer.cell < 0 or explorer.id == state.turn:
                continue
            uses = usable(g, explorer, own_turn=False)
            if not uses:
                continue
            options: list[Option[Any]] = [
                *use_options(g, explorer, uses),
                Option(PASS, None, "option-pass"),
            ]
            options.append(Option("rest", "rest", "option-stop-watch"))
            chosen = await choose(explorer.seat, options, "ask-window", rule="MA-ABI-08")
            if chosen == "rest":
                explorer.watch = False
            elif chosen is not None:
                card, n = chosen
                active = next(a for c, m, a in uses if (c, m) == (card, n))
                await use(g, explorer, card, active, n)
                again = True
