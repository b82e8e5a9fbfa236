"""What the acts of cards do: one function each."""
