"""The level of a scenario (GH-LVL)."""

from ...box.tables import DIFFICULTY


def recommended(levels: list[int], difficulty: str, raised: int = 0) -> int:
    """GH-LVL-02, GH-LVL-03, GH-AMB-23: half the average level, rounded up, and the difficulty."""
    half = -(-sum(levels) // (2 * len(levels)))
    return min(7 - raised, max(0, half + DIFFICULTY[difficulty]))
