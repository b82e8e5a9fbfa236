"""How a sensible player plays, and how well a seat stands."""
