"""The book, chapter by chapter; `steps.py` is its overview."""
