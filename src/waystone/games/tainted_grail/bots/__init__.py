"""How sensible travellers play."""
