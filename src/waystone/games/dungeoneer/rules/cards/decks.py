"""Decks, hands and discard piles."""

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
    """DG-DSC-07, DG-CMB-03: with split decks the player says for each card from which; in solo only
    Glory cards are drawn (DG-SOL-14)."""
    state = g.state
    drawn = []
    for _ in range(count):
        glory = bool(state.deck or state.discard)
        peril = bool(state.peril_deck or state.peril_discard) and state.rules.combined
        if glory and peril:
            options = [
                Option("glory-deck", True, "option-glory-deck", on="glory-deck"),
                Option("peril-deck", False, "option-peril-deck", on="peril-deck"),
            ]
            glory = await choose(p.seat, options, "ask-deck", rule="DG-CMB-03")
        elif not glory and not peril:
            break
        if glory:
            card = draw_from(g, state.deck, state.discard)
        else:
            card = draw_from(g, state.peril_deck, state.peril_discard)
        if card is not None:
            p.hand.append(card)
            drawn.append(card)
    if drawn:
        g.say(
            Drew(p.hero, drawn),
            "DG-DSC-07",
            to=(p.seat,),
            others=DrewSome(p.hero, len(drawn)),
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
    return [
        Option(f"card:{card}", card, "option-card", {"card": card}, f"hand:{card}")
        for card in p.hand
    ]


def finish(g: G, card: str) -> None:
    """DG-CRD-08: a card that has been played out is discarded."""
    if card in g.state.playing:
        g.state.playing.remove(card)
        discard(g, card)
