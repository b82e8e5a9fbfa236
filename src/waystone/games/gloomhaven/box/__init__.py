"""What comes out of the box: definitions and effects as data, and what follows from them alone."""
