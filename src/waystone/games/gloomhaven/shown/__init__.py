"""What a seat sees and reads: views, faces of cards, wording, names."""
