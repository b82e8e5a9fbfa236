"""Waystone: five adventure board games on one rules engine.

>>> import waystone
>>> session = waystone.new_game("_template", seats=2, seed=1)
>>> question = session.questions()[0]
>>> session.answer(question.seat, question.options[0].key)
"""

# Little is imported here, for `waystone` can be stopped only after it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from waystone.kernel.game import Game
    from waystone.kernel.session import Keep, Session

    def games() -> list[Game]:
        """Every game there is."""


__all__ = ["Session", "games", "load", "new_game"]
__version__ = "0.1.0"


def new_game(
    game: str,
    seats: int = 1,
    seed: int = 0,
    *,
    mode: str = "",
    scenario: str = "",
    variants: list[str] | None = None,
    choices: dict[str, str] | None = None,
    packs: "tuple[Path, ...]" = (),
    keep: "Keep" = "all",
) -> "Session":
    """A new game, ready for its first answer."""
    from waystone.kernel.game import Setup, find
    from waystone.kernel.session import Session

    found = find(game)
    setup = Setup(seats, seed, mode, scenario, variants or [], choices or {})
    return Session.new(found, setup, keep, found.load_content(packs))


def load(path: "str | Path") -> "Session":
    """The game of a save file."""
    from pathlib import Path

    from waystone.kernel import save

    session, _ = save.load(save.read(Path(path)))
    return session


def __getattr__(name: str) -> "Any":
    if name == "Session":
        from waystone.kernel.session import Session

        return Session
    if name == "games":
        from importlib import import_module

        return import_module("waystone.games")
    raise AttributeError(name)
