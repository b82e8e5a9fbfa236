"""Characters: tracks, resources, items and Secrets, Conditions, development, death, echoes."""
