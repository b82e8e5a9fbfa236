"""What effects do to items, tracks, events and the story: one interpreter each."""

from collections.abc import Awaitable, Callable
from typing import Any

from . import actions, chapters, events, exploration, inventory, spawning, threat
from . import effects as fx
from .doing import Doing
from .ending import ScenarioOver, check_endgame
from .facts import RatingChanged, TookItem
from .selectors import chosen
from .state import Explorer, G
from .table import ask, card_option, chapter, endgame, explorer_of, monster_of

Interpreter = Callable[[G, Doing, Any], Awaitable[None]]


async def explorers_of(g: G, d: Doing, who: str) -> list[Explorer]:
    found = (explorer_of(g, unit) for unit in await chosen(g, d, who))
    return [e for e in found if e is not None]


def active_explorer(g: G, d: Doing) -> Explorer | None:
    """The explorer that an effect without a target concerns (MA-ABI-09)."""
    found = explorer_of(g, d.unit)
    return found if found is not None and found.cell >= 0 else None


# ---- items


async def do_gain_item(g: G, d: Doing, e: fx.GainItem) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None:
        await inventory.gain_item(g, explorer, e.kind)


async def do_workbench(g: G, d: Doing, e: fx.Workbench) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None:
        await inventory.use_workbench(g, explorer)


async def do_inventory(g: G, d: Doing, e: fx.Inventory) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None:
        await inventory.use_inventory(g, explorer)


async def do_recharge(g: G, d: Doing, e: fx.Recharge) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None:
        await actions.recharge(g, explorer)


async def do_trade(g: G, d: Doing, e: fx.Trade) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None:
        await inventory.trade(g, explorer, await explorers_of(g, d, "other-explorers"))


async def do_unequip(g: G, d: Doing, e: fx.Unequip) -> None:
    for explorer in await explorers_of(g, d, e.who):
        await inventory.unequip_one(g, explorer)


async def do_discard_item(g: G, d: Doing, e: fx.DiscardItem) -> None:
    for explorer in await explorers_of(g, d, e.who):
        await inventory.discard_one(g, explorer, equipped=e.equipped)


async def do_take_discarded(g: G, d: Doing, e: fx.TakeDiscarded) -> None:
    explorer = active_explorer(g, d)
    items = g.content.items
    pile = [i for i in g.state.item_discards if e.kind is None or items[i].kind == e.kind]
    if explorer is not None and pile:
        options = [card_option(i) for i in pile]
        item = await ask([explorer.seat], options, "ask-take-item", "MA-GFX-05")
        g.state.item_discards.remove(item)
        explorer.inventory.append(item)
        g.say(TookItem(explorer.id, item), "MA-GFX-05")


async def do_take(g: G, d: Doing, e: fx.Take) -> None:
    """MA-GFX-05: search the deck, keep it, shuffle the deck."""
    explorer = active_explorer(g, d)
    kind = g.content.items[e.item].kind
    deck = g.state.item_decks[kind]
    if explorer is not None and e.item in deck:
        deck.remove(e.item)
        shuffle_deck(g, kind)
        explorer.inventory.append(e.item)
        g.say(TookItem(explorer.id, e.item), "MA-GFX-05")


def shuffle_deck(g: G, kind: str) -> None:
    g.streams.shuffle(f"items:{kind}", g.state.item_decks[kind])
    g.state.known[kind] = 0


async def do_shuffle_items(g: G, d: Doing, e: fx.ShuffleItems) -> None:
    """MA-EQP-12: each separately, without the discard pile."""
    for kind in g.state.item_decks:
        shuffle_deck(g, kind)


async def do_add_items(g: G, d: Doing, e: fx.AddItems) -> None:
    """MA-CHP-06, MA-AMB-21: half of each deck leaves unseen, all items of the level join."""
    state = g.state
    items = g.content.items
    for kind, deck in state.item_decks.items():
        shuffle_deck(g, kind)
        gone = (len(deck) + 1) // 2
        state.buried += deck[:gone]
        fresh = [i for i in state.item_stock if items[i].level == e.level and items[i].kind == kind]
        deck[:] = deck[gone:] + fresh
        shuffle_deck(g, kind)
        state.item_stock[:] = [i for i in state.item_stock if i not in fresh]


# ---- monsters, tracks, events


async def do_spawn(g: G, d: Doing, e: fx.Spawn) -> None:
    causes = await explorers_of(g, d, e.who)
    if not causes and not e.monster:
        monster = monster_of(g, d.unit)
        causes = await explorers_of(g, Doing(d.unit, d.card, d.unit), "closest-explorer")
        if monster is None:
            return
    if e.monster:
        await spawn_named(g, e.monster, causes)
        return
    for explorer in causes:
        await spawning.spawn(g, explorer)


async def spawn_named(g: G, monster: str, causes: list[Explorer]) -> None:
    """MA-GFX-06: on the spawn space closest to the explorer, else on any of the board."""
    if monster_of(g, monster) is not None:
        return
    for explorer in causes or [e for e in g.state.explorers if e.cell >= 0]:
        if spawning.spawn_spaces(g, explorer):
            await spawning.spawn(g, explorer, monster)
            return


async def do_threat(g: G, d: Doing, e: fx.Threat) -> None:
    if e.n > 0:
        await threat.increase(g, e.n)
    else:
        threat.decrease(g, -e.n)


async def do_rate(g: G, d: Doing, e: fx.Rate) -> None:
    """MA-AMB-57: both ratings stay within 1 to 10."""
    now = g.state.spawn if e.rating == "spawn-rating" else g.state.horror
    if now is None:
        return
    value = min(10, max(1, now + e.n))
    if e.rating == "spawn-rating":
        g.state.spawn = value
    else:
        g.state.horror = value
    g.say(RatingChanged(e.rating, value), "MA-GFX-08")


async def do_reset_rating(g: G, d: Doing, e: fx.ResetRating) -> None:
    if e.rating == "spawn-rating":
        chapters.reset_spawn(g)
    else:
        card = endgame(g) if g.state.endgame else chapter(g)
        g.state.horror = card.horror


async def do_invoke(g: G, d: Doing, e: fx.Invoke) -> None:
    if e.deck == "horror":
        await events.invoke_horror_event(g)
        return
    explorer = active_explorer(g, d) or explorer_of(g, d.other)
    if explorer is not None and explorer.cell >= 0:
        await events.invoke_explorer_event(g, explorer)


async def do_reinvoke(g: G, d: Doing, e: fx.Reinvoke) -> None:
    await events.reinvoke(g, e.deck, d.unit)


async def do_shuffle_events(g: G, d: Doing, e: fx.ShuffleEvents) -> None:
    events.shuffle_events(g, e.deck)


# ---- story


async def do_explore(g: G, d: Doing, e: fx.Explore) -> None:
    explorer = active_explorer(g, d)
    borders = exploration.explorable(g, explorer) if explorer is not None else []
    if explorer is not None and borders:
        await exploration.explore(g, explorer, borders[0])


async def do_discard_this(g: G, d: Doing, e: fx.DiscardThis) -> None:
    d.discarded = True


async def do_entry_token(g: G, d: Doing, e: fx.EntryToken) -> None:
    await chapters.place_entry_token(g, d)


async def do_exit_token(g: G, d: Doing, e: fx.ExitToken) -> None:
    await chapters.place_exit_token(g)


async def do_advance(g: G, d: Doing, e: fx.Advance) -> None:
    await chapters.advance(g)


async def do_new_round(g: G, d: Doing, e: fx.NewRound) -> None:
    """MA-CHP-16, MA-AMB-22: carried out when the action is over and the ratings are set."""
    g.state.new_round = True


async def do_go_to_endgame(g: G, d: Doing, e: fx.GoToEndgame) -> None:
    await chapters.go_to_endgame(g, d)


async def do_add_progress(g: G, d: Doing, e: fx.AddProgress) -> None:
    g.state.progress[d.card] = g.state.progress.get(d.card, 0) + e.n
    check_endgame(g)


async def do_victory(g: G, d: Doing, e: fx.Victory) -> None:
    raise ScenarioOver(won=True)


async def do_defeat(g: G, d: Doing, e: fx.Defeat) -> None:
    raise ScenarioOver(won=False)


TABLE: dict[type, Interpreter] = {
    fx.GainItem: do_gain_item,
    fx.Workbench: do_workbench,
    fx.Inventory: do_inventory,
    fx.Recharge: do_recharge,
    fx.Trade: do_trade,
    fx.Unequip: do_unequip,
    fx.DiscardItem: do_discard_item,
    fx.TakeDiscarded: do_take_discarded,
    fx.Take: do_take,
    fx.ShuffleItems: do_shuffle_items,
    fx.AddItems: do_add_items,
    fx.Spawn: do_spawn,
    fx.Threat: do_threat,
    fx.Rate: do_rate,
    fx.ResetRating: do_reset_rating,
    fx.Invoke: do_invoke,
    fx.Reinvoke: do_reinvoke,
    fx.ShuffleEvents: do_shuffle_events,
    fx.Explore: do_explore,
    fx.DiscardThis: do_discard_this,
    fx.EntryToken: do_entry_token,
    fx.ExitToken: do_exit_token,
    fx.Advance: do_advance,
    fx.NewRound: do_new_round,
    fx.GoToEndgame: do_go_to_endgame,
    fx.AddProgress: do_add_progress,
    fx.Victory: do_victory,
    fx.Defeat: do_defeat,
}
