"""Saves of older versions, brought up to date as plain data."""

from typing import Any

Plain = dict[str, Any]


def unread(state: Plain) -> Plain:
    """1 to 2: pages are read before play goes on; of one that lay open nothing counts as read."""
    return state


MIGRATIONS = {1: unread}
