"""A draw pile and its discard pile, as card ids. Both lists read from the top of the pile."""

from msgspec import Struct, field

from waystone.kernel.rng import Streams


class Deck(Struct):
    cards: list[str]
    discards: list[str] = field(default_factory=list)

    def draw(self) -> str | None:
        """The top card, or None from an empty deck."""
        return self.cards.pop(0) if self.cards else None

    def draw_again(self, streams: Streams, purpose: str) -> str | None:
        """The top card; an empty deck is first made anew from the discards."""
        if not self.cards:
            self.reshuffle(streams, purpose)
        return self.draw()

    def peek(self, count: int = 1) -> list[str]:
        """The top cards, left where they are."""
        return self.cards[:count]

    def take(self, card: str) -> None:
        """Search the draw pile for a named card and take it out."""
        self.cards.remove(card)

    def take_discard(self, card: str) -> None:
        self.discards.remove(card)

    def put_top(self, card: str) -> None:
        self.cards.insert(0, card)

    def put_bottom(self, card: str) -> None:
        self.cards.append(card)

    def discard(self, card: str) -> None:
        self.discards.insert(0, card)

    def shuffle(self, streams: Streams, purpose: str) -> None:
        """Shuffle the draw pile only."""
        streams.shuffle(purpose, self.cards)

    def shuffle_in(self, card: str, streams: Streams, purpose: str) -> None:
        """Shuffle a card into the draw pile; the discards stay."""
        self.cards.append(card)
        self.shuffle(streams, purpose)

    def reshuffle(self, streams: Streams, purpose: str) -> None:
        """Shuffle the discards and what is left of the draw pile into a new draw pile."""
        self.cards += self.discards
        self.discards.clear()
        self.shuffle(streams, purpose)
