"""What a seat sees and reads: the view, faces of cards, names."""
