"""The dungeon: laying locations, moving, exits, obstacles, threats, traps."""
