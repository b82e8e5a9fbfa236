"""Monsters: spawning, hunting, threat."""
