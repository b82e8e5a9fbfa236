"""Who is there and who may do what: secrets, seats, those who watch, other processes."""
