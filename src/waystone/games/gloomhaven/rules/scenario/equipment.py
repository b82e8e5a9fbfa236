"""Equipment and the character before a scenario (GH-SET-13, GH-SET-14, GH-LVL, GH-CHR-05)."""

from msgspec import structs

from ...box.classes import HIT_POINTS, STANDARD_DECK, CardDef, ClassDef
from ...box.definitions import Content
from ...table.state import Character, G, ItemState, State
from ..actions.modifiers import MINUS
from .special import ignores

SLOTS = {"head": 1, "body": 1, "legs": 1}


def classes_on_offer(state: State, content: Content) -> list[str]:
    """GH-GEN-04, GH-AMB-70: the open classes; in a single scenario the sealed ones too, if the
    table is set up with them."""
    sealed = "sealed-classes" in state.variants
    return [c.id for c in content.classes.values() if sealed or not c.locked]


def choices(g: G, owner: Character) -> list[str]:
    """What the shop of a town as prosperous as the character offers for its gold; items that it
    owns already need no money (GH-ITM-02: one copy each). GH-ITM-01: items are for every class.
    GH-GEN-16, GH-SHP-04: as far as there are copies."""
    worn = {i.item for i in owner.items}
    if g.state.campaign is not None:
        return [item for item in owner.owned if item not in worn]
    copies: dict[str, int] = {}
    for c in g.state.characters:
        for name in c.owned:
            copies[name] = copies.get(name, 0) + 1
    return [
        item.id
        for item in g.content.items.values()
        if item.id not in worn
        and (
            item.id in owner.owned
            or (
                item.prosperity <= max(1, owner.level)
                and item.price <= owner.gold
                and copies.get(item.id, 0) < item.copies
            )
        )
    ]


def fits(g: G, owner: Character, name: str) -> bool:
    """GH-SET-13: 1 head, 1 body, 1 legs, two hands, small items up to half the level."""
    slots = [g.content.items[i.item].slot for i in owner.items]
    slot = g.content.items[name].slot
    if slot == "small":
        return slots.count("small") < (owner.level + 1) // 2
    if slot == "hand":
        return slots.count("hand") + 2 * slots.count("hands") < 2
    if slot == "hands":
        return "hand" not in slots and "hands" not in slots
    return slots.count(slot) < SLOTS[slot]


def wears_all(g: G, owner: Character) -> bool:
    """GH-SET-13: whether nobody would leave anything at home: all that the character owns fits, and
    nothing has to be bought. GH-SET-14: or brings bad cards; GH-STA-06: or stands in the way of a
    battle goal."""
    left = choices(g, owner)
    if g.state.campaign is None or any(g.content.items[name].minus for name in left):
        return False
    if any(g.content.battle_goals[goal].count == "items-used" for goal in owner.goals):
        return False
    dressed = structs.replace(owner, items=list(owner.items))
    for name in left:
        if not fits(g, dressed, name):
            return False
        dressed.items.append(ItemState(name))
    return True


def equip(g: G, owner: Character, name: str) -> None:
    if name not in owner.owned:
        owner.gold -= g.content.items[name].price
        owner.owned.append(name)
    owner.items.append(ItemState(name))


def negative_cards(g: G, owner: Character) -> None:
    """GH-SET-14: -1 cards for what is worn, unless a perk ignores them."""
    if ignores(g, owner.id, "items"):
        return
    count = sum(g.content.items[i.item].minus for i in owner.items)
    if count:
        owner.deck.draw += [MINUS] * count
        g.streams.shuffle("modifiers", owner.deck.draw)


def modifier_deck(definition: ClassDef, perks: list[int]) -> list[str]:
    """GH-SET-09, GH-SET-10: twenty standard cards, changed by perks."""
    deck = list(STANDARD_DECK)
    for n in perks:
        perk = definition.perks[n]
        for card in perk.remove:
            if card in deck:
                deck.remove(card)
        deck += perk.add
    return deck


def ready_pool(cards: list[CardDef], level: int) -> list[str]:
    """GH-CHR-02, GH-LUP-03: all cards of level 1 and X, and for each level above one card of it: by
    turns the first and the second. GH-SET-16: at level 1 both kinds."""
    pool = [card.id for card in cards if card.grade == 1]
    for n in range(2, level + 1):
        own = [card.id for card in cards if card.level == n]
        if own:
            pool.append(own[n % len(own)])
    return pool


def ready_perks(definition: ClassDef, level: int) -> list[int]:
    """GH-LUP-04: a perk for each level above the first, from the top of the sheet."""
    boxes = [n for n, perk in enumerate(definition.perks) for _ in range(perk.boxes)]
    return boxes[: level - 1]


def hit_points(content: Content, name: str, level: int) -> int:
    return HIT_POINTS[content.classes[name].health][level - 1]
