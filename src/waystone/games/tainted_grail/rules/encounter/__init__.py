"""Combat and Diplomacy: the Sequence, its keys, enemies and how it ends."""
