"""How bots play, and how well a seat stands."""
