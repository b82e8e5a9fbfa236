"""The rules as data and their search; ids of no game here start with ZZ."""

from pathlib import Path
from time import process_time

import pytest

from waystone.rulebook.entries import UnknownGame, UnknownRule
from waystone.rulebook.library import Library, Rulebook, library

BOOK = """\
# Zigzag: rules reference

Tags: **[ext]** = from outside; **[physical]** = cardboard only; **[design]**, **[solo]** too.

## 1. Glossary

| Russian | English | Meaning |
|---|---|---|
| ближний бой | Melee | arm's length |
| передышка / отдых | Short rest / rest~ | a pause |
| Осёл (упрямый) | donkey [ext] | a mount |

## 2. Rules

### 2.1 Fighting (FGT)
- **ZZ-FGT-01** A melee attack hits (a) once or (b) twice. [ext E1; not certain]
- **ZZ-FGT-02** [physical] Lay the figure down.
- **ZZ-FGT-03** Wounds are counted (with tokens [physical]).
- **ZZ-FGT-04** Save one point. [physical: marker beside the figure]

| Roll | Wounds |
|---|---|
| 6 | 2 |

**Resting**
- **ZZ-FGT-05** A short rest heals one wound. See ZZ-FGT-04.

### 2.2 ALN — playing alone [solo]

| Id | What | Effect |
|---|---|---|
| **ZZ-ALN-01** | Trap | lose 1 life |
| **ZZ-ALN-03** | Donkey | carries you |

### 2.3 Handling (HND) [physical]
- **ZZ-HND-01** Shuffle well.

```
- **ZZ-HND-02** is part of a flow chart.
```

## 3. Worked examples

Given a hero at full life.
Both examples use one die.

- **ZZ-EX-01** A rolled 6 deals 2 wounds.

## 4. Silent points, with rulings

1. **Ties**: the defender wins.
"""


@pytest.fixture
def zigzag(tmp_path: Path) -> Library:
    (tmp_path / "zigzag.md").write_text(BOOK, encoding="utf-8")
    return Library(tmp_path)


@pytest.mark.parametrize(
    ("game", "prefix", "rules", "required", "examples", "rulings"),
    [
        ("dungeoneer", "DG", 362, 354, 85, 76),
        ("gloomhaven", "GH", 571, 564, 58, 60),
        ("machina-arcana", "MA", 386, 382, 86, 69),
        ("runebound", "RB", 369, 363, 73, 62),
        ("tainted-grail", "TG", 440, 435, 61, 65),
    ],
)
def test_counts(
    game: str, prefix: str, rules: int, required: int, examples: int, rulings: int
) -> None:
    book = library().book(game)
    assert book.prefix == prefix
    assert len(book.rules) == rules
    assert len(book.required) == required
    assert len(book.examples) == examples
    assert len(book.rulings) >= rulings, "rulings are added where the book is silent"


@pytest.mark.parametrize("book", library().books.values(), ids=str)
def test_every_entry_is_whole(book: Rulebook) -> None:
    lines = book.source.split("\n")
    assert book.glossary
    for entry in book.entries.values():
        assert entry.text, entry.id
        assert entry.title, entry.id
        own = f"**{entry.id}**" if book.prefix != "MA" or entry.kind != "ruling" else ". "
        assert own in lines[entry.line - 1]
    for section in book.sections.values():
        assert {rule.title for rule in section.rules} == {section.title}


@pytest.mark.parametrize("book", library().books.values(), ids=str)
def test_parsing_is_fast(book: Rulebook) -> None:
    seconds = []
    for _ in range(5):
        start = process_time()
        assert Rulebook(book.path).entries
        seconds.append(process_time() - start)
    assert min(seconds) < 0.020


def test_nothing_is_read_before_it_is_asked_for(tmp_path: Path) -> None:
    missing = Rulebook(tmp_path / "zigzag.md")
    assert missing.game == "zigzag"
    with pytest.raises(FileNotFoundError):
        _ = missing.rules


def test_a_rule(zigzag: Library) -> None:
    rule = zigzag.entry("ZZ-FGT-01")
    assert rule.text == "A melee attack hits (a) once or (b) twice. [ext E1; not certain]"
    assert (rule.game, rule.kind, rule.section, rule.title) == (
        "zigzag",
        "rule",
        "FGT",
        "Fighting",
    )
    assert rule.tags == {"ext"}
    assert rule.line == BOOK.split("\n").index("- **ZZ-FGT-01** " + rule.text) + 1


def test_required_leaves_out_what_is_tagged_physical_as_a_whole(zigzag: Library) -> None:
    required = [rule.id for rule in zigzag.book("zigzag").required]
    assert required == [
        "ZZ-FGT-01",
        "ZZ-FGT-03",
        "ZZ-FGT-04",
        "ZZ-FGT-05",
        "ZZ-ALN-01",
        "ZZ-ALN-03",
    ]


def test_a_heading_tags_its_section(zigzag: Library) -> None:
    assert zigzag.entry("ZZ-HND-01").tags == {"physical"}
    assert zigzag.entry("ZZ-ALN-01").tags == {"solo"}
    assert zigzag.entry("ZZ-ALN-01").title == "Playing alone"


def test_a_table_belongs_to_the_rule_above_it_and_a_row_can_be_a_rule(zigzag: Library) -> None:
    assert zigzag.entry("ZZ-FGT-04").text.endswith("| 6 | 2 |")
    assert zigzag.entry("ZZ-ALN-03").text == "What: Donkey. Effect: carries you"


def test_a_paragraph_is_the_context_of_what_follows(zigzag: Library) -> None:
    assert zigzag.entry("ZZ-FGT-04").context == ""
    assert zigzag.entry("ZZ-FGT-05").context == "Resting"
    example = zigzag.entry("ZZ-EX-01")
    assert example.context == "Given a hero at full life. Both examples use one die."
    assert example.kind == "example"


def test_numbered_rulings_and_what_is_no_entry(zigzag: Library) -> None:
    assert zigzag.entry("ZZ-AMB-01").text == "**Ties**: the defender wins."
    assert not zigzag.entry("ZZ-AMB-01").required
    assert "ZZ-HND-02" not in zigzag.book("zigzag").entries


def test_an_id_in_small_letters_or_with_an_item(zigzag: Library) -> None:
    assert zigzag.entry("zz-fgt-01b").id == "ZZ-FGT-01"


def test_the_same_id_twice_is_an_error_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "zigzag.md"
    path.write_text("## 1. Rules\n- **ZZ-FGT-01** One.\n- **ZZ-FGT-01** Two.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"zigzag\.md:3: ZZ-FGT-01 is already at line 2"):
        _ = Rulebook(path).entries


@pytest.mark.parametrize(
    ("id", "hint"),
    [
        ("ZZ-FGT-01c", "the nearest are ZZ-FGT-01 and ZZ-FGT-02"),
        ("ZZ-ALN-02", "the nearest are ZZ-ALN-01 and ZZ-ALN-03"),
        ("ZZ-FTG-01", "did you mean ZZ-FGT-01"),
        ("YY-FGT-01", "ids start with ZZ"),
        ("nonsense", "ids start with ZZ"),
    ],
)
def test_an_unknown_id_gets_its_neighbours(zigzag: Library, id: str, hint: str) -> None:
    with pytest.raises(UnknownRule, match=f"No rulebook has {id}; .*{hint}"):
        zigzag.entry(id)


def test_a_section(zigzag: Library) -> None:
    assert [entry.id for entry in zigzag.section("ZZ-ALN")] == ["ZZ-ALN-01", "ZZ-ALN-03"]
    with pytest.raises(UnknownRule, match="did you mean ZZ-ALN"):
        zigzag.section("ZZ-ALM")


def test_an_unknown_game_gets_its_neighbour(zigzag: Library) -> None:
    with pytest.raises(UnknownGame, match="did you mean zigzag"):
        zigzag.book("zigzig")
    with pytest.raises(UnknownGame, match="there are zigzag"):
        zigzag.find("melee", games=["chess"])


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("MELEE", "ZZ-FGT-01"),
        ("melee attacks", "ZZ-FGT-01"),
        ("ближнего боя", "ZZ-FGT-01"),
        ("Передышка", "ZZ-FGT-05"),
        ("осел", "ZZ-ALN-03"),
        ("the short rests", "ZZ-FGT-05"),
    ],
)
def test_search(zigzag: Library, words: str, best: str) -> None:
    assert zigzag.find(words)[0].entry.id == best


def test_search_ranks_and_wants_all_words_if_it_can(zigzag: Library) -> None:
    assert [hit.entry.id for hit in zigzag.find(["wound", "rest"])] == ["ZZ-FGT-05"]
    assert {hit.entry.id for hit in zigzag.find("wounds zeppelin")} >= {"ZZ-FGT-03", "ZZ-EX-01"}
    scores = [hit.score for hit in zigzag.find("wounds")]
    assert scores == sorted(scores, reverse=True)
    assert zigzag.find("zeppelin") == []
    assert zigzag.find("") == []


def test_terms_of_the_glossary(zigzag: Library) -> None:
    for words in ("отдыха", "Short Rest", "rest"):
        [(game, term)] = zigzag.terms(words)
        assert (game, term.meaning) == ("zigzag", "a pause")
    assert zigzag.terms("short") == []


@pytest.mark.parametrize(
    ("words", "game", "expected"),
    [
        ("battle form", "dungeoneer", "DG-BAT-06"),
        ("форма битвы", "dungeoneer", "DG-BAT-06"),
        ("short rest", "gloomhaven", "GH-RST-03"),
        ("передышка", "gloomhaven", "GH-RST-03"),
        ("линия видимости", "machina-arcana", "MA-LOS-01"),
        ("устранение", "tainted-grail", "TG-SYM-08"),
        ("угасание", "tainted-grail", "TG-GST-03"),
        ("инициатива", "runebound", "RB-INI-01"),
    ],
)
def test_search_of_the_books(words: str, game: str, expected: str) -> None:
    assert expected in [hit.entry.id for hit in library().find(words, games=[game])[:6]]
