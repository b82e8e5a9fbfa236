"""`art` in content: told to clients, not to rules."""

from pathlib import Path

import pytest
from msgspec import Struct

from waystone.kernel.content import load, same_pictures, schema
from waystone.kernel.errors import BadContent


class Hat(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: dict[str, str] = {}
    icon: str = ""


class Content(Struct, frozen=True):
    hats: dict[str, Hat]


def folder(tmp_path: Path, text: str) -> list[Path]:
    (tmp_path / "hats.yaml").write_text(text, encoding="utf-8")
    return [tmp_path]


def test_rules_do_not_see_what_a_picture_shows(tmp_path: Path) -> None:
    painted = "- {id: a, name: {en: A}, icon: hat, art: [wolf-head, marsh, night, 3]}\n"
    content, _ = load(Content, folder(tmp_path, painted))
    assert content.hats["a"] == Hat("a", {"en": "A"}, "hat")


@pytest.mark.parametrize("art", ["[]", "{subject: wolf}", "[[a]]", "[a, [b]]", "true"])
def test_an_art_that_is_no_list_of_words_is_refused_with_its_line(tmp_path: Path, art: str) -> None:
    text = f"- {{id: a}}\n- id: b\n  art: {art}\n"
    with pytest.raises(BadContent, match=r"hats\.yaml:3: art is a list of words"):
        load(Content, folder(tmp_path, text))


def test_a_default_that_is_used_twice_is_told(tmp_path: Path) -> None:
    text = (
        "- {id: a, name: {en: A}, icon: hat}\n"
        "- {id: b, name: {en: B}, icon: hat, art: [wolf-head]}\n"
        "- {id: c, name: {en: C}, icon: hat}\n"
        "- {id: d, name: {en: D}, icon: cap}\n"
        "- {id: e, icon: cap}\n"
    )
    told = same_pictures(folder(tmp_path, text))
    assert told == ["hats.yaml:3: c: by default its picture shows 'hat', as that of a does"]


def test_editors_learn_of_it() -> None:
    told = schema(Content)["hats.yaml"]
    assert "art" in told["$defs"]["Hat"]["properties"]
