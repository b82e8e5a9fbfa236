"""A table: a session with its journal, and all that people and bots do at it."""
