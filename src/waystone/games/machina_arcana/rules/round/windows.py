"""Free abilities between the actions of others (MA-ABI-08, MA-AMB-11)."""

from waystone.kernel.ask import PASS, Option, choose

from ...table.state import Explorer, G
from ..actions.acts import Act, EndTurn, Pass, Use
from ..cards.abilities import usable, use, use_option
from ..cards.targeting import Eye


async def open_window(g: G) -> None:
    """MA-ABI-08: each explorer on the watch may use abilities without stamina cost, until all
    pass."""
    if not any(e.watch for e in g.state.explorers):
        return
    again = True
    while again:
        again = False
        for explorer in g.state.explorers:
            if explorer.watch and explorer.cell >= 0 and explorer.id != g.state.turn:
                again = await free_ability(g, explorer) or again


async def free_ability(g: G, explorer: Explorer) -> bool:
    """One ability without stamina cost, or none, or none until the next turn is over."""
    eye = Eye(g, explorer)
    uses = usable(g, explorer, own_turn=False, eye=eye)
    if not uses:
        return False
    options: list[Option[Act]] = [
        *(use_option(ability, eye) for ability in uses),
        Option(PASS, Pass(), "option-pass"),
        Option("rest", EndTurn(), "option-stop-watch"),
    ]
    chosen = await choose(explorer.seat, options, "ask-window", rule="MA-ABI-08", may=True)
    if isinstance(chosen, EndTurn):
        explorer.watch = False
    elif isinstance(chosen, Use):
        return await use(g, explorer, chosen)
    return False
