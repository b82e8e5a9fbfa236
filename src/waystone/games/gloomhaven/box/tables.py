"""The tables of the campaign."""

THRESHOLDS = (0, 45, 95, 150, 210, 275, 345, 420, 500)
"""GH-LUP-02: experience for the levels 1 to 9."""
MOST_CHECKS = 18
"""GH-PRK-03."""
MARKS = (0, 4, 9, 15, 22, 30, 39, 50, 64)
"""GH-PRO-02: marks in total for the prosperity levels 1 to 9."""
DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
"""GH-LVL-03: what it changes of the recommended level."""
