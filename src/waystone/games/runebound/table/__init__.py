"""What lies on the table: the state, its facts, and what can be read off it."""
