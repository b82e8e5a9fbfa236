"""The board: exploring, doors, terrain, traps."""
