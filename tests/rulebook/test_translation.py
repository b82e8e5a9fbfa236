"""The rules in Russian hold what the English ones do: the same ids, sections, tags, tables, items,
figures and citations, in words of their own."""

import re
from pathlib import Path

import pytest

from waystone.rulebook.citations import citations, pattern
from waystone.rulebook.entries import Entry
from waystone.rulebook.library import Library, Rulebook, library
from waystone.rulebook.search import stems

TRANSLATED = [book for book in library("ru").books.values() if book.lang == "ru"]

_ITEM = re.compile(r"\(([a-g])\)")
_ID = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z]{2,4})?-\d+\w*|\b[A-Z]{2,4}-[A-Z]{2,4}\b|§[\d.-]+")
_LATIN = re.compile(r"\b(?![IVX]+\b)[A-Za-z][A-Za-z']+\b")
_RUSSIAN = re.compile(r"[а-яё]", re.IGNORECASE)
# The only words in Latin letters: names as printed and the notation of formulas.
_NAMES = frozenset({"max", "min"})

books = pytest.mark.parametrize("book", TRANSLATED, ids=str)


def original(book: Rulebook) -> Rulebook:
    assert book.original is not None
    return book.original


def pairs(book: Rulebook) -> list[tuple[Entry, Entry]]:
    return [(entry, book.own[id]) for id, entry in original(book).own.items() if id in book.own]


def cited(text: str, prefix: str) -> set[str]:
    return {found.id for found in citations(pattern([prefix]), text) if not found.between}


def figures(text: str) -> set[str]:
    """Numbers in digits, but for dice of an attack: H2 in English, ■2 in Russian."""
    return set(re.findall(r"(?<![A-Za-z\d■□])\d+", _ID.sub("", text)))


def test_every_book_is_translated() -> None:
    assert [book.game for book in TRANSLATED] == list(library().books)


@books
def test_every_id_in_both_and_in_the_same_order(book: Rulebook) -> None:
    assert list(book.own) == list(original(book).own)


@books
def test_the_same_structure(book: Rulebook) -> None:
    for english, russian in pairs(book):
        assert russian.kind == english.kind, english.id
        assert russian.section == english.section, english.id
        assert russian.tags == english.tags, english.id
        assert russian.required == english.required, english.id
        assert russian.text.count("\n") == english.text.count("\n"), f"{english.id}: its table"
        assert bool(russian.context) == bool(english.context), f"{english.id}: its context"
        assert set(_ITEM.findall(russian.text)) == set(_ITEM.findall(english.text)), english.id


@books
def test_the_same_figures_and_citations(book: Rulebook) -> None:
    for english, russian in pairs(book):
        assert figures(russian.text) == figures(english.text), english.id
        cites = cited(english.text, book.prefix)
        assert cited(russian.text, book.prefix) == cites, english.id


@books
def test_no_english_words_but_names(book: Rulebook) -> None:
    for _, russian in pairs(book):
        told = f"{russian.title}. {russian.context} {russian.text}"
        plain = _ID.sub("", told)
        assert not set(_LATIN.findall(plain)) - _NAMES, russian.id
        assert _RUSSIAN.search(russian.text), russian.id
        assert _RUSSIAN.search(russian.title), russian.id


@books
def test_the_glossary_holds_the_same_terms(book: Rulebook) -> None:
    assert [term.english for term in book.glossary] == [
        term.english for term in original(book).glossary
    ]
    for term in book.glossary:
        plain = _ID.sub("", f"{term.russian} {term.meaning}")
        assert not set(_LATIN.findall(plain)) - _NAMES, term.english


ENGLISH = """\
# Zigzag: rules reference

Tags: **[inferred]** = read from context; **[physical]** = cardboard only.

## 1. Rules

### 1.1 Fighting (FGT)
- **ZZ-FGT-01** A melee attack hits once. [inferred]
- **ZZ-FGT-02** [physical] Lay the figure down.
- **ZZ-FGT-03** A short rest heals one wound.

## 2. Silent points, with rulings

1. **Ties**: the defender wins.
"""

RUSSIAN = """\
# Зигзаг: правила

Пометки: **[вывод]** (`inferred`) — прочитано из контекста; **[картон]** (`physical`) — для стола.

## 1. Правила

### 1.1 Сражение (FGT)
- **ZZ-FGT-01** Атака в ближнем бою попадает один раз. [вывод]
- **ZZ-FGT-02** [картон] Положите фигурку набок.

## 2. О чём книга молчит: толкования

1. **Ничья**: побеждает защитник.
"""


@pytest.fixture
def zigzag(tmp_path: Path) -> Library:
    (tmp_path / "ru").mkdir()
    (tmp_path / "zigzag.md").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "abacus.md").write_text(ENGLISH.replace("ZZ", "AB"), encoding="utf-8")
    (tmp_path / "ru/zigzag.md").write_text(RUSSIAN, encoding="utf-8")
    return Library(tmp_path, "ru")


def test_a_rule_in_russian(zigzag: Library) -> None:
    rule = zigzag.entry("ZZ-FGT-01")
    assert (rule.lang, rule.title) == ("ru", "Сражение")
    assert rule.tags == {"inferred"}
    assert zigzag.book("zigzag").marks["inferred"] == "вывод"
    assert not zigzag.entry("ZZ-FGT-02").required
    assert zigzag.entry("ZZ-AMB-01").text == "**Ничья**: побеждает защитник."


def test_what_is_not_translated_is_english(zigzag: Library) -> None:
    assert zigzag.entry("ZZ-FGT-03").lang == "en"
    assert zigzag.entry("AB-FGT-01").lang == "en"
    assert list(zigzag.book("zigzag").entries) == [
        "ZZ-FGT-01",
        "ZZ-FGT-02",
        "ZZ-FGT-03",
        "ZZ-AMB-01",
    ]


@pytest.mark.parametrize(
    ("words", "id"),
    [("атаку ближнего боя", "ZZ-FGT-01"), ("фигурку класть", "ZZ-FGT-02"), ("melee", "ZZ-FGT-01")],
)
def test_words_of_either_language_find_it(zigzag: Library, words: str, id: str) -> None:
    found = zigzag.find(words, games=["zigzag"])[0].entry
    assert (found.id, found.lang) == (id, "ru")


@pytest.mark.parametrize(
    ("words", "game", "expected"),
    [
        ("передышку", "gloomhaven", "GH-RST-03"),
        ("выбранной цели монстров", "gloomhaven", "GH-FOC-02"),
        ("путеводных камней", "tainted-grail", "TG-GST-06"),
        ("отступить от злодея", "runebound", "RB-RTR-06"),
        ("шипов", "dungeoneer", "DG-OBS-03"),
        ("взрывы бочек", "machina-arcana", "MA-TER-09"),
    ],
)
def test_search_of_the_books(words: str, game: str, expected: str) -> None:
    found = library("ru").find(words, games=[game])[:6]
    assert expected in [hit.entry.id for hit in found]
    assert {hit.entry.lang for hit in found} == {"ru"}


@pytest.mark.parametrize(
    ("lang", "id", "terms"),
    [
        ("ru", "GH-RST-03", ["Передышка", "Обновление", "Рука"]),
        ("en", "GH-RST-03", ["Short rest", "Clean-up", "Hand"]),
        ("ru", "GH-GEN-02", []),
    ],
)
def test_the_words_of_the_book_that_a_rule_uses(lang: str, id: str, terms: list[str]) -> None:
    rules = library(lang)
    entry = rules.entry(id)
    found = rules.book(entry.game).terms_in(entry)
    assert [term.russian if lang == "ru" else term.english for term in found] == terms


@pytest.mark.parametrize(
    "forms",
    [
        "атака атаки атаку атакой атакам",
        "ближний ближнего ближнему ближних",
        "существо существа существом",
        "исцеляет исцеляют исцелять исцеляла",
        "сброшенный сброшенная сброшенную",
        "жителю жители жителей",
        "ловкость ловкости ловкостью",
    ],
)
def test_the_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len(set(stems(forms))) == 1
