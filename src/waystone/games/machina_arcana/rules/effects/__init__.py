"""What each effect of a card does: one function an effect, a file a noun."""
