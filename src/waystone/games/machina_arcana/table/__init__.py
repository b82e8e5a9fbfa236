"""What lies on the table, and looking at it."""
