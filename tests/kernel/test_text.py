"""Text: names, numbers, effects and lists inside messages."""

import tracemalloc
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from waystone.kernel.errors import BadMessage, WaystoneError
from waystone.kernel.kept import size_of
from waystone.kernel.messages import message_ids
from waystone.kernel.text import MOST_KNOWN, STRICT, Memory, Text, Wordless

FILES = {
    "en": """
hit = { $who } takes { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
 }.
drew = { $who } draws { $cards }.
pick = { $who } may take { OR($cards) }.
effect-burn = Burn { $power }.
effect-call = Call { $whom } for { $pay }.
effect-call-no-pay = Call { $whom }.
both = First: { $first }
change = { SIGNED($n) }
tide = { LESS($n) ->
    [yes] loses
   *[no] gains
 } { SIZE($n) ->
    [one] a coin
   *[other] { SIZE($n) } coins
 }
called = Hey, { SHOUT($who) }!
pointed = { $who } of { -nothing }
odd = Wounds { NUMBER($wounds, signDisplay: "always") }
sure = { $really ->
    [yes] sure
   *[no] not sure
 }
""",
    "ru": """
hit = { $who }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }.
drew = { $who } берёт: { $cards }.
pick = { $who } может взять: { OR($cards) }.
effect-burn = Ожог { $power }.
effect-call = Позвать: { $whom }, за { $pay }.
effect-call-no-pay = Позвать: { $whom }.
both = Сначала: { $first }
change = { SIGNED($n) }
tide = { LESS($n) ->
    [yes] теряет
   *[no] получает
 } { SIZE($n) ->
    [one] { SIZE($n) } монету
    [few] { SIZE($n) } монеты
   *[other] { SIZE($n) } монет
 }
sure = { $really ->
    [yes] точно
   *[no] не точно
 }
""",
}
NAMES = {"wolf": {"en": "Grey Wolf", "ru": "Серый волк"}, "axe": {"en": "Axe", "ru": "Топор"}}


class Burn(Struct, frozen=True, tag="burn"):
    power: int


class Call(Struct, frozen=True, tag="call"):
    whom: str
    pay: tuple[str, ...] = ()


@pytest.fixture
def texts(tmp_path: Path) -> dict[str, Text]:
    for language, source in FILES.items():
        (tmp_path / f"{language}.ftl").write_text(source, encoding="utf-8")
    return {language: Text(language, [tmp_path], NAMES) for language in FILES}


def test_ids_read_as_names_and_numbers_bend_words(texts: dict[str, Text]) -> None:
    assert texts["en"]("hit", who="wolf", wounds=1) == "Grey Wolf takes one wound."
    assert texts["en"]("hit", who="wolf", wounds=5) == "Grey Wolf takes 5 wounds."
    said = [texts["ru"]("hit", who="wolf", wounds=n) for n in (1, 3, 11, 22)]
    assert said == [
        "Серый волк: 1 рана.",
        "Серый волк: 3 раны.",
        "Серый волк: 11 ран.",
        "Серый волк: 22 раны.",
    ]


def test_what_is_lost_and_gained_is_said_without_a_sign(texts: dict[str, Text]) -> None:
    said = [texts["en"]("tide", n=n) for n in (-2, -1, 0, 1, 3)]
    assert said == [
        "loses 2 coins",
        "loses a coin",
        "gains 0 coins",
        "gains a coin",
        "gains 3 coins",
    ]
    assert [texts["ru"]("tide", n=n) for n in (-1, -3, 5)] == [
        "теряет 1 монету",
        "теряет 3 монеты",
        "получает 5 монет",
    ]


def test_only_a_row_of_doings_is_said_once(texts: dict[str, Text]) -> None:
    assert texts["en"]("both", first=[Burn(2), Burn(3)]).count("Burn") == 1
    assert texts["en"]("both", first=["Burn 2", "Burn 3"]).count("Burn") == 2
    assert texts["en"]("both", first=[Burn(2), "Burn 4 logs"]).count("Burn") == 2, "a thing's name"


def test_lists_effects_and_truth_have_words(texts: dict[str, Text]) -> None:
    assert texts["en"]("drew", who="wolf", cards=["axe", "axe"]) == "Grey Wolf draws Axe and Axe."
    assert texts["ru"]("drew", who="wolf", cards=["axe", "wolf"]) == (
        "Серый волк берёт: Топор и Серый волк."
    )
    assert texts["en"].sentence(Burn(3)) == "Burn 3."
    assert texts["ru"]("both", first=Burn(2)) == "Сначала: Ожог 2."
    assert [texts["en"]("sure", really=r) for r in (True, False)] == ["sure", "not sure"]


def test_alternatives_are_told_as_such(texts: dict[str, Text]) -> None:
    picks = [["axe"], ["axe", "wolf"], ["axe", "wolf", "axe"]]
    assert [texts["en"]("pick", who="wolf", cards=cards) for cards in picks] == [
        "Grey Wolf may take Axe.",
        "Grey Wolf may take Axe or Grey Wolf.",
        "Grey Wolf may take Axe, Grey Wolf or Axe.",
    ]
    assert texts["ru"]("pick", who="wolf", cards=["axe", "wolf"]) == (
        "Серый волк может взять: Топор или Серый волк."
    )
    assert texts["en"]("pick", who="wolf", cards="axe") == "Grey Wolf may take Axe."


def test_what_cannot_be_formatted_fails_a_test(texts: dict[str, Text]) -> None:
    assert not texts["en"].has("no-such")
    for message, why in {
        "no-such": "no such message",
        "hit": "Unknown external: who",
        "called": "Unknown function: SHOUT",
        "pointed": "Unknown term: -nothing",
        "odd": "unexpected keyword",
    }.items():
        with pytest.raises(BadMessage, match=f"en message '{message}' cannot be read.*{why}"):
            texts["en"](message, wounds=2)


def test_people_read_what_cannot_be_formatted_as_far_as_it_goes(
    texts: dict[str, Text], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(STRICT)
    text = Text("en", [tmp_path], NAMES)
    assert text("no-such-thing") == "no such thing"
    assert text("called", who="wolf") == "Hey, …!"
    assert text("pointed", who="wolf") == "Grey Wolf of …"
    assert text("odd", wounds=2) == "Wounds …"
    assert text("drew", cards=["axe"]) == "who draws Axe."
    assert text("both", first="x" * 3000) == "both"


def test_a_change_is_read_with_its_sign(texts: dict[str, Text]) -> None:
    for text in texts.values():
        assert [text("change", n=n) for n in (3, -2, 0, 1200)] == ["+3", "−2", "0", "+1200"]


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WaystoneError, match="choose en or ru"):
        Text("de", [tmp_path], {})


def test_a_broken_or_doubled_message_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = { $x }\nbad line\n", encoding="utf-8")
    with pytest.raises(WaystoneError, match="cannot read 'bad line'"):
        message_ids("en", tmp_path)
    (tmp_path / "ru.ftl").write_text("twice = a\ntwice = b\n", encoding="utf-8")
    with pytest.raises(WaystoneError, match="'twice' appears twice"):
        message_ids("ru", tmp_path)


def test_a_large_part_of_a_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("here = Here\n", encoding="utf-8")
    (tmp_path / "en-campaign.ftl").write_text("there = There, { $who }\n", encoding="utf-8")
    assert Text("en", [tmp_path], NAMES)("there", who="wolf") == "There, Grey Wolf"
    assert message_ids("en", tmp_path) == {"here": frozenset(), "there": frozenset({"who"})}
    (tmp_path / "en-campaign.ftl").write_text("here = Again\n", encoding="utf-8")
    message_ids.cache_clear()
    with pytest.raises(WaystoneError, match="'here' appears twice"):
        message_ids("en", tmp_path)


def test_a_message_with_content_in_it_is_known_by_identity(texts: dict[str, Text]) -> None:
    weak, strong = Burn(1), Burn(9)
    said = [texts["en"]("both", first=effect) for effect in (weak, strong, weak, Burn(1))]
    assert said == ["First: Burn 1.", "First: Burn 9.", "First: Burn 1.", "First: Burn 1."]
    lists = [texts["en"]("drew", who="wolf", cards=cards) for cards in (["axe"], ["wolf"], ["axe"])]
    assert lists == ["Grey Wolf draws Axe.", "Grey Wolf draws Grey Wolf.", "Grey Wolf draws Axe."]


def test_a_face_is_built_once(texts: dict[str, Text]) -> None:
    made: list[str] = []

    def build() -> str:
        made.append("x")
        return "Топор"

    assert [texts["ru"].once("axe", build) for _ in range(3)] == ["Топор"] * 3
    assert made == ["x"]


def test_what_seats_share_is_built_once_a_moment_and_never_for_another_thread(
    texts: dict[str, Text],
) -> None:
    text = texts["en"]
    built: list[int] = []

    def build() -> int:
        built.append(len(built))
        return built[-1]

    assert [text.shared("map", build) for _ in range(2)] == [0, 1]
    with text.moment():
        assert [text.shared("map", build) for _ in range(3)] == [2, 2, 2]
        assert text.shared(("map", 1), build) == 3
        assert texts["ru"].shared("map", build) == 4
        with ThreadPoolExecutor(1) as other:
            assert other.submit(text.shared, "map", build).result() == 5
        with text.moment():
            assert text.shared("map", build) == 6
        assert text.shared("map", build) == 2
    assert text.shared("map", build) == 7


def test_what_depends_on_parts_of_the_game_is_built_when_one_of_them_has_changed(
    texts: dict[str, Text],
) -> None:
    text = texts["en"]
    memory: Memory = {}
    wounds = [0, 2]

    def look() -> list[int]:
        return text.shared("mat", wounds.copy, (wounds,))

    with text.moment(memory):
        first = look()
    with text.moment(memory):
        assert look() is first
    wounds[1] = 3
    with text.moment({}):
        assert look() == [0, 3]
    with text.moment(memory):
        assert look() == [0, 3]
    assert look() is not look()


def test_a_message_is_formatted_once(
    texts: dict[str, Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = texts["en"]
    formatted: list[str] = []
    plain = text._format

    def formats(message: str, args: Mapping[str, Any]) -> str:
        formatted.append(message)
        return plain(message, args)

    monkeypatch.setattr(text, "_format", formats)
    for _ in range(2):
        text("drew", who="wolf", cards=["axe", "wolf"])
        text("both", first=BURN)
        text("change", n=3)
    assert formatted == ["drew", "both", "effect-burn", "change"]
    assert text("change", n=4) == "+4"


BURN = Burn(2)


def test_what_was_read_without_arguments_is_not_read_with_them(
    texts: dict[str, Text], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(STRICT)
    text = Text("en", [tmp_path], NAMES)
    bare = text("change")
    assert text("change", n=3) == "+3" != bare
    assert text("change") == bare


def test_what_is_remembered_has_an_end(
    texts: dict[str, Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    for most in ("MOST_KNOWN", "MOST_NAMED", "MOST_ALIKE"):
        monkeypatch.setattr(f"waystone.kernel.text.{most}", 6)
    monkeypatch.setattr("waystone.kernel.text.MOST_BUILT", 6 * size_of("x"))
    text = Text("en", texts["en"]._sources, NAMES)
    for n in range(1, 40):
        text("change", n=n)
        text("both", first=Burn(n))
        text.name(f"thing-{n}")
        text.formed(f"one-{n}")
        text.once(n, lambda: "x")
        kept = (text._known, text._named, text._formed, text._built)
        sizes = [*(len(part.all()) for part in kept), len(text._alive), len(text._equal)]
        assert max(sizes) <= 6, sizes
    assert text("change", n=1) == "+1"


def test_what_a_number_stood_for_it_never_stands_for_again(
    texts: dict[str, Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence outlives the effect that it was asked for with, and is not that of another."""
    monkeypatch.setattr("waystone.kernel.text.MOST_ALIKE", 2)
    for n in range(200):
        assert texts["en"]("both", first=Burn(n)) == f"First: Burn {n}."


def test_a_flood_of_sentences_and_faces_leaves_the_memory_as_it_was(texts: dict[str, Text]) -> None:
    """The same again, once as much has been said as is kept: nothing is added."""
    text = Text("en", texts["en"]._sources, NAMES)

    def flood(of: int) -> None:
        for n in range(of, of + MOST_KNOWN + 100):
            text("hit", who=f"beast-{n}", wounds=n % 9)
            if n % 8 == 0:
                text.once(n, lambda n=n: [f"face {n} " * 100])  # type: ignore[misc]

    tracemalloc.start()
    try:
        flood(1_000_000)
        filled, _ = tracemalloc.get_traced_memory()
        flood(2_000_000)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert filled < 25_000_000
    assert after < 1.1 * filled


def test_names_and_faces_are_remembered_side_by_side(tmp_path: Path) -> None:
    names = {thing: {"en": thing.upper()} for thing in ("wolf", "axe")}
    text = Text("en", [tmp_path], names)
    for thing in names:
        assert (text.name(thing), text.formed(thing)) == (thing.upper(), thing.upper())
        text.once(thing, thing.title)
    names.clear()
    assert [text.name(thing) for thing in ("wolf", "axe")] == ["WOLF", "AXE"]
    assert [text.formed(thing) for thing in ("wolf", "axe")] == ["WOLF", "AXE"]
    assert [text.once(thing, str) for thing in ("wolf", "axe")] == ["Wolf", "Axe"]


class Wound(Struct, tag="burn"):
    """It can change, so it is read anew."""

    power: int


def test_what_can_change_is_read_as_it_is_now(texts: dict[str, Text]) -> None:
    wound = Wound(1)
    assert texts["en"]("both", first=wound) == "First: Burn 1."
    wound.power = 2
    assert texts["en"]("both", first=wound) == "First: Burn 2."


def test_of_equal_effects_one_is_kept(texts: dict[str, Text]) -> None:
    for _ in range(5):
        texts["en"]("both", first=Burn(4))
    assert list(texts["en"]._alive.values()) == [(Burn(4), 0)]
    assert len([key for key in texts["en"]._known if key[0] == "both"]) == 1


def test_nothing_has_no_words_and_the_rest_is_read_as_it_is_written(texts: dict[str, Text]) -> None:
    assert texts["en"]("drew", who="wolf", cards=None) == "Grey Wolf draws ."
    assert texts["en"]("drew", who="wolf", cards=1.5) == "Grey Wolf draws 1.5."


@pytest.mark.parametrize(
    ("number", "en", "ru"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (-999, "-999", "-999"),
        (1000, "1,000", "1\N{NO-BREAK SPACE}000"),
        (-1000, "-1,000", "-1\N{NO-BREAK SPACE}000"),
    ],
)
def test_thousands_stand_apart_as_the_language_has_it(
    texts: dict[str, Text], number: int, en: str, ru: str
) -> None:
    assert texts["en"]("drew", who="wolf", cards=number) == f"Grey Wolf draws {en}."
    assert texts["ru"]("drew", who="wolf", cards=number) == f"Серый волк берёт: {ru}."


def test_words_are_those_that_need_nothing_else(tmp_path: Path) -> None:
    source = "word-elite = elite\nword-count = { $n } left\nhere = Here\n"
    (tmp_path / "en.ftl").write_text(source, encoding="utf-8")
    text = Text("en", [tmp_path], NAMES)
    assert text.words() == {"elite": "elite"}
    assert (text.word("elite"), text.word("boss")) == ("elite", "boss")


def test_who_reads_no_words_gets_ids() -> None:
    text = Wordless()
    assert text.has("fact-anything")
    assert (text("fact-hurt", n=1), text.name("ogre")) == ("fact-hurt", "ogre")


def test_what_is_empty_is_left_out_of_a_sentence(texts: dict[str, Text]) -> None:
    assert texts["en"].sentence(Call("wolf")) == "Call Grey Wolf."
    assert texts["en"].sentence(Call("wolf", ("axe",))) == "Call Grey Wolf for Axe."


@pytest.mark.parametrize(
    ("language", "items", "read"),
    [
        ("en", ["draw a card", "rest"], "draw a card and rest"),
        ("en", ["deal 1", "test Mind: gain 1"], "deal 1; test Mind: gain 1"),
        ("en", ["fall (stand up: 7+)", "rest"], "fall (stand up: 7+) and rest"),
        ("ru", ["встаньте", "если хотите, отдохните"], "встаньте и, если хотите, отдохните"),
        ("ru", ["встаньте", "если темно, то отдохните"], "встаньте и если темно, то отдохните"),
        (
            "ru",
            ["вылечите столько ран, сколько успехов", "отдохните"],
            "вылечите столько ран, сколько успехов, и отдохните",
        ),
    ],
)
def test_clauses_are_joined_as_the_language_joins_them(
    texts: dict[str, Text], language: str, items: list[str], read: str
) -> None:
    assert texts[language].listing(items) == read


def test_clauses_of_which_one_is_chosen_stay_together(texts: dict[str, Text]) -> None:
    ways = ["take 1: the axe", "go"]
    assert texts["en"].listing(ways, "or") == "take 1: the axe or go"
