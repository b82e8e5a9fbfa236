"""The toolbox games share: grids, paths, sight, decks, dice. It knows no game."""
