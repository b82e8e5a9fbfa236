"""Cards: abilities and when they are used, effects and what they do."""
