"""What comes out of the box: cards as frozen data."""
