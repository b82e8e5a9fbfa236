"""Cards as they read."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Figure

from ..box.definitions import (
    ChapterDef,
    Content,
    EndgameDef,
    EventDef,
    ExplorerDef,
    ItemDef,
    MonsterDef,
)
from .wording import lines, tidy

Def = TypeVar(
    "Def", ExplorerDef, MonsterDef, ItemDef, EventDef, ChapterDef, EndgameDef, contravariant=True
)


class Face(Protocol[Def]):
    """How a definition is drawn as a card that lies at a place."""

    def __call__(self, card: Def, text: Text, place: str = "") -> Card: ...


def _flavour(flavour: dict[str, str], text: Text) -> str:
    return flavour.get(text.language, "")


def _figures(pairs: Sequence[tuple[str, int, str]], text: Text) -> list[Figure]:
    return [Figure(icon, str(value), text.name(word)) for icon, value, word in pairs if value]


def printed(face: Callable[[Def, Text, str], Card]) -> Face[Def]:
    """A face depends on content and language only: it is drawn once."""

    def drawn(card: Def, text: Text, place: str = "") -> Card:
        key = (face, card.id, place)
        return text.once(key, lambda: text.face(face(card, text, place or f"card:{card.id}")))

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
    return Card(
        place,
        text.name(card.id),
        text("card-item", kind=card.kind, level=card.level),
        card.icon,
        _figures([("shield", card.armor, "armor"), ("brain", card.will, "will")], text),
        lines(card.abilities, text) + _edges(card, text),
        _flavour(card.flavour, text),
        tags=tags,
    )


def _edges(card: ItemDef, text: Text) -> list[str]:
    """MA-EQP-05: the symbols by which items join."""
    symbols = [(side, getattr(card, side)) for side in ("top", "bottom", "right", "left")]
    said = [text(f"card-{side}", symbol=symbol) for side, symbol in symbols if symbol]
    words = ", ".join(said)
    return [f"{words[:1].upper()}{words[1:]}."] if said else []


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
