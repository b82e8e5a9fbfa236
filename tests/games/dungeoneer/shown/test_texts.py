"""Every text is there, in both languages."""

import re
from typing import get_args

import pytest

from waystone.games.dungeoneer.box.effects import Act, Glory, Heal
from waystone.games.dungeoneer.box.traits import Trait
from waystone.games.dungeoneer.shown.wording import (
    card_lines,
    location_lines,
    quest_lines,
    sentence,
)
from waystone.games.dungeoneer.table import facts
from waystone.kernel.content import tag_of
from waystone.kernel.facts import Fact, message_id
from waystone.kernel.game import find
from waystone.kernel.messages import message_ids
from waystone.kernel.text import LANGUAGES

GAME = find("dungeoneer")


SOURCE = GAME.folder


def _is_fact(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Fact) and thing is not Fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists(language: str) -> None:
    known = {
        *message_ids(language, SOURCE / "locale"),
        *message_ids(language, SOURCE.parents[1] / "kernel" / "locale"),
    }
    used = set()
    for path in SOURCE.rglob("*.py"):
        used |= set(re.findall(r'"((?:ask|option|end)-[a-z-]+)"', path.read_text()))
    used |= {message_id(f) for f in vars(facts).values() if _is_fact(f)}
    used |= {f"effect-{tag_of(e)}" for e in (*get_args(Act), *get_args(Trait))}
    assert sorted(used - known) == []


def test_both_languages_have_the_same_messages_and_arguments() -> None:
    one, other = (message_ids(language, SOURCE / "locale") for language in LANGUAGES)
    assert set(one) == set(other)
    assert {k for k in one if one[k] != other[k]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_well(language: str) -> None:
    content, _ = GAME.load_content()
    text = GAME.text(language, content)
    lines: list[str] = []
    for card in content.adventure.values():
        printed = card_lines(card, text)
        assert printed
        lines += printed
    for quest in content.quests.values():
        lines += quest_lines(quest, text)
    for place in content.locations.values():
        lines += location_lines(place, text)
    for hero in content.heroes.values():
        lines += [sentence(text, effect) for effect in hero.effects]
    for line in lines:
        assert "[" not in line
        assert "none" not in line
        assert "  " not in line
        if language == "ru":
            assert not re.search("[a-z]", line)


def lines_of(language: str, thing: str) -> list[str]:
    content, _ = GAME.load_content()
    text = GAME.text(language, content)
    if thing in content.quests:
        return quest_lines(content.quests[thing], text)
    return card_lines(content.adventure[thing], text)


@pytest.mark.parametrize(
    ("language", "thing", "line"),
    [
        ("en", "false-step", "Speed 7+. Failed: the hero falls and gains 1 Peril."),
        ("ru", "false-step", "Скорость 7+. Провал: герой падает и получает 1 очко риска."),
        ("en", "knife-toll", "Melee 10+. Failed: the hero takes 1 wound and loses 2 Glory."),
        (
            "ru",
            "knife-toll",
            "Ближний бой 10+. Провал: герой получает 1 рану и теряет 2 очка славы.",
        ),
        ("en", "the-tithe", "At: Niche of a Small God or Broken Observatory."),
        ("ru", "the-tithe", "Где: Ниша малого бога или Разбитая обсерватория."),
        ("en", "bad-coin", "While open, pay 1 Glory more for each boon."),
        (
            "ru",
            "bad-coin",
            "Пока не выполнено, каждое преимущество стоит вам на 1 очко славы больше.",
        ),
        ("ru", "weak-tea.1", "Восстановите 2 очка здоровья."),
        ("en", "stage-fright", "All stats −1 for the hero until the end of the turn."),
        ("ru", "stage-fright", "Все характеристики −1 у героя до конца хода."),
        ("en", "deep-satchel", "Boon limit +1, treasure limit +2."),
        ("ru", "market-basket", "Предел сокровищ +2."),
    ],
)
def test_how_a_card_reads(language: str, thing: str, line: str) -> None:
    assert line in lines_of(language, thing)


def test_a_point_of_life_is_one_point() -> None:
    content, _ = GAME.load_content()
    russian = GAME.text("ru", content)
    assert [sentence(russian, Heal(n)) for n in (1, 2, 5)] == [
        "Восстановите 1 очко здоровья.",
        "Восстановите 2 очка здоровья.",
        "Восстановите 5 очков здоровья.",
    ]
    assert sentence(russian, Glory(-1, "rivals")) == "Все соперники теряют 1 очко славы."


@pytest.mark.parametrize(("language", "word"), [("en", " or "), ("ru", " или ")])
def test_a_quest_of_several_places_is_done_in_one_of_them(language: str, word: str) -> None:
    content = GAME.load_content()[0]
    text = GAME.text(language, content)
    several = [q for q in content.quests.values() if q.category != "escort" and len(q.at) > 1]
    assert several
    for quest in several:
        *first, last = map(text.name, quest.at)
        assert f"{', '.join(first)}{word}{last}." in quest_lines(quest, text)[0]
