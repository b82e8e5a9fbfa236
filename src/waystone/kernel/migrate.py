"""Old saves in new programs: a state is brought up to date as plain data, one version at a time,
by the functions that its game keeps."""

from collections.abc import Callable, Mapping
from typing import Any

from .errors import BadSave

Plain = dict[str, Any]


def migrate(
    state: Plain, version: int, current: int, steps: Mapping[int, Callable[[Plain], Plain]]
) -> Plain:
    if version > current:
        raise BadSave(
            f"The save is of version {version} and this program knows up to {current}: update it."
        )
    while version < current:
        if version not in steps:
            raise BadSave(f"A save of version {version} can no longer be read.")
        state = steps[version](state)
        version += 1
    return state
