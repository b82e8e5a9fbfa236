"""The phases of a turn and what may be done in them."""
