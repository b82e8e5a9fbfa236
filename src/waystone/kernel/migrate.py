"""Old saves in new programs: a position is brought up to date as plain data, one version at a time,
by the functions that its game keeps."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, field

from .errors import BadSave
from .step import Next


class Position(Struct):
    """Where a game stands, as plain data: the state, the step that is running (none when the game
    is over) and those that wait, the innermost last."""

    state: dict[str, Any]
    step: str | None
    args: list[Any] = field(default_factory=list)
    stack: list[Next] = field(default_factory=list)


Migration = Callable[[Position], Position]


def migrate(
    position: Position, version: int, current: int, steps: Mapping[int, Migration]
) -> Position:
    if version > current:
        raise BadSave(
            f"The save is of version {version} and this program knows up to {current}: update it."
        )
    while version < current:
        if version not in steps:
            raise BadSave(f"A save of version {version} can no longer be read.")
        position = steps[version](position)
        version += 1
    return position
