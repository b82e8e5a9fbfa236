"""Tokens drawn at random and not put back."""

from msgspec import Struct

from waystone.kernel.rng import Streams


class Bag(Struct):
    tokens: list[str]

    def draw(self, streams: Streams, purpose: str) -> str | None:
        """A random token, gone from the bag; None from an empty bag."""
        if not self.tokens:
            return None
        return self.tokens.pop(streams.below(purpose, len(self.tokens)))

    def put(self, token: str) -> None:
        self.tokens.append(token)
