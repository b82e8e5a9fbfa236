"""Numbers of content that need only the scenario."""

from ..box.amounts import Amount, total
from .state import G


def plain(g: G, value: Amount) -> int:
    """GH-SPE-11: a number, or a formula in L and C. GH-GEN-13: exhausted characters count too."""
    if isinstance(value, int):
        return value
    known = {"L": g.state.level, "C": len(g.state.characters)}
    return total(value, known.__getitem__)
