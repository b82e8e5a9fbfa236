"""One folder a game; a game is found by its folder and nothing else."""
