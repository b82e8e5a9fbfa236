"""Mistakes in content that its types cannot tell."""

from pathlib import Path

import pytest

from waystone.games._template import GAME
from waystone.kernel.errors import BadContent

WRONG = {
    "rooms": (
        "- {id: attic, name: {en: Attic, ru: Чердак}, leads_to: [cellar, celler]}\n"
        "- {id: well, name: {en: Well, ru: Колодец}, leads_to: []}\n"
    ),
    "cards": (
        "\n- {id: spoon, name: {en: Spoon, ru: Ложка}, copies: 0, effect: {type: mend, life: 1}}"
    ),
    "beasts": "- {id: moth, name: {en: Moth, ru: Моль}, life: 0, claws: 1, icon: moth}",
    "heroes": "- {id: ghost, name: {en: Ghost, ru: Призрак}, life: 0, icon: ghost}",
}


def test_the_box_has_no_mistake() -> None:
    assert GAME.lint(GAME.check_content()) == []


def test_every_mistake_of_a_pack_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("{id: wrong, game: _template}", encoding="utf-8")
    for kind, text in WRONG.items():
        (tmp_path / f"{kind}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        GAME.load_content((tmp_path,))
    assert refused.value.mistakes == [
        "rooms.yaml:1: attic: there is no room 'celler'; there are cellar, well, ...",
        "rooms.yaml:2: well: it leads nowhere; name a room in leads_to",
        "cards.yaml:2: spoon: it is never drawn; copies: 1",
        "beasts.yaml:1: moth: it has no life; life: 8",
        "heroes.yaml:1: ghost: the hero has no life; life: 6",
    ]
