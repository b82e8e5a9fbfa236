"""The game die (MA-GEN-11, MA-VAR-03)."""

from ...table.state import G


def game_die(g: G, purpose: str) -> int:
    """MA-GEN-11, MA-NUM-02: 1 to 10; in the easy game the 0 face counts as 0 (MA-VAR-03)."""
    face = g.streams.roll(purpose, 10)
    return 0 if face == 10 and "easy" in g.state.variants else face
