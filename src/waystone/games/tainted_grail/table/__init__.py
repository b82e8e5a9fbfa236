"""What lies on the table: the characters, an encounter, the island; and what can be read off it."""
