"""Forms of names: cases, gender, articles, possessives; what is said where they are not known."""

from pathlib import Path

import pytest

from waystone.cli.forms import lacking, proposals
from waystone.kernel.errors import BadContent
from waystone.kernel.forms import (
    article,
    formed,
    gender,
    known_forms,
    mistake,
    possessive,
    said_once,
)
from waystone.kernel.game import find, ids
from waystone.kernel.text import Text

RU = """
hit = { $who } бьёт { CASE($whom, "acc") }.
stood = { $who } { AGREE($who, "встаёт", "встают") }{ SAME($who, $card) ->
    [yes] {""}
   *[no] {" "}({ $card })
 }.
drew = { $who } берёт { GENDER($cards) ->
    [p] карты
   *[other] карту
 } { TITLES($cards) }.
fell = { $who } { GENDER($who) ->
    [f] пала
    [p] пали
   *[m] пал
 }.
needs = нужно: { OR($things) }.
has = есть: { $things }.
"""
EN = """
needs = needs { OR($things) }.
has = has { $things }.
hit = { $who } hits { A($what) }; { POSS($who) } luck holds.
fell = { $who } fell, and so did { GENDER($who) ->
    [f] her
    [m] his
   *[p] their
 } hopes.
"""
WOLF = "Серый волк | m a | Серого волка | Серому волку | Серого волка | Серым волком | Сером волке"
NAMES = {
    "wolf": {"en": "Grey Wolf", "ru": "Серый волк"},
    "wolf-3": {"en": "Grey Wolf 3", "ru": "Серый волк 3"},
    "axe": {"en": "Axe", "ru": "Топор"},
    "anna": {
        "en": "Anna",
        "ru": "Анна",
        "forms": "f a | Анны | Анне | Анну | Анной | Анне",
    },
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ru.ftl").write_text(RU, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "ru.forms").write_text(f"# notes\n{WOLF}\n", encoding="utf-8")
    (tmp_path / "en.forms").write_text("Grey Wolf | m\n", encoding="utf-8")
    return tmp_path


def test_sentences_bend_names(folder: Path) -> None:
    text = Text("ru", [folder], NAMES)
    assert text("hit", who="wolf", whom="wolf-3") == "Серый волк бьёт Серого волка 3."
    assert text("hit", who="wolf", whom=["wolf", "anna"]) == "Серый волк бьёт Серого волка и Анну."
    assert text("fell", who="anna") == "Анна пала."
    assert text("fell", who=["anna", "wolf"]) == "Анна и Серый волк пали."


@pytest.mark.parametrize(
    ("language", "things", "needs", "has"),
    [
        ("en", ["axe"], "needs Axe.", "has Axe."),
        ("en", ["axe", "anna"], "needs Axe or Anna.", "has Axe and Anna."),
        (
            "en",
            ["axe", "anna", "wolf"],
            "needs Axe, Anna or Grey Wolf.",
            "has Axe, Anna and Grey Wolf.",
        ),
        ("ru", ["axe", "anna"], "нужно: Топор или Анна.", "есть: Топор и Анна."),
        ("ru", "axe", "нужно: Топор.", "есть: Топор."),
    ],
)
def test_lists_say_and_or_or(
    folder: Path, language: str, things: list[str] | str, needs: str, has: str
) -> None:
    text = Text(language, [folder], NAMES)
    assert (text("needs", things=things), text("has", things=things)) == (needs, has)


def test_verbs_agree_and_nobody_is_named_twice(folder: Path) -> None:
    text = Text("ru", [folder], NAMES)
    assert text("stood", who="anna", card="anna") == "Анна встаёт."
    assert text("stood", who=["anna", "wolf"], card="axe") == "Анна и Серый волк встают (Топор)."


def test_titles_stand_in_quotation_marks(folder: Path) -> None:
    text = Text("ru", [folder], NAMES)
    assert text("drew", who="anna", cards=["axe"]) == "Анна берёт карту «Топор»."
    assert text("drew", who="anna", cards=["axe", "wolf"]) == (
        "Анна берёт карты «Топор» и «Серый волк»."
    )


def test_a_name_without_forms_reads_as_it_stands(folder: Path) -> None:
    text = Text("ru", [folder], NAMES)
    assert text("hit", who="wolf", whom="axe") == "Серый волк бьёт Топор."
    assert text("fell", who="axe") == "Топор пал."


def test_english_articles_possessives_and_pronouns(folder: Path) -> None:
    text = Text("en", [folder], NAMES)
    assert text("hit", who="wolf", what="axe") == "Grey Wolf hits an Axe; Grey Wolf’s luck holds."
    assert text("fell", who="wolf") == "Grey Wolf fell, and so did his hopes."
    assert text("fell", who=["wolf", "axe"]) == "Grey Wolf and Axe fell, and so did their hopes."


@pytest.mark.parametrize(
    ("thing", "told"), [("hour", "an hour"), ("8 coins", "an 8 coins"), ("ration", "a ration")]
)
def test_articles_go_by_sound(thing: str, told: str) -> None:
    assert article(thing) == told


@pytest.mark.parametrize(
    ("forms", "wrong"),
    [
        ("q a | а | б | в | г | д", "no kind"),
        ("m a | а | б", "2 cases in place of 5"),
        ("m a | волка | волку | волк | волком | волке", "whom one sees"),
        ("m | волка | волку | волка | волком | волке", "whom one sees"),
    ],
)
def test_forms_that_cannot_be(forms: str, wrong: str) -> None:
    assert wrong in mistake("волк", forms, "ru")


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("волк", "m a | волка | волку | волка | волком | волке"),
        ("топор", "m | топора | топору | топор | топором | топоре"),
        ("лампа", "f | лампы | лампе | лампу | лампой | лампе"),
        ("Смит", "m a | Смит | Смит | Смит | Смит | Смит"),
        ("два", "p | двух | двум | два | двумя | двух"),
    ],
)
def test_forms_that_can_be(name: str, forms: str) -> None:
    assert mistake(name, forms, "ru") == ""


def test_a_name_that_bends_in_one_case_only_bends_as_what_lives_does() -> None:
    assert "whom one sees" in mistake("люди", "p a | людей | людей | люди | людей | людей", "ru")


def test_a_case_left_empty_is_no_case() -> None:
    assert "in place of 5" in mistake("Анна", "f a | Анны |  | Анну | Анной | Анне", "ru")


def test_english_forms_are_a_kind_and_nothing_behind_it() -> None:
    assert mistake("Anna", "f", "en") == ""
    for forms in ("q", "f a", "f | Annas", "q | Annas"):
        assert f"'{forms}' is no kind" in mistake("Anna", forms, "en")


def test_a_name_is_of_its_kind_and_several_are_many(folder: Path) -> None:
    """A list of one is as that one is; of nothing and of what has no forms, masculine."""
    text = Text("ru", [folder], NAMES)
    told = [text("fell", who=who) for who in (["anna"], ["axe"], ["anna", "anna"])]
    assert told == ["Анна пала.", "Топор пал.", "Анна и Анна пали."]
    assert text("fell", who=[]) == " пал."
    assert gender(formed("Двое", "p a | двоих | двоим | двоих | двоими | двоих")) == "p"


def test_the_possessive_of_many_takes_no_second_s() -> None:
    assert possessive(formed("Wolves", "p")) == "Wolves’"
    assert possessive(formed("Children", "p")) == "Children’s"
    assert possessive(formed("James", "m")) == "James’s"


def test_a_case_is_that_of_its_column(tmp_path: Path) -> None:
    """Genitive, dative, accusative, instrumental, prepositional: of `Волк 12` as of `Волк`."""
    cases = ("gen", "dat", "acc", "ins", "prep")
    source = "".join(f'{one} = {{ CASE($who, "{one}") }}\n' for one in cases)
    (tmp_path / "ru.ftl").write_text(source, encoding="utf-8")
    (tmp_path / "ru.forms").write_text(f"{WOLF}\n", encoding="utf-8")
    text = Text("ru", [tmp_path], {**NAMES, "wolf-12": {"en": "", "ru": "Серый волк 12"}})
    forms = WOLF.split(" | ")[2:]
    assert [text(one, who="wolf") for one in cases] == forms
    assert [text(one, who="wolf-12") for one in cases] == [f"{form} 12" for form in forms]


def test_the_forms_of_a_pack_are_for_russian_and_go_before_those_of_the_file(
    folder: Path,
) -> None:
    wolf = {"en": "Grey Wolf", "ru": "Серый волк", "forms": "f a | 1 | 2 | Волчицу | 4 | 5"}
    ru = Text("ru", [folder], {"wolf": wolf})
    assert ru("hit", who="wolf", whom="wolf") == "Серый волк бьёт Волчицу."
    assert ru("fell", who="wolf") == "Серый волк пала."
    en = Text("en", [folder], {"wolf": wolf})
    assert en("fell", who="wolf") == "Grey Wolf fell, and so did his hopes."


def test_a_later_folder_says_the_forms_of_its_own_names_and_keeps_those_before(
    folder: Path, tmp_path: Path
) -> None:
    later = tmp_path / "later"
    later.mkdir()
    (later / "en.forms").write_text("\n# heroes\nAxe | f\n", encoding="utf-8")
    assert known_forms("en", (folder, later)) == {"Grey Wolf": "m", "Axe": "f"}
    assert known_forms("ru", (later,)) == {}


def test_a_wrong_line_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "ru.forms").write_text("Анна | f a | Анны\n", encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        known_forms("ru", (tmp_path,))
    assert refused.value.mistakes[0].startswith("ru.forms:1: Анна: 1 cases in place of 5")


@pytest.mark.parametrize("game_id", ids())
def test_every_name_that_sentences_bend_has_its_forms(game_id: str) -> None:
    game = find(game_id)
    assert lacking(game, game.load_content()[0]) == []


def test_a_dictionary_proposes_what_people_read() -> None:
    pytest.importorskip("pymorphy3")
    wolf, boy = proposals(["Серый волк", "Мальчик с лампой"])
    assert wolf == WOLF
    assert boy.split(" | ")[1:4] == ["m a", "Мальчика с лампой", "Мальчику с лампой"]


def test_a_name_is_formed_once(folder: Path) -> None:
    text = Text("ru", [folder], NAMES)
    first = [text.formed(thing) for thing in ("wolf", "anna")]
    assert first == ["Серый волк", "Анна"]
    assert all(text.formed(t) is one for t, one in zip(("wolf", "anna"), first, strict=True))


@pytest.mark.parametrize(
    ("doings", "told"),
    [
        (["gain 1 gold", "gain 2 lore"], ["gain 1 gold", "2 lore"]),
        (["gain 1 gold", "gain 2 lore", "gain 3 food"], ["gain 1 gold", "2 lore", "3 food"]),
        (["gain 1 gold", "lose 2 lore"], ["gain 1 gold", "lose 2 lore"]),
        (["gain 1 gold", "gain a horse"], ["gain 1 gold", "gain a horse"]),
        (["gain 1 a", "gain 2 b", "lose 3 c"], ["gain 1 a", "gain 2 b", "lose 3 c"]),
        (["gain 1 gold: now", "gain 2 lore"], ["gain 1 gold: now", "gain 2 lore"]),
        (["gain 1 gold"], ["gain 1 gold"]),
    ],
)
def test_what_is_done_several_times_is_said_once(doings: list[str], told: list[str]) -> None:
    assert said_once(doings) == told
