"""The size of the box."""

from waystone.kernel.game import find
from waystone.kernel.text import LANGUAGES

GAME = find("dungeoneer")


def test_box_size() -> None:
    """DG §2: 22 locations, 60 adventure cards, 14 quests, 6 heroes, 1 event; the heroic set too."""
    content, _ = GAME.load_content()
    for box in ("legendary", "heroic"):
        assert sum(c.box == box for c in content.locations.values()) == 22
        assert sum(c.box == box for c in content.adventure.values()) == 60
        assert sum(c.box == box for c in content.quests.values()) == 14
        assert sum(c.box == box for c in content.heroes.values()) == 6
    assert len(content.events) == 1
    printed = {card.id: card for card in content.adventure.values()}.values()
    names = [card.name[language] for language in LANGUAGES for card in printed]
    assert len(set(names)) == len(names)
