"""Resting (GH-RST)."""

from waystone.kernel.ask import PASS, Option, choose, choose_many

from ...box.effects import Heal
from ...table.acting import Act
from ...table.board import character_of
from ...table.facts import Rested
from ...table.state import Character, Figure, G
from ..actions.abilities import heals
from ..actions.damage import suffer
from ..actions.items import refresh
from ..actions.triggers import fire
from ..options import card_option
from .cards import deed, discarded_active, end_active, lose

RESTS_HEAL = 2


def can_rest(g: G, owner: Character) -> bool:
    """GH-RST-01, GH-AMB-19: two cards in the discard pile, active ones of that kind included."""
    return len(owner.discard) + len(discarded_active(g, owner)) >= 2


async def take_back_active(g: G, owner: Character) -> None:
    """GH-AMB-19: active cards that count as discarded may come back, or go on."""
    lying = discarded_active(g, owner)
    if not lying:
        return
    needed = max(0, 2 - len(owner.discard))
    options = [
        Option(f"card:{a.card}", a, "option-card", {"card": a.card}, f"card:{a.card}")
        for a in lying
    ]
    for active in await choose_many(
        owner.seat, options, "ask-end-active", least=needed, rule="GH-AMB-19"
    ):
        end_active(g, owner, active)


async def long_rest(g: G, figure: Figure) -> None:
    """GH-RST-05 to GH-RST-07: lose a card of one's choice, take the rest, heal 2, refresh. If the
    discards were all paid away before the turn, no card is lost (GH-AMB-62). GH-RST-02, GH-ITM-07:
    one card is lost, spent items are refreshed. GH-STA-06: rests count for battle goals.
    GH-AMB-19: active cards may be taken back first. GH-BON-03: the heal is an ability that it
    performs, so what adds to heals adds to it; GH-CON-14: a stun does not hinder it."""
    owner = character_of(g, figure)
    assert owner is not None
    await take_back_active(g, owner)
    options = [card_option(card, "lose", "option-lose") for card in owner.discard]
    if options:
        _rest(g, owner, await choose(owner.seat, options, "ask-long-rest", rule="GH-RST-06"))
    deed(owner, "long-rests")
    await heals(g, Act(figure, seat=owner.seat), Heal(RESTS_HEAL, who="self"), "GH-RST-06")
    for item in owner.items:
        if item.state == "spent":
            refresh(g, owner, item)
    owner.resting = False
    await fire(g, figure, "long-rest")


async def short_rest(g: G, figure: Figure) -> None:
    """GH-RST-03, GH-RST-04: a random card; once, for 1 damage, another instead. GH-STA-14: a step
    of its own. GH-RST-02, GH-STA-06: one card is lost; rests count for battle goals. GH-AMB-19:
    with the active cards that are taken back, two are there to draw from."""
    owner = character_of(g, figure)
    assert owner is not None
    await take_back_active(g, owner)
    card = g.streams.pick("short-rest", owner.discard)
    options = [
        Option("keep", True, "option-redraw", {"card": card}),
        Option(PASS, False, "option-accept", {"card": card}),
    ]
    if await choose(owner.seat, options, "ask-redraw", rule="GH-RST-04", card=card, may=True):
        card = await _another(g, owner, figure, card)
        if owner.exhausted:
            return
    _rest(g, owner, card)
    deed(owner, "short-rests")
    await fire(g, figure, "short-rest")


async def _another(g: G, owner: Character, figure: Figure, card: str) -> str:
    """GH-AMB-52: the card drawn is set aside while the damage is suffered, then another one is
    drawn from what is left."""
    owner.discard.remove(card)
    owner.selected.append(card)
    await suffer(g, figure, 1, "GH-RST-04")
    if owner.exhausted:
        return card
    owner.selected.clear()
    other = g.streams.pick("short-rest", owner.discard) if owner.discard else card
    owner.discard.append(card)
    return other


def _rest(g: G, owner: Character, card: str) -> None:
    """GH-RST-02: exactly one card is lost, the others return."""
    owner.discard.remove(card)
    lose(g, owner, card, "GH-RST-02")
    owner.hand += owner.discard
    owner.discard.clear()
    deed(owner, "rests")
    g.say(Rested(owner.id, card), "GH-RST-02")
