"""Content: what is read from YAML, and how mistakes in it are told."""

from pathlib import Path

import pytest
from msgspec import Struct

from waystone.kernel.content import _line, _measure, each_file, load, read_one, schema
from waystone.kernel.errors import BadContent


class Burn(Struct, frozen=True, tag="burn", forbid_unknown_fields=True):
    damage: int


class Chill(Struct, frozen=True, tag="chill", forbid_unknown_fields=True):
    turns: int


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: dict[str, str]
    effects: list[Burn | Chill]


class World(Struct, frozen=True, forbid_unknown_fields=True):
    places: list[str]


class Content(Struct, frozen=True):
    spells: dict[str, Spell]
    world: World


GOOD = """\
- id: spark
  name: {en: Spark, ru: Искра}
  effects:
    - {type: burn, damage: 2}
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def folder(tmp_path: Path, **files: str) -> Path:
    top = tmp_path / "content"
    top.mkdir(exist_ok=True)
    (top / "world.yaml").write_text("places: [here, no, 010, 1e3]\n", encoding="utf-8")
    for name, text in files.items():
        path = top / name.replace("__", "/")
        path = path.with_suffix(".yaml")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return top


def mistakes(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(BadContent) as error:
        load(Content, [folder(tmp_path, spells=text)])
    return error.value.mistakes


def test_files_and_folders_of_a_kind_are_read_together(tmp_path: Path) -> None:
    more = GOOD.replace("spark", "flame")
    content, _ = load(Content, [folder(tmp_path, spells=GOOD, spells__fire=more)])
    assert set(content.spells) == {"spark", "flame"}
    assert content.spells["spark"].effects == [Burn(2)]
    assert content.world.places == ["here", "no", "010", "1e3"]


def test_the_cache_gives_the_same_and_follows_the_files(tmp_path: Path) -> None:
    top = folder(tmp_path, spells=GOOD)
    first, first_hash = load(Content, [top])
    (kept,) = (tmp_path / "cache" / "waystone").iterdir()
    assert first_hash in kept.name
    assert load(Content, [top]) == (first, first_hash)
    folder(tmp_path, spells=GOOD.replace("damage: 2", "damage: 3"))
    changed, changed_hash = load(Content, [top])
    assert changed.spells["spark"].effects == [Burn(3)]
    assert changed_hash != first_hash


def test_what_was_parsed_is_read_from_the_cache(tmp_path: Path) -> None:
    top = folder(tmp_path, spells=GOOD)
    load(Content, [top])
    (kept,) = (tmp_path / "cache").rglob("*.msgpack")
    kept.write_bytes(kept.read_bytes().replace(b"Spark", b"Spook"))
    assert load(Content, [top])[0].spells["spark"].name["en"] == "Spook"


@pytest.mark.parametrize("damaged", [b"\xc1 not msgpack", b"\x80"])
def test_a_damaged_cache_is_made_anew(tmp_path: Path, damaged: bytes) -> None:
    top = folder(tmp_path, spells=GOOD)
    first = load(Content, [top])
    for path in (tmp_path / "cache").rglob("*.msgpack"):
        path.write_bytes(damaged)
    assert load(Content, [top]) == first


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (GOOD.replace("damage: 2", "damage: lots"), 4, "Expected `int`, got `str`"),
        (GOOD.replace("burn", "melt"), 4, "Invalid value 'melt'"),
        (GOOD.replace("damage: 2", "damage: 2, range: 1"), 4, "unknown field `range`"),
        (GOOD.replace("id: spark", "ident: spark"), 1, "unknown field `ident`"),
        (GOOD + "- id: frost\n  name: {en: Frost, ru: Иней}\n", 5, "required field `effects`"),
        (GOOD + "  id: twice\n", 5, "'id' appears twice"),
        ("- [unclosed\n", 2, "expected"),
        ("- &a [1]\n- *a\n", 1, "anchors and aliases are not allowed"),
        ("[" * 60 + "]" * 60, 1, "nested deeper"),
        ("- 1\n- 2\n- " + "[" * 60 + "]" * 60, 3, "nested deeper"),
        ("- {? [a]: b}\n", 1, "a key must be a word"),
    ],
)
def test_a_mistake_is_told_with_file_and_line(
    tmp_path: Path, text: str, line: int, said: str
) -> None:
    (found,) = mistakes(tmp_path, text)
    assert found.startswith(f"spells.yaml:{line}: ")
    assert said in found


@pytest.mark.parametrize(("opens", "closes"), [("[", "]"), ("{a: ", "}")])
@pytest.mark.parametrize(("levels", "refused"), [(40, False), (41, True)])
def test_content_is_nested_so_deep_and_no_deeper(
    tmp_path: Path, opens: str, closes: str, levels: int, refused: bool
) -> None:
    text = "- " + opens * (levels - 1) + "1" + closes * (levels - 1)
    found = mistakes(tmp_path, text)
    assert any("nested deeper" in mistake for mistake in found) is refused


def test_every_mistake_is_listed(tmp_path: Path) -> None:
    text = GOOD.replace("damage: 2", "damage: x") + GOOD.replace("burn", "melt")
    assert [m.split(":")[1] for m in mistakes(tmp_path, text)] == ["4", "8"]


def test_a_file_without_definitions_is_no_mistake_but_an_empty_pack_is(tmp_path: Path) -> None:
    content, _ = load(Content, [folder(tmp_path, spells=GOOD, spells__later="# nothing yet\n")])
    assert set(content.spells) == {"spark"}
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text("# empty\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"pack\.yaml:1: the file is empty"):
        load(Content, [tmp_path / "content", pack])


def test_an_id_is_taken_once(tmp_path: Path) -> None:
    (found,) = mistakes(tmp_path, GOOD + GOOD)
    assert found == "spells.yaml: the spells id 'spark' is taken already"


def test_an_unknown_kind_of_file_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="'potions' is no kind of content"):
        load(Content, [folder(tmp_path, spells=GOOD, potions="[]")])


def test_a_pack_adds_and_may_replace_what_it_names(tmp_path: Path) -> None:
    top = folder(tmp_path, spells=GOOD)
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "spells.yaml").write_text(GOOD.replace("2", "9"), encoding="utf-8")
    (pack / "pack.yaml").write_text("id: hot\ngame: none\n", encoding="utf-8")
    with pytest.raises(BadContent, match="taken already"):
        load(Content, [top, pack])
    (pack / "pack.yaml").write_text("id: hot\ngame: none\nreplaces: [spark]\n", encoding="utf-8")
    content, _ = load(Content, [top, pack])
    assert content.spells["spark"].effects == [Burn(9)]


def test_the_schema_names_every_effect() -> None:
    found = schema(Content)
    told = str(found["spells.yaml"])
    assert "burn" in told
    assert "chill" in told
    assert found["spells.yaml"]["type"] == "array", "a file of many is a list of them"
    assert "$ref" in found["world.yaml"], "a part of its own is not"


def test_a_mistake_in_a_part_of_its_own_is_told(tmp_path: Path) -> None:
    top = folder(tmp_path, spells=GOOD, world="places:\n- here\n- [there]\n")
    with pytest.raises(BadContent) as error:
        load(Content, [top])
    assert error.value.mistakes == ["world.yaml:3: Expected `str`, got `array`"]


def test_a_part_of_its_own_is_that_of_the_last_pack(tmp_path: Path) -> None:
    top = folder(tmp_path, spells=GOOD)
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "world.yaml").write_text("places: [there]\n", encoding="utf-8")
    (pack / "pack.yaml").write_text("id: far\ngame: none\n", encoding="utf-8")
    assert load(Content, [top, pack])[0].world.places == ["there"]


def test_a_mistake_in_one_of_several_words_is_told_where_they_begin(tmp_path: Path) -> None:
    text = GOOD.replace("{en: Spark, ru: Искра}", "\n    en: Spark\n    ru: [1]")
    assert mistakes(tmp_path, text)[0].startswith("spells.yaml:3: ")


@pytest.mark.parametrize(("files", "refused"), [(3, False), (4, True)])
def test_a_pack_has_so_many_files_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: int, refused: bool
) -> None:
    monkeypatch.setattr("waystone.kernel.content._MOST_FILES", 3)
    more = {f"spells__{n}": GOOD.replace("spark", f"spark-{n}") for n in range(files - 1)}
    top = folder(tmp_path, **more)
    if refused:
        with pytest.raises(BadContent, match="more than 3 files of content"):
            load(Content, [top])
    else:
        assert len(load(Content, [top])[0].spells) == 2


def test_depth_is_counted_anew_after_what_is_closed() -> None:
    wide = b"[" + b"[], " * 50 + b"[" * 60 + b"]" * 61
    with pytest.raises(BadContent, match="nested deeper"):
        _measure(Path("spells.yaml"), wide)
    _measure(Path("spells.yaml"), b"[" + b"[], " * 50 + b"]")


@pytest.mark.parametrize(("text", "refused"), [("places: [a]", False), ("places: [a, b]", True)])
def test_a_file_is_so_long_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, refused: bool
) -> None:
    """Words and brackets are counted, and the beginnings and ends of what they stand in."""
    monkeypatch.setattr("waystone.kernel.content._MOST_PARTS", 9)
    path = tmp_path / "world.yaml"
    path.write_text(text, encoding="utf-8")
    if refused:
        with pytest.raises(BadContent, match=r"world\.yaml: more than 9 words and brackets"):
            read_one(World, path)
    else:
        assert read_one(World, path) == World(["a"])


def test_the_hash_tells_where_a_file_lies_and_where_it_ends(tmp_path: Path) -> None:
    hashes = set()
    for n, names in enumerate((("spells__a", "spells__b"), ("spells__a", "spells__c"))):
        top = tmp_path / str(n)
        top.mkdir()
        files = dict(zip(names, (GOOD, GOOD.replace("spark", "flame")), strict=True))
        hashes.add(load(Content, [folder(top, **files)])[1])
    whole = tmp_path / "whole"
    whole.mkdir()
    both = GOOD + GOOD.replace("spark", "flame")
    hashes.add(load(Content, [folder(whole, spells__a=both, spells__b="")])[1])
    assert len(hashes) == 3


def test_of_many_files_every_mistake_is_told_whatever_it_is(tmp_path: Path) -> None:
    for name, text in {"a": "- [unclosed", "b": "places: 3", "c": "places: [here]"}.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as error:
        each_file(World, tmp_path)
    assert [mistake.split(":")[0] for mistake in error.value.mistakes] == ["a.yaml", "b.yaml"]


@pytest.mark.parametrize(
    ("way", "line"),
    [([0], 2), ([1], 3), ([2], 2), ([1, "b"], 4), ([1, "c"], 3), (["a"], 2), ([0, 0], 2)],
)
def test_a_line_is_found_as_far_as_the_way_leads(way: list[str | int], line: int) -> None:
    assert _line(b"# numbers\n- 1\n- a: 2\n  b: 3\n", way) == line


def test_a_part_that_is_missing_is_told(tmp_path: Path) -> None:
    top = folder(tmp_path, spells=GOOD)
    (top / "world.yaml").unlink()
    with pytest.raises(BadContent) as error:
        load(Content, [top])
    assert error.value.mistakes == ["Missing required argument 'world'"]
