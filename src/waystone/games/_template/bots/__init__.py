"""How a sensible hero plays, and how well the party stands."""
