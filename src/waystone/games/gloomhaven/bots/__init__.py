"""How a sensible mercenary plays, and how well the party stands."""
