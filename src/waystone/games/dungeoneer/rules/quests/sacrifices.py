"""DG-QCA-06: what a Sacrifice wants."""

from waystone.kernel.ask import Option, choose

from ...box.definitions import Give
from ...table.facts import Wounded
from ...table.state import G, Player
from ..cards import inventory
from ..hero import tracker


def can_give(g: G, p: Player, task: Give) -> bool:
    """DG-QCA-06: as much as the card names is there; life down to 1."""
    match task.what:
        case "life":
            return p.life > task.amount
        case "glory":
            return p.glory >= task.amount
        case "boons":
            return len(givable(g, p, "boons")) >= task.amount
        case "treasures":
            return len(givable(g, p, "treasures")) >= task.amount


def givable(g: G, p: Player, what: str) -> list[str]:
    """DG-QCA-06: boons may go this way too."""
    if what == "treasures":
        return inventory.treasures(g, p)
    return [r.card for r in p.inventory if g.content.adventure[r.card].card == "boon"]


async def give(g: G, p: Player, quest: str, what: str, amount: int) -> None:
    """DG-QCA-06: the player gives up what the card names; life that is given is no wound that
    could be prevented."""
    if what == "life":
        p.life -= amount
        g.say(Wounded(p.hero, amount, p.life, quest), "DG-QCA-06")
    elif what == "glory":
        tracker.gain(g, p, -amount, 0, "DG-QCA-06", quest)
    else:
        for _ in range(amount):
            options = [
                Option(f"card:{c}", c, "option-card", {"card": c}, c) for c in givable(g, p, what)
            ]
            card = await choose(p.seat, options, "ask-give", rule="DG-QCA-06")
            await inventory.leave_play(g, p, card)
