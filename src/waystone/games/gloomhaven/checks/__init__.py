"""Invariants, lint, the solver, and the test language."""
