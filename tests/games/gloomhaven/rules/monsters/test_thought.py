"""What a monster decides is thought out once for as long as things stand so."""

from typing import Any

import pytest

from waystone.games.gloomhaven.checks.testing import Gh
from waystone.games.gloomhaven.rules.actions.movement import position
from waystone.games.gloomhaven.rules.monsters.focus import Thought, think
from waystone.games.gloomhaven.table.ways import Foe, Position, Profile

WIDE = (". . . . . . . . . .",) * 4
PLAIN = Profile(2)


def standing(gh: Gh) -> Position:
    """A monster between two heroes, both as far; the first of them acts first."""
    hero, other = gh.hero(at=(0, 1)), gh.hero("lamplighter", (6, 1))
    foe = gh.monster((3, 1), number=1)
    foes = (Foe("harpooner", hero.cell, 0), Foe("lamplighter", other.cell, 1))
    return position(gh.g, foe, foes)


def decided(thought: Thought) -> object:
    return thought.foci, thought.ranking, [thought.plans(focus) for focus in thought.foci]


def changes(gh: Gh) -> dict[str, tuple[Position, Profile]]:
    """Each of them makes it decide otherwise."""
    there = standing(gh)
    beside = 1 << gh.cell((2, 1)) | 1 << gh.cell((1, 1))

    def stands(**parts: Any) -> tuple[Position, Profile]:
        return there._replace(**parts), PLAIN

    one, two = there.foes
    return {
        "as it was": (there, PLAIN),
        "a longer move": (there, Profile(1)),
        "a reach": (there, Profile(2, 3, True)),
        "its own hex": stands(start=gh.cell((4, 1))),
        "the hex of a foe": stands(foes=(one._replace(cell=gh.cell((0, 3))), two)),
        "the initiative": stands(foes=(one._replace(rank=2), two)),
        "who is there": stands(foes=(two,)),
        "who stands where it would go": stands(taken=there.taken | beside),
        "what it cannot go through": stands(blocked=there.blocked | beside),
        "a trap": stands(negative=beside),
        "difficult terrain": stands(difficult=beside),
    }


@pytest.mark.rule("GH-FOC-04", "GH-MMV-06")
def test_what_changes_a_decision_is_thought_of() -> None:
    found = changes(Gh(*WIDE))
    remembered = {name: decided(think(*given)) for name, given in found.items()}
    assert remembered == {name: decided(Thought(*given)) for name, given in found.items()}
    same = remembered.pop("as it was")
    assert same not in remembered.values()


@pytest.mark.rule("GH-FOC-04")
def test_who_stands_far_from_all_changes_nothing() -> None:
    gh = Gh(*WIDE)
    there = standing(gh)
    thought = think(there, PLAIN)
    far = there._replace(taken=there.taken | 1 << gh.cell((9, 3)))
    assert think(far, PLAIN) is thought
    assert decided(thought) == decided(Thought(far, PLAIN))
    assert think(far, Profile(9)) is not think(there, Profile(9))
