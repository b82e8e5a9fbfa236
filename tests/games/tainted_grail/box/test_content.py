"""The content that ships: counts, completeness, and that every word of the vocabulary works."""

import re
from collections import Counter
from typing import get_args

import pytest

from waystone.games.tainted_grail import GAME
from waystone.games.tainted_grail.box import abilities, conditions, effects, encounter
from waystone.games.tainted_grail.box.conditions import ATTRIBUTES
from waystone.games.tainted_grail.box.definitions import CombatDef, Content, DiplomacyDef
from waystone.games.tainted_grail.box.effects import Check
from waystone.games.tainted_grail.box.encounter import Down, LoseTime
from waystone.games.tainted_grail.box.instructions import ReadVerse
from waystone.games.tainted_grail.box.journal import CheckHere
from waystone.games.tainted_grail.box.journal_graph import checks
from waystone.games.tainted_grail.box.lasting import WorldRule
from waystone.games.tainted_grail.box.requirements import WorldCondition
from waystone.games.tainted_grail.checks.testing import Table, World
from waystone.games.tainted_grail.rules.doing import performs
from waystone.games.tainted_grail.rules.encounter.sequence import count
from waystone.games.tainted_grail.rules.journal.requirements import holds
from waystone.games.tainted_grail.table.state import Card, Doing
from waystone.kernel.content import definitions, tag_of


@pytest.fixture(scope="module")
def content() -> Content:
    loaded: Content = GAME.load_content()[0]
    return loaded


def test_every_effect_and_every_requirement_has_an_interpreter() -> None:
    assert performs.missing() == holds.missing() == []


def test_every_source_can_be_counted() -> None:
    world = World().card("c", left={"courage": ["cube"]})
    table = Table(world, "ada").lay("c", tokens=2, charges=3)
    table.encounter.active = 0
    card = table.encounter.sequence[0]
    assert isinstance(card, Card)
    counted = {of: count(table.g, of, 0, card) for of in get_args(conditions.Source)}
    assert counted["tokens"] == 2
    assert counted["charges"] == 3
    assert counted["sequence"] == counted["own-cards"] == counted["members"] == 1
    assert counted["missing-health"] == 0
    assert counted["deck"] == 10


@pytest.mark.rule("TG-SEQ-04", "TG-JRN-08")
def test_every_condition_can_be_asked() -> None:
    world = World().item("axe", slot="weapon").card("c", subtype="candle")
    table = Table(world, "ada").can("ada", courage=2).lay("c").lay("ada-c0").give("ada", "axe")
    table.encounter.active = 0
    last = table.encounter.sequence[-1]
    true: list[conditions.Condition] = [
        conditions.Count("hand", 0, 0),
        conditions.Has("weapon"),
        conditions.Able("courage", 2),
        conditions.Follows("candle"),
    ]
    false: list[conditions.Condition] = [
        conditions.Count("hand", 1),
        conditions.Has("shield"),
        conditions.Able("courage", 3),
        conditions.Follows("arrow"),
        conditions.Affinity("green"),
    ]
    doing = Doing([0], 0, card=last)
    assert [holds(table.g, doing, c) for c in (*true, *false)] == [True] * 4 + [False] * 5


@pytest.mark.rule("TG-SET-04", "TG-SET-05", "TG-SEQ-11")
def test_each_character_has_its_cards(content: Content) -> None:
    assert len(content.characters) == 4
    cards = Counter((c.owner, c.deck, c.letter) for c in content.cards.values())
    for name in content.characters:
        for deck in ("combat", "diplomacy"):
            assert cards[name, deck, "basic"] == 10
            assert cards[name, deck, "upgraded"] == 10
            assert cards[name, deck, "wyrdform"] == 2


@pytest.mark.rule("TG-DEV-06")
def test_each_character_has_two_tokens_an_attribute_with_two_sides(content: Content) -> None:
    for name in content.characters:
        mine = [s for s in content.skills.values() if s.owner == name]
        assert sum(s.wyrdform for s in mine) == 1
        sides = Counter((s.attribute, s.token) for s in mine if not s.wyrdform)
        assert set(sides.values()) == {2}
        assert Counter(attribute for attribute, _ in sides) == dict.fromkeys(ATTRIBUTES, 2)


@pytest.mark.rule("TG-ENC-01", "TG-ENC-02")
def test_eighty_encounters_of_three_colours_and_four_difficulties(content: Content) -> None:
    plain = [e for e in content.encounters.values() if not e.king and not e.secret]
    assert len(plain) == 80
    for colour in ("green", "blue", "purple"):
        mine = [e for e in plain if e.colour == colour]
        assert {e.difficulty for e in mine} == {1, 2, 3, 4}
        assert {type(e) for e in mine} == {CombatDef, DiplomacyDef}
    blue = [e for e in plain if e.colour == "blue"]
    talks = sum(isinstance(e, DiplomacyDef) for e in blue)
    assert talks / len(blue) > 0.7, "blue is nearly all diplomacy"


@pytest.mark.rule("TG-KNG-01")
def test_each_king_has_three_combats_and_three_talks(content: Content) -> None:
    bosses = Counter((e.king, type(e)) for e in content.encounters.values() if e.king)
    assert bosses == {(k, kind): 3 for k in content.kings for kind in (CombatDef, DiplomacyDef)}
    for king in content.kings:
        for kind in (CombatDef, DiplomacyDef):
            mine = [
                e for e in content.encounters.values() if e.king == king and isinstance(e, kind)
            ]
            assert sorted(e.difficulty for e in mine) == [1, 2, 3]


@pytest.mark.rule("TG-ITM-01", "TG-ITM-03")
def test_sixty_items_in_five_ranks_and_consumables(content: Content) -> None:
    decks = Counter(item.deck for item in content.items.values())
    assert set(decks) == {"a", "b", "c", "d", "e", "consumable"}
    assert sum(decks.values()) == 60
    slots = {item.slot for item in content.items.values()}
    assert slots == {"weapon", "armour", "shield", "relic", ""}


def test_every_talk_runs_out_of_time(content: Content) -> None:
    for e in content.encounters.values():
        if isinstance(e, DiplomacyDef):
            reactions = (e.reaction, *e.reactions)
            assert all(any(isinstance(x, LoseTime) for x in r) for r in reactions), e.id


def test_every_talk_can_end_in_green(content: Content) -> None:
    """The last reaction pulls the marker down before Time runs out: the track reaches so much
    further into the green."""
    for e in content.encounters.values():
        if isinstance(e, DiplomacyDef):
            falls = sum(x.n for x in e.reaction if isinstance(x, Down))
            assert e.track.count("green") > falls, e.id


@pytest.mark.rule("TG-FIN-02")
def test_an_outcome_that_does_not_end_a_meeting_hurts_so_that_something_does(
    content: Content,
) -> None:
    for e in content.encounters.values():
        if isinstance(e, DiplomacyDef):
            for colour, outcome in e.outcomes.items():
                if not outcome.ends:
                    assert e.final, e.id
                    hurts = [x for x in outcome.do if isinstance(x, effects.Party)]
                    kinds = {type(y) for x in hurts for y in x.do}
                    assert effects.Damage in kinds, f"{e.id}: {colour}"


def test_ids_are_unique_across_all_kinds(content: Content) -> None:
    ids = [thing.id for _, thing in definitions(content)]
    assert [thing for thing, n in Counter(ids).items() if n > 1] == []


def test_cards_do_distinct_things(content: Content) -> None:
    """No two cards of a deck have the same keys and the same abilities."""
    seen: dict[object, str] = {}
    for card in content.cards.values():
        what = (card.owner, card.deck, card.left, card.right, card.abilities, card.passive)
        assert what not in seen, f"{card.id} is {seen[what]}"
        seen[what] = card.id


def test_the_vocabulary_is_used(content: Content) -> None:
    """Every ability, modification and lasting rule is on some card, skill, item or weather."""
    found: set[type] = set()

    def walk(thing: object) -> None:
        if isinstance(thing, conditions.Base):
            found.add(type(thing))
            for name in thing.__struct_fields__:
                walk(getattr(thing, name))
        elif isinstance(thing, tuple | list):
            for inner in thing:
                walk(inner)
        elif isinstance(thing, dict):
            for inner in thing.values():
                walk(inner)
        elif hasattr(thing, "__struct_fields__"):
            for name in thing.__struct_fields__:
                walk(getattr(thing, name))

    for kind in content.__struct_fields__:
        for thing in getattr(content, kind).values():
            walk(thing)
    known = {
        *get_args(effects.Effect),
        *get_args(abilities.Ability),
        *get_args(abilities.Mod),
        *get_args(abilities.Trait),
        *get_args(abilities.Lasting),
        *get_args(conditions.Condition),
        *get_args(WorldCondition),
        *get_args(WorldRule),
    }
    unused = sorted(kind.__name__ for kind in known - found)
    assert unused == [], unused


@pytest.mark.rule("TG-TRT-01", "TG-TRT-02", "TG-TRT-04", "TG-TRT-07", "TG-TRT-08")
def test_no_encounter_has_a_trait_that_never_acts_in_it(content: Content) -> None:
    combat, talk = {"attrition", "trap", "sunder"}, {"greedy", "disheartening"}
    for foe in content.encounters.values():
        dead = talk if isinstance(foe, CombatDef) else combat
        assert not {tag_of(type(trait)) for trait in foe.traits} & dead, foe.id


def test_nothing_that_fires_after_the_end_changes_the_encounter(content: Content) -> None:
    late = ("victory", "green")
    gone = (encounter.Cubes, encounter.Up, encounter.GainTime, encounter.Draw, encounter.Bolt)
    owned = {i.id: i.abilities for i in content.items.values()}
    owned |= {s.id: s.abilities for s in content.skills.values()}
    for name, has in owned.items():
        for ability in has:
            if isinstance(ability, abilities.Trigger) and ability.on in late:
                assert not any(isinstance(effect, gone) for effect in ability.do), name


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_reads_without_gaps(content: Content, language: str) -> None:
    """No empty part, no range of one number, no word in the wrong language."""
    text = GAME.text(language, content)
    assert GAME.cards is not None
    for card in GAME.cards(content, text):
        for section in card.sections:
            if "key" in section.tags:
                assert all(figure.name for figure in section.figures), card.name
            else:
                assert section.title, card.name
                assert all(section.lines), card.name
                assert section.lines, card.name
        words = [*card.lines, *(line for s in card.sections for line in [s.title, *s.lines])]
        for line in words:
            assert not re.search(r"\b(\d+)–\1\b|  | [.,;:)]|: \.", line), line
            assert language == "en" or not re.search("[a-zA-Z]", line), line
        if language == "ru":
            assert all(re.search("[а-яё]", tag) or tag == "guardian" for tag in card.tags)


@pytest.mark.rule("TG-JRN-08")
def test_every_result_of_a_check_in_the_journal_is_told(content: Content) -> None:
    """In words of its own, or in the verse that it leads to."""
    for verse in content.verses.values():
        found: list[Check | CheckHere] = [*checks(verse)]
        found += [block for block in verse.blocks if isinstance(block, CheckHere)]
        for check in found:
            for result in check.results:
                leads = getattr(result, "goto", "") or any(
                    isinstance(effect, ReadVerse) for effect in result.do
                )
                assert leads or result.text, (verse.id, result)


def test_every_encounter_has_words_of_its_own(content: Content) -> None:
    said = [one.flavour for one in content.encounters.values()]
    assert all(words.get("en") and words.get("ru") for words in said)
    assert len({words["ru"] for words in said}) == len(said)
