"""Cards as they are printed, and as they lie.

A face is made once for each place that it lies at: nobody writes into one, what differs is said
in a copy.
"""

from copy import copy

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure, Section

from ..box.definitions import FORMS, Content, exits_of
from ..table.state import Open, Readied
from ..table.stats import most_life
from .wording import card_lines, hero_lines, location_lines, quest_lines, sentence

ICONS = ("fist", "hand", "flame")


def every_card(content: Content, text: Text) -> list[Card]:
    """The whole box: adventure cards by name, quests, locations and heroes."""
    found = {
        card.id: adventure_card(content, key, card.id, text)
        for key, card in content.adventure.items()
    }
    return [
        *found.values(),
        *(quest_face(content, quest, text) for quest in content.quests),
        *(location_card(content, place, place, text) for place in content.locations),
        *(hero_face(content, hero, text) for hero in content.heroes),
    ]


def quest_face(content: Content, quest: str, text: Text) -> Card:
    return text.once((content, quest), lambda: _quest_face(content, quest, text))


def _quest_face(content: Content, quest: str, text: Text) -> Card:
    printed = content.quests[quest]
    card = Card(quest, text.name(quest), "quest", printed.icon)
    card.tags = [text(f"kind-{printed.category}")]
    card.lines = text.printed(quest_lines(printed, text))
    monster = getattr(printed.task, "monster", None)
    if monster is not None:
        card.figures = [Figure("heart-organ", str(monster.life), text("life"))]
    return card


def hero_face(content: Content, hero: str, text: Text) -> Card:
    printed = content.heroes[hero]
    return Card(
        hero,
        text.name(hero),
        "hero",
        printed.icon,
        [Figure("heart-organ", str(printed.life), text("life"))],
        text.printed(hero_lines(content, hero, text)),
        sections=[
            Section(
                title=f"{text('level')} {level}",
                figures=[
                    Figure(icon, str(value), text.name(stat))
                    for icon, stat, value in zip(ICONS, FORMS, values, strict=True)
                ],
            )
            for level, values in printed.stats.items()
        ],
    )


def location_card(content: Content, key: str, place: str, text: Text) -> Card:
    return text.once((content, key, place), lambda: _location_card(content, key, place, text))


def _location_card(content: Content, key: str, place: str, text: Text) -> Card:
    printed = content.locations[key]
    return Card(
        place,
        text.name(key),
        "location",
        "dungeon-gate",
        [
            Figure("laurels", str(printed.glory), text("glory")),
            Figure("death-skull", str(printed.peril), text("peril")),
        ],
        text.printed(location_lines(printed, text)),
        sections=[
            Section(title=text(f"exit-{exit.kind}", stat=exit.stat, value=exit.value))
            for exit in exits_of(printed.exits)
        ],
    )


def adventure_card(content: Content, key: str, place: str, text: Text) -> Card:
    return text.once((content, key, place), lambda: _adventure_card(content, key, place, text))


def _adventure_card(content: Content, key: str, place: str, text: Text) -> Card:
    printed = content.adventure[key]
    kind = printed.card
    if printed.monster is not None:
        kind_name = text("kind-monster")
    elif printed.trap is not None:
        kind_name = text("kind-trap")
    else:
        kind_name = text(f"kind-{kind}")
    tags = [kind_name, *(text.name(word) for word in printed.kinds if word != "trap")]
    tags += [text(f"timing-{printed.timing}"), text(f"duration-{printed.duration}")]
    if printed.legendary:
        tags.append(text("legendary-tag"))
    price = "X" if printed.cost < 0 else str(printed.cost)
    icon = "laurels" if printed.is_glory else "death-skull"
    figures = [Figure(icon, price, text("cost"))]
    if printed.monster is not None:
        figures.append(Figure("heart-organ", str(printed.monster.life), text("life")))
    return Card(
        place,
        text.name(key),
        kind,
        printed.icon,
        figures,
        text.printed(card_lines(printed, text)),
        printed.flavour.get(text.language, ""),
        tags=tags,
    )


# ---- as they lie


def readied(content: Content, r: Readied, text: Text) -> Card:
    face = adventure_card(content, r.card, r.card, text)
    if not r.under and not r.wounds:
        return face
    card = copy(face)
    if content.adventure[r.card].monster is not None:
        life = str(most_life(content, r) - r.wounds)
        card.figures = [*face.figures[:-1], Figure("heart-organ", life, text("life"))]
    card.under = [adventure_card(content, c, c, text) for c in r.under]
    return card


def artifact(content: Content, quest: str, text: Text) -> Card:
    def face() -> Card:
        printed = content.quests[quest]
        lines = text.printed([sentence(text, effect) for effect in printed.artifact])
        return Card(quest, text.name(quest), "artifact", printed.icon, lines=lines)

    return text.once((content, quest, "artifact"), face)


def quest_card(content: Content, q: Open, text: Text) -> Card:
    face = quest_face(content, q.quest, text)
    if not (q.carried or q.found or q.wounds):
        return face
    card = copy(face)
    card.tags = face.tags[:]
    if q.carried:
        card.tags.append(text("quest-carried"))
    if q.found:
        card.tags.append(text("quest-found"))
    monster = getattr(content.quests[q.quest].task, "monster", None)
    if monster is not None:
        card.figures = [Figure("heart-organ", str(monster.life - q.wounds), text("life"))]
    return card
