"""Abilities that move cards and items: recover, refresh, lose (GH-REC)."""

from waystone.kernel.ask import PASS, Option, choose_many

from ...box.effects import LoseCards, Recover, Refresh
from ...table.acting import Act
from ...table.board import allies, character, character_of
from ...table.facts import CardsRecovered
from ...table.state import Character, G
from ..options import card_option, item_option
from ..players import decide, figure_option
from ..scenario.cards import action_of, end_active, lose
from .items import refresh
from .perform import performs
from .targets import in_range
from .triggers import fire


async def _who(g: G, act: Act, who: str, reach: int) -> Character | None:
    owner = character_of(g, act.figure)
    if who == "self" or owner is None:
        return owner
    near = in_range(g, act.figure, allies(g, act.figure), reach)
    options = [figure_option(f.id) for f in near if f.kind == "character"]
    if not options:
        return None
    options.append(Option(PASS, "", "option-skip"))
    name = await decide(g, act.seat, options, "ask-ally", "GH-REC-01")
    return character(g, name) if name else None


@performs.rule
async def recover(g: G, act: Act, ability: Recover) -> None:
    """GH-REC-01, GH-REC-02: up to so many cards of a pile, matching active cards included, to the
    hand at once. GH-CRD-10: else lost cards stay lost. GH-REC-06: the card of the first action lies
    in its pile already."""
    owner = await _who(g, act, ability.who, ability.range)
    if owner is None:
        return
    active = {
        a.card: a
        for a in owner.active
        if action_of(g.content, a.card, a.half).lost == (ability.pile == "lost")
    }
    pile = owner.lost if ability.pile == "lost" else owner.discard
    cards = [c for c in pile if ability.pile == "discard" or recoverable(g, c)]
    cards += [c for c in active if ability.pile == "discard" or recoverable(g, c)]
    if not cards:
        return
    options = [
        Option(f"card:{card}", card, "option-card", {"card": card}, f"card:{card}")
        for card in cards
    ]
    picked = await choose_many(
        owner.seat, options, "ask-recover", most=ability.count, rule="GH-REC-01"
    )
    for card in picked:
        if card in active:
            end_active(g, owner, active[card])
        pile.remove(card)
        owner.hand.append(card)
    if picked:
        act.performed = True
        g.say(CardsRecovered(owner.id, picked), "GH-REC-01")


def recoverable(g: G, card: str) -> bool:
    """GH-REC-02: a card with the symbol cannot be recovered once lost."""
    found = g.content.cards[card]
    return not (found.top.unrecoverable or found.bottom.unrecoverable)


@performs.rule
async def refresh_items(g: G, act: Act, ability: Refresh) -> None:
    """GH-REC-03, GH-REC-04: the text says which kind."""
    owner = await _who(g, act, ability.who, ability.range)
    if owner is None:
        return
    items = [
        i
        for i in owner.items
        if i.state != "ready"
        and ability.items in ("any", i.state)
        and not (i.state == "consumed" and g.content.items[i.item].unrecoverable)
    ]
    if not items:
        return
    options = [item_option(owner.id, i, i) for i in items]
    for item in await choose_many(
        owner.seat, options, "ask-refresh", most=ability.count, rule="GH-REC-04"
    ):
        act.performed = True
        refresh(g, owner, item)


def comes_first(g: G, act: Act, ability: LoseCards) -> bool:
    """GH-TRN-02, GH-TRN-05: whether all of a half has to be paid for: who plays it means to pay,
    anybody else has the default. GH-STA-06: unless a battle goal counts defaults."""
    owner = character_of(g, act.figure)
    if not act.card or owner is None:
        return False
    if any(g.content.battle_goals[goal].count == "default-actions" for goal in owner.goals):
        return False
    return action_of(g.content, act.card, act.half).abilities[0] is ability


@performs.rule
async def lose_cards(g: G, act: Act, ability: LoseCards) -> None:
    """A price in cards; unpaid, the rest of the action does not happen. GH-TRN-05: in full or not
    at all."""
    owner = character_of(g, act.figure)
    if owner is None:
        act.stopped = True
        return
    pile = owner.hand if ability.pile == "hand" else owner.discard
    if len(pile) < ability.count:
        act.stopped = True
        return
    if ability.optional:
        options = [
            Option("pay", True, "option-pay", {"count": ability.count}),
            Option(PASS, False, "option-skip"),
        ]
        formal = comes_first(g, act, ability)
        if not await decide(
            g, act.seat, options, "ask-pay-cards", "GH-TRN-05", formal=formal, to=ability.to
        ):
            act.stopped = True
            return
    cards = [card_option(card) for card in pile]
    for card in await choose_many(
        owner.seat,
        cards,
        "ask-lose-cards",
        least=ability.count,
        most=ability.count,
        rule="GH-TRN-05",
        to=ability.to,
    ):
        pile.remove(card)
        if ability.to == "lost":
            lose(g, owner, card, "GH-TRN-05")
            await fire(g, act.figure, "lose-card")
        else:
            owner.discard.append(card)
    act.performed = True
