"""Items in the hands of an explorer: equipping, attaching, discarding (MA-ITM, MA-EQP)."""

from ...box.definitions import ItemDef
from ...box.index import index
from ...table.cards import owner_of
from ...table.facts import DiscardedEvent, DiscardedItem, Equipped, EventDiscarded, Unequipped
from ...table.state import Explorer, G
from ...table.story import current_event
from ..cards.doing import Doing
from ..cards.modifiers import most
from ..registry import resolve

AT_ONCE = {"gunner": "apparel", "fighter": "weapon", "arcanist": "artifact", "technician": "any"}


def can_be_base(item: ItemDef) -> bool:
    """MA-ITM-01, MA-ITM-08: no consumable, no augment; a weapon without hands is only ever an
    upgrade."""
    if item.kind == "consumable" or item.left:
        return False
    return item.kind != "weapon" or item.hands > 0


def bases(g: G, explorer: Explorer, kind: str) -> list[str]:
    """MA-EQP-04: the base items of a type; the hands of what is attached to them do not count."""
    items = g.content.items
    return [i for i, parent in explorer.equipped.items() if not parent and items[i].kind == kind]


def fits_as_base(g: G, explorer: Explorer, item: str) -> bool:
    """MA-EQP-01: 1 apparel, 1 artifact, weapons for two hands in all, those of base weapons only
    (MA-EQP-04)."""
    card = g.content.items[item]
    if not can_be_base(card):
        return False
    there = bases(g, explorer, card.kind)
    if card.kind != "weapon":
        return not there
    return card.hands + sum(g.content.items[i].hands for i in there) <= 2


def attached(explorer: Explorer, item: str) -> list[str]:
    """MA-EQP-09: everything attached to an item, directly or not."""
    found = []
    for child, parent in explorer.equipped.items():
        if parent == item:
            found += [child, *attached(explorer, child)]
    return found


def chain_of(explorer: Explorer, item: str) -> list[str]:
    """MA-EQP-05: the whole chain that an equipped item belongs to."""
    while explorer.equipped[item]:
        item = explorer.equipped[item]
    return [item, *attached(explorer, item)]


def upgrade_on(g: G, explorer: Explorer, item: str) -> str:
    """MA-EQP-06: the upgrade that lies directly on an item."""
    items = g.content.items
    for child, parent in explorer.equipped.items():
        if parent == item and not items[child].left:
            return child
    return ""


def augment_at(g: G, explorer: Explorer, item: str) -> str:
    """MA-EQP-07: the augment at an item's connector, one at most."""
    items = g.content.items
    for child, parent in explorer.equipped.items():
        if parent == item and items[child].left:
            return child
    return ""


def places_for(g: G, explorer: Explorer, item: str) -> list[str]:
    """MA-EQP-03, MA-EQP-05, MA-EQP-07: the equipped items to which it can be attached."""
    items = g.content.items
    card = items[item]
    found = []
    for other in explorer.equipped:
        below = items[other]
        if below.kind != card.kind:
            continue
        if card.left:
            if below.right == card.left and (card.kind != "apparel" or below.slot == "body"):
                found.append(other)
        elif card.bottom and below.top == card.bottom and not _body_twice(g, explorer, card, other):
            found.append(other)
    return found


def _body_twice(g: G, explorer: Explorer, card: ItemDef, other: str) -> bool:
    """MA-EQP-05: never body on body, anywhere in the chain."""
    if card.slot != "body":
        return False
    replaced = upgrade_on(g, explorer, other)
    gone = [replaced, *attached(explorer, replaced)] if replaced else []
    return any(
        g.content.items[i].slot == "body" and i not in gone for i in chain_of(explorer, other)
    )


async def equip(g: G, explorer: Explorer, item: str, to: str = "") -> None:
    """MA-ITM-04: as a base, or attached to another; what was there goes to the inventory
    (MA-EQP-06, MA-EQP-07); its enters-play effects resolve at once (MA-EPL-01)."""
    if to:
        there = (augment_at if g.content.items[item].left else upgrade_on)(g, explorer, to)
        if there:
            unequip(g, explorer, there)
    explorer.inventory.remove(item)
    explorer.equipped[item] = to
    g.say(Equipped(explorer.id, item), "MA-ITM-04")
    if explorer.cell >= 0:
        await enter_play(g, explorer, item)


async def enter_play(g: G, explorer: Explorer, card: str) -> None:
    """MA-EPL-01, MA-ITM-03: its enters-play effects resolve at once, on its owner."""
    effects = index(g.content).cards[card].enters
    if effects:
        await resolve(g, Doing(explorer.id, card, explorer.id), effects)


def unequip(g: G, explorer: Explorer, item: str) -> None:
    """MA-EQP-09: the item and everything attached to it go to the inventory."""
    for each in [item, *attached(explorer, item)]:
        del explorer.equipped[each]
        explorer.inventory.append(each)
    g.say(Unequipped(explorer.id, item), "MA-EQP-09")
    settle(g, explorer)


def settle(g: G, explorer: Explorer) -> None:
    """MA-STA-04, MA-AMB-51: values above a lowered maximum drop to it, which is no damage."""
    if explorer.dead:
        return
    explorer.health = min(explorer.health, max(1, most(g, explorer, "health")))
    explorer.stamina = min(explorer.stamina, most(g, explorer, "stamina"))
    explorer.essence = min(explorer.essence, most(g, explorer, "essence"))


def part_with(g: G, explorer: Explorer, item: str) -> None:
    """MA-EQP-17, MA-GFX-02, MA-AMB-18: an item leaves its owner; attachments stay, its effect
    ends."""
    if item in explorer.equipped:
        unequip(g, explorer, item)
    explorer.inventory.remove(item)
    leave_tokens(g, item)


def leave_tokens(g: G, card: str) -> None:
    """MA-LST-07: markers and tokens on a card that leaves play return."""
    tokens = g.state.tokens
    tokens.markers[:] = [mark for mark in tokens.markers if mark.card != card]
    if card in tokens.spent:
        tokens.spent.remove(card)
    forget_progress(g, card)


def forget_progress(g: G, card: str) -> None:
    """MA-CHP-15, MA-CND-04: the progress tokens on a card return."""
    for key in [k for k in g.state.tokens.progress if k == card or k.startswith(f"{card}:")]:
        del g.state.tokens.progress[key]


def give(g: G, giver: Explorer, taker: Explorer, item: str) -> None:
    """MA-EQP-14: everything received goes to the inventory."""
    part_with(g, giver, item)
    taker.inventory.append(item)
    wake(g, taker, item)


def wake(g: G, explorer: Explorer, card: str) -> None:
    """MA-ABI-08, MA-AMB-11: who comes to something that can be used at any time is asked."""
    if card in index(g.content).free:
        explorer.watch = True


def discard_item(g: G, explorer: Explorer, item: str) -> None:
    """MA-GFX-02, MA-ITM-09: on top of the one item discard pile."""
    part_with(g, explorer, item)
    g.state.decks.item_discards.insert(0, item)
    g.say(DiscardedItem(explorer.id, item), "MA-GFX-02")


def discard_personal(g: G, explorer: Explorer, event: str) -> None:
    """MA-EVT-17, MA-GFX-03: on top of the explorer event pile, so there is no current event."""
    explorer.personal.remove(event)
    leave_tokens(g, event)
    g.state.decks.event_discards["explorer"].insert(0, event)
    g.say(DiscardedEvent(explorer.id, event), "MA-EVT-17")
    settle(g, explorer)


def discard_current(g: G, event: str) -> None:
    """MA-ABI-04, MA-AMB-71: the current explorer event stays on its pile, but is in play no
    more."""
    leave_tokens(g, event)
    if current_event(g, "explorer") == event:
        g.state.decks.turned.append("explorer")
        g.say(EventDiscarded(event), "MA-AMB-71")


def discard_card(g: G, d: Doing) -> None:
    """MA-ABI-04, MA-ITM-05, MA-LST-10, MA-LST-11: a card that leaves a lasting effect waits for its
    end; without a marker it goes at once."""
    owner = owner_of(g, d.card)
    if owner is None and d.card != current_event(g, "explorer"):
        return
    if d.lasted:
        g.state.tokens.spent.append(d.card)
    else:
        discard(g, owner, d.card)


def discard(g: G, owner: Explorer | None, card: str) -> None:
    """MA-GFX-01 to MA-GFX-03: an item, a personal event, or the current explorer event, which
    nobody owns (MA-ABI-04, MA-EVT-17, MA-LST-10)."""
    if owner is None:
        discard_current(g, card)
    elif card in g.content.items:
        discard_item(g, owner, card)
    elif card in owner.personal:
        discard_personal(g, owner, card)
