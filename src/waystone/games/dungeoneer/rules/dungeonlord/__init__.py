"""The Dungeonlord: banes and encounters against the other heroes."""
