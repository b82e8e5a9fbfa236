"""`waystone games`: what can be played."""

from collections.abc import Callable
from typing import Any

Tell = Callable[..., tuple[int, str, str]]
Told = Callable[..., Any]


def test_games_are_listed_with_seats_modes_and_content(tell: Tell, told: Told) -> None:
    for game in told("games", "--json"):
        assert set(game) >= {"id", "name", "seats", "modes", "scenarios", "content"}
        assert set(game["name"]) == {"en", "ru"}
        assert game["content"]
    code, out, _ = tell("games", "--lang", "ru")
    assert code == 0
    del out
