"""The set's goddess, the game of several sets, the game alone."""
