"""Adventures: gems and decks, events, quests, tests, trophies."""
