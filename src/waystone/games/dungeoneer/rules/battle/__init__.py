"""The battle in eight steps."""
