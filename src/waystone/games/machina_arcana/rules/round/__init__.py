"""The round: windows between actions, the game die."""
