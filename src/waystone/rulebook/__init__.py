"""The books of rules as data, their search, and what of them code and tests hold."""
