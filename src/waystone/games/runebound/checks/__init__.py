"""Invariants and the test language."""
