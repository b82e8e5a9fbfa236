"""What lies before a character: its cards, items, modifiers and battle goals."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from waystone.kernel.text import Text
from waystone.kernel.view import Card, Zone

from ..box.definitions import Content
from ..table.state import Character
from . import faces as printed

Laid = dict[tuple[str, bool], tuple[tuple[object, ...], Zone]]
"""The zones of a character by name and by whether their cards are shown, as they lay last, each
with what it was laid out of."""


Thing = TypeVar("Thing")


class Zones:
    """A zone is laid out anew when something else lies in it."""

    def __init__(self, content: Content, owner: Character, text: Text) -> None:
        self._content = content
        self._owner = owner
        self._text = text
        laid: Laid = text.shared(("zones", owner.id), dict, ())
        self._laid = laid

    def hand(self, open_: bool) -> Zone:
        """GH-CRD-05: how many all see, which the owner."""
        cards = self._owner.hand
        return self._lay("hand", cards, self._abilities, "hand", open_=open_, count=len(cards))

    def selected(self, open_: bool) -> Zone:
        cards = self._owner.selected
        return self._lay("selected", cards, self._abilities, open_=open_, count=len(cards))

    def pool(self) -> Zone:
        return self._lay("pool", self._owner.pool, self._abilities)

    def goals(self, open_: bool) -> Zone:
        """GH-HID-06."""
        goals, count = self._owner.goals, None if open_ else len(self._owner.goals)
        return self._lay("goals", goals, self._goals, open_=open_, count=count)

    def piles(self) -> list[Zone]:
        """What lies open before a character, and how many modifiers are left to draw."""
        owner, lay = self._owner, self._lay
        active = [a.card for a in owner.active]
        items = [(i.item, i.state) for i in owner.items]
        found = [
            lay("active", active, self._abilities),
            lay("discard", owner.discard, self._abilities, "pile"),
            lay("lost", owner.lost, self._abilities, "pile"),
            lay("items", items, self._items),
            lay("modifiers", (), self._modifiers, "pile", count=len(owner.deck.draw)),
            lay("modifier-discard", owner.deck.discard, self._modifiers, "pile"),
        ]
        if owner.sleeve:
            found.append(lay("sleeve", owner.sleeve, self._sleeve))
        return found

    def _lay(
        self,
        name: str,
        things: Sequence[Thing],
        faces: Callable[[Sequence[Thing]], list[Card]],
        layout: Literal["row", "pile", "hand"] = "row",
        *,
        open_: bool = True,
        count: int | None = None,
    ) -> Zone:
        of = (count, *things) if open_ else (count,)
        known = self._laid.get((name, open_))
        if known is None or known[0] != of:
            cards = faces(things) if open_ else []
            zone = Zone(f"{name}:{self._owner.id}", self._text(name), cards, count, layout)
            known = self._laid[name, open_] = (of, zone)
        return known[1]

    def _abilities(self, cards: Sequence[str]) -> list[Card]:
        return [printed.ability_card(self._content, card, self._text) for card in cards]

    def _items(self, items: Sequence[tuple[str, str]]) -> list[Card]:
        content, owner, text = self._content, self._owner.id, self._text
        return [printed.item_card(content, item, text, owner, state) for item, state in items]

    def _goals(self, goals: Sequence[str]) -> list[Card]:
        return [printed.goal_card(self._content, goal, self._text) for goal in goals]

    def _modifiers(self, cards: Sequence[str]) -> list[Card]:
        return printed.modifier_cards(self._content, cards, self._owner.id, self._text)

    def _sleeve(self, cards: Sequence[str]) -> list[Card]:
        place = f"sleeve-{self._owner.id}"
        return printed.modifier_cards(self._content, cards, place, self._text)
