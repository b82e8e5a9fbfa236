"""What comes out of the box: cards, Locations, the journal and their words, as data."""
