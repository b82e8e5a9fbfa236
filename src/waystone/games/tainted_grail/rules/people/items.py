"""Items: drawing, gaining, losing (TG-ITM)."""

from functools import cache

from waystone.kernel.ask import Option, choose

from ...box.definitions import Content
from ...box.effects import GainItem, LoseItem
from ...table.facts import ItemChanged, ItemGained, ItemLost
from ...table.island_facts import NoItemLeft
from ...table.party import hero
from ...table.state import Doing, G, Hero, Item
from ...table.world import Held
from ..doing import performs
from .echoes import ever

BURDEN = 5


def draw_item(g: G, deck: str) -> str | None:
    """TG-ITM-07, TG-SET-08: a shuffled deck with what was discarded beneath it in order. As long
    as a card that nobody has seen is left, the top one is any of those."""
    returned = g.state.items.get(deck, [])
    held = {item.id for one in g.state.heroes for item in one.items}
    if g.state.world is not None:
        held |= set(g.state.world.gone)
    unseen = [i for i in item_decks(g.content).get(deck, ()) if i not in held and i not in returned]
    if unseen:
        return g.streams.pick("items", unseen)
    return returned.pop(0) if returned else None


@cache
def item_decks(content: Content) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for item in content.items.values():
        found.setdefault(item.deck, []).append(item.id)
    return found


@performs.rule
async def gain_item(g: G, doing: Doing, effect: GainItem) -> None:
    """TG-ITM-07: the top card of that deck; TG-ITM-10: from an empty deck nothing; TG-ITM-11: a
    deck that is not on the table gives any card of its kind from the box."""
    seat = doing.me
    item = draw_item(g, effect.deck)
    if item is None:
        g.say(NoItemLeft(effect.deck), "TG-ITM-10")
    else:
        await take_item(g, hero(g, seat), item)


async def take_item(g: G, one: Hero, item: str) -> None:
    """TG-ITM-04: with the slot taken, the owner says at once which one stays active. TG-ECH-02: it
    may be an achievement. TG-EPM-07: it may be one too many."""
    slot = g.content.items[item].slot
    g.say(ItemGained(one.id, item), "TG-ITM-07")
    gained = Item(item)
    one.items.append(gained)
    ever(g)
    await settle_slot(g, one, slot, gained)
    await too_many(g, one)


async def settle_slot(g: G, one: Hero, slot: str, gained: Item | Held) -> None:
    """TG-ITM-04, TG-SEC-02: with the slot taken, the owner says at once which one stays active;
    TG-SEC-05: what has no slot is always active."""
    rivals = [c for c in slot_cards(g, one, slot) if c.active and c is not gained] if slot else []
    if not rivals:
        return
    gained.active = False
    both = [*rivals, gained]
    options = [
        Option(f"item:{c.id}", c, "option-item", {"item": c.id}, f"item:{c.id}") for c in both
    ]
    kept = await choose(one.seat, options, "ask-active-item", rule="TG-ITM-04")
    for card in both:
        card.active = card is kept
    g.say(ItemChanged(one.id, kept.id), "TG-ITM-04")


def slot_cards(g: G, one: Hero, slot: str) -> list[Item | Held]:
    """TG-SEC-02: items and Secrets of a slot."""
    items = [i for i in one.items if g.content.items[i.id].slot == slot]
    secrets = [s for s in one.secrets if g.content.secrets[s.id].slot == slot]
    return [*items, *secrets]


async def too_many(g: G, one: Hero) -> None:
    """TG-EPM-07, TG-AMB-54: a sixth item is handed over or discarded at once."""
    while "epic-burden" in g.state.rules and len(one.items) > BURDEN:
        near = [
            other
            for other in g.state.heroes
            if other is not one and other.at == one.at and len(other.items) < BURDEN
        ]
        options: list[Option[tuple[Item, Hero | None]]] = [
            Option(f"drop:{i.id}", (i, None), "option-drop", {"item": i.id}, f"item:{i.id}")
            for i in one.items
        ]
        options += [
            Option(
                f"give:{i.id}:{other.id}",
                (i, other),
                "option-give",
                {"item": i.id, "hero": other.id},
                f"item:{i.id}",
            )
            for i in one.items
            for other in near
        ]
        item, other = await choose(one.seat, options, "ask-burden", rule="TG-EPM-07")
        one.items.remove(item)
        if other is None:
            file_item(g, item.id)
            g.say(ItemLost(one.id, item.id), "TG-EPM-07")
        else:
            other.items.append(item)
            g.say(ItemGained(other.id, item.id), "TG-AMB-54")
            ever(g)
            await settle_slot(g, other, g.content.items[item.id].slot, item)


@performs.rule
async def lose_an_item(g: G, doing: Doing, effect: LoseItem) -> None:
    seat = doing.me
    await lose_item(g, hero(g, seat), effect.slot, doing.origin)


async def lose_item(g: G, one: Hero, slot: str, source: str = "") -> None:
    """TG-ITM-09: an own item of choice goes to the bottom of its deck; where a slot is named, an
    active one of it. TG-SEC-01: Secrets are never taken by it. TG-TRT-04: so does Sunder;
    TG-ITM-16: what is flipped is not active."""
    items = [
        item
        for item in one.items
        if not slot or (in_use(item) and g.content.items[item.id].slot == slot)
    ]
    if not items:
        return
    options = [
        Option(f"item:{i.id}", i, "option-item", {"item": i.id}, f"item:{i.id}") for i in items
    ]
    lost = await choose(one.seat, options, "ask-lose-item", rule="TG-ITM-09", source=source)
    one.items.remove(lost)
    file_item(g, lost.id)
    g.say(ItemLost(one.id, lost.id), "TG-ITM-09")


def in_use(item: Item) -> bool:
    """TG-ITM-03, TG-ITM-16: face up."""
    return item.active and not item.flipped


def file_item(g: G, item: str) -> None:
    """TG-DSC-01: to the bottom of its own deck."""
    g.state.items.setdefault(g.content.items[item].deck, []).append(item)
