"""The story: the time track, story cards, the villain, elimination."""
