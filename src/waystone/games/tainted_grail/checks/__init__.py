"""Invariants, lint, the report on the content, the test language."""
