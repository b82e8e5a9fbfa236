"""Rounds, turns, moving, terrain dice, resting and training."""
