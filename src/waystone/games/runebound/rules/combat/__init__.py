"""Combat: entering it, its rounds, actions, tokens, damage and its end."""
