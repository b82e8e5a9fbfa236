"""The hero: action points, Glory and Peril, levels, falling, wounds, defeat."""
