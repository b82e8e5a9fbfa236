"""A hand and its deck: drawing, discarding (TG-SEQ-30, TG-SEQ-31)."""

from functools import cache

from waystone.kernel.ask import Option, choose, choose_many

from ...table.facts import Discarded, Drew, Milled
from ...table.party import hero, member
from ...table.state import G


async def discard_from_hand(g: G, seat: int, n: int, source: str = "") -> None:
    """TG-SEQ-30: so many cards of choice, all at once; what the hand lacks is discarded from the
    top of the deck."""
    one = member(g, seat)
    left = min(n, len(one.hand))
    lacking = n - left
    while left:
        options = hand_options(one.hand)
        count = min(left, len(options))
        for card in await _give_up(seat, options, count, source):
            one.hand.remove(card)
            one.discard.append(card)
            g.say(Discarded(hero(g, seat).id, card), "TG-SEQ-30")
        left -= count
    mill(g, seat, lacking, "TG-SEQ-30")


async def _give_up(seat: int, options: list[Option[str]], count: int, source: str) -> list[str]:
    if count == 1:
        return [await choose(seat, options, "ask-discard", rule="TG-SEQ-30", source=source)]
    return await choose_many(
        seat, options, "ask-discards", least=count, most=count, rule="TG-SEQ-30", count=count,
        source=source,
    )  # fmt: skip


def mill(g: G, seat: int, n: int, rule: str) -> None:
    """TG-AMB-55: with an empty deck nothing happens."""
    one = member(g, seat)
    for _ in range(min(n, len(one.deck))):
        card = one.deck.pop()
        one.discard.append(card)
        g.say(Milled(hero(g, seat).id, card), rule)


def draw(g: G, seat: int, n: int, rule: str) -> None:
    """TG-SEQ-31: from an empty deck nothing is drawn; the discard pile is not shuffled."""
    one = member(g, seat)
    for _ in range(min(n, len(one.deck))):
        card = one.deck.pop()
        one.hand.append(card)
        g.say(Drew(hero(g, seat).id, card), rule)


def hand_options(cards: list[str]) -> list[Option[str]]:
    return [_hand_option(card) for card in dict.fromkeys(cards)]


@cache
def _hand_option(card: str) -> Option[str]:
    return Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{card}")
