"""What things are called, by the ids that messages use."""

from typing import Any

from waystone.kernel.text import Names

from .campaign_names import campaign_names
from .definitions import Content

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


class Known(dict[str, dict[str, str]]):
    """Names by id; an enhanced card or summon is called as the plain one is."""

    def get(self, name: str, default: Any = None) -> Any:
        found = super().get(name)
        if found is None and "+" in name:
            found = super().get(name.partition("+")[0])
        return default if found is None else found


def names(content: Content) -> Names:
    found: dict[str, dict[str, str]] = Known(WORDS | campaign_names(content))
    for kind in (content.classes, content.monsters, content.items, content.battle_goals,
                 content.scenarios):  # fmt: skip
        for definition in kind.values():
            found[definition.id] = definition.name
    for card in content.cards.values():
        found[card.id] = card.name
    for summon in content.summons.values():
        _numbered(found, summon.id, summon.name, MOST_SUMMONS)
    for monster in content.monsters.values():
        _numbered(found, monster.id, monster.name, monster.standees)
    for name in content.modifiers:
        if name not in found:
            found[name] = _modifier(content, name)
    for scenario in content.scenarios.values():
        for thing in scenario.objects:
            _numbered(found, thing.id, thing.name, 20)
        for n, rule in enumerate(scenario.rules):
            found[f"rule:{scenario.id}:{n}"] = rule.text or scenario.name
        for section, text in scenario.sections.items():
            found[f"section:{scenario.id}:{section}"] = text
        for mark in scenario.marks.values():
            if mark.treasure:
                found[f"treasure:{mark.treasure}"] = {
                    "en": f"treasure {mark.treasure}",
                    "ru": f"сокровище {mark.treasure}",
                }
            if mark.goal:
                found[f"goal:{mark.goal}"] = {"en": "goal treasure", "ru": "сюжетное сокровище"}
            if mark.door:
                found.setdefault(mark.door, {"en": "a door", "ru": "дверь"})
    return found


def _numbered(
    found: dict[str, dict[str, str]], name: str, words: dict[str, str], most: int
) -> None:
    found[name] = words
    for n in range(1, most + 1):
        found[f"{name}-{n}"] = {lang: f"{word} {n}" for lang, word in words.items()}


def _modifier(content: Content, name: str) -> dict[str, str]:
    card = content.modifiers[name]
    value = f"{card.value:+d}".replace("-", "−")
    marks = [WORDS[c] for c in (*card.conditions, *card.infuse)]
    return {lang: " ".join([value, *(word[lang] for word in marks)]) for lang in ("en", "ru")}
