"""Cards as they read: text rendered from what the engine executes."""

import re
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure

from .definitions import (
    ChapterDef,
    Content,
    EndgameDef,
    EventDef,
    ExplorerDef,
    ItemDef,
    MonsterDef,
)
from .effects import Ability, Active, Cost, Effect, Enters, OneOf, Passive, When

Def = TypeVar(
    "Def", ExplorerDef, MonsterDef, ItemDef, EventDef, ChapterDef, EndgameDef, contravariant=True
)


class Face(Protocol[Def]):
    """How a definition is drawn as a card that lies at a place."""

    def __call__(self, card: Def, text: Text, place: str = "") -> Card: ...


def lines(abilities: Sequence[Ability], text: Text) -> list[str]:
    """One line an ability, with a capital and a full stop."""
    found = []
    for ability in abilities:
        words = tidy(line(ability, text))
        found.append(words[:1].upper() + words[1:] + ("" if words.endswith(".") else "."))
    return found


def line(ability: Ability, text: Text) -> str:
    """Cost, target and condition before what the ability does."""
    words = did(ability, text)
    match ability:
        case Active():
            words = f"{more_cost(ability.cost, text)}{words}"
        case Enters():
            return text("card-enters", line=words)
        case Passive() if ability.cond is not None:
            return text("card-while", cond=ability.cond, line=words)
        case When():
            if ability.cond is not None:
                words = text("card-if", cond=ability.cond, line=words)
            if ability.space is not None:
                words = text("card-when-space", trigger=moment(ability), space=ability.space,
                             line=words)  # fmt: skip
            else:
                words = text("card-when", trigger=moment(ability), line=words)
    if isinstance(ability, Active | When) and ability.progress:
        words = text("card-progress", line=words, n=ability.progress)
    return words


def moment(ability: When) -> str:
    """The words of a trigger, where its name is that of an action as well."""
    return f"when-{ability.trigger}" if ability.trigger in ("explore", "seal") else ability.trigger


def did(ability: Ability, text: Text) -> str:
    """What the ability does, its effects one after the other."""
    if isinstance(ability, Passive):
        return text.sentence(ability)
    words = "; ".join(said(effect, text) for effect in ability.effects)
    if isinstance(ability, Active):
        words = f"{text('card-pays', cost=ability.cost, target=ability.target)}{words}"
    return words


def said(effect: Effect, text: Text) -> str:
    if not isinstance(effect, OneOf):
        return text.sentence(effect)
    ways = [text("option-choice", effects=way) for way in effect.options]
    return text("effect-one-of", options=" / ".join(ways))


def more_cost(cost: Cost, text: Text) -> str:
    words = ""
    if cost.destroy is not None:
        words += text("card-cost-destroy", space=cost.destroy) + " "
    if cost.discard_item is not None:
        words += text("card-cost-item", kind=cost.discard_item) + " "
    return words


def tidy(words: str) -> str:
    """ "(you)" and blanks too many are left out."""
    words = words.replace(" (you)", "").replace(" (вы)", "")
    return re.sub(r" +(?=[ :;,.)])", "", words).replace("()", "").strip()


def _flavour(flavour: dict[str, str], text: Text) -> str:
    return flavour.get(text.language, "")


def _figures(pairs: Sequence[tuple[str, int, str]], text: Text) -> list[Figure]:
    return [Figure(icon, str(value), text.name(word)) for icon, value, word in pairs if value]


def printed(face: Callable[[Def, Text, str], Card]) -> Face[Def]:
    """A face depends on content and language only: it is drawn once."""

    def drawn(card: Def, text: Text, place: str = "") -> Card:
        key = (face, card.id, place)
        return text.once(key, lambda: face(card, text, place or f"card:{card.id}"))

    return drawn


@printed
def explorer_card(card: ExplorerDef, text: Text, place: str) -> Card:
    return Card(
        place,
        text.name(card.id),
        text.name(card.trade),
        card.icon,
        _figures(
            [
                ("shield", card.armor, "armor"),
                ("brain", card.will, "will"),
                ("hearts", card.health, "health"),
                ("sprint", card.stamina, "stamina"),
                ("candle-flame", card.essence, "essence"),
            ],
            text,
        ),
        lines(card.abilities, text),
        _flavour(card.flavour, text),
    )


@printed
def monster_card(card: MonsterDef, text: Text, place: str) -> Card:
    tags = [word for word in ("ethereal", "immobile") if getattr(card, word)]
    return Card(
        place,
        text.name(card.id),
        text("card-monster", level=card.level),
        card.icon,
        _figures(
            [
                ("shield", card.armor, "armor"),
                ("brain", card.will, "will"),
                ("hearts", card.health, "health"),
                ("sprint", card.stamina, "stamina"),
            ],
            text,
        ),
        lines(card.abilities, text),
        _flavour(card.flavour, text),
        tags=[text.name(tag) for tag in tags],
    )


@printed
def item_card(card: ItemDef, text: Text, place: str) -> Card:
    tags = [text.name(card.slot)] if card.slot else []
    if card.hands:
        tags.append(text("card-hands", n=card.hands))
    for side in ("top", "bottom", "right", "left"):
        symbol = getattr(card, side)
        if symbol:
            tags.append(text(f"card-{side}", symbol=symbol))
    return Card(
        place,
        text.name(card.id),
        text("card-item", kind=card.kind, level=card.level),
        card.icon,
        _figures([("shield", card.armor, "armor"), ("brain", card.will, "will")], text),
        lines(card.abilities, text),
        _flavour(card.flavour, text),
        tags=tags,
    )


@printed
def event_card(card: EventDef, text: Text, place: str) -> Card:
    return Card(
        place,
        text.name(card.id),
        text.name(f"{card.deck}-event"),
        "linked-rings" if card.personal else "eye-target" if card.deck == "horror" else "compass",
        lines=lines(card.abilities, text),
        flavour=_flavour(card.flavour, text),
        tags=[text("card-personal")] if card.personal else [],
    )


@printed
def chapter_card(card: ChapterDef, text: Text, place: str) -> Card:
    figures = []
    if card.spawn is not None:
        figures.append(Figure("egg-clutch", str(card.spawn), text.name("spawn-rating")))
    if card.horror is not None:
        figures.append(Figure("eye-target", str(card.horror), text.name("horror-rating")))
    return Card(
        place,
        text.name(card.id),
        text("card-chapter", n=card.number),
        "open-book",
        figures,
        lines(card.abilities, text),
        _flavour(card.task, text),
        tags=[text("card-locked")] if card.locked else [],
    )


@printed
def endgame_card(card: EndgameDef, text: Text, place: str) -> Card:
    setup = [tidy(text("card-setup", effects=card.setup))] if card.setup else []
    return Card(
        place,
        text.name(card.id),
        text("card-endgame"),
        "finish-line",
        lines=[
            text("card-victory", cond=card.victory),
            text("card-defeat", cond=card.defeat),
            *setup,
            *lines(card.abilities, text),
        ],
    )


def card_of(content: Content, card: str, text: Text, place: str = "") -> Card:
    if card in content.items:
        return item_card(content.items[card], text, place)
    if card in content.monsters:
        return monster_card(content.monsters[card], text, place)
    if card in content.events:
        return event_card(content.events[card], text, place)
    return explorer_card(content.explorers[card], text, place)


def cards(content: Content, text: Text) -> list[Card]:
    """Every printed card of the box."""
    found = [explorer_card(c, text) for c in content.explorers.values()]
    found += [monster_card(c, text) for c in content.monsters.values()]
    found += [item_card(c, text) for c in content.items.values()]
    found += [event_card(c, text) for c in content.events.values()]
    for scenario in content.scenarios.values():
        found += [chapter_card(c, text) for c in scenario.chapters]
        found.append(endgame_card(scenario.endgame, text))
    return found
