"""Facts: how they are read out, who may see them, whose they are."""

from typing import ClassVar

import pytest

from waystone.kernel.facts import Fact, Line
from waystone.kernel.play import Play
from waystone.kernel.scenes import Scenes
from waystone.kernel.text import Wordless


class DoorOpened(Fact, frozen=True):
    seat: int
    door: str
    key: str

    unsaid: ClassVar[tuple[str, ...]] = ("key",)


class Creaked(Fact, frozen=True):
    door: str


def said(fact: Fact) -> Line:
    g: Play[None, None] = Play(None, None, [])  # type: ignore[type-var]
    g.say(fact, "X-1")
    assert g.log is not None
    return g.log[0]


def test_a_fact_is_read_by_its_name_and_its_fields_but_for_what_is_unsaid() -> None:
    line = said(DoorOpened(2, "oak", "brass"))
    assert (line.text, line.rule) == ("fact-door-opened", "X-1")
    assert (line.args, line.unsaid) == ({"seat": 2, "door": "oak"}, {"key": "brass"})
    assert (said(Creaked("oak")).args, said(Creaked("oak")).unsaid) == ({"door": "oak"}, {})


@pytest.mark.parametrize(
    ("seats", "except_seats", "seen"),
    [(None, (), [None, 0, 1]), ((1,), (), [1]), (None, (1,), [None, 0]), ((), (), [])],
)
def test_a_line_is_for_those_whom_it_names_or_for_all_but_some(
    seats: tuple[int, ...] | None, except_seats: tuple[int, ...], seen: list[int | None]
) -> None:
    line = Line("fact", {}, "", 0, seats, except_seats)
    assert [seat for seat in (None, 0, 1) if line.visible(seat)] == seen
    assert line.open is (len(seen) == 3)


def test_a_fact_is_of_the_seat_that_it_names_or_of_whoever_answered() -> None:
    named = Line("fact", {"seat": 0}, "", 0, by=1)
    unnamed = Line("fact", {"seat": "oak"}, "", 0, by=1)
    assert (named.whose(), unnamed.whose(), Line("fact", {}, "", 0).whose()) == (0, 1, None)


def test_a_fact_that_has_a_scene_is_told_in_it_with_what_is_unsaid() -> None:
    scenes: Scenes[None, None] = Scenes()
    met: list[Fact] = []
    scenes.of(DoorOpened)(lambda state, content, fact, text: met.append(fact))
    opened, creaked = said(DoorOpened(2, "oak", "brass")), said(Creaked("oak"))
    assert (opened in scenes, creaked in scenes) == (True, False)
    scenes(None, None, opened, Wordless())
    assert met == [DoorOpened(2, "oak", "brass")]
    with pytest.raises(TypeError, match="DoorOpened has two scenes"):
        scenes.of(Creaked, DoorOpened)(lambda state, content, fact, text: None)
