"""What becomes of an item that is used (GH-ITM-07 to GH-ITM-11)."""

from ...table.facts import UsedItem
from ...table.state import Character, G, ItemState
from ..scenario.cards import deed


def used_up(g: G, owner: Character, item: ItemState) -> None:
    """GH-ITM-07, GH-ITM-08, GH-ITM-11: spent or consumed by its use. GH-ITM-10: its circles are
    free again. GH-STA-06: it counts for battle goals."""
    kind = g.content.items[item.item].use
    if kind:
        item.state = kind
        item.used = 0
        deed(owner, f"items-{kind}")
    deed(owner, "items-used")
    g.say(UsedItem(owner.id, item.item), "GH-ITM-07" if kind == "spent" else "GH-ITM-08")


def wear(g: G, owner: Character, item: ItemState) -> None:
    """GH-ITM-10: an item with circles is spent or consumed after the last of them."""
    circles = g.content.items[item.item].circles
    if not circles:
        return
    item.used += 1
    if item.used >= circles:
        used_up(g, owner, item)


def refresh(g: G, owner: Character, item: ItemState) -> None:
    """GH-REC-03, GH-REC-04: it can be used again, unless it is consumed for good."""
    if item.state == "consumed" and g.content.items[item.item].unrecoverable:
        return
    item.state = "ready"
    item.used = 0
