"""Loot and outcomes: what each member gets, and what is got once and shared (TG-COM-04,
TG-DIP-08)."""

from collections.abc import Sequence

from msgspec import structs

from waystone.kernel.ask import Option, choose

from .apply import apply, does
from .effects import (
    Calm,
    Damage,
    Effect,
    Gain,
    GainItem,
    Heal,
    Lose,
    LoseItem,
    Party,
    Rouse,
    Terror,
    Tire,
    Udamage,
)
from .facts import ItemChanged, ItemGained
from .party import hero, hero_option, party_chooses, present
from .state import Card, G, Hero, Item
from .tracks import change_resource, lose_item

SHARED = (Calm, Damage, Gain, Heal, Lose, Rouse, Terror, Tire, Udamage)


async def share_all(g: G, effects: Sequence[Effect]) -> None:
    for effect in effects:
        if not present(g):
            return
        await share(g, effect)


async def share(g: G, effect: Effect) -> None:
    """TG-COM-04, TG-DIP-08: [PARTY] parts for each member; XP for all characters (TG-RES-06);
    the rest once, divided as the members like."""
    if isinstance(effect, Party) or (isinstance(effect, Gain) and effect.what == "xp"):
        await apply(g, [effect], present(g)[0].seat, None)
        return
    units = effect.n if isinstance(effect, SHARED) else 1
    single = structs.replace(effect, n=1) if isinstance(effect, SHARED) else effect
    for _ in range(units):
        members = present(g)
        if not members:
            return
        options = [hero_option(g, m.seat) for m in members]
        seat = await party_chooses(g, options, "ask-share", "TG-COM-04", effect=single)
        await apply(g, [single], seat, None)


@does(Gain)
async def gain(g: G, effect: Gain, seat: int, card: Card | None) -> None:
    """TG-RES-06: XP comes to all characters together. TG-RES-03: what is above the limit goes to
    another character, or is lost."""
    if effect.what == "xp":
        for one in g.state.heroes:
            change_resource(g, one.seat, "xp", effect.n, "TG-RES-06")
        return
    left = effect.n - change_resource(g, seat, effect.what, effect.n, "TG-RES-01")
    for other in g.state.heroes:
        if left and other.seat != seat:
            left -= change_resource(g, other.seat, effect.what, left, "TG-RES-03")


@does(Lose)
async def lose(g: G, effect: Lose, seat: int, card: Card | None) -> None:
    """TG-GEN-09: as much as there is."""
    change_resource(g, seat, effect.what, -effect.n, "TG-GEN-09")


@does(GainItem)
async def gain_item(g: G, effect: GainItem, seat: int, card: Card | None) -> None:
    """TG-ITM-07: the top card of that deck; TG-ITM-10: from an empty deck nothing."""
    deck = g.state.items.get(effect.deck)
    if deck:
        await take_item(g, hero(g, seat), deck.pop())


async def take_item(g: G, one: Hero, item: str) -> None:
    """TG-ITM-04: with the slot taken, the owner says at once which one stays active."""
    slot = g.content.items[item].slot
    g.say(ItemGained(one.id, item), "TG-ITM-07")
    gained = Item(item)
    one.items.append(gained)
    rivals = [i for i in one.items if i.active and g.content.items[i.id].slot == slot]
    if not slot or len(rivals) < 2:
        return
    options = [
        Option(f"item:{i.id}", i, "option-item", {"item": i.id}, f"item:{i.id}") for i in rivals
    ]
    kept = await choose(one.seat, options, "ask-active-item", rule="TG-ITM-04")
    for item_of in rivals:
        item_of.active = item_of is kept
    g.say(ItemChanged(one.id, kept.id), "TG-ITM-04")


@does(LoseItem)
async def lose_an_item(g: G, effect: LoseItem, seat: int, card: Card | None) -> None:
    await lose_item(g, hero(g, seat), effect.slot)
