"""The protocol every game speaks: asks, steps, sessions, facts, views. It knows no game."""
