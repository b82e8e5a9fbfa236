"""Collectors: what is counted while games are played. A collector sees a game before it starts, at
every answer and at its end; games and users add their own by `module:Class`."""

import importlib
from collections import Counter
from typing import Any, Protocol, TypeAlias

from waystone.kernel.errors import WaystoneError
from waystone.kernel.session import Session
from waystone.kernel.text import Names

KEYS, PARTY = f"{__name__}:Keys", f"{__name__}:Party"

Row: TypeAlias = dict[str, Any]
"""Plain values by name."""


class Collector(Protocol):
    """Gives rows of plain values for one game; a new collector is made for every game."""

    def before(self, session: Session) -> None: ...

    def step(self, session: Session, seat: int, key: str) -> None: ...

    def after(self, session: Session) -> list[Row]: ...


class Keys:
    """How often each seat gave each answer that is not just a place, and whether it won: what is
    played, and what wins."""

    def before(self, session: Session) -> None:
        self._given: Counter[tuple[int, str]] = Counter()

    def step(self, session: Session, seat: int, key: str) -> None:
        for word in key.split():
            if not word.isdecimal():
                self._given[seat, word] += 1

    def after(self, session: Session) -> list[Row]:
        winners = session.end.winners if session.end else []
        names = session.game.names(session.content)
        return [
            {"seat": seat, "key": key, "name": name, "times": times, "won": seat in winners}
            for (seat, key), times in self._given.items()
            if (name := _spoken(key, names))
        ]


def _spoken(key: str, names: Names) -> str:
    """`top:blubber-spade` as people say it; nothing for `hex:3,1`, which names no thing."""
    how, _, thing = key.rpartition(":")
    name = names.get(thing, {}).get("en", "")
    if not how:
        return name or key
    return f"{name} ({how})" if name else ""


class Party:
    """Who each seat played, and whether it won: the name on the mat before it."""

    def before(self, session: Session) -> None:
        pass

    def step(self, session: Session, seat: int, key: str) -> None:
        pass

    def after(self, session: Session) -> list[Row]:
        winners = session.end.winners if session.end else []
        text = session.game.text("en", session.content)
        mats = {mat.seat: mat.name for mat in reversed(session.view(None, text, 0).mats)}
        return [
            {"seat": seat, "hero": mats.get(seat, "-"), "won": seat in winners}
            for seat in range(session.setup.seats)
        ]


def collector(name: str) -> Collector:
    """The collector that `module:Class` names."""
    module, _, attribute = name.partition(":")
    try:
        made: Collector = getattr(importlib.import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise WaystoneError(f"There is no collector '{name}': {error}.") from None
    return made
