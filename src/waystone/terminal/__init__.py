"""The table in characters, and a person at it."""
