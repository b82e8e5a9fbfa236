"""DG-DSC: what is discarded and what is saved at the end of a turn."""

from waystone.kernel.ask import PASS, Option, choose

from ...table.facts import Discarded, Saved
from ...table.state import G, Player, Readied
from ..battle import lair
from ..cards import decks, inventory


async def discard(g: G, p: Player) -> None:
    """DG-DSC-01..03: one card of the hand, a treasure, or a monster of the lair, never a boon;
    without a hand, by the variant (DG-VAR-12) or in solo (DG-SOL-15) it is voluntary."""
    options: list[Option[str | Readied | None]] = [decks.hand_option(card) for card in p.hand]
    options += [
        Option(f"treasure:{card}", card, "option-card", {"card": card}, card)
        for card in inventory.treasures(g, p)
    ]
    options += [
        Option(f"lair:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in p.lair
    ]
    rules = g.state.rules
    if not options:
        return
    if not p.hand or rules.optional_discard or rules.solo:
        options.append(Option(PASS, None, "option-pass"))
    # DG-SOL-15: alone nothing has to go, and a card that goes brings none in its place.
    chosen = await choose(p.seat, options, "ask-discard-phase", rule="DG-DSC-01", formal=rules.solo)
    if chosen is None:
        return
    if isinstance(chosen, Readied):
        lair.drop(g, p, chosen)
    elif chosen in p.hand:
        p.hand.remove(chosen)
        decks.discard(g, chosen)
        g.say(Discarded(p.hero, chosen), "DG-DSC-01")
    else:
        await inventory.leave_play(g, p, chosen)


async def save_point(g: G, p: Player) -> None:
    """DG-DSC-05: exactly 1 AP may be saved, the rest are lost; never in Limited movement
    (DG-VAR-17). In solo there is no other player's turn to use it in."""
    left, p.ap, p.loose = p.ap, 0, 0
    if left < 1 or g.state.rules.limited_movement or g.state.rules.solo:
        return
    options = [Option("save", True, "option-save"), Option(PASS, False, "option-pass")]
    # DG-DSC-05: the point is lost otherwise, and saving it costs nothing.
    if await choose(p.seat, options, "ask-save", rule="DG-DSC-05", formal=True):
        p.ap = 1
        g.say(Saved(p.hero), "DG-DSC-05")
