"""Packs add single cards, beside each other, and can be played with."""

from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from waystone.bots.random import any_answer
from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.definitions import Content
from waystone.kernel.errors import BadContent
from waystone.kernel.game import Setup
from waystone.kernel.session import Session

CARD = """\
- id: {id}
  class: harpooner
  name: {{en: Long Line, ru: Длинный линь}}
  level: {level}
  initiative: {initiative}
  top: {{abilities: [{{type: attack, value: 3, range: 4, pull: 2}}]}}
  bottom: {{abilities: [{{type: move, value: 4}}]}}
"""


def pack(folder: Path, name: str, **files: str) -> Path:
    made = folder / name
    made.mkdir()
    (made / "pack.yaml").write_text(f"id: {name}\ngame: gloomhaven\n")
    for kind, text in files.items():
        (made / f"{kind}.yaml").write_text(text)
    return made


def free_initiatives() -> list[int]:
    content: Content = GAME.load_content()[0]
    taken = {card.initiative for card in content.class_cards["harpooner"]}
    return [number for number in range(1, 100) if number not in taken]


def card(name: str, number: int = 0, level: int = 1, more: str = "") -> str:
    text = CARD.format(id=name, level=level, initiative=free_initiatives()[number])
    return text + more


def play(session: Session, luck: Random, answers: int) -> None:
    """Random answers, every view built on the way."""
    texts = [GAME.text(language, session.content) for language in ("en", "ru")]
    while session.ask is not None and len(session.history) < answers:
        question = luck.choice(session.questions())
        session.answer(question.seat, any_answer(question, luck))
        if len(session.history) % 25 == 0:
            for text in texts:
                session.view(question.seat, text)
    assert GAME.check(session.state, session.content) == []


def test_a_card_is_added_to_a_class(tmp_path: Path) -> None:
    made = pack(tmp_path, "lines", ability_cards=card("long-line"))
    content: Content = GAME.check_content((made,))
    assert "long-line" in [c.id for c in content.class_cards["harpooner"]]
    assert content.class_of["long-line"] == "harpooner"
    printed = GAME.cards(content, GAME.text("ru", content))
    assert "Длинный линь" in [c.name for c in printed]
    session = Session.new(GAME, Setup(1, 1), loaded=GAME.load_content((made,)))
    session.answer(0, "class:harpooner")
    assert "long-line" in session.state.characters[0].pool


def test_a_card_stands_in_place_of_another(tmp_path: Path) -> None:
    made = pack(
        tmp_path, "lines", ability_cards=card("long-line", more="  instead_of: gaff-hook\n")
    )
    content: Content = GAME.check_content((made,))
    names = [c.id for c in content.class_cards["harpooner"]]
    assert "gaff-hook" not in names
    before: Content = GAME.load_content()[0]
    own = [c.id for c in before.class_cards["harpooner"]]
    assert names == ["long-line" if name == "gaff-hook" else name for name in own]


def test_packs_stand_beside_each_other(tmp_path: Path) -> None:
    one = pack(tmp_path, "one", ability_cards=card("long-line"))
    two = pack(tmp_path, "two", ability_cards=card("short-line", 1, level=5))
    content: Content = GAME.check_content((one, two))
    assert {"long-line", "short-line"} <= set(content.cards)
    session = Session.new(GAME, Setup(2, 4), loaded=GAME.load_content((one, two)))
    play(session, Random(4), 150)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (card("gaff-hook"), "the id 'gaff-hook' is that of another card too"),
        (card("a").replace("harpooner", "whaler"), "a.yaml:2: a: there is no class 'whaler'"),
        (card("a", more="  instead_of: b\n"), "there is no card of the class 'b'"),
        (card("a", level=12), "level is 1 to 9, or X"),
        (card("a").replace("type: move", "type: shield"), "a bonus runs only while"),
        (card("a") + card("b"), "free are"),
    ],
)
def test_a_card_that_does_not_fit_is_refused(tmp_path: Path, text: str, wanted: str) -> None:
    made = pack(tmp_path, "pack")
    (made / "ability_cards").mkdir()
    (made / "ability_cards" / "a.yaml").write_text(text)
    with pytest.raises(BadContent) as caught:
        GAME.check_content((made,))
    assert any(wanted in mistake for mistake in caught.value.mistakes), caught.value.mistakes


# ---- whatever passes can be played

KINDS = ("classes", "monsters", "items", "scenarios", "lairs")


def places(thing: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside plain data where something can be changed."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing)
    found = []
    for key, value in inside:
        if key not in ("id", "name", "text", "icon"):
            found.append((*at, key))
            if isinstance(value, dict | list):
                found += places(value, (*at, key))
    return found


def spoil(thing: Any, known: dict[str, list[Any]], luck: Random) -> None:
    """One change: another value that this field has somewhere, a strange number, or nothing."""
    *way, last = luck.choice(places(thing))
    for key in way:
        thing = thing[key]
    field = next((key for key in (last, *reversed(way)) if isinstance(key, str)), "")
    if luck.random() < 0.6 and known.get(field):
        thing[last] = deepcopy(luck.choice(known[field]))
    elif isinstance(thing[last], int):
        thing[last] = luck.choice([0, 1, 7, 99, -1])
    else:
        del thing[last]


def values_by_field(thing: Any, field: str, found: dict[str, list[Any]]) -> None:
    found.setdefault(field, []).append(thing)
    if isinstance(thing, dict):
        for key, value in thing.items():
            values_by_field(value, str(key), found)
    elif isinstance(thing, list):
        for value in thing:
            values_by_field(value, field, found)


@pytest.mark.parametrize("seed", range(10))
def test_content_that_passes_can_be_shown_and_played(seed: int) -> None:
    content: Content = GAME.load_content()[0]
    luck = Random(seed)
    known: dict[str, list[Any]] = {}
    plain = {kind: msgspec.to_builtins(getattr(content, kind)) for kind in KINDS}
    for kind in KINDS:
        values_by_field(plain[kind], kind, known)
    spoiled = content
    for _ in range(40):
        parts = {kind: dict(getattr(content, kind)) for kind in KINDS}
        for _change in range(4):
            kind = luck.choice(KINDS)
            name = luck.choice(list(parts[kind]))
            thing = deepcopy(plain[kind][name])
            spoil(thing, known, luck)
            with suppress(msgspec.ValidationError):
                parts[kind][name] = msgspec.convert(thing, type(parts[kind][name]))
        spoiled = msgspec.structs.replace(content, **parts)
        if spoiled != content and not GAME.lint(spoiled):
            break
    for language in ("en", "ru"):
        assert GAME.cards(spoiled, GAME.text(language, spoiled))
    scenario = luck.choice(list(spoiled.scenarios))
    setup = Setup(2, seed, "scenario", scenario, ["sealed-classes"], {"level": "5"})
    play(Session.new(GAME, setup, loaded=(spoiled, "")), luck, 120)
