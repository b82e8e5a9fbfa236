"""How bots play, and how well a side stands."""
