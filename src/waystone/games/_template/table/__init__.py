"""What lies on the table, and what can be said of it."""
