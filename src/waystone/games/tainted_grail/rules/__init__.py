"""The book, chapter by chapter. TG-GEN-04: where it is unclear, as section 11 has ruled."""
