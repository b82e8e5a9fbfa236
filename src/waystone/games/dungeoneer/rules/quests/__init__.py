"""Quests: open ones, attempts by category, completion."""
