"""What effects do: one interpreter each."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from waystone.kernel.ask import PASS, Option

from . import (
    abilities,
    actions,
    attack,
    chapters,
    damage,
    events,
    exploration,
    forced,
    hunting,
    inventory,
    lasting,
    movement,
    spaces,
    spawning,
    threat,
    traps,
)
from . import (
    effects as fx,
)
from .conditions import holds
from .doing import Doing
from .doors import change_door, fits
from .ending import ScenarioOver, check_endgame
from .essence import gain_essence, spend
from .facts import Controls, RatingChanged, Restored, RolledForEffect, TookItem
from .game_die import game_die
from .modifiers import barred, immobile, most
from .removal import banish
from .resolving import resolve
from .selectors import chosen, members
from .state import DESTROYED, Explorer, G, Monster
from .table import (
    ask,
    card_option,
    cell_option,
    chapter,
    deciders,
    endgame,
    explorer_of,
    ground,
    intact,
    monster_of,
    nearest,
    one_cell,
    party,
    space_at,
    tile_at,
    unit_of,
    unit_option,
)


async def explorers_of(g: G, d: Doing, who: str) -> list[Explorer]:
    found = (explorer_of(g, unit) for unit in await chosen(g, d, who))
    return [e for e in found if e is not None]


def active_explorer(g: G, d: Doing) -> Explorer | None:
    """The explorer that an effect without a target concerns (MA-ABI-09)."""
    found = explorer_of(g, d.unit)
    return found if found is not None and found.cell >= 0 else None


# ---- attacks and attributes


async def do_attack(g: G, d: Doing, e: fx.Attack) -> None:
    """MA-ATK-14, MA-TGT-22; a target that is a barrel is attacked as one."""
    if e.who == "target":
        defenders: list[str | int] = [u for u in d.targets if unit_of(g, u) is not None]
        here = ground(g)
        defenders += [c for c in d.spaces if space_at(g, here, c)]
        if not d.targets and not d.spaces:
            defenders = list(members(g, d, "you"))
    else:
        defenders = list(await chosen(g, d, e.who))
    if defenders:
        await attack.attack(g, d, e.high, e.low, e.magical, list(dict.fromkeys(defenders)))


async def do_lose(g: G, d: Doing, e: fx.Lose) -> None:
    for unit in await chosen(g, d, e.who):
        if e.what == "health":
            await damage.lose_health(g, unit, e.n, d.unit)
            continue
        found = unit_of(g, unit)
        if isinstance(found, Explorer) and e.what == "essence":
            spend(g, found, min(e.n, found.essence))
        elif found is not None and e.what == "stamina":
            found.stamina = max(0, found.stamina - e.n)


async def do_restore(g: G, d: Doing, e: fx.Restore) -> None:
    """MA-GFX-07, MA-STA-04: up to the maximum."""
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if found is None:
            continue
        if e.what == "essence":
            if isinstance(found, Explorer):
                await gain_essence(g, found, e.n)
            continue
        if e.what == "health" and barred(g, found, "heal"):
            continue
        gained = min(e.n, most(g, found, e.what) - getattr(found, e.what))
        if gained > 0:
            setattr(found, e.what, getattr(found, e.what) + gained)
            g.say(Restored(unit, e.what, gained), "MA-GFX-07")


async def do_kill(g: G, d: Doing, e: fx.Kill) -> None:
    for unit in await chosen(g, d, e.who):
        await damage.destroy(g, unit, d.unit)


async def do_banish(g: G, d: Doing, e: fx.Banish) -> None:
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None:
            banish(g, monster)


# ---- movement


async def do_move(g: G, d: Doing, e: fx.Move) -> None:
    """MA-EX-26, -27, -30, MA-MOV-08: explorers may; a predictable monster by the algorithm."""
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if isinstance(found, Monster) and hunting.predictable(g, found):
            await hunting.prowl(g, found, e.n)
        elif found is not None:
            await walk(g, deciders(g, unit), found.id, e.n)


async def do_shift(g: G, d: Doing, e: fx.Shift) -> None:
    """MA-EX-28, -31: whoever uses it decides."""
    for unit in await chosen(g, d, e.who):
        await walk(g, deciders(g, d.unit), unit, e.n, by=d.unit)


async def walk(g: G, seats: Sequence[int], unit: str, n: int, by: str = "") -> None:
    found = unit_of(g, unit)
    if found is None or movement_barred(g, found):
        return
    cells = movement.reachable(g, found, n)
    if not cells:
        return
    options: list[Option[int]] = [Option("stay", -1, "option-stay", on=f"unit:{unit}")]
    options += [cell_option(cell) for cell in cells]
    cell = await ask(seats, options, "ask-walk", "MA-MOV-08", unit=unit)
    if cell >= 0:
        await movement.go(g, found, cell, by=by)


def movement_barred(g: G, unit: Explorer | Monster) -> bool:
    return immobile(g, unit) or barred(g, unit, "move")


async def do_prowl(g: G, d: Doing, e: fx.Prowl) -> None:
    """MA-EX-29: by the algorithm, unpredictable ones too."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None:
            await hunting.prowl(g, monster, e.n)


async def do_push(g: G, d: Doing, e: fx.Push) -> None:
    await shove(g, d, e.who, e.n, away=True)


async def do_pull(g: G, d: Doing, e: fx.Pull) -> None:
    await shove(g, d, e.who, e.n, away=False)


async def shove(g: G, d: Doing, who: str, n: int, *, away: bool) -> None:
    """MA-FRC-01: from the target space if there is one, else from the active unit."""
    source = unit_of(g, d.unit)
    for unit in await chosen(g, d, who):
        found = unit_of(g, unit)
        start = d.spaces[0] if d.spaces else source.cell if source is not None else -1
        if found is not None and start >= 0:
            await forced.shove(g, d, found, start, n, away=away)


async def do_teleport(g: G, d: Doing, e: fx.Teleport) -> None:
    for unit in await chosen(g, d, e.who):
        found = unit_of(g, unit)
        if found is None:
            continue
        if e.to != "target":
            await forced.teleport_to_kind(g, d, found, e.to)
        elif d.spaces:
            await forced.teleport(g, d, found, d.spaces[0])
        elif d.targets:
            target = unit_of(g, d.targets[0])
            if target is not None and target is not found:
                await forced.teleport(g, d, found, target.cell)


async def do_swap(g: G, d: Doing, e: fx.Swap) -> None:
    found = [unit_of(g, unit) for unit in await chosen(g, d, e.who)]
    if len(found) == 1:
        found.insert(0, unit_of(g, d.unit))
    if len(found) > 1 and found[0] is not None and found[1] is not None:
        forced.swap(g, found[0], found[1])


async def do_control(g: G, d: Doing, e: fx.Control) -> None:
    """MA-FRC-13."""
    for unit in await chosen(g, d, e.who):
        monster = monster_of(g, unit)
        if monster is not None and explorer_of(g, d.unit) is not None:
            monster.controller = d.unit
            g.say(Controls(d.unit, unit), "MA-FRC-13")


# ---- spaces


async def do_destroy_space(g: G, d: Doing, e: fx.DestroySpace) -> None:
    if e.space == "target":
        for cell in d.spaces:
            await spaces.ruin(g, cell, d.unit)
        return
    unit = unit_of(g, d.unit)
    here = ground(g)
    found = intact(g, here, e.space, None if unit is None else tile_at(unit.cell))
    if found:
        close = nearest(found, unit.cell) if unit is not None else found
        cell = await one_cell(deciders(g, d.unit), close, "ask-destroy", "MA-TGT-15")
        await spaces.ruin(g, cell, d.unit)


async def do_restore_space(g: G, d: Doing, e: fx.RestoreSpace) -> None:
    unit = unit_of(g, d.unit)
    cells = [
        c
        for c in ground(g).cells.get(e.space, ())
        if g.state.marks.get(c) == DESTROYED and (unit is None or tile_at(c) == tile_at(unit.cell))
    ]
    if cells:
        close = nearest(cells, unit.cell) if unit is not None else cells
        spaces.restore_space(
            g, await one_cell(deciders(g, d.unit), close, "ask-restore", "MA-TER-14")
        )


async def do_light(g: G, d: Doing, e: fx.Light) -> None:
    explorer = active_explorer(g, d) or explorer_of(g, g.state.turn)
    if explorer is not None:
        await spaces.light(g, explorer)


async def do_traps(g: G, d: Doing, e: fx.Traps) -> None:
    await traps.trigger(g, d)


async def do_explode(g: G, d: Doing, e: fx.Explode) -> None:
    here = ground(g)
    cells = list(d.spaces)
    unit = unit_of(g, d.unit)
    if e.what == "adjacent" and unit is not None:
        cells = list(here.neighbours[unit.cell])
    for cell in cells:
        if space_at(g, here, cell) == "barrel":
            await attack.blow_up(g, d, cell)


async def do_door(g: G, d: Doing, e: fx.Door) -> None:
    if d.door >= 0 and fits(g, d.door, e.act):
        change_door(g, d.door, e.act)


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
    now = g.state.spawn if e.rating == "spawn" else g.state.horror
    if now is None:
        return
    value = min(10, max(1, now + e.n))
    if e.rating == "spawn":
        g.state.spawn = value
    else:
        g.state.horror = value
    g.say(RatingChanged(f"{e.rating}-rating", value), "MA-GFX-08")


async def do_reset_rating(g: G, d: Doing, e: fx.ResetRating) -> None:
    if e.rating == "spawn":
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


# ---- effects within effects


async def do_lasting(g: G, d: Doing, e: fx.Lasting) -> None:
    await lasting.last(g, d, e)


async def do_if(g: G, d: Doing, e: fx.If) -> None:
    await resolve(g, d, e.then if holds(g, d, e.cond) else e.otherwise)


async def do_roll(g: G, d: Doing, e: fx.Roll) -> None:
    """MA-CND-05."""
    face = game_die(g, "effect")
    g.say(RolledForEffect(d.card, face, e.needs), "MA-CND-05")
    await resolve(g, d, e.then if face >= e.needs else e.otherwise)


async def do_may(g: G, d: Doing, e: fx.May) -> None:
    explorer = active_explorer(g, d)
    if explorer is not None and not abilities.affordable(g, explorer, d.card, e.cost):
        return
    options = [Option("yes", True, "option-yes"), Option(PASS, False, "option-pass")]
    if not await ask(deciders(g, d.unit), options, "ask-may", "MA-ABI-06", card=d.card):
        return
    if explorer is None or await abilities.pay(g, explorer, d.card, e.cost):
        await resolve(g, d, e.then)


async def do_one_of(g: G, d: Doing, e: fx.OneOf) -> None:
    options = [
        Option(f"choice:{n}", n, "option-choice", {"effects": e.options[n]})
        for n in range(len(e.options))
    ]
    n = await ask(deciders(g, d.unit), options, "ask-one-of", "MA-ABI-06", card=d.card)
    await resolve(g, d, e.options[n])


async def do_each(g: G, d: Doing, e: fx.Each) -> None:
    """MA-EX-43: each of them does all of it, in an order the players choose."""
    waiting = await chosen(g, d, e.who)
    while waiting := [unit for unit in waiting if unit_of(g, unit) is not None]:
        options = [unit_option(unit) for unit in waiting]
        unit = await ask(party(g), options, "ask-order", "MA-EX-43", card=d.card)
        waiting.remove(unit)
        mine = Doing(unit, d.card, unit, d.targets, d.spaces, other=d.other)
        mine.caused_by = d.caused_by
        await resolve(g, mine, e.then)


Interpreter = Callable[[G, Doing, Any], Awaitable[None]]

INTERPRETERS: dict[type, Interpreter] = {
    fx.Attack: do_attack,
    fx.Lose: do_lose,
    fx.Restore: do_restore,
    fx.Kill: do_kill,
    fx.Banish: do_banish,
    fx.Move: do_move,
    fx.Shift: do_shift,
    fx.Prowl: do_prowl,
    fx.Push: do_push,
    fx.Pull: do_pull,
    fx.Teleport: do_teleport,
    fx.Swap: do_swap,
    fx.Control: do_control,
    fx.DestroySpace: do_destroy_space,
    fx.RestoreSpace: do_restore_space,
    fx.Light: do_light,
    fx.Traps: do_traps,
    fx.Explode: do_explode,
    fx.Door: do_door,
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
    fx.Lasting: do_lasting,
    fx.If: do_if,
    fx.Roll: do_roll,
    fx.May: do_may,
    fx.OneOf: do_one_of,
    fx.Each: do_each,
}
