"""The island: Locations, travel, Guidestones, Guardians, Kings, the encounter decks."""
