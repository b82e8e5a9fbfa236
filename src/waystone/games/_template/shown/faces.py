"""Cards as they are printed: rendered from the effect that the rules execute."""

from waystone.kernel.text import Text
from waystone.kernel.view import Card

from ..box.definitions import Content


def card(card_id: str, place: str, content: Content, text: Text) -> Card:
    """Its printed face is made once a language."""
    definition = content.cards[card_id]
    lines = text.once(("card", card_id), lambda: text.printed([text.sentence(definition.effect)]))
    return Card(place, text.name(card_id), "card", lines=lines)


def cards(content: Content, text: Text) -> list[Card]:
    return [card(card_id, card_id, content, text) for card_id in content.cards]
