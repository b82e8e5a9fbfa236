"""The content of the game: counts, references, text in both languages."""

from random import Random

import pytest

from waystone.bots.random import any_answer
from waystone.games.gloomhaven import GAME
from waystone.games.gloomhaven.box.classes import CardDef
from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.box.effects import Action
from waystone.games.gloomhaven.checks.lint import lint
from waystone.games.gloomhaven.checks.standards import standards
from waystone.kernel.game import Setup
from waystone.kernel.session import Session
from waystone.kernel.text import LANGUAGES


def content() -> Content:
    found: Content = GAME.load_content()[0]
    return found


def test_nothing_is_wrong_with_it() -> None:
    assert lint(content()) == []
    assert list(standards(content())) == []


def test_the_counts_of_the_box() -> None:
    found = content()
    assert sum(not c.locked for c in found.classes.values()) == 6
    assert sum(c.locked for c in found.classes.values()) == 4
    assert sum(m.boss is None for m in found.monsters.values()) >= 24
    assert sum(m.boss is not None for m in found.monsters.values()) >= 4
    assert len(found.items) == 100
    assert len(found.battle_goals) == 24
    assert len(found.scenarios) >= 16
    assert sum(goal.checks == 2 for goal in found.battle_goals.values()) == 4
    for definition in found.classes.values():
        levels = [card.level for card in definition.cards]
        assert levels.count("X") == 3
        assert all(levels.count(level) == 2 for level in range(2, 10))
    assert {c.health for c in found.classes.values()} == {"low", "mid", "high"}


def test_every_class_by_the_book() -> None:
    """Rules, section 10.1 to 10.3."""
    for definition in content().classes.values():
        cards = definition.cards
        assert 8 <= definition.hand <= 12
        assert len(cards) == definition.hand + 3 + 16
        assert sum(perk.boxes for perk in definition.perks) == 15
        used = {card for perk in definition.perks for card in perk.add}
        assert {m.id for m in definition.modifiers} <= used, definition.id
        summoned = {getattr(a, "what", "") for c in cards for a in c.top.abilities}
        assert {s.id for s in definition.summons} <= summoned, definition.id
        early = sum(card.initiative <= 33 for card in cards)
        late = sum(card.initiative >= 67 for card in cards)
        assert min(early, late, len(cards) - early - late) * 8 >= len(cards), definition.id
        lost = [sum(half.lost for half in halves) for halves in zip(*halves_of(cards), strict=True)]
        assert len(cards) * 0.2 <= lost[0] <= len(cards) * 0.5, definition.id
        assert len(cards) * 0.05 <= lost[1] <= len(cards) * 0.4, definition.id


def halves_of(cards: list[CardDef]) -> list[tuple[Action, Action]]:
    return [(card.top, card.bottom) for card in cards]


@pytest.mark.rule("GH-SHP-05")
def test_the_shop_by_prosperity() -> None:
    items = content().items.values()
    sold = [sum(i.found == "shop" and i.prosperity == n for i in items) for n in range(1, 10)]
    assert sold == [14, 7, 7, 7, 7, 7, 7, 7, 7]
    prices = [[i.price for i in items if i.prosperity == n and i.found == "shop"] for n in (1, 9)]
    assert sum(prices[0]) / 14 < 20 < 60 < sum(prices[1]) / 7
    assert {i.slot for i in items} == {"head", "body", "legs", "hand", "hands", "small"}


@pytest.mark.rule("GH-CMP-20", "GH-CMP-15")
def test_every_item_can_turn_up() -> None:
    """By prosperity, by a random design, or as a find named by a treasure, a reward, an event or
    a box."""
    found = content()
    designs = [i.id for i in found.items.values() if i.found == "design"]
    assert sorted(found.campaign.designs) == sorted(designs)
    assert len(designs) == 25
    told = str([found.boxes, found.events, [s.rewards for s in found.scenarios.values()]])
    told += str([s.treasures for s in found.scenarios.values()])
    for item in found.items.values():
        assert item.found != "treasure" or item.id in told, item.id
        assert item.found != "treasure" or item.copies == 1


@pytest.mark.rule("GH-CMP-17", "GH-PQS-02")
def test_every_sealed_class_lies_in_the_box_of_some_quest() -> None:
    found = content()
    boxes = {quest.box for quest in found.quests.values()}
    inside = {found.boxes[box].hero for box in boxes} - {""}
    assert inside == {c.id for c in found.classes.values() if c.locked}


@pytest.mark.rule("GH-GEN-04", "GH-AMB-70")
def test_sealed_classes_only_by_choice() -> None:
    for variants, count in (([], 6), (["sealed-classes"], 10)):
        session = Session.new(GAME, Setup(2, 1, "scenario", "low-tide", variants))
        assert len(session.questions()[0].options) == count
        text = GAME.text("en", session.content)
        zones = [z for m in session.view(0, text).mats for z in m.zones if z.id == "classes"]
        assert sum("unlockable" in card.tags for card in zones[0].cards) == count - 6
    for seed in range(3):
        begun = Session.new(GAME, Setup(2, seed, "campaign", "", []))
        assert begun.state.campaign is not None
        assert len(begun.state.campaign.world.classes) == 6


def test_every_card_reads_in_both_languages() -> None:
    for language in LANGUAGES:
        text = GAME.text(language, content())
        for card in GAME.cards(content(), text):
            lines = [card.name, *card.lines, *(line for s in card.sections for line in s.lines)]
            for line in lines:
                assert "[" not in line, f"{language} {card.id}: {line}"
                assert line.strip(), f"{language} {card.id} has an empty line"


def test_every_question_and_log_line_reads_in_both_languages() -> None:
    """Random play; what is asked and told has no hole in it."""
    luck = Random(4)
    texts = [GAME.text(language, content()) for language in LANGUAGES]
    for seed, scenario in enumerate(content().scenarios):
        setup = Setup(2 + seed % 2, seed, "", scenario, [], {"level": str(1 + seed % 9)})
        session = Session.new(GAME, setup)
        for _ in range(120):
            if session.end is not None:
                break
            question = luck.choice(session.questions())
            for text in texts:
                told = [text.format(question.prompt, question.args)]
                told += [text.format(o.text, o.args) for o in question.options if o.text]
                assert not [line for line in told if "[" in line]
            session.answer(question.seat, any_answer(question, luck))
        for text in texts:
            lines = [line.text for line in session.lines(0, text)]
            assert not [line for line in lines if "[" in line]


@pytest.mark.rule("GH-CHR-10", "GH-RET-07")
def test_every_class_brings_its_events() -> None:
    """The left number of a mat on the sealed classes only, the right one on all; both decks."""
    found = content()
    here = found.campaign
    assert set(here.unlocked_events) == {c.id for c in found.classes.values() if c.locked}
    assert set(here.retired_events) == set(found.classes)
    for events in (*here.unlocked_events.values(), *here.retired_events.values()):
        drawn = [found.events[name] for name in events]
        assert [event.deck for event in drawn] == ["city", "road"]
        assert len({event.number for event in drawn}) == 1
        assert all(event.extra for event in drawn)
