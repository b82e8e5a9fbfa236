"""What things are called, by the ids that messages use."""

from typing import Any

from waystone.kernel.text import Names

from ..box.definitions import Content
from ..box.dungeon_map import PREFIX, ROOMS, exit_name, is_dungeon
from ..box.scenario import ScenarioDef
from .campaign_names import campaign_names
from .modifiers import Words, modifier_words

WORDS: dict[str, dict[str, str]] = {
    "fire": {"en": "Fire", "ru": "Огонь"},
    "ice": {"en": "Ice", "ru": "Лёд"},
    "air": {"en": "Air", "ru": "Воздух"},
    "earth": {"en": "Earth", "ru": "Земля"},
    "light": {"en": "Light", "ru": "Свет"},
    "dark": {"en": "Dark", "ru": "Тьма"},
    "wild": {"en": "any element", "ru": "любая стихия"},
    "poison": {"en": "POISON", "ru": "ОТРАВЛЕНИЕ"},
    "wound": {"en": "WOUND", "ru": "РАНА"},
    "immobilize": {"en": "IMMOBILIZE", "ru": "ПАРАЛИЧ"},
    "disarm": {"en": "DISARM", "ru": "РАЗОРУЖЕНИЕ"},
    "stun": {"en": "STUN", "ru": "ОГЛУШЕНИЕ"},
    "muddle": {"en": "MUDDLE", "ru": "СМЯТЕНИЕ"},
    "curse": {"en": "CURSE", "ru": "ПРОКЛЯТИЕ"},
    "invisible": {"en": "INVISIBLE", "ru": "НЕВИДИМОСТЬ"},
    "strengthen": {"en": "STRENGTHEN", "ru": "УСИЛЕНИЕ"},
    "bless": {"en": "BLESS", "ru": "БЛАГОСЛОВЕНИЕ"},
    "null": {"en": "null", "ru": "промах"},
    "x2": {"en": "×2", "ru": "×2"},
    "minus": {"en": "−1", "ru": "−1"},
}
MOST_SUMMONS = 60
MOST_OBJECTS = 20
MOST_EXITS = 4
DOOR = {"en": "a door", "ru": "дверь"}


class Known(dict[str, dict[str, str]]):
    """Names by id; an enhanced card or summon is called as the plain one is."""

    def get(self, name: str, default: Any = None) -> Any:
        found = super().get(name)
        if found is None and is_dungeon(name):
            found = self.room(name)
        elif found is None and "+" in name:
            found = super().get(name.partition("+")[0])
        return default if found is None else found

    def room(self, dungeon: str) -> dict[str, str] | None:
        """GH-RDD-04, GH-RDD-11: the room card says the first half, the monster card the second."""
        room, lair, *_ = dungeon.rpartition("+")[2].removeprefix(PREFIX).split("/")
        first, second = super().get(f"room:{room}"), super().get(f"lair:{lair}")
        if first is None or second is None:
            return None
        return {language: f"{word} {second[language]}" for language, word in first.items()}


def names(content: Content) -> Names:
    found: dict[str, Words] = Known(WORDS | campaign_names(content, WORDS))
    for kind in (content.classes, content.monsters, content.items, content.battle_goals,
                 content.scenarios, content.cards):  # fmt: skip
        for definition in kind.values():
            found[definition.id] = definition.name
    for summon in content.summons.values():
        _numbered(found, summon.id, summon.name, MOST_SUMMONS)
    for monster in content.monsters.values():
        _numbered(found, monster.id, monster.name, monster.standees)
    for name in content.modifiers:
        if name not in found:
            found[name] = modifier_words(content.modifiers[name], WORDS)
    for scenario in content.scenarios.values():
        _on_the_page(found, scenario)
    _below(found, content)
    return found


def bent(content: Content) -> list[str]:
    """Whoever acts and suffers, what is destroyed, conditions and elements."""
    found = [*WORDS, *content.classes, *content.monsters]
    found += [summon.id for summon in content.summons.values()]
    for scenario in content.scenarios.values():
        found += [thing.id for thing in scenario.objects]
        found += [one.id for one in scenario.named]
    return [name for name in found if WORDS.get(name, {}).get("ru", "x").isalpha()]


def _on_the_page(found: dict[str, Words], scenario: ScenarioDef) -> None:
    """What a scenario names itself."""
    for thing in scenario.objects:
        _numbered(found, thing.id, thing.name, MOST_OBJECTS)
    for one in scenario.named:
        found[one.id] = one.name
    for n, rule in enumerate(scenario.rules):
        found[f"rule:{scenario.id}:{n}"] = rule.text or scenario.name
    for section, text in scenario.sections.items():
        found[f"section:{scenario.id}:{section}"] = text
    for mark in scenario.marks.values():
        if mark.treasure:
            found[f"treasure:{mark.treasure}"] = treasure_name(mark.treasure)
        if mark.goal:
            found[f"goal:{mark.goal}"] = {"en": "goal treasure", "ru": "сюжетное сокровище"}
        if mark.door:
            found.setdefault(mark.door, DOOR)


def _below(found: dict[str, Words], content: Content) -> None:
    """The rooms of random dungeons, their doors and treasure."""
    for room in content.rooms.values():
        found[f"room:{room.id}"] = room.name
    for lair in content.lairs.values():
        found[f"lair:{lair.id}"] = lair.name
    for number in range(1, ROOMS + 1):
        found.setdefault(f"treasure:{number}", treasure_name(number))
        for exit_ in range(MOST_EXITS):
            found[exit_name(number - 1, exit_)] = DOOR


def treasure_name(number: int) -> dict[str, str]:
    return {"en": f"treasure {number}", "ru": f"сокровище {number}"}


def _numbered(
    found: dict[str, dict[str, str]], name: str, words: dict[str, str], most: int
) -> None:
    found[name] = words
    for n in range(1, most + 1):
        found[f"{name}-{n}"] = {lang: f"{word} {n}" for lang, word in words.items()}
