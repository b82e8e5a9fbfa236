"""Modifier cards up a sleeve (the cardsharp's trade): taken from the own discard pile in the open,
played instead of drawing."""

from waystone.kernel.ask import PASS, Option, choose

from ...box.trades import Palm
from ...table.acting import Act
from ...table.board import character_of
from ...table.facts import Palmed
from ...table.state import Character, Figure, G
from ..actions.modifiers import Drawn, face
from ..actions.perform import performs


@performs.rule
async def palm(g: G, act: Act, ability: Palm) -> None:
    """Up to so many, one by one."""
    owner = character_of(g, act.figure)
    if owner is None:
        return
    for _ in range(ability.count):
        card = await _one(owner.seat, owner.deck.discard, owner.id, "ask-palm")
        if not card:
            return
        act.performed = True
        owner.deck.discard.remove(card)
        owner.sleeve.append(card)
        g.say(Palmed(owner.id, card), "GH-AMB-74")


async def from_sleeve(g: G, figure: Figure, value: int) -> Drawn | None:
    """GH-AMB-74: a card from the sleeve is the card of this attack, alone, with advantage or
    without; then it lies in the discard pile as if drawn (GH-AMD-08)."""
    owner = character_of(g, figure)
    if owner is None or not owner.sleeve:
        return None
    place = f"sleeve-{owner.id}"
    card = await _one(owner.seat, owner.sleeve, place, "ask-sleeve", value)
    if not card:
        return None
    play(owner, card)
    return Drawn((face(g, card),))


def play(owner: Character, card: str) -> None:
    owner.sleeve.remove(card)
    owner.deck.discard.append(card)
    if card in ("null", "x2"):
        owner.deck.shuffle = True


async def _one(seat: int, cards: list[str], place: str, prompt: str, value: int = 0) -> str:
    """One of several modifier cards that lie open; of equal ones the first."""
    options = [
        Option(f"modifier:{card}", card, "option-modifier", {"card": card}, f"modifier-{place}:{n}")
        for n, card in enumerate(cards)
        if card not in cards[:n]
    ]
    if not options:
        return ""
    options.append(Option(PASS, "", "option-skip"))
    return await choose(seat, options, prompt, rule="GH-AMB-74", may=True, value=value)
