"""The toolbox games share: grids, maps of cards, paths, sight. Every part serves a game."""
