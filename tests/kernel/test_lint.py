"""What a game finds wrong with content is told with file and line, and refused with the pack."""

from pathlib import Path

import pytest
from msgspec import Struct

from waystone.kernel.content import load
from waystone.kernel.errors import BadContent
from waystone.kernel.lint import Mistake, unknown


class Ring(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    opens: list[str] = []


class World(Struct, frozen=True, forbid_unknown_fields=True):
    start: str


class Content(Struct, frozen=True):
    rings: dict[str, Ring]
    world: World


def lint(content: Content) -> list[Mistake]:
    found = unknown("world", "", "ring", content.world.start, content.rings, ["start"])
    for ring in content.rings.values():
        for n, other in enumerate(ring.opens):
            found += unknown("rings", ring.id, "ring", other, content.rings, ["opens", n])
    return found


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "content"
    (folder / "rings").mkdir(parents=True)
    (folder / "world.yaml").write_text("# The world.\nstart: gold\n")
    (folder / "rings/old.yaml").write_text("- id: gold\n- id: iron\n  opens:\n    - gold\n")
    return folder


def mistakes(*folders: Path) -> list[str]:
    with pytest.raises(BadContent) as refused:
        load(Content, list(folders), lint)
    return list(refused.value.mistakes)


def test_content_without_a_mistake_is_loaded(box: Path) -> None:
    content, _ = load(Content, [box], lint)
    assert sorted(content.rings) == ["gold", "iron"]


def test_a_mistake_has_its_file_and_line_and_says_what_there_is(box: Path) -> None:
    (box / "rings/old.yaml").write_text(
        "- id: gold\n- id: iron\n  opens:\n    - gold\n    - gald\n"
    )
    (box / "world.yaml").write_text("# The world.\n\nstart: tin\n")
    assert mistakes(box) == [
        "world.yaml:3: there is no ring 'tin'; there are gold, iron",
        "old.yaml:5: iron: there is no ring 'gald'; there are gold, ...",
    ]


def test_a_definition_that_a_pack_replaces_is_found_in_the_pack(box: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: mine\ngame: probe\nreplaces: [iron]\n")
    (pack / "rings.yaml").write_text("\nid: iron\nopens: [glass]\n")
    assert mistakes(box, pack) == [
        "rings.yaml:3: iron: there is no ring 'glass'; there are gold, iron"
    ]


@pytest.mark.parametrize(
    ("known", "told"),
    [
        ("abcdefgh", "there are a, b, c, d, e, f, g, h"),
        ("abcdefghi", "there are a, b, c, d, e, f, g, h, ..."),
        ("", "there are none"),
    ],
)
def test_where_nothing_is_like_it_eight_names_are_told(known: str, told: str) -> None:
    (found,) = unknown("rings", "one", "ring", "zzzzzz", list(known))
    assert found.what == f"there is no ring 'zzzzzz'; {told}"


def test_of_names_that_are_near_three_are_told() -> None:
    (found,) = unknown("rings", "one", "ring", "ring", ["ring1", "ring2", "ring3", "ring4", "hat"])
    assert found.what == "there is no ring 'ring'; there are ring4, ring3, ring2, ..."
