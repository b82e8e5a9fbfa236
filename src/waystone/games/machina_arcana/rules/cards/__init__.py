"""Cards at work: abilities, targets, conditions, triggers, essence, modifiers."""
