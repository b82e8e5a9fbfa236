"""Adventure cards: decks, limits, playing them, the moments at which they are offered."""
