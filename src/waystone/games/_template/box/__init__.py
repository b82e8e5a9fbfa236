"""What comes out of the box: the printed things and the vocabulary of cards."""
