"""What effects do to items: one interpreter each."""

from ...box.item_effects import (
    AddItems,
    DiscardItem,
    GainItem,
    Inventory,
    Recharge,
    ShuffleItems,
    Take,
    TakeDiscarded,
    Trade,
    Unequip,
    Workbench,
)
from ...table.facts import TookItem
from ...table.state import G
from ..actions.inventory import (
    discard_one,
    gain_item,
    trade,
    unequip_one,
    use_inventory,
    use_workbench,
)
from ..actions.spaces import recharge
from ..asking import ask, card_option
from ..cards.doing import Doing
from ..cards.selectors import active_explorer, explorers_of

# ---- items
from ..registry import performs


@performs.rule
async def do_gain_item(g: G, d: Doing, e: GainItem) -> None:
    """MA-EQP-10, MA-STA-09: an explorer gains an item, never a monster."""
    explorer = active_explorer(g, d)
    if explorer is not None:
        await gain_item(g, explorer, e.kind)


@performs.rule
async def do_workbench(g: G, d: Doing, e: Workbench) -> None:
    """MA-EQP-13: as at a workbench."""
    explorer = active_explorer(g, d)
    if explorer is not None:
        await use_workbench(g, explorer)


@performs.rule
async def do_inventory(g: G, d: Doing, e: Inventory) -> None:
    """MA-EQP-15: for free."""
    explorer = active_explorer(g, d)
    if explorer is not None:
        await use_inventory(g, explorer)


@performs.rule
async def do_recharge(g: G, d: Doing, e: Recharge) -> None:
    """MA-ACT-07: as at a recharge station."""
    explorer = active_explorer(g, d)
    if explorer is not None:
        await recharge(g, explorer)


@performs.rule
async def do_trade(g: G, d: Doing, e: Trade) -> None:
    """MA-EQP-14: for free."""
    explorer = active_explorer(g, d)
    if explorer is not None:
        await trade(g, explorer, await explorers_of(g, d, "other-explorers"))


@performs.rule
async def do_unequip(g: G, d: Doing, e: Unequip) -> None:
    """MA-EQP-09: each of them unequips one."""
    for explorer in await explorers_of(g, d, e.who):
        await unequip_one(g, explorer)


@performs.rule
async def do_discard_item(g: G, d: Doing, e: DiscardItem) -> None:
    """MA-GFX-01, MA-GFX-02: each of them discards one."""
    for explorer in await explorers_of(g, d, e.who):
        await discard_one(g, explorer, equipped=e.equipped)


@performs.rule
async def do_take_discarded(g: G, d: Doing, e: TakeDiscarded) -> None:
    explorer = active_explorer(g, d)
    items = g.content.items
    pile = [i for i in g.state.decks.item_discards if e.kind is None or items[i].kind == e.kind]
    if explorer is not None and pile:
        options = [card_option(i) for i in pile]
        item = await ask([explorer.seat], options, "ask-take-item", "MA-GFX-05")
        g.state.decks.item_discards.remove(item)
        explorer.inventory.append(item)
        g.say(TookItem(explorer.id, item), "MA-GFX-05")


@performs.rule
async def do_take(g: G, d: Doing, e: Take) -> None:
    """MA-GFX-05: search the deck, keep it, shuffle the deck."""
    explorer = active_explorer(g, d)
    kind = g.content.items[e.item].kind
    deck = g.state.decks.items[kind]
    if explorer is not None and e.item in deck:
        deck.remove(e.item)
        shuffle_deck(g, kind)
        explorer.inventory.append(e.item)
        g.say(TookItem(explorer.id, e.item), "MA-GFX-05")


def shuffle_deck(g: G, kind: str) -> None:
    """MA-EQP-12, MA-HID-03: one deck; nothing on top of it is known any more."""
    g.streams.shuffle(f"items:{kind}", g.state.decks.items[kind])
    g.state.decks.known[kind] = 0


@performs.rule
async def do_shuffle_items(g: G, d: Doing, e: ShuffleItems) -> None:
    """MA-EQP-12: each separately, without the discard pile."""
    for kind in g.state.decks.items:
        shuffle_deck(g, kind)


@performs.rule
async def do_add_items(g: G, d: Doing, e: AddItems) -> None:
    """MA-CHP-06, MA-AMB-21: half of each deck leaves unseen (MA-HID-05), all items of the level
    join."""
    state = g.state
    items = g.content.items
    for kind, deck in state.decks.items.items():
        shuffle_deck(g, kind)
        gone = (len(deck) + 1) // 2
        state.decks.buried += deck[:gone]
        fresh = [
            i for i in state.decks.item_stock if items[i].level == e.level and items[i].kind == kind
        ]
        deck[:] = deck[gone:] + fresh
        shuffle_deck(g, kind)
        state.decks.item_stock[:] = [i for i in state.decks.item_stock if i not in fresh]
