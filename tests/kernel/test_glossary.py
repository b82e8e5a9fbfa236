"""The glossary of a game: what is wrong with one, and what cards print in bold."""

from pathlib import Path

import pytest

from waystone.kernel.content import load
from waystone.kernel.errors import BadContent
from waystone.kernel.game import find
from waystone.kernel.glossary import Keywords, Term, mistakes, plain
from waystone.kernel.text import Text
from waystone.kernel.view import Card, Section


def term(id: str, en: str, ru: str, **more: object) -> Term:
    text = {"en": f"What {en} means.", "ru": f"Что значит «{ru}»."}
    return Term(id, {"en": en, "ru": ru}, "shield", text, **more)  # type: ignore[arg-type]


SHIELD = term("shield", "Shield", "Щит", bold="counted")
FIRE = term("fire", "Fire", "Магия", bold="always", also={"ru": ["сжечь", "ПОЖАР"]})
SILVER = term("silver", "Silver", "Серебро")


@pytest.mark.parametrize(
    ("language", "line", "printed"),
    [
        ("en", "Shield 2, then 3 shields.", "**Shield 2**, then **3 shields**."),
        (
            "en",
            "The shield breaks; fires burn silver.",
            "The shield breaks; **fires** burn silver.",
        ),
        ("en", "Firewood and misfire.", "Firewood and misfire."),
        ("ru", "Щит 2; у щита нет магии.", "**Щит 2**; у щита нет **магии**."),
        ("ru", "Получите 2 щита и +1 щит.", "Получите **2 щита** и **+1 щит**."),
        ("ru", "Карта «Щит 2» и ПОЖАР, пожар.", "Карта «Щит 2» и **ПОЖАР**, пожар."),
    ],
)
def test_keywords_are_bold_with_their_numbers(language: str, line: str, printed: str) -> None:
    assert Keywords([SHIELD, FIRE, SILVER], language)(line) == printed
    assert plain(printed) == line


def test_a_card_is_printed_with_its_keywords_in_bold() -> None:
    text = Text("en", [], {}, Keywords([FIRE], "en"))
    card = Card("c", "c", lines=["Fire."], sections=[Section("s", lines=["No fire."])])
    text.face(card)
    assert (card.lines, card.sections[0].lines) == (["**Fire**."], ["No **fire**."])
    assert Text("en", [], {}).printed(["Fire."]) == ["Fire."]


def test_of_two_keywords_at_one_place_the_longer_is_meant() -> None:
    wall = term("wall", "Fire wall", "Стена огня", bold="always")
    assert Keywords([FIRE, wall], "en")("Raise a fire wall.") == "Raise a **fire wall**."


def test_keywords_side_by_side_are_one() -> None:
    assert Keywords([SHIELD, FIRE], "en")("Burn fire shield 2") == "Burn **fire shield 2**"


@pytest.mark.parametrize(("letters", "wrong"), [(159, 0), (160, 0), (161, 1)])
def test_a_term_is_told_in_so_many_letters_and_no_more(letters: int, wrong: int) -> None:
    text = {"en": "x" * (letters - 1) + ".", "ru": "Коротко."}
    found = list(mistakes({"long": Term("long", {"en": "L", "ru": "Д"}, "", text)}))
    assert len(found) == wrong


def test_what_is_wrong_with_a_glossary() -> None:
    wrong = {
        "twin": term("twin", "Shield", "Близнец"),
        "mute": Term("mute", {"en": "Mute", "ru": ""}, "", {"en": "It says nothing.", "ru": ""}),
        "dumb": Term("dumb", {"en": "Dumb", "ru": "Нем"}, "", {"en": " ", "ru": "Молчит."}),
        "bare": Term("bare", {"en": "Bare", "ru": " "}, "", {"en": "Bare.", "ru": "Голый."}),
        "long": Term("long", {"en": "L", "ru": "Д"}, "", {"en": "Too " * 50, "ru": "Без точки"}),
        "odd": term("odd", "Odd", "Чудо", not_={"ru": ["щит"]}),
    }
    told = [(m.id, m.what) for m in mistakes({"shield": SHIELD, **wrong})]
    assert told == [
        ("twin", "'Shield' is the term 'shield' already"),
        ("mute", "it says nothing in 'ru'"),
        ("dumb", "it says nothing in 'en'"),
        ("bare", "it says nothing in 'ru'"),
        ("long", "say it in one sentence of at most 160 letters, with a full stop"),
        ("long", "say it in one sentence of at most 160 letters, with a full stop"),
        ("odd", "'щит' is said for 'shield'"),
    ]


def test_a_glossary_is_checked_on_load(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("id: inn\ngame: _template\n", encoding="utf-8")
    (tmp_path / "glossary.yaml").write_text(
        "- id: ogre\n  term: {en: Beast, ru: Огр}\n  icon: ogre\n"
        "  text: {en: It eats., ru: Ест.}\n",
        encoding="utf-8",
    )
    game = find("_template")
    with pytest.raises(BadContent) as refused:
        load(game.content, [game.folder / "content", tmp_path])
    assert "glossary.yaml:2: ogre: 'Beast' is the term 'beast' already" in str(refused.value)
