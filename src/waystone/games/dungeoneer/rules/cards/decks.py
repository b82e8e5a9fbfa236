"""Decks, hands and discard piles."""

from functools import cache
from typing import Any

from waystone.kernel.ask import Option, choose

from ...table.facts import Discarded, Drew, DrewSome
from ...table.state import G, Player, card_of

HAND = 5


def pile(g: G, card: str) -> list[str]:
    """The discard pile that a card belongs to."""
    if g.state.split and not card_of(g, card).is_glory:
        return g.state.peril_discard
    return g.state.discard


def discard(g: G, card: str) -> None:
    """DG-CRD-16: to the pile from which its deck is made anew."""
    pile(g, card).append(card)


def draw_from(g: G, deck: list[str], discards: list[str]) -> str | None:
    """DG-CRD-16: an empty deck is made anew from its discard pile; if both are empty there is
    nothing to draw (DG-AMB-27)."""
    if not deck:
        deck[:] = discards
        discards.clear()
        g.streams.shuffle("deck", deck)
    return deck.pop(0) if deck else None


async def draw(g: G, p: Player, count: int) -> None:
    """DG-DSC-07: with nothing left to draw no more is drawn. The cards are told when all are in
    the hand."""
    drawn: list[str] = []
    while len(drawn) < count and (taken := await some_cards(g, p, count - len(drawn))):
        p.hand += taken
        drawn += taken
    if drawn:
        g.say(
            Drew(p.hero, drawn),
            "DG-DSC-07",
            to=(p.seat,),
            others=DrewSome(p.hero, len(drawn)),
        )


async def some_cards(g: G, p: Player, most: int) -> list[str]:
    """DG-CMB-03: with split decks the player says for each card from which it comes: for all at
    once, or for some of one deck, to see them before the next is named. In solo only Glory cards
    are drawn (DG-SOL-14)."""
    state = g.state
    glories = min(most, len(state.deck) + len(state.discard))
    perils = len(state.peril_deck) + len(state.peril_discard) if state.rules.combined else 0
    perils = min(most, perils)
    if glories and perils:
        options = [deck_option("glory-deck", n, 0) for n in range(1, glories + 1)]
        options += [deck_option("peril-deck", 0, n) for n in range(1, perils + 1)]
        options += [
            both_decks(n, most - n) for n in range(1, glories + 1) if 0 < most - n <= perils
        ]
        glories, perils = await choose(p.seat, options, "ask-deck", rule="DG-CMB-03", n=most)
    glory = [draw_from(g, state.deck, state.discard) for _ in range(glories)]
    peril = [draw_from(g, state.peril_deck, state.peril_discard) for _ in range(perils)]
    return [card for card in (*glory, *peril) if card is not None]


def deck_option(deck: str, glories: int, perils: int) -> Option[tuple[int, int]]:
    n = glories + perils
    return Option(f"{deck}:{n}", (glories, perils), f"option-{deck}", {"n": n}, on=deck)


def both_decks(glories: int, perils: int) -> Option[tuple[int, int]]:
    return Option(
        f"both-decks:{glories}:{perils}",
        (glories, perils),
        "option-both-decks",
        {"glory": glories, "peril": perils},
    )


async def draw_to(g: G, p: Player, hand: int) -> None:
    """DG-DSC-07: a player holding as many or more draws none."""
    await draw(g, p, max(0, hand - len(p.hand)))


async def discard_one(g: G, p: Player, *, random: bool = False) -> None:
    """DG-GEN-01: a card makes a hand smaller, by its holder's choice or at random."""
    if random:
        card = g.streams.pick("discard", p.hand)
    else:
        card = await choose(p.seat, hand_options(p), "ask-discard", rule="DG-GEN-01")
    p.hand.remove(card)
    discard(g, card)
    g.say(Discarded(p.hero, card), "DG-GEN-01")


def hand_options(p: Player) -> list[Option[str]]:
    """The cards of a hand, for their holder."""
    return [hand_option(card) for card in p.hand]


@cache
def hand_option(card: str) -> Option[Any]:
    """A card of a hand, among other things that may go or alone."""
    return Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{card}")


def finish(g: G, card: str) -> None:
    """DG-CRD-08: a card that has been played out is discarded."""
    if card in g.state.playing:
        g.state.playing.remove(card)
        discard(g, card)
