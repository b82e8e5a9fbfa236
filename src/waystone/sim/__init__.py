"""Mass play: many games, headless, over several processes, with the same results for the same
seeds."""
