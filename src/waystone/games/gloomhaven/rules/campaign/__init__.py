"""The campaign: the town and all that is done there, events, travelling, retirement."""
