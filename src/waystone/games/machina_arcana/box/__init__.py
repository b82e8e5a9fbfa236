"""What comes out of the box: cards, tiles and their vocabulary."""
