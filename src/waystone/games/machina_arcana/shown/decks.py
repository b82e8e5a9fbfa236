"""The decks and the piles beside them."""

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Mat, Zone

from ..box.terms import KINDS
from ..table.state import Decks, G
from .faces import card_of


def seen_of(decks: Decks) -> tuple[object, ...]:
    """MA-HID-02, MA-HID-03, MA-HID-04, MA-HID-07: all that anybody sees of the decks."""
    return (
        [*map(len, decks.items.values())],
        [(kind, known_of(decks, kind)) for kind, known in decks.known.items() if known],
        len(decks.monsters),
        [*map(len, decks.events.values())],
        decks.event_discards,
        decks.item_discards,
        decks.revealed,
        decks.destroyed,
        decks.tiles[:1],
        len(decks.tiles),
    )


def known_of(decks: Decks, kind: str) -> list[str]:
    """MA-HID-03: the cards on top that everybody knows."""
    known = decks.known.get(kind, 0)
    return decks.items[kind][:known] if known else []


def deck_mat(g: G, text: Text) -> Mat:
    """MA-HID-02, MA-HID-03, MA-HID-04, MA-HID-07: counts, piles, the cards on top that everybody
    knows, and the next tile."""
    decks = g.state.decks
    zones = [item_deck(g, kind, text) for kind in KINDS]
    zones.append(Zone("deck:monsters", text("deck-monsters"), count=len(decks.monsters)))
    for deck in ("explorer", "horror"):
        zones.append(event_deck(g, deck, text))
        pile = decks.event_discards[deck]
        zones.append(laid_open(g, f"pile:{deck}", "discard-pile", pile, text))
    zones.append(laid_open(g, "pile:items", "item-discards", decks.item_discards, text))
    revealed = [card_of(g.content, card, text) for card in decks.revealed]
    zones.append(Zone("revealed", text("revealed"), revealed))
    zones.append(laid_open(g, "pile:monsters", "destroyed-pile", decks.destroyed, text))
    zones.append(tile_stack(g, text))
    return Mat("decks", text("decks"), zones=zones)


def item_deck(g: G, kind: str, text: Text) -> Zone:
    """MA-HID-03."""
    count, known = len(g.state.decks.items[kind]), known_of(g.state.decks, kind)
    return text.once(
        ("deck", kind, count, *known),
        lambda: Zone(
            f"deck:{kind}",
            text.name(kind),
            [card_of(g.content, card, text) for card in known],
            count,
            "pile",
        ),
    )


def event_deck(g: G, deck: str, text: Text) -> Zone:
    """MA-HID-02."""
    count = len(g.state.decks.events[deck])
    return text.once(
        ("deck", deck, count),
        lambda: Zone(f"deck:{deck}", text.name(f"{deck}-event"), count=count, layout="pile"),
    )


def laid_open(g: G, id: str, name: str, pile: list[str], text: Text) -> Zone:
    """MA-HID-01: a pile that everybody may look through."""
    return text.shared(
        ("pile", id),
        lambda: Zone(
            id, text(name), [card_of(g.content, card, text) for card in pile], layout="pile"
        ),
        pile,
    )


def tile_stack(g: G, text: Text) -> Zone:
    """MA-HID-07: the next tile is seen."""
    tiles = g.state.decks.tiles
    top, count = tiles[:1], len(tiles)
    return text.once(
        ("tiles left", count, *top),
        lambda: Zone(
            "tiles",
            text("tile-stack"),
            [Card(f"tile:{face}", text.name(face), text("next-tile")) for face in top],
            count,
            "pile",
        ),
    )
