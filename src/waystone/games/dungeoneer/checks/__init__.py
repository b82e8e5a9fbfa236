"""What must always hold, and the language of the tests."""
