"""A scenario: set-up, rounds, initiative, turns, rest, clean-up, rooms and special rules."""
