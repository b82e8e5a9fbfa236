"""The day: dawn, midday with its actions, dusk; events and chapters."""
