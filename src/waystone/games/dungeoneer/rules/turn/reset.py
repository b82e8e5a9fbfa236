"""DG-RST: the Reset phase."""

from waystone.kernel.ask import Option, choose

from ...box.traits import EachTurn
from ...table.facts import UpkeepPaid, UpkeepUnpaid
from ...table.state import G, Player, card_of
from ...table.stats import sources, speed, stride
from ..cards import acting, decks, inventory
from ..cards.occasions import Cause
from ..quests import open_quests


async def reset(g: G, p: Player) -> None:
    """DG-RST-01..09: exits shut, temporary effects end, once-per-turn effects return (DG-GEN-12),
    what was found is lost (DG-QCA-17), upkeep is paid, saved AP are lost (DG-DSC-06) and AP are
    counted, as cards change them (DG-GEN-01), by the variant always 3 (DG-VAR-16), locations become
    new."""
    state = g.state
    state.opened.clear()
    state.attacked.clear()
    state.encounters_played = False
    for other in state.players:
        other.surging.clear()
        other.used.clear()
        other.fought = False
    p.attempts = 0
    p.moved = False
    open_quests.forget_found(g, p)
    for card, effects in sources(g, p):
        for effect in effects:
            if isinstance(effect, EachTurn):
                await acting.do(g, effect.do, Cause(p.seat, card, p.seat, p.at))
    await upkeep(g, p)
    p.loose = 0
    p.ap = 3 if state.rules.limited_movement else max(0, speed(g, p) + stride(g, p))
    p.visited = [p.at]


async def upkeep(g: G, p: Player) -> None:
    """DG-RST-05: upkeep is paid in Glory while it can be (DG-AMB-28); a card whose upkeep cannot
    be paid returns to the hand. The player says in which order."""
    due = [r for r in p.inventory if card_of(g, r.card).upkeep]
    while due:
        payable = [r for r in due if card_of(g, r.card).upkeep <= p.glory]
        if not payable:
            break
        options = [
            Option(f"card:{r.card}", r, "option-card", {"card": r.card}, r.card) for r in payable
        ]
        if sum(card_of(g, r.card).upkeep for r in due) <= p.glory:
            paid = payable[0]
        else:
            paid = await choose(p.seat, options, "ask-upkeep", rule="DG-RST-05")
        p.glory -= card_of(g, paid.card).upkeep
        due.remove(paid)
        g.say(UpkeepPaid(p.hero, paid.card), "DG-RST-05")
    for readied in due:
        p.inventory.remove(readied)
        for attached in readied.under:
            decks.discard(g, attached)
        p.hand.append(readied.card)
        g.say(UpkeepUnpaid(p.hero, readied.card), "DG-RST-05")
    if due:
        await inventory.keep_limits(g, p)
