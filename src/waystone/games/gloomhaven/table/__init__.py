"""What lies on the table: the state, facts told of it, questions to it that decide nothing."""
