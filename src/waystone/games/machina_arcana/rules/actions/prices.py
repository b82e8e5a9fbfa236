"""What actions cost (MA-EXT-04)."""

from ...box.modifiers import Barred, CostOf
from ...table.state import Explorer, G
from ..cards.modifiers import applying

COSTS = {
    "move": 1,
    "door": 2,
    "break-door": 4,
    "lever": 2,
    "recharge": 1,
    "workbench": 3,
    "chest": 3,
    "event": 1,
    "chapter": 3,
    "lit-chapter": 1,
    "seal": 3,
    "explore": 2,
    "leave": 2,
    "inventory": 3,
    "trade": 2,
}
"""MA-EXT-04, in stamina."""


def prices(g: G, explorer: Explorer) -> dict[str, int]:
    """MA-EXT-04 for this explorer; what is barred is not in it."""
    changes = applying(g, explorer, CostOf)
    bars = applying(g, explorer, Barred)
    if not changes and not bars:
        return COSTS
    found = dict(COSTS)
    for mod, _ in changes:
        found[mod.action] = max(0, found[mod.action] + mod.n)
    found["move"] = max(1, found["move"])
    for bar, _ in bars:
        found.pop(bar.what, None)
    return found
