"""Gaining items, the workbench, using the inventory, trading (MA-EQP-10 to MA-EQP-17)."""

from typing import TypeAlias

from msgspec import Struct

from waystone.kernel.ask import Option, choose, choose_many

from ...box.terms import KINDS
from ...table.board import adjacent_explorers, ground
from ...table.facts import GainedItem, ItemReturned, Revealed, Traded, UsesInventory
from ...table.state import Explorer, G
from ..asking import card_option, unit_option
from ..cards import triggers
from .items import (
    AT_ONCE,
    augment_at,
    bases,
    can_be_base,
    discard_item,
    equip,
    fits_as_base,
    give,
    part_with,
    places_for,
    unequip,
    upgrade_on,
    wake,
)


def draw(g: G, kind: str) -> str:
    """MA-EQP-10, MA-EQP-13: the top card of a deck, face up; one card less of it is known
    (MA-HID-03)."""
    deck = g.state.decks.items[kind]
    card = deck.pop(0)
    if g.state.decks.known.get(kind):
        g.state.decks.known[kind] -= 1
    g.state.decks.revealed.append(card)
    return card


async def gain_item(g: G, explorer: Explorer, kind: str | None = None) -> None:
    """MA-EQP-10: two cards of one deck or one each of two, revealed together; one is taken."""
    decks = await choose_decks(g, explorer, kind)
    cards = [draw(g, deck) for deck in decks]
    if not cards:
        return
    g.say(Revealed(explorer.id, cards), "MA-HID-04")
    options = [card_option(card) for card in cards]
    taken = await choose(explorer.seat, options, "ask-take-item", rule="MA-EQP-10")
    await put_back(g, explorer, [card for card in cards if card != taken])
    await receive(g, explorer, taken)


async def choose_decks(g: G, explorer: Explorer, kind: str | None) -> list[str]:
    """MA-AMB-16: an empty deck cannot be chosen; fewer cards than needed are drawn as they are."""
    sizes = {k: len(g.state.decks.items[k]) for k in KINDS if kind is None or k == kind}
    pairs = [
        [a, b]
        for n, a in enumerate(sizes)
        for b in list(sizes)[n:]
        if sizes[a] and sizes[b] and (a != b or sizes[a] > 1)
    ]
    if not pairs:
        return [next(k for k in sizes if sizes[k])] if any(sizes.values()) else []
    options = [
        Option(f"decks:{a}+{b}", [a, b], "option-decks", {"one": a, "two": b}, f"deck:{a}")
        for a, b in pairs
    ]
    return await choose(explorer.seat, options, "ask-decks", rule="MA-EQP-10")


async def put_back(g: G, explorer: Explorer, cards: list[str]) -> None:
    """MA-EQP-10(2), MA-EQP-13(4): each is discarded (MA-ITM-09), or goes on top of its own deck,
    where everybody knows it (MA-HID-03), in any order."""
    kept = []
    for card in cards:
        if await discards(explorer, card):
            g.state.decks.revealed.remove(card)
            g.state.decks.item_discards.insert(0, card)
        else:
            kept.append(card)
    for card in await in_returning_order(g, explorer, kept):
        kind = g.content.items[card].kind
        g.state.decks.revealed.remove(card)
        g.state.decks.items[kind].insert(0, card)
        g.state.decks.known[kind] = g.state.decks.known.get(kind, 0) + 1
        g.say(ItemReturned(card), "MA-EQP-10")


async def discards(explorer: Explorer, card: str) -> bool:
    options = [
        Option(f"discard:{card}", True, "option-discard", {"card": card}, f"card:{card}"),
        Option(f"top:{card}", False, "option-top", {"card": card}, f"card:{card}"),
    ]
    return await choose(explorer.seat, options, "ask-put-back", rule="MA-EQP-10", card=card)


async def in_returning_order(g: G, explorer: Explorer, cards: list[str]) -> list[str]:
    """Two cards for one deck: the one that shall lie on top returns last."""
    kinds = {g.content.items[card].kind for card in cards}
    if len(kinds) == len(cards):
        return cards
    options = [card_option(card) for card in cards]
    top = await choose(explorer.seat, options, "ask-on-top", rule="MA-EQP-13")
    return [*(card for card in cards if card != top), top]


async def receive(g: G, explorer: Explorer, card: str, *, at_once: bool = True) -> None:
    """MA-EQP-10(3), (4): keep it or give it to an adjacent explorer; a kept one may be equipped as
    a base at once if it suits the class. Cards answer (MA-CND-02); whoever has it may use it at any
    time if it costs no stamina (MA-ABI-08)."""
    keeper = await keep_or_give(g, explorer, card)
    g.state.decks.revealed.remove(card)
    keeper.inventory.append(card)
    wake(g, keeper, card)
    g.say(GainedItem(keeper.id, card), "MA-EQP-10")
    if keeper is explorer and at_once and suits(g, explorer, card):
        await equip_at_once(g, explorer, card)
    await triggers.happen(g, "gain-item", keeper.id)


async def keep_or_give(g: G, explorer: Explorer, card: str) -> Explorer:
    """MA-EQP-10(3), MA-EQP-13(3): to oneself or to an adjacent explorer (MA-TGT-10)."""
    near = adjacent_explorers(g, ground(g), explorer.cell) if explorer.cell >= 0 else []
    if not near:
        return explorer
    options = [
        Option(f"to:{e.id}", e, "option-to", {"unit": e.id}, f"unit:{e.id}")
        for e in (explorer, *near)
    ]
    return await choose(explorer.seat, options, "ask-keep", rule="MA-EQP-10", card=card)


def suits(g: G, explorer: Explorer, card: str) -> bool:
    """MA-EQP-10(4), MA-EQP-11: a base item of the type that the class may equip at once."""
    item = g.content.items[card]
    kind = AT_ONCE[g.content.explorers[explorer.id].trade]
    return can_be_base(item) and kind in ("any", item.kind)


async def equip_at_once(g: G, explorer: Explorer, card: str) -> None:
    """MA-EQP-11, MA-EQP-02: free, as a base only; what is in the way is unequipped first."""
    options: list[Option[bool]] = [
        Option(f"equip:{card}", True, "option-equip", {"card": card}, f"card:{card}"),
        Option("keep", False, "option-keep"),
    ]
    if await choose(explorer.seat, options, "ask-equip-now", rule="MA-EQP-10", card=card):
        await make_room(g, explorer, card)
        await equip(g, explorer, card)


async def make_room(g: G, explorer: Explorer, card: str) -> None:
    """MA-EQP-02, MA-AMB-19: enough base items of the type go to the inventory with their chains."""
    kind = g.content.items[card].kind
    while not fits_as_base(g, explorer, card):
        options = [card_option(base) for base in bases(g, explorer, kind)]
        base = await choose(explorer.seat, options, "ask-unequip", rule="MA-EQP-02")
        unequip(g, explorer, base)


# ---- workbench


async def use_workbench(g: G, explorer: Explorer) -> None:
    """MA-EQP-13: three cards, swaps, one is taken, the others go back; then use inventory."""
    plan: list[str] = []
    for _ in range(3):
        sizes = {k: len(g.state.decks.items[k]) - plan.count(k) for k in KINDS}
        options = [
            Option(f"deck:{k}", k, "option-deck", {"deck": k}, f"deck:{k}")
            for k in KINDS
            if sizes[k] > 0
        ]
        if options:
            plan.append(await choose(explorer.seat, options, "ask-deck", rule="MA-EQP-13"))
    cards = [draw(g, kind) for kind in plan]
    if cards:
        g.say(Revealed(explorer.id, cards), "MA-HID-04")
        cards = await swap_cards(g, explorer, cards)
        options = [card_option(card) for card in cards]
        taken = await choose(explorer.seat, options, "ask-take-item", rule="MA-EQP-13")
        await put_back(g, explorer, [card for card in cards if card != taken])
        await receive(g, explorer, taken, at_once=False)
    await use_inventory(g, explorer)


async def swap_cards(g: G, explorer: Explorer, cards: list[str]) -> list[str]:
    """MA-EQP-13(2): any of them for any items of the explorer; those go to the inventory. What is
    equipped is unequipped first (MA-EQP-17)."""
    result = []
    for card in cards:
        mine = [
            i for i in (*explorer.equipped, *explorer.inventory) if i not in g.state.tokens.spent
        ]
        options = [Option("keep", "", "option-no-swap")]
        options += [
            Option(f"card:{i}", i, "option-swap", {"card": i}, f"card:{i}")
            for i in mine
            if i not in cards
        ]
        other = await choose(explorer.seat, options, "ask-swap", rule="MA-EQP-13", card=card)
        if other:
            part_with(g, explorer, other)
            g.state.decks.revealed.remove(card)
            explorer.inventory.append(card)
            g.state.decks.revealed.append(other)
        result.append(other or card)
    return result


# ---- use inventory


class Equip(Struct, frozen=True):
    """As a base item, or attached to another."""

    item: str
    to: str = ""


class Gift(Struct, frozen=True):
    item: str
    taker: str


Layout: TypeAlias = Equip | Gift | None


async def use_inventory(g: G, explorer: Explorer) -> None:
    """MA-EQP-15: oneself or one adjacent explorer: everything off, then on again, then gifts. What
    is equipped again enters play again (MA-EQP-16)."""
    user = await who_uses(g, explorer)
    g.say(UsesInventory(user.id), "MA-EQP-15")
    for item in [i for i, parent in user.equipped.items() if not parent]:
        unequip(g, user, item)
    while not user.dead:
        options = layout_options(g, user)
        options.append(Option("done", None, "option-done"))
        chosen = await choose(user.seat, options, "ask-inventory", rule="MA-EQP-15", unit=user.id)
        match chosen:
            case Equip(item, to):
                await equip(g, user, item, to)
            case Gift(item, taker):
                give(g, user, next(e for e in g.state.explorers if e.id == taker), item)
            case None:
                return


async def who_uses(g: G, explorer: Explorer) -> Explorer:
    near = adjacent_explorers(g, ground(g), explorer.cell) if explorer.cell >= 0 else []
    near = [e for e in near if e.inventory or e.equipped]
    if not near:
        return explorer
    options = [
        Option(f"unit:{e.id}", e, "option-unit", {"unit": e.id}, f"unit:{e.id}")
        for e in (explorer, *near)
    ]
    return await choose(explorer.seat, options, "ask-whose-inventory", rule="MA-EQP-15")


def layout_options(g: G, user: Explorer) -> list[Option[Layout]]:
    """MA-EQP-15: what can still be equipped on free places (MA-EQP-01), attached at free connectors
    (MA-EQP-03, MA-EQP-07), or given away."""
    options: list[Option[Layout]] = []
    near = adjacent_explorers(g, ground(g), user.cell) if user.cell >= 0 else []
    for item in user.inventory:
        if item in g.state.tokens.spent:
            continue
        on = f"card:{item}"
        if fits_as_base(g, user, item):
            options.append(Option(f"equip:{item}", Equip(item), "option-equip", {"card": item}, on))
        taken = augment_at if g.content.items[item].left else upgrade_on
        for to in places_for(g, user, item):
            if not taken(g, user, to):
                args = {"card": item, "to": to}
                key = f"attach:{item}:{to}"
                options.append(Option(key, Equip(item, to), "option-attach", args, on))
        for other in near:
            gift = {"card": item, "unit": other.id}
            key = f"give:{item}:{other.id}"
            options.append(Option(key, Gift(item, other.id), "option-give", gift, on))
    return options


# ---- trade


async def trade(g: G, explorer: Explorer, partners: list[Explorer]) -> None:
    """MA-EQP-14: any items each way with one explorer, if both agree; what is equipped is
    unequipped first (MA-EQP-17)."""
    partners = [p for p in partners if p is not explorer and (p.inventory or p.equipped
                or explorer.inventory or explorer.equipped)]  # fmt: skip
    if not partners:
        return
    options = [unit_option(p.id) for p in partners]
    name = await choose(explorer.seat, options, "ask-partner", rule="MA-EQP-14")
    partner = next(p for p in partners if p.id == name)
    giving = await goods(g, explorer, explorer, "ask-give")
    taking = await goods(g, explorer, partner, "ask-take")
    if not giving and not taking:
        return
    answers = [
        Option("agree", True, "option-agree"),
        Option("refuse", False, "option-refuse"),
    ]
    agreed = await choose(
        partner.seat, answers, "ask-agree", rule="MA-EQP-14", giving=giving, taking=taking
    )
    if not agreed:
        return
    for item in giving:
        give(g, explorer, partner, item)
    for item in taking:
        give(g, partner, explorer, item)
    g.say(Traded(explorer.id, partner.id), "MA-EQP-14")


async def goods(g: G, explorer: Explorer, owner: Explorer, prompt: str) -> list[str]:
    options = [
        card_option(i) for i in (*owner.equipped, *owner.inventory) if i not in g.state.tokens.spent
    ]
    if not options:
        return []
    return await choose_many(explorer.seat, options, prompt, rule="MA-EQP-14", unit=owner.id)


# ---- losing items


async def unequip_one(g: G, explorer: Explorer) -> None:
    """MA-EQP-09: the owner chooses any equipped item."""
    if explorer.equipped:
        options = [card_option(i) for i in explorer.equipped]
        item = await choose(explorer.seat, options, "ask-unequip", rule="MA-EQP-09")
        unequip(g, explorer, item)


async def discard_one(
    g: G, explorer: Explorer, *, equipped: bool = False, kind: str | None = None
) -> None:
    """MA-GFX-01, MA-GFX-02: the owner chooses."""
    found = [i for i in discardable(g, explorer, kind) if not equipped or i in explorer.equipped]
    if found:
        options = [card_option(i) for i in found]
        item = await choose(explorer.seat, options, "ask-discard", rule="MA-GFX-02")
        discard_item(g, explorer, item)


def discardable(g: G, explorer: Explorer, kind: str | None = None) -> list[str]:
    """MA-GFX-01, MA-LST-10: a card whose effect still lasts cannot be discarded for anything
    else."""
    items = g.content.items
    return [
        i
        for i in (*explorer.equipped, *explorer.inventory)
        if i not in g.state.tokens.spent and (kind is None or items[i].kind == kind)
    ]
