"""The story: scenario, chapters, events, ending, campaign."""
