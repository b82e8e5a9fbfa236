"""The book, chapter by chapter."""
