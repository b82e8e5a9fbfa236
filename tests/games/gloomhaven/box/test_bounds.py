"""Maps and enhanced cards are made as they are asked for, and not kept for ever."""

import pytest

from waystone.games.gloomhaven.box.definitions import Content
from waystone.games.gloomhaven.box.dungeon_map import Layouts, Placed, written
from waystone.games.gloomhaven.box.layout import MOST_TABLES
from waystone.games.gloomhaven.box.stickers import Cards, Lasting
from waystone.kernel.game import find


@pytest.fixture
def content() -> Content:
    loaded, _ = find("gloomhaven").load_content()
    assert isinstance(loaded, Content)
    return loaded


def test_a_few_maps_are_kept(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.games.gloomhaven.box.dungeon_map.MOST_LAYOUTS", 4)
    layouts = Layouts(content.scenarios, content.plans, content.lairs)
    names = list(content.scenarios)
    first = layouts[names[0]]
    for name in names * 2:
        layouts[name]
        assert len(layouts.all()) <= 4
        assert layouts[names[0]] is first, "that which is in play stays"
    del layouts
    again = Layouts(content.scenarios, content.plans, content.lairs)
    assert again[names[0]].hexes == first.hexes


def test_the_dungeons_of_many_tables_do_not_drive_each_other_out(content: Content) -> None:
    layouts = Layouts(content.scenarios, content.plans, content.lairs)
    rooms = [Placed(room, lair, 0, None) for room in content.rooms for lair in content.lairs]
    names = [written([room]) for room in rooms[:40]]
    first = [layouts[name] for name in names]
    for _ in range(3):
        assert all(layouts[name] is one for name, one in zip(names, first, strict=True))


def test_a_map_keeps_the_tables_of_a_few_sets_of_doors(content: Content) -> None:
    layout = max(
        (Layouts(content.scenarios, content.plans, content.lairs)[n] for n in content.scenarios),
        key=lambda one: len(one.doors),
    )
    for opened in range(1 << len(layout.doors)):
        doors = [door for n, door in enumerate(layout.doors) if opened >> n & 1]
        assert layout.with_doors(tuple(doors)).known == layout.known(sum(1 << d for d in doors))
        assert len(layout._tables.all()) <= MOST_TABLES


def test_enhanced_cards_come_and_go_and_printed_ones_stay(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = dict(content.cards)
    printed = {name: card for name, card in printed.items() if "+" not in name}
    most = len(printed) + 20
    monkeypatch.setattr("waystone.games.gloomhaven.box.stickers.MOST_CARDS", most)
    cards = Cards(printed)
    lasting = Lasting(cards, {})
    base = next(
        n for n, c in printed.items() if c.top.abilities and hasattr(c.top.abilities[0], "value")
    )
    kind = type(printed[base].top.abilities[0]).__name__.lower()
    for n in range(1, 100):
        name = base + f"+top.0.{kind}" * n
        assert cards[name].id == name
        lasting[name, "top"]
        assert len(cards) <= most + 1
        assert len(lasting) <= most + 1
    assert printed.items() <= cards.items()
