"""What comes out of the box: cards, tokens and the map as data."""
