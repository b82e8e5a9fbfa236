"""What things of a campaign are called."""

from ..box.classes import PerkDef
from ..box.definitions import Content
from .modifiers import Words, modifier_words
from .stickers import STICKERS


def campaign_names(content: Content, words: dict[str, Words]) -> dict[str, Words]:
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
            found[f"perk:{hero.id}:{number}"] = perk_words(content, perk, words)
    return found


def perk_words(content: Content, perk: PerkDef, words: dict[str, Words]) -> Words:
    """GH-PRK-04: what a perk changes."""
    english, russian = [], []
    told = {c: modifier_words(content.modifiers[c], words) for c in (*perk.remove, *perk.add)}
    remove, add, ignore = perk.remove, perk.add, perk.ignore
    if remove:
        english.append("remove " + ", ".join(told[c]["en"] for c in remove))
        russian.append("убрать " + ", ".join(told[c]["ru"] for c in remove))
    if add:
        english.append("add " + ", ".join(told[c]["en"] for c in add))
        russian.append("добавить " + ", ".join(told[c]["ru"] for c in add))
    for kind in ignore:
        english.append({"items": "ignore bad effects of items",
                        "scenario": "ignore bad effects of scenarios"}[kind])  # fmt: skip
        russian.append({"items": "не замечать вреда от предметов",
                        "scenario": "не замечать вреда от сценариев"}[kind])  # fmt: skip
    return {"en": "; ".join(english), "ru": "; ".join(russian)}
