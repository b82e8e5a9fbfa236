"""Old saves are brought up to date one version at a time."""

import pytest

from waystone.kernel.errors import BadSave
from waystone.kernel.migrate import Migration, Position, migrate


def adding(name: str) -> Migration:
    return lambda old: Position({**old.state, name: len(old.state)}, old.step)


STEPS = {1: adding("one"), 2: adding("two"), 3: adding("three")}


@pytest.mark.parametrize(("version", "made"), [(1, {"one": 0, "two": 1}), (2, {"two": 0}), (3, {})])
def test_every_version_since_then_is_made_up_for_in_turn(version: int, made: object) -> None:
    assert migrate(Position({}, "turn"), version, 3, STEPS) == Position(made, "turn")  # type: ignore[arg-type]


def test_what_is_newer_or_too_old_is_refused() -> None:
    with pytest.raises(BadSave, match="of version 4 and this program knows up to 3"):
        migrate(Position({}, "turn"), 4, 3, STEPS)
    with pytest.raises(BadSave, match="A save of version 0 can no longer be read"):
        migrate(Position({}, "turn"), 0, 3, STEPS)
