"""Monsters: focus, movement, attack, and summons, who act as monsters do."""
