"""What things of a campaign are called."""

from collections.abc import Sequence

from .definitions import Content
from .enhancement_words import STICKERS


def campaign_names(content: Content) -> dict[str, dict[str, str]]:
    found = dict(STICKERS)
    found["town"] = content.world.words["town"]
    found["dungeon"] = {"en": "Random dungeon", "ru": "Случайное подземелье"}
    for quest in content.quests.values():
        found[quest.id] = quest.name
    for achievement in content.achievements.values():
        found[achievement.id] = achievement.name
    for box in content.boxes.values():
        found[box.id] = box.name
    for folk in (*content.campaign.folk, *content.campaign.parties):
        found[folk.id] = folk.name
    for number, record in enumerate(content.campaign.records):
        found[f"record:{number}"] = record.text
    for scenario, ending in content.campaign.endings.items():
        found[f"ending:{scenario}"] = ending
    for event in content.events.values():
        found[event.id] = event.text
        for key, option in (("a", event.a), ("b", event.b)):
            found[f"event:{event.id}:{key}"] = option.text
            for number, result in enumerate(option.results):
                found[f"result:{event.id}:{key}:{number}"] = result.text
    for hero in content.classes.values():
        for number, perk in enumerate(hero.perks):
            found[f"perk:{hero.id}:{number}"] = perk_words(perk.remove, perk.add, perk.ignore)
    return found


def perk_words(remove: list[str], add: list[str], ignore: Sequence[str]) -> dict[str, str]:
    """GH-PRK-04: what a perk changes."""
    english, russian = [], []
    if remove:
        english.append("remove " + ", ".join(remove))
        russian.append("убрать " + ", ".join(remove))
    if add:
        english.append("add " + ", ".join(add))
        russian.append("добавить " + ", ".join(add))
    for kind in ignore:
        english.append({"items": "ignore bad effects of items",
                        "scenario": "ignore bad effects of scenarios"}[kind])  # fmt: skip
        russian.append({"items": "не замечать вреда от предметов",
                        "scenario": "не замечать вреда от сценариев"}[kind])  # fmt: skip
    return {"en": "; ".join(english), "ru": "; ".join(russian)}
