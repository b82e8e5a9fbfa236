"""What must always be true, what is wrong with content, and the test language."""
