"""Who is named in a fight."""

import pytest

from waystone.games.dungeoneer import GAME
from waystone.games.dungeoneer.box.definitions import quarry
from waystone.games.dungeoneer.table.state import Attack


@pytest.mark.parametrize(
    ("language", "name", "quest"),
    [("en", "Hoarse Cantor", "Silence the Cantor"), ("ru", "Осипший запевала", "Унять запевалу")],
)
def test_the_monster_of_a_hunt_is_not_called_as_its_quest(
    language: str, name: str, quest: str
) -> None:
    content, _ = GAME.load_content()
    text = GAME.text(language, content)
    attack = Attack("quest", 1, "silence-the-cantor", 0)
    assert text.name(attack.known_as) == name
    assert text.name(attack.card) == quest
    assert text("fact-slain", card=attack.known_as, hero="orrin").count(name) == 1


def test_the_monster_that_gives_its_quest_the_name() -> None:
    content, _ = GAME.load_content()
    assert GAME.text("ru", content).name(quarry("the-prompter")) == "Суфлёр"
