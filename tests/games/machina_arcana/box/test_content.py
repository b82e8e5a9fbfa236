"""The cards of the box and of the small test box."""

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from waystone.games.machina_arcana import GAME
from waystone.games.machina_arcana.box.abilities import Trigger
from waystone.games.machina_arcana.box.conditions import AllLeft, Condition
from waystone.games.machina_arcana.box.definitions import Content, EventDef
from waystone.games.machina_arcana.box.effects import Effect
from waystone.games.machina_arcana.box.index import index, walk
from waystone.games.machina_arcana.box.modifiers import Modifier
from waystone.games.machina_arcana.box.story_effects import Defeat, Victory
from waystone.games.machina_arcana.box.unit_effects import Kill, Lose
from waystone.kernel.codec import encode
from waystone.kernel.content import definitions


@pytest.mark.rule("MA-NUM-05")
def test_the_box_has_its_counts() -> None:
    content, _ = GAME.load_content()
    kinds = [i.kind for i in content.items.values()]
    assert len(content.explorers) == 8
    assert sorted(e.trade for e in content.explorers.values()) == sorted(
        2 * ["gunner", "fighter", "arcanist", "technician"]
    )
    assert len(content.monsters) == 29
    assert [kinds.count(k) for k in ("weapon", "apparel", "artifact", "consumable")] == [
        51,
        40,
        35,
        30,
    ]
    common = [e.deck for e in content.events.values() if not e.scenario]
    assert (common.count("explorer"), common.count("horror")) == (32, 32)
    for scenario, cards, own in (("works", 12, 11), ("pillar", 10, 6), ("beast", 13, 11)):
        assert len(content.scenarios[scenario].chapters) == cards
        mine = [e.deck for e in content.events.values() if e.scenario == scenario]
        assert (mine.count("explorer"), mine.count("horror")) == (own, own)
    faces = [t for t in content.tiles.values() if not t.endgame]
    assert len(faces) == 20
    assert all(content.tiles[t.back].back == t.id for t in faces)
    assert len(content.tiles) == 23


def test_ids_are_unique_over_all_kinds() -> None:
    content, _ = GAME.load_content()
    seen: set[str] = set()
    for kind in (content.words, content.explorers, content.monsters, content.items,
                 content.events, content.scenarios, content.tiles):  # fmt: skip
        assert not seen & set(kind), seen & set(kind)
        seen |= set(kind)


def test_every_monster_ability_costs_stamina() -> None:
    """MA-AMB-65."""
    content, _ = GAME.load_content()
    book = index(content).cards
    for name in [*content.monsters, *(e.id for e in content.events.values() if e.deck == "horror")]:
        for _, active in book[name].actives:
            assert active.cost.stamina >= 1, name


def test_the_test_box_is_whole(box: Content) -> None:
    assert len(index(box).cards) == len(box.explorers) + len(box.monsters) + len(box.items) + len(
        box.events
    ) + sum(len(s.chapters) + 1 for s in box.scenarios.values())


def test_no_card_takes_stamina_that_comes_back_before_it_is_used() -> None:
    """MA-RND-02, MA-MPH-05: stamina is full again when an explorer's or a monster's turn comes; a
    card that wears them down lowers the maximum for the round."""
    content, _ = GAME.load_content()
    for card in index(content).cards.values():
        effects = [*card.enters, *(e for _, a in card.actives for e in a.effects)]
        effects += [e for whens in card.whens.values() for _, w in whens for e in w.effects]
        taken = [e for e in walk(effects) if isinstance(e, Lose) and e.what == "stamina"]
        assert taken == [], card.id


def test_no_two_events_do_the_same() -> None:
    content, _ = GAME.load_content()
    for kind in (content.events, content.items, content.monsters):
        printed = [
            encode(replace(card, id="", name={}, icon="", flavour={}))
            if not isinstance(card, EventDef)
            else encode(replace(card, id="", name={}, scenario="", flavour={}))
            for card in kind.values()
        ]
        assert len(set(printed)) == len(printed)


def test_the_cards_use_the_vocabulary() -> None:
    """Victory, defeat and "all have left" are for packs: the three endgames of the box are won and
    lost by other conditions."""
    content, _ = GAME.load_content()
    used = {type(part) for _, card in definitions(content) for part in parts_of(card)}
    rare = {Victory, Defeat, AllLeft, Kill}
    for vocabulary in (Effect, Condition, Modifier):
        assert set(get_args(vocabulary)) - used <= rare
    triggers = {t for card in index(content).cards.values() for t in card.whens}
    assert triggers == set(get_args(Trigger))


def parts_of(value: object) -> Iterator[Struct]:
    """Every Struct within a definition."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from parts_of(getattr(value, name))
    elif isinstance(value, list):
        for item in value:
            yield from parts_of(item)
