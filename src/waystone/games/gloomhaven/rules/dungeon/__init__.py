"""The random dungeon: its rooms, penalties and treasure."""
