"""Learning environments: any game as a PettingZoo or Gymnasium environment."""
