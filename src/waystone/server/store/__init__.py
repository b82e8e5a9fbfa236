"""What outlives the process: rows of a database, and what processes on it tell each other."""
